"""N8.2: what the districts are worth, and to whom."""

from __future__ import annotations

from mypy_extensions import i64

from polis.games.newyork.data import TOKEN_VALUES
from polis.games.newyork.position import NewYork
from polis.games.newyork.terms import TOKENS, tower_at


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
