"""N8: the final scoring, also as it would stand if the game ended now."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.vectors import filled
from polis.games.newyork.data import (
    ALL_DISTRICTS,
    AT_END,
    BROWN,
    PRESS_BONUS,
    PRESS_BONUS_FROM,
    TOKEN_VALUES,
    VALUE_OF,
    WHEN_OF,
    route_vehicle,
)
from polis.games.newyork.position import NewYork
from polis.games.newyork.state import is_tom
from polis.games.newyork.terms import (
    DISTRICTS,
    KINDS,
    ROUTES,
    TOKENS,
    VALUES,
    VEHICLES,
    kind_at,
    tower_at,
)

# Kinds of the characters that score at the end
GREEN_LAMPS: Final = 28
BROWN_LAMPS: Final = 29
VEHICLE_FAN: Final = 30
HEAD_COUNT: Final = 31
FIRST_PLACES: Final = 32
PRESS_FAN: Final = 33
SAVER: Final = 34
TRAVELLER: Final = 35
MOST_SAVED: Final = 8


# Districts


def district_value(state: NewYork, district: i64) -> i64:
    """[N8.2] The base value and all prestige tokens there."""
    value = state.base[district]
    for token in range(i64(TOKENS)):
        if state.token_at[token] == district:
            value += TOKEN_VALUES[token]
    return value


def place_in(state: NewYork, house: i64, district: i64) -> i64:
    """[N8.2] The place by skyscrapers, neutral ones too; [N2.3] ties by influence, neutral counted.
    0 without a skyscraper there."""
    mine = state.towers[tower_at(house, district)]
    if mine == 0:
        return 0
    place: i64 = 1
    for other in range(state.houses + 1):
        theirs = state.towers[tower_at(other, district)]
        if theirs > mine or (theirs == mine and state.standing[other] < state.standing[house]):
            place += 1
    return place


def district_points(state: NewYork, house: i64, district: i64, value: i64) -> i64:
    """[N8.2] The first place scores the value, each next one half of it, rounded up. [N8.6] So 14
    for the first is 7, 4 and 2 for the next."""
    place = place_in(state, house, district)
    if place == 0:
        return 0
    for _place in range(place - 1):
        value = (value + 1) // 2
    return value


# Characters


def staff_value(state: NewYork, house: i64) -> i64:
    """[N8.1] [N3.4] Each character scores its value."""
    points: i64 = 0
    for kind in range(i64(KINDS)):
        points += state.staff[kind_at(house, kind)] * VALUE_OF[kind]
    return points


def dollars_dealt(state: NewYork, tom: i64) -> i64:
    """[N9.10] A Tom's dollars go one to each character, then a second to each."""
    return min(state.dollars[tom], 2 * staff_count(state, tom))


def tom_staff_points(state: NewYork, tom: i64) -> i64:
    """[N9.10] By rising value from the left; one with two dollars scores double, none scores an
    ability."""
    doubled = max(dollars_dealt(state, tom) - staff_count(state, tom), 0)
    points = staff_value(state, tom)
    for value in range(i64(1), i64(VALUES + 1)):
        of_value: i64 = 0
        for kind in range(i64(KINDS)):
            if VALUE_OF[kind] == value:
                of_value += state.staff[kind_at(tom, kind)]
        points += min(doubled, of_value) * value
        doubled -= min(doubled, of_value)
    return points


def staff_count(state: NewYork, house: i64) -> i64:
    """[N9.10] How many characters a Tom's dollars are dealt to; [N8.1] number 32 scores its
    owner's."""
    count: i64 = 0
    for kind in range(i64(KINDS)):
        count += state.staff[kind_at(house, kind)]
    return count


def ability_points(state: NewYork, house: i64, kind: i64) -> i64:
    """[N8.1] What one copy of a character scores at the end besides its value."""
    if kind == GREEN_LAMPS or kind == BROWN_LAMPS:
        return towers_under(state, house, kind - GREEN_LAMPS)
    if kind == VEHICLE_FAN:
        return 2 * vehicle_types(state, house)
    if kind == HEAD_COUNT:
        return staff_count(state, house)
    if kind == FIRST_PLACES:
        return 2 * first_places(state, house)
    if kind == PRESS_FAN:
        return state.space[house] // 2
    if kind == SAVER:
        return min(state.dollars[house] + state.supply[house], MOST_SAVED)
    return districts_of(state, house)


