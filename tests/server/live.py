"""A server that really runs, and people who talk to it over HTTP and sockets."""

from __future__ import annotations

import contextlib
import random
import threading
import time
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Protocol

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from polis.server.http.app import create_app
from polis.server.http.connections import PunctualProtocol
from polis.server.settings import Settings
from tests.server.servers import free_port

Json = dict[str, Any]
QUICK = {"workers": 1, "bot_budget": 100, "bot_pace": 0, "sweep_seconds": 0.2, "notice_wait": 0.0}
WAIT = 120.0  # seconds after which nobody believes in it any more
requests = count(1)


class Served(Protocol):
    """Whatever has an address."""

    @property
    def address(self) -> str: ...


class Live:
    """One server process's worth of server, in a thread."""

    def __init__(
        self, db: str, clock: Callable[[], float] = time.monotonic, **changes: object
    ) -> None:
        self.port = free_port()
        settings = Settings(**{"db": db, "limits": False, **QUICK, **changes})  # type: ignore[arg-type]
        config = uvicorn.Config(
            create_app(settings, clock=clock),
            port=self.port,
            http=PunctualProtocol,
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            ws_max_size=16 * settings.message,
            log_config=None,
            timeout_graceful_shutdown=5,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        self.thread.start()
        deadline = time.monotonic() + WAIT
        while not self.server.started:
            assert self.thread.is_alive() and time.monotonic() < deadline
            time.sleep(0.01)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(WAIT)
        assert not self.thread.is_alive()


@contextlib.contextmanager
def serving(
    db: str, clock: Callable[[], float] = time.monotonic, **changes: object
) -> Iterator[Live]:
    live = Live(db, clock, **changes)
    live.start()
    try:
        yield live
    finally:
        live.stop()


class Person:
    """A browser with its own cookies."""

    def __init__(self, live: Served, name: str = "", language: str = "en") -> None:
        self.live = live
        self.http = httpx.Client(
            base_url=f"http://{live.address}", headers={"accept-language": language}, timeout=WAIT
        )
        self.me = self.get("/api/me")
        if name:
            self.me = self.patch("/api/me", {"name": name})

    def close(self) -> None:
        self.http.close()

    def send(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        given = {"x-csrf-token": self.me["csrf"], **headers}
        return self.http.request(method, path, json=body, headers=given)

    def get(self, path: str) -> Json:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def post(self, path: str, body: object) -> Json:
        answer = self.send("POST", path, body)
        assert answer.status_code in (200, 201), answer.text
        found: Json = answer.json()
        return found

    def patch(self, path: str, body: object) -> Json:
        answer = self.send("PATCH", path, body)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def table(self, *kinds: str, **wishes: object) -> str:
        """A new table; ``bot`` seats play at random."""
        seats = [{"kind": k, "bot": "random" if k == "bot" else ""} for k in kinds]
        made = self.post("/api/tables", {"game": "estates", "seats": seats, **wishes})
        return str(made["id"])

    def command(self, table: str, type: str, **fields: object) -> Json:
        """A command over HTTP, whatever comes of it."""
        body = {"type": type, "request": f"h{next(requests)}", **fields}
        found: Json = self.send("POST", f"/api/tables/{table}/commands", body).json()
        return found

    def invitation(self, table: str, seat: int) -> str:
        links = self.http.get(f"/api/tables/{table}/links").json()
        link = next(link["link"] for link in links if link["seat"] == seat)
        return str(link).partition("invitation=")[2]

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextlib.contextmanager
    def at(self, table: str, query: str = "", **headers: str) -> Iterator[Page]:
        address = f"ws://{self.live.address}/ws/tables/{table}{query}"
        given = {"cookie": self.cookie(), "accept-language": "en", **headers}
        with connect(address, additional_headers=given, compression=None) as socket:
            yield Page(socket)


@contextlib.contextmanager
def visiting(live: Served) -> Iterator[Callable[..., Person]]:
    """New guests of a server, each with a browser of their own."""
    came: list[Person] = []

    def come(name: str = "", language: str = "en") -> Person:
        came.append(Person(live, name, language))
        return came[-1]

    yield come
    for person in came:
        person.close()


class Page:
    """One open page: what came, and the newest frame."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frame: Json = {}
        self.seen: list[Json] = []

    def next(self, seconds: float = WAIT) -> Json:
        message = decoded(self.socket.recv(seconds))
        self.seen.append(message)
        if message["type"] == "frame":
            self.frame = message
        return message

    def until(self, *types: str) -> Json:
        while True:
            message = self.next()
            if message["type"] in types:
                return message

    def until_seq(self, seq: int) -> Json:
        """The first frame that shows this act."""
        while not self.frame or self.frame["seq"] < seq:
            self.next()
        return self.frame

    def send(self, type: str, **fields: object) -> str:
        request = f"s{next(requests)}"
        seq = fields.pop("seq", self.frame.get("seq", 0))
        self.write({"type": type, "request": request, "seq": seq, **fields})
        return request

    def write(self, body: object) -> None:
        import json

        self.socket.send(body if isinstance(body, str | bytes) else json.dumps(body))

    def ask(self, type: str, **fields: object) -> Json:
        """Send a command and wait for its answer."""
        request = self.send(type, **fields)
        while True:
            message = self.next()
            if message["type"] in ("done", "refused") and message["request"] == request:
                return message

    def move(self, chance: random.Random) -> Json:
        """Any legal move of the seat this page looks through."""
        return self.ask("move", seat=self.frame["seat"], text=any_move(self.frame, chance))

    @property
    def acts(self) -> bool:
        seat = self.frame["seat"]
        return seat is not None and bool(self.frame["info"]["seats"][seat]["acts"])


def decoded(text: str | bytes) -> Json:
    import json

    found: Json = json.loads(text)
    return found


def any_move(frame: Json, chance: random.Random) -> str:
    box = chance.choice(frame["choices"])
    return " ".join([box["move"], *(chance.choice(arg["values"]) for arg in box["args"])])
