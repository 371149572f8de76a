"""What each seat of New York City may see."""

from __future__ import annotations

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Menu, first_of, kind_of, second_of
from polis.core.seats import NOBODY, holds
from polis.core.vectors import total
from polis.games.newyork import scoring
from polis.games.newyork.codes import BID, BIDDING, PRESTIGE
from polis.games.newyork.data import (
    BROWN,
    TOKEN_VALUES,
    VALUE_OF,
    VEHICLE_NAMES,
    route_end,
    route_vehicle,
)
from polis.games.newyork.influence import neutral
from polis.games.newyork.phases.auctions import highest
from polis.games.newyork.phases.bidding import bids, cards_of
from polis.games.newyork.phases.rounds import pair_count
from polis.games.newyork.position import NewYork
from polis.games.newyork.schema import (
    AUCTION_NAME,
    CARD_NAMES,
    CHARACTER_NAMES,
    DISTRICT_NAMES,
    LETTER_NAMES,
)
from polis.games.newyork.shown import (
    AuctionShown,
    HouseShown,
    TableShown,
    auction_shown,
    house_shown,
    table_shown,
)
from polis.games.newyork.terms import (
    DISTRICTS,
    KINDS,
    LISTED,
    NONE_LEFT,
    ON_BOARD,
    OPEN,
    OPENED,
    PILES,
    ROUTES,
    STACKED,
    TOKENS,
    VALUES,
    card_at,
    kind_at,
    tower_at,
)


class StaffView(TypedDict):
    """``paid``: copies with a dollar on them."""

    character: str
    value: int
    count: int
    paid: int


class HouseView(HouseShown):
    """A seat, or a Tom; ``total`` and ``place`` if the game ended now. A hidden hand is None."""

    tom: int | None
    level: int | None
    space: int
    total: int
    place: int
    hand: dict[str, int] | None
    known: dict[str, int]
    reserve: dict[str, int]
    staff: list[StaffView]


class MarkerView(TypedDict):
    """On the press track; the neutral one is no house."""

    house: int | None
    space: int


class TokenView(TypedDict):
    vehicle: str
    high: bool
    value: int


class DistrictView(TypedDict):
    """``value`` is that of the first place; what is by house is 0 for those without a tower."""

    district: str
    letter: str | None
    visited: bool
    base: int
    value: int
    tokens: list[TokenView]
    lamp: str
    towers: list[int]
    neutral: int
    places: list[int]
    points: list[int]


class RouteView(TypedDict):
    vehicle: str
    ends: list[str]
    taken_by: int | None


class ShelfView(TypedDict):
    value: int
    open: list[str | None]
    left: int


class StartersView(TypedDict):
    open: list[list[str]]
    blind: int


class CardsView(TypedDict):
    """``pairs`` by number from 1, None where none lies; ``spare``: of the pairs nobody took."""

    deck: int
    discards: dict[str, int]
    pairs: list[list[str] | None]
    spare: dict[str, int]


class PrizeView(TypedDict):
    """As the bids stand now: the highest adds ``bonus`` to what it brings; ``gains`` is what each
    house's bid would bring, 0 without one; ``tokens`` are the houses that may place one."""

    leader: int | None
    bonus: int
    gains: list[int]
    tokens: list[int]


class AuctionView(AuctionShown):
    """``order`` in which the houses speak; ``bids`` and ``laid`` by house, a bid of 0 is a pass."""

    category: str | None
    prize: PrizeView
    order: list[int]
    laid: list[dict[str, int]]
    declared: list[str]


class BidView(TypedDict):
    """A bid of the menu, and the cards it takes."""

    size: int
    jokers: int
    cards: dict[str, int]


class AbilityView(TypedDict):
    """A character of phase I at work; what it has drawn only its user sees."""

    drawing: int
    drawn_size: int
    drawn: dict[str, int] | None
    keep: int
    shelve: int
    drop: int
    dropped: int


