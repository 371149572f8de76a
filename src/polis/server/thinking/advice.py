"""Hints for those who turned their dial, and why a bot may have moved so. No I/O here.

Both come from studies of a guess made for whoever asks, so they tell nothing hidden.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from polis.bots.levels import LEVELS
from polis.core import notation
from polis.core.history import Step
from polis.core.play import is_legal
from polis.core.rng import Rng
from polis.core.seats import NATURE
from polis.server.domain.commands import Caller, must_be_fresh, must_go_on, own_seat
from polis.server.domain.table import Table
from polis.server.domain.viewers import Viewer, eyes
from polis.server.errors import TableError
from polis.server.messages.analysis import Advised, Hint, HintAsked, Reason
from polis.server.thinking.studies import Effort, Looked, Studied, Study, new_seed, study_of

NAMED = 3  # candidates at most
FAR = 0.10  # less of the win than this: no candidate any more, and a blunder
SURE = 3.0  # doubts by which a blunder must be one: a false alarm is worse than none
NOTABLE = 0.02  # a smaller difference is none to people
LOST = 0.4  # of an even share of the win: a better chance is worth no talk

# How hard a bot looks back at its own move, and with it what it can say.
LOOKS = {
    "newcomer": Effort(games=200, outlook=40, budget=400, finalists=2),
    "club": Effort(games=600, outlook=100, budget=900, finalists=2),
    "master": Effort(games=1600, outlook=200, budget=1800, finalists=2),
}
USUAL = "club"  # the manner of bots that have no level


# Hints


def hint_study(
    table: Table, user: str, asked: HintAsked, budget: int, seed: int | None = None
) -> Study:
    """What is to be studied for a player, or why nothing is."""
    seat = own_seat(table, Caller(user), asked.seat)
    must_go_on(table)
    must_be_fresh(table, seat, asked.seq)
    must_be_helped(table, seat, asked.move)
    match = table.match
    assert match is not None
    if asked.move:
        must_be_weighed(table, seat, asked.move)
    effort = Effort(games=3000, outlook=100, budget=budget, finalists=NAMED)
    moves = [asked.move] if asked.move else []
    return study_of(match.head.game, match.state, seat, seat, effort, moves, seed)


def must_be_helped(table: Table, seat: int, move: str) -> None:
    if not table.made.help:
        raise TableError("no_hints")
    place = table.seats[seat]
    if place.hints == "off" or (place.hints == "warn" and not move):
        raise TableError("hints_off")
    if place.bot:
        raise TableError("bot_decides", seat=seat + 1)
    if seat not in table.actors():
        raise TableError("nothing_to_decide")


def must_be_weighed(table: Table, seat: int, move: str) -> None:
    """A legal move, and none with payload."""
    assert table.match is not None
    code, _ = table.match.read_move(move)
    if notation.args_of(table.match.game.schema(), code)[0].freeform:
        raise TableError("not_weighed")
    refused = table.why_not(seat, move)
    if refused is not None:
        raise refused


def hint(table: Table, asked: HintAsked, found: Studied) -> Hint:
    """As much of a study as the dial of the seat allows."""
    if not found.candidates:
        raise TableError("not_weighed")
    dial, best = table.seats[asked.seat].hints, found.candidates[0]
    told = Hint(asked.seq, dial, [])
    mine = found.of(asked.move)
    if mine is not None and is_blunder(found, mine):
        told.blunder, told.costs = True, best.wins - mine.wins
    if dial in ("name", "explain"):
        near = [each for each in found.candidates if is_near(found, each)][:NAMED]
        told.candidates = [advised(found, each, asked.seat, dial == "explain") for each in near]
    return told


def is_blunder(found: Studied, mine: Looked) -> bool:
    best = found.candidates[0]
    return best.wins - mine.wins >= max(FAR, SURE * found.stderr(best, mine))


def is_near(found: Studied, each: Looked) -> bool:
    best = found.candidates[0]
    return each is best or best.wins - each.wins < FAR or is_close(found, each)


def is_close(found: Studied, each: Looked) -> bool:
    """Not surely worse than the best."""
    best = found.candidates[0]
    return best.wins - each.wins <= max(NOTABLE, found.stderr(best, each))


def advised(found: Studied, each: Looked, seat: int, explain: bool) -> Advised:
    wins = each.wins if each.games else found.outlook[seat]
    behind = max(0.0, found.candidates[0].wins - each.wins)
    told = Advised(each.move, wins, behind, is_close(found, each))
    if explain:
        told.lead, told.games = each.lead, each.games
    return told


# Why


class MoveQuestion(NamedTuple):
    """A bot's move somebody asks about."""

    step: Step
    move: str
    study: Study
    level: str


def why_study(table: Table, viewer: Viewer, line: int, seed: int | None = None) -> MoveQuestion:
    """A study of the position a bot moved in, as far as the asker can know it. Where that is too
    little to speak of the move, the answer comes after the game, when all cards are open."""
    index, step = bots_step(table, line)
    match, over = table.match, table.status == "over"
    assert match is not None
    if not (over or table.made.help):
        raise TableError("no_hints")
    kind, _ = notation.args_of(match.game.schema(), step.code)
    if kind.freeform:
        raise TableError("not_weighed")
    if kind.secret and not over:
        raise TableError("why_later")
    before = match.history.at(index).state
    number = new_seed() if seed is None else seed
    seen = match.game.determinize(before, step.seat if over else eyes(viewer), Rng(number))
    if not is_legal(match.game, seen, step.seat, step.code):
        raise TableError("why_later")
    move, level = notation.write(match.game.schema(), step.code), manner(table, step.seat)
    # What is studied is a guess already; what the bot could not know is guessed once more.
    seat = step.seat
    study = study_of(match.head.game, seen, seat, seat, LOOKS[level], [move], number)
    return MoveQuestion(step, move, study, level)


def bots_step(table: Table, line: int) -> tuple[int, Step]:
    """The move a line of the log tells of: what chance does belongs to the move before it."""
    if table.match is None:
        raise TableError("not_started")
    steps = table.steps()
    at = next((i for i, step in enumerate(steps) if step.line == line), -1)
    while at >= 0 and steps[at].seat == NATURE:
        at -= 1
    if at < 0:
        raise TableError("no_such_move")
    if not table.seats[steps[at].seat].bot:
        raise TableError("not_a_bot")
    return at, steps[at]


def manner(table: Table, seat: int) -> str:
    level = table.seats[seat].bot
    return level if level in LEVELS else USUAL


def reason(asked: MoveQuestion, found: Studied) -> Reason:
    mine = found.of(asked.move)
    if mine is None:
        raise TableError("why_later")
    others = [each for each in found.candidates if each.move != asked.move]
    top = others[0] if others else mine
    seat = asked.step.seat
    return Reason(
        line=asked.step.line,
        seat=seat,
        level=asked.level,
        case=case(found, mine, top),
        move=mine.move,
        wins=mine.wins if mine.games else found.outlook[seat],
        lead=mine.lead,
        games=sum(each.games for each in found.candidates),
        stderr=found.stderr(mine, top),
        other=top.move if others else "",
        other_wins=top.wins,
        other_lead=top.lead,
        outlook=found.outlook,
    )


Case = Literal["only", "clear", "close", "losing", "worse"]


def case(found: Studied, mine: Looked, top: Looked) -> Case:
    if top is mine:
        return "only"
    gain, enough = mine.wins - top.wins, max(NOTABLE, found.stderr(mine, top))
    if gain < -enough:
        return "worse"
    if max(mine.wins, top.wins) < LOST / len(found.outlook):
        return "losing"
    return "clear" if gain > enough else "close"
