"""N6: the six auctions."""

from __future__ import annotations

import pytest

from polis.core.errors import IllegalMove
from polis.core.model import Menu, first_of, kind_of, second_of
from polis.core.notation import codes
from polis.core.rng import Rng
from polis.games.newyork.codes import BID
from polis.games.newyork.data import VALUE_OF
from polis.games.newyork.phases.sets import choose_cards, fault, worth
from polis.games.newyork.terms import card_at
from polis.games.newyork.tests.table import (
    NEWYORK,
    auction,
    build,
    let_chance,
    state_of,
    told,
    towers,
)
from polis.testing.script import seen

# Who bids when


def test_N6_2_bidding_goes_clockwise_from_the_first_bidder() -> None:
    table = auction("press", ["press", "press", "press"], seats=3, first=2)
    for seat in (2, 3, 1):
        assert [s for s in (1, 2, 3) if table.offered(s)] == [seat]
        table.play(f"{seat}: pass")
    assert len(told(table, "no_bids")) == 1


def test_N6_2_the_winner_bids_first_in_the_next_auction() -> None:
    table = auction("press", ["press", "press press plan", "plan"], seats=3)
    table.play("1: bid 1 0; 2: bid 2 0; 3: pass")
    assert table.offered(2) and not table.offered(1)


def test_N6_2_if_nobody_bid_the_first_bidder_stays() -> None:
    table = auction("press", ["plan", "plan", "plan"], seats=3, first=3)
    table.play("3: pass; 1: pass; 2: pass")
    assert table.offered(3)


# Sets of cards


def bid_worth(category: str, cards: str) -> int | str:
    """What a set laid as a bid counts, or why it is refused."""
    table = auction(category, [cards, "press"])
    counts = " ".join(str(n) for n in state_of(table).hand[:7])
    try:
        table.play(f"1: lay : {counts}")
    except IllegalMove as error:
        return error.code
    return int(state_of(table).bids[0])


@pytest.mark.parametrize(
    ("cards", "worth_or_refusal"),
    [
        ("skyscraper joker", 2),
        ("joker", "jokers_alone"),
        ("joker joker", "jokers_alone"),
        ("plan", "card_alone"),
        ("plan plan", 1),
        ("plan plan plan", "card_alone"),
        ("plan plan press press", 2),
        ("skyscraper plan joker", 2),
        ("plan press joker", "card_alone"),
        ("plan press joker joker", 2),
        ("skyscraper skyscraper", 2),
    ],
)
def test_N6_3_what_makes_a_bid(cards: str, worth_or_refusal: int | str) -> None:
    assert bid_worth("skyscraper", cards) == worth_or_refusal


@pytest.mark.parametrize(("cards", "count"), [("press joker", 1), ("press joker joker", 2)])
def test_N6_4_the_rulebooks_example_in_the_office_centre(cards: str, count: int) -> None:
    assert bid_worth("office", cards) == count


def test_N6_4_every_bid_of_the_menu_is_worth_its_size() -> None:
    """Any hand, with any characters of phase II at work."""
    rng = Rng(5)
    for _ in range(100):
        names = ["press", "dollars", "office", "plan", "prestige", "skyscraper", "joker"]
        cards = " ".join(names[rng.below(7)] for _ in range(1 + rng.below(9)))
        table = auction(names[rng.below(6)], [cards, "press"])
        state = state_of(table)
        state.wilds, state.extra_jokers = rng.below(4), rng.below(2)
        state.plus, state.converted = rng.below(3), (1 << rng.below(6)) * rng.below(2)
        menu = Menu()
        NEWYORK.game.legal(state, 0, menu)
        for code in codes(menu):
            if kind_of(code) == BID:
                size, jokers = first_of(code), second_of(code)
                real = size - jokers - state.extra_jokers - state.plus
                chosen = choose_cards(state, 0, real, jokers)
                assert all(chosen[c] <= state.hand[card_at(0, c)] for c in range(7))
                assert fault(state, chosen) == 0 and worth(state, chosen) == size


def test_N6_5_a_bid_shows_its_cards_and_the_rest_stays_hidden() -> None:
    table = auction("press", ["press press plan", "press"])
    table.play("1: bid 2 0")
    view = seen(NEWYORK.game, table.state, 1)
    assert view["auction"]["laid"][0] == {"press": 2}
    assert view["houses"][0]["hand"] is None and view["houses"][0]["hand_size"] == 1


