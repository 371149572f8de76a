"""The review of a finished game, asked for over HTTP: progress, one computation, no early look."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from polis.server.store import open_store
from polis.server.telemetry import metrics
from tests.server.live import WAIT, Json, Live, Person, serving
from tests.server.stories import store_game

Come = Callable[[str], Person]
FINISHED, RUNNING = "finished-table", "running-table"


async def lay(db: str) -> None:
    store = await open_store(db)
    await store_game(store, FINISHED)
    await store_game(store, RUNNING, moves=20)
    await store.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server that imagines few games."""
    folder: Path = tmp_path_factory.mktemp("reviews")
    db = f"sqlite:///{folder}/polis.db"
    asyncio.run(lay(db))
    with serving(db, review_games=6) as live:
        yield live


@pytest.fixture
def come(server: Live) -> Iterator[Come]:
    """New guests of this server."""
    came: list[Person] = []

    def come(language: str = "en") -> Person:
        came.append(Person(server, language=language))
        return came[-1]

    yield come
    for person in came:
        person.close()


def asked(person: Person, table: str = FINISHED) -> Json:
    return person.post(f"/api/tables/{table}/review", None)


def finished(*people: Person) -> list[list[Json]]:
    """What each was told, asking in turn until the review is there."""
    told: list[list[Json]] = [[] for _ in people]
    deadline = time.monotonic() + 2 * WAIT
    while not all(states and states[-1]["review"] for states in told):
        assert time.monotonic() < deadline
        for person, states in zip(people, told, strict=True):
            states.append(asked(person))
        time.sleep(0.05)
    return told


def test_a_review_is_computed_once_for_all_who_ask_with_progress(come: Come) -> None:
    anna, oleg = come("en"), come("ru")
    before = metrics.THOUGHTS._value.get()
    hers, his = finished(anna, oleg)
    total = hers[-1]["total"]
    assert hers[-1] == his[-1]
    assert metrics.THOUGHTS._value.get() - before == total == len(hers[-1]["review"]["points"])
    done = [state["done"] for state in hers]
    assert done == sorted(done)
    assert len(set(done)) > 2
    assert asked(oleg)["review"] == hers[-1]["review"]


def test_a_review_ends_with_the_result_and_names_moves_of_the_game(come: Come) -> None:
    person = come("en")
    [states] = finished(person)
    found = states[-1]["review"]
    replay = person.get(f"/api/tables/{FINISHED}/replay?to=10000")
    moves = {frame["line"]: frame["move"] for frame in replay["frames"]}
    result = person.get(f"/api/tables/{FINISHED}")["result"]
    winners = [10_000 // len(result["winners"]) if s in result["winners"] else 0 for s in (0, 1)]
    assert found["result"] == winners
    assert all(moves[point["line"]] == point["move"] for point in found["points"])


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "once the game is over"), ("ru", "когда игра закончится")]
)
def test_a_game_that_goes_on_is_not_reviewed(come: Come, language: str, sentence: str) -> None:
    person = come(language)
    answer = person.send("POST", f"/api/tables/{RUNNING}/review")
    assert answer.status_code == 409
    assert sentence in answer.json()["sentence"]
