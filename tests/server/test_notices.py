"""Notices: where they may go, when they are sent, and when they are not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from polis.server.domain.acts import PlannedSeat, Reminded
from polis.server.errors import TableError
from polis.server.runtime import webhook_guard
from polis.server.runtime.notices import (
    AT_ONCE_EACH,
    CHAT,
    TOKEN,
    UNDER_WAY_EACH,
    WEBHOOK,
)
from polis.server.runtime.services import Services
from polis.server.runtime.webhook_guard import AddressPolicy, is_public
from polis.server.store.rows import User
from tests.server.live import Person
from tests.server.test_background import ANNA, begun, bot, in_server, until

BORIS = PlannedSeat("person", "boris", "Boris")


class Letterbox:
    """A web server that keeps what is posted to it."""

    def __init__(self, *answers: int) -> None:
        self.answers = [*answers]
        self.letters: list[tuple[str, dict[str, object]]] = []

    async def open(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        lines = head.lower().splitlines()
        length = next(int(x.split(":")[1]) for x in lines if x.startswith("content-length"))
        body = json.loads(await reader.readexactly(length))
        self.letters.append((head.split()[1], body))
        status = self.answers.pop(0) if self.answers else 200
        away = "Location: /elsewhere\r\n" if status == 302 else ""
        writer.write(f"HTTP/1.1 {status} X\r\n{away}Content-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def arrived(self, count: int) -> list[tuple[str, dict[str, object]]]:
        async with asyncio.timeout(120):
            while len(self.letters) < count:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)  # for one too many
        return self.letters


@asynccontextmanager
async def letterbox(*answers: int):  # type: ignore[no-untyped-def]
    box = Letterbox(*answers)
    server = await asyncio.start_server(box.open, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        yield box, f"http://127.0.0.1:{port}"


def told(
    folder: Path,
    story: Callable[[Services, Letterbox, str], Awaitable[None]],
    *answers: int,
    wishes: Callable[[str], dict[str, str]] = lambda url: {WEBHOOK: f"{url}/hook"},
    language: str = "en",
) -> None:
    async def run(home: Services) -> None:
        async with letterbox(*answers) as (box, url):
            delivery = home.background.notices.delivery
            quick = delivery._replace(
                backoff=(0.0, 0.0), telegram=url, public="https://polis.example"
            )
            home.background.notices.delivery = quick
            for id in ("anna", "boris"):
                await home.store.people.add(User(id, id, language=language, notices=wishes(url)))
            await story(home, box, url)

    in_server(folder, run)


# Where


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.1",
        "172.16.3.4",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fe80::1%eth0",
        "fd00::1",
        "ff0e::1",
        "::ffff:127.0.0.1",
        "::ffff:8.8.8.8",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
        "2001:0:1234::1",
        "64:ff9b:1::7f00:1",
        "64:ff9b:1:fffe::1",
        "fec0::1",
        "::127.0.0.1",
        "::8.8.8.8",
        "::2",
        "2606:4700::5efe:7f00:1",
        "2606:4700::200:5efe:a00:1",
        "5f00::1",
        "3fff::1",
        "100::1",
        "4000::1",
        "192.88.99.1",
    ],
)
def test_no_notice_goes_into_a_private_network(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111"])
def test_notices_go_to_public_addresses(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("http://localhost/", "notice_address_private"),
        ("http://2130706433/", "notice_address_private"),
        ("http://0x7f.1/", "notice_address_private"),
        ("http://[::ffff:127.0.0.1]/", "notice_address_private"),
        ("http://8.8.8.8:22/", "notice_address_port"),
        ("https://8.8.8.8:80/", "notice_address_port"),
        ("http://me:secret@8.8.8.8/", "notice_address_form"),
        ("ftp://8.8.8.8/", "notice_address_form"),
        ("file:///etc/passwd", "notice_address_form"),
        ("http://8.8.8.8:99999/", "notice_address_form"),
        ("http://8.8.8.8/\r\nX: y", "notice_address_form"),
        ("http:///path", "notice_address_form"),
        ("http://8.8.8.8/" + "a" * 500, "notice_address_form"),
        ("http://no-such-host.invalid/", "notice_address_unknown"),
    ],
)
def test_a_wrong_address_is_refused_with_its_reason(url: str, code: str) -> None:
    with pytest.raises(TableError) as refused:
        asyncio.run(webhook_guard.checked_address(url, AddressPolicy()))
    assert refused.value.code == code


def test_the_connection_goes_to_the_address_that_was_judged() -> None:
    found = asyncio.run(webhook_guard.checked_address("https://8.8.8.8/a?b=c", AddressPolicy()))
    assert found.url == "https://8.8.8.8:443/a?b=c"


# When


def test_who_is_not_here_is_told_once_a_turn(tmp_path: Path) -> None:
    async def story(home: Services, box: Letterbox, url: str) -> None:
        await begun(home, "t", ANNA, BORIS)
        table = await home.host.table("t")
        home.background.notices.turns(table)
        (path, letter), *more = await box.arrived(1)
        assert not more and path == "/hook"
        assert letter["what"] == "turn" and letter["seat"] == table.actors()[0]
        assert letter["text"] == "The Estates: it is your turn."
        assert letter["link"] == "https://polis.example/tables/t"

    told(tmp_path, story)


def test_nobody_is_told_whose_page_is_open(tmp_path: Path) -> None:
    async def story(home: Services, box: Letterbox, url: str) -> None:
        home.rooms.tracker.connect("t", "anna")
        home.rooms.tracker.connect("t", "boris")
        await begun(home, "t", ANNA, BORIS)
        assert await box.arrived(0) == []

    told(tmp_path, story)


def test_a_reminder_is_told_in_the_readers_language(tmp_path: Path) -> None:
    async def story(home: Services, box: Letterbox, url: str) -> None:
        await begun(home, "t", ANNA, BORIS)
        await box.arrived(1)
        seat = (await home.host.table("t")).actors()[0]
        await home.host.act("t", lambda table, now: Reminded(at=now, seat=seat))
        home.background.notices.reminder(await home.host.table("t"), seat)
        _, (_, letter) = await box.arrived(2)
        assert letter["what"] == "reminder"
        assert "вас всё ещё ждут за столом" in str(letter["text"])

    told(tmp_path, story, language="ru")


def test_telegram_is_asked_by_token_to_write_into_the_chat(tmp_path: Path) -> None:
    async def story(home: Services, box: Letterbox, url: str) -> None:
        await begun(home, "t", ANNA, BORIS)
        ((path, letter),) = await box.arrived(1)
        assert path == "/bot12345:abc/sendMessage"
        assert letter["chat_id"] == "77"

    told(tmp_path, story, wishes=lambda url: {CHAT: "77", TOKEN: "12345:abc"})


def test_a_letterbox_that_fails_is_tried_again(tmp_path: Path) -> None:
    async def story(home: Services, box: Letterbox, url: str) -> None:
        await begun(home, "t", ANNA, BORIS)
        assert len(await box.arrived(3)) == 3

    told(tmp_path, story, 500, 429, 200)


def test_a_letterbox_that_keeps_failing_is_given_up(tmp_path: Path) -> None:
    async def story(home: Services, box: Letterbox, url: str) -> None:
        await begun(home, "t", ANNA, BORIS)
        assert len(await box.arrived(3)) == 3

    told(tmp_path, story, *[500] * 9)


@pytest.mark.parametrize("answer", [302, 404])
def test_a_letterbox_that_sends_away_is_left_alone(tmp_path: Path, answer: int) -> None:
    async def story(home: Services, box: Letterbox, url: str) -> None:
        await begun(home, "t", ANNA, BORIS)
        assert len(await box.arrived(1)) == 1

    told(tmp_path, story, answer)


def test_a_slow_letterbox_holds_up_no_game(tmp_path: Path) -> None:
    async def story(home: Services, box: Letterbox, url: str) -> None:
        enough = asyncio.Event()

        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await enough.wait()
            writer.close()

        async with await asyncio.start_server(silent, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            hook = {WEBHOOK: f"http://127.0.0.1:{port}/"}
            await home.store.people.add(User("carla", "Carla", notices=hook))
            carla = PlannedSeat("person", "carla", "Carla")
            await begun(home, "slow", carla, carla)
            await begun(home, "t", bot("random"), bot("random"))
            await until(home, "t", lambda table: table.status == "over")
            enough.set()
            await asyncio.sleep(0.1)

    told(tmp_path, story)


def test_one_persons_slow_addresses_hold_up_nobody_elses_notice(tmp_path: Path) -> None:
    async def story(home: Services, box: Letterbox, url: str) -> None:
        enough, calls = asyncio.Event(), asyncio.Semaphore(0)

        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            calls.release()
            await enough.wait()
            writer.close()

        async with await asyncio.start_server(silent, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            hook = {WEBHOOK: f"http://127.0.0.1:{port}/"}
            await home.store.people.add(User("carla", "Carla", notices=hook))
            carla = PlannedSeat("person", "carla", "Carla")
            for number in range(UNDER_WAY_EACH + 2):
                await begun(home, f"slow{number}", carla, carla)
            for _ in range(AT_ONCE_EACH):
                await calls.acquire()
            await begun(home, "t", ANNA, BORIS)
            ((path, letter),) = await box.arrived(1)
            assert path == "/hook" and letter["table"] == "t"
            assert calls.locked() and not enough.is_set(), "all the while as slow as before"
            assert home.background.notices.lanes.all["carla"].joined == UNDER_WAY_EACH
            enough.set()

    told(tmp_path, story)


def test_a_server_at_large_posts_nothing_into_its_own_network(tmp_path: Path) -> None:
    async def story(home: Services, box: Letterbox, url: str) -> None:
        home.background.notices.delivery = home.background.notices.delivery._replace(
            policy=AddressPolicy()
        )
        await begun(home, "t", ANNA, BORIS)
        assert await box.arrived(0) == []

    told(tmp_path, story)


# Asking for them

GOOD_TOKEN = "123456:" + "a" * 35


def test_a_token_is_kept_and_never_told(people: Callable[..., Person]) -> None:
    anna = people("Anna")
    shown = anna.patch("/api/me/notices", {"telegram_chat": "77", "telegram_token": GOOD_TOKEN})
    assert shown["telegram_token"] is True and GOOD_TOKEN not in str(shown)
    assert anna.get("/api/me/notices") == shown


def test_what_is_not_named_stays_and_nothing_takes_back(people: Callable[..., Person]) -> None:
    anna = people("Anna")
    anna.patch("/api/me/notices", {"telegram_chat": "77", "webhook": "https://8.8.8.8/"})
    shown = anna.patch("/api/me/notices", {"webhook": ""})
    assert (shown["webhook"], shown["telegram_chat"]) == ("", "77")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"webhook": "http://127.0.0.1/"}, "notice_address_private"),
        ({"telegram_chat": "nobody"}, "notice_chat"),
        ({"telegram_token": "../../other"}, "notice_token"),
    ],
)
def test_a_wrong_wish_is_refused(
    people: Callable[..., Person], wish: dict[str, str], code: str
) -> None:
    answer = people().send("PATCH", "/api/me/notices", wish)
    assert (answer.status_code, answer.json()["code"]) == (422, code)
