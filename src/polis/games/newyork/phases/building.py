"""N6.12 and N6.13: prestige tokens, and skyscrapers built or moved."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NOBODY, NONE, only
from polis.games.newyork import tell
from polis.games.newyork.codes import AWARDING, DECLINE, DONE, MOVE, MOVING, PLACE, RESOLVING
from polis.games.newyork.data import route_end, route_vehicle, vehicle_of_token
from polis.games.newyork.phases.tom import award_tom, build_bid_of_tom
from polis.games.newyork.position import NewYork
from polis.games.newyork.state import is_tom, speaker
from polis.games.newyork.terms import DISTRICTS, ON_BOARD, OPENED, ROUTES, TOKENS, tower_at


def end_action(state: NewYork) -> None:
    """[N6.6] A bidder has acted, and the next one follows."""
    state.step += 1
    state.phase = RESOLVING
    state.actors = NONE


# Auction 5


def give_points(state: NewYork, log: Log) -> None:
    """[N6.12] Points for every bidder; then the bonus for the highest and the second."""
    for house in state.queue:
        state.points[house] += state.bids[house]
        tell.scored(log, state.players, house, state.bids[house])
    state.pointed = True
    state.queue = vec[i64]()
    if state.winner != NOBODY:
        state.queue = append(state.queue, state.winner)
    if state.second != NOBODY:
        state.queue = append(state.queue, state.second)


def award(state: NewYork, house: i64, log: Log) -> bool:
    """[N6.12] A person is asked about the bonus while there is an open token, [N9.8] a Tom always
    uses it. True if a choice is needed."""
    if is_tom(state, house):
        award_tom(state, house, log)
        return False
    for token in range(i64(TOKENS)):
        if state.token_at[token] == OPENED:
            state.phase = AWARDING
            state.actors = only(house)
            return True
    return False


def placings(state: NewYork, menu: Menu) -> None:
    """[N6.12] An open token, a vehicle of its colour, one end of its route; or nothing."""
    for token in range(i64(TOKENS)):
        if state.token_at[token] == OPENED:
            for route in range(i64(ROUTES)):
                if is_route_for(state, token, route):
                    here, there = route_end(route, 0), route_end(route, 1)
                    menu.offer(move(PLACE, token, here, there))
                    menu.offer(move(PLACE, token, there, here))
    menu.offer(move(DECLINE))


def is_route_for(state: NewYork, token: i64, route: i64) -> bool:
    """[N6.12] Whether a vehicle of the token's colour still stands on this route."""
    same = route_vehicle(route) == vehicle_of_token(token)
    return same and state.vehicle_of[route] == ON_BOARD


def joins(route: i64, here: i64, there: i64) -> bool:
    """[N6.12] Whether these two districts are the ends of a route."""
    if route_end(route, 0) == here:
        return route_end(route, 1) == there
    return route_end(route, 0) == there and route_end(route, 1) == here


def place(state: NewYork, token: i64, district: i64, other: i64, log: Log) -> None:
    """[N6.12] The token raises a district, the vehicle is his, and he builds there."""
    house = speaker(state)
    route: i64 = 0
    while not (is_route_for(state, token, route) and joins(route, district, other)):
        route += 1
    state.vehicle_of[route] = house
    state.token_at[token] = district
    tell.placed(log, state.players, house, token, district, other)
    if state.supply[house] > 0:
        raise_towers(state, house, district, 1)
        tell.award_built(log, state.players, house, 1, district)
        end_action(state)
    elif not may_move(state, house, district, 1):
        end_action(state)


# Building


def build(state: NewYork, house: i64, count: i64, log: Log) -> bool:
    """[N6.13] In the mayor's district: first what the supply has, which is compulsory; for the rest
    skyscrapers may be moved there."""
    if is_tom(state, house):
        build_bid_of_tom(state, house, count, log)
        return False
    built = min(count, state.supply[house])
    if built > 0:
        raise_towers(state, house, state.mayor, built)
        tell.built(log, state.players, house, built, state.mayor)
    return built < count and may_move(state, house, state.mayor, count - built)


def raise_towers(state: NewYork, house: i64, district: i64, count: i64) -> None:
    """[N6.12] [N6.13] Skyscrapers of the supply are built in a district."""
    state.supply[house] -= count
    state.towers[tower_at(house, district)] += count


def may_move(state: NewYork, house: i64, district: i64, count: i64) -> bool:
    """[N6.13] Whether he has a skyscraper anywhere else; then he is asked."""
    for other in range(i64(DISTRICTS)):
        if other != district and state.towers[tower_at(house, other)] > 0:
            state.moves_left = count
            state.moving_to = district
            state.phase = MOVING
            state.actors = only(house)
            return True
    state.moves_left = 0
    return False


def movings(state: NewYork, menu: Menu) -> None:
    """[N6.13] A skyscraper of any other district, or no more of them."""
    house = speaker(state)
    for district in range(i64(DISTRICTS)):
        if district != state.moving_to and state.towers[tower_at(house, district)] > 0:
            menu.offer(move(MOVE, district))
    menu.offer(move(DONE))


def move_tower(state: NewYork, district: i64, log: Log) -> None:
    """[N6.13] A skyscraper comes from another district."""
    house = speaker(state)
    state.towers[tower_at(house, district)] -= 1
    state.towers[tower_at(house, state.moving_to)] += 1
    tell.moved(log, house, district, state.moving_to)
    state.moves_left -= 1
    if state.moves_left == 0 or not may_move(state, house, state.moving_to, state.moves_left):
        stop_moving(state)


def stop_moving(state: NewYork) -> None:
    """[N6.13] Nothing more is moved, and the action is over."""
    state.moves_left = 0
    state.moving_to = NOBODY
    end_action(state)
