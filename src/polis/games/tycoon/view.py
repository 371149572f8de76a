"""What each seat of City Tycoon may see."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import holds
from polis.games.tycoon.board import column_of, is_east_closed, is_south_closed, row_of
from polis.games.tycoon.codes import DRAFTING, FAVOURING, SUPPLYING
from polis.games.tycoon.data import (
    PLANT_COST,
    PLANT_CUBES,
    PLANT_RENEWED,
    TILE_NAMES,
    TOLL,
    TYPE_NAMES,
    cost_of,
    gives,
)
from polis.games.tycoon.deliveries import (
    Delivery,
    cheapest_by,
    deliver_from,
    favouring,
    favourites,
    goods_needed,
)
from polis.games.tycoon.detours import beside
from polis.games.tycoon.fares import ANYBODY, is_once, share
from polis.games.tycoon.opportunities import POINT
from polis.games.tycoon.phases.cleanup import next_order
from polis.games.tycoon.phases.sharing import share_gains
from polis.games.tycoon.phases.supply import profit
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.routes import price_of, route_of
from polis.games.tycoon.schema import PLANT_NAMES
from polis.games.tycoon.scoring import scores
from polis.games.tycoon.shown import SeatShown, TableShown, seat_shown, table_shown
from polis.games.tycoon.state import acting, is_shown, pack_before
from polis.games.tycoon.survey import Survey, row_for
from polis.games.tycoon.terms import (
    CITY,
    ELECTRICITY,
    EMPTY,
    FAR,
    FIRST_PLANT,
    FREE,
    HAND,
    KINDS,
    MOST_OWN,
    PARK,
    PAYEES,
    PLANTS,
    POND,
    SIDES,
    TYPES,
    is_district,
    is_plant,
    node,
    plant_of,
)

Kind: TypeAlias = Literal["free", "district", "power", "water", "park", "pond", "sight"]


class GainView(TypedDict):
    money: int
    points: int
    goods: int


class PlaceView(TypedDict):
    """``x`` columns east of the city's western column, ``y`` rows south of its northern row;
    ``plant``: none on the city's own plants."""

    x: int
    y: int
    kind: Kind
    tile: str | None
    plant: str | None
    owner: int | None
    cubes: int
    renewed: bool
    supplied: bool


class SeatView(SeatShown):
    """``score`` as if the game ended now; ``hand``: null to other viewers; ``chosen``: in the draft
    a tile is kept, and its holder waits."""

    score: int
    types: dict[str, int]
    hand: list[str] | None
    hand_size: int
    used: list[str]
    chosen: bool
    passed: bool


class SideView(TypedDict):
    plant: str
    cost: int
    cubes: int
    renewed: bool


class PileView(TypedDict):
    left: int
    top: list[SideView]


class PilesView(TypedDict):
    power: PileView
    water: PileView


class BuildingView(TypedDict):
    tile: str | None
    cost: int | None
    plant: str | None
    site: int | None
    parks: int
    ponds: int


class WayView(TypedDict):
    """``routes`` of each cube: the plant's place and all that are crossed."""

    favour: int | None
    city: bool
    price: int
    to_city: int
    to_seats: list[int]
    routes: list[list[int]]


class DeliveryView(TypedDict):
    """``price``: null out of reach; ``gains`` by seat; ``net``: what the viewer has of it once
    carriage and goods are paid, null out of reach."""

    place: int
    tile: str
    price: int | None
    payable: bool
    gains: list[GainView]
    net: GainView | None
    ways: list[WayView]


class RoadView(TypedDict):
    """``node`` is the first place of the tile: the city's four are one. ``next`` are the nodes that
    can be crossed from here, ``toll`` what the viewer pays for a cube that crosses it."""

    node: int
    next: list[int]
    toll: int


class ClosedView(TypedDict):
    """The sides of the city where nothing is built."""

    south: bool
    east: bool


class TycoonView(TableShown):
    next_order: list[int]
    turn: int
    seats: list[SeatView]
    pack: list[str] | None
    places: list[PlaceView]
    closed: ClosedView
    piles: PilesView
    building: BuildingView | None
    supplying: int | None
    deliveries: list[DeliveryView]
    roads: list[RoadView]


