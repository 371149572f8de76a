# interpreted: reads what a match has told
"""What bots may ask of people: seldom, not often in all, and never the same thing twice."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from polis.core.match import Match
from polis.core.model import Game, Log, Menu, State, first_of, kind_of, second_of, third_of

EVERY = 3  # rounds between two questions to the same person, whoever asks
MOST = 8  # questions to a person in a game


class Question(NamedTuple):
    """What a bot has asked: in which round, by which move, and of whom; of everyone if empty."""

    round: int
    code: int
    of: frozenset[int]


def is_rude(
    match: Match, seat: int, code: int, people: Collection[int], closed: Collection[int] = ()
) -> bool:
    """Whether this move of a bot would ask a person for something it should not: one of those who
    are ``closed`` to offers, somebody asked not long ago, or the same as before or worse."""
    asked = who_is_asked(match.game, match.state, seat, code, people)
    if not asked:
        return False
    if any(person in closed for person in asked):
        return True
    now, past = questions(match, [each for each in range(match.head.seats) if each not in people])
    for person in asked:
        before = [each for each in past if not each.of or person in each.of]
        if len(before) >= MOST or (before and now - before[-1].round < EVERY):
            return True
        if any(is_no_better(match.game, code, each.code) for each in before):
            return True
    return False


def who_is_asked(
    game: Game[State], state: State, seat: int, code: int, people: Collection[int]
) -> list[int]:
    """The people who would have something to answer that they have not now."""
    waiting = [person for person in people if person != seat and not answers(game, state, person)]
    if not waiting or game.schema().moves[kind_of(code)].freeform:
        return []
    after = game.copy(state)
    game.apply(after, seat, code, Log(silent=True))
    return [person for person in waiting if answers(game, after, person)]


def answers(game: Game[State], state: State, seat: int) -> bool:
    menu, kinds = Menu(), game.schema().moves
    game.legal(state, seat, menu)
    return any(kinds[kind_of(menu.first_in(run))].answer for run in range(menu.runs))


def questions(match: Match, makers: Collection[int]) -> tuple[int, list[Question]]:
    """The round it is, and all that these seats have asked so far."""
    schema, round, found = match.game.schema(), 1, list[Question]()
    for step in match.history.steps:
        for _, event, *numbers in step.events:
            word = schema.events[event]
            if word.name == "round_began":
                round = numbers[0]
            elif word.asks and step.seat in makers:
                of = [
                    number
                    for arg, number in zip(word.args, numbers, strict=False)
                    if arg.domain.name == "seat" and number != step.seat
                ]
                found.append(Question(round, step.code, frozenset(of)))
    return round, found


def is_no_better(game: Game[State], code: int, before: int) -> bool:
    """Whether a question is one put before, or offers no more: where it names a price or a sum on
    top, that comes first, the lowest first."""
    if kind_of(code) != kind_of(before):
        return False
    if (second_of(code), third_of(code)) != (second_of(before), third_of(before)):
        return False
    if len(game.schema().moves[kind_of(code)].args) < 2:
        return first_of(code) == first_of(before)
    return first_of(code) <= first_of(before)
