"""Every stored game, played again under the engine as it is now: would it still go the same way?"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from polis.core.errors import PolisError, RecordError
from polis.core.fair import FairRng, promise
from polis.core.record import MOVE, read_entry
from polis.core.seats import NATURE
from polis.core.verify import check, check_words
from polis.server.domain.acts import decoder
from polis.server.domain.table import Table
from polis.server.errors import StoreError
from polis.server.store import Listed, Store, schema


class Difference(NamedTuple):
    """Where a game parts from what is stored: the act, and the line of play."""

    seq: int
    line: int
    reason: PolisError


class Checked(NamedTuple):
    table: str
    lines: int
    difference: Difference | None


class Rerun(Table):
    """A table that believes no draw: each is made again from the secret, but in a lesson, whose
    story tells them."""

    def follow(self, lines: list[str]) -> None:
        for text in lines:
            entry = read_entry(text)
            if entry.act == MOVE and entry.seat == NATURE and not self.made.tutorial:
                self.redo_draw(entry.text)
            super().follow([text])

    def redo_draw(self, text: str) -> None:
        assert self.match is not None
        rng = FairRng(self.secret, self.match.head.nonces)
        check(self.match, rng, self.match.draws, self.line + 1, text)

    def end_as(self, listed: Listed) -> None:
        """Nothing may be left open, and the points must be those that were told."""
        if promise(self.secret) != self.made.promise:
            raise RecordError("wrong_promise", 1)
        if self.match is None:
            return
        check_words(self.match.head)
        if self.match.actors == [NATURE]:
            raise StoreError("chance_left")
        found = self.match.scores if self.match.over else []
        if found != listed.result:
            raise StoreError("stored_result", found=str(found), stated=str(listed.result))


def rerun(listed: Listed, secret: bytes, stored: list[tuple[int, str]]) -> Checked:
    table, last = Rerun(listed.id, secret), 0
    try:
        for last, act in stored:
            if last != table.seq + 1:
                raise StoreError("act_missing", expected=table.seq + 1, found=last)
            table.fold(decoder.decode(act))
        table.end_as(listed)
    except PolisError as error:
        return Checked(listed.id, table.line, Difference(last, where(error, table), error))
    except msgspec.DecodeError as error:
        reason = StoreError("act_unreadable", detail=str(error))
        return Checked(listed.id, table.line, Difference(last, table.line + 1, reason))
    except Exception as error:  # an engine that breaks must not hide the games after this one
        reason = StoreError("engine_failed", detail=f"{type(error).__name__}: {error}")
        return Checked(listed.id, table.line, Difference(last, table.line + 1, reason))
    return Checked(listed.id, table.line, None)


def where(error: PolisError, table: Table) -> int:
    return error.line if isinstance(error, RecordError) else table.line


async def recheck(store: Store, only: Sequence[str] = ()) -> AsyncIterator[Checked]:
    """All tables of a store in turn, or some."""
    for id in only or await store.all_ids():
        try:
            listed, secret = await store.listed(id), await store.secret(id)
            acts = sa.select(schema.acts.c.seq, schema.acts.c.act).where(schema.acts.c.game == id)
            stored = await store.access.rows(acts.order_by(schema.acts.c.seq))
        except (StoreError, ValueError) as error:  # spoiled rows must not hide the games after them
            yield Checked(id, 0, Difference(0, 0, unreadable(error)))
            continue
        if listed is None or secret is None:
            raise StoreError("no_stored_table", table=id)
        yield rerun(listed, secret, [(seq, act) for seq, act in stored])


def unreadable(error: Exception) -> PolisError:
    detail = error.facts.get("reason", error.code) if isinstance(error, PolisError) else error
    return StoreError("table_unreadable", detail=str(detail)[:200])
