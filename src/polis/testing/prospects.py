"""Opportunities of a position, for the tests of games."""

from __future__ import annotations

from typing import cast

from polis.core.model import S, State
from polis.core.survey import survey
from polis.core.types import Opportunity
from polis.testing.script import Script


def prospects(table: Script[S], seat: int) -> list[Opportunity]:
    """What a seat, counted from 1, could do; the move only where it is legal now."""
    return survey(table.info.game, cast("State", table.state), seat - 1)


def named(table: Script[S], seat: int, name: str) -> list[Opportunity]:
    return [one for one in prospects(table, seat) if one.name == name]
