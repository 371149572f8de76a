"""The routes are what their description says, whatever is sent to them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from polis.server.http.app import description
from polis.server.messages import types
from tests.server.live import Live, Person

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 15
# They would change who Anna is.
CHANGING = ("/api/logout", "/api/logout/everywhere", "/api/login", "/api/accounts")

Operation = schemathesis.APIOperation[Any, Any, Any, Any]
Case = schemathesis.Case[Any]


@pytest.fixture(scope="module")
def anna(live: Live) -> Iterator[Person]:
    person = Person(live, "Anna")
    yield person
    person.close()


@pytest.fixture(scope="module")
def schema(live: Live) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"http://{live.address}/api/openapi.json")


def either(operation: Operation) -> st.SearchStrategy[Case]:
    """Requests as they should be, and as they should not."""
    modes = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
    return st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in modes))


def test_the_description_is_one_file_and_no_dead_page(live: Live) -> None:
    """Litestar's own page of it would load its scripts from elsewhere, which we forbid."""
    for path in ("/schema", "/schema/redoc", "/schema/openapi.json", "/schema/swagger"):
        answer = httpx.get(f"http://{live.address}{path}")
        scripts = re.findall(r'<script[^>]*src="([^"]*)', answer.text)
        assert all(re.match(r"/\w", script) for script in scripts), scripts
        assert answer.status_code == 404 or "<title>Polis" in answer.text
    described = httpx.get(f"http://{live.address}/api/openapi.json").json()
    assert {"/api/health", "/api/tables"} <= set(described["paths"])
    assert not [path for path in described["paths"] if path.startswith("/schema")]


def test_every_path_is_described() -> None:
    """By a summary, and by more than that: what is sent back when, what it is good for."""
    for path, item in description()["paths"].items():
        for method, operation in item.items():
            assert operation.get("summary"), f"{method} {path}"
            assert operation.get("description"), f"{method} {path}: its handler has no docstring"


def test_every_parameter_is_described() -> None:
    operations = [
        (path, op) for path, item in description()["paths"].items() for op in item.values()
    ]
    given = [(path, one) for path, op in operations for one in op.get("parameters", [])]
    assert len(given) > 20
    assert [(path, one["name"]) for path, one in given if not one.get("description")] == []


def test_every_message_says_what_it_is() -> None:
    assert [kind.__name__ for kind in types() if not kind.__dict__.get("__doc__")] == []


@pytest.mark.slow
def test_every_route_keeps_its_word(schema: schemathesis.BaseSchema, anna: Person) -> None:
    table = anna.table("me", "me")
    anna.command(table, "start")
    headers = {"x-csrf-token": anna.me["csrf"], "cookie": anna.cookie()}
    seen = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok), result
        operation = result.ok()
        seen += 1

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
            derandomize=True,
            database=None,
        )
        @given(case=either(operation), known=st.booleans())
        def holds(case: Case, known: bool) -> None:
            if known and "table" in case.path_parameters:
                case.path_parameters["table"] = table
            if case.operation.path in CHANGING:
                return
            case.call_and_validate(headers=headers, checks=CHECKS)

        holds()
    assert seen >= 18
