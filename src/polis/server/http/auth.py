"""Who is asking, and whether they may: sessions, rate limits, forged requests, foreign origins."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from polis.server.errors import TableError
from polis.server.runtime.accounts import Visitor
from polis.server.runtime.services import Services
from polis.server.runtime.signing import COOKIE, CSRF_HEADER, YEAR

SAFE = ("GET", "HEAD", "OPTIONS")
AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

log = structlog.get_logger()


def services_of(connection: AnyConnection) -> Services:
    services: Services = connection.app.state.services
    return services


def address_of(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else ""


# Who


async def find_visitor(connection: AnyConnection) -> Visitor | None:
    """The visitor of a connection, looked up once."""
    state = connection.scope["state"]
    if "visitor" not in state:
        cookie = connection.cookies.get(COOKIE, "")
        state["visitor"] = await services_of(connection).accounts.visitor(cookie)
    found: Visitor | None = state["visitor"]
    return found


async def provide_visitor(request: AnyRequest) -> Visitor:
    visitor = await find_visitor(request)
    if visitor is None:
        raise TableError("no_session")
    return visitor


async def provide_user(request: AnyRequest) -> str:
    """The id of whoever asks, "" for one without a session."""
    visitor = await find_visitor(request)
    return visitor.user.id if visitor else ""


def cookie_of(services: Services, visitor: Visitor) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=services.keys.cookie(visitor.session),
        path="/",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure,
    )


def language_of(connection: AnyConnection) -> str:
    """The reader's language: their own choice, else what their browser asks for first."""
    visitor: Visitor | None = connection.scope["state"].get("visitor")
    if visitor:
        return visitor.user.language
    wanted = connection.headers.get("accept-language", "")
    for part in wanted.split(","):
        if part.strip()[:2].lower() in ("ru", "en"):
            return part.strip()[:2].lower()
    return "en"


# Whether


async def check(request: AnyRequest) -> None:
    """Before every route: not too fast, and what changes something comes from our own page."""
    services, visitor = services_of(request), await find_visitor(request)
    if not request.url.path.startswith("/api/"):
        return
    name = visitor.session if visitor else address_of(request)
    if services.settings.limits and not services.users.take(name):
        raise TableError("too_fast")
    if request.method in SAFE:
        return
    if visitor is None:
        raise TableError("no_session")
    if not services.keys.is_csrf(visitor.session, request.headers.get(CSRF_HEADER, "")):
        raise TableError("bad_csrf")


def is_own_origin(connection: AnyConnection) -> bool:
    """Browsers say where a page comes from; a program that says nothing has no one's cookie."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = connection.headers.get("host", "")
    own = origin.partition("://")[2] == host and bool(host)
    return own or origin in services_of(connection).settings.origins
