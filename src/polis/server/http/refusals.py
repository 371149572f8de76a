"""Errors as HTTP answers: their status, and a sentence in the reader's language."""

from __future__ import annotations

import structlog
from litestar import Response
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.types import ExceptionHandlersMap
from msgspec import ValidationError

from polis.core.errors import PolisError
from polis.server.domain.problems import problem
from polis.server.errors import Stale, StoreError, TableError
from polis.server.http.auth import AnyRequest, language_of
from polis.server.messages.parts import Problem
from polis.server.telemetry import metrics

STATUS = {
    "no_session": 401,
    "logged_out": 401,
    "wrong_password": 401,
    "not_password": 403,
    "no_account": 403,
    "name_of_player": 403,
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
    "too_many_guests": 429,
    "too_many_tables": 429,
    "too_many_public": 429,
    "too_many_bots": 429,
    "too_many_visits": 429,
    "too_many_hints": 429,
    "too_many_waiting": 429,
    "too_many_reviews": 429,
    "too_many_tries": 429,
    "busy": 503,
    "not_ready": 503,
    "broken": 500,
}

log = structlog.get_logger()


def status_of(error: PolisError) -> int:
    if isinstance(error, StoreError):
        return 503
    return STATUS.get(error.code, 422)


def retry_after(error: PolisError) -> dict[str, str]:
    """For programs: when to try again, where that is known."""
    seconds = error.facts.get("seconds")
    return {"retry-after": str(seconds)} if seconds else {}


def refuse(request: AnyRequest, error: PolisError) -> Response[Problem]:
    metrics.REFUSALS.labels(error.code).inc()
    told = problem(error, language_of(request))
    return Response(told, status_code=status_of(error), headers=retry_after(error))


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
