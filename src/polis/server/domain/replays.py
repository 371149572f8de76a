"""A game looked back at: the positions a viewer saw, and every draw of a finished one."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from polis.core import notation
from polis.core.history import Step
from polis.core.match import Match
from polis.core.model import View
from polis.core.proof import proof as proof_of
from polis.core.seats import NATURE
from polis.server.domain.narration import heard
from polis.server.domain.table import Table
from polis.server.domain.viewers import Viewer, eyes
from polis.server.errors import TableError
from polis.server.messages.http import Proof, Replay, ReplayFrame

MOST_FRAMES = 200  # of a replay in one answer: packing more would hold up a move


def replay(table: Table, viewer: Viewer, first: int, last: int) -> Iterator[Replay]:
    """Positions this viewer saw, one for each line that still stands: an answer that grows by one
    at each step, so that others get a turn between them."""
    if table.match is None:
        raise TableError("not_started")
    steps, match = table.steps(), table.match
    total = steps[-1].line if steps else 0
    chosen = [i for i, step in enumerate(steps) if first <= step.line <= last][:MOST_FRAMES]
    answer = Replay(table.id, viewer.seat, first, total, [])
    yield answer
    past = match.history.at(chosen[0]) if chosen else None
    for i in chosen:
        assert past is not None
        past.repeat([steps[i]])
        view = match.game.view(past.state, eyes(viewer))
        answer.frames.append(replay_frame(match, steps[i], eyes(viewer), view))
        yield answer


def replay_frame(match: Match, step: Step, seat: int, view: View) -> ReplayFrame:
    schema = match.game.schema()
    kind, _ = notation.args_of(schema, step.code)
    shown = match.over or not kind.secret or step.seat == seat
    text = notation.write(schema, step.code, step.payload) if shown else ""
    mover = None if step.seat == NATURE else step.seat
    return ReplayFrame(step.line, mover, text, view, heard(match, step, seat))


def proof(table: Table) -> Proof:
    """Every draw of a finished game, for whoever wants to redo it."""
    if table.status != "over":
        raise TableError("not_over")
    if table.made.tutorial:
        raise TableError("lesson_draws")
    return msgspec.convert(proof_of(table.record()), Proof)
