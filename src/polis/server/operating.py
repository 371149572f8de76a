"""Routes for whoever keeps the server running."""

from __future__ import annotations

from litestar import Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from polis import __version__
from polis.server.errors import TableError
from polis.server.house import House
from polis.server.messages import Health
from polis.server.metrics import REGISTRY


@get("/api/health", summary="Whether the process lives")
async def health(house: NamedDependency[House]) -> Health:
    """Asks nobody else: it answers as long as the process does."""
    return told(house)


@get("/api/ready", summary="Whether it can serve: store and bus answer")
async def ready(house: NamedDependency[House]) -> Health:
    """503 while store or bus does not answer, so that a balancer sends nobody here."""
    await house.store.listed("ready")
    if not house.is_open or not await house.bus.healthy():
        raise TableError("busy")
    return told(house)


def told(house: House) -> Health:
    return Health("ok", house.host.run, __version__, house.settings.preparing)


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


ROUTES = [health, ready, metrics]