def view(state: Tycoon, viewer: i64) -> TycoonView:
    """[T2.2] Packs and hands are seen by their holders only; all the rest lies open."""
    points = scores(state)
    return {
        **table_shown(state),
        "next_order": list(next_order(state)) if len(state.order) == state.players else [],
        "turn": acting(state),
        "seats": [seat_view(state, seat, viewer, points[seat]) for seat in range(state.players)],
        "pack": pack_view(state, viewer),
        "places": [place_view(state, place) for place in range(len(state.what))],
        "closed": {"south": is_south_closed(state), "east": is_east_closed(state)},
        "piles": {"power": pile_view(state, 0), "water": pile_view(state, 1)},
        "building": building_view(state),
        "supplying": state.site if state.phase == FAVOURING else None,
        "deliveries": deliveries_view(state, viewer),
        "roads": roads_view(state, viewer),
    }


def seat_view(state: Tycoon, seat: i64, viewer: i64, points: i64) -> SeatView:
    hand = [slot for slot in range(HAND) if state.hands[seat * HAND + slot] != EMPTY]
    kept = [slot for slot in hand if not is_shown(state, seat, slot)]
    used = [slot for slot in hand if is_shown(state, seat, slot)]
    return {
        **seat_shown(state, seat),
        "score": points,
        "types": {TYPE_NAMES[t]: state.counts[seat * TYPES + t] for t in range(TYPES)},
        "hand": named(state, seat, kept) if seat == viewer else None,
        "hand_size": len(kept),
        "used": sorted(named(state, seat, used)),
        "chosen": state.phase == DRAFTING and not holds(state.actors, seat),
        "passed": holds(state.passed, seat),
    }


def named(state: Tycoon, seat: i64, slots: list[int]) -> list[str]:
    return [TILE_NAMES[state.hands[seat * HAND + slot]] for slot in slots]


def pack_view(state: Tycoon, viewer: i64) -> list[str] | None:
    """[T2.2] The tiles before a seat; none once it has chosen and waits for the next."""
    if viewer >= state.players or state.phase > DRAFTING:
        return None
    start = pack_before(state, viewer) * HAND
    return [TILE_NAMES[t] for t in state.packs[start : start + HAND] if t != EMPTY]


def place_view(state: Tycoon, place: i64) -> PlaceView:
    what, owner = state.what[place], state.owner[place]
    return {
        "x": column_of(state.at[place]),
        "y": row_of(state.at[place]),
        "kind": kind_name(what),
        "tile": TILE_NAMES[what] if is_district(what) else None,
        "plant": PLANT_NAMES[what - FIRST_PLANT] if FIRST_PLANT <= what < CITY_PLANT else None,
        "owner": owner if 0 <= owner < CITY else None,
        "cubes": state.cubes[place] if is_plant(what) else 0,
        "renewed": is_plant(what) and is_once(what) == 0,
        "supplied": is_district(what) and state.cubes[place] > 0,
    }


CITY_PLANT: Final = FIRST_PLANT + KINDS * PLANTS * SIDES


def kind_name(what: i64) -> Kind:
    if what == FREE:
        return "free"
    if is_district(what):
        return "district"
    if is_plant(what):
        return "power" if gives(what) == ELECTRICITY else "water"
    if what == PARK:
        return "park"
    return "pond" if what == POND else "sight"


def pile_view(state: Tycoon, kind: i64) -> PileView:
    """[T3.8] The plant on top, both sides of it."""
    number = state.used_plants[kind]
    sides = [plant_of(kind, number, side) for side in range(SIDES)] if number < PLANTS else []
    return {
        "left": PLANTS - number,
        "top": [
            {
                "plant": PLANT_NAMES[side],
                "cost": PLANT_COST[side],
                "cubes": PLANT_CUBES[side],
                "renewed": PLANT_RENEWED[side] != 0,
            }
            for side in sides
        ],
    }


def building_view(state: Tycoon) -> BuildingView | None:
    """What is being built now, and what is still to be laid beside it."""
    if state.tile == EMPTY and state.plant == EMPTY:
        return None
    return {
        "tile": TILE_NAMES[state.tile] if state.tile != EMPTY else None,
        "cost": cost_of(state.tile, state.level) if state.tile != EMPTY else None,
        "plant": PLANT_NAMES[state.plant] if state.plant != EMPTY else None,
        "site": state.site if state.site != EMPTY else None,
        "parks": state.parks,
        "ponds": state.ponds,
    }


