"""E1.4 and E2.1 at a table where even the act of stashing is secret."""

from __future__ import annotations

from typing import Any

import pytest

from polis.core.rng import Rng
from polis.core.seats import SPECTATOR
from polis.games.estates.position import Estates
from polis.games.estates.tests.table import ESTATES, GAME, Script, arranged, bids, opened
from polis.testing.script import seen


def guesses(table: Script, viewer: int, count: int = 200) -> list[Estates]:
    rng = Rng(7)
    return [GAME.determinize(table.state, viewer - 1, rng) for _ in range(count)]


def stashes(table: Script, viewer: int, seat: int) -> set[int]:
    """What the viewer imagines in the stash of a seat."""
    return {guess.stash[seat - 1] for guess in guesses(table, viewer)}


def test_E2_1_secret_stash_and_abstain_are_both_moves() -> None:
    assert opened(3, money="secret").offered(1) == ["stash", "abstain"]


def test_E2_1_secret_the_piece_is_chosen_after_the_stash_is_settled() -> None:
    for choice in ("stash", "abstain"):
        table = opened(3, money="secret").play(f"1: {choice}")
        assert table.offered(1)[0] == "offer left1"
        assert "stash" not in table.offered(1) and "abstain" not in table.offered(1)


def test_E2_1_secret_without_a_cheque_one_can_only_abstain() -> None:
    assert arranged(2, cash=[0, 24], money="secret").offered(1) == ["abstain"]


@pytest.mark.parametrize("viewer", [2, 3, SPECTATOR + 1])
def test_E2_1_secret_others_hear_the_same_whether_one_stashed_or_not(viewer: int) -> None:
    table = opened(3, money="secret")
    stashed, abstained = table.fork().play("1: stash"), table.fork().play("1: abstain")
    assert stashed.story(viewer) == abstained.story(viewer) == []
    views = [seen(ESTATES.game, t.state, viewer - 1) for t in (stashed, abstained)]
    assert views[0] == views[1]


def test_E2_1_secret_one_hears_of_his_own_stash() -> None:
    table = opened(3, money="secret").play("1: stash")
    assert table.story(1)[-1] == {"event": "stashed", "clause": "E2.1", "player": 0}


def test_E2_1_hidden_money_does_not_hide_the_act() -> None:
    table = opened(3).play("1: stash")
    for viewer in (1, 2, 3, SPECTATOR + 1):
        assert table.story(viewer)[-1]["event"] == "stashed"


def test_E3_1_secret_nobody_passes_by_himself() -> None:
    table = arranged(3, cash=[0, 0, 4], money="secret").play("1: abstain; 1: offer mayor")
    assert table.offered(2) == ["pass"]
    table.play("2: pass; 3: bid 4")
    table = arranged(3, cash=[0, 4, 4], money="secret").play("1: abstain; 1: offer mayor; 2: bid 4")
    assert table.offered(3) == ["pass"]


def test_E3_1_secret_bids_are_the_same_otherwise() -> None:
    table = opened(3, money="secret").play("1: stash; 1: offer mayor; 2: bid 3")
    assert table.offered(3) == ["pass", *bids(4, 12)]


def test_E1_4_a_guess_knows_all_where_payments_and_stashing_are_public() -> None:
    table = arranged(3, cash=[3, 4, 5], stash=[1, 0, 2]).play("1: stash; 1: offer mayor; 2: bid 2")
    for viewer in (1, 2, 3):
        for guess in guesses(table, viewer, 5):
            assert list(guess.cash) == [2, 4, 5]
            assert list(guess.stash) == [2, 0, 2]


def test_E1_4_secret_a_settled_turn_may_mean_a_cheque_more() -> None:
    for choice in ("stash", "abstain"):
        table = opened(3, money="secret").play(f"1: {choice}")
        assert stashes(table, viewer=2, seat=1) == {0, 1}
        assert stashes(table, viewer=2, seat=3) == {0}


def test_E1_4_secret_one_knows_his_own_stash() -> None:
    table = opened(3, money="secret").play("1: stash")
    assert stashes(table, viewer=1, seat=1) == {1}


def test_E1_4_secret_the_sum_of_a_players_cheques_is_known() -> None:
    table = opened(3, money="secret").play("1: stash; 1: offer mayor; 2: bid 3; 3: pass; 1: sell")
    for guess in guesses(table, 3, 20):
        assert [guess.cash[seat] + guess.stash[seat] for seat in range(3)] == [15, 9, 12]


def test_E1_4_secret_a_bid_shows_what_cannot_be_stashed() -> None:
    """Seat 2 may have put away a cheque, then bids all twelve it owns: it has put away none."""
    table = opened(2, money="secret")
    table.play("1: abstain; 1: offer mayor; 2: pass; 1: discard; 2: abstain; 2: offer cancel")
    assert stashes(table, viewer=1, seat=2) == {0, 1}
    table.play("1: pass; 2: discard; 1: abstain; 1: offer barrier1; 2: bid 12")
    assert stashes(table, viewer=1, seat=2) == {0}


def test_E1_4_secret_keeping_shows_it_too() -> None:
    table = opened(2, money="secret").play("1: abstain; 1: offer mayor; 2: bid 12")
    assert stashes(table, viewer=2, seat=1) == {0, 1}
    table.play("1: keep")
    assert stashes(table, viewer=2, seat=1) == {0}


def test_E1_4_secret_no_guess_contradicts_a_standing_bid() -> None:
    rng = Rng(11)
    for seed in range(30):
        table = random_secret_game(Rng(seed))
        state = table.state
        for viewer in range(state.players):
            guess = GAME.determinize(state, viewer, rng)
            assert min(guess.cash) >= 0 and min(guess.stash) >= 0
            if state.bidder >= 0 and state.builder < 0:
                assert guess.cash[state.bidder] >= state.bid


def random_secret_game(rng: Rng) -> Script:
    """A table stopped at some moment of its bidding."""
    table = opened(3, money="secret")
    for _ in range(20 + rng.below(60)):
        seat = next((s for s in (1, 2, 3) if table.offered(s)), 0)
        if seat == 0:
            table.play(f"*: turn {next(n for n in range(1, 7) if table.state.roofs[n])}")
            continue
        moves = table.offered(seat)
        table.play(f"{seat}: {moves[rng.below(len(moves))]}")
        if table.state.actors == 0:
            break
    return table


def test_E1_4_secret_the_truth_is_always_among_the_guesses() -> None:
    for seed in range(30):
        state = random_secret_game(Rng(seed)).state
        if state.actors:
            for seat in range(3):
                assert 0 <= state.stash[seat] <= state.ceiling[seat]


def test_E9_2_secret_a_new_round_forgets_the_old_stashes() -> None:
    top, middle = "red1^1 red2^2 red3^3 red4^4", "blue1^1 blue2^2 blue3^3"
    board: dict[str, Any] = {
        "top": top,
        "middle": middle,
        "stash": [2, 3],
        "rounds": 2,
        "money": "secret",
    }
    table = arranged(2, **board)
    table.play("1: abstain; 1: offer barrier1; 2: pass; 1: shorten middle")
    assert stashes(table, viewer=1, seat=2) == {0}
    assert list(table.state.cash) == [12, 12]
