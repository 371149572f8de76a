"""Promises about decisions: everyone has one, in any order, and it reads the same everywhere."""

from __future__ import annotations

import json
from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from polis.core import notation
from polis.core.codec import Json, pack
from polis.core.model import Log, Menu, State
from polis.core.registry import GameInfo
from polis.core.rng import Rng
from polis.core.schema import Arg
from polis.core.seats import EVERYONE, NATURE, NONE, members
from polis.testing.promises.walk import (
    LONGEST,
    AnyGame,
    chances,
    legal,
    opening,
    snapshot,
    text_of,
    viewers,
    walk,
)

HURRIED = 500  # moves of a fast game


# Decisions


def nobody_is_stuck(info: GameInfo, players: int, options: Sequence[int], seed: int) -> None:
    """Whoever owes a decision can make one, the game ends, and then nobody moves any more."""
    game, way = info.game, walk(info, players, options, seed)
    assert way.stuck is None, f"seat {way.stuck} has no move"
    assert len(way.steps) < LONGEST, "no end in sight"
    assert way.end.players == players
    for state in way.states:
        for seat in members(state.actors):
            assert seat == NATURE or seat < players
            assert chances(game, state) if seat == NATURE else legal(game, state, seat)
        for seat in members(game.may_go_on(state)):
            assert seat not in members(state.actors) and legal(game, state, seat)
        assert NATURE not in members(state.actors) or members(state.actors) == [NATURE]
    assert not [seat for seat in viewers(players) if legal(game, way.end, seat)]


def picks_are_from_the_menu(
    info: GameInfo, players: int, options: Sequence[int], seed: int
) -> None:
    """A move picked at random is the one that the same luck takes from the menu."""
    game = info.game
    for i, state in enumerate(walk(info, players, options, seed).states):
        for seat in members(state.actors):
            if seat != NATURE:
                codes, luck = legal(game, state, seat), seed + i
                code = game.pick(state, seat, Menu(), Rng(luck))
                assert code == codes[Rng(luck).below(len(codes))], "another move was picked"


def haste_is_lawful(info: GameInfo, players: int, options: Sequence[int], seed: int) -> None:
    """Wherever a random game leads, the fast move is legal and found without touching anything;
    so it is in a game of fast moves alone."""
    game, rng = info.game, Rng(seed + 8)
    for state in walk(info, players, options, seed).states:
        for seat in members(state.actors):
            if seat != NATURE:
                checked_fast_move(game, state, seat, rng)
    state = opening(game, players, options)
    for _ in range(HURRIED):
        if state.actors == NONE:
            return
        seat = members(state.actors)[0]
        code = (
            game.sample(state, rng) if seat == NATURE else checked_fast_move(game, state, seat, rng)
        )
        game.apply(state, seat, code, Log(silent=True))


def checked_fast_move(game: AnyGame, state: State, seat: int, rng: Rng) -> int:
    before = pack(state)
    code = game.fast_move(state, seat, Menu(), rng)
    assert code in legal(game, state, seat), "haste breaks the rules"
    assert pack(state) == before, "haste leaves traces"
    return code


def order_does_not_matter(info: GameInfo, players: int, options: Sequence[int], seed: int) -> None:
    """When several owe a decision at once, none limits another, and the order does not show."""
    game, rng = info.game, Rng(seed + 3)
    for state in walk(info, players, options, seed).states:
        seats = members(state.actors)
        if len(seats) < 2:
            continue
        menus = {seat: legal(game, state, seat) for seat in seats}
        picks = [(seat, menus[seat][rng.below(len(menus[seat]))]) for seat in seats]
        ends = [decide(game, state, order, menus) for order in (picks, picks[::-1])]
        assert ends[0] == ends[1], "the order of answers shows"


def decide(
    game: AnyGame, state: State, picks: list[tuple[int, int]], menus: dict[int, list[int]]
) -> Json:
    copy = snapshot(state)
    for seat, code in picks:
        assert legal(game, copy, seat) == menus[seat], "one answer limits another"
        game.apply(copy, seat, code, Log(silent=True))
    return pack(copy)


# The outside


def outside_views_agree(info: GameInfo, players: int, options: Sequence[int], seed: int) -> None:
    """Text, JSON, action ids and boxes say exactly what the menu says."""
    game = info.game
    for step in walk(info, players, options, seed).some_steps():
        menu = Menu()
        if step.seat != NATURE:
            game.legal(step.state, step.seat, menu)
        codes = notation.codes(menu)
        assert len(set(codes)) == len(codes), "a move is offered twice"
        boxes = notation.choices(game.schema(), menu)
        spelt = [code for box in boxes for code in notation.spell(game.schema(), box)]
        assert sorted(spelt) == sorted(codes), "boxes and menu differ"
        outside(game, step.code, step.payload)
        for code in codes:
            outside(game, code, vec[i64]())


def outside(game: AnyGame, code: int, payload: vec[i64]) -> None:
    schema = game.schema()
    text, data = notation.write(schema, code, payload), notation.to_json(schema, code, payload)
    assert notation.read(schema, text) == code
    assert list(notation.read_payload(schema, text)) == list(payload)
    assert notation.from_json(schema, json.loads(json.dumps(data))) == code
    kind, args = notation.args_of(schema, code)
    bare = text.partition(":")[0].split()
    for i, arg in enumerate(kind.args):
        if arg.domain.names:
            bare[i + 1] = str(args[i])
    assert notation.read(schema, " ".join(bare)) == code, "a named value cannot be numbered"
    in_range(kind.args, args)
    if not kind.freeform:
        number = notation.action_id(schema, code)
        assert 0 <= number < notation.action_count(schema)
        assert notation.action_code(schema, number) == code


def in_range(args: Sequence[Arg], numbers: Sequence[int]) -> None:
    for arg, number in zip(args, numbers, strict=False):
        assert arg.domain.low <= number <= arg.domain.high, f"{arg.name} cannot be {number}"
    assert not any(numbers[len(args) :]), "more arguments than names"


def arguments_fit(info: GameInfo, players: int, options: Sequence[int], seed: int) -> None:
    """Every argument on a menu, in nature's hands, in an event or in a refusal has a name and lies
    in its domain; events are told to those at the table and come from clauses of the ledger."""
    game, schema = info.game, info.game.schema()
    known = {clause.id for clause in info.rulebook.clauses}
    for step in walk(info, players, options, seed).steps:
        outcomes = list(chances(game, step.state)) if step.seat == NATURE else []
        for code in [*outcomes, *legal(game, step.state, step.seat)]:
            assert code >= 0
            in_range(*unused_too(game, code))
        for to, event, *numbers in step.told:
            assert to == EVERYONE or 0 <= to < players
            in_range(schema.events[event].args, numbers)
            assert schema.events[event].clause in known
            assert text_of(notation.event_json(schema, [event, *numbers]))


def unused_too(game: AnyGame, code: int) -> tuple[list[Arg], list[int]]:
    """All three arguments of a move, so that one without a name is seen."""
    kind, args = notation.args_of(game.schema(), code)
    named = notation.code_of(kind, args)
    return kind.args, [*args, code - named]