# Deliveries


def deliveries_view(state: Tycoon, viewer: i64) -> list[DeliveryView]:
    """[T4.5] For every own district not yet supplied its cheapest deliveries, by who is paid; what
    can be paid for and leaves most comes first."""
    if viewer >= state.players or state.phase not in (SUPPLYING, FAVOURING):
        return []
    first = viewer * MOST_OWN
    own = state.hungry[first : first + state.hungry_count[viewer]]
    return sorted((district_view(state, viewer, place) for place in sorted(own)), key=rank)


def rank(delivery: DeliveryView) -> tuple[bool, int]:
    """As opportunities are ranked."""
    net = delivery["net"]
    worth = net["money"] + POINT * net["points"] + net["goods"] if net else 0
    return not delivery["payable"], -worth


def district_view(state: Tycoon, seat: i64, place: i64) -> DeliveryView:
    row = row_for(state, seat, place, FAR)
    tolls, goods = cheapest_by(state, place, row, 0), goods_needed(state.what[place])
    gains = gains_view(state, seat, place)
    return {
        "place": place,
        "tile": TILE_NAMES[state.what[place]],
        "price": tolls * TOLL if tolls < FAR else None,
        "payable": goods <= state.goods[seat] and tolls * TOLL <= state.cash[seat],
        "gains": gains,
        "net": net_view(gains[seat], tolls * TOLL, goods) if tolls < FAR else None,
        "ways": ways_view(state, seat, place, row) if tolls < FAR else [],
    }


def net_view(gain: GainView, price: i64, goods: i64) -> GainView:
    """[T4.2] Carriage is paid, [T4.6] goods come from the store."""
    return {
        "money": gain["money"] - price,
        "points": gain["points"],
        "goods": gain["goods"] - goods,
    }


def gains_view(state: Tycoon, seat: i64, place: i64) -> list[GainView]:
    """[T4.2] What supplying a district pays, by seat: [T4.8] neighbours may gain by it too."""
    after = state.copy()
    profit(after, seat, state.what[place], Log(True))
    share_gains(after, place, Log(True))
    return [
        {
            "money": after.cash[one] - state.cash[one],
            "points": after.points[one] - state.points[one],
            "goods": after.goods[one] - state.goods[one],
        }
        for one in range(state.players)
    ]


def ways_view(state: Tycoon, seat: i64, place: i64, row: vec[i64]) -> list[WayView]:
    """[T4.5] One way for each way to share out the cheapest price."""
    delivery = deliver_from(state, place, row, 0)
    if not delivery.mixed:
        return [way_view(state, seat, place, delivery, ANYBODY)]
    survey, limit = Survey(state, seat), delivery.dearest
    chosen = [p for p in range(PAYEES) if holds(favourites(state, seat, place, delivery), p)]
    return [
        way_view(state, seat, place, favouring(survey, place, payee, limit), payee)
        for payee in chosen
    ]


def way_view(state: Tycoon, seat: i64, place: i64, delivery: Delivery, favour: i64) -> WayView:
    """One delivery: its routes as ``deliver`` writes them, and its price by payee."""
    paid = delivery.paid
    return {
        "favour": None if favour in (ANYBODY, CITY) else favour,
        "city": favour == CITY,
        "price": price_of(paid),
        "to_city": share(paid, CITY) * TOLL,
        "to_seats": [share(paid, payee) * TOLL for payee in range(state.players)],
        "routes": [
            list(route_of(state, seat, place, source, favour)) for source in delivery.sources
        ],
    }


def roads_view(state: Tycoon, viewer: i64) -> list[RoadView]:
    """[T4.4] By place, while districts are supplied; nothing for those who supply none."""
    if viewer >= state.players or state.phase not in (SUPPLYING, FAVOURING):
        return []
    return [road_view(state, viewer, place) for place in range(len(state.what))]


def road_view(state: Tycoon, seat: i64, place: i64) -> RoadView:
    crossed = state.owner[place] >= 0
    toll = TOLL if crossed and state.owner[place] != seat else 0
    return {"node": node(place), "next": beside(state, place) if crossed else [], "toll": toll}
