"""Why a move is refused in City Tycoon: the clause a player runs into."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Why, first_of, kind_of, second_of
from polis.core.seats import NATURE, first, holds, only
from polis.games.tycoon.board import is_free
from polis.games.tycoon.data import (
    NEEDS,
    PLANT_COST,
    TOLL,
    cost_of,
    has_needs,
    is_variable,
)
from polis.games.tycoon.deliveries import cheapest_by, fewest_tolls, goods_needed
from polis.games.tycoon.fares import ROW
from polis.games.tycoon.phases.building import slot_of
from polis.games.tycoon.routes import Freight
from polis.games.tycoon.schema import (
    BUILD,
    CHOSEN_ALREADY,
    COST_IS_CHOSEN,
    COST_IS_FIXED,
    DELIVER,
    GAME_OVER,
    INVEST,
    KEEP,
    LAY_PARK,
    LAY_POND,
    LAYING_POND,
    NATURES_MOVE,
    NEEDS_NOTHING,
    NO_DISTRICT,
    NO_GOODS,
    NOBODY_TO_FAVOUR,
    NOT_BESIDE,
    NOT_IN_HAND,
    NOT_IN_PACK,
    NOT_YOUR_MOVE,
    NOT_YOURS,
    OTHER_LANDSCAPE,
    OUT_OF_REACH,
    PASS,
    PILE_EMPTY,
    PLACE,
    PLACE_NOT_OPEN,
    PLACE_TAKEN,
    PLACING_PLANT,
    PLANT_TOO_DEAR,
    SEAT_NEXT,
    SELL,
    SUPPLIED_ALREADY,
    SUPPLY,
    TOLL_TOO_HIGH,
    TOO_DEAR,
    WRONG_MOMENT,
)
from polis.games.tycoon.state import (
    BUILDING,
    DRAFTING,
    EMPTY,
    FAR,
    FAVOURING,
    GOODS,
    LANDSCAPING,
    OVER,
    PLACING,
    PLANTS,
    RESOURCES,
    SHORT,
    SIDES,
    SUPPLYING,
    Tycoon,
    is_district,
    plant_of,
)
from polis.games.tycoon.survey import row_for


def why_not(state: Tycoon, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
    """[T3.1] First who and when, then what."""
    kind = kind_of(code)
    if state.phase == OVER:
        why.because(GAME_OVER)
        why.by(1 if state.rounds == SHORT else 0)
    elif kind >= SEAT_NEXT:
        why.because(NATURES_MOVE)
        why.by(kind - SEAT_NEXT)
    elif state.phase == DRAFTING and kind == KEEP and seat < state.players:
        why_not_keep(state, seat, first_of(code), why)
    elif not holds(state.actors, seat) and not is_awaited(state, seat):
        why.because(NOT_YOUR_MOVE, first(state.actors))
        why.by(state.phase)
    elif phase_of(kind) != state.phase:
        why.because(WRONG_MOMENT, state.phase)
        why.by(moment(state))
    elif kind <= SELL:
        why_not_use(state, seat, code, why)
    elif kind == PLACE:
        why_not_place(state, first_of(code), why)
    elif kind <= LAY_POND:
        why_not_lay(state, kind, first_of(code), why)
    elif kind == SUPPLY or kind == DELIVER:
        why_not_supply(state, seat, kind, first_of(code), payload, why)
    else:
        assert kind != PASS
        why.because(NOBODY_TO_FAVOUR)


def is_awaited(state: Tycoon, seat: i64) -> bool:
    """Whether it is no other player's turn: chance acts, or all choose at once."""
    if state.phase == DRAFTING:
        return seat < state.players
    return state.actors == only(NATURE)


def moment(state: Tycoon) -> i64:
    """[T3.1] Which clause says what is done now: a plant is placed by [T3.8], a pond laid by
    [T3.6]."""
    if state.phase == PLACING and state.plant != EMPTY:
        return PLACING_PLANT
    if state.phase == LANDSCAPING and state.parks == 0:
        return LAYING_POND
    return state.phase


def phase_of(kind: i64) -> i64:
    if kind == KEEP:
        return DRAFTING
    if kind <= SELL:
        return BUILDING
    if kind == PLACE:
        return PLACING
    if kind <= LAY_POND:
        return LANDSCAPING
    if kind <= DELIVER or kind == PASS:
        return SUPPLYING
    return FAVOURING


