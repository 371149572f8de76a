"""The promise that guesses are made as they should be: held against worlds lived through again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from polis.core.codec import Json, pack
from polis.core.model import Log, State
from polis.core.registry import Title
from polis.core.rng import Rng
from polis.core.seats import EVERYONE, NATURE, SPECTATOR, members
from polis.lab.promises.secrets import seen
from polis.lab.promises.walk import (
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

CLOUD = 60  # worlds relived at once, and guesses compared with them
FOUNDERS = 10  # fewer ancestors cannot say what is possible
CHECKPOINTS = 8
LIVED = 160  # moves
SETTLED = 0.7  # the share of worlds from which on a thing counts as known


def guesses_fit_the_evidence(title: Title, players: int, options: Sequence[int], seed: int) -> None:
    """The viewer lives the game again and again in worlds where the others' secret choices and
    nature's hidden draws may differ, as long as he sees and hears the same. What never happens in
    these worlds no guess may claim (it forgets), and what is open in them no guess may always
    know (it peeks)."""
    if any(kind.secret for kind in title.game.words().kinds):
        for viewer in (seed % players, SPECTATOR):
            live_again(title.game, walk(title, players, options, seed), viewer, Rng(seed + 11))


def live_again(game: AnyGame, way: Walk, viewer: int, rng: Rng) -> None:
    """From the start, and again from each checkpoint: guesses that passed it are worlds as good as
    those lived through, and bring fresh ancestors."""
    steps = way.steps[:LIVED]
    often = max(3, len(steps) // CHECKPOINTS)
    cloud = [World(i, snapshot(steps[0].state)) for i in range(CLOUD)]
    for i, step in enumerate(steps):
        real = way.states[i + 1]
        cloud = relive(game, cloud, step, real, viewer, rng)
        if i % often == often - 1 or not cloud:
            guesses = [game.guess(real, viewer, rng) for _ in range(CLOUD)]
            if len({world.founder for world in cloud}) >= FOUNDERS:
                fits([numbers(pack(w.state)) for w in cloud], [numbers(pack(g)) for g in guesses])
            cloud = [World(k, guess) for k, guess in enumerate(guesses)]


class World(NamedTuple):
    founder: int  # which of the worlds set out from it descends from
    state: State


class Evidence(NamedTuple):
    """What one move brought a viewer: by ear, and where the move itself is hidden, by eye."""

    viewer: int
    heard: list[tuple[int, ...]]
    sight: str


def relive(
    game: AnyGame, cloud: list[World], step: Step, real: State, viewer: int, rng: Rng
) -> list[World]:
    """The worlds one move later. One that contradicts what the viewer met is replaced by a copy of
    one that does not."""
    hidden = viewer != step.seat and kind_at(game, step.code).secret
    heard = [row[1:] for row in step.told if row[0] == EVERYONE or row[0] == viewer]
    met = Evidence(viewer, heard, seen(game, real, viewer) if hidden else "")
    found: list[World] = []
    for i, world in enumerate(cloud):
        codes = ordered(hidden_choices(game, world.state, step), i, rng) if hidden else [step.code]
        state = next_world(game, world.state, step, codes, met)
        found += [World(world.founder, state)] if state else []
    lost = len(cloud) - len(found) if found else 0
    heirs = [found[rng.below(len(found))] for _ in range(lost)]
    return found + [World(heir.founder, game.copy(heir.state)) for heir in heirs]


def next_world(
    game: AnyGame, world: State, step: Step, codes: list[int], met: Evidence
) -> State | None:
    for code in codes:
        if possible(game, world, step.seat, code, step.extra):
            state, log = game.copy(world), Log()
            carry_out(game, state, step.seat, code, step.extra, log)
            alike = not met.sight or seen(game, state, met.viewer) == met.sight
            if alike and log.heard_by(met.viewer) == met.heard:
                return state
    return None


def hidden_choices(game: AnyGame, world: State, step: Step) -> list[int]:
    nature = step.seat == NATURE and members(world.actors) == [NATURE]
    codes = list(chances(game, world)) if nature else legal(game, world, step.seat)
    return [code for code in codes if kind_at(game, code).secret]


def ordered(codes: list[int], world: int, rng: Rng) -> list[int]:
    """Which choices a world tries first: some always the first or the last, so that the ends of
    what is possible are met too; the others any."""
    if world < CLOUD // 5:
        return codes if world % 2 else codes[::-1]
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


def fits(worlds: list[dict[str, int]], guesses: list[dict[str, int]]) -> None:
    for name in guesses[0]:
        lived = [world[name] for world in worlds if name in world]
        guessed = [guess[name] for guess in guesses if name in guess]
        if not lived:
            continue
        outside = sum(not min(lived) <= number <= max(lived) for number in guessed)
        assert 2 * outside <= len(guessed), f"guesses forget: {name} is {guessed}, not {lived}"
        common = Counter(lived).most_common(1)[0][1] / len(lived)
        assert common > SETTLED or len(set(guessed)) > 1, f"guesses peek at {name}: {lived}"