# What it brings


def test_N6_6_only_bidders_act_and_their_cards_are_discarded() -> None:
    table = auction("dollars", ["dollars dollars plan", "plan"], dollars=[0, 0])
    table.play("1: bid 2 0; 2: pass")
    state = state_of(table)
    assert list(state.dollars) == [3, 0] and state.discards[1] == 2


def test_N6_7_the_highest_bid_brings_one_more() -> None:
    table = auction("plan", ["plan", "plan plan"], supply=[0, 0], seats=2)
    table.play("1: bid 1 0; 2: bid 2 0")
    assert list(state_of(table).supply) == [1, 3]


def test_N6_8_the_rulebooks_example_of_the_press() -> None:
    """Red leads and moves 1; yellow, the highest bidder, moves 3 and lands on red; blue moves 1."""
    hands = ["press plan", "press press plan", "press plan"]
    table = auction("press", hands, seats=3, spaces=[2, 0, 0, 7], order="N 1 2 3")
    table.play("1: bid 1 0; 2: bid 2 0; 3: bid 1 0")
    state = state_of(table)
    assert list(state.space[:3]) == [3, 3, 1]
    assert list(state.order) == [3, 1, 0, 2]


def test_N6_9_dollars_by_the_bid_and_one_for_the_highest() -> None:
    """The rulebook's example: 3, 1 and 1."""
    table = auction("dollars", ["dollars dollars", "dollars", "dollars"], 3, dollars=[0, 0, 0])
    table.play("1: bid 2 0; 2: bid 1 0; 3: bid 1 0")
    assert list(state_of(table).dollars) == [3, 1, 1]


def test_N6_10_one_character_of_at_most_the_bid() -> None:
    """The rulebook's example: equal bids of two, yellow ahead takes a 3, red a 2, blue a 1."""
    hands = ["office office", "office office", "office"]
    table = auction("office", hands, seats=3, order="N 2 1 3")
    table.play("1: bid 2 0; 2: bid 2 0; 3: bid 1 0")
    values = {}
    for seat in (2, 1, 3):
        offered = [int(m.split("c")[1]) for m in table.offered(seat) if m.startswith("take")]
        best = max(offered, key=lambda n: VALUE_OF[n - 1])
        values[seat] = VALUE_OF[best - 1]
        table.play(f"{seat}: take c{best}")
    assert values == {2: 3, 1: 2, 3: 1}
    let_chance(table)
    assert all(kind >= 0 for kind in state_of(table).office)


def test_N6_10_a_bidder_may_decline() -> None:
    table = auction("office", ["office", "plan"])
    table.play("1: bid 1 0; 2: pass")
    assert table.offered(1)[-1] == "decline"
    table.play("1: decline")
    assert sum(state_of(table).staff) == 0


def test_N6_10_a_dearer_character_is_refused() -> None:
    table = auction("office", ["office", "plan"]).play("1: bid 1 0; 2: pass")
    dear = f"c{state_of(table).office[16] + 1}"
    refusal = table.refused(f"1: take {dear}")
    values = {move: VALUE_OF[int(move[6:]) - 1] for move in table.offered(1) if "take" in move}
    assert refusal.code == "tile_too_dear"
    assert values[refusal.nearest] == max(values.values())


def test_N6_11_skyscrapers_for_the_supply() -> None:
    """The rulebook's example: 4, 1 and 1."""
    table = auction("plan", ["plan", "plan", "plan plan plan"], seats=3, supply=[0, 0, 0])
    table.play("1: bid 1 0; 2: bid 1 0; 3: bid 3 0")
    assert list(state_of(table).supply) == [1, 1, 4]


def test_N6_12_points_tokens_vehicles_and_a_skyscraper() -> None:
    """The rulebook's example: blue 2 with the tram token to Brooklyn, yellow 1 with the metro token
    to Queens, red nothing."""
    hands = ["plan", "prestige", "prestige prestige"]
    table = auction("prestige", hands, seats=3, tokens="tram_high metro_low")
    table.play("1: pass; 2: bid 1 0; 3: bid 2 0")
    assert list(state_of(table).points) == [0, 1, 2]
    table.play("3: place tram_high brooklyn queens; 2: place metro_low queens bronx")
    assert towers(table, 3) == {"brooklyn": 1, "jersey_city": 1}
    assert towers(table, 2) == {"queens": 1, "jersey_city": 1}
    view = seen(NEWYORK.game, table.state, 0)
    assert [d["value"] for d in view["districts"]][1:3] == [7 + 4, 8 + 2]
    assert [r["taken_by"] for r in view["routes"]] == [None, None, 1, None, 2, *[None] * 5]


