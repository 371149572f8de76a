"""Clients for a server under load: two pages a table, each move timed until both have seen it."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import Callable
from typing import NamedTuple

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


class Arg(msgspec.Struct):
    values: list[str]


class Box(msgspec.Struct):
    move: str
    args: list[Arg]


class Frame(msgspec.Struct):
    seq: int
    seat: int | None
    choices: list[Box]


TURN = re.compile(rb'"turn":(\d+),"currentPlayer":"(\d)"')
decoder = msgspec.json.Decoder(Frame)


class LoadTable:
    """One table and its two pages; the next move is known as soon as the one to move has seen the
    position."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.pages: list[LoadPage] = []
        self.seen = [0, 0]
        self.awaited = 0
        self.sent = 0.0
        self.move: Callable[[], None] | None = None
        self.done: Callable[[LoadTable, float], None] | None = None
        self.chance = random.Random(number)
        self.over = False

    def saw(self, page: int, seq: int) -> None:
        self.seen[page] = max(self.seen[page], seq)
        if self.awaited and min(self.seen) >= self.awaited:
            self.awaited = 0
            if self.done:
                self.done(self, time.perf_counter() - self.sent)

    def go(self) -> bool:
        """Make the next move, if it is known."""
        if self.move is None or self.awaited:
            return False
        self.awaited = max(self.seen) + 1
        self.sent = time.perf_counter()
        move, self.move = self.move, None
        move()
        return True


class LoadPage(WSListener):
    def __init__(self, table: LoadTable, number: int) -> None:
        self.table = table
        self.number = number
        self.transport: WSTransport | None = None
        self.requests = 0
        table.pages.append(self)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.hear(frame.get_payload_as_memoryview())

    def hear(self, payload: memoryview) -> None:
        raise NotImplementedError

    def send(self, text: str) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, text.encode())


class PolisPage(LoadPage):
    def hear(self, payload: memoryview) -> None:
        if bytes(payload[:15]) != b'{"type":"frame"':
            return
        frame = decoder.decode(payload)
        self.table.over = self.table.over or (
            not frame.choices and b'"status":"over"' in payload.tobytes()
        )
        if frame.choices and frame.seat is not None:
            self.frame = frame
            self.table.move = self.play
        self.table.saw(self.number, frame.seq)

    def play(self) -> None:
        chance, self.requests = self.table.chance, self.requests + 1
        box = chance.choice(self.frame.choices)
        text = " ".join([box.move, *(chance.choice(arg.values) for arg in box.args)])
        command: dict[str, object] = {"type": "move", "request": f"{self.number}.{self.requests}"}
        command |= {"seq": self.frame.seq, "seat": self.frame.seat, "text": text}
        self.send(json.dumps(command))


class PeerPage(LoadPage):
    """Speaks Socket.IO, as far as boardgame.io needs it."""

    match = ""

    def hear(self, payload: memoryview) -> None:
        text = payload.tobytes()
        if text.startswith(b"0"):
            self.send("40/tiny,")
        elif text.startswith(b"2"):
            self.send("3")
        elif text.startswith(b"40/tiny"):
            sync = ["sync", self.match, str(self.number), None, 2]
            self.send("42/tiny," + json.dumps(sync))
        elif text.startswith((b'42/tiny,["update"', b'42/tiny,["sync"')):
            self.learn(text)

    def learn(self, text: bytes) -> None:
        # The state stands first; older ones follow, for undo. A turn is one move here.
        found = TURN.search(text)
        assert found is not None
        self.state = int(found[1]) - 1
        if int(found[2]) == self.number:
            self.table.move = self.play
        self.table.saw(self.number, self.state + 1)

    def play(self) -> None:
        chance = self.table.chance
        args = [chance.randrange(24), chance.randrange(1, 21)]
        payload = {"type": "bid", "args": args, "playerID": str(self.number), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        update = ["update", action, self.state, self.match, str(self.number)]
        self.send("42/tiny," + json.dumps(update))


class Waits(NamedTuple):
    """Moves that every page saw, a second, and how long that took in milliseconds."""

    rate: float
    middle: float
    slowest: float
    moves: int


async def crowd(
    make: Callable[[LoadTable, int], LoadPage], urls: list[list[str]], headers: list[dict[str, str]]
) -> list[LoadTable]:
    """Tables with both pages open, some at a time."""
    tables = [LoadTable(number) for number in range(len(urls))]
    room = asyncio.Semaphore(32)

    async def sit(table: LoadTable, seat: int, url: str) -> None:
        async with room:
            page = make(table, seat)
            await ws_connect(
                lambda: page, url, extra_headers=headers[seat], websocket_handshake_timeout=60
            )

    for table, pair in zip(tables, urls, strict=True):
        for seat, url in enumerate(pair):
            await sit(table, seat, url)
    deadline = time.perf_counter() + 60
    while any(table.move is None for table in tables) and time.perf_counter() < deadline:
        await asyncio.sleep(0.05)
    return tables


async def press(tables: list[LoadTable], seconds: float) -> Waits:
    """As fast as each table can: the next move when both pages saw the last."""
    waits: list[float] = []
    until = time.perf_counter() + seconds

    def done(table: LoadTable, wait: float) -> None:
        waits.append(wait)
        if time.perf_counter() < until:
            table.go()

    return await driven(tables, waits, done, seconds, lambda table: table.go())


async def stroll(tables: list[LoadTable], seconds: float, pause: float) -> Waits:
    """As people do: every table makes a move now and then."""
    waits: list[float] = []
    loop = asyncio.get_running_loop()
    until = time.perf_counter() + seconds

    def done(table: LoadTable, wait: float) -> None:
        waits.append(wait)

    def again(table: LoadTable) -> None:
        if time.perf_counter() < until:
            table.go()
            loop.call_later(pause, again, table)

    def begin(table: LoadTable) -> None:
        loop.call_later(table.chance.random() * pause, again, table)

    return await driven(tables, waits, done, seconds, begin)


async def driven(
    tables: list[LoadTable],
    waits: list[float],
    done: Callable[[LoadTable, float], None],
    seconds: float,
    begin: Callable[[LoadTable], object],
) -> Waits:
    for table in tables:
        table.done = done
    started = time.perf_counter()
    for table in tables:
        begin(table)
    await asyncio.sleep(seconds)
    elapsed = time.perf_counter() - started
    counted = sorted(waits)
    for _ in range(100):  # those still on their way
        if not any(table.awaited for table in tables):
            break
        await asyncio.sleep(0.05)
    if not counted:
        return Waits(0.0, float("nan"), float("nan"), 0)
    middle, slowest = counted[len(counted) // 2], counted[int(len(counted) * 0.99)]
    return Waits(len(counted) / elapsed, 1000 * middle, 1000 * slowest, len(counted))


def close(tables: list[LoadTable]) -> None:
    for table in tables:
        for page in table.pages:
            if page.transport is not None:
                page.transport.disconnect()
