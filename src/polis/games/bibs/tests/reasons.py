"""When each refusal of Bibs is true, said again in other words: conformance asks whether the reason
that was given holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from polis.core.model import first_of, kind_of, second_of
from polis.games.bibs.data import (
    BASES,
    CITY,
    ECO,
    METRO_CELLS,
    PLOT_AT,
    PLOT_PRICE,
    PRICES,
    RENTS,
    UNITS,
)
from polis.games.bibs.position import Bibs
from polis.games.bibs.schema import PHASE_NAMES, SCHEMA
from polis.testing.promises.reasons import Truth

NOBODY, BANK = -1, -2
PLOTS, FIRMS = 48, 30
MOST_PLOTS, MOST_OFFERS = 12, 10
TIMES = (100, 150, 200, 300)  # what the menu's offers pay, per cent of the cost
AT_DESK = ("sell_unit", "strip", "take", "return", "sell", "leave", "back")
PHASES_OF: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(["roll", "place", "develop", "desk", "arrow", "propose"], ("acting",)),
    **dict.fromkeys(AT_DESK, ("desk", "owing")),
    **dict.fromkeys(["take", "leave", "back"], ("desk",)),
    **dict.fromkeys(["holding", "break"], ("acting", "after")),
    "found": ("acting", "founding"),
    "buy": ("buying",),
    "buy_back": ("redeeming",),
    "ride": ("riding",),
    "order": ("ordering",),
    "skip": ("buying", "redeeming", "founding", "riding", "ordering"),
    "give_up": ("owing",),
    "done": ("after",),
}


def name(code: int) -> str:
    return SCHEMA.moves[kind_of(code)].name


def phase(state: Bibs) -> str:
    return PHASE_NAMES[state.phase]


def is_unsuited(state: Bibs, code: int) -> bool:
    late = name(code) == "holding" and state.decider != state.turn
    return late or phase(state) not in PHASES_OF[name(code)]


# Firms and groups


def firm(code: int) -> int:
    """The firm a move speaks of: first of its arguments, or after a premium."""
    return int(second_of(code) if name(code) == "propose" else first_of(code))


def plot(code: int) -> int:
    return int(second_of(code))


def group_of(code: int) -> int:
    """The group a move speaks of, or that of its firm."""
    return int(first_of(code)) if name(code) in ("holding", "break") else firm(code) // 3


def trio(group: int) -> range:
    return range(3 * group, 3 * group + 3)


def is_in(things: int, thing: int) -> bool:
    return things >> thing & 1 == 1


def owners(state: Bibs, group: int) -> list[int]:
    """Whose plots the firms of a group stand on; NOBODY for one that stands nowhere."""
    return [int(state.holder[f]) if state.site[f] >= 0 else NOBODY for f in trio(group)]


def is_bound(state: Bibs, group: int) -> bool:
    return is_in(state.holdings, group)


def belongs(state: Bibs, seat: int, group: int) -> bool:
    """To a holding: formed with this player, who still has a firm in it."""
    formed = is_bound(state, group) and is_in(state.members[group], seat)
    return formed and seat in owners(state, group)


def bank_joined(state: Bibs, group: int) -> bool:
    return is_bound(state, group) and BANK in owners(state, group)


def price_of_unit(state: Bibs, seat: int, firm: int) -> int:
    group = firm // 3
    full = int(UNITS[group * 6 + state.level[firm]])
    own = [g for g in range(10) if owners(state, g) == [seat] * 3]
    return full // 2 if group in own and any(is_in(BASES[group], g) for g in own) else full


def grows_gap(state: Bibs, seat: int, code: int) -> bool:
    """Whether the levels of a group would be more than one step apart."""
    here, change = firm(code), name(code)
    others = [int(state.level[f]) for f in trio(here // 3) if f != here]
    if change == "develop":
        return int(state.level[here]) + 1 - min(others) > 1
    own = [int(state.level[f]) for f in trio(here // 3) if f != here and state.holder[f] == seat]
    left = 0 if change == "strip" else int(state.level[here]) - 1
    return max(own, default=0) - left > 1


def waits(state: Bibs, cards: int) -> bool:
    """Whether one of these cards must go down, and could."""
    seat = state.turn
    bare = [p for p in range(PLOTS) if state.owner[p] == seat and state.firm[p] < 0]
    ready = [p for p in bare if not is_in(state.fresh, p)]
    held = [f for f in range(FIRMS) if is_in(cards, f) and state.holder[f] == seat]
    due = [f for f in held if state.site[f] < 0 and not is_in(state.moved, f)]
    return any(is_in(ECO, f) or not is_in(CITY, p) for f in due for p in ready)


def can_be_saved(state: Bibs, seat: int) -> bool:
    """Whether the bank's prices for all he has would pay his debt."""
    worth = int(state.cash[seat])
    for f in [f for f in range(FIRMS) if state.holder[f] == seat]:
        half = int(PRICES[f // 3]) // 2
        units = [int(UNITS[f // 3 * 6 + u]) for u in range(state.level[f])]
        full = [price for u, price in enumerate(units) if not is_in(state.cheap[f], u)]
        apart = half + sum(price // 2 for price in full)
        if state.site[f] < 0:
            worth += half
            continue
        whole = int(PLOT_PRICE[state.site[f]] + RENTS[f // 3 * 6 + state.level[f]])
        worth += whole if bank_joined(state, f // 3) else max(whole, apart)
    return worth >= state.debt


def shares_another(state: Bibs, group: int) -> bool:
    party = {int(state.holder[f]) for f in trio(group)}
    for other in range(10):
        if is_bound(state, other):
            held = {int(state.holder[f]) for f in trio(other)}
            if len({seat for seat in party & held if is_in(state.members[other], seat)}) > 1:
                return True
    return False


# Offers


class Deal(NamedTuple):
    maker: int
    partner: int
    money: int
    plots: list[int]
    cards: list[int]


def lying(state: Bibs, maker: int) -> list[int]:
    """Partner, money, plots, ticket, offers made, cards."""
    return [int(number) for number in state.offers[2 + 6 * maker : 8 + 6 * maker]]


def deal(state: Bibs, seat: int, code: int, payload: Sequence[int]) -> Deal:
    """What a move offers or accepts."""
    if name(code) == "offer":
        things = [int(thing) for thing in payload[1:]]
        plots, cards = [t for t in things if t < PLOTS], [t - PLOTS for t in things if t >= PLOTS]
        return Deal(seat, int(first_of(code)), int(payload[0]), plots, cards)
    if name(code) == "propose":
        f = firm(code)
        units = [int(UNITS[f // 3 * 6 + u]) for u in range(state.level[f])]
        cost = int(PLOT_PRICE[state.site[f]]) + int(PRICES[f // 3]) + sum(units)
        money = cost * TIMES[first_of(code)] // 100
        return Deal(seat, int(state.holder[f]), money, [int(state.site[f])], [])
    maker = int(first_of(code))
    partner, money, sites, _, _, firms = lying(state, maker)
    named = [p for p in range(PLOTS) if is_in(sites, p)]
    return Deal(maker, partner, money, named, [f for f in range(FIRMS) if is_in(firms, f)])


def payer(found: Deal) -> int:
    return found.maker if found.money > 0 else found.partner


def owes_first(state: Bibs, seat: int, code: int, payload: Sequence[int]) -> bool:
    if name(code) in ("offer", "accept"):
        return state.debt > 0 and payer(deal(state, seat, code, payload)) == state.turn
    return state.debt > 0 and is_unsuited(state, code)


def lacks_cash(state: Bibs, seat: int, code: int, payload: Sequence[int]) -> bool:
    found = deal(state, seat, code, payload)
    return abs(found.money) > state.cash[payer(found)]


def lacks_markers(state: Bibs, seat: int, code: int, payload: Sequence[int]) -> bool:
    found = deal(state, seat, code, payload)
    gained = sum(1 if state.owner[p] == found.partner else -1 for p in found.plots)
    held = [sum(owner == side for owner in state.owner) for side in (found.maker, found.partner)]
    return held[0] + gained > MOST_PLOTS or held[1] - gained > MOST_PLOTS


def is_tied(state: Bibs, seat: int, code: int, payload: Sequence[int]) -> bool:
    if name(code) not in ("offer", "accept", "propose"):
        return bank_joined(state, group_of(code))
    sites = deal(state, seat, code, payload).plots
    return any(state.firm[p] >= 0 and bank_joined(state, state.firm[p] // 3) for p in sites)


def is_unreadable(payload: Sequence[int]) -> bool:
    if not payload or abs(payload[0]) > 999_999:
        return True
    return len({*payload[1:]}) < len(payload) - 1 or not {*payload[1:]} <= {*range(78)}


def is_no_partner(state: Bibs, seat: int, code: int) -> bool:
    partner = int(first_of(code))
    if partner >= state.players or name(code) in ("accept", "decline"):
        return partner >= state.players
    return partner == seat or state.ruined[partner] > 0


def must_wait(state: Bibs, seat: int, code: int, payload: Sequence[int]) -> bool:
    partner, before = int(first_of(code)), phase(state) in ("acting", "desk", "owing")
    asked = lying(state, partner)[0] == seat or (state.debt > 0 and state.turn == partner)
    return not before or (seat != state.decider and not asked)


def is_no_offer(state: Bibs, seat: int, code: int, payload: Sequence[int]) -> bool:
    if name(code) == "withdraw":
        return lying(state, seat)[0] < 0
    return lying(state, int(first_of(code)))[0] != seat


def is_not_useful(state: Bibs, seat: int, code: int, payload: Sequence[int]) -> bool:
    whose, begun = owners(state, group_of(code)), seat in owners(state, group_of(code))
    other = whose[firm(code) % 3] not in (seat, NOBODY, BANK)
    return not begun or not other or lying(state, seat)[4] > 0


REASONS: dict[str, Truth[Bibs]] = {
    # When
    "game_over": lambda state, seat, code, payload: phase(state) == "over",
    "natures_lot": lambda state, seat, code, payload: (
        name(code) == "begin" or phase(state) == "starting"
    ),
    "natures_move": lambda state, seat, code, payload: (
        name(code) in ("dice", "die") or phase(state) == "dice"
    ),
    "not_your_move": lambda state, seat, code, payload: seat != state.decider,
    "are_bankrupt": lambda state, seat, code, payload: state.ruined[seat] > 0,
    "no_debt": lambda state, seat, code, payload: state.debt == 0,
    "debt_first": owes_first,
    "wrong_moment": lambda state, seat, code, payload: is_unsuited(state, code),
    "must_place": lambda state, seat, code, payload: waits(state, state.received[seat]),
    "must_put_back": lambda state, seat, code, payload: waits(
        state, state.lifted & ~state.received[seat]
    ),
    "same_metro": lambda state, seat, code, payload: (
        METRO_CELLS[first_of(code)] == state.position[seat]
    ),
    # Building
    "not_here": lambda state, seat, code, payload: (
        phase(state) == "founding" and PLOT_AT[state.position[seat]] != plot(code)
    ),
    "not_your_plot": lambda state, seat, code, payload: state.owner[plot(code)] != seat,
    "plot_taken": lambda state, seat, code, payload: state.firm[plot(code)] >= 0,
    "plot_cleared": lambda state, seat, code, payload: is_in(state.cleared, plot(code)),
    "plot_fresh": lambda state, seat, code, payload: (
        is_in(state.fresh, plot(code)) and not is_in(state.cleared, plot(code))
    ),
    "not_eco": lambda state, seat, code, payload: (
        not is_in(ECO, firm(code)) and is_in(CITY, plot(code))
    ),
    "not_free": lambda state, seat, code, payload: state.holder[firm(code)] != NOBODY,
    "two_a_turn": lambda state, seat, code, payload: state.founded >> 2 * group_of(code) & 3 == 2,
    "firm_too_dear": lambda state, seat, code, payload: PRICES[group_of(code)] > state.cash[seat],
    "not_in_hand": lambda state, seat, code, payload: (
        state.holder[firm(code)] != seat or state.site[firm(code)] >= 0
    ),
    "card_fresh": lambda state, seat, code, payload: (
        is_in(state.moved, firm(code)) and is_in(state.received[seat], firm(code))
    ),
    "next_turn": lambda state, seat, code, payload: (
        is_in(state.moved, firm(code)) and not is_in(state.received[seat], firm(code))
    ),
    "not_yours": lambda state, seat, code, payload: state.holder[firm(code)] != seat,
    "not_on_plot": lambda state, seat, code, payload: state.site[firm(code)] < 0,
    "group_not_whole": lambda state, seat, code, payload: (
        owners(state, group_of(code)) != [seat] * 3 and not is_bound(state, group_of(code))
    ),
    "fully_built": lambda state, seat, code, payload: state.level[firm(code)] == 5,
    "one_a_turn": lambda state, seat, code, payload: is_in(state.built, firm(code)),
    "gap": lambda state, seat, code, payload: (
        grows_gap(state, seat, code) and not is_bound(state, group_of(code))
    ),
    "gap_in_holding": lambda state, seat, code, payload: (
        grows_gap(state, seat, code) and is_bound(state, group_of(code))
    ),
    "unit_too_dear": lambda state, seat, code, payload: (
        price_of_unit(state, seat, firm(code)) > state.cash[seat]
    ),
    # Selling
    "nothing_to_sell": lambda state, seat, code, payload: seat not in state.holder,
    "no_units": lambda state, seat, code, payload: state.level[firm(code)] == 0,
    "units_first": lambda state, seat, code, payload: state.level[firm(code)] > 0,
    "only_to_bank": is_tied,
    "leave_holding": lambda state, seat, code, payload: (
        is_bound(state, group_of(code)) and state.debt == 0
    ),
    "no_holding": lambda state, seat, code, payload: not is_bound(state, group_of(code)),
    "still_solvent": lambda state, seat, code, payload: can_be_saved(state, seat),
    # Agreements
    "not_together": lambda state, seat, code, payload: (
        min(owners(state, group_of(code))) < 0
        or seat not in owners(state, group_of(code))
        or len({*owners(state, group_of(code))}) == 1
    ),
    "bound_already": lambda state, seat, code, payload: is_bound(state, group_of(code)),
    "asked_already": lambda state, seat, code, payload: is_in(state.asked, group_of(code)),
    "pact_open": lambda state, seat, code, payload: state.pact != 0,
    "second_holding": lambda state, seat, code, payload: (
        state.one_holding == 1 and shares_another(state, group_of(code))
    ),
    "no_double": lambda state, seat, code, payload: (
        state.doubler < 0 or state.doubler not in owners(state, group_of(code))
    ),
    "no_double_to_part": lambda state, seat, code, payload: (
        state.doubler < 0 or not belongs(state, state.doubler, group_of(code))
    ),
    "not_agreed": lambda state, seat, code, payload: state.double_parts == 0,
    "not_a_member": lambda state, seat, code, payload: not belongs(state, seat, group_of(code)),
    "arrow_spoken": lambda state, seat, code, payload: state.arrow_round == state.round,
    "not_asked": lambda state, seat, code, payload: not is_in(state.waiting, seat),
    "untimed": lambda state, seat, code, payload: state.goal != 3,
    "called_already": lambda state, seat, code, payload: (
        is_in(state.called, seat) or (state.consent == 0 and state.called > 0)
    ),
    "time_not_yet": lambda state, seat, code, payload: (
        state.consent == 0 and state.round < state.rounds
    ),
    # Trade
    "no_such_partner": lambda state, seat, code, payload: is_no_partner(state, seat, code),
    "not_your_turn_to_offer": must_wait,
    "offers_spent": lambda state, seat, code, payload: lying(state, seat)[4] >= MOST_OFFERS,
    "offer_unreadable": lambda state, seat, code, payload: is_unreadable(payload),
    "offer_empty": lambda state, seat, code, payload: len(payload) == 1,
    "plot_not_yours": lambda state, seat, code, payload: any(
        state.owner[p] not in deal(state, seat, code, payload)[:2]
        for p in deal(state, seat, code, payload).plots
    ),
    "card_not_yours": lambda state, seat, code, payload: any(
        state.holder[f] not in deal(state, seat, code, payload)[:2] or state.site[f] >= 0
        for f in deal(state, seat, code, payload).cards
    ),
    "offer_no_cash": lacks_cash,
    "too_many_plots": lacks_markers,
    "no_offer": is_no_offer,
    "not_useful": is_not_useful,
}
