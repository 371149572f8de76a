"""Stores and buses of every kind, on real servers that start when first needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server import servers
from tests.server.live import Live, Person, serving, visiting

# What decides without I/O is quick; the rest starts servers, and waits for ``./dev test``.
QUICK = {
    "test_commands",
    "test_taking_back",
    "test_schedule",
    "test_types",
    "test_lessons",
    "test_page",
}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == Path(__file__).parent and item.path.stem not in QUICK:
            item.add_marker(pytest.mark.slow)


ENGINES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[object]:
    with servers.postgres() as server:
        yield server


@pytest.fixture(params=ENGINES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    return new_url(request, tmp_path, request.param)


@pytest.fixture(params=ENGINES)
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another empty database, of each kind."""
    return new_url(request, tmp_path, request.param)


def new_url(request: pytest.FixtureRequest, folder: Path, engine: str) -> str:
    if engine == "sqlite":
        return f"sqlite:///{folder / f'{request.fixturename}.db'}"
    return servers.new_database(request.getfixturevalue("postgres_server"))


@pytest.fixture(params=["redis", "nats"])
def bus_server(request: pytest.FixtureRequest) -> Iterator[tuple[str, servers.Server]]:
    """The address of a bus and its server, which a test may stop and start."""
    address, server = servers.redis() if request.param == "redis" else servers.nats()
    server.start()
    yield address, server
    server.stop()


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server without rate limits, for all tests that do not mind each other's tables."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('live')}/polis.db") as server:
        yield server


@pytest.fixture
def people(live: Live) -> Iterator[Callable[..., Person]]:
    """New guests, each with a browser of their own."""
    with visiting(live) as come:
        yield come
