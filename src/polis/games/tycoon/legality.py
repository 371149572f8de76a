"""What may be done in City Tycoon: each move has one check, which names the rule against it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import LEGAL, Why
from polis.core.seats import NATURE, first, holds, only
from polis.games.tycoon import refuse
from polis.games.tycoon.board import is_free, touch
from polis.games.tycoon.codes import (
    DEAL,
    DRAFTING,
    LANDSCAPING,
    OVER,
    PLACING,
    SEAT_NEXT,
    is_due,
)
from polis.games.tycoon.data import NEEDS, PLANT_COST, TOLL, cost_of, has_needs, is_variable
from polis.games.tycoon.deliveries import cheapest_by, fewest_tolls, goods_needed
from polis.games.tycoon.fares import ROW
from polis.games.tycoon.phases.draft import is_in_pack
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.routes import Freight
from polis.games.tycoon.schema import LAYING_POND, PLACING_PLANT
from polis.games.tycoon.state import slot_of
from polis.games.tycoon.survey import row_for
from polis.games.tycoon.terms import (
    CITY,
    ELECTRICITY,
    EMPTY,
    FAR,
    PLANTS,
    RESOURCES,
    SHORT,
    SIDES,
    WATER,
    is_district,
    plant_of,
)


def check_moment(state: Tycoon, seat: i64, kind: i64, why: Why) -> None:
    """[T3.1] First who and when, then what."""
    if state.phase == OVER:
        refuse.game_over(why)
        why.by(1 if state.rounds == SHORT else 0)
    elif kind == SEAT_NEXT or kind == DEAL:
        refuse.natures_move(why)
        why.by(1 if kind == DEAL else 0)
    elif not holds(state.actors, seat) and is_anothers(state, seat):
        refuse.not_your_move(why, first(state.actors))
        why.by(state.phase)
    elif not is_due(kind, state.phase):
        refuse.wrong_moment(why, state.phase)
        why.by(moment(state))


def is_anothers(state: Tycoon, seat: i64) -> bool:
    """[T3.1] Whether it is other players' turn: chance is nobody, and [T2.2] the draft is for all
    at once."""
    if state.phase == DRAFTING:
        return seat >= state.players
    return state.actors != only(NATURE)


def moment(state: Tycoon) -> i64:
    """[T3.1] Which clause says what is done now: a plant is placed by [T3.8], a pond laid by
    [T3.6]."""
    if state.phase == PLACING and state.plant != EMPTY:
        return PLACING_PLANT
    if state.phase == LANDSCAPING and state.parks == 0:
        return LAYING_POND
    return state.phase


# Tiles


def check_keep(state: Tycoon, seat: i64, tile: i64, why: Why) -> None:
    """[T2.2] One tile of the pack before you."""
    if not holds(state.actors, seat):
        refuse.chosen_already(why)
    elif not is_in_pack(state, seat, tile):
        refuse.not_in_pack(why, tile)


def check_sell(state: Tycoon, seat: i64, tile: i64, why: Why) -> None:
    """[T3.1] A tile in hand."""
    if slot_of(state, seat, tile) < 0:
        refuse.not_in_hand(why, tile)


def check_build(state: Tycoon, seat: i64, tile: i64, why: Why) -> None:
    """[T3.1] A tile in hand [T3.4] with one cost, [T3.9] which can be paid in full."""
    check_sell(state, seat, tile, why)
    if why.refusal == LEGAL:
        if is_variable(tile):
            refuse.cost_is_chosen(why, tile)
        else:
            check_cost(state, seat, tile, 0, why)


def check_invest(state: Tycoon, seat: i64, tile: i64, level: i64, why: Why) -> None:
    """[T3.4] A tile in hand with several costs, [T3.9] of which this can be paid in full."""
    check_sell(state, seat, tile, why)
    if why.refusal == LEGAL:
        if not is_variable(tile):
            refuse.cost_is_fixed(why, tile)
        else:
            check_cost(state, seat, tile, level - 1, why)


def check_cost(state: Tycoon, seat: i64, tile: i64, level: i64, why: Why) -> None:
    """[T3.9] No debts."""
    cost = cost_of(tile, level)
    if cost > state.cash[seat]:
        refuse.too_dear(why, tile, cost, state.cash[seat])


def check_plant(state: Tycoon, seat: i64, tile: i64, station: i64, why: Why) -> None:
    """[T3.8] For a tile in hand, while the pile lasts, and for the cost of the chosen side."""
    check_sell(state, seat, tile, why)
    if why.refusal == LEGAL:
        kind, side = station // SIDES, station % SIDES
        number = state.used_plants[kind]
        if number == PLANTS:
            refuse.pile_empty(why, station)
        else:
            cost = PLANT_COST[plant_of(kind, number, side)]
            if cost > state.cash[seat]:
                refuse.plant_too_dear(why, station, cost, state.cash[seat])


# Places


def check_place(state: Tycoon, place: i64, why: Why) -> None:
    """[T3.2] A free place that shares a side with a laid tile; [T3.8] for a plant too."""
    if place >= len(state.what):
        refuse.place_not_open(why, place)
    elif not is_free(state, place):
        refuse.place_taken(why, place)
    why.by(moment(state))


def check_park(state: Tycoon, place: i64, why: Why) -> None:
    """[T3.5] While there are parks to lay."""
    check_landscape(state, place, state.parks > 0, why)


def check_pond(state: Tycoon, place: i64, why: Why) -> None:
    """[T3.6] Once all parks are laid."""
    check_landscape(state, place, state.parks == 0, why)


def check_landscape(state: Tycoon, place: i64, due: bool, why: Why) -> None:
    """[T3.5] What is due, on a free place beside the new district."""
    if not due:
        refuse.other_landscape(why)
    elif place < len(state.what) and not is_free(state, place):
        refuse.place_taken(why, place)
    elif not touch(state, state.site, place):
        refuse.not_beside(why, place)
    why.by(moment(state))


# Supply


def check_supply(state: Tycoon, seat: i64, place: i64, why: Why) -> None:
    """[T4.1] A district that can be supplied; [T4.3] enough cubes must be within reach, [T4.2] and
    all tolls be paid."""
    check_district(state, seat, place, why)
    if why.refusal == LEGAL:
        tile, row = state.what[place], row_for(state, seat, place, FAR)
        if fewest_tolls(state, row, 0, NEEDS[tile * RESOURCES + ELECTRICITY]) >= FAR:
            refuse.out_of_reach(why, tile, ELECTRICITY)
        elif fewest_tolls(state, row, ROW, NEEDS[tile * RESOURCES + WATER]) >= FAR:
            refuse.out_of_reach(why, tile, WATER)
        else:
            price = cheapest_by(state, place, row, 0) * TOLL
            if price > state.cash[seat]:
                refuse.toll_too_high(why, tile, price, state.cash[seat])


def check_deliver(state: Tycoon, seat: i64, place: i64, payload: vec[i64], why: Why) -> None:
    """[T4.5] The same by any sources and routes the player likes."""
    check_district(state, seat, place, why)
    if why.refusal == LEGAL:
        Freight(state, seat, place, why).read(payload)


def check_district(state: Tycoon, seat: i64, place: i64, why: Why) -> None:
    """[T4.1] Own, needy and [T4.7] not yet supplied, [T4.6] with the goods at hand."""
    if place >= len(state.what) or not is_district(state.what[place]):
        refuse.no_district(why, place)
        return
    tile = state.what[place]
    if state.owner[place] != seat:
        refuse.not_yours(why, place, state.owner[place])
    elif not has_needs(tile):
        refuse.needs_nothing(why, tile)
    elif state.cubes[place] > 0:
        refuse.supplied_already(why, tile)
    elif goods_needed(tile) > state.goods[seat]:
        refuse.no_goods(why, tile, goods_needed(tile), state.goods[seat])


def check_favour(state: Tycoon, player: i64, why: Why) -> None:
    """[T4.5] One of those between whom there is a choice."""
    if player >= state.players or not holds(state.favours, player):
        refuse.nobody_to_favour(why)


def check_favour_city(state: Tycoon, why: Why) -> None:
    """[T4.5] The city, if it is among them."""
    if not holds(state.favours, CITY):
        refuse.nobody_to_favour(why)
