"""Positions spoiled at random: one or two values of ``Match.to_json`` changed, and what is then
done with whatever is not refused. ``python -m tests.mutations 12000`` does so at length."""

from __future__ import annotations

import copy
import json
import random
import sys
import time
from collections import Counter
from typing import Any

from polis.core import notation
from polis.core.errors import PolisError
from polis.core.match import Match
from polis.core.model import Log, Menu
from polis.core.registry import games, load
from polis.core.rng import Rng
from polis.core.seats import NATURE, SPECTATOR, members

HUGE = [1 << 31, 1 << 40, (1 << 62) - 1, -(1 << 62) + 1, 1 << 63, 10**30]
PLAYED = 400  # moves after which a game from a spoiled position is let be


def positions(game: str, count: int, seed: int) -> list[dict[str, Any]]:
    """Positions along random games of any size and options."""
    info, chance, found = load(game), random.Random(f"{game} {seed}"), list[dict[str, Any]]()
    while len(found) < count:
        options = {
            option.name: option.write(chance.randint(option.low, option.high))
            for option in info.options.all
            if chance.random() < 0.4
        }
        seats, seed_of_game = chance.choice(info.seats), str(chance.random())
        try:
            match = Match.new(game, seats, seed_of_game, options)
        except PolisError:
            continue  # so many do not fit at one table
        stops = sorted(chance.randrange(1, 300) for _ in range(4))
        for move in range(300):
            if move in stops or match.over:
                found.append(match.to_json())
            if match.over:
                break
            seat = chance.choice(match.actors)
            menu = match.menu(seat)
            code = menu.at(chance.randrange(menu.total))
            match.play(seat, notation.write(match.game.schema(), code))
    return found[:count]


def spoiled(position: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The position with one or two of its values changed."""
    data = copy.deepcopy(position)
    for _ in range(chance.choice([1, 1, 2])):
        state = data["state"]
        name = chance.choice([*state])
        state[name] = changed(state[name], chance)
    return data


def changed(value: Any, chance: random.Random) -> Any:
    if isinstance(value, bool):
        return chance.choice([not value, 1, None])
    if isinstance(value, int):
        near = value + chance.choice([-2, -1, 1, 2, 7])
        return chance.choice([near, near, near, -value, value * 2, chance.choice(HUGE), "7", 0.5])
    if not isinstance(value, list):
        return 0
    how = chance.randrange(8)
    if how == 0 and value:
        return value[:-1]
    if how == 1:
        return [*value, 0]
    if how == 2:
        return []
    if how == 3:
        return (value * chance.choice([2, 3000]))[:20_000]
    if not value:
        return [chance.choice([0, 1, -1, chance.choice(HUGE)])]
    i, j = chance.randrange(len(value)), chance.randrange(len(value))
    if how == 4:
        value[i], value[j] = value[j], value[i]
        return value
    return [*value[:i], changed(value[i], chance), *value[i + 1 :]]


def tried(data: dict[str, Any]) -> str:
    """What becomes of it: ``refused``, or ``played`` after all that is done with positions."""
    fresh = Match.new(data["game"], data["seats"], "x", data["options"])
    try:
        match = Match.from_json(json.loads(json.dumps(data)), seed="a mutation")
    except PolisError as error:
        return "refused" if is_sentence(str(error)) else str(error)
    game, opening = match.game, list(fresh.game.conserved(opening_of(fresh)))
    assert list(game.conserved(match.state)) == opening, "the stock is another"
    for seat in (*range(data["seats"]), SPECTATOR):
        match.view(seat)
        game.determinize(match.state, seat, Rng(7))
    for seat in members(match.state.actors):
        assert match.choices(seat), "nothing to choose"
    state, log, rng = game.copy(match.state), Log(silent=True), Rng(11)
    left = PLAYED
    while state.actors and left:
        left -= 1
        seat = members(state.actors)[0]
        menu = Menu()
        if seat == NATURE:
            game.apply(state, seat, game.sample(state, rng), log)
        else:
            game.legal(state, seat, menu)
            assert menu.total, "stuck"
            game.apply(state, seat, menu.at(rng.below(menu.total)), log)
    assert list(game.conserved(state)) == opening, "the stock has changed"
    game.scores(state), game.places(state)
    return "played"


def is_sentence(text: str) -> bool:
    return "\n" not in text and text.endswith(".") and len(text) < 400


def opening_of(match: Match) -> Any:
    return match.game.start(match.head.seats, match.info.options.numbers(match.head.options))


def run(game: str, count: int, seed: int = 1) -> Counter[str]:
    chance, found = random.Random(f"{game} {count} {seed}"), Counter[str]()
    bases = positions(game, max(8, count // 40), seed)
    for number in range(count):
        data = spoiled(chance.choice(bases), chance)
        try:
            found[tried(data)] += 1
        except Exception as error:
            raise AssertionError(f"{game}, mutation {number} of {seed}: {error!r}") from error
    return found


def main() -> None:
    count = int(sys.argv[1])
    for game in sys.argv[2:] or games():
        started = time.monotonic()
        print(game, dict(run(game, count)), f"{time.monotonic() - started:.0f} s", flush=True)


if __name__ == "__main__":
    main()