class NewYorkView(TableShown):
    """``track`` by influence, the leader first; ``tokens`` are those open; ``queue`` and ``step``
    say whose turn it is."""

    houses: list[HouseView]
    track: list[MarkerView]
    districts: list[DistrictView]
    routes: list[RouteView]
    tokens: list[TokenView]
    tokens_left: int
    office: list[ShelfView]
    starters: StartersView
    cards: CardsView
    auction: AuctionView
    sets: list[BidView]
    ability: AbilityView


def view(state: NewYork, viewer: i64) -> NewYorkView:
    """[N6.5] Of another's hand only its size is shown; the cards everybody saw go there as well, if
    the table has agreed so."""
    points, places = scoring.totals(state), scoring.all_places(state)
    return {
        **table_shown(state),
        "houses": [
            house_view(state, house, viewer, points[house], places[house])
            for house in range(state.houses)
        ],
        "track": track_view(state),
        "districts": [district_view(state, district) for district in range(DISTRICTS)],
        "routes": [route_view(state, route) for route in range(ROUTES)],
        "tokens": tokens_view(state, OPENED),
        "tokens_left": sum(1 for token in range(TOKENS) if state.token_at[token] == STACKED),
        "office": [shelf_view(state, value) for value in range(VALUES)],
        "starters": starters_view(state),
        "cards": cards_view(state),
        "auction": auction_view(state),
        "sets": sets_view(state, viewer),
        "ability": ability_view(state, viewer),
    }


def of_house(numbers: vec[i64], house: i64) -> dict[str, int]:
    return counts(list(numbers[card_at(house, 0) : card_at(house + 1, 0)]))


def counts(numbers: list[i64]) -> dict[str, int]:
    """Cards by name, those there are none of left out."""
    return {CARD_NAMES[card]: int(n) for card, n in enumerate(numbers) if n > 0}


def house_view(state: NewYork, house: i64, viewer: i64, points: i64, place: i64) -> HouseView:
    """[N9.11] A Tom's stock is open to all."""
    tom = house >= state.players
    shown = house == viewer or tom
    return {
        **house_shown(state, house),
        "tom": house - state.players if tom else None,
        "level": state.levels[house - state.players] if tom else None,
        "space": state.space[house],
        "total": points,
        "place": place,
        "hand": of_house(state.hand, house) if shown else None,
        "known": of_house(state.known, house) if tom or state.drafted == LISTED else {},
        "reserve": of_house(state.reserve, house),
        "staff": staff_view(state, house),
    }


def staff_view(state: NewYork, house: i64) -> list[StaffView]:
    return [
        {
            "character": CHARACTER_NAMES[kind],
            "value": VALUE_OF[kind],
            "count": state.staff[kind_at(house, kind)],
            "paid": state.paid[kind_at(house, kind)],
        }
        for kind in range(KINDS)
        if state.staff[kind_at(house, kind)] > 0
    ]


def track_view(state: NewYork) -> list[MarkerView]:
    """Markers by influence, the leader first; the neutral one is no house."""
    return [
        {"house": marker if marker != neutral(state) else None, "space": state.space[marker]}
        for marker in state.order
        if marker >= 0
    ]


def district_view(state: NewYork, district: i64) -> DistrictView:
    letter, value = state.letter[district], scoring.district_value(state, district)
    houses = range(state.houses)
    return {
        "district": DISTRICT_NAMES[district],
        "letter": LETTER_NAMES[letter] if letter >= 0 else None,
        "visited": 0 <= letter < state.round - 1,
        "base": state.base[district],
        "value": value,
        "tokens": tokens_view(state, district),
        "lamp": "brown" if BROWN[district] else "green",
        "towers": [state.towers[tower_at(house, district)] for house in houses],
        "neutral": state.towers[tower_at(state.houses, district)],
        "places": [scoring.place_in(state, house, district) for house in houses],
        "points": [scoring.district_points(state, house, district, value) for house in houses],
    }


