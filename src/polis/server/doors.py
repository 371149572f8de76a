"""What all routes share: who is asking, whether they may, and how they are refused."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.types import ExceptionHandlersMap
from msgspec import ValidationError

from polis.core.errors import PolisError
from polis.server import metrics
from polis.server.accounts import Visitor
from polis.server.errors import Stale, TableError
from polis.server.house import House
from polis.server.messages import Problem
from polis.server.problems import problem
from polis.server.sessions import COOKIE, CSRF_HEADER, YEAR
from polis.server.store import StoreError

SAFE = ("GET", "HEAD", "OPTIONS")
STATUS = {
    "no_session": 401,
    "wrong_password": 401,
    "bad_csrf": 403,
    "foreign_origin": 403,
    "not_your_seat": 403,
    "not_owner": 403,
    "not_seated": 403,
    "seat_kept": 403,
    "no_hints": 403,
    "hints_off": 403,
    "no_table": 404,
    "no_page": 404,
    "no_such_move": 404,
    "no_language": 404,
    "unknown_game": 404,
    "no_method": 405,
    "stale": 409,
    "nothing_to_decide": 409,
    "why_later": 409,
    "not_over": 409,
    "not_started": 409,
    "already_started": 409,
    "seat_taken": 409,
    "login_taken": 409,
    "has_account": 409,
    "too_big": 413,
    "bad_message": 400,
    "too_fast": 429,
    "busy": 503,
    "broken": 500,
}

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

log = structlog.get_logger()


def status_of(error: PolisError) -> int:
    if isinstance(error, StoreError):
        return 503
    return STATUS.get(error.code, 422)


def house_of(connection: AnyConnection) -> House:
    house: House = connection.app.state.house
    return house


def address_of(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else ""


# Who


async def find_visitor(connection: AnyConnection) -> Visitor | None:
    """The visitor of a connection, looked up once."""
    state = connection.scope["state"]
    if "visitor" not in state:
        cookie = connection.cookies.get(COOKIE, "")
        state["visitor"] = await house_of(connection).accounts.visitor(cookie)
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


def cookie_of(house: House, visitor: Visitor) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=house.keys.cookie(visitor.session),
        path="/",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure,
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
    house, visitor = house_of(request), await find_visitor(request)
    if not request.url.path.startswith("/api/"):
        return
    name = visitor.session if visitor else address_of(request)
    if house.settings.limits and not house.users.take(name):
        raise TableError("too_fast")
    if request.method in SAFE:
        return
    if visitor is None:
        raise TableError("no_session")
    if not house.keys.is_csrf(visitor.session, request.headers.get(CSRF_HEADER, "")):
        raise TableError("bad_csrf")


def is_own_origin(connection: AnyConnection) -> bool:
    """Browsers say where a page comes from; a program that says nothing has no one's cookie."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = connection.headers.get("host", "")
    own = origin.partition("://")[2] == host and bool(host)
    return own or origin in house_of(connection).settings.origins


# How it is refused


def refuse(request: AnyRequest, error: PolisError) -> Response[Problem]:
    metrics.REFUSALS.labels(error.code).inc()
    return Response(problem(error, language_of(request)), status_code=status_of(error))


def on_polis(request: AnyRequest, error: PolisError) -> Response[Problem]:
    if isinstance(error, StoreError):
        log.error("store", code=error.code)
    return refuse(request, error)


def on_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    if error.status_code in (404, 405, 413):
        code = {404: "no_page", 405: "no_method", 413: "too_big"}[error.status_code]
        return refuse(request, TableError(code))
    if isinstance(error, ValidationException | SerializationException):
        return refuse(request, bad_message(error))
    return refuse(request, TableError("bad_message", detail=error.detail[:200]))


def bad_message(error: Exception) -> TableError:
    """What is wrong with a message: msgspec says it well enough, in English, for programmers."""
    extra = getattr(error, "extra", None)
    told = extra[0].get("message", "") if isinstance(extra, list) and extra else ""
    cause = error.__cause__ if isinstance(error.__cause__, ValidationError) else None
    return TableError("bad_message", detail=str(told or cause or error)[:200])


def on_anything(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("broken", exc_info=error)
    return refuse(request, TableError("broken"))


HANDLERS: ExceptionHandlersMap = {
    PolisError: on_polis,
    Stale: on_polis,
    HTTPException: on_http,
    Exception: on_anything,
}
