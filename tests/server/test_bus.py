"""The bus: what one process says the others hear, and nobody waits for a lost connection."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from redis.asyncio import Redis

from polis.server.bus import Bus, open_bus
from polis.server.store import Listing, Store, StoreError, open_store
from tests.server import servers
from tests.server.servers import Server, free_port

ECHO = str(Path(__file__).with_name("echo.py"))
Found = tuple[str, Server]


async def until(so: Callable[[], bool], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not so():
            await asyncio.sleep(0.01)


class Diary:
    """What a listener was told."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.gaps = 0

    async def hear(self, message: bytes) -> None:
        self.heard.append(message)

    async def miss(self) -> None:
        self.gaps += 1

    async def listen(self, bus: Bus, topic: str = "tables") -> None:
        bus.on_missed(self.miss)
        await bus.subscribe(topic, self.hear)


def with_buses(url: str, story: Callable[[Bus, Bus], Awaitable[None]]) -> None:
    async def run() -> None:
        first, second = await open_bus(url), await open_bus(url)
        try:
            await story(first, second)
        finally:
            await first.close()
            await second.close()

    asyncio.run(run())


def test_in_one_process_everybody_hears_in_order() -> None:
    async def run() -> None:
        bus, diary = await open_bus("memory://"), Diary()
        await diary.listen(bus)
        for number in range(100):
            await bus.publish("tables", b"%d" % number)
        await bus.publish("elsewhere", b"no")
        await bus.close()
        assert diary.heard == [b"%d" % number for number in range(100)]

    asyncio.run(run())


def test_every_connection_hears_its_topics_in_order(bus_server: Found) -> None:
    async def story(first: Bus, second: Bus) -> None:
        diary, own = Diary(), Diary()
        await diary.listen(second)
        await own.listen(first)
        for number in range(500):
            await first.publish("tables", b"%d" % number)
            await first.publish("elsewhere", b"no")
        await until(lambda: len(diary.heard) >= 500 and len(own.heard) >= 500)
        assert diary.heard == own.heard == [b"%d" % number for number in range(500)]

    with_buses(bus_server[0], story)


@pytest.mark.slow
def test_another_process_hears_and_answers(bus_server: Found) -> None:
    async def story(first: Bus, second: Bus) -> None:
        diary = Diary()
        await diary.listen(first, "answers")
        echo = subprocess.Popen([sys.executable, ECHO, bus_server[0]])
        try:
            await until(lambda: b"ready" in diary.heard)
            await second.publish("questions", b"who is there?")
            await until(lambda: b"who is there?" in diary.heard)
        finally:
            echo.terminate()
            echo.wait()

    with_buses(bus_server[0], story)


def test_after_a_lost_connection_both_sides_learn_of_the_gap(bus_server: Found) -> None:
    url, server = bus_server

    async def story(first: Bus, second: Bus) -> None:
        diaries = [Diary(), Diary()]
        await diaries[0].listen(first)
        await diaries[1].listen(second)
        server.stop()
        await first.publish("tables", b"into the void")
        server.start()
        await until(lambda: all(diary.gaps for diary in diaries))
        await first.publish("tables", b"here again")
        await until(lambda: all(b"here again" in diary.heard for diary in diaries))

    with_buses(url, story)


def test_what_a_broken_connection_could_not_say_is_announced_as_a_gap() -> None:
    url, server = servers.redis()
    server.start()

    async def story(first: Bus, second: Bus) -> None:
        diary = Diary()
        await diary.listen(second)
        async with Redis.from_url(url) as surgeon:
            for number in range(50):
                await first.publish("tables", b"%d" % number)
                await surgeon.client_kill_filter(_type="normal", skipme=True)
        await until(lambda: diary.gaps > 0 or len(diary.heard) == 50)

    try:
        with_buses(url, story)
    finally:
        server.stop()


def test_a_table_catches_up_from_the_store_after_the_bus_was_away(
    bus_server: Found, tmp_path: Path
) -> None:
    url, server = bus_server

    async def story(first: Bus, second: Bus) -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'polis.db'}")
        watcher = Watcher(store)
        second.on_missed(watcher.look)
        await store.create("t", b"s", "u", b"1", 1, Listing("estates", "open"))
        server.stop()
        for seq in range(2, 12):
            assert await store.append("t", seq, b"%d" % seq, seq)
            await first.publish("tables", b"t %d" % seq)
        server.start()
        await until(lambda: watcher.acts == [b"%d" % seq for seq in range(1, 12)])
        await store.close()

    with_buses(url, story)


class Watcher:
    """A table in another process: it knows what the store had when it last looked."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.acts: list[bytes] = []

    async def look(self) -> None:
        last = await self.store.seqs(["t"])
        if last["t"] > len(self.acts):
            self.acts += await self.store.acts("t", len(self.acts))


@pytest.mark.parametrize("url", ["", "bus", "http://127.0.0.1", "kafka://secret@host"])
def test_an_address_that_is_no_bus_is_refused(url: str) -> None:
    with pytest.raises(StoreError, match="is not the address of a bus") as refused:
        asyncio.run(open_bus(url))
    assert "secret" not in str(refused.value)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["redis", "nats"])
def test_a_bus_that_does_not_answer_is_named_without_its_password(kind: str) -> None:
    with pytest.raises(StoreError, match="does not answer") as refused:
        asyncio.run(open_bus(f"{kind}://user:hush@127.0.0.1:{free_port()}"))
    assert "hush" not in str(refused.value)
