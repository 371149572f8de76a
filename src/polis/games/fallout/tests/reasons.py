"""When each refusal of Monopoly: Fallout is true, said again in other words: conformance asks
whether the reason that was given holds."""

from __future__ import annotations

from collections.abc import Sequence

from polis.core.model import first_of, kind_of, second_of
from polis.core.seats import NATURE, members
from polis.games.fallout.data import (
    BUILDING,
    FINE,
    GROUP_OF,
    INTEREST,
    MORTGAGES,
    PRICES,
    PROPERTY_AT,
)
from polis.games.fallout.position import Fallout
from polis.games.fallout.schema import PHASE_NAMES, SCHEMA
from polis.testing.promises.reasons import Truth

PHASES_OF = {
    **{move: ["rolling"] for move in ("roll", "fine", "use_card", "show_card")},
    **{move: ["buying"] for move in ("buy", "refuse")},
    **{move: ["auction", "bidding"] for move in ("raise", "bid", "pass")},
    "give_up": ["owing"],
    "want": ["window"],
    "place": ["placing"],
}
SHARING = ("window", "bidding", "placing")
SECOND = ("sell_keep", "sell_less", "propose", "swap")  # whose property stands second
STEPS_UP = [1, 5, 10, 20, 50, 100, 200]
PREMIUMS = [100, 150, 200, 300]
BOOTS = [0, 100, 300]
ODD = {"sell_keep": 1, "sell_less": 2}

# Moves


def name(code: int) -> str:
    return SCHEMA.moves[kind_of(code)].name


def lot(code: int) -> int:
    return int(second_of(code) if name(code) in SECOND else first_of(code))


def group(code: int) -> int:
    return int(second_of(code) if name(code) == "sell_down" else GROUP_OF[lot(code)])


def total(code: int) -> int:
    return int(first_of(code))


# Positions


def phase(state: Fallout) -> str:
    return PHASE_NAMES[state.phase]


def sites(of: int) -> list[int]:
    return [one for one in range(28) if GROUP_OF[one] == of]


def levels(state: Fallout, of: int) -> list[int]:
    return [int(state.level[site]) for site in sites(of)]


def is_whole(state: Fallout, seat: int, of: int) -> bool:
    return all(state.owner[site] == seat for site in sites(of))


def is_pledged(state: Fallout, lot: int) -> bool:
    return bool(state.mortgaged >> lot & 1)


def has_debt(state: Fallout, seat: int) -> bool:
    return any(state.debts[i] == seat for i in range(0, len(state.debts), 3))


def spare(state: Fallout, seat: int) -> int:
    return int(state.cash[seat] - (state.bid if state.bidder == seat else 0))


def cards(state: Fallout, seat: int) -> int:
    return sum(state.owner[card] == seat for card in (28, 29))


def cost(state: Fallout, seat: int, code: int) -> int:
    if name(code) == "fine":
        return int(FINE)
    if name(code) == "buy":
        return int(PRICES[PROPERTY_AT[state.position[seat]]])
    if name(code) == "build":
        return int(BUILDING[group(code)])
    fresh = state.fresh >> lot(code) & 1
    return int(MORTGAGES[lot(code)] + (0 if fresh else INTEREST[lot(code)]))


# Auctions and scarce buildings


def takes(state: Fallout, seat: int, of: int) -> bool:
    """Whether a group could take a building of the kind that is scarce."""
    ready = (
        of < 8 and is_whole(state, seat, of) and not any(is_pledged(state, s) for s in sites(of))
    )
    return ready and (min(levels(state, of)) == 4 if state.kind else min(levels(state, of)) < 4)


def least(state: Fallout) -> int:
    if phase(state) == "auction":
        return int(state.bid) + 1
    deeds = [int(BUILDING[of]) for of in range(8) if takes(state, int(state.decider), of)]
    return max(int(state.price) + 1, min(deeds))


def bid(state: Fallout, code: int, payload: Sequence[int]) -> int:
    if name(code) == "raise":
        return least(state) - 1 + STEPS_UP[first_of(code)]
    return payload[0]


def purse(state: Fallout, seat: int) -> int:
    return int(state.cash[seat]) if phase(state) == "auction" else spare(state, seat)


