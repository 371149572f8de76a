"""Why a move is refused in City Tycoon: the clause a player runs into."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Why, first_of, kind_of, second_of
from polis.core.seats import NATURE, first, holds, only
from polis.games.tycoon import refuse
from polis.games.tycoon.board import is_free
from polis.games.tycoon.codes import (
    BUILD,
    DELIVER,
    INVEST,
    KEEP,
    LAY_PARK,
    LAY_POND,
    PASS,
    PLACE,
    SEAT_NEXT,
    SELL,
    SUPPLY,
)
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
from polis.games.tycoon.schema import LAYING_POND, PLACING_PLANT
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
        refuse.game_over(why)
        why.by(1 if state.rounds == SHORT else 0)
    elif kind >= SEAT_NEXT:
        refuse.natures_move(why)
        why.by(kind - SEAT_NEXT)
    elif state.phase == DRAFTING and kind == KEEP and seat < state.players:
        why_not_keep(state, seat, first_of(code), why)
    elif not holds(state.actors, seat) and not is_awaited(state, seat):
        refuse.not_your_move(why, first(state.actors))
        why.by(state.phase)
    elif phase_of(kind) != state.phase:
        refuse.wrong_moment(why, state.phase)
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
        refuse.nobody_to_favour(why)


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
        refuse.chosen_already(why)
    else:
        refuse.not_in_pack(why, tile)


def why_not_use(state: Tycoon, seat: i64, code: i64, why: Why) -> None:
    """[T3.1] A tile in hand; [T3.9] what can be paid in full."""
    kind, tile, second = kind_of(code), first_of(code), second_of(code)
    if slot_of(state, seat, tile) < 0:
        refuse.not_in_hand(why, tile)
    elif kind == BUILD and is_variable(tile):
        refuse.cost_is_chosen(why, tile)
    elif kind == INVEST and not is_variable(tile):
        refuse.cost_is_fixed(why, tile)
    elif kind == BUILD:
        refuse.too_dear(why, tile, cost_of(tile, 0), state.cash[seat])
    elif kind == INVEST:
        refuse.too_dear(why, tile, cost_of(tile, second - 1), state.cash[seat])
    else:
        why_not_plant(state, seat, second, why)


def why_not_plant(state: Tycoon, seat: i64, station: i64, why: Why) -> None:
    """[T3.8] While the pile lasts, and for the cost of the chosen side."""
    kind, side = station // SIDES, station % SIDES
    number = state.used_plants[kind]
    if number == PLANTS:
        refuse.pile_empty(why, station)
    else:
        cost = PLANT_COST[plant_of(kind, number, side)]
        refuse.plant_too_dear(why, station, cost, state.cash[seat])


def why_not_place(state: Tycoon, place: i64, why: Why) -> None:
    """[T3.2] A free place that shares a side with a laid tile; [T3.8] for a plant too."""
    if place < len(state.what):
        refuse.place_taken(why, place)
    else:
        refuse.place_not_open(why, place)
    why.by(moment(state))


def why_not_lay(state: Tycoon, kind: i64, place: i64, why: Why) -> None:
    """[T3.5] Beside the new district; [T3.6] the landscape its icon shows."""
    if (kind == LAY_PARK) != (state.parks > 0):
        refuse.other_landscape(why)
    elif place < len(state.what) and not is_free(state, place):
        refuse.place_taken(why, place)
    else:
        refuse.not_beside(why, place)
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
        refuse.no_district(why, place)
        return False
    tile = state.what[place]
    if state.owner[place] != seat:
        refuse.not_yours(why, place, state.owner[place])
    elif not has_needs(tile):
        refuse.needs_nothing(why, tile)
    elif state.cubes[place] > 0:
        refuse.supplied_already(why, tile)
    elif goods_needed(tile) > state.goods[seat]:
        refuse.no_goods(why, tile, NEEDS[tile * RESOURCES + GOODS], state.goods[seat])
    else:
        return True
    return False


def why_not_reach(state: Tycoon, seat: i64, place: i64, why: Why) -> None:
    """[T4.3] Enough cubes must be within reach; [T4.2] and all tolls be paid."""
    tile, row = state.what[place], row_for(state, seat, place, FAR)
    if fewest_tolls(state, row, 0, NEEDS[tile * RESOURCES]) >= FAR:
        refuse.out_of_reach(why, tile, 0)
    elif fewest_tolls(state, row, ROW, NEEDS[tile * RESOURCES + 1]) >= FAR:
        refuse.out_of_reach(why, tile, 1)
    else:
        price = cheapest_by(state, place, row, 0) * TOLL
        refuse.toll_too_high(why, tile, price, state.cash[seat])
