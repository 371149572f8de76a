"""Traces by OpenTelemetry, for those who want them: the extra ``tracing`` must be installed and
``OTEL_EXPORTER_OTLP_ENDPOINT`` say where spans go. Otherwise nothing is imported, and a span is one
object that does nothing. As in metrics, no attribute names a table or a person."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from typing import Protocol

import structlog

log = structlog.get_logger("polis.tracing")

ENDPOINT = "OTEL_EXPORTER_OTLP_ENDPOINT"

Span = AbstractContextManager[object]
NOTHING: Span = nullcontext()


class Tracer(Protocol):
    def start_as_current_span(
        self, name: str, *, attributes: Mapping[str, str] | None = None
    ) -> Span: ...


tracer: Tracer | None = None


def span(name: str, **attributes: str) -> Span:
    """What happens within it is one step of a trace."""
    return NOTHING if tracer is None else tracer.start_as_current_span(name, attributes=attributes)


def set_up() -> None:
    """Begin to trace, if this is wished for and possible."""
    global tracer
    if not os.environ.get(ENDPOINT):
        return
    try:
        tracer = exporting()
    except ImportError as error:
        # A server that plays is worth more than one that is watched.
        log.warning("no tracing", reason=str(error), install="polis-games[tracing]")


def exporting() -> Tracer:
    """OpenTelemetry's own settings (``OTEL_…``) name the service, the address and the headers."""
    api = import_module("opentelemetry.trace")
    sdk = import_module("opentelemetry.sdk.trace")
    exports = import_module("opentelemetry.sdk.trace.export")
    http = import_module("opentelemetry.exporter.otlp.proto.http.trace_exporter")
    os.environ.setdefault("OTEL_SERVICE_NAME", "polis")
    provider = sdk.TracerProvider()
    provider.add_span_processor(exports.BatchSpanProcessor(http.OTLPSpanExporter()))
    api.set_tracer_provider(provider)
    found: Tracer = api.get_tracer("polis")
    return found
