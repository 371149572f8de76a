"""What a page is told between two looks: previews of moves, and the positions on the way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import pytest

from polis.core.registry import load
from polis.games.fallout.holdings import hand_over
from polis.games.fallout.position import Fallout
from polis.server.domain import previews, replays
from polis.server.domain.viewers import Viewer
from polis.server.errors import TableError
from polis.server.messages.commands import Preview
from polis.server.messages.frames import Frame, Previewed
from tests.server.fold import Folded, previewed

ANNA, OLEG = "anna", "oleg"


def tried(table: Folded, user: str, *moves: str) -> list[Previewed]:
    command = Preview("p", seat=[ANNA, OLEG].index(user), moves=[*moves])
    return previewed(table, user, command).previews


def shown(frame: Frame, before: Mapping[str, object]) -> list[Mapping[str, object]]:
    """Every view on the way, as a page puts them together."""
    views, view = list[Mapping[str, object]](), before
    for step in frame.steps:
        view = {**view, **step.changed}
        views.append(view)
    assert frame.view is not None
    return [*views, frame.view]


def estates() -> Folded:
    table = Folded(ANNA, OLEG).begin()
    while table.actor != 0:
        for text in ("offer mayor", "pass", "discard"):
            table.move(text)
    return table


def test_E3_2_selling_shows_who_pays_whom_before_it_is_done() -> None:
    table = estates()
    table.move("offer left1")
    table.move("bid 4")
    sell, keep = tried(table, ANNA, "sell", "keep")
    assert (sell.money, keep.money) == ([4, -4], [-4, 4])
    assert [told.event for told in sell.events] == ["sold"]
    assert sell.events[0].args == {"player": 0, "other": 1, "amount": 4}


def test_F4_5_a_deal_is_shown_as_if_it_were_struck() -> None:
    """What it would leave both, with interest on what is mortgaged, though nobody has agreed."""
    table = Folded(ANNA, OLEG, info=load("fallout"), seed="a deal").begin()
    maker, other = sell_to_both(table)
    found = deal(table, maker, other, "100 junktown klamath")
    (interest,) = [told.args["amount"] for told in found.events if told.event == "interest_paid"]
    assert isinstance(interest, int) and interest > 0
    assert (found.money[maker], found.money[other]) == (-100 - interest, 100)
    seats = cast("list[dict[str, int]]", found.changed["seats"])
    assert seats[maker]["cash"] == 1500 - 100 - interest and seats[other]["cash"] == 1600
    refused = deal(table, maker, other, "-2000 junktown")
    assert refused.problem is not None and refused.problem.code == "offer_no_cash"


def sell_to_both(table: Folded) -> tuple[int, int]:
    """A deed to the one whose turn it is, a mortgaged one to the other."""
    assert table.table.match is not None
    state = cast("Fallout", table.table.match.state)
    hand_over(state, 0, state.turn)
    hand_over(state, 1, 1 - state.turn)
    state.mortgaged |= 1 << 1
    return state.turn, 1 - state.turn


def deal(table: Folded, maker: int, other: int, terms: str) -> Previewed:
    moves, answer = [f"offer {other + 1} : {terms}"], f"{other + 1}: accept {maker + 1}"
    command = Preview("p", seat=maker, moves=moves, answer=answer, shows=True)
    return previewed(table, [ANNA, OLEG][maker], command).previews[0]


def test_an_illegal_move_is_previewed_by_its_refusal() -> None:
    table = estates()
    found = tried(table, ANNA, "bid 3", "offer left1")
    assert found[0].problem is not None and found[0].problem.code == "wrong_moment"
    assert found[0].events == [] and found[1].problem is None


def test_E2_4_a_roof_stops_at_chance() -> None:
    start = Folded(ANNA, OLEG).begin()
    for text in ("offer left1", "pass", "build top 1"):
        start.move(text)
    user = [ANNA, OLEG][start.actor]
    assert tried(start, user, "offer roof")[0].chance


def test_nobody_previews_the_moves_of_another() -> None:
    table = estates()
    with pytest.raises(TableError) as error:
        previewed(table, OLEG, Preview("p", seat=0, moves=["stash"]))
    assert error.value.code == "not_your_seat"
    with pytest.raises(TableError):
        tried(table, ANNA, *["stash"] * (previews.MOST_PREVIEWS + 1))


def test_the_steps_of_a_frame_lead_from_view_to_view() -> None:
    """Each is what a page that had looked after every line would have seen."""
    table = Folded(ANNA, OLEG, info=load("fallout"), seed="a walk").begin()
    assert table.table.match is not None
    for _ in range(40):
        line, before = table.table.line, table.frame(ANNA, 0).view
        assert before is not None
        for _ in range(2):
            table.move(table.table.match.moves(table.actor)[0])
        frame = table.frame(ANNA, 0, line)
        lines = [step.line for step in frame.steps] + [frame.line]
        (*_, past) = replays.replay(table.table, Viewer(ANNA, 0), line + 1, frame.line)
        views = past.frames
        assert lines == [each.line for each in views]
        assert shown(frame, before) == [each.view for each in views]


def test_a_page_that_sees_the_table_first_gets_no_steps() -> None:
    table = estates()
    assert table.frame(ANNA, 0).steps == []
    line = table.table.line
    table.move("offer left1")
    assert table.frame(ANNA, 0, line).steps == []  # one line: the frame's own view is it