def test_N6_12_with_an_empty_supply_one_may_move_a_skyscraper() -> None:
    table = auction("prestige", ["prestige", "plan"], supply=[0, 4], tokens="taxi_low bus_low")
    table.play("1: bid 1 0; 2: pass; 1: place taxi_low bronx manhattan")
    assert table.offered(1) == ["move jersey_city", "done"]
    table.play("1: move jersey_city")
    assert towers(table, 1) == {"bronx": 1}


def test_N6_12_the_bonus_is_declined_as_a_whole_and_unused_tokens_leave() -> None:
    table = auction("prestige", ["prestige", "plan"], tokens="taxi_low bus_low")
    table.play("1: bid 1 0; 2: pass; 1: decline")
    assert -2 not in list(state_of(table).token_at)
    assert towers(table, 1) == {"jersey_city": 1}


def test_N6_12_a_vehicle_taken_is_gone() -> None:
    table = auction("prestige", ["prestige", "prestige"], tokens="taxi_low taxi_high")
    table.play("1: bid 1 0; 2: bid 1 0; 1: place taxi_high bronx manhattan")
    assert table.refused("2: place taxi_low bronx manhattan").code == "vehicle_gone"
    assert table.refused("2: place taxi_high brooklyn manhattan").code == "token_not_open"
    assert table.refused("2: place taxi_low bronx queens").code == "no_route"


def test_N6_13_skyscrapers_go_up_where_the_mayor_is() -> None:
    """The rulebook's example on Manhattan: 4, 2 and 2."""
    hands = ["skyscraper skyscraper", "skyscraper skyscraper", " ".join(["skyscraper"] * 3)]
    table = auction("skyscraper", hands, seats=3, order="N 1 2 3")
    table.play("1: bid 2 0; 2: bid 2 0; 3: bid 3 0")
    assert [towers(table, house)["manhattan"] for house in (1, 2, 3)] == [2, 2, 4]


def test_N6_13_what_the_supply_lacks_may_be_moved() -> None:
    hands = [" ".join(["skyscraper"] * 3), "plan"]
    table = auction("skyscraper", hands, supply=[1, 4])
    build(state_of(table), 0, bronx=2, queens=1)
    table.play("1: bid 3 0; 2: pass")
    assert table.offered(1) == ["move queens", "move bronx", "done"]
    table.play("1: move bronx; 1: move bronx; 1: move queens")
    assert towers(table, 1) == {"manhattan": 4}


def test_N6_14_all_districts_bring_the_statue_once() -> None:
    hands = ["skyscraper", "skyscraper"]
    table = auction("skyscraper", hands)
    for house in (0, 1):
        build(state_of(table), house, brooklyn=1, queens=1, bronx=1, staten_island=1, jersey_city=1)
    table.play("1: bid 1 0; 2: bid 1 0")
    assert list(state_of(table).points) == [4, 4] and not state_of(table).statue
    assert [event["player"] for event in told(table, "statue_won")] == [0, 1]


def test_N6_14_it_is_not_gained_twice() -> None:
    table = auction("skyscraper", ["skyscraper", "plan"])
    state_of(table).statue = False
    build(state_of(table), 0, brooklyn=1, queens=1, bronx=1, staten_island=1, jersey_city=1)
    table.play("1: bid 1 0; 2: pass")
    assert state_of(table).points[0] == 0


def test_N6_15_the_winner_stays_the_winner_when_the_order_changes() -> None:
    """Both bid two; 1 is ahead and wins, though 2 comes to stand on top of him."""
    hands = ["press press plan", "press press plan"]
    table = auction("press", hands, spaces=[1, 1, 8], order="N 1 2", first=2)
    table.play("2: bid 2 0; 1: bid 2 0")
    state = state_of(table)
    assert state.winner == 0 and table.offered(1) and list(state.space[:2]) == [4, 3]
