"""What everyone sees of Bibs: all there is, and what each firm would bring and cost."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from polis.core.seats import NOBODY, members
from polis.games.bibs.codes import ACTING, HOLDING_PACT, NO_PACT, OVER, SUM, TIME
from polis.games.bibs.data import (
    ARROW_NAMES,
    BASES,
    CITY,
    ECO,
    FIRM_NAMES,
    GROUP_NAMES,
    PLOT_NAMES,
    PLOT_PRICE,
    PRICES,
    RENTS,
    UNITS,
)
from polis.games.bibs.holdings import (
    bank_has_part,
    half,
    holders_of,
    is_bound,
    is_concern,
    lowest,
    open_groups,
    unit_price,
)
from polis.games.bibs.legality.trading import MOST_OFFERS, net_plots
from polis.games.bibs.opportunities import payback
from polis.games.bibs.phases.debt import raisable
from polis.games.bibs.phases.founding import may_develop
from polis.games.bibs.phases.turn import in_city
from polis.games.bibs.position import Bibs
from polis.games.bibs.property import half_price, nominal, refund, rent_of
from polis.games.bibs.scoring import money_of
from polis.games.bibs.shown import (
    PlotShown,
    SeatShown,
    TableShown,
    plot_shown,
    seat_shown,
    table_shown,
)
from polis.games.bibs.terms import FIRMS, GROUPS, LEVELS, PLOTS, SIZE, TOP
from polis.mech import trade
from polis.mech.sets import named_in
from polis.mech.street import is_alive
from polis.mech.trade import bit


class SeatView(SeatShown):
    """``money`` as the goal counts it; ``received`` are cards that may not stay in hand: down by
    the next roll, or given away; ``raisable`` is what the bank would give for all it takes,
    ``short`` what cash lacks of a debt; ``wholes`` are the groups of which all firms stand."""

    money: int
    received: list[str]
    alive: bool
    raisable: int
    short: int
    wholes: list[str]
    offers_left: int


class PlotView(PlotShown):
    """Owner -1 for nobody, -2 for the bank; on a ``fresh`` one nothing may be put this turn."""

    cell: str
    city: bool
    price: int
    fresh: bool


class UnitView(TypedDict):
    """The next unit of a firm; ``open`` where the group is whole or in a holding, ``built`` where
    the firm got one this turn, ``now`` where it can be bought, ``short`` what cash lacks of it."""

    price: int
    full_price: int
    rent: int
    concern: bool
    open: bool
    gap: bool
    built: bool
    now: bool
    short: int


class FirmView(TypedDict):
    """With what it brings and what the bank would give for it now."""

    name: str
    group: str
    eco: bool
    holder: int
    plot: str | None
    level: int
    cheap: list[int]
    rent: int
    nominal: int
    moved: bool
    next: UnitView | None


class LeavingView(TypedDict):
    """What the bank gives who leaves a holding for his firm, and for his units."""

    who: int
    firm: int
    units: int


class GroupView(TypedDict):
    """``payback``: the visits that pay for a firm without units; ``shared``: whether its owners
    could form a holding, ``bank``: whether it has a part in it."""

    name: str
    firms: list[str]
    price: int
    payback: int
    units: list[int]
    concern_units: list[int]
    rents: list[int]
    bases: list[str]
    holders: list[int]
    holding: list[int]
    shared: bool
    leaving: list[LeavingView]
    bank: bool
    concern: list[int]


class DebtView(TypedDict):
    amount: int
    creditor: int


class PactView(TypedDict):
    """A ``holding`` of a group, or an ``arrow``."""

    kind: str
    subject: str
    asker: int
    party: list[int]
    waiting: list[int]


class SideView(TypedDict):
    cash: int
    plots: int


class OfferView(TypedDict):
    """Above zero the maker pays; ``sides`` are what it would leave maker and partner."""

    maker: int
    partner: int
    money: int
    plots: list[str]
    cards: list[str]
    payload: list[int]
    sides: list[SideView]


class BibsView(TableShown):
    """``rounds`` is 0 without a limit; ``open_ended`` if those are the fewest and time must be
    called; ``dice`` are those of whose turn it is."""

    open_ended: bool
    sum: int
    dice: int
    seats: list[SeatView]
    plots: list[PlotView]
    firms: list[FirmView]
    groups: list[GroupView]
    debt: DebtView | None
    pact: PactView | None
    offers: list[OfferView]


def view(state: Bibs) -> BibsView:
    """[B1.6] Nothing is hidden: money, plots, cards and offers lie open."""
    makers = [s for s in range(state.players) if trade.partner_of(state.offers, s) != NOBODY]
    return {
        **table_shown(state),
        "open_ended": state.goal == TIME and state.consent == 0,
        "sum": state.target if state.goal == SUM else 0,
        "dice": dice_of(state),
        "seats": [seat_view(state, seat) for seat in range(state.players)],
        "plots": [plot_view(state, plot) for plot in range(PLOTS)],
        "firms": [firm_view(state, firm) for firm in range(FIRMS)],
        "groups": [group_view(state, group) for group in range(GROUPS)],
        "debt": {"amount": state.debt, "creditor": state.creditor} if state.debt else None,
        "pact": pact_view(state),
        "offers": [offer_view(state, maker) for maker in makers],
    }


def dice_of(state: Bibs) -> int:
    """[B1.3] One die for who is in the City, once the game has begun."""
    begun = state.starter != NOBODY and state.phase != OVER
    return 1 if begun and in_city(state) else 2


def seat_view(state: Bibs, seat: i64) -> SeatView:
    """[B6.7] Cards that must go down are shown as such, [B6.6] those taken off too."""
    return {
        **seat_shown(state, seat),
        "money": money_of(state, seat) if is_alive(state, seat) else 0,
        "received": named_in(state.received[seat] | (state.lifted & state.hand[seat]), FIRM_NAMES),
        "alive": is_alive(state, seat),
        "raisable": raisable(state, seat),
        "short": max(0, state.debt - state.cash[seat]) if state.turn == seat else 0,
        "wholes": named_in(state.wholes[seat], GROUP_NAMES),
        "offers_left": MOST_OFFERS - trade.made_by(state.offers, seat),
    }


def plot_view(state: Bibs, plot: i64) -> PlotView:
    """[B1.4] Whose it is, and what stands on it."""
    return {
        **plot_shown(state, plot),
        "cell": PLOT_NAMES[plot],
        "city": CITY & bit(plot) != 0,
        "price": PLOT_PRICE[plot],
        "fresh": state.fresh & bit(plot) != 0,
    }


def firm_view(state: Bibs, firm: i64) -> FirmView:
    """[B6.2] With what it brings and what the bank would give for it now."""
    site, holder = state.site[firm], state.holder[firm]
    on_plot = site != NOBODY
    return {
        "name": FIRM_NAMES[firm],
        "group": GROUP_NAMES[firm // SIZE],
        "eco": ECO >> firm & 1 != 0,
        "holder": holder,
        "plot": PLOT_NAMES[site] if on_plot else None,
        "level": state.level[firm],
        "cheap": [unit + 1 for unit in range(TOP) if state.cheap[firm] >> unit & 1],
        "rent": rent_of(state, firm),
        "nominal": nominal(state, firm) if on_plot else 0,
        "moved": state.moved >> firm & 1 != 0,
        "next": next_unit(state, firm) if on_plot and holder >= 0 else None,
    }


def next_unit(state: Bibs, firm: i64) -> UnitView | None:
    """[B3.5] What the next unit costs and brings, and what stands in its way."""
    group, level, holder = firm // SIZE, state.level[firm], state.holder[firm]
    if level == TOP:
        return None
    return {
        "price": unit_price(state, holder, firm),
        "full_price": UNITS[group * LEVELS + level],
        "rent": RENTS[group * LEVELS + level + 1],
        "concern": is_concern(state, holder, group),
        "open": open_groups(state, holder) >> group & 1 != 0,
        "gap": level > lowest(state, group),
        "built": state.built >> firm & 1 != 0,
        "now": state.phase == ACTING
        and state.turn == holder
        and open_groups(state, holder) >> group & 1 != 0
        and may_develop(state, holder, firm, lowest(state, group))
        and unit_price(state, holder, firm) <= state.cash[holder],
        "short": max(0, unit_price(state, holder, firm) - state.cash[holder]),
    }


def group_view(state: Bibs, group: i64) -> GroupView:
    """[B5.1] The firm table, and who is bound."""
    first, units = group * SIZE, UNITS[group * LEVELS : group * LEVELS + TOP]
    holders = members(holders_of(state, group))
    bound = members(state.members[group]) if is_bound(state, group) else []
    return {
        "name": GROUP_NAMES[group],
        "firms": FIRM_NAMES[first : first + SIZE],
        "price": PRICES[group],
        "payback": payback(group),
        "units": list(units),
        "concern_units": [half(price) for price in units],
        "rents": list(RENTS[group * LEVELS : (group + 1) * LEVELS]),
        "bases": named_in(BASES[group], GROUP_NAMES),
        "holders": holders,
        "holding": bound,
        "shared": state.complete >> group & 1 != 0 and len(holders) > 1,
        "leaving": [leaving_view(state, group, who) for who in bound],
        "bank": bank_has_part(state, group),
        "concern": [s for s in range(state.players) if is_concern(state, s, group)],
    }


def leaving_view(state: Bibs, group: i64, who: i64) -> LeavingView:
    """[B5.3] Half of what his firm cost, and of what his units did."""
    own = [firm for firm in range(group * SIZE, group * SIZE + SIZE) if state.holder[firm] == who]
    return {
        "who": who,
        "firm": half_price(group * SIZE),
        "units": sum(refund(state, firm, 0) for firm in own),
    }


def pact_view(state: Bibs) -> PactView | None:
    """What is proposed, and who has yet to answer."""
    if state.pact == NO_PACT:
        return None
    holding = state.pact == HOLDING_PACT
    return {
        "kind": "holding" if holding else "arrow",
        "subject": (GROUP_NAMES if holding else ARROW_NAMES)[state.subject],
        "asker": state.asker,
        "party": members(state.party),
        "waiting": members(state.waiting),
    }


def offer_view(state: Bibs, maker: i64) -> OfferView:
    """[B6.3] An offer with what it would leave both sides."""
    partner, money = trade.partner_of(state.offers, maker), trade.money_of(state.offers, maker)
    plots, cards = trade.things_of(state.offers, maker), trade.more_of(state.offers, maker)
    change = net_plots(state, maker, plots)
    return {
        "maker": maker,
        "partner": partner,
        "money": money,
        "plots": named_in(plots, PLOT_NAMES),
        "cards": named_in(cards, FIRM_NAMES),
        "payload": list(trade.written(money, plots, PLOTS, cards, FIRMS)),
        "sides": [
            {"cash": state.cash[maker] - money, "plots": state.plots[maker] + change},
            {"cash": state.cash[partner] + money, "plots": state.plots[partner] - change},
        ],
    }
