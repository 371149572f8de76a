"""The bot of thumb rules: what any player would do, and what nobody can talk it into."""

from __future__ import annotations

import pytest

from polis.core import notation
from polis.core.model import NO_MOVE, Log
from polis.core.play import is_legal, settle
from polis.core.rng import Rng
from polis.core.seats import first, only
from polis.games.bibs.data import FIRM_NAMES
from polis.games.bibs.tests.table import BIBS, GAME, Script, advice, arranged, begun, drive, offer

SHARED = {1: "bar@o1 cafe@o2", 2: "restaurant@o3"}
WHOLE = {1: "bar@o1 cafe@o2 restaurant@o3"}


def test_B1_4_it_buys_plots() -> None:
    assert advice(drive(begun(2), 1, 1, 2), 1) == "buy"


def test_B2_4_it_rides_towards_Start() -> None:
    assert advice(drive(begun(2), 1, 3, 4), 1) == "ride o29"


def test_B2_5_it_takes_the_dearest_order() -> None:
    table = arranged(2, at={1: "o8"}, firms={1: "bar@o1 oil@o2"})
    assert advice(drive(table, 1, 1, 1), 1) == "order oil"


def test_B3_1_it_founds_whole_groups() -> None:
    table = arranged(3, plots={1: "c1 c2 c4"})
    begun_with = advice(table, 1).split()[1]
    table.play(f"1: {advice(table, 1)}")
    second = advice(table, 1).split()[1]
    assert FIRM_NAMES.index(second) == FIRM_NAMES.index(begun_with) + 1


def test_B3_1_it_puts_a_firm_where_most_pass() -> None:
    table = arranged(3, firms={1: "bar@o2 cafe@o3"}, plots={1: "o1 c1"}, cash=[400, 0, 0])
    assert advice(table, 1) == "found restaurant c1"


def test_B3_1_it_wants_only_what_its_plots_allow() -> None:
    assert advice(arranged(3, plots={1: "c1"}), 1).split()[1] not in ("electricity", "cars")


def test_B3_1_it_keeps_others_from_a_whole_group_before_it_develops_its_own() -> None:
    firms = {1: "bar@o1 cafe@o2 restaurant@o3", 2: "oil@o5 gas@o6"}
    assert advice(arranged(3, firms=firms, plots={1: "o9"}), 1) == "found electricity o9"
    assert advice(arranged(3, firms=firms, plots={1: "c1"}), 1).startswith("develop")
    poor = arranged(3, firms=firms, plots={1: "o9"}, cash=[300, 0, 0])
    assert advice(poor, 1).startswith("develop")
    late = arranged(3, firms=firms, plots={1: "o9"}, rounds="12")
    late.state.round = 11
    assert not advice(late, 1).startswith("found")


def test_B3_1_late_it_founds_nothing() -> None:
    table = arranged(3, plots={1: "o1"}, rounds="12")
    table.state.round = 11
    assert advice(table, 1) == "roll"


def test_B3_5_it_develops_while_its_reserve_lasts() -> None:
    assert advice(arranged(3, firms=WHOLE), 1).startswith("develop")
    assert advice(arranged(3, firms=WHOLE, cash=[80, 0, 0]), 1) == "roll"


def test_B5_1_it_proposes_and_joins_a_holding_that_outsiders_pay_for() -> None:
    table = arranged(3, firms=SHARED)
    assert advice(table, 1) == "holding dining"
    assert advice(table.play("1: holding dining"), 2) == "agree"


def test_B5_1_between_two_it_joins_only_with_the_greater_part() -> None:
    assert advice(arranged(2, firms=SHARED).play("1: holding dining"), 2) == "refuse"
    assert advice(arranged(2, firms=SHARED, turn=2).play("2: holding dining"), 1) == "agree"


def test_B5_1_it_founds_the_last_firm_of_a_group_for_the_sake_of_a_holding() -> None:
    own = {1: "meat@o5", 2: "bar@o1 cafe@o2"}
    others = "vegetables books billiards repair garage newspaper machinery cars electricity"
    table = arranged(6, firms=own, plots={1: "c1"}, hand={3: others})
    assert advice(table, 1) == "found restaurant c1"


