"""Every reason to refuse a move is given somewhere, and is true wherever it is given."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from polis.core import notation
from polis.core.model import LEGAL, Menu, Why, kind_of
from polis.core.rng import Rng
from polis.core.seats import SPECTATOR
from polis.games.fallout.position import Fallout
from polis.games.fallout.tests.reasons import REASONS
from polis.games.fallout.tests.table import FALLOUT, GAME, Script, arranged, begun, offer, start
from polis.testing.promises.walk import freeform_moves

SHORT: dict[str, Any] = {"deeds": {1: "brown", 2: "light_blue", 3: "pink"}, "shacks": 1}
VAULTS: dict[str, Any] = {"deeds": {1: "brown", 2: "pink"}, "levels": {"brown": 5, "pink": 1}}
LAST: dict[str, Any] = {"rent_claim": "manual", "rounds": "20", "turn": 3, "time": "called"}
JAILED: dict[str, Any] = {"jailed": {1: 1}, "cash": [49, 1500]}


def positions() -> Iterator[Script]:
    yield start(2)
    yield begun(2)
    yield arranged(3, deeds={1: "brown", 2: "vernon megaton", 3: "dupont"}, mortgaged="junktown")
    yield arranged(2, deeds={1: "klamath den arroyo", 2: "junktown megaton"}, cash=[60, 0])
    yield from (arranged(2, **VAULTS, shacks=n, edition=e) for n in (0, 3, 9) for e in "12")
    yield arranged(2, deeds={1: "pink"}, levels={"hub": 4, "vault13": 3, "shady_sands": 3})
    yield arranged(2, deeds={1: "pink"}, levels={"pink": 2}, shacks=0)
    yield from in_jail()
    yield from at_an_auction()
    yield from with_scarce_buildings()
    yield from in_debt()
    yield from with_offers()
    yield from at_the_end()


def in_jail() -> Iterator[Script]:
    yield arranged(2, **JAILED)
    yield arranged(2, **JAILED, cards={1: "guide"})
    yield arranged(2, **JAILED, cards={1: "guide special"})
    yield arranged(2, **JAILED, cards={1: "guide special"}, edition="1")


def at_an_auction() -> Iterator[Script]:
    """The highest bidder has a group to build on, and money that is bound."""
    deeds = {1: "light_blue vernon"}
    table = arranged(2, deeds=deeds, at={1: 34}, cash=[100, 90], mortgaged="vernon")
    yield table.play("1: roll; *: dice 1 2")
    yield table.play("1: refuse; 1: bid : 60")


def with_scarce_buildings() -> Iterator[Script]:
    table = arranged(3, **SHORT)
    yield table.play("1: build junktown")
    yield table.play("2: want 1; 3: want 0")
    yield table.play("1: bid : 60")
    yield table.play("2: pass")


def in_debt() -> Iterator[Script]:
    """Who owes a rent, alone and while others share out the last building."""
    deeds = {1: "diamond_city light_blue", 2: "brown vernon", 3: "pink"}
    table = arranged(3, deeds=deeds, at={2: 34}, cash=[900, 10, 900], shacks=1, turn=2)
    yield table.play("2: roll; *: dice 1 4")
    yield table.play("1: build den")


def with_offers() -> Iterator[Script]:
    """One who has made an offer and then owes a rent that was asked for by hand."""
    deeds = {1: "vernon hub", 2: "diamond_city dupont", 3: "klamath"}
    spent: dict[str, Any] = {"cash": [20, 5, 900], "rent_claim": "manual", "mortgaged": "dupont"}
    table = arranged(3, deeds=deeds, at={1: 34}, **spent).play("1: roll; *: dice 1 4")
    yield table.play(offer(1, 3, 20, "hub"), offer(2, 1, -20, "dupont"))
    yield table.play("2: claim")
    for _ in range(10):
        table.play(offer(3, 1, 1, "vernon"))
    yield table


def at_the_end() -> Iterator[Script]:
    table = arranged(3, deeds={1: "diamond_city"}, at={3: 34}, **LAST)
    table.state.round, table.state.starter = 20, 0
    yield table.play("1: time")
    yield table.play("3: roll; *: dice 1 4")
    yield table.play("1: claim")
    yield arranged(2, time="clock", time_from="10")
    table = arranged(3, deeds={1: "diamond_city"}, at={2: 34}, cash=[9, 9, 9], turn=2)
    yield table.play("2: roll; *: dice 1 4")


def refused(state: Fallout, seat: int) -> Iterator[str]:
    """The reasons against whatever this seat could write, none of them false."""
    schema, rng, menu = GAME.schema(), Rng(5), Menu()
    GAME.legal(state, seat, menu)
    numbers = range(notation.action_count(schema))
    asked = [(notation.action_code(schema, number), vec[i64]()) for number in numbers]
    for code, payload in asked + freeform_moves(FALLOUT.game, state, rng):
        why, text = Why(), f"{seat}: {notation.write(schema, code, payload)}"
        GAME.check(state, seat, code, payload, why)
        if not schema.moves[kind_of(code)].freeform:
            assert menu.allows(code) == (why.refusal == LEGAL), text
        if why.refusal != LEGAL:
            name = schema.refusals[why.refusal].name
            assert REASONS[name](state, seat, code, list(payload)), f"{text}: {name} is not so"
            yield name


def test_F4_6_every_reason_is_given_somewhere_and_is_true() -> None:
    met = {
        name
        for table in positions()
        for seat in (*range(table.state.players), SPECTATOR)
        for name in refused(table.state, seat)
    }
    assert {refusal.name for refusal in GAME.schema().refusals} == REASONS.keys()
    assert REASONS.keys() - met == set()
