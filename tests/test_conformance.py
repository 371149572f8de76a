"""Every registered game, and the toys that use what no real game uses yet, keeps every promise."""

from __future__ import annotations

import pytest

from polis.core import registry
from polis.core.registry import GameInfo
from polis.core.seats import NATURE, members
from polis.testing.conformance import ALL, Promise
from polis.testing.promises.evidence import guesses_fit_the_evidence
from polis.testing.promises.walk import option_sets, turns, walk
from tests.toys import barter, envelopes

GAMES = [*(registry.load(id) for id in registry.games()), envelopes.INFO, barter.INFO]

FEW = 30  # tables of a game

Table = tuple[GameInfo, int, list[int], int]


def quick_tables() -> list[Table]:
    """Every game with the fewest and the most seats; named options take turns, numbers (such as
    how many rounds) keep their defaults. All the rest is slow."""
    return [
        (info, players, with_names(info, i), i)
        for info in GAMES
        for i, players in enumerate([info.low, info.high])
    ]


def with_names(info: GameInfo, turn: int) -> list[int]:
    every = info.options.all
    return [turn % len(one.values) if one.values else one.default for one in every]


def all_tables() -> list[Table]:
    """Every number of seats with the defaults, and with every value of every option; where those
    are many, the numbers of seats take turns."""
    return [
        (info, players, options, seed)
        for info in GAMES
        for players in info.seats
        for seed, options in enumerate(option_sets(info), start=100)
        if seed == 100 or has_turn(info, players, seed)
    ]


def has_turn(info: GameInfo, players: int, turn: int) -> bool:
    few = len(option_sets(info)) * len(info.seats) <= FEW
    return few or info.seats[turn % len(info.seats)] == players


def name(value: object) -> str:
    if isinstance(value, tuple):
        info, players, options, seed = value
        return f"{info.id}-{players}-{'.'.join(map(str, options))}-{seed}"
    return str(getattr(value, "__name__", value))


def asked(table: Table, promise: Promise) -> object:
    """Only the compiled build is asked about games with the fewest seats, and lives through many
    worlds, which takes a minute interpreted."""
    info, players, _, _ = table
    late = players < info.high or promise is guesses_fit_the_evidence
    return pytest.param(table, promise, marks=[pytest.mark.slow] if late else [])


# The promise varies fastest: neighbours look at the same random game, which is then played once.
@pytest.mark.parametrize(
    ("table", "promise"), [asked(t, p) for t in quick_tables() for p in ALL], ids=name
)
def test_a_game_keeps_its_promise(table: Table, promise: Promise) -> None:
    promise(*table)


@pytest.mark.slow
@pytest.mark.parametrize("table", all_tables(), ids=name)
def test_a_game_keeps_all_promises_with_every_option(table: Table) -> None:
    for promise in ALL:
        promise(*table)


# A promise proves nothing where its matter never comes up: the toys bring it up.


def test_toys_have_several_players_decide_at_once_and_some_act_unasked() -> None:
    steps = [s for seed in range(5) for s in walk(envelopes.INFO, 4, [3, 0], seed).steps]
    assert any(len(members(step.state.actors)) > 1 for step in steps)
    unasked = [s for s in steps if s.seat not in members(s.state.actors)]
    assert unasked and all(step.seat != NATURE for step in unasked)


def test_toys_strike_deals_by_payload() -> None:
    steps = [s for seed in range(5) for s in walk(barter.INFO, 3, [2], seed).steps]
    assert any(len(step.payload) > 0 for step in steps)
    assert any(step.code >> 48 == barter.SWAP for step in steps)


def test_option_sets_give_every_value_its_turn() -> None:
    for info in GAMES:
        sets = option_sets(info)
        assert sets[0] == list(info.options.defaults())
        for i, option in enumerate(info.options.all):
            assert {found[i] for found in sets} == set(
                turns(option.low, option.high, option.default)
            )
