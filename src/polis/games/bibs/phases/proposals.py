"""B6.3: the offers of the menu, useful ones that need no payload: cash for a business of a
group one collects."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Menu
from polis.core.seats import NOBODY
from polis.games.bibs.codes import ACTING, PROPOSE
from polis.games.bibs.data import MOST_PLOTS, PLOT_PRICE, PRICES, UNITS
from polis.games.bibs.holdings import bank_has_part
from polis.games.bibs.phases.deals import offer
from polis.games.bibs.position import Bibs
from polis.games.bibs.schema import PREMIUM_NAMES
from polis.games.bibs.terms import GROUPS, LEVELS, SIZE
from polis.mech import trade

PREMIUMS: Final = vec[i64]([100, 150, 200, 300])  # per cent of what the business has cost
TIERS: Final = 4
assert len(PREMIUMS) == TIERS == len(PREMIUM_NAMES)


def cost_of(state: Bibs, firm: i64) -> i64:
    """[B6.3] What plot, firm and units cost at full price: the menu's offers begin there."""
    group = firm // SIZE
    cost = PLOT_PRICE[state.site[firm]] + PRICES[group]
    for level in range(state.level[firm]):
        cost += UNITS[group * LEVELS + level]
    return cost


def bid_for(state: Bibs, firm: i64, premium: i64) -> i64:
    """[B6.3] The cash offered for a business at a premium."""
    return cost_of(state, firm) * PREMIUMS[premium] // 100


def may_propose(state: Bibs, seat: i64) -> bool:
    """[B6.3] Before one's own roll, once: the menu is for those who do not haggle; [B6.4] with a
    marker left for the plot."""
    if state.phase != ACTING or state.decider != seat or state.plots[seat] >= MOST_PLOTS:
        return False
    return trade.made_by(state.offers, seat) == 0


def proposals(state: Bibs, seat: i64, menu: Menu) -> None:
    """[B6.3] For each business of another player in a group one has begun."""
    groups = state.present[seat] & ~state.wholes[seat]
    if groups == 0 or not may_propose(state, seat):
        return
    for group in range(i64(GROUPS)):
        if (groups >> group) & 1 != 0 and not bank_has_part(state, group):
            for firm in range(group * SIZE, group * SIZE + SIZE):
                if is_wanted(state, seat, firm):
                    propose_for(state, seat, firm, menu)


def is_wanted(state: Bibs, seat: i64, firm: i64) -> bool:
    """[B6.1] Whether a firm is the ready business of another player."""
    holder = state.holder[firm]
    return holder >= 0 and holder != seat and state.site[firm] != NOBODY


def propose_for(state: Bibs, seat: i64, firm: i64, menu: Menu) -> None:
    """[B6.3] The premiums for a business that the cash allows."""
    tiers: i64 = 0
    while tiers < TIERS and bid_for(state, firm, tiers) <= state.cash[seat]:
        tiers += 1
    menu.offer_each(PROPOSE, 0, tiers - 1, firm)


def propose(state: Bibs, seat: i64, premium: i64, firm: i64, log: Log) -> None:
    """[B6.3] Cash for a ready business."""
    plots = trade.bit(state.site[firm])
    offer(state, seat, state.holder[firm], bid_for(state, firm, premium), plots, 0, log)