def why_not_keep(state: Tycoon, seat: i64, tile: i64, why: Why) -> None:
    """[T2.2] One tile of the pack before you."""
    if not holds(state.actors, seat):
        why.because(CHOSEN_ALREADY)
    else:
        why.because(NOT_IN_PACK, tile)


def why_not_use(state: Tycoon, seat: i64, code: i64, why: Why) -> None:
    """[T3.1] A tile in hand; [T3.9] what can be paid in full."""
    kind, tile, second = kind_of(code), first_of(code), second_of(code)
    if slot_of(state, seat, tile) < 0:
        why.because(NOT_IN_HAND, tile)
    elif kind == BUILD and is_variable(tile):
        why.because(COST_IS_CHOSEN, tile)
    elif kind == INVEST and not is_variable(tile):
        why.because(COST_IS_FIXED, tile)
    elif kind == BUILD:
        why.because(TOO_DEAR, tile, cost_of(tile, 0), state.cash[seat])
    elif kind == INVEST:
        why.because(TOO_DEAR, tile, cost_of(tile, second - 1), state.cash[seat])
    else:
        why_not_plant(state, seat, second, why)


def why_not_plant(state: Tycoon, seat: i64, station: i64, why: Why) -> None:
    """[T3.8] While the pile lasts, and for the cost of the chosen side."""
    kind, side = station // SIDES, station % SIDES
    number = state.used_plants[kind]
    if number == PLANTS:
        why.because(PILE_EMPTY, station)
    else:
        cost = PLANT_COST[plant_of(kind, number, side)]
        why.because(PLANT_TOO_DEAR, station, cost, state.cash[seat])


def why_not_place(state: Tycoon, place: i64, why: Why) -> None:
    """[T3.2] A free place that shares a side with a laid tile; [T3.8] for a plant too."""
    if place < len(state.what):
        why.because(PLACE_TAKEN, place)
    else:
        why.because(PLACE_NOT_OPEN, place)
    why.by(moment(state))


def why_not_lay(state: Tycoon, kind: i64, place: i64, why: Why) -> None:
    """[T3.5] Beside the new district; [T3.6] the landscape its icon shows."""
    if (kind == LAY_PARK) != (state.parks > 0):
        why.because(OTHER_LANDSCAPE)
    elif place < len(state.what) and not is_free(state, place):
        why.because(PLACE_TAKEN, place)
    else:
        why.because(NOT_BESIDE, place)
    why.by(moment(state))


def why_not_supply(
    state: Tycoon, seat: i64, kind: i64, place: i64, payload: vec[i64], why: Why
) -> None:
    """[T4.1] One of one's own districts that needs something and has not been supplied."""
    if is_suppliable(state, seat, place, why):
        if kind == DELIVER:
            freight = Freight(state, seat, place)
            assert not freight.read(payload)
            why.because(freight.why.refusal, freight.why.a, freight.why.b, freight.why.c)
        else:
            why_not_reach(state, seat, place, why)


def is_suppliable(state: Tycoon, seat: i64, place: i64, why: Why) -> bool:
    """[T4.1] Own, needy and [T4.7] not yet supplied, [T4.6] with the goods at hand."""
    if place >= len(state.what) or not is_district(state.what[place]):
        why.because(NO_DISTRICT, place)
        return False
    tile = state.what[place]
    if state.owner[place] != seat:
        why.because(NOT_YOURS, place, state.owner[place])
    elif not has_needs(tile):
        why.because(NEEDS_NOTHING, tile)
    elif state.cubes[place] > 0:
        why.because(SUPPLIED_ALREADY, tile)
    elif goods_needed(tile) > state.goods[seat]:
        why.because(NO_GOODS, tile, NEEDS[tile * RESOURCES + GOODS], state.goods[seat])
    else:
        return True
    return False


def why_not_reach(state: Tycoon, seat: i64, place: i64, why: Why) -> None:
    """[T4.3] Enough cubes must be within reach; [T4.2] and all tolls be paid."""
    tile, row = state.what[place], row_for(state, seat, place, FAR)
    if fewest_tolls(state, row, 0, NEEDS[tile * RESOURCES]) >= FAR:
        why.because(OUT_OF_REACH, tile, 0)
    elif fewest_tolls(state, row, ROW, NEEDS[tile * RESOURCES + 1]) >= FAR:
        why.because(OUT_OF_REACH, tile, 1)
    else:
        price = cheapest_by(state, place, row, 0) * TOLL
        why.because(TOLL_TOO_HIGH, tile, price, state.cash[seat])
