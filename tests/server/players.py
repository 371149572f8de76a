"""People who play by script, and whose pages look after themselves: a lost connection is opened
anew, a command without an answer is sent again, a page that fell behind asks for what it missed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from itertools import count
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.live import any_move

Json = dict[str, Any]
requests = count(1)
PATIENCE = 1.0  # seconds until a page asks whether it missed something


class User:
    """A person with a session, at whichever server the balancer picks."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=120)
        self.csrf = ""

    async def come(self) -> User:
        self.csrf = (await self.http.get("/api/me")).json()["csrf"]
        return self

    async def ask(self, method: str, path: str, body: object = None) -> Json:
        headers = {"x-csrf-token": self.csrf}
        answer = await self.http.request(method, path, json=body, headers=headers)
        assert answer.status_code < 300, answer.text
        found: Json = answer.json()
        return found

    async def command(self, table: str, type: str, **fields: object) -> Json:
        body = {"type": type, "request": f"h{next(requests)}", **fields}
        return await self.ask("POST", f"/api/tables/{table}/commands", body)

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


async def begin(one: User, two: User, *bots: str, **wishes: object) -> str:
    """A table of two people and any bots, at which the game has begun."""
    seats: list[Json] = [{"kind": "me"}, {"kind": "friend"}]
    seats += [{"kind": "bot", "bot": bot} for bot in bots]
    made = await one.ask("POST", "/api/tables", {"game": "estates", "seats": seats, **wishes})
    table = str(made["id"])
    link = next(link["link"] for link in made["invitations"] if link["seat"] == 1)
    invitation = str(link).partition("invitation=")[2]
    await two.command(table, "sit", seat=1, invitation=invitation)
    await one.command(table, "start")
    return table


class Player:
    """One seat at one table, played at random to the end."""

    def __init__(self, user: User, table: str, address: str, chance: random.Random) -> None:
        self.user = user
        self.table = table
        self.address = address
        self.chance = chance
        self.patience = PATIENCE
        self.frame: Json = {}
        self.pending: Json = {}  # the move that is not answered yet
        self.stored: dict[str, int] = {}  # request → seq, as the server said
        self.connections = 0
        self.moves = 0

    @property
    def over(self) -> bool:
        return bool(self.frame) and self.frame["result"] is not None

    async def play(self) -> None:
        while not self.over:
            with contextlib.suppress(OSError, WebSocketException, EOFError):
                await self.sit_down()
            if not self.over:
                await asyncio.sleep(self.chance.random() / 5)

    async def sit_down(self) -> None:
        known = f"line={self.frame.get('line', 0)}&seq={self.frame.get('seq', 0)}"
        url = f"ws://{self.address}/ws/tables/{self.table}?{known}"
        cookie = {"cookie": self.user.cookie()}
        async with connect(url, additional_headers=cookie, compression=None) as socket:
            self.connections += 1
            if self.pending:
                await socket.send(json.dumps(self.pending))
            while not self.over:
                try:
                    async with asyncio.timeout(self.patience):
                        text = await socket.recv(decode=False)
                except TimeoutError:
                    await self.wonder(socket)
                else:
                    await self.take_in(socket, msgspec.json.decode(text))

    async def wonder(self, socket: ClientConnection) -> None:
        """Nothing came for a while: is there something I should know?"""
        if self.pending:
            await socket.send(json.dumps(self.pending))
        ping = {"type": "ping", "request": f"p{next(requests)}"}
        await socket.send(json.dumps(ping))

    async def take_in(self, socket: ClientConnection, message: Json) -> None:
        kind = message["type"]
        if kind == "frame" and message["seq"] >= self.frame.get("seq", 0):
            self.frame = message
            await self.decide(socket)
        elif kind == "pong" and message["seq"] > self.frame.get("seq", 0):
            await self.look(socket)
        elif kind in ("done", "refused") and message["request"] == self.pending.get("request"):
            if kind == "done":
                self.stored[message["request"]] = message["seq"]
                self.moves += 1
            self.pending = {}
            if kind == "refused":
                await self.look(socket)
            elif self.frame["seq"] >= message["seq"]:
                await self.decide(socket)

    async def look(self, socket: ClientConnection) -> None:
        look = {"type": "look", "request": f"l{next(requests)}", "seat": self.frame.get("seat")}
        await socket.send(json.dumps({**look, "line": self.frame.get("line", 0)}))

    async def decide(self, socket: ClientConnection) -> None:
        seat = self.frame["seat"]
        if self.pending or seat is None or not self.frame["choices"]:
            return
        if self.frame["info"]["seats"][seat]["acts"]:
            move = {"type": "move", "request": f"m{next(requests)}", "seq": self.frame["seq"]}
            self.pending = {**move, "seat": seat, "text": any_move(self.frame, self.chance)}
            await socket.send(json.dumps(self.pending))


def plain(frame: Json) -> Json:
    """What all pages of one seat must agree on, however they came to see it."""
    return {name: frame[name] for name in ("seq", "line", "view", "choices", "result", "seat")}
