"""Who has what: money, plots and firms change hands here and nowhere else."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.seats import NOBODY
from polis.games.bibs.data import CITY, ECO, PLOT_PRICE, PRICES, RENTS, TAX, UNITS
from polis.games.bibs.position import Bibs
from polis.games.bibs.terms import GROUPS, LEVELS, SIZE
from polis.mech.street import to_bank
from polis.mech.trade import bit

# Money


def levy(state: Bibs, seat: i64) -> i64:
    """[B2.3] The tax: so many hundredths of the cash, rounded down."""
    due = state.cash[seat] * TAX // 100
    to_bank(state, seat, due)
    return due


def rent_of(state: Bibs, firm: i64) -> i64:
    """[B4.1] What a firm brings at its present level."""
    return RENTS[firm // SIZE * LEVELS + state.level[firm]]


def clean_rent(firm: i64) -> i64:
    return RENTS[firm // SIZE * LEVELS]


def nominal(state: Bibs, firm: i64) -> i64:
    """[B6.2] The price of a ready business: its plot, and the rent it brings now."""
    return PLOT_PRICE[state.site[firm]] + rent_of(state, firm)


def half_price(firm: i64) -> i64:
    """[B6.9] What the bank pays for a firm."""
    return PRICES[firm // SIZE] // 2


def refund(state: Bibs, firm: i64, level: i64) -> i64:
    """[B6.8] Half the cost of the units above a level; [B5.4] nothing for those of a concern."""
    half: i64 = 0
    first = firm // SIZE * LEVELS
    for unit in range(level, state.level[firm]):
        if (state.cheap[firm] >> unit) & 1 == 0:
            half += UNITS[first + unit] // 2
    return half


# Plots


def fitting(firm: i64, plots: i64) -> i64:
    """[B3.1] Those of a set of plots on which a firm may stand: with the eco leaf anywhere, others
    only outside the City."""
    if (ECO >> firm) & 1 != 0:
        return plots
    return plots & ~CITY


def take_plot(state: Bibs, seat: i64, plot: i64) -> None:
    """[B1.4] An empty plot gets its owner's marker."""
    state.owner[plot] = seat
    state.plots[seat] += 1
    state.bare[seat] |= bit(plot)


def leave_plot(state: Bibs, plot: i64) -> None:
    """A bare plot is nobody's again."""
    seat = state.owner[plot]
    state.owner[plot] = NOBODY
    state.plots[seat] -= 1
    state.bare[seat] &= ~bit(plot)


def pass_plot(state: Bibs, plot: i64, taker: i64) -> None:
    """[B6.4] A plot and all that stands on it get another owner's marker; [B6.5] the bank has
    none."""
    giver, firm = state.owner[plot], state.firm[plot]
    if giver >= 0:
        state.plots[giver] -= 1
        if firm == NOBODY:
            state.bare[giver] &= ~bit(plot)
        else:
            strike(state, giver, firm)
    state.owner[plot] = taker
    if firm != NOBODY:
        state.holder[firm] = taker
    if taker >= 0:
        state.plots[taker] += 1
        if firm == NOBODY:
            state.bare[taker] |= bit(plot)
        else:
            enter(state, taker, firm)


# Firms


def enter(state: Bibs, seat: i64, firm: i64) -> None:
    """A firm stands on a plot of this player: the counters that follow from it."""
    group = firm // SIZE
    state.own[seat] |= 1 << firm
    state.present[seat] |= 1 << group
    state.tally[seat * GROUPS + group] += 1
    if state.tally[seat * GROUPS + group] == SIZE:
        state.wholes[seat] |= 1 << group
    state.standing[group] += 1
    if state.standing[group] == SIZE:
        state.complete |= 1 << group


def strike(state: Bibs, seat: i64, firm: i64) -> None:
    """A firm no longer stands on a plot of this player."""
    group = firm // SIZE
    state.own[seat] &= ~(1 << firm)
    state.tally[seat * GROUPS + group] -= 1
    state.wholes[seat] &= ~(1 << group)
    if state.tally[seat * GROUPS + group] == 0:
        state.present[seat] &= ~(1 << group)
    state.standing[group] -= 1
    state.complete &= ~(1 << group)


def put_on(state: Bibs, firm: i64, plot: i64) -> None:
    """A firm that was free or in hand stands on a plot of its owner's."""
    seat = state.owner[plot]
    state.free &= ~(1 << firm)
    state.hand[seat] &= ~(1 << firm)
    forget_card(state, seat, firm)
    state.bare[seat] &= ~bit(plot)
    state.firm[plot] = firm
    state.site[firm] = plot
    state.holder[firm] = seat
    enter(state, seat, firm)


def take_off(state: Bibs, firm: i64) -> None:
    """[B6.6] A firm without units comes off its plot into its owner's hand; the plot stays his."""
    seat, plot = state.holder[firm], state.site[firm]
    strike(state, seat, firm)
    state.firm[plot] = NOBODY
    state.site[firm] = NOBODY
    state.bare[seat] |= bit(plot)
    state.hand[seat] |= 1 << firm


def set_free(state: Bibs, firm: i64) -> None:
    """[B6.9] A card goes from a hand to the bank, where anyone may buy it."""
    seat = state.holder[firm]
    state.hand[seat] &= ~(1 << firm)
    forget_card(state, seat, firm)
    state.holder[firm] = NOBODY
    state.free |= 1 << firm


def hand_card(state: Bibs, firm: i64, taker: i64) -> None:
    """[B6.7] A card goes from hand to hand; its taker must put it down on his next turn."""
    giver = state.holder[firm]
    state.hand[giver] &= ~(1 << firm)
    forget_card(state, giver, firm)
    state.hand[taker] |= 1 << firm
    state.received[taker] |= 1 << firm
    state.holder[firm] = taker


def forget_card(state: Bibs, seat: i64, firm: i64) -> None:
    """A card leaves a hand: how it came there no longer matters."""
    state.received[seat] &= ~(1 << firm)
    state.lifted &= ~(1 << firm)
    state.parted &= ~(1 << firm)


def must_go(state: Bibs, seat: i64) -> i64:
    """[B6.7] The set of his cards that may not stay in hand: those received, [B6.6] those he took
    off a plot, unless agreed otherwise; not on the turn they came there."""
    return (state.received[seat] | (state.lifted & state.hand[seat])) & ~state.moved


def set_level(state: Bibs, firm: i64, level: i64) -> None:
    """Units come off from the top, and what is known of their price with them."""
    state.level[firm] = level
    state.cheap[firm] &= (1 << level) - 1
