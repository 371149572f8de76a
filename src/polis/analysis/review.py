"""The review of a finished game: everybody's chances from decision to decision, what luck did and
what the players did, and where the game turned.

The chances of a position are those of players of thumb rules who slip now and then, as far as its
mover could know it. A change while a decision is made belongs to the mover; any other to luck:
draws of nature, hidden things that come to light, and slips nobody made. Between the chances before
the first decision and the result all changes add up exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from polis.analysis.decisions import Question, choices
from polis.analysis.looks import WHOLE, Look
from polis.core.history import Step
from polis.core.match import Match
from polis.core.seats import NATURE

BLUNDER, INACCURACY = 1000, 400
SHARED = 6  # decisions in a row that share their games: in more of them much may come to light
TURNS = 5  # turning points told
NOTED = 2.0  # standard errors beyond which a decision is held to have changed anything
CLEAR = 3.0  # standard errors beyond which a swing is no mere noise


class Point(NamedTuple):
    """A decision and everybody's chances around it."""

    line: int
    seat: int
    move: str
    before: list[int]
    after: list[int]
    blur: list[int]  # standard errors of what the decision did
    usual: str
    better: str
    worth: int
    lead: float
    stderr: int
    games: int
    draws: list[int]  # lines of nature between this decision and the next one
    unseen: int  # decisions between them that were not looked at, nor what thumb rules would do


class Account(NamedTuple):
    """Where a seat's chances went: ``start + luck + own + others + unseen == result``."""

    start: int
    luck: int
    own: int  # decisions, against going on by thumb rules
    others: int
    unseen: int  # whatever happened where decisions were not looked at
    result: int
    lost: int  # by moves to which a better one was found, all told
    blunders: int
    inaccuracies: int


class Turn(NamedTuple):
    """A large swing. ``seat`` is who moved, or to whom luck mattered most."""

    luck: bool
    point: int
    line: int
    seat: int
    swing: list[int]  # by seat


class Review(NamedTuple):
    game: str
    seats: int
    decisions: int  # with a choice, in the whole game
    games: int  # imagined for a chance: the fewest
    points: list[Point]
    result: list[int]
    accounts: list[Account]
    turns: list[Turn]

    @property
    def skipped(self) -> int:
        return self.decisions - len(self.points)


# What it comes to


def review(match: Match, asked: Sequence[Question], looks: Sequence[Look]) -> Review:
    """All of it, from a look at every question."""
    found = choices(match)
    own = {each.step for each in found if not each.usual}
    steps = match.history.steps
    ends = [*[each.step for each in asked[1:]], len(steps)][: len(asked)]
    points = [
        point(steps, each, seen, end, own)
        for each, seen, end in zip(asked, looks, ends, strict=True)
    ]
    points = pooled(points)
    result = shares_of(match)
    games = min((each.games for each in points), default=0)
    accounts = [account(points, result, seat) for seat in range(match.head.seats)]
    told = turns(points, result)
    head = match.head
    return Review(head.game, head.seats, len(found), games, points, result, accounts, told)


