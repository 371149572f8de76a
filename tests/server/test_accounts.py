"""Accounts: who may try a password, how it is changed, and how one leaves, here and everywhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed

from polis.server.errors import TableError
from polis.server.messages.http import Credentials
from polis.server.runtime.accounts import NOBODY, Accounts
from polis.server.runtime.logins import Logins
from polis.server.runtime.sessions import DAY, Sessions, Visitor
from polis.server.runtime.signing import Keys
from polis.server.runtime.steady_clock import SteadyClock
from polis.server.settings import Settings
from polis.server.store import Store
from polis.server.store.people import hashed
from polis.server.store.rows import User
from tests.server import servers
from tests.server.live import Page, Person, serving, visiting
from tests.server.stores import with_store
from tests.server.test_play import begun
from tests.server.test_quotas import Standing

People = Callable[..., Person]
PASSWORD = "correct horse"


# How long it takes


class Recorded:
    """What is hashed and compared, instead of doing it."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def hash(self, password: str) -> str:
        self.done.append("hash")
        return f"hash of {password}"

    def verify(self, stored: str, password: str) -> bool:
        self.done.append("verify")
        return stored == f"hash of {password}"


ANNA = User("1", "Anna", login="anna", password=f"hash of {PASSWORD}")


def accounts() -> tuple[Accounts, Recorded]:
    async def by_login(login: str) -> User | None:
        return ANNA if login == "anna" else None

    people = SimpleNamespace(by_login=by_login)
    made = Accounts(cast(Any, people), cast(Any, None))
    hasher = Recorded()
    made.hasher = cast(Any, hasher)
    return made, hasher


@pytest.mark.parametrize("login", ["anna", "nobody", "no login at all", "anna\0"])
def test_an_unknown_login_takes_as_long_as_a_known_one(login: str) -> None:
    made, hasher = accounts()
    with pytest.raises(TableError, match="Wrong login or password"):
        asyncio.run(made.login(Credentials(login, "a wrong one")))
    assert hasher.done == ["verify"]


def test_what_an_unknown_login_is_compared_with_costs_as_much_as_a_new_password() -> None:
    assert not PasswordHasher().check_needs_rehash(NOBODY)


def test_a_taken_login_costs_no_hash() -> None:
    made, hasher = accounts()
    guest = Visitor(User("2", "Eve"), "session")
    with pytest.raises(TableError, match="Somebody has this login already"):
        asyncio.run(made.register(guest, Credentials("anna", PASSWORD)))
    assert hasher.done == []


# How often it may be tried


def tried(logins: Logins, login: str, network: str, device: str = "") -> bool:
    try:
        logins.attempt(login, network, device)
    except TableError:
        return False
    return True


def test_one_network_locks_nobody_out() -> None:
    clock = Standing()
    logins = Logins(Settings(), clock)
    let_in = 0
    for second in range(3600):
        clock.now = second
        let_in += tried(logins, "anna", "192.0.2.1")
        if second % 300 == 299:
            assert tried(logins, "anna", "192.0.2.2")
    assert let_in == 8 + 35  # one in a hundred seconds


def test_many_networks_slow_newcomers_down_but_no_browser_that_was_in_before() -> None:
    logins = Logins(Settings(), Standing())
    let_in = sum(tried(logins, "anna", f"192.0.2.{number % 200}") for number in range(1000))
    assert let_in == 40
    assert not tried(logins, "anna", "198.51.100.1")
    assert [tried(logins, "anna", "198.51.100.1", "known") for _ in range(9)] == [True] * 8 + [
        False
    ]
    assert tried(logins, "oleg", "198.51.100.1")


@pytest.mark.parametrize("variant", ["ANNA", "Ａｎｎａ", "aｎNa"])
def test_logins_that_are_one_share_the_limit(variant: str) -> None:
    logins = Logins(Settings(), Standing())
    assert all(tried(logins, "anna", "192.0.2.1") for _ in range(8))
    assert not tried(logins, variant, "192.0.2.1")


def test_many_logins_from_one_network_are_limited_too() -> None:
    logins = Logins(Settings(), Standing())
    assert sum(tried(logins, f"user {number}", "192.0.2.1") for number in range(1000)) == 64