def towers_under(state: NewYork, house: i64, brown: i64) -> i64:
    """[N8.7] Own skyscrapers in districts with lamps of one colour."""
    count: i64 = 0
    for district in range(i64(DISTRICTS)):
        if BROWN[district] == brown:
            count += state.towers[tower_at(house, district)]
    return count


def vehicle_types(state: NewYork, house: i64) -> i64:
    """[N8.1] How many kinds of vehicles a house has, for number 31."""
    count: i64 = 0
    for vehicle in range(i64(VEHICLES)):
        for route in range(i64(ROUTES)):
            if route_vehicle(route) == vehicle and state.vehicle_of[route] == house:
                count += 1
                break
    return count


def districts_of(state: NewYork, house: i64) -> i64:
    """[N8.3] In how many districts a house has a skyscraper; [N6.14] the district bonus asks for
    all six."""
    count: i64 = 0
    for district in range(i64(DISTRICTS)):
        if state.towers[tower_at(house, district)] > 0:
            count += 1
    return count


def first_places(state: NewYork, house: i64) -> i64:
    """[N8.1] In how many districts a house has the first place, for number 33."""
    count: i64 = 0
    for district in range(i64(DISTRICTS)):
        if place_in(state, house, district) == 1:
            count += 1
    return count


def staff_points(state: NewYork, house: i64) -> i64:
    """[N8.1] Values and abilities; [N9.10] a Tom counts otherwise."""
    if is_tom(state, house):
        return tom_staff_points(state, house)
    points = staff_value(state, house)
    for kind in range(i64(GREEN_LAMPS), i64(KINDS)):
        copies = state.staff[kind_at(house, kind)]
        if copies > 0 and WHEN_OF[kind] == AT_END:
            points += copies * ability_points(state, house, kind)
    return points


# Bonuses and the rest


def everywhere_bonus(state: NewYork, house: i64) -> i64:
    """[N8.3] For a skyscraper in all six districts."""
    if districts_of(state, house) == DISTRICTS:
        return ALL_DISTRICTS
    return 0


def press_bonus(state: NewYork, house: i64) -> i64:
    """[N8.3] For space 5 or further."""
    if state.space[house] >= PRESS_BONUS_FROM:
        return PRESS_BONUS
    return 0


def rest_points(state: NewYork, house: i64) -> i64:
    """[N8.4] Half of the dollars and skyscrapers left, rounded down; [N9.10] of a Tom's dollars
    those that lie on no character."""
    dollars = state.dollars[house]
    if is_tom(state, house):
        dollars -= dollars_dealt(state, house)
    return (dollars + state.supply[house]) // 2


# Totals


def totals(state: NewYork) -> vec[i64]:
    """[N8.5] Points of every house, Toms included, if the game ended now."""
    result = state.points[:]
    for house in range(state.houses):
        result[house] += staff_points(state, house) + rest_points(state, house)
        result[house] += everywhere_bonus(state, house) + press_bonus(state, house)
    for district in range(i64(DISTRICTS)):
        value = district_value(state, district)
        for house in range(state.houses):
            result[house] += district_points(state, house, district, value)
    return result


def scores(state: NewYork) -> vec[i64]:
    """[N8.5] Points of the people, if the game ended now."""
    return totals(state)[: state.players]


def all_places(state: NewYork) -> vec[i64]:
    """[N8.5] Most points win; of equals the one with more influence. Toms take places too, so the
    best of the seats may be second."""
    points = totals(state)
    result = filled(1, state.houses)
    for house in range(state.houses):
        for other in range(state.houses):
            if is_ahead(state, points, other, house):
                result[house] += 1
    return result


def is_ahead(state: NewYork, points: vec[i64], one: i64, other: i64) -> bool:
    """[N8.5] More points, or as many and more influence."""
    if points[one] != points[other]:
        return points[one] > points[other]
    return state.standing[one] < state.standing[other]