def shares_of(match: Match) -> list[int]:
    """The real result: each seat's part of the win. A rival without a seat may have one too."""
    winners = match.places.count(1)
    return [WHOLE // winners if place == 1 else 0 for place in match.places[: match.head.seats]]


def point(steps: Sequence[Step], asked: Question, seen: Look, end: int, own: set[int]) -> Point:
    between = range(asked.step + 1, end)
    draws = [steps[i].line for i in between if steps[i].seat == NATURE]
    return Point(
        line=steps[asked.step].line,
        seat=asked.seat,
        move=asked.text,
        before=seen.before,
        after=seen.after if noted(seen) else seen.before,
        blur=seen.blur,
        usual=seen.usual,
        better=seen.better,
        worth=seen.worth,
        lead=seen.lead,
        stderr=seen.stderr,
        games=seen.games,
        draws=draws,
        unseen=sum(i in own for i in between),
    )


def noted(seen: Look) -> bool:
    """Whether a decision surely did something; what a hundred doubtful ones seem to have done would
    be noise in the accounts."""
    moved = change(seen.before, seen.after)
    return any(abs(by) > NOTED * blur for by, blur in zip(moved, seen.blur, strict=True))


def pooled(points: list[Point]) -> list[Point]:
    """Where nothing but decisions lies between positions, their imagined games are shared: such
    positions differ by what the decisions did, and that is known better than each alone."""
    found: list[Point] = []
    run: list[Point] = []
    for each in points:
        run.append(each)
        if each.draws or each.unseen or each is points[-1] or len(run) == SHARED:
            found += levelled(run)
            run = []
    return found


def levelled(run: list[Point]) -> list[Point]:
    """One level for a run of decisions, by all games of it; the surer ones count for more."""
    moved = [0] * len(run[0].before)
    sums, weights = [0.0] * len(moved), 0.0
    drifts: list[list[int]] = []
    for each in run:
        drifts.append(moved)
        weight = 1 / noise(each)
        weights += weight
        for seat, chance in enumerate(each.before):
            sums[seat] += weight * (chance - moved[seat])
        moved = [m + a - b for m, a, b in zip(moved, each.after, each.before, strict=True)]
    drifts.append(moved)
    levels = [
        [within(total / weights + drift) for total, drift in zip(sums, at, strict=True)]
        for at in drifts
    ]
    return [each._replace(before=levels[i], after=levels[i + 1]) for i, each in enumerate(run)]


def noise(each: Point) -> float:
    """The variance of its chances; never none, for a few games that agree prove little."""
    spread = sum(chance * (WHOLE - chance) for chance in each.before) / WHOLE**2
    return (spread + 1 / each.games) / each.games


def within(chance: float) -> int:
    return min(max(round(chance), 0), WHOLE)


def following(points: Sequence[Point], result: list[int]) -> list[list[int]]:
    """The chances that follow each point: those before the next one, at last the result."""
    return [*[each.before for each in points[1:]], result]


def account(points: Sequence[Point], result: list[int], seat: int) -> Account:
    luck = own = others = unseen = 0
    for each, then in zip(points, following(points, result), strict=True):
        done, between = each.after[seat] - each.before[seat], then[seat] - each.after[seat]
        own, others = (own + done, others) if each.seat == seat else (own, others + done)
        luck, unseen = (luck, unseen + between) if each.unseen else (luck + between, unseen)
    mine = [each.worth for each in points if each.seat == seat]
    return Account(
        start=points[0].before[seat] if points else result[seat],
        luck=luck,
        own=own,
        others=others,
        unseen=unseen,
        result=result[seat],
        lost=sum(mine),
        blunders=sum(worth >= BLUNDER for worth in mine),
        inaccuracies=sum(INACCURACY <= worth < BLUNDER for worth in mine),
    )


# Where the game turned


def turns(points: Sequence[Point], result: list[int]) -> list[Turn]:
    """The largest swings, in the order of the game."""
    found: list[Turn] = []
    for i, (each, then) in enumerate(zip(points, following(points, result), strict=True)):
        swing = change(each.before, each.after)
        if each.worth or any(map(clear, swing, each.blur)):
            found.append(Turn(False, i, each.line, each.seat, swing))
        swing = change(each.after, then)
        if not each.unseen and any(beyond(each, swing, seat) for seat in range(len(swing))):
            most = max(range(len(swing)), key=[*map(abs, swing)].__getitem__)
            line = each.draws[0] if each.draws else each.line
            found.append(Turn(True, i, line, most, swing))
    found = [turn for turn in found if size(turn, points) >= INACCURACY]
    found.sort(key=lambda turn: -size(turn, points))
    return sorted(found[:TURNS], key=lambda turn: (turn.point, turn.luck))


def change(before: list[int], after: list[int]) -> list[int]:
    return [b - a for a, b in zip(before, after, strict=True)]


def clear(swing: int, blur: int) -> bool:
    return abs(swing) > CLEAR * blur


def size(turn: Turn, points: Sequence[Point]) -> int:
    """How much it mattered to anybody; a missed chance counts as one taken."""
    missed = 0 if turn.luck else points[turn.point].worth
    return max(missed, *map(abs, turn.swing))


def beyond(each: Point, swing: list[int], seat: int) -> bool:
    """Whether a change is more than two samples of the same position would show."""
    chance = each.after[seat] / WHOLE
    stderr = sqrt(2 * (chance * (1 - chance) + 1 / each.games) / each.games)
    return clear(swing[seat], round(WHOLE * stderr))
