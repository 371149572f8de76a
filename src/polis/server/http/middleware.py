"""What every HTTP request passes: a request id, security headers, a log line and a measure."""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any
from uuid import uuid4

import structlog

from polis.server.telemetry import metrics

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Header = tuple[bytes, bytes]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

log = structlog.get_logger()

IDS = re.compile(r"([\w-]{6})[\w-]{16}(?![\w-])")
QUIET = ("/api/health", "/api/ready", "/metrics")
SECURITY_HEADERS = {
    "content-security-policy": "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "media-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    ),
    "x-content-type-options": "nosniff",
    # The id of a private table is in its address: no other site may learn it.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
ENCODED_HEADERS = [(name.encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]


async def middleware(
    app: Callable[[Any, Any, Any], Awaitable[None]], scope: Scope, receive: Receive, send: Send
) -> None:
    if scope["type"] != "http":
        await app(scope, receive, send)
        return
    request, started, status = uuid4().hex[:16], time.perf_counter(), [500]

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            status[0] = message["status"]
            message["headers"] = with_headers(message.get("headers", []), request)
        await send(message)

    structlog.contextvars.bind_contextvars(request=request)
    try:
        await app(scope, receive, sending)
    finally:
        record(str(scope["method"]), str(scope["path"]), status[0], time.perf_counter() - started)
        structlog.contextvars.clear_contextvars()


def with_headers(given: Iterable[Header], request: str) -> list[Header]:
    headers = [*given, *ENCODED_HEADERS, (b"x-request-id", request.encode())]
    if not any(name == b"cache-control" for name, _ in headers):
        headers.append((b"cache-control", b"no-store"))
    return headers


def record(method: str, path: str, status: int, seconds: float) -> None:
    # The path without its query: links and tokens never get here; nor does the whole id of a
    # table, which is all it takes to look on.
    metrics.REQUESTS.labels(method_label(method), str(status)).observe(seconds)
    if path not in QUIET:
        shown = IDS.sub(r"\1…", path[:200])
        log.info("http", method=method, path=shown, status=status, ms=round(seconds * 1e3, 1))


def method_label(method: str) -> str:
    return method if method in ("GET", "POST", "PATCH", "HEAD", "OPTIONS") else "other"
