"""The application: all routes, one house behind them."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide

from polis.server import (
    http_games,
    http_hints,
    http_people,
    http_tables,
    logs,
    openapi,
    operating,
    page,
    routes_notices,
    sockets,
)
from polis.server.chance import Chance
from polis.server.doors import HANDLERS, check, provide_user, provide_visitor
from polis.server.host import milliseconds
from polis.server.house import House
from polis.server.limits import Clock
from polis.server.page import Page
from polis.server.settings import Settings

ENVIRONMENT = "POLIS_SETTINGS"
PROVIDED = ("house", "visitor", "user")
ROUTES = [
    *http_people.ROUTES,
    *routes_notices.ROUTES,
    *http_games.ROUTES,
    *http_tables.ROUTES,
    *http_hints.ROUTES,
    *operating.ROUTES,
    *openapi.ROUTES,
    *sockets.ROUTES,
    *page.ROUTES,
]


class Application(Litestar):
    """Everything passes the porch, answers to unknown addresses too."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await logs.porch(super().__call__, scope, receive, send)


@asynccontextmanager
async def open_house(app: Litestar) -> AsyncIterator[None]:
    house: House = app.state.house
    await house.open()
    try:
        yield
    finally:
        await house.close()


def create_app(
    settings: Settings,
    now: Callable[[], int] = milliseconds,
    chance: Chance | None = None,
    clock: Clock = time.monotonic,
) -> Litestar:
    shown = Page(settings.page)
    house = House(settings, now, shown.build, chance, clock)
    app = Application(
        ROUTES,
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "visitor": Provide(provide_visitor),
            "user": Provide(provide_user),
        },
        before_request=check,
        exception_handlers=HANDLERS,
        request_max_body_size=settings.body,
        lifespan=[open_house],
        openapi_config=None,  # its pages would load their scripts from elsewhere: a dead page
        logging_config=None,
        state=State({"house": house, "page": shown}),
    )
    app.state.openapi = description()
    return app


@cache
def description() -> dict[str, Any]:
    """What ``/api/openapi.json`` says, from an application that only describes."""
    nobody = {name: Provide(lambda: None, sync_to_thread=False) for name in PROVIDED}
    described = Litestar(
        ROUTES, dependencies=nobody, openapi_config=openapi.CONFIG, logging_config=None
    )
    return openapi.describe(described)


def from_environment(chance: Chance | None = None) -> Litestar:
    """For server processes that are started by another one."""
    logs.set_up()
    # Thousands of tables are long-lived objects: looking through them all is half a second in which
    # no move is answered. What is imported is never garbage; the rest is looked at less often.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    settings = msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings)
    return create_app(settings, chance=chance)
