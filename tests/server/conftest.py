"""Stores and buses of every kind, on real servers that start when first needed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import servers

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
