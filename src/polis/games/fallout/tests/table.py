"""Positions of Monopoly: Fallout for its tests, and words for what changed in them.

``arranged(3, deeds={1: "junktown klamath"}, cash=[100, 0, 9])`` is the first player's turn to roll
with these deeds dealt out; seats are counted from 1, as in notation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from polis.core import notation, registry
from polis.core.model import NO_MOVE
from polis.core.rng import Rng
from polis.games.fallout.codes import ROLLING
from polis.games.fallout.data import GET_OUT_CARD, GROUP_OF, MASKS, POSITIONS, PROPERTY_NAMES, START
from polis.games.fallout.decks import take_off
from polis.games.fallout.flow import call
from polis.games.fallout.game import GAME as GAME
from polis.games.fallout.holdings import hand_over, set_level
from polis.games.fallout.position import Fallout
from polis.games.fallout.schema import ASSET_NAMES, CARD_NAMES, GROUP_NAMES, SPACE_NAMES
from polis.games.fallout.terms import CARDS, FIRST_CARD
from polis.testing import script

FALLOUT = registry.load("fallout")

Script = script.Script[Fallout]


def start(seats: int = 3, **options: Any) -> Script:
    """Before anyone has rolled for the start."""
    return Script(FALLOUT, GAME.start(seats, FALLOUT.options.numbers(options)), options)


def begun(seats: int = 3, **options: Any) -> Script:
    """The first player is to roll."""
    rest = "".join("*: dice 1 1;" for _ in range(seats - 1))
    return start(seats, **options).play("*: dice 6 6", rest)


def arranged(
    seats: int = 3,
    deeds: Mapping[int, str] | None = None,
    cash: Sequence[int] = (),
    levels: Mapping[str, int] | None = None,
    mortgaged: str = "",
    at: Mapping[int, int | str] | None = None,
    jailed: Mapping[int, int] | None = None,
    cards: Mapping[int, str] | None = None,
    shacks: int | None = None,
    vaults: int | None = None,
    deck: str = "",
    turn: int = 1,
    **options: Any,
) -> Script:
    """It is a player's turn to roll. ``levels`` builds by site or by group; ``at`` places tokens by
    space or property; ``cards`` deals get-out cards, as ``"guide"``; ``shacks`` and ``vaults`` are
    what the bank has left, the rest being out of play; ``deck`` names cards that will be drawn, in
    that order."""
    table = begun(seats, **options)
    state = table.state
    deal_deeds(state, deeds or {}, levels or {}, mortgaged)
    for seat, place in (at or {}).items():
        state.position[seat - 1] = space(place)
    for seat, tries in (jailed or {}).items():
        state.position[seat - 1], state.jail[seat - 1] = 10, tries
    deal_cards(state, cards or {})
    stack(state, deck.split())
    for i in range(seats):
        had = state.cash[i]
        state.cash[i] = cash[i] if cash else START
        state.bank += had - state.cash[i]
    state.shacks = state.shacks if shacks is None else shacks
    state.vaults = state.vaults if vaults is None else vaults
    state.phase, state.turn, state.starter, state.decider = ROLLING, turn - 1, turn - 1, turn - 1
    call(state)
    return table


def deal_deeds(
    state: Fallout, deeds: Mapping[int, str], levels: Mapping[str, int], mortgaged: str
) -> None:
    for seat, words in deeds.items():
        for word in words.split():
            for lot in lots(word):
                hand_over(state, lot, seat - 1)
    for word, level in levels.items():
        for lot in lots(word):
            set_level(state, lot, level)
    for word in mortgaged.split():
        for lot in lots(word):
            state.mortgaged |= 1 << lot


def deal_cards(state: Fallout, cards: Mapping[int, str]) -> None:
    for seat, words in cards.items():
        for word in words.split():
            number = ["guide", "special"].index(word)
            take_off(state, GET_OUT_CARD[number])
            hand_over(state, FIRST_CARD + number, seat - 1)


def lots(word: str) -> list[int]:
    """One property, or all of a group by its colour."""
    if word in GROUP_NAMES:
        group = GROUP_NAMES.index(word)
        return [lot for lot in range(28) if GROUP_OF[lot] == group]
    return [PROPERTY_NAMES.index(word)]


def space(place: int | str) -> int:
    return place if isinstance(place, int) else POSITIONS[PROPERTY_NAMES.index(place)]


def stack(state: Fallout, names: list[str]) -> None:
    """Leave only these cards of a deck unseen, or all of them if none is named."""
    for number in range(2):
        wanted = [CARD_NAMES.index(name) for name in names]
        own = [card for card in wanted if card // CARDS == number]
        if own:
            assert len(own) == 1, "one card a deck"
            for card in range(number * CARDS, number * CARDS + CARDS):
                if card not in own and state.unseen[number] >> (card % CARDS) & 1:
                    take_off(state, card)
                    put(state, number, card)


def put(state: Fallout, number: int, card: int) -> None:
    place = (state.ring[2 * number] + state.ring[2 * number + 1]) % CARDS
    state.known[number * CARDS + place] = card
    state.ring[2 * number + 1] += 1


def cash(table: Script) -> list[int]:
    return list(table.state.cash)


def worth_of(table: Script, seat: int) -> int:
    return list(GAME.scores(table.state))[seat - 1]


def owned(table: Script, seat: int) -> set[str]:
    mask = table.state.owned[seat - 1]
    return {ASSET_NAMES[asset] for asset in range(30) if mask >> asset & 1}


def owner(table: Script, name: str) -> int:
    """The seat from 1, or 0 for the bank."""
    return int(table.state.owner[ASSET_NAMES.index(name)]) + 1


def level(table: Script, name: str) -> int:
    return int(table.state.level[PROPERTY_NAMES.index(name)])


def is_mortgaged(table: Script, name: str) -> bool:
    return bool(table.state.mortgaged >> PROPERTY_NAMES.index(name) & 1)


def where(table: Script, seat: int) -> str:
    return SPACE_NAMES[table.state.position[seat - 1]]


def actor(table: Script) -> int:
    """Whose answer the game waits for, from 1; 0 once it is over."""
    actors = int(table.state.actors)
    return actors.bit_length() if actors else 0


def alive(table: Script) -> list[int]:
    return [seat + 1 for seat in range(table.state.players) if table.state.alive >> seat & 1]


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
    """A line of the script: seat offers partner this."""
    numbers = " ".join(str(ASSET_NAMES.index(thing)) for thing in things)
    return f"{seat}: offer {partner} : {money} {numbers}"


def advice(table: Script, seat: int) -> str:
    code = GAME.advise(table.state, seat - 1, Rng(1))
    return "" if code == NO_MOVE else notation.write(GAME.schema(), code)


def kinds(table: Script, seat: int) -> set[str]:
    """The kinds of moves on a seat's menu."""
    return {text.split()[0] for text in table.offered(seat)}


def whole(group: str) -> int:
    return int(MASKS[GROUP_NAMES.index(group)])
