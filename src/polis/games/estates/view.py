"""What each seat of The Estates may see, and what it may imagine."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from polis.core.rng import Rng
from polis.games.estates.codes import OVER
from polis.games.estates.data import COLOUR_NAMES, SINGLE, STEPS
from polis.games.estates.phases.permits import effect
from polis.games.estates.position import Estates
from polis.games.estates.schema import FLOOR_NAMES, PIECE_NAMES
from polis.games.estates.scoring import owner, points_of_rows, sign, worth
from polis.games.estates.shown import AuctionShown, TableShown, auction_shown, table_shown
from polis.games.estates.state import (
    barrier_row,
    built,
    is_complete,
    is_standing,
    line_of,
    required,
)
from polis.games.estates.terms import (
    BARRIERS,
    BESIDE,
    COLOURS,
    ENDS,
    FLOORS,
    LINES,
    LOTS,
    NUMBERS,
    OPEN,
    ROOF,
    ROWS,
    SECRET,
    lot_of,
    number_of,
)


class AuctionView(AuctionShown):
    piece: str
    floor: str | None
    roof: int | None


class SeatView(TypedDict):
    """What is not shown to this viewer is None."""

    cash: int | None
    stash: int | None
    total: int
    wins: int
    settled: bool


class BarrierView(TypedDict):
    """``effect`` is what it adds to the row, with its sign."""

    barrier: int
    step: int
    effect: int


class LotView(TypedDict):
    """Floors from the ground up; a roof's number, 0 without one; an owner's seat, -1 for nobody."""

    floors: list[str]
    roof: int
    white: bool
    worth: int
    owner: int


class RowView(TypedDict):
    """``points`` by seat, as if the round ended now."""

    required: int
    built: int
    complete: bool
    mayor: bool
    sign: int
    points: list[int]
    barriers: list[BarrierView]
    lots: list[LotView]


class EstatesView(TableShown):
    """``roofs`` are those face down, by number from 1; ``companies`` who holds a certificate."""

    auction: AuctionView | None
    seats: list[SeatView]
    rows: list[RowView]
    lines: list[list[str]]
    roofs: list[int]
    beside: list[str]
    companies: dict[str, int]


def view(state: Estates, viewer: i64) -> EstatesView:
    """[E1.4] Money is shown only where the table plays with open money, or at the end."""
    points = points_of_rows(state)
    return {
        **table_shown(state),
        "auction": auction_view(state),
        "seats": [seat_view(state, seat, viewer) for seat in range(state.players)],
        "rows": [row_view(state, row, list(points[row::ROWS])) for row in range(ROWS)],
        "lines": [[FLOOR_NAMES[f] for f in line_of(state, line)] for line in range(LINES)],
        "roofs": list(state.roofs[1 : NUMBERS + 1]),
        "beside": beside(state),
        "companies": {COLOUR_NAMES[c]: int(state.holder[c]) for c in range(COLOURS)},
    }


def auction_view(state: Estates) -> AuctionView | None:
    if state.piece < 0:
        return None
    return {
        **auction_shown(state),
        "piece": PIECE_NAMES[state.piece],
        "floor": FLOOR_NAMES[state.value] if state.piece < ENDS else None,
        "roof": state.value if state.piece == ROOF and state.value > 0 else None,
    }


def seat_view(state: Estates, seat: i64, viewer: i64) -> SeatView:
    """[E2.1] Nobody may look into another's stash."""
    shown = seat == viewer or state.money == OPEN or state.phase == OVER
    return {
        "cash": state.cash[seat] if shown else None,
        "stash": state.stash[seat] if shown else None,
        "total": state.totals[seat] if len(state.totals) > 0 else 0,
        "wins": state.wins[seat] if len(state.wins) > 0 else 0,
        "settled": state.turn == seat and state.stashed,
    }


def row_view(state: Estates, row: i64, points: list[int]) -> RowView:
    return {
        "required": required(state, row),
        "built": built(state, row),
        "complete": is_complete(state, row),
        "mayor": state.mayor == row + 1,
        "sign": sign(state, row),
        "points": points,
        "barriers": [
            {"barrier": barrier + 1, "step": STEPS[barrier], "effect": effect(state, barrier)}
            for barrier in range(BARRIERS)
            if is_standing(state, barrier) and barrier_row(state, barrier) == row
        ],
        "lots": [lot_view(state, lot_of(row, place)) for place in range(1, LOTS + 1)],
    }


def lot_view(state: Estates, lot: i64) -> LotView:
    """[E4.6] Every floor of a building is open to all, from the ground up."""
    floors: list[str] = []
    if state.top[lot] >= 0:
        standing = [floor for floor in range(FLOORS) if state.where[floor] == lot]
        standing.sort(key=number_of, reverse=True)
        floors = [FLOOR_NAMES[floor] for floor in standing]
    return {
        "floors": floors,
        "roof": state.roof[lot],
        "white": SINGLE[lot] != 0,
        "worth": worth(state, lot) if floors else 0,
        "owner": owner(state, lot),
    }


def beside(state: Estates) -> list[str]:
    """The special pieces that can still be auctioned."""
    places = [*state.barriers, state.mayor, state.cancel]
    return [PIECE_NAMES[ROOF + 1 + i] for i in range(len(places)) if places[i] == BESIDE]


def determinize(state: Estates, viewer: i64, rng: Rng) -> Estates:
    """[E1.4] Payments and stashing are public, so whoever counts knows all. Decision: a guess never
    forgets what its seat has seen. Only where even stashing is secret, the split of another's money
    is unknown: anything his bids and payments allow is taken as equally likely."""
    new = state.copy()
    if state.money == SECRET and state.phase != OVER:
        for seat in range(state.players):
            if seat != viewer:
                money = state.cash[seat] + state.stash[seat]
                new.stash[seat] = rng.below(state.ceiling[seat] + 1)
                new.cash[seat] = money - new.stash[seat]
    return new
