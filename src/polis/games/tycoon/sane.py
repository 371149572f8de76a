# interpreted: asked once for each position that comes from outside
"""Which counter of a position of City Tycoon is wrong."""

from __future__ import annotations

from polis.core.model import LEGAL, State, Why
from polis.games.tycoon.codes import (
    BUILDING,
    DEALING,
    DRAFTING,
    FAVOURING,
    LANDSCAPING,
    OVER,
    PLACING,
    SEATING,
    SUPPLYING,
)
from polis.games.tycoon.data import TYPE, gives, has_needs
from polis.games.tycoon.deliveries import favourites
from polis.games.tycoon.legality import check_supply
from polis.games.tycoon.phases.supply import cheapest_delivery
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.state import acting, pack_before
from polis.games.tycoon.terms import (
    CITY,
    EMPTY,
    FIRST_PLANT,
    FIRST_PLANT_TYPE,
    FREE,
    HAND,
    MOST_OWN,
    PILE,
    POND,
    SIDES_OF_TILE,
    START_POWER,
    TYPES,
    WIDTH,
    is_district,
    is_plant,
)

AROUND = (-WIDTH, 1, WIDTH, -1)  # the sides of a tile, clockwise from the north


def miscounted(state: State) -> str:
    assert isinstance(state, Tycoon)
    if (state.phase == OVER) != (state.actors == 0):
        return "phase"
    seated = len(state.order)
    if len({*state.order}) < seated or (seated < state.players) != (state.phase == SEATING):
        return "order"
    if BUILDING <= state.phase < OVER:
        if state.phase >= SUPPLYING and state.turn >= state.players:
            return "turn"
        if state.actors != 1 << int(acting(state)):
            return "actors"
    return board(state) or tiles(state) or draft(state) or supply(state)


def board(state: Tycoon) -> str:
    """Places, what lies beside them, and which are free."""
    size = len(state.at)
    for name in ("what", "owner", "cubes", "rank", "hops"):
        if len(getattr(state, name)) != size:
            return name
    number = {at: place for place, at in enumerate(state.at)}
    if len(state.link) != SIDES_OF_TILE * size or len(number) < size:
        return "link"
    for place, at in enumerate(state.at):
        for side, step in enumerate(AROUND):
            other = state.link[place * SIDES_OF_TILE + side]
            if other >= 0 and number.get(at + step) != other:
                return "link"
            if other < 0 and state.what[place] != FREE and at + step in number:
                return "link"
    if not 0 < state.free_count <= len(state.free):
        return "free_count"
    free = [state.free[i] for i in range(state.free_count)]
    if any(not 0 <= place < size or state.what[place] != FREE for place in free):
        return "free"
    if any(state.free[state.rank[place]] != place for place in free) or len({*free}) < len(free):
        return "free"
    return ""


def tiles(state: Tycoon) -> str:
    """Who owns what, types counted as they stand, and plants as sources."""
    counted = [0] * len(state.counts)
    for what, owner in zip(state.what, state.owner, strict=True):
        if (owner < 0) != (what in (FREE, POND)) or state.players <= owner < CITY:
            return "owner"
        if is_district(what) and owner >= CITY:
            return "owner"
        if is_district(what):
            counted[owner * TYPES + TYPE[what]] += 1
        elif FIRST_PLANT <= what < START_POWER:
            counted[owner * TYPES + FIRST_PLANT_TYPE + gives(what)] += 1
    if counted != list(state.counts):
        return "counts"
    plants = [place for place, what in enumerate(state.what) if is_plant(what)]
    if sorted(state.sources) != plants:
        return "sources"
    if any(state.rank[place] != i for i, place in enumerate(state.sources)):
        return "rank"
    held = [tile for tile in (*state.hands, *state.packs) if tile >= 0]
    return "" if len({*held}) == len(held) else "hands"


def draft(state: Tycoon) -> str:
    """Tiles in packs and hands, as many as the phase has there."""
    packs = [list(state.packs[i : i + HAND]) for i in range(0, len(state.packs), HAND)]
    if state.phase == DEALING:
        return "" if sum(state.box) == PILE - state.dealt and len(state.box) == PILE else "box"
    if len(state.box):
        return "box"
    if state.phase not in (PLACING, LANDSCAPING) and max(state.tile, state.plant) >= 0:
        return "plant"  # between turns nothing is being built
    if state.phase == DRAFTING:
        left = HAND - int(state.passes)
        choosing = [seat for seat in range(int(state.players)) if state.actors >> seat & 1]
        whole = [packs[pack_before(state, seat)] for seat in choosing]
        fine = left and all(min(pack[:left]) >= 0 for pack in whole)
        return "" if fine and all(min([0, *pack[: left - 1]]) >= 0 for pack in packs) else "packs"
    if state.phase in (BUILDING, PLACING, LANDSCAPING):
        begun = int(state.turn) + (state.phase != BUILDING)
        for i, seat in enumerate(state.order):  # one district each, again and again
            if int(state.shown[seat]).bit_count() != -((i - begun) // len(state.order)):
                return "turn"
        if state.phase == BUILDING and state.site >= 0:
            return "site"
        for i, tile in enumerate(state.hands):
            if tile < 0 and not state.shown[i // HAND] >> (i % HAND) & 1:
                return "hands"
    return ""


def supply(state: Tycoon) -> str:
    """Who is hungry, and between whom the supplier chooses."""
    if state.phase == OVER:  # nothing reads it any more
        return ""
    listed = [len(state.hungry) > 0, len(state.hungry_count) > 0]
    if listed != [state.phase in (SUPPLYING, FAVOURING)] * 2:
        return "hungry"
    for seat in range(int(state.players)) if all(listed) else []:
        if hungry(state, seat) != [needy(state, seat, 0), needy(state, seat, 1)]:
            return "hungry"
    return favoured(state.copy()) if state.phase == FAVOURING else ""


def hungry(state: Tycoon, seat: int) -> list[list[int]]:
    """Places that are listed as not yet supplied, and those behind them."""
    places, count = list(state.hungry), int(state.hungry_count[seat])
    own = places[seat * MOST_OWN : (seat + 1) * MOST_OWN]
    behind = [place for place in own[count:] if place != EMPTY]
    gaps = own != own[:count] + behind + [EMPTY] * (MOST_OWN - count - len(behind))
    return [] if gaps else [sorted(own[:count]), sorted(behind)]


def needy(state: Tycoon, seat: int, supplied: int) -> list[int]:
    tiles = enumerate(zip(state.what, state.owner, strict=True))
    own = [(place, what) for place, (what, owner) in tiles if owner == seat and is_district(what)]
    return [p for p, what in own if has_needs(what) and (state.cubes[p] > 0) == bool(supplied)]


def favoured(state: Tycoon) -> str:
    """The district that is being supplied, looked at once more."""
    seat, place = acting(state), state.site
    why = Why()
    check_supply(state, seat, place, why)
    if why.refusal != LEGAL:
        return "site"
    found = cheapest_delivery(state, seat, place)
    if not found.mixed or favourites(state, seat, place, found) != state.favours:
        return "favours"
    return ""
