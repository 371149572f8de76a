"""The promise that guesses are made as they should be: held against worlds lived through again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from polis.core.codec import Json, pack
from polis.core.model import Log, State
from polis.core.registry import GameInfo
from polis.core.rng import Rng
from polis.core.seats import EVERYONE, NATURE, SPECTATOR, members
from polis.testing.promises.secrets import seen
from polis.testing.promises.walk import (
    AnyGame,
    Step,
    Walk,
    carry_out,
    chances,
    kind_at,
    legal,
    possible,
    snapshot,
    walk,
)

LIVED = 120  # moves of a game
STRETCHES = 8  # they are divided into
SHORTEST = 3  # moves in a stretch
WORLDS = 24  # looked for; with 12, one honest range in 200 would leave out half of the guesses
CHOSEN = 16  # of them that choose at random: where few live on, those at the ends would crowd in
TRIALS = 600  # to find them
GUESSES = 30  # held against them
EXTREMES = 2  # of five worlds always choose what is first or last
OPEN = 0.5  # a number that so few worlds have is not known


def guesses_fit_the_evidence(
    info: GameInfo, players: int, options: Sequence[int], seed: int
) -> None:
    """The viewer lives each stretch of the game again in worlds where the others' secret choices
    and nature's hidden draws may differ, as long as he sees and hears the same. What never happens
    in these worlds no guess may claim (it forgets), and what is open in them no guess may always
    know (it peeks). Worlds set out from the start, later ones from guesses that passed before."""
    game, rng, way = info.game, Rng(seed + 11), walk(info, players, options, seed)
    if not any(kind.secret for kind in game.schema().moves):
        return
    end = min(len(way.steps), LIVED)
    length = max(SHORTEST, end // STRETCHES)
    for viewer in (seed % players, SPECTATOR):
        for start in range(0, end, length):
            stretch = [met(game, way, i, viewer) for i in range(start, min(start + length, end))]
            worlds = live_again(game, way.steps[start].state, stretch, start == 0, rng)
            real = way.state_after(start + len(stretch) - 1)
            guesses = [numbers(pack(game.determinize(real, viewer, rng))) for _ in range(GUESSES)]
            if are_enough(worlds):
                do_not_forget(worlds, guesses)
                do_not_peek(worlds, guesses)


class World(NamedTuple):
    trial: int
    state: dict[str, int]  # every number by its path


class Met(NamedTuple):
    """One move as it reached a viewer: by ear and, where the move is hidden from him, by eye."""

    step: Step
    viewer: int
    hidden: bool
    heard: list[tuple[int, ...]]
    sight: str


def met(game: AnyGame, way: Walk, i: int, viewer: int) -> Met:
    step = way.steps[i]
    hidden = viewer != step.seat and kind_at(game, step.code).secret
    heard = [row[1:] for row in step.told if row[0] == EVERYONE or row[0] == viewer]
    return Met(step, viewer, hidden, heard, seen(game, way.state_after(i), viewer))


def live_again(
    game: AnyGame, origin: State, stretch: list[Met], first: bool, rng: Rng
) -> list[World]:
    """Worlds at the end of a stretch in which the viewer met all he did; as many as are needed."""
    found: list[World] = []
    for trial in range(TRIALS):
        start = snapshot(origin) if first else game.determinize(origin, stretch[0].viewer, rng)
        world: State | None = start
        for one in stretch:
            world = world and next_world(game, world, one, trial, rng)
        found += [World(trial, numbers(pack(world)))] if world else []
        if are_enough(found):
            break
    return found


def are_enough(worlds: list[World]) -> bool:
    return len(worlds) >= WORLDS and len(at_random(worlds)) >= CHOSEN


def at_random(worlds: list[World]) -> list[dict[str, int]]:
    """Those worlds in which any choice was as likely as any other."""
    return [world.state for world in worlds if world.trial % 5 >= EXTREMES]


def next_world(game: AnyGame, world: State, one: Met, trial: int, rng: Rng) -> State | None:
    """The world one move later, or nothing if no choice would have sounded and looked the same."""
    step, codes = one.step, [one.step.code]
    if one.hidden:
        codes = ordered(hidden_choices(game, world, step), trial, rng)
    for code in codes:
        if possible(game, world, step.seat, code, step.payload):
            state, log = game.copy(world), Log()
            carry_out(game, state, step.seat, code, step.payload, log)
            heard = log.heard_by(one.viewer) == one.heard
            if heard and (not one.hidden or seen(game, state, one.viewer) == one.sight):
                return state
    return None


def hidden_choices(game: AnyGame, world: State, step: Step) -> list[int]:
    nature = step.seat == NATURE and members(world.actors) == [NATURE]
    codes = list(chances(game, world)) if nature else legal(game, world, step.seat)
    return [code for code in codes if kind_at(game, code).secret]


def ordered(codes: list[int], trial: int, rng: Rng) -> list[int]:
    """Which choices a world tries first: in some always the first or the last, so that the ends of
    what is possible are met too; in the others any."""
    if trial % 5 < EXTREMES:
        return codes if trial % 5 else codes[::-1]
    return [codes.pop(rng.below(len(codes))) for _ in range(len(codes))]


def numbers(value: Json, path: str = "") -> dict[str, int]:
    """Every number of a position by its path."""
    if isinstance(value, dict):
        parts = [numbers(item, f"{path}.{name}") for name, item in value.items()]
    elif isinstance(value, list):
        parts = [numbers(item, f"{path}[{i}]") for i, item in enumerate(value)]
    else:
        assert isinstance(value, int)
        return {path: value}
    return {name: number for part in parts for name, number in part.items()}


def do_not_forget(worlds: list[World], guesses: list[dict[str, int]]) -> None:
    for name in guesses[0]:
        lived = [world.state[name] for world in worlds if name in world.state]
        guessed = [guess[name] for guess in guesses if name in guess]
        if lived:
            outside = sum(not min(lived) <= number <= max(lived) for number in guessed)
            assert 2 * outside <= len(guessed), f"guesses forget: {name} is {guessed}, not {lived}"


def do_not_peek(worlds: list[World], guesses: list[dict[str, int]]) -> None:
    """Only worlds that choose at random show how likely a thing is."""
    chosen = at_random(worlds)
    for name, number in guesses[0].items():
        lived = [state[name] for state in chosen if name in state]
        if lived and lived.count(number) <= OPEN * len(lived):
            same = all(guess.get(name) == number for guess in guesses)
            assert not same, f"guesses peek: {name} is always {number}, and may be {set(lived)}"
