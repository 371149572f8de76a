"""How an offer of Bibs could be written now, for those who look for it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Why, first_of
from polis.games.bibs.data import PLOT_PRICE
from polis.games.bibs.phases.deals import small_print_fault
from polis.games.bibs.state import PLOTS, Bibs


def example(state: Bibs, seat: i64, code: i64) -> vec[i64]:
    """[B6.3] A plot of the partner's for twice its price or all one's cash, else one's own for its
    price or for nothing."""
    partner = first_of(code)
    for plot in range(i64(PLOTS)):
        if state.owner[plot] == partner:
            payload = vec[i64]([min(2 * PLOT_PRICE[plot], state.cash[seat]), plot])
            if not small_print_fault(state, seat, partner, payload, Why()):
                return payload
    for plot in range(i64(PLOTS)):
        if state.owner[plot] == seat or state.owner[plot] == partner:
            for money in (-PLOT_PRICE[plot], i64(0)):
                payload = vec[i64]([money, plot])
                if not small_print_fault(state, seat, partner, payload, Why()):
                    return payload
    return vec[i64]()
