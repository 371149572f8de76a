"""One greedy user beside one victim: how much a person may have, and that the other has theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from polis.core.match import Match
from polis.server.domain.acts import Created, PlannedSeat
from polis.server.errors import TableError
from polis.server.http.routes.analysis import thought
from polis.server.runtime.quotas import Asker, Quotas
from polis.server.runtime.rate_limits import Bucket, network_of, take
from polis.server.settings import Settings
from polis.server.store.rows import User
from polis.server.thinking.fair_queue import FairQueue, QueuedJob
from polis.server.thinking.pool import WorkerPool
from polis.server.thinking.reviews import Reviews
from polis.server.thinking.studies import Effort, study_of
from tests.server.live import Live, Person, serving, visiting
from tests.server.test_background import begun, bot, in_server

People = Callable[..., Person]
GUEST, ACCOUNT = Asker("greedy", "192.0.2.1"), Asker("victim")


class Standing:
    """A clock that goes on only when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def refusal(act: Callable[[], object]) -> TableError:
    with pytest.raises(TableError) as caught:
        act()
    return caught.value


def until_refused(act: Callable[[], object], most: int = 10_000) -> tuple[int, TableError]:
    """How often it could be done, and why not once more."""
    for done in range(most):
        try:
            act()
        except TableError as error:
            return done, error
    raise AssertionError("never refused")


# Buckets


def test_who_is_refused_by_one_bucket_takes_nothing_from_the_other() -> None:
    clock = Standing()
    small, large = Bucket(0.5, 1, clock), Bucket(1.0, 5, clock)
    assert take(small, large) == 0 and take(small, large) == 2
    assert large.tokens == 4
    clock.now += 2
    assert take(small, large) == 0


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a socket", "a socket"),
    ],
)
def test_a_household_is_one_network(address: str, network: str) -> None:
    assert network_of(address) == network


def test_guests_of_one_network_share_and_an_account_does_not() -> None:
    clock = Standing()
    limits = Quotas(Settings(), clock)
    burst, share = limits.settings.table_burst, limits.settings.share
    for number in range(share):
        guest = Asker(f"guest {number}", "192.0.2.1")
        assert until_refused(partial(limits.tables.take, guest))[0] == burst
    late = Asker("late guest", "192.0.2.1")
    assert refusal(lambda: limits.tables.take(late)).code == "too_many_tables"
    for other in (Asker("guest", "192.0.2.2"), ACCOUNT):
        assert until_refused(partial(limits.tables.take, other))[0] == burst


def test_a_refusal_says_how_many_and_when_again() -> None:
    clock = Standing()
    limits = Quotas(Settings(), clock)
    done, error = until_refused(lambda: limits.public.take(GUEST))
    assert (done, error.facts) == (4, {"most": 4, "seconds": 300, "minutes": 5})
    assert "4" in str(error) and str(error).endswith("Try again in 5 min.")
    clock.now += 299
    assert str(refusal(lambda: limits.public.take(GUEST))).endswith("Try again in 1 s.")
    clock.now += 1
    limits.public.take(GUEST)


def test_a_table_full_of_bots_costs_as_many() -> None:
    limits = Quotas(Settings(), Standing())
    five = Created(at=0, seats=[PlannedSeat("bot", bot="master")] * 5)
    done, error = until_refused(lambda: limits.new_table(GUEST, five))
    assert (done, error.code) == (12, "too_many_bots")
    limits.new_table(ACCOUNT, five)


def test_a_guests_network_is_known_when_their_bots_think() -> None:
    limits = Quotas(Settings())
    limits.met(User("guest", ""), "192.0.2.1")
    limits.met(User("anna", "", login="anna"), "192.0.2.1")
    assert limits.payer("guest") == "from 192.0.2.1" and limits.payer("anna") == "user anna"
    limits.met(User("guest", "", login="now known"), "192.0.2.1")
    assert limits.payer("guest") == "user guest"


# Thinking


def test_bots_think_in_turn_by_person_however_many_tables_one_has() -> None:
    async def story() -> list[str]:
        turns = FairQueue()
        for number in range(60):
            for _ in range(5):
                turns.put(QueuedJob(f"greedy {number}", b"", 1.0, bytes.decode, "greedy"))
        turns.put(QueuedJob("victim", b"", 1.0, bytes.decode, "victim"))
        return [(await turns.get()).table for _ in range(4)]

    assert asyncio.run(story()) == ["greedy 0", "victim", "greedy 1", "greedy 2"]


def test_a_tables_bots_think_in_their_owners_turn(tmp_path: Path) -> None:
    async def story(home: Any) -> None:
        workers = home.background.workers
        for task in workers.tasks:
            task.cancel()
        home.quotas.met(User("anna", ""), "192.0.2.1")
        for number in range(3):
            await begun(home, f"t{number}", bot("random"), bot("random"))
        assert list(workers.bot_jobs.lines) == ["from 192.0.2.1"]
        assert len(workers.bot_jobs) == 3 and workers.bot_jobs.ahead() == 1

    in_server(tmp_path, story)


def waiting_room(**changes: Any) -> Any:
    """A server whose processes never answer."""
    settings = Settings(**changes)
    workers = WorkerPool()
    background = SimpleNamespace(workers=workers)
    return SimpleNamespace(settings=settings, quotas=Quotas(settings), background=background)


