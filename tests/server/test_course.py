"""The course of a finished game: its curve ends with the result, its moments are where they say."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.server.live import Json, Person
from tests.server.test_play import begun, play_on

People = Callable[..., Person]


def test_a_curve_ends_with_the_result_and_moments_are_lines_of_the_game(people: People) -> None:
    anna, oleg, table = begun(people)
    assert anna.http.get(f"/api/tables/{table}/course").status_code == 409
    with anna.at(table) as one, oleg.at(table) as two:
        play_on([one, two], random.Random(1))
    frame = anna.get(f"/api/tables/{table}")
    course = oleg.get(f"/api/tables/{table}/course")
    points, moments = course["points"], course["moments"]
    assert points[-1]["worth"] == frame["result"]["scores"]
    lines = [point["line"] for point in points]
    assert lines == sorted(set(lines)) and lines[-1] == frame["line"]
    assert moments and len({moment["line"] for moment in moments}) == len(moments)
    events = {(told["line"], told["event"]) for told in frame["events"]}
    for moment in moments:
        assert all((told["line"], told["event"]) in events for told in moment["told"])
    check_deal(moments, frame)
    check_lead(moments, points, frame["result"]["winners"])


def check_deal(moments: list[Json], frame: Json) -> None:
    """No other line had a larger one."""
    paid = {
        told["line"]: told["args"]["amount"]
        for told in frame["events"]
        if told["event"] in ("sold", "kept")
    }
    others = {moment["line"] for moment in moments if moment["kind"] != "deal"}
    largest = max(amount for line, amount in paid.items() if line not in others)
    deal = next(moment for moment in moments if moment["kind"] == "deal")
    assert deal["amount"] == largest == paid[deal["line"]]


def check_lead(moments: list[Json], points: list[Json], winners: list[int]) -> None:
    """The winner is ahead from there on, and was not just before."""
    for moment in moments:
        if moment["kind"] == "lead":
            ahead = [
                point["worth"][winners[0]] == max(point["worth"])
                and point["worth"].count(max(point["worth"])) == 1
                for point in points
            ]
            at = next(i for i, point in enumerate(points) if point["line"] >= moment["line"])
            assert all(ahead[at:]) and not ahead[at - 1]


def test_sources_come_with_the_last_frame(people: People) -> None:
    anna, oleg, table = begun(people)
    assert anna.get(f"/api/tables/{table}")["sources"] == []
    with anna.at(table) as one, oleg.at(table) as two:
        play_on([one, two], random.Random(3))
    frame = anna.get(f"/api/tables/{table}")
    sums = [sum(row["points"][seat] for row in frame["sources"]) for seat in range(2)]
    assert sums == frame["result"]["scores"] and len(frame["sources"]) > 1
