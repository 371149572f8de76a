"""The application: all routes, and the services behind them."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide

from polis.server.http import openapi, page, sockets
from polis.server.http.auth import check, provide_user, provide_visitor
from polis.server.http.middleware import middleware
from polis.server.http.orphans import end_with_parent
from polis.server.http.refusals import HANDLERS
from polis.server.http.routes import analysis, games, notices, operations, people, tables
from polis.server.runtime.assets import Assets
from polis.server.runtime.entropy import Entropy
from polis.server.runtime.rate_limits import Clock
from polis.server.runtime.services import Services
from polis.server.runtime.steady_clock import Milliseconds
from polis.server.settings import Settings
from polis.server.telemetry import logs, tracing

ENVIRONMENT = "POLIS_SETTINGS"
PROVIDED = ("services", "visitor", "user")
# Sentences and positions pack to a fifth. Below this size it does not pay; and what carries the
# token against forged requests is smaller, so that nobody can guess it by how well it packs.
COMPRESSION = CompressionConfig(
    backend="gzip", minimum_size=1000, gzip_compress_level=6, exclude_opt_key=page.PACKED
)
ROUTES = [
    *people.ROUTES,
    *notices.ROUTES,
    *games.ROUTES,
    *tables.ROUTES,
    *analysis.ROUTES,
    *operations.ROUTES,
    *openapi.ROUTES,
    *sockets.ROUTES,
    *page.ROUTES,
]


class Application(Litestar):
    """Everything passes the middleware, answers to unknown addresses too."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await middleware(super().__call__, scope, receive, send)


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    services: Services = app.state.services
    await services.open()
    watching = asyncio.create_task(end_with_parent())
    try:
        yield
    finally:
        watching.cancel()
        await services.close()


def create_app(
    settings: Settings,
    now: Milliseconds | None = None,
    entropy: Entropy | None = None,
    clock: Clock = time.monotonic,
) -> Litestar:
    assets = Assets(settings.page)
    services = Services(settings, now, assets.build, entropy, clock)
    app = Application(
        ROUTES,
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "visitor": Provide(provide_visitor),
            "user": Provide(provide_user),
        },
        before_request=check,
        compression_config=COMPRESSION,
        exception_handlers=HANDLERS,
        request_max_body_size=settings.body,
        lifespan=[lifespan],
        openapi_config=None,  # its pages would load their scripts from elsewhere: a dead page
        logging_config=None,
        state=State({"services": services, "assets": assets}),
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


def from_environment(entropy: Entropy | None = None) -> Litestar:
    """For server processes that are started by another one."""
    logs.set_up()
    tracing.set_up()
    # Thousands of tables are long-lived objects: looking through them all is half a second in which
    # no move is answered. What is imported is never garbage; the rest is looked at less often.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    settings = msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings)
    return create_app(settings, entropy=entropy)