def test_hints_of_many_leave_the_next_one_theirs() -> None:
    async def story() -> None:
        home, match = waiting_room(hints_waiting=3), Match.new("estates", seats=3, seed="hints")
        study = study_of("estates", match.state, 0, 0, Effort(games=1, outlook=1, budget=1))
        asked = []
        for number in range(40):
            home.quotas.met(User(f"greedy {number % 8}", ""), "192.0.2.1")
            asked.append(asyncio.create_task(thought(home, f"greedy {number % 8}", study)))
            await asyncio.sleep(0)
        codes = [getattr(task.exception(), "code", "") for task in asked if task.done()]
        assert codes and set(codes) <= {"too_many_waiting", "busy"}
        victim = asyncio.create_task(thought(home, "victim", study))
        await asyncio.sleep(0)
        jobs = home.background.workers.study_jobs
        assert not victim.done() and [(await jobs.get()).payer for _ in range(2)] == [
            "from 192.0.2.1",
            "user victim",
        ]
        for task in [*asked, victim]:
            task.cancel()
        await asyncio.gather(*asked, victim, return_exceptions=True)

    asyncio.run(story())


def test_one_person_may_wait_for_a_few_reviews_only() -> None:
    async def story() -> None:
        reviews, record = Reviews(WorkerPool(), 1), Match.new("estates", 2, seed="r").as_record()
        done, error = until_refused(lambda: reviews.ask(f"t{len(reviews.works)}", record, "greedy"))
        assert (done, error.code) == (2, "too_many_reviews")
        reviews.ask("t0", record, "greedy")  # how far it is may always be asked
        reviews.ask("other", record, "victim")
        await reviews.close()

    asyncio.run(story())


# Over the wire


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Live, Standing]]:
    folder, clock = tmp_path_factory.mktemp("quotas"), Standing()
    with serving(f"sqlite:///{folder}/polis.db", clock, limits=True, user_burst=400) as server:
        yield server, clock


@pytest.fixture
def clock(limited: tuple[Live, Standing]) -> Standing:
    """An hour after anybody was last there."""
    limited[1].now += 3600
    return limited[1]


@pytest.fixture
def come(limited: tuple[Live, Standing], clock: Standing) -> Iterator[People]:
    with visiting(limited[0]) as come:
        yield come


def made(person: Person, *seats: dict[str, str], **wishes: object) -> Any:
    return person.send("POST", "/api/tables", {"game": "estates", "seats": [*seats], **wishes})


ME, OPEN = {"kind": "me"}, {"kind": "open"}


def test_tables_are_rationed_by_person(come: People, clock: Standing) -> None:
    greedy, victim = come("Greedy", "ru"), come("Victim")
    answers = [made(greedy, ME, OPEN) for _ in range(25)]
    assert [answer.status_code for answer in answers] == [201] * 20 + [429] * 5
    assert answers[-1].json()["code"] == "too_many_tables"
    assert answers[-1].json()["sentence"].endswith("Попробуйте снова через 60 с.")
    assert answers[-1].headers["retry-after"] == "60"
    assert made(victim, ME, OPEN).status_code == 201
    clock.now += 60
    assert [made(greedy, ME, OPEN).status_code for _ in range(2)] == [201, 429]


def test_many_sockets_are_one_person(come: People) -> None:
    victim, stranger = come("Victim"), come("Stranger")
    table = made(victim, ME, OPEN, private=False).json()["id"]
    said = 0
    for _ in range(5):
        with stranger.at(table) as page:
            page.until("frame")
            said += sum(page.ask("say", text="spam")["type"] == "done" for _ in range(5))
            refused = page.ask("say", text="more")
            said += refused["type"] == "done"
    assert said == 10 and refused["problem"]["code"] == "too_many_visits"
    assert victim.command(table, "say", text="Quiet, please")["type"] == "done"
    assert len(victim.get(f"/api/tables/{table}")["chat"]) == 11


def test_a_flood_over_many_sockets_is_one_flood(come: People) -> None:
    greedy = come("Greedy")
    table, pongs, refused = made(greedy, ME, OPEN).json()["id"], 0, 0
    for _ in range(6):
        with greedy.at(table) as page:
            page.until("frame")
            for _ in range(8):
                page.send("ping")
                answer = page.until("pong", "refused")
                pongs += answer["type"] == "pong"
                if answer["type"] == "refused":
                    refused += 1
                    break
    assert (pongs, refused) == (40, 1)


def test_nobody_pushes_the_others_out_of_the_list(people: People) -> None:
    victim, greedy, stranger = people("Victim"), people("Greedy"), people()
    first = victim.table("me", "open", private=False)
    for _ in range(120):
        greedy.table("me", "open", private=False)
    shown = [row["id"] for row in stranger.get("/api/tables")["open"]]
    owners = [row["seats"][0]["name"] for row in stranger.get("/api/tables")["open"]]
    assert first in shown and owners.count("Greedy") == 3


@pytest.mark.parametrize("level", ["search:100000", "sampler:100000", "search:201"])
def test_nobody_asks_for_more_thought_than_a_master_has(people: People, level: str) -> None:
    anna = people("Anna", "ru")
    refused = made(anna, ME, {"kind": "bot", "bot": level})
    assert refused.status_code == 422 and refused.json()["code"] == "bot_too_strong"
    assert "200" in refused.json()["sentence"]
    table = anna.table("me", "bot")
    told = anna.command(table, "arrange", seat=1, plan={"kind": "bot", "bot": level})
    assert told["problem"]["code"] == "bot_too_strong"
    anna.command(table, "start")
    told = anna.command(table, "sit_in", seat=0, bot=level)
    assert told["problem"]["code"] == "bot_too_strong"


@pytest.mark.parametrize("level", ["newcomer", "club", "master", "search:200", "thumb:30"])
def test_levels_and_modest_bots_may_be_asked_for(people: People, level: str) -> None:
    assert made(people("Anna"), ME, {"kind": "bot", "bot": level}).status_code == 201
