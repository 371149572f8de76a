"""What a seat could do is told to its player alone, and to nobody at a table without help."""

from __future__ import annotations

import msgspec
import pytest

from polis.core.registry import load
from polis.core.rng import Rng
from polis.server.domain.commands import Caller, Context
from polis.server.domain.surveys import survey
from polis.server.errors import TableError
from polis.server.messages.commands import Survey
from polis.server.messages.frames import Surveyed
from tests.server.fold import ANNA, OLEG, Folded, fresh
from tests.server.test_leaks import going_on, positions


def asked(table: Folded, user: str, seat: int, after: str = "") -> Surveyed:
    return survey(table.table, Caller(user), Survey(fresh(), 0, seat, after), Context(table.now))


def test_one_asks_for_ones_own_seat_only() -> None:
    table = Folded(ANNA, OLEG).begin()
    assert asked(table, ANNA, 0).seq == table.table.seq
    with pytest.raises(TableError):
        asked(table, OLEG, 0)
    with pytest.raises(TableError):
        asked(table, "somebody", 1)


def test_a_table_without_help_is_told_nothing() -> None:
    told = Folded(ANNA, OLEG).begin()
    assert asked(told, [ANNA, OLEG][told.actor], told.actor).found
    told.table.made.help = False
    assert asked(told, [ANNA, OLEG][told.actor], told.actor).found == []


def test_a_move_that_takes_it_up_is_legal() -> None:
    table = Folded(ANNA, OLEG, info=load("bibs")).begin()
    match = table.table.match
    assert match is not None
    for _ in range(60):
        for one in asked(table, [ANNA, OLEG][table.actor], table.actor).found:
            assert not one.move or match.why_not(table.actor, one.move) is None, one
        table.move(str(match.moves(table.actor)[0]))


def test_worlds_a_seat_cannot_tell_apart_have_the_same_opportunities() -> None:
    info, options = load("estates"), {"money": "secret"}
    for state in positions(info, options, 3):
        world = info.game.determinize(state, 0, Rng(5))
        one, two = (going_on(info, options, each) for each in (state, world))
        said = [msgspec.json.encode(asked(table, ANNA, 0).found) for table in (one, two)]
        assert said[0] == said[1]
