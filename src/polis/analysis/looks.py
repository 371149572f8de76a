"""One decision of a game looked back at: what it did to everybody's chances, and what would have
been better."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from operator import sub
from typing import NamedTuple

from polis.bots.opinion import Opinion, consider
from polis.bots.outlook import SLIPS, finish, lead_of, shares
from polis.bots.tree import WIN
from polis.core import notation
from polis.core.model import NO_MOVE, Game, Log, Menu, State, kind_of
from polis.core.play import carry_out
from polis.core.rng import Rng
from polis.core.seats import members

WHOLE = 10_000  # a sure win; chances are whole numbers, so that their changes add up exactly
SURE = 3.0  # standard errors by which a move must have been worse; a game has many moves
PARTS = 3  # of the games: what the position is worth, which moves there are, and these compared


class Look(NamedTuple):
    """Chances by seat, as far as the mover could know the position. ``worth`` is what the mover
    would have won by ``better``, which is empty where nothing was surely better."""

    games: int  # behind each chance
    before: list[int]
    after: list[int]
    blur: list[int]  # standard errors of what lies between them
    usual: str = ""  # the move of thumb rules
    better: str = ""
    worth: int = 0
    lead: float = 0.0  # points above the best of the others that it was worth, too
    stderr: int = 0  # standard error of ``worth``


class End(NamedTuple):
    """How an imagined game ended."""

    won: list[int]
    lead: int


class Decision:
    """A mover and what the mover could know. All that is compared meets the same luck."""

    def __init__(self, game: Game[State], guess: State, seat: int, seed: int, games: int) -> None:
        self.game = game
        self.guess = guess
        self.seat = seat
        self.rng = Rng(seed)
        self.lucks = [int(self.rng.word()) for _ in range(max(2, games // PARTS))]
        self.menu, self.null_log = Menu(), Log(silent=True)

    def ends(self, text: str = "", slips: int = 0) -> list[End]:
        """How games ended that went on with a move, or as thumb rules go on."""
        return [self.end(text, luck, slips) for luck in self.lucks]

    def end(self, text: str, luck: int, slips: int) -> End:
        """The draws that follow are the same whether or not a move took chance to be found."""
        game, seat = self.game, self.seat
        rollout = game.determinize(self.guess, seat, Rng(luck))
        made = text or advice(game, rollout, seat, luck)
        if made:
            make(game, rollout, seat, made, self.null_log)
        finish(game, rollout, Rng(luck + 1), self.menu, self.null_log, slips)
        won = [int(share) for share in shares(game, rollout)]
        return End(won, int(lead_of(game, rollout, seat)))

    def opinion(self, text: str) -> Opinion | None:
        """What a search thinks of this move and others; it cannot tell of moves with small
        print."""
        schema, menu = self.game.schema(), Menu()
        code = notation.read(schema, text)
        self.game.legal(self.guess, self.seat, menu)
        if schema.moves[kind_of(code)].freeform or menu.total < 2:
            return None
        games = len(self.lucks)
        return consider(self.game, self.guess, self.seat, self.rng, games, [code])


def make(game: Game[State], state: State, seat: int, text: str, log: Log) -> None:
    schema = game.schema()
    code = notation.read(schema, text)
    carry_out(game, state, seat, code, [*notation.read_payload(schema, text)], log)


def advice(game: Game[State], state: State, seat: int, luck: int) -> str:
    """The move of thumb rules of a seat that is waited for, if it has one."""
    if seat not in members(state.actors):
        return ""
    code = game.advise(state, seat, Rng(luck))
    return "" if code == NO_MOVE else notation.write(game.schema(), code)


def look(game: Game[State], guess: State, seat: int, text: str, seed: int, games: int) -> Look:
    """Look at a move that was made. The move of thumb rules keeps the chances as they were, since
    they are those of thumb rules going on; another changes them."""
    decision = Decision(game, guess, seat, seed, games)
    return at_level(told(decision, text), chances(decision.ends(slips=SLIPS)))


def told(decision: Decision, text: str) -> Look:
    """The same among players who never slip."""
    game, seat, before = decision.game, decision.seat, decision.ends()
    opinion = decision.opinion(text)
    if opinion is None:
        return seen(before, decision.ends(text), "")
    usual = notation.write(game.schema(), opinion.usual)
    best = notation.write(game.schema(), opinion.best.code)
    if text == usual == best:
        return seen(before, before, usual)
    after = decision.ends(text)
    plain = seen(before, after, usual)
    return plain if text == best else compared(plain, after, decision.ends(best), seat, best)


def at_level(found: Look, level: list[int]) -> Look:
    """What a move did is seen best without slips, what a position is worth only with them. A change
    that would leave nothing to one of them, or more than all, is made less for everybody."""
    change = [after - before for before, after in zip(found.before, found.after, strict=True)]
    room = [
        (WHOLE - at if by > 0 else at) / abs(by) for at, by in zip(level, change, strict=True) if by
    ]
    part = min([1.0, *room])
    after = [at + round(part * by) for at, by in zip(level, change, strict=True)]
    return found._replace(before=level, after=after)


def seen(before: list[End], after: list[End], usual: str) -> Look:
    changes = zip(
        *(map(sub, b.won, a.won) for a, b in zip(before, after, strict=True)), strict=True
    )
    blur = [round(WHOLE * error(change) / WIN) for change in changes]
    return Look(len(before), chances(before), chances(after), blur, usual)


def compared(made: Look, ends: list[End], others: list[End], seat: int, text: str) -> Look:
    """The same, with the move a search would have made, if it surely was better."""
    pairs = list(zip(ends, others, strict=True))
    gains = [other.won[seat] - end.won[seat] for end, other in pairs]
    worth, stderr = mean(gains) / WIN, error(gains) / WIN
    if worth <= SURE * stderr:
        return made
    leads = mean([other.lead - end.lead for end, other in pairs])
    return made._replace(
        better=text,
        worth=round(WHOLE * worth),
        lead=round(leads, 1),
        stderr=round(WHOLE * stderr),
    )


def chances(ends: Sequence[End]) -> list[int]:
    seats = zip(*(end.won for end in ends), strict=True)
    return [round(WHOLE * mean(won) / WIN) for won in seats]


def mean(values: Sequence[int]) -> float:
    return sum(values) / len(values)


def error(values: Sequence[int]) -> float:
    """The standard error of the mean; a point of doubt remains where all values agree."""
    middle = mean(values)
    spread = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return sqrt((spread + WIN) / len(values))
