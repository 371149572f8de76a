"""Which decisions of a finished game are worth looking back at."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from polis.analysis.looks import Look, look
from polis.core import notation
from polis.core.match import Match
from polis.core.model import Menu, State, kind_of
from polis.core.rng import LOW_62, Rng
from polis.core.seats import NATURE

MOST = 100  # decisions that are looked at
LAST = 20  # of them the last ones, whatever lies before


class Question(NamedTuple):
    """A decision to be looked at: where it stands among the steps, and how hard to look."""

    step: int
    seat: int
    text: str
    seed: int
    games: int


class Choice(NamedTuple):
    """A step at which somebody had one, and whether the move was that of thumb rules: then the
    decision left the chances, which are those of thumb rules, as they were."""

    step: int
    usual: bool


def questions(match: Match, games: int = 0) -> list[Question]:
    """The decisions of a finished game worth looking at. ``games`` are those for a decision in the
    middle; the end is sooner imagined, so oftener."""
    steps, seed, schema = match.history.steps, seed_of(match), match.game.schema()
    wanted = games or match.info.review
    asked: list[Question] = []
    for i in chosen(choices(match)):
        step = steps[i]
        text = notation.write(schema, step.code, step.payload)
        often = 3 * wanted * len(steps) // (4 * len(steps) - 2 * i)
        asked.append(Question(i, step.seat, text, seed + i, often))
    return asked


def choices(match: Match) -> list[Choice]:
    game, past, menu, seed = match.game, match.history.at(0), Menu(), seed_of(match)
    kinds = game.schema().moves
    found: list[Choice] = []
    for i, step in enumerate(match.history.steps):
        if step.seat != NATURE:
            menu.clear()
            game.legal(past.state, step.seat, menu)
            if menu.total > 1 or kinds[kind_of(step.code)].freeform:
                guess = game.determinize(past.state, step.seat, Rng(seed + i))
                found.append(Choice(i, game.advise(guess, step.seat, Rng(seed)) == step.code))
        past.repeat([step])
    return found


def chosen(found: list[Choice]) -> list[int]:
    """The last ones, then those that thumb rules would have decided otherwise, then the rest; of
    each as many as there is room for, spread evenly."""
    last = [each.step for each in found[-LAST:]]
    early = found[:-LAST]
    own = spread([each.step for each in early if not each.usual], MOST - len(last))
    rest = [each.step for each in early if each.usual]
    return sorted([*last, *own, *spread(rest, MOST - len(last) - len(own))])


def spread(steps: list[int], room: int) -> list[int]:
    if len(steps) <= room:
        return steps
    return [steps[k * len(steps) // room] for k in range(room)]


def seed_of(match: Match) -> int:
    """The same game, the same review, whatever its players are called."""
    head = [match.head.game, match.head.promise, match.head.start, *match.head.nonces]
    text = "\n".join([*head, *(entry.write() for entry in match.entries)])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big") & (LOW_62 >> 8)


def guess_at(match: Match, asked: Question) -> State:
    """What the mover could know."""
    past = match.history.at(asked.step)
    return match.game.determinize(past.state, asked.seat, Rng(asked.seed))


def answer(match: Match, asked: Question) -> Look:
    guess = guess_at(match, asked)
    return look(match.game, guess, asked.seat, asked.text, asked.seed, asked.games)
