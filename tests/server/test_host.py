"""Tables in memory when storing fails: nothing half made is left."""

from __future__ import annotations

from pathlib import Path

import pytest

from polis.core.codec import pack
from polis.server.domain.acts import Played, Stored
from polis.server.domain.table import Table
from polis.server.errors import StoreError
from polis.server.runtime.services import Services
from tests.server.test_background import ANNA, BORIS, begun, in_server


def move(table: Table, now: int) -> Stored:
    assert table.match is not None
    seat = table.actors()[0]
    return Played(at=now, seat=seat, lines=table.lines_of(seat, table.match.moves(seat)[0]))


async def told(home: Services) -> tuple[int, int, object]:
    table = await home.host.table("t")
    assert table.match is not None
    return table.seq, table.line, pack(table.match.state)


@pytest.mark.parametrize("fails", ["refused", "broken"])
def test_a_move_that_could_not_be_stored_was_never_made(
    fails: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def append(*row: object) -> bool:
        monkeypatch.undo()
        if fails == "broken":
            raise StoreError("store_failed", reason="gone")
        return False

    async def story(home: Services) -> None:
        await begun(home, "t", ANNA, BORIS)
        before = await told(home)
        monkeypatch.setattr(home.store, "append", append)
        if fails == "broken":
            with pytest.raises(StoreError):
                await home.host.act("t", move)
            assert await told(home) == before
        assert (await home.host.act("t", move)).seq == before[0] + 1
        assert (await told(home))[0] == before[0] + 1

    in_server(tmp_path, story)


def test_a_decision_that_breaks_costs_no_reload(tmp_path: Path) -> None:
    def breaks(table: Table, now: int) -> Stored:
        move(table, now)
        raise ZeroDivisionError

    async def story(home: Services) -> None:
        await begun(home, "t", ANNA, BORIS)
        before, cached = await told(home), home.host.entries["t"].table
        with pytest.raises(ZeroDivisionError):
            await home.host.act("t", breaks)
        assert await told(home) == before and home.host.entries["t"].table is cached

    in_server(tmp_path, story)
