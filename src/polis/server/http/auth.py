"""Who is asking, and whether they may: sessions, limits, forged requests, foreign origins."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
import structlog
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from polis.server.errors import TableError
from polis.server.runtime.quotas import Asker
from polis.server.runtime.rate_limits import network_of
from polis.server.runtime.services import Services
from polis.server.runtime.sessions import Visitor
from polis.server.runtime.signing import COOKIE, CSRF_HEADER, DEVICE, YEAR

SAFE = ("GET", "HEAD", "OPTIONS")
AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

log = structlog.get_logger()


def services_of(connection: AnyConnection) -> Services:
    services: Services = connection.app.state.services
    return services


def network(connection: AnyConnection) -> str:
    return network_of(connection.client.host) if connection.client else ""


# Who


async def find_visitor(connection: AnyConnection) -> Visitor | None:
    """The visitor of a connection, looked up once."""
    state = connection.scope["state"]
    if "visitor" not in state:
        cookie, services = connection.cookies.get(COOKIE, ""), services_of(connection)
        state["visitor"] = found = await services.sessions.visitor(cookie)
        if found:
            services.quotas.met(found.user, network(connection))
    visitor: Visitor | None = state["visitor"]
    return visitor


def asker_of(connection: AnyConnection, visitor: Visitor | None) -> Asker:
    """Whose limits count."""
    if visitor is None:
        return Asker("", network(connection))
    return services_of(connection).quotas.asker(visitor.user.id)


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
    return kept(services, COOKIE, services.keys.cookie(visitor.session), "/")


def device_of(services: Services, login: str, device: str) -> Cookie:
    """What a browser that got in once shows when it comes again."""
    name = device or secrets.token_urlsafe(12)
    return kept(services, DEVICE, services.keys.device_cookie(login, name), "/api/login")


def kept(services: Services, key: str, value: str, path: str) -> Cookie:
    return Cookie(
        key=key,
        value=value,
        path=path,
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
    services.quotas.requests.take(asker_of(request, visitor))
    if request.method in SAFE:
        return
    if visitor is None:
        raise TableError("no_session")
    if not services.keys.is_csrf(visitor.session, request.headers.get(CSRF_HEADER, "")):
        raise TableError("bad_csrf")
    check_body(await request.body())


def check_body(body: bytes) -> None:
    """Before a body is read as what a route wants: text, and not nested deeper than can be read."""
    try:
        if body:
            msgspec.json.decode(body.decode(), type=msgspec.Raw)
    except UnicodeDecodeError:
        raise TableError("bad_message", detail="the body is not UTF-8") from None
    except RecursionError:
        raise TableError("bad_message", detail="the body is nested too deeply") from None
    except msgspec.DecodeError as error:
        raise TableError("bad_message", detail=str(error)[:200]) from None


def is_own_origin(connection: AnyConnection) -> bool:
    """Browsers say where a page comes from; a program that says nothing has no one's cookie."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = connection.headers.get("host", "")
    own = origin.partition("://")[2] == host and bool(host)
    return own or origin in services_of(connection).settings.origins