def test_a_device_is_known_by_its_own_login_only() -> None:
    keys = Keys(b"key")
    cookie = keys.device_cookie("anna", "phone")
    assert keys.device(cookie, "anna") == "phone" and keys.device(cookie, "oleg") == ""
    assert Keys(b"other").device(cookie, "anna") == "" == keys.device("nonsense", "anna")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[People]:
    """Guests of a server that lets strangers try a login eight times, and never again."""
    folder, few = tmp_path_factory.mktemp("strict"), {"login_all_burst": 8, "login_all_rate": 0.0}
    db = f"sqlite:///{folder}/polis.db"
    with serving(db, Standing(), limits=True, **few) as server, visiting(server) as come:
        yield come


def test_the_owner_gets_in_while_the_login_is_under_attack(strict: People) -> None:
    anna, mallory = strict("Anna"), strict()
    given = {"login": "anna", "password": PASSWORD}
    anna.me = anna.post("/api/accounts", given)
    anna.me = anna.post("/api/logout", {})
    wrong = {"login": "anna", "password": "a wrong one"}
    codes = [mallory.send("POST", "/api/login", wrong).status_code for _ in range(10)]
    assert codes == [401] * 8 + [429] * 2
    refused = mallory.send("POST", "/api/login", given)
    assert refused.status_code == 429 and int(refused.headers["retry-after"]) > 0
    assert anna.post("/api/login", given)["account"] == "anna"


def test_accounts_are_not_tried_out_without_end(strict: People) -> None:
    eve = strict()
    taken = {"login": "anna", "password": PASSWORD}
    codes = [eve.send("POST", "/api/accounts", taken).status_code for _ in range(12)]
    assert codes == [409] * 10 + [429] * 2


# Changing and leaving


def account(people: People, name: str = "Anna") -> tuple[Person, dict[str, str]]:
    person = people(name)
    given = {"login": f"{name}.{person.me['id'][:8]}".lower(), "password": PASSWORD}
    person.me = person.post("/api/accounts", given)
    return person, given


def elsewhere(people: People, given: dict[str, str]) -> Person:
    other = people()
    other.me = other.post("/api/login", given)
    return other


def ended(page: Page) -> bool:
    """Whether the server closed a socket because its session is over."""
    while True:
        try:
            message = page.next()
        except ConnectionClosed as closed:
            return closed.rcvd is not None and closed.rcvd.code == 4401
        if message["type"] == "refused":
            assert message["problem"]["code"] == "logged_out"


def is_out(person: Person) -> bool:
    return person.send("PATCH", "/api/me", {"name": "Still here"}).status_code == 401


def test_a_new_password_ends_every_other_session(people: People) -> None:
    anna, given = account(people)
    phone = elsewhere(people, given)
    table = anna.table("me", "friend")
    with phone.at(table) as page:
        page.until("frame")
        change = {"password": "not it", "new": "battery staple"}
        refused = anna.send("POST", "/api/me/password", change)
        assert refused.status_code == 403 and refused.json()["code"] == "not_password"
        change["password"] = PASSWORD
        assert anna.send("POST", "/api/me/password", change | {"new": "short"}).status_code == 422
        anna.me = anna.post("/api/me/password", change)
        assert ended(page)
    assert is_out(phone) and not is_out(anna)
    assert people().send("POST", "/api/login", given).status_code == 401
    assert elsewhere(people, given | {"password": "battery staple"}).me["id"] == anna.me["id"]


def test_an_open_page_ends_with_its_session(people: People) -> None:
    anna, _, table = begun(people)
    with anna.at(table) as page:
        page.until("frame")
        anna.me = anna.post("/api/logout", {})
        assert ended(page)
    assert anna.get(f"/api/tables/{table}")["info"]["my_seats"] == []


def test_out_everywhere_is_out_on_every_device(people: People) -> None:
    anna, given = account(people)
    phone, table = elsewhere(people, given), anna.table("me", "friend")
    with anna.at(table) as one, phone.at(table) as two:
        one.until("frame")
        two.until("frame")
        anna.me = anna.post("/api/logout/everywhere", {})
        assert ended(one) and ended(two)
    assert is_out(phone) and anna.me["account"] == ""
    assert elsewhere(people, given).me["account"] == given["login"]