def test_B6_5_it_buys_from_the_bank_what_completes_a_group() -> None:
    table = drive(arranged(3, firms=WHOLE, bank="restaurant"), 1, 1, 2)
    assert advice(table, 1) == "buy_back"
    table = arranged(3, firms={2: "restaurant@o3"}, bank="restaurant", rounds="12")
    table.state.round = 11
    assert advice(drive(table, 1, 1, 2), 1) == "skip"


def test_B6_7_it_puts_cards_down() -> None:
    assert advice(arranged(2, received={1: "oil"}, plots={1: "o1"}), 1) == "place oil o1"


def test_B6_13_in_debt_it_parts_with_what_it_misses_least() -> None:
    own = {1: "bar@o1 cafe@o2 restaurant@o3 books@o6", 2: "oil@o5"}
    table = arranged(3, firms=own, levels={"dining": 2, "oil": 2}, at={1: "o2"}, cash=[450, 0, 0])
    drive(table, 1, 1, 2)
    assert advice(table, 1) == "return books"


def test_B6_13_it_gives_up_only_when_nothing_helps() -> None:
    table = arranged(3, firms={1: "bar@o1", 2: "oil@o5"}, levels={"oil": 5}, at={1: "o2"})
    table.state.cash[0] = 10
    assert advice(drive(table, 1, 1, 2), 1) == "give_up"


def test_B6_3_it_offers_for_the_last_firm_of_a_group() -> None:
    table = arranged(2, firms=SHARED)
    assert advice(table.play("1: holding dining; 2: refuse"), 1).startswith("propose")


def test_B6_3_nobody_talks_it_out_of_its_group() -> None:
    table = arranged(3, firms=WHOLE, turn=2).play(offer(2, 1, 200, "o1"))
    assert advice(table, 1) == "decline 2"


def test_B6_3_it_takes_a_gift() -> None:
    table = arranged(3, firms=WHOLE, plots={2: "o5"}, turn=2).play(offer(2, 1, 50, "o5"))
    assert advice(table, 1) == "accept 2"


def at_the_end(table: Script) -> Script:
    table.state.round = table.state.rounds
    return table


def test_B2_4_in_the_last_round_it_does_not_ride() -> None:
    assert advice(drive(at_the_end(begun(2)), 1, 3, 4), 1) == "skip"


def test_B1_4_late_it_buys_no_plots_if_only_cash_counts() -> None:
    assert advice(drive(at_the_end(begun(2, money="cash")), 1, 1, 2), 1) == "skip"


def test_B6_9_in_the_last_round_it_returns_firms_without_units() -> None:
    table = at_the_end(arranged(2, firms={1: "oil@o1 bar@o2"}, levels={"bar": 1}))
    assert advice(table, 1) == "desk"
    assert advice(table.play("1: desk"), 1) == "return oil"
    assert advice(table.play("1: return oil"), 1) == "roll"


def test_B6_7_in_the_last_round_it_puts_no_card_down() -> None:
    assert advice(at_the_end(arranged(2, hand={1: "oil"}, plots={1: "o1"})), 1) == "roll"
    assert advice(at_the_end(arranged(2, received={1: "oil"}, plots={1: "o1"})), 1) == "desk"


def test_B6_13_in_the_last_round_a_debtor_keeps_his_units() -> None:
    own = {1: "bar@o1", 2: "oil@o5"}
    table = arranged(3, firms=own, levels={"bar": 2, "oil": 2}, at={1: "o2"}, cash=[450, 0, 0])
    assert advice(drive(at_the_end(table), 1, 1, 2), 1) == "sell bar"


def test_B2_6_it_lets_no_arrow_cut_off_its_own_firms() -> None:
    own = {1: "bar@c1 cafe@c2", 2: "oil@o1"}
    assert advice(arranged(2, firms=own, turn=2).play("2: arrow ring"), 1) == "refuse"
    assert advice(arranged(2, firms=own).play("1: arrow ring"), 2) == "agree"