def tokens_view(state: NewYork, place: i64) -> list[TokenView]:
    return [
        {"vehicle": VEHICLE_NAMES[token // 2], "high": token % 2 == 1, "value": TOKEN_VALUES[token]}
        for token in range(TOKENS)
        if state.token_at[token] == place
    ]


def route_view(state: NewYork, route: i64) -> RouteView:
    return {
        "vehicle": VEHICLE_NAMES[route_vehicle(route)],
        "ends": [DISTRICT_NAMES[route_end(route, 0)], DISTRICT_NAMES[route_end(route, 1)]],
        "taken_by": state.vehicle_of[route] if state.vehicle_of[route] != ON_BOARD else None,
    }


def shelf_view(state: NewYork, row: i64) -> ShelfView:
    tiles = state.office[row * OPEN : row * OPEN + OPEN]
    return {
        "value": row + 1,
        "open": [CHARACTER_NAMES[kind] if kind != NONE_LEFT else None for kind in tiles],
        "left": state.pile_left[row],
    }


def starters_view(state: NewYork) -> StartersView:
    piles = [state.starters[2 * pile : 2 * pile + 2] for pile in range(PILES)]
    return {
        "open": [[CHARACTER_NAMES[kind] for kind in pile if kind != NONE_LEFT] for pile in piles],
        "blind": state.blind_left,
    }


def cards_view(state: NewYork) -> CardsView:
    """[N1.3] The discards lie face up."""
    return {
        "deck": state.deck_left,
        "discards": counts(list(state.discards)),
        "pairs": [pair_view(state, 2 * pair) for pair in range(pair_count(state))],
        "spare": counts(list(state.spare)),
    }


def pair_view(state: NewYork, at: i64) -> list[str] | None:
    cards = [CARD_NAMES[card] for card in state.pairs[at : at + 2] if card != NONE_LEFT]
    return cards or None


def auction_view(state: NewYork) -> AuctionView:
    names = AUCTION_NAME.domain.names
    return {
        **auction_shown(state),
        "category": names[state.auction] if 0 <= state.auction < len(names) else None,
        "prize": prize_view(state),
        "order": [(state.first + i) % state.houses for i in range(state.houses)],
        "laid": [of_house(state.laid, house) for house in range(state.houses)],
        "declared": [CHARACTER_NAMES[kind] for kind in state.declared],
    }


def prize_view(state: NewYork) -> PrizeView:
    """[N6.7] The highest bid brings one more; [N6.12] in auction 5 the two highest place a token.
    Once it is fixed who they are, influence may change and they stay."""
    leader, second = state.winner, state.second
    if state.phase <= BIDDING:
        leader = highest(state, NOBODY)
        second = highest(state, leader) if leader != NOBODY else NOBODY
    awarding = state.auction == PRESTIGE
    bonus = 0 if awarding else 1
    return {
        "leader": leader if leader != NOBODY else None,
        "bonus": bonus,
        "gains": [bid + (bonus if house == leader else 0) for house, bid in enumerate(state.bids)],
        "tokens": [house for house in (leader, second) if awarding and house != NOBODY],
    }


def sets_view(state: NewYork, viewer: i64) -> list[BidView]:
    """[N6.4] The cards that each bid on one's menu would take."""
    if state.phase != BIDDING or not holds(state.actors, viewer):
        return []
    menu = Menu()
    bids(state, menu)
    found: list[BidView] = []
    for i in range(menu.total):
        code = menu.at(i)
        if kind_of(code) == BID:
            size, jokers = first_of(code), second_of(code)
            cards = cards_of(state, viewer, size, jokers)
            found.append({"size": size, "jokers": jokers, "cards": counts(list(cards))})
    return found


def ability_view(state: NewYork, viewer: i64) -> AbilityView:
    """[N6.5] What an ability has drawn only its user sees."""
    drawer = state.queue[state.step] if total(state.drawn) > 0 else NONE_LEFT
    return {
        "drawing": state.drawing,
        "drawn_size": total(state.drawn),
        "drawn": counts(list(state.drawn)) if drawer == viewer else None,
        "keep": state.keep_left,
        "shelve": state.shelve_left,
        "drop": state.drop_left,
        "dropped": state.dropped,
    }
