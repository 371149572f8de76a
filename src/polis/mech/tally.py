"""Points added up from what was told in a game, for sources that leave no trace in the position."""

from __future__ import annotations

from polis.core.schema import EventType, Schema


def points_told(
    schema: Schema, told: list[tuple[int, ...]], name: str, players: int, rivals: int = 0
) -> list[int]:
    """All points of an event, by seat; behind the seats those of the same event of each rival."""
    event = next(one for one in schema.events if one.name == name)
    at = points_at(event)
    points = [0] * (players + rivals)
    for row in told:
        if row[1] == event.number:
            points[row[2]] += row[at]
        elif event.house and row[1] == event.number + 1:
            points[players + row[2]] += row[at]
    return points


def points_at(event: EventType) -> int:
    """Where its points stand in a row, behind the recipient and the event."""
    return 2 + [arg.name for arg in event.args].index("points")


def missing(rows: list[list[int]], scores: list[int]) -> list[int]:
    """What the rows lack of the scores: points from before a game that began in mid-play."""
    return [score - sum(row[seat] for row in rows) for seat, score in enumerate(scores)]
