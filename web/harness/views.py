"""Positions of The Estates for the harness page, played out by the real engine.

``python web/harness/views.py`` writes ``web/harness/views.json``: for each moment the view before
the last move, the view after it, what was told, and what may be chosen.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from polis.bots.roster import bot
from polis.core import notation
from polis.core.match import Match
from polis.core.rng import Rng

Shot = dict[str, object]
View = dict[str, object]
NAMES = ["Анна", "Boris", "Виктория-Шарлотта", "Dmitri", "Ева"]
EVENTFUL = 60


def games() -> Iterator[tuple[Match, int, str]]:
    """Every decision of many games: the match just after it, the line before, and the move."""
    for seed in range(400):
        seats = 3 + seed % 3
        match = Match.new("estates", seats, f"harness {seed}", {"money": "hidden"})
        player = bot("random" if seed % 2 else "thumb")
        rng = Rng(seed)
        while not match.over:
            seat = match.actors[0]
            code = player.choose(match.game, match.state, seat, rng)
            yield match, seat, notation.write(match.game.schema(), code)


def barriers(view: View) -> int:
    return sum(len(row["barriers"]) for row in view["rows"])


def floors(view: View) -> int:
    return sum(len(lot["floors"]) for row in view["rows"] for lot in row["lots"])


def tallest(view: View) -> int:
    return max(len(lot["floors"]) for row in view["rows"] for lot in row["lots"])


def hammered(view: View) -> str:
    return view["auction"]["piece"] if view["auction"] else ""


def has_mayor(view: View) -> bool:
    return any(row["mayor"] for row in view["rows"])


def done(view: View) -> int:
    return sum(row["complete"] for row in view["rows"])


MOMENTS: dict[str, Callable[[View, int], bool]] = {
    "opening": lambda v, n: v["phase"] == "choosing" and floors(v) == 0,
    "bidding": lambda v, n: v["phase"] == "bidding" and floors(v) == 6 and v["auction"]["bid"] > 1,
    "deciding": lambda v, n: v["phase"] == "deciding" and floors(v) == 9 and has_mayor(v),
    "floor": lambda v, n: v["phase"] == "placing" and hammered(v)[:4] == "left" and floors(v) == 10,
    "roof": lambda v, n: v["phase"] == "placing" and hammered(v) == "roof" and floors(v) == 12,
    "barrier": lambda v, n: v["phase"] == "placing" and hammered(v) == "barrier2" and floors(v) > 4,
    "mayor": lambda v, n: v["phase"] == "placing" and hammered(v) == "mayor" and floors(v) > 5,
    "cancel": lambda v, n: v["phase"] == "placing" and hammered(v) == "cancel" and barriers(v) == 3,
    "crowded": lambda v, n: (
        v["phase"] == "choosing"
        and floors(v) > 18
        and barriers(v) == 3
        and has_mayor(v)
        and tallest(v) > 4
        and done(v) == 1
    ),
    "over": lambda v, n: v["phase"] == "over" and barriers(v) == 3 and has_mayor(v) and n == 5,
}


def shot(match: Match, seat: int, move: str) -> Shot:
    known = len(match.entries)
    before = match.view(seat)
    match.play(seat, move)
    viewer = match.actors[0] if not match.over else seat
    return {
        "before": before,
        "view": match.view(viewer),
        "seat": viewer,
        "acts": match.actors,
        "choices": match.choices(viewer) if not match.over else [],
        "moves": match.moves(viewer) if not match.over else [],
        "events": [
            {**told, "whispered": False, "args": told_args(told)}
            for told in told_since(match, viewer, known)
        ],
        "names": NAMES[: match.head.seats],
    }


def told_since(match: Match, viewer: int, known: int) -> list[dict[str, object]]:
    return [dict(told) for told in match.events(viewer, known)]


def told_args(told: dict[str, object]) -> object:
    return {k: v for k, v in told.items() if k not in ("line", "event", "clause")}


def main() -> None:
    found: dict[str, Shot] = {}
    for match, seat, move in games():
        made = shot(match, seat, move)
        for name, wanted in MOMENTS.items():
            if name not in found and wanted(made["view"], match.head.seats):
                found[name] = made
        if len(found) == len(MOMENTS):
            break
    print("missing:", sorted(set(MOMENTS) - set(found)))
    path = Path(__file__).with_name("views.json")
    path.write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
