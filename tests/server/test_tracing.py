"""Traces: nothing of them without the wish for them, and with it a span for each step."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from polis.server.messages.commands import Say
from polis.server.runtime.services import Services
from polis.server.runtime.sessions import Visitor
from polis.server.store.rows import User
from polis.server.telemetry import tracing
from tests.server.test_background import ANNA, BORIS, begun, bot, in_server, is_over, until


class Recorder:
    """A tracer that only remembers."""

    def __init__(self) -> None:
        self.spans: list[tuple[str, dict[str, str]]] = []

    @contextmanager
    def start_as_current_span(
        self, name: str, *, attributes: Mapping[str, str] | None = None
    ) -> Iterator[None]:
        self.spans.append((name, dict(attributes or {})))
        yield


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    found = Recorder()
    monkeypatch.setattr(tracing, "tracer", found)
    return found


def test_without_a_tracer_a_span_is_nothing_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(tracing.ENDPOINT, raising=False)
    tracing.set_up()
    assert tracing.span("command", kind="say") is tracing.NOTHING
    assert "opentelemetry" not in sys.modules


def test_a_server_without_the_extra_plays_on_untraced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(tracing.ENDPOINT, "http://127.0.0.1:4318")
    monkeypatch.setitem(sys.modules, "opentelemetry", None)
    tracing.set_up()
    assert tracing.tracer is None


def test_with_the_extra_spans_go_where_the_environment_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The extra itself need not be installed here: its modules are told by name."""
    sdk = pytest.importorskip("opentelemetry.sdk.trace")
    pytest.importorskip("opentelemetry.exporter.otlp.proto.http.trace_exporter")
    monkeypatch.setenv(tracing.ENDPOINT, "http://127.0.0.1:9")
    monkeypatch.setattr(tracing, "tracer", None)
    tracing.set_up()
    assert isinstance(tracing.tracer, sdk.Tracer)
    assert os.environ["OTEL_SERVICE_NAME"] == "polis"


def test_commands_thoughts_and_writes_are_spans_and_name_nobody(
    tmp_path: Path, recorder: Recorder
) -> None:
    async def story(home: Services) -> None:
        await begun(home, "t", bot("random"), bot("random"))
        await until(home, "t", is_over)
        await begun(home, "p", ANNA, BORIS)
        visitor = Visitor(User("anna", "Anna"), "s")
        await home.execute(visitor, "p", Say(request="r", text="hello"), "en")

    in_server(tmp_path, story)
    names = {name for name, _ in recorder.spans}
    assert names == {"command", "thought", "store write"}
    assert ("command", {"kind": "say"}) in recorder.spans
    told = {value for _, attributes in recorder.spans for value in attributes.values()}
    assert not told & {"t", "p", "anna", "Anna", "hello"}