def most(state: Fallout, seat: int) -> int:
    """How many scarce buildings a player could place and pay."""
    money, found = spare(state, seat), 0
    for of in range(8):
        if takes(state, seat, of):
            rooms = [level == 4 if state.kind else max(0, 4 - level) for level in levels(state, of)]
            bought = min(sum(rooms), money // int(BUILDING[of]))
            money, found = money - bought * int(BUILDING[of]), found + bought
    return min(found, int(state.vaults if state.kind else state.shacks))


def fits(state: Fallout, seat: int, site: int) -> bool:
    """Whether the building just bought could stand there."""
    of = int(GROUP_OF[site])
    if not takes(state, seat, of) or BUILDING[of] > limit(state, seat):
        return False
    return bool(state.level[site] == min(levels(state, of)))


def limit(state: Fallout, seat: int) -> int:
    return int(state.price) if state.buyer >= 0 else spare(state, seat)


# Selling down


def is_supplied(state: Fallout, code: int) -> bool:
    """Whether the bank has the shacks for a group sold down so far."""
    now = levels(state, group(code))
    low, odd = divmod(total(code), len(now))
    then = [low + (i < odd) for i in range(len(now))]
    needed, standing = (sum(level for level in row if level < 5) for row in (then, now))
    return total(code) < sum(now) and needed <= state.shacks + standing


def odd_steps(state: Fallout, code: int) -> int:
    return total(code) % len(sites(group(code))) if state.edition else 0


# Trade


def row(state: Fallout, maker: int) -> list[int]:
    """Partner, money, things, ticket and offers made."""
    return [int(number) for number in state.offers[2 + 6 * maker : 8 + 6 * maker]]


def swapped(state: Fallout, seat: int, code: int) -> list[int]:
    """What could be given for the last property of a group, the best first."""
    owner, of = int(state.owner[lot(code)]), group(code)
    if not all(state.owner[site] == seat for site in sites(of) if site != lot(code)):
        return []
    mine = [one for one in range(28) if state.owner[one] == seat and GROUP_OF[one] != of]
    rest = {one: [site for site in sites(GROUP_OF[one]) if site != one] for one in mine}
    wanted = [one for one in mine if any(state.owner[site] == owner for site in rest[one])]
    last = [one for one in wanted if all(state.owner[site] == owner for site in rest[one])]
    return [*last, *wanted]


def terms(
    state: Fallout, seat: int, code: int, payload: Sequence[int]
) -> tuple[int, int, int, list[int]]:
    """Of an offer that is made or accepted: its maker, his partner, the money and the things."""
    if name(code) == "offer":
        return seat, int(first_of(code)), payload[0], list(payload[1:])
    if name(code) == "accept":
        maker = int(first_of(code))
        _, money, things, *_ = row(state, maker)
        return maker, seat, money, [one for one in range(30) if things >> one & 1]
    owner = int(state.owner[lot(code)])
    if name(code) == "propose":
        return seat, owner, int(PRICES[lot(code)]) * PREMIUMS[total(code)] // 100, [lot(code)]
    return seat, owner, BOOTS[total(code)], [lot(code), swapped(state, seat, code)[0]]


def payments(
    state: Fallout, seat: int, code: int, payload: Sequence[int]
) -> list[tuple[int, int, int]]:
    """Who would pay how much, and how much interest; of an offer just made only its maker."""
    maker, partner, money, things = terms(state, seat, code, payload)
    found = []
    for payer, other, sum_ in [(maker, partner, money), (partner, maker, -money)]:
        pledged = [one for one in things if state.owner[one] == other and is_pledged(state, one)]
        found.append((payer, sum_, sum(int(INTEREST[one]) for one in pledged)))
    return found if name(code) == "accept" else found[:1]


def is_unreadable(payload: Sequence[int]) -> bool:
    things = payload[1:]
    if not payload or abs(payload[0]) > 999_999 or len({*things}) < len(things):
        return True
    return any(not 0 <= thing < 30 for thing in things)


def is_stranger(state: Fallout, seat: int, partner: int) -> bool:
    return partner >= state.players or partner == seat or not state.alive >> partner & 1


def is_useless(state: Fallout, seat: int, code: int) -> bool:
    """No offer of the menu: not now, or not for this property."""
    if phase(state) != "rolling" or state.decider != seat or row(state, seat)[4]:
        return True
    owner = state.owner[lot(code)]
    begun = any(state.owner[site] == seat for site in sites(group(code)))
    if owner in (-1, seat) or not begun or has_debt(state, seat):
        return True
    return name(code) == "swap" and not swapped(state, seat, code)


def has_claim(state: Fallout, seat: int) -> bool:
    return any(state.claims[i + 1] == seat for i in range(0, len(state.claims), 3))


REASONS: dict[str, Truth[Fallout]] = {
    "game_over": lambda state, seat, code, payload: phase(state) == "over",
    "natures_move": lambda state, seat, code, payload: (
        name(code) in ("dice", "draw") or members(state.actors) == [NATURE]
    ),
    "not_your_move": lambda state, seat, code, payload: seat != state.decider,
    "wrong_moment": lambda state, seat, code, payload: (
        phase(state) not in PHASES_OF.get(name(code), [])
        and (name(code) != "time" or phase(state) == "closing")
    ),
    "are_bankrupt": lambda state, seat, code, payload: not state.alive >> seat & 1,
    # Jail
    "not_in_jail": lambda state, seat, code, payload: state.jail[seat] == 0,
    "no_card": lambda state, seat, code, payload: cards(state, seat) == 0,
    "which_card": lambda state, seat, code, payload: cards(state, seat) == 2,
    "one_card": lambda state, seat, code, payload: cards(state, seat) == 1,
    "card_not_chosen": lambda state, seat, code, payload: (
        cards(state, seat) == 2 and state.edition == 0
    ),
    # Money
    "no_cash": lambda state, seat, code, payload: state.cash[seat] < cost(state, seat, code),
    "cash_bound": lambda state, seat, code, payload: (
        spare(state, seat) < cost(state, seat, code) <= state.cash[seat]
    ),
    "bid_too_low": lambda state, seat, code, payload: bid(state, code, payload) < least(state),
    "no_cash_bid": lambda state, seat, code, payload: (
        bid(state, code, payload) > purse(state, seat)
    ),
    "bid_unreadable": lambda state, seat, code, payload: len(payload) != 1,
    "debt_first": lambda state, seat, code, payload: has_debt(state, seat),
    "no_debt": lambda state, seat, code, payload: not has_debt(state, seat),
    # Buildings
    "not_a_site": lambda state, seat, code, payload: lot(code) >= 22,
    "not_owned": lambda state, seat, code, payload: state.owner[lot(code)] != seat,
    "group_not_whole": lambda state, seat, code, payload: not is_whole(state, seat, group(code)),
    "group_mortgaged": lambda state, seat, code, payload: any(
        is_pledged(state, site) for site in sites(group(code))
    ),
    "uneven": lambda state, seat, code, payload: (
        state.level[lot(code)] > min(levels(state, group(code)))
    ),
    "full": lambda state, seat, code, payload: state.level[lot(code)] == 5,
    "none_in_stock": lambda state, seat, code, payload: (
        not (state.vaults if state.level[lot(code)] == 4 else state.shacks)
    ),
    "no_buildings": lambda state, seat, code, payload: state.level[lot(code)] == 0,
    "sell_uneven": lambda state, seat, code, payload: (
        state.level[lot(code)] < max(levels(state, group(code)))
    ),
    "vault_needs_shacks": lambda state, seat, code, payload: (
        5 in levels(state, group(code)) and state.shacks < 4
    ),
    "sell_singly": lambda state, seat, code, payload: (
        5 not in levels(state, group(code)) or state.shacks >= 4
    ),
    "not_even_state": lambda state, seat, code, payload: not is_supplied(state, code),
    "group_bare": lambda state, seat, code, payload: (
        not is_whole(state, seat, group(code)) or not any(levels(state, group(code)))
    ),
    "choose_odd": lambda state, seat, code, payload: odd_steps(state, code) > 0,
    "not_odd": lambda state, seat, code, payload: odd_steps(state, code) != ODD[name(code)],
    # Mortgages
    "mortgaged_already": lambda state, seat, code, payload: is_pledged(state, lot(code)),
    "not_mortgaged": lambda state, seat, code, payload: not is_pledged(state, lot(code)),
    "group_built": lambda state, seat, code, payload: any(levels(state, group(code))),
    # Scarce buildings
    "too_many_wanted": lambda state, seat, code, payload: total(code) > most(state, seat),
    "cannot_place": lambda state, seat, code, payload: not fits(state, seat, lot(code)),
    "business_waits": lambda state, seat, code, payload: phase(state) in SHARING,
    # Trade
    "no_such_partner": lambda state, seat, code, payload: is_stranger(state, seat, first_of(code)),
    "offer_unreadable": lambda state, seat, code, payload: is_unreadable(payload),
    "offer_empty": lambda state, seat, code, payload: len(payload) == 1,
    "not_of_you_two": lambda state, seat, code, payload: any(
        state.owner[one] not in (seat, first_of(code)) for one in payload[1:]
    ),
    "offer_built": lambda state, seat, code, payload: any(
        one < 22 and any(levels(state, GROUP_OF[one])) for one in payload[1:]
    ),
    "offer_no_cash": lambda state, seat, code, payload: any(
        money > spare(state, payer) for payer, money, _ in payments(state, seat, code, payload)
    ),
    "offer_no_interest": lambda state, seat, code, payload: any(
        interest > 0 and money + interest > spare(state, payer) >= money
        for payer, money, interest in payments(state, seat, code, payload)
    ),
    "offers_spent": lambda state, seat, code, payload: row(state, seat)[4] >= 10,
    "no_offer": lambda state, seat, code, payload: (
        row(state, seat)[0] < 0
        if name(code) == "withdraw"
        else row(state, first_of(code))[0] != seat
    ),
    "not_useful": lambda state, seat, code, payload: is_useless(state, seat, code),
    "maker_owes": lambda state, seat, code, payload: (
        first_of(code) != seat and has_debt(state, first_of(code))
    ),
    # Rent by hand, and the end
    "nothing_to_claim": lambda state, seat, code, payload: (
        phase(state) not in ("rolling", "buying", "closing") or not has_claim(state, seat)
    ),
    "untimed": lambda state, seat, code, payload: state.timed == 0,
    "called_already": lambda state, seat, code, payload: bool(
        state.called if state.timed == 2 else state.called >> seat & 1
    ),
    "too_early": lambda state, seat, code, payload: (
        state.timed == 2 and state.round <= state.time_from
    ),
}
