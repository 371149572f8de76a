"""Promises about secrets: what a seat may see, hear, try and imagine.

A guess is a world the viewer cannot tell from the real one, so nothing that reaches him may tell
the two apart. That guesses are made as they should be is held against worlds relived from the
first move, see ``evidence.guesses_fit_the_evidence``.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.codec import pack, unpack
from polis.core.errors import IllegalMove
from polis.core.model import Log, State
from polis.core.play import is_allowed
from polis.core.refusals import refusal
from polis.core.registry import GameInfo
from polis.core.rng import Rng
from polis.core.seats import NATURE, SPECTATOR, members
from polis.testing.promises.refusals import illegal_moves
from polis.testing.promises.walk import (
    AnyGame,
    Step,
    after,
    carry_out,
    chances,
    freeform_moves,
    kind_at,
    legal,
    possible,
    text_of,
    walk,
    watchers,
)

ENDINGS = 6  # guesses of each game that are played to the end


def seen(game: AnyGame, state: State, viewer: int) -> str:
    """All a viewer gets by looking; who must act is public."""
    return text_of([game.view(state, viewer), members(state.actors)])


# Looking and trying


def views_do_not_leak(info: GameInfo, players: int, options: Sequence[int], seed: int) -> None:
    """The viewer sees the same in every world he holds possible, and so does the public, whose
    knowledge is part of his."""
    game, rng = info.game, Rng(seed + 1)
    for i, state in enumerate(walk(info, players, options, seed).some_states()):
        public = seen(game, state, SPECTATOR)
        for viewer in watchers(players, i):
            world = game.determinize(state, viewer, rng)
            assert seen(game, world, viewer) == seen(game, state, viewer), viewer
            assert seen(game, world, SPECTATOR) == public, "the public sees a secret"


def trying_does_not_leak(info: GameInfo, players: int, options: Sequence[int], seed: int) -> None:
    """The menu, the refusals and the answers to payload depend on nothing the mover does not
    know: otherwise one could ask questions by trying moves."""
    game, rng = info.game, Rng(seed + 8)
    for i, state in enumerate(walk(info, players, options, seed).some_states()):
        for seat in watchers(players, i):
            world = game.determinize(state, seat, rng)
            assert legal(game, world, seat) == legal(game, state, seat), "the menu tells"
            for code in illegal_moves(game, state, seat, players, rng):
                why = [reply(info, s, seat, code, vec[i64]()) for s in (state, world)]
                assert why[0] == why[1], f"a refusal tells: {why}"
            for code, payload in freeform_moves(game, state, rng):
                allowed = [is_allowed(game, s, seat, code, payload) for s in (state, world)]
                assert allowed[0] == allowed[1], "permission tells"
                if not allowed[0]:
                    why = [reply(info, s, seat, code, payload) for s in (state, world)]
                    assert why[0] == why[1], f"a refusal tells: {why}"


def reply(info: GameInfo, state: State, seat: int, code: int, payload: vec[i64]) -> str:
    error: IllegalMove = refusal(info.id, info.game, state, seat, code, payload)
    return text_of([error.rule, error.code, error.nearest, error.facts])


# Listening


def events_do_not_leak(info: GameInfo, players: int, options: Sequence[int], seed: int) -> None:
    """The same move in a world as good as this one: whoever then sees a difference has been told
    it, and whoever hears one sees it."""
    game, rng = info.game, Rng(seed + 2)
    for i, step in enumerate(walk(info, players, options, seed).some_steps()):
        for viewer in watchers(players, i):
            world = game.determinize(step.state, viewer, rng)
            if possible(game, world, step.seat, step.code, step.payload):
                real = after(game, step.state, step, step.code)
                compare(game, real, after(game, world, step, step.code), viewer)


def compare(game: AnyGame, one: tuple[State, Log], two: tuple[State, Log], viewer: int) -> bool:
    """Whether the viewer can tell two stories apart: by eye and ear alike, or not at all."""
    sights = [seen(game, state, viewer) for state, _ in (one, two)]
    sounds = [log.heard_by(viewer) for _, log in (one, two)]
    assert sights[0] != sights[1] or sounds[0] == sounds[1], "an event tells a secret"
    assert sounds[0] != sounds[1] or sights[0] == sights[1], "a view shows what nobody told"
    return sights[0] != sights[1]


def secret_moves_stay_secret(
    info: GameInfo, players: int, options: Sequence[int], seed: int
) -> None:
    """Another choice of a secret kind, a hidden draw of nature's too, sounds the same to those who
    see no difference. A choice that others cannot see is declared secret, as records show the
    rest."""
    game, rng = info.game, Rng(seed + 9)
    for i, step in enumerate(walk(info, players, options, seed).some_steps()):
        codes = alternatives(game, step)
        if not codes:
            continue
        code = codes[rng.below(len(codes))]
        real, other = after(game, step.state, step, step.code), after(game, step.state, step, code)
        hidden = kind_at(game, step.code).secret and kind_at(game, code).secret
        for viewer in watchers(players, i):
            if viewer != step.seat and hidden:
                compare(game, real, other, viewer)
            elif viewer != step.seat and pack(real[0]) != pack(other[0]):
                assert differ(game, real, other, viewer), "a hidden choice is not declared secret"


def differ(game: AnyGame, one: tuple[State, Log], two: tuple[State, Log], viewer: int) -> bool:
    if one[1].heard_by(viewer) != two[1].heard_by(viewer):
        return True
    return seen(game, one[0], viewer) != seen(game, two[0], viewer)


def alternatives(game: AnyGame, step: Step) -> list[int]:
    if step.seat == NATURE:
        codes = list(chances(game, step.state))
    else:
        codes = legal(game, step.state, step.seat)
    return [code for code in codes if code != step.code and not kind_at(game, step.code).freeform]


# Imagining


def guesses_are_lawful(info: GameInfo, players: int, options: Sequence[int], seed: int) -> None:
    """A guess is a position of the same game: the same stock, nothing shared with the real one,
    a guess of it looks alike, the viewer's own next move does what it did, and it can be played
    to the end."""
    game, rng, way = info.game, Rng(seed + 10), walk(info, players, options, seed)
    often = max(1, len(way.some_steps()) // ENDINGS)
    for i, step in enumerate(way.some_steps()):
        for viewer in watchers(players, i):
            before, world = pack(step.state), game.determinize(step.state, viewer, rng)
            assert pack(unpack(pack(world), type(world))) == pack(world)
            assert list(game.conserved(world)) == list(game.conserved(step.state)), (
                "a guess makes stock"
            )
            again = game.determinize(world, viewer, rng)
            assert seen(game, again, viewer) == seen(game, step.state, viewer)
            if viewer == step.seat:
                carry_out(game, world, viewer, step.code, step.payload, Log(silent=True))
            if i % often == 0:
                play_out(game, world, rng)
            assert pack(step.state) == before, "a guess shares its parts with the real game"


def play_out(game: AnyGame, state: State, rng: Rng) -> None:
    while state.actors:
        seat = members(state.actors)[0]
        codes = [game.sample(state, rng)] if seat == NATURE else legal(game, state, seat)
        assert codes, "a guess leaves someone without a move"
        game.apply(state, seat, codes[rng.below(len(codes))], Log(silent=True))
