"""Positions of Bibs for its tests, and words for what changed in them.

``arranged(3, firms={1: "bar@o1 cafe@o2"}, plots={2: "o5"}, cash=[100, 0, 9])`` is the first
player's turn before the roll; seats are counted from 1, as in notation, and 0 is the bank.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from polis.core import notation, registry
from polis.core.model import NO_MOVE
from polis.core.rng import Rng
from polis.games.bibs.codes import ACTING
from polis.games.bibs.data import (
    CELL_NAMES,
    FIRM_NAMES,
    GROUP_NAMES,
    PLOT_NAMES,
)
from polis.games.bibs.flow import call
from polis.games.bibs.game import GAME as GAME
from polis.games.bibs.holdings import holders_of
from polis.games.bibs.position import Bibs
from polis.games.bibs.property import pass_plot, put_on, set_level, take_plot
from polis.games.bibs.terms import BANK, FIRMS
from polis.testing import script

BIBS = registry.load("bibs")

Script = script.Script[Bibs]
CASH = 3000


def start(seats: int = 3, **options: Any) -> Script:
    """Before chance has said who begins."""
    return Script(BIBS, GAME.start(seats, BIBS.options.numbers(options)), options)


def begun(seats: int = 3, **options: Any) -> Script:
    """The first player is to act."""
    return start(seats, **options).play("*: begin 1")


def arranged(
    seats: int = 3,
    firms: Mapping[int, str] | None = None,
    plots: Mapping[int, str] | None = None,
    hand: Mapping[int, str] | None = None,
    received: Mapping[int, str] | None = None,
    cash: Sequence[int] = (),
    levels: Mapping[str, int] | None = None,
    cheap: Mapping[str, int] | None = None,
    holdings: str = "",
    bank: str = "",
    at: Mapping[int, str] | None = None,
    turn: int = 1,
    double: int = 0,
    **options: Any,
) -> Script:
    """It is a player's turn before the roll. ``levels`` are of firms or of whole groups; ``cheap``
    says how many of a firm's units cost half; ``holdings`` names groups; firms named in ``bank``
    have been sold to it; ``double`` has rolled one last."""
    table = begun(seats, **options)
    state = table.state
    settle(state, firms or {}, plots or {})
    develop(state, levels or {}, cheap or {})
    for word in holdings.split():
        group = GROUP_NAMES.index(word)
        state.holdings |= 1 << group
        state.members[group] = holders_of(state, group)
    deal_cards(state, hand or {}, received or {})
    for word in bank.split():
        pass_plot(state, state.site[FIRM_NAMES.index(word)], BANK)
    for seat, cell in (at or {}).items():
        state.position[seat - 1] = CELL_NAMES.index(cell)
    for i, amount in enumerate(cash):
        state.bank += state.cash[i] - amount
        state.cash[i] = amount
    state.phase, state.turn, state.starter, state.decider = ACTING, turn - 1, turn - 1, turn - 1
    state.doubler = double - 1
    call(state)
    return table


def settle(state: Bibs, firms: Mapping[int, str], plots: Mapping[int, str]) -> None:
    for seat, words in firms.items():
        for word in words.split():
            name, _, cell = word.partition("@")
            take_plot(state, seat - 1, PLOT_NAMES.index(cell))
            put_on(state, FIRM_NAMES.index(name), PLOT_NAMES.index(cell))
    for seat, words in plots.items():
        for cell in words.split():
            take_plot(state, seat - 1, PLOT_NAMES.index(cell))


def develop(state: Bibs, levels: Mapping[str, int], cheap: Mapping[str, int]) -> None:
    for word, level in levels.items():
        for firm in firms_of(word):
            set_level(state, firm, level)
    for word, count in cheap.items():
        for firm in firms_of(word):
            state.cheap[firm] = (1 << state.level[firm]) - (1 << state.level[firm] - count)


def deal_cards(state: Bibs, hand: Mapping[int, str], received: Mapping[int, str]) -> None:
    for seat, words in [*hand.items(), *received.items()]:
        for name in words.split():
            firm = FIRM_NAMES.index(name)
            state.free &= ~(1 << firm)
            state.hand[seat - 1] |= 1 << firm
            state.holder[firm] = seat - 1
    for seat, words in received.items():
        for name in words.split():
            state.received[seat - 1] |= 1 << FIRM_NAMES.index(name)


def firms_of(word: str) -> list[int]:
    """One firm, or all of a group."""
    if word in GROUP_NAMES:
        group = GROUP_NAMES.index(word)
        return [3 * group, 3 * group + 1, 3 * group + 2]
    return [FIRM_NAMES.index(word)]


def cash(table: Script) -> list[int]:
    return list(table.state.cash)


def money(table: Script, seat: int) -> int:
    return list(GAME.scores(table.state))[seat - 1]


def firms(table: Script, seat: int) -> set[str]:
    """On plots."""
    return {FIRM_NAMES[f] for f in range(FIRMS) if table.state.own[seat - 1] >> f & 1}


def cards(table: Script, seat: int) -> set[str]:
    return {FIRM_NAMES[f] for f in range(FIRMS) if table.state.hand[seat - 1] >> f & 1}


def free(table: Script) -> set[str]:
    return {FIRM_NAMES[f] for f in range(FIRMS) if table.state.free >> f & 1}


def owner(table: Script, cell: str) -> int:
    """The seat from 1, 0 for nobody, -1 for the bank."""
    return int(table.state.owner[PLOT_NAMES.index(cell)]) + 1


def level(table: Script, name: str) -> int:
    return int(table.state.level[FIRM_NAMES.index(name)])


def bound(table: Script) -> set[str]:
    return {name for i, name in enumerate(GROUP_NAMES) if table.state.holdings >> i & 1}


def where(table: Script, seat: int) -> str:
    return CELL_NAMES[table.state.position[seat - 1]]


def actor(table: Script) -> int:
    """Whose answer the game waits for, from 1; 0 once it is over."""
    return int(table.state.actors).bit_length()


def told(table: Script, *events: str) -> list[dict[str, Any]]:
    """The events of these kinds, without their clause."""
    return [
        {name: value for name, value in event.items() if name != "clause"}
        for event in table.story()
        if event["event"] in events
    ]


def names_told(table: Script) -> list[str]:
    return [str(event["event"]) for event in table.story()]


def offer(seat: int, partner: int, money: int, *things: str) -> str:
    """A line of the script: plots by their cell, cards by their firm."""
    numbers = [
        PLOT_NAMES.index(thing) if thing in PLOT_NAMES else 48 + FIRM_NAMES.index(thing)
        for thing in things
    ]
    return f"{seat}: offer {partner} : {money} {' '.join(map(str, numbers))}"


def advice(table: Script, seat: int) -> str:
    code = GAME.advise(table.state, seat - 1, Rng(1))
    return "" if code == NO_MOVE else notation.write(GAME.schema(), code)


def kinds(table: Script, seat: int) -> set[str]:
    """The kinds of moves on a seat's menu."""
    return {text.split()[0] for text in table.offered(seat)}


def drive(table: Script, seat: int, *dice: int) -> Script:
    """The player rolls these dice."""
    kind = "die" if len(dice) == 1 else "dice"
    return table.play(f"{seat}: roll; *: {kind} {' '.join(map(str, dice))}")