def test_a_deleted_account_leaves_its_seats_and_nothing_else(people: People) -> None:
    anna, given = account(people)
    boris = people("Boris")
    playing = anna.table("me", "friend")
    boris.command(playing, "sit", seat=1, invitation=anna.invitation(playing, 1))
    anna.command(playing, "start")
    laid = boris.table("me", "open", private=False)
    anna.command(laid, "sit", seat=1)
    phone = elsewhere(people, given)
    wrong = anna.send("POST", "/api/me/delete", {"password": "not it"})
    assert wrong.status_code == 403 and not is_out(phone)
    anna.me = anna.post("/api/me/delete", {"password": PASSWORD})
    assert anna.me["account"] == "" and is_out(phone)
    assert people().send("POST", "/api/login", given).status_code == 401
    seats = boris.get(f"/api/tables/{playing}")["info"]["seats"]
    assert seats[0]["resigned"] and seats[0]["name"] == "Anna"
    assert boris.get(f"/api/tables/{laid}")["info"]["seats"][1]["kind"] == "open"
    again = people("Another")
    assert again.post("/api/accounts", given)["account"] == given["login"]
    assert again.get("/api/tables")["mine"] == []


@pytest.mark.parametrize("path", ["/api/me/password", "/api/me/delete"])
def test_a_guest_has_no_account_to_change(people: People, path: str) -> None:
    body = {"password": PASSWORD} | ({"new": PASSWORD} if path.endswith("word") else {})
    refused = people("", "ru").send("POST", path, body)
    assert refused.status_code == 403 and refused.json()["code"] == "no_account"


# Several processes


def test_who_logs_out_at_one_server_is_out_at_the_other(tmp_path: Path) -> None:
    bus, server = servers.redis()
    server.start()
    db = f"sqlite:///{tmp_path}/polis.db"
    try:
        with (
            serving(db, bus=bus) as one,
            serving(db, bus=bus) as two,
            visiting(one) as near,
            visiting(two) as far,
        ):
            here, there = near("Anna"), far()
            table = here.table("me", "friend")
            there.http.cookies = here.http.cookies
            there.me = there.get("/api/me")
            with there.at(table) as page:
                assert page.until("frame")["seat"] == 0
                here.post("/api/logout", {})
                assert ended(page)
            assert is_out(there)
    finally:
        server.stop()


def test_a_logout_nobody_heard_of_is_found_in_the_store() -> None:
    gone: list[str] = []
    rooms = SimpleNamespace(sessions=lambda: {"a", "b"}, dismiss=gone.extend)

    async def living(names: set[str], now: int) -> set[str]:
        return names - {"b"}

    people = SimpleNamespace(living=living)
    keys, bus = Keys(b"key"), cast(Any, None)
    sessions = Sessions(cast(Any, people), keys, bus, cast(Any, rooms), lambda: 7)
    sessions.remember(Visitor(ANNA, "mine"))
    sessions.remembered["b"] = sessions.remembered[hashed("mine")]
    asyncio.run(sessions.look_for_missed())
    assert gone == ["b"] and list(sessions.remembered) == [hashed("mine")]


# Guests


def test_a_server_forgets_guests_who_never_came_back(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/polis.db"
    now = SteadyClock()()

    async def lay(store: Store) -> None:
        await store.people.add(User("gone", "", created=1, seen=1))
        await store.people.add(User("here", "", created=1, seen=now))

    async def look(store: Store) -> None:
        assert not await store.people.user("gone") and await store.people.user("here")

    with_store(db, lay)
    with serving(db):
        pass
    with_store(db, look)


@pytest.mark.parametrize(("seen", "saw"), [(1, [("1", 2 * DAY)]), (DAY + 5, [])])
def test_who_comes_is_seen_once_a_day(seen: int, saw: list[tuple[str, int]]) -> None:
    noted: list[tuple[str, int]] = []

    async def session(token: str, now: int) -> str:
        return "1"

    async def user(id: str) -> User:
        return User(id, "Anna", seen=seen)

    async def note(id: str, now: int) -> None:
        noted.append((id, now))

    people = SimpleNamespace(session=session, user=user, saw=note)
    keys = Keys(b"key")
    nothing = cast(Any, None)
    sessions = Sessions(cast(Any, people), keys, nothing, nothing, lambda: 2 * DAY)
    for _ in range(2):
        assert asyncio.run(sessions.visitor(keys.cookie("token")))
    assert noted == saw
