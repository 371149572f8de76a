"""Routes for whoever keeps the server running."""

from __future__ import annotations

from litestar import Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from polis import __version__
from polis.server.errors import TableError
from polis.server.messages.http import Health
from polis.server.runtime.services import Services
from polis.server.telemetry.metrics import REGISTRY


@get("/api/health", summary="Whether the process lives")
async def health(services: NamedDependency[Services]) -> Health:
    """Asks nobody else: it answers as long as the process does."""
    return told(services)


@get("/api/ready", summary="Whether it can serve: it can store, and the bus answers")
async def ready(services: NamedDependency[Services]) -> Health:
    """503 while nothing can be stored or the bus does not answer, so that a balancer sends nobody
    here. It says so within two seconds."""
    if not await services.ready():
        raise TableError("not_ready")
    return told(services)


def told(services: Services) -> Health:
    return Health("ok", services.host.run, __version__, services.settings.preparing)


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


ROUTES = [health, ready, metrics]