def test_B2_6_nobody_is_asked_about_arrows_before_the_first_turn_is_over() -> None:
    """However welcome one would be to it: not the hasty newcomer, nor any other bot."""
    table = arranged(3, firms={1: "oil@o1", 2: "bar@c1 cafe@c2"})
    code = notation.read(GAME.schema(), "arrow ring")
    assert is_legal(GAME, table.state, 0, code) and GAME.shuns(table.state, 0, code)
    table.state.round = 2
    assert not GAME.shuns(table.state, 0, code)


@pytest.mark.parametrize(
    ("cash", "said"), [([200, 100], "time"), ([100, 100], "roll"), ([100, 200], "roll")]
)
def test_B1_1_it_calls_time_as_soon_as_it_may_if_it_is_clearly_ahead(
    cash: list[int], said: str
) -> None:
    table = arranged(2, goal="time", cash=cash)
    assert advice(table, 1) == "roll"
    assert advice(at_the_end(table), 1) == said


@pytest.mark.parametrize(("cash", "said"), [([200, 100], "time"), ([100, 200], "roll")])
def test_B1_1_where_all_must_agree_it_goes_along_unless_that_loses(
    cash: list[int], said: str
) -> None:
    table = arranged(2, goal="time", time_ends="consent", cash=cash)
    table.state.round = 30
    assert advice(table, 1) == "roll"
    assert advice(table.play("2: time"), 1) == said


@pytest.mark.parametrize("goal", ["sum", "ruin"])
def test_B1_1_without_a_limit_it_always_plans_ahead(goal: str) -> None:
    table = arranged(3, firms=WHOLE, goal=goal)
    table.state.round = 900
    assert advice(table, 1).startswith("develop")


def test_B6_6_it_puts_a_firm_it_took_off_down_again() -> None:
    table = arranged(2, firms={1: "oil@o1"}, at={1: "o10", 2: "o10"}, rounds="12")
    table.play("1: desk; 1: take oil")
    drive(table, 1, 2, 2)
    drive(table, 2, 1, 2).play("2: skip")
    drive(table, 2, 1, 2).play("2: skip")  # the first player has parked
    assert advice(table, 1) == "place oil o1"
    assert advice(at_the_end(table), 1) == "desk"


def test_B7_6_it_ends_no_holding_by_a_double() -> None:
    own = {1: "bar@o1 cafe@o2", 3: "restaurant@o3"}
    table = drive(arranged(3, firms=own, holdings="dining", double_parts="on"), 1, 2, 2)
    assert advice(table, 1) == "done"
    assert advice(table.play("1: done"), 3) == "done"


@pytest.mark.parametrize("seed", range(4))
def test_its_advice_is_always_there_and_always_legal(seed: int) -> None:
    options = [o.low + (seed + i) % (o.high - o.low + 1) for i, o in enumerate(BIBS.options.all)]
    names = {o.name: o.write(n) for o, n in zip(BIBS.options.all, options, strict=True)}
    table, rng, log = (
        begun(
            2 + seed,
            **names,
        ),
        Rng(seed),
        Log(silent=True),
    )
    settle(GAME, table.state, rng, log)
    while table.state.actors:
        seat = first(table.state.actors)
        code = GAME.advise(table.state, seat, rng)
        assert code != NO_MOVE and is_legal(GAME, table.state, seat, code)
        GAME.apply(table.state, seat, code, log)
        settle(GAME, table.state, rng, log)


def test_B1_6_it_need_not_wait_for_the_answer_to_its_offer() -> None:
    table = arranged(3, plots={1: "o1", 2: "o2"}).play(offer(1, 2, -20, "o1"))
    assert table.state.actors == only(1) and GAME.may_go_on(table.state) == only(0)
    table.play(f"1: {advice(table, 1)}")
    assert table.state.actors != only(1)
