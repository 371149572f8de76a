"""When each refusal of New York City is true, said again in other words: conformance asks whether
the reason that was given holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

from polis.core.model import first_of, kind_of, second_of, third_of
from polis.core.seats import members
from polis.games.newyork.data import ROUTE_TABLE, VALUE_OF, WHEN_OF
from polis.games.newyork.phase_table import PHASE_NAMES
from polis.games.newyork.position import NewYork
from polis.games.newyork.schema import SCHEMA
from polis.testing.promises.reasons import Truth

CARDS, KINDS, DISTRICTS = 7, 36, 6
JOKER = 6
POSTPONER, TIE_BREAKER, CONVERTER, BUILDER = 8, 16, 18, 27
PLUSES = range(9, 15)
NATURES = ("letter", "base", "marker", "open", "turn", "deal", "token", "allot")
WORKING = {"first": 1, "bidding": 2, "third": 3}
PHASES_OF = {
    "pick": "picking",
    "blind": "picking",
    "pair": "drafting",
    "use": "first bidding third",
    "convert": "bidding",
    "erect": "third",
    "done": "first dropping moving arranging third",
    "keep": "keeping",
    "shelve": "keeping",
    "spare": "sparing",
    "drop": "dropping",
    "swap": "bidding arranging",
    "bid": "bidding",
    "lay": "bidding",
    "pass": "bidding",
    "take": "taking",
    "decline": "taking awarding",
    "place": "awarding",
    "move": "moving",
    "shed": "trimming",
    "arrange": "bidding arranging",
}


def name(code: int) -> str:
    return SCHEMA.moves[kind_of(code)].name


def phase(state: NewYork) -> str:
    return PHASE_NAMES[state.phase]


def hand(state: NewYork, seat: int) -> list[int]:
    return list(state.hand[seat * CARDS : seat * CARDS + CARDS])


def reserve(state: NewYork, seat: int) -> list[int]:
    return list(state.reserve[seat * CARDS : seat * CARDS + CARDS])


def copies(state: NewYork, seat: int, character: int) -> int:
    return int(state.staff[seat * KINDS + character])


def worker(code: int) -> int:
    """The character a move is made with."""
    return {"convert": CONVERTER, "erect": BUILDER}.get(name(code), int(first_of(code)))


def is_used(state: NewYork, seat: int, code: int, payload: Sequence[int]) -> bool:
    return state.paid[seat * KINDS + worker(code)] == copies(state, seat, worker(code)) > 0


# Bids, by trying all ways to count a set


def is_own(state: NewYork, card: int) -> bool:
    return card == state.auction or card in members(state.converted)


def counts(cards: Sequence[int], own: Sequence[bool], wilds: int, jokers: int) -> Iterator[int]:
    """What a set of cards may count without its jokers: of other categories some pass alone by
    number 16, the rest go in pairs, and a joker joins each that is left."""
    others = [count for count, is_own in zip(cards, own, strict=False) if not is_own]
    if sum(cards[:JOKER]):
        for alone in product(*(range(min(wilds, count) + 1) for count in others)):
            rest = [count - passed for count, passed in zip(others, alone, strict=True)]
            if sum(alone) <= wilds and sum(count % 2 for count in rest) <= jokers:
                yield sum(cards[:JOKER]) - sum(others) + sum(alone) + sum(n // 2 for n in rest)


@lru_cache(maxsize=8)
def possible(
    held: tuple[int, ...], own: tuple[bool, ...], wilds: int, extra: int, plus: int
) -> set[tuple[int, int]]:
    """Every bid that can be made, as its size and its jokers."""
    found: set[tuple[int, int]] = set()
    for cards in product(*(range(count + 1) for count in held)):
        jokers = cards[JOKER] + extra
        best = max(counts(cards, own, wilds, jokers), default=None)
        if best is not None:
            found.add((best + jokers + plus, cards[JOKER]))
    return found


def bids(state: NewYork, seat: int) -> set[tuple[int, int]]:
    own = tuple(is_own(state, card) for card in range(JOKER))
    wilds, extra, plus = int(state.wilds), int(state.extra_jokers), int(state.plus)
    return possible(tuple(map(int, hand(state, seat))), own, wilds, extra, plus)


def is_no_set(state: NewYork, seat: int, code: int, payload: Sequence[int]) -> bool:
    """Whether some card of another category finds neither a like one nor a joker."""
    own = [is_own(state, card) for card in range(JOKER)]
    jokers = int(payload[JOKER] + state.extra_jokers)
    return sum(payload[:JOKER]) > 0 and not list(counts(payload, own, int(state.wilds), jokers))


# Other moves


def is_short(state: NewYork, seat: int, code: int, payload: Sequence[int]) -> bool:
    """Whether the hand lacks what the move takes from it."""
    if name(code) == "lay":
        return any(wanted > held for wanted, held in zip(payload, hand(state, seat), strict=True))
    return hand(state, seat)[first_of(code)] == 0


def was_so(state: NewYork, seat: int, code: int, payload: Sequence[int]) -> bool:
    """Whether this decision has had the reserve that the swap would make."""
    wanted = reserve(state, seat)
    wanted[first_of(code)] += 1
    wanted[second_of(code)] -= 1
    left = [[number >> 4 * card & 15 for card in range(CARDS)] for number in state.left]
    return state.edition == 1 and wanted in left


def takers(state: NewYork, code: int) -> list[int]:
    """Of the routes a token may take between two districts: who has each vehicle."""
    ends = {int(second_of(code)), int(third_of(code))}
    routes = [list(ROUTE_TABLE[at : at + 3]) for at in range(0, len(ROUTE_TABLE), 3)]
    return [
        int(state.vehicle_of[number])
        for number, (vehicle, one, other) in enumerate(routes)
        if vehicle == first_of(code) // 2 and {one, other} == ends
    ]


def allowed_value(state: NewYork, seat: int) -> int:
    return int(state.bids[seat]) + (seat == state.winner)


REASONS: dict[str, Truth[NewYork]] = {
    "game_over": lambda state, seat, code, payload: phase(state) == "over",
    "not_your_move": lambda state, seat, code, payload: seat not in members(state.actors),
    "wrong_moment": lambda state, seat, code, payload: (
        phase(state) not in PHASES_OF[name(code)].split()
    ),
    "natures_move": lambda state, seat, code, payload: name(code) in NATURES,
    "pile_gone": lambda state, seat, code, payload: state.starters[2 * first_of(code) - 1] < 0,
    "no_blind": lambda state, seat, code, payload: state.blind_left == 0,
    "pair_gone": lambda state, seat, code, payload: state.pairs[2 * first_of(code) - 1] < 0,
    "not_employed": lambda state, seat, code, payload: not copies(state, seat, first_of(code)),
    "other_phase": lambda state, seat, code, payload: (
        WHEN_OF[first_of(code)] != WORKING[phase(state)]
    ),
    "other_auction": lambda state, seat, code, payload: (
        first_of(code) in PLUSES and PLUSES.index(first_of(code)) != state.auction
    ),
    "no_dollar": lambda state, seat, code, payload: state.dollars[seat] == 0,
    "used_already": is_used,
    "say_which": lambda state, seat, code, payload: first_of(code) in (CONVERTER, BUILDER),
    "no_converter": lambda state, seat, code, payload: not copies(state, seat, CONVERTER),
    "own_category": lambda state, seat, code, payload: (
        first_of(code) == JOKER or is_own(state, first_of(code))
    ),
    "postponed_already": lambda state, seat, code, payload: (
        first_of(code) == POSTPONER and seat in members(state.postponed)
    ),
    "postpone_first": lambda state, seat, code, payload: (
        first_of(code) == POSTPONER and len(state.declared) > 0
    ),
    "no_builder": lambda state, seat, code, payload: not copies(state, seat, BUILDER),
    "no_tower": lambda state, seat, code, payload: state.supply[seat] == 0,
    "not_drawn": lambda state, seat, code, payload: state.drawn[first_of(code)] == 0,
    "keep_first": lambda state, seat, code, payload: state.keep_left > 0,
    "kept_enough": lambda state, seat, code, payload: state.keep_left == 0,
    "not_spare": lambda state, seat, code, payload: state.spare[first_of(code)] == 0,
    "not_in_hand": is_short,
    "not_in_reserve": lambda state, seat, code, payload: (
        reserve(state, seat)[(second_of if name(code) == "swap" else first_of)(code)] == 0
    ),
    "same_card": lambda state, seat, code, payload: first_of(code) == second_of(code),
    "swapped_enough": lambda state, seat, code, payload: (
        state.edition == 0 and state.swaps >= sum(reserve(state, seat))
    ),
    "no_such_bid": lambda state, seat, code, payload: (
        (first_of(code), second_of(code)) not in bids(state, seat) and len(bids(state, seat)) > 0
    ),
    "too_many_jokers": lambda state, seat, code, payload: (
        second_of(code) > hand(state, seat)[JOKER]
    ),
    "unreadable": lambda state, seat, code, payload: (
        len(payload) != CARDS or not all(0 <= count <= 99 for count in payload)
    ),
    "nothing_laid": lambda state, seat, code, payload: not any(payload),
    "jokers_alone": lambda state, seat, code, payload: (
        payload[JOKER] > 0 and not any(payload[:JOKER])
    ),
    "card_alone": is_no_set,
    "tile_not_open": lambda state, seat, code, payload: first_of(code) not in list(state.office),
    "tile_too_dear": lambda state, seat, code, payload: (
        VALUE_OF[first_of(code)] > allowed_value(state, seat)
    ),
    "token_not_open": lambda state, seat, code, payload: state.token_at[first_of(code)] != -2,
    "no_route": lambda state, seat, code, payload: not takers(state, code),
    "vehicle_gone": lambda state, seat, code, payload: (
        len(takers(state, code)) > 0 and min(takers(state, code)) >= 0
    ),
    "no_tower_there": lambda state, seat, code, payload: (
        state.towers[seat * DISTRICTS + first_of(code)] == 0
    ),
    "already_there": lambda state, seat, code, payload: first_of(code) == state.moving_to,
    "arrangement_left": was_so,
    "arranged_so": lambda state, seat, code, payload: list(payload) == reserve(state, seat),
    "reserve_size": lambda state, seat, code, payload: sum(payload) != sum(reserve(state, seat)),
    "not_owned": lambda state, seat, code, payload: any(
        wanted > held + kept
        for wanted, held, kept in zip(payload, hand(state, seat), reserve(state, seat), strict=True)
    ),
    "no_bid": lambda state, seat, code, payload: not bids(state, seat),
    "ties_already": lambda state, seat, code, payload: (
        first_of(code) == TIE_BREAKER and seat in members(state.tie_winners)
    ),
}
