"""Why what a bid brings cannot be had so."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import Why, first_of, kind_of, numbers_apart, second_of, third_of
from polis.games.newyork import refuse
from polis.games.newyork.codes import MOVE, PLACE, SHED, TAKE
from polis.games.newyork.data import VALUE_OF, route_vehicle, vehicle_of_token
from polis.games.newyork.phases.building import is_route_for, joins
from polis.games.newyork.phases.office import gains
from polis.games.newyork.refusals.moments import is_bonus
from polis.games.newyork.schema import SCHEMA
from polis.games.newyork.state import NewYork, tower_at
from polis.games.newyork.terms import OPEN, OPENED, ROUTES, VALUES

FOR_BONUS: Final = 1  # the place of its clause


def why_not_gain(state: NewYork, seat: i64, code: i64, why: Why) -> None:
    kind, what = kind_of(code), first_of(code)
    if kind == TAKE:
        why_not_take(state, seat, what, why)
    elif kind == PLACE:
        why_not_place(state, what, second_of(code), third_of(code), why)
    elif kind == MOVE:
        if what == state.moving_to:
            refuse.already_there(why, what)
        else:
            assert state.towers[tower_at(seat, what)] == 0
            refuse.no_tower_there(why, what)
        if is_bonus(state):
            why.by(FOR_BONUS)
    else:
        assert kind == SHED
        refuse.not_in_reserve(why, what)


def why_not_take(state: NewYork, seat: i64, kind: i64, why: Why) -> None:
    for slot in range(i64(VALUES * OPEN)):
        if state.office[slot] == kind:
            assert VALUE_OF[kind] > gains(state, seat)
            refuse.tile_too_dear(why, kind, gains(state, seat))
            return
    refuse.tile_not_open(why, kind)


def apart(code: i64, other: i64) -> i64:
    """[N6.10] Instead of a character that cannot be taken, one of the closest value; [N6.12] for a
    route that cannot be had, another that takes the token to the same district."""
    if kind_of(code) == TAKE and kind_of(other) == TAKE:
        one, two = VALUE_OF[first_of(code)], VALUE_OF[first_of(other)]
        return max(one - two, two - one)
    if kind_of(code) == PLACE and kind_of(other) == PLACE and second_of(code) == second_of(other):
        return first_of(code) ^ first_of(other)
    return numbers_apart(SCHEMA, code, other)


def why_not_place(state: NewYork, token: i64, here: i64, there: i64, why: Why) -> None:
    """[N6.12] An open token, a route of its colour between these districts, its vehicle on it."""
    if state.token_at[token] != OPENED:
        refuse.token_not_open(why, token)
        return
    for route in range(i64(ROUTES)):
        if route_vehicle(route) == vehicle_of_token(token) and joins(route, here, there):
            assert not is_route_for(state, token, route)
            refuse.vehicle_gone(why, here, there)
            return
    refuse.no_route(why, token, here, there)
