"""Positions of New York City for its tests: a table laid by hand, at the moment a test needs.

Cards are written by name, several in a row: ``press press joker``. Houses are counted from 1, the
Toms behind the seats. The letters lie A to X over the districts in their order, so that the mayor
begins on Manhattan and X is Jersey City, unless a test says otherwise.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from polis.core import registry
from polis.core.model import Odds
from polis.core.seats import NONE, members
from polis.games.newyork.codes import AUCTION, FIRST, PICKING, THIRD
from polis.games.newyork.data import TOKEN_NAMES, VALUE_OF
from polis.games.newyork.flow import proceed
from polis.games.newyork.game import GAME as GAME
from polis.games.newyork.influence import seats_in_order
from polis.games.newyork.phases.rounds import begin_round
from polis.games.newyork.phases.staff import hire
from polis.games.newyork.position import NewYork
from polis.games.newyork.schema import CARD_NAMES, CHARACTER_NAMES, DISTRICT_NAMES
from polis.games.newyork.terms import DISTRICTS, OPENED, STACKED, card_at, tower_at
from polis.testing import script
from polis.testing.script import draws

NEWYORK = registry.load("newyork")

Script = script.Script[NewYork]
LETTERS = "a b c d e x"
BASES = "6 7 8 8 9 10"


def start(seats: int = 2, **options: Any) -> Script:
    """Before the first draw."""
    return Script(NEWYORK, GAME.start(seats, NEWYORK.options.numbers(options)), options)


def state_of(table: Script) -> NewYork:
    assert isinstance(table.state, NewYork)
    return table.state


def laid(
    seats: int = 2, letters: str = LETTERS, order: str = "", bases: str = BASES, **options: Any
) -> Script:
    """Letters, base values and markers as named, the leader of the stack first."""
    table = start(seats, **options)
    houses = state_of(table).houses
    for letter in letters.split():
        table.play(f"*: letter {letter}")
    for base in bases.split():
        table.play(f"*: base {base}")
    for house in order.split() or [str(house + 1) for house in range(houses)]:
        table.play(f"*: marker {house}")
    return table


def let_chance(table: Script) -> Script:
    """Chance does the first thing it can, until a player must decide."""
    while found := draws(table.info.game, table.state):
        table.play(f"*: {found[0]}")
    return table


def picking(seats: int = 2, **options: Any) -> Script:
    """The starters are about to be chosen."""
    table = let_chance(laid(seats, **options))
    assert state_of(table).phase == PICKING
    return table


def in_round(seats: int = 2, **options: Any) -> Script:
    """The first pair of the first round is about to be drafted."""
    table = picking(seats, **options)
    while state_of(table).phase == PICKING:
        seat = members(table.state.actors)[0] + 1
        table.play(f"{seat}: {table.offered(seat)[0]}")
        let_chance(table)
    return table


def bare(seats: int = 2, **options: Any) -> NewYork:
    """A first round in which nobody has a card in hand or reserve, nor any character."""
    state = state_of(in_round(seats, **options))
    for house in range(state.houses):
        for card in range(7):
            at = card_at(house, card)
            held = state.hand[at] + state.reserve[at]
            state.deck[card] += held
            state.deck_left += held
            state.hand[at] = state.reserve[at] = state.known[at] = 0
        state.hand_size[house] = state.reserve_size[house] = 0
        for kind in range(36):
            state.pile[kind] += state.staff[house * 36 + kind]
            state.pile_left[VALUE_OF[kind] - 1] += state.staff[house * 36 + kind]
            state.staff[house * 36 + kind] = state.paid[house * 36 + kind] = 0
    for i, card in enumerate(state.pairs):
        if card >= 0:
            state.deck[card] += 1
            state.deck_left += 1
            state.pairs[i] = -1
    state.idle = vec[i64]([0] * len(state.idle))
    return state


def give(state: NewYork, house: int, cards: str, seen: bool = False) -> None:
    """Put cards of the deck in a hand (counted from 0)."""
    for name in cards.split():
        card = CARD_NAMES.index(name)
        assert state.deck[card] > 0
        state.deck[card] -= 1
        state.deck_left -= 1
        state.hand[card_at(house, card)] += 1
        state.hand_size[house] += 1
        state.known[card_at(house, card)] += seen or house >= state.players


def reserve(state: NewYork, house: int, cards: str) -> None:
    for name in cards.split():
        card = CARD_NAMES.index(name)
        state.deck[card] -= 1
        state.deck_left -= 1
        state.reserve[card_at(house, card)] += 1
        state.reserve_size[house] += 1


def employ(state: NewYork, house: int, characters: str) -> None:
    for name in characters.split():
        kind = CHARACTER_NAMES.index(name)
        if state.pile[kind] > 0:
            state.pile[kind] -= 1
            state.pile_left[VALUE_OF[kind] - 1] -= 1
        hire(state, house, kind)


def stand(state: NewYork, spaces: list[int], order: str = "") -> None:
    """Put the markers on spaces, the neutral one last; ``order`` names who is ahead, N neutral."""
    names = [*(str(house + 1) for house in range(state.houses)), "N"]
    for marker, space in enumerate(spaces):
        state.space[marker] = space
    ranked = [names.index(name) for name in order.split()] or sorted(
        range(len(spaces)), key=lambda marker: -spaces[marker]
    )
    for at, marker in enumerate(ranked):
        state.order[at] = marker
        state.standing[marker] = at


def stack_tokens(state: NewYork, names: str) -> None:
    """Only these prestige tokens are open."""
    for token, name in enumerate(TOKEN_NAMES):
        if state.token_at[token] == OPENED:
            state.token_at[token] = STACKED
        if name in names.split():
            state.token_at[token] = OPENED


def build(state: NewYork, house: int, **towers: int) -> None:
    """Give a house exactly these skyscrapers."""
    for district, name in enumerate(DISTRICT_NAMES):
        state.towers[tower_at(house, district)] = towers.get(name, 0)


def auction(
    category: str,
    hands: list[str],
    seats: int = 2,
    *,
    reserves: list[str] | None = None,
    staff: list[str] | None = None,
    dollars: list[int] | None = None,
    supply: list[int] | None = None,
    spaces: list[int] | None = None,
    order: str = "",
    first: int = 1,
    tokens: str = "",
    **options: Any,
) -> Script:
    """An auction opens: hands, reserves and staff by house. Everybody else has what the set-up
    gave, the first bidder is named."""
    state = bare(seats, **options)
    for house, cards in enumerate(hands):
        give(state, house, cards)
    for house, cards in enumerate(reserves or []):
        reserve(state, house, cards)
    for house, names in enumerate(staff or []):
        employ(state, house, names)
    for house, money in enumerate(dollars or []):
        state.dollars[house] = money
    for house, count in enumerate(supply or []):
        state.supply[house] = count
    if spaces:
        stand(state, spaces, order)
    elif order:
        stand(state, list(state.space), order)
    if tokens:
        stack_tokens(state, tokens)
    state.phase, state.auction, state.first = AUCTION, CARD_NAMES.index(category), first - 1
    state.actors = NONE
    table = Script(NEWYORK, state)
    proceed(state, table.log)
    return table


def in_phase(
    phase: int,
    hands: list[str],
    staff: list[str],
    dollars: list[int],
    seats: int = 2,
    spare: str = "",
) -> Script:
    """Phase I or III begins, with these hands and characters."""
    state = bare(seats)
    for house, cards in enumerate(hands):
        give(state, house, cards)
    for house, names in enumerate(staff):
        employ(state, house, names)
    for house, money in enumerate(dollars):
        state.dollars[house] = money
    for name in spare.split():
        state.deck[CARD_NAMES.index(name)] -= 1
        state.deck_left -= 1
        state.spare[CARD_NAMES.index(name)] += 1
    state.phase, state.step = (FIRST, 0) if phase == 1 else (THIRD, 0)
    state.queue = seats_in_order(state)
    state.actors = NONE
    table = Script(NEWYORK, state)
    proceed(state, table.log)
    return table


def hand(table: Script, house: int) -> str:
    """The cards of a house (counted from 1), by name."""
    state = state_of(table)
    return held(state.hand, house)


def held(cards: vec[i64], house: int) -> str:
    return " ".join(
        name for card, name in enumerate(CARD_NAMES) for _ in range(cards[card_at(house - 1, card)])
    )


def towers(table: Script, house: int) -> dict[str, int]:
    """Where a house has skyscrapers."""
    state = state_of(table)
    return {
        DISTRICT_NAMES[d]: int(state.towers[tower_at(house - 1, d)])
        for d in range(DISTRICTS)
        if state.towers[tower_at(house - 1, d)]
    }


def told(table: Script, name: str) -> list[dict[str, Any]]:
    """The events of one name."""
    return [dict(event) for event in table.story() if event["event"] == name]


def chances(table: Script) -> dict[str, int]:
    """What chance may do now, with weights."""
    odds = Odds()
    NEWYORK.game.chances(table.state, odds)
    names = draws(NEWYORK.game, table.state)
    return dict(zip(names, map(int, odds.weights), strict=True))


def next_round(state: NewYork) -> Script:
    table = Script(NEWYORK, state)
    begin_round(state, table.log)
    state.actors = NONE
    proceed(state, table.log)
    return table
