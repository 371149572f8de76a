"""Opportunities of a position, for the tests of games: by name, and judged by the rules."""

from __future__ import annotations

from typing import cast

from polis.core import notation
from polis.core.model import NO_MOVE, S, State, kind_of
from polis.core.opportunities import Opportunities
from polis.core.play import is_legal
from polis.core.types import Opportunity, opportunity
from polis.testing.script import Script


def prospects(table: Script[S], seat: int) -> list[Opportunity]:
    """What a seat, counted from 1, could do; the move only where it is legal now."""
    found, schema = Opportunities(), table.info.game.schema()
    table.info.game.opportunities(table.state, seat - 1, found)
    rows = found.rows()
    return [opportunity(schema, row, takes_up(table, seat - 1, row[2])) for row in rows]


def takes_up(table: Script[S], seat: int, code: int) -> str:
    if code == NO_MOVE or not is_legal(table.info.game, cast("State", table.state), seat, code):
        return ""
    assert not table.info.game.schema().moves[kind_of(code)].freeform
    return notation.write(table.info.game.schema(), code)


def named(table: Script[S], seat: int, name: str) -> list[Opportunity]:
    return [one for one in prospects(table, seat) if one.name == name]
