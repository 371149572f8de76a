"""Clients that mean harm: each is refused with a clear sentence, and no table is hurt."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live import Live, Page, Person, serving
from tests.server.test_play import begun

People = Callable[..., Person]


class Standing:
    """A clock that goes on only when it is told to: what fits into a second on this machine, now,
    is nobody's business."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(scope="module")
def limited_server(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[Live, Standing]]:
    folder, clock = tmp_path_factory.mktemp("limited"), Standing()
    few = {"user_burst": 60, "guest_burst": 20}
    with serving(f"sqlite:///{folder}/polis.db", clock, limits=True, **few) as server:
        yield server, clock


@pytest.fixture
def clock(limited_server: tuple[Live, Standing]) -> Standing:
    return limited_server[1]


@pytest.fixture
def limited(limited_server: tuple[Live, Standing]) -> Live:
    """A server with its rate limits on, an hour after anybody was last there."""
    limited_server[1].now += 3600
    return limited_server[0]


def problem(answer: httpx.Response) -> dict[str, str]:
    found: dict[str, str] = answer.json()
    return found


# Other people's seats and tables


def test_a_forged_seat_cannot_move(people: People) -> None:
    anna, oleg, table = begun(people)
    frame = anna.get(f"/api/tables/{table}")
    seat = next(s["number"] for s in frame["info"]["seats"] if s["acts"])
    thief = oleg if seat == 0 else anna
    refused = thief.command(table, "move", seat=seat, text="offer left1", seq=frame["seq"])
    assert refused["problem"]["code"] == "not_your_seat"
    assert anna.get(f"/api/tables/{table}")["seq"] == frame["seq"]


@pytest.mark.parametrize(
    ("command", "fields"),
    [
        ("start", {}),
        ("commit", {"commitment": "0" * 64}),
        ("reveal", {"nonce": "n" * 20}),
        ("move", {"seat": 0, "text": "offer left1"}),
        ("undo", {"seat": 0}),
        ("answer", {"seat": 0, "proposal": 1, "yes": True}),
        ("arrange", {"seat": 0, "plan": {"kind": "open"}}),
        ("leave", {"seat": 0}),
        ("sit", {"seat": 0}),
        ("sit_in", {"seat": 0}),
        ("return", {"seat": 0}),
        ("pause", {"on": True}),
        ("resign", {"seat": 0}),
        ("rematch", {}),
    ],
)
def test_a_stranger_changes_nothing_at_a_table(
    people: People, command: str, fields: dict[str, object]
) -> None:
    anna, _, table = begun(people)
    stranger, seq = people("Mallory", "ru"), anna.get(f"/api/tables/{table}")["seq"]
    refused = stranger.command(table, command, seq=seq, **fields)
    assert refused["type"] == "refused"
    assert any("а" <= letter <= "я" for letter in refused["problem"]["sentence"])
    assert anna.get(f"/api/tables/{table}")["seq"] == seq


SEATED = ("move", "sit", "sit_in", "return", "resign", "undo", "answer")


def test_a_stranger_does_not_talk_at_a_private_table(people: People) -> None:
    anna, stranger = people("Anna"), people("Mallory")
    table = anna.table("me", "friend")
    refused = stranger.command(table, "say", text="Hello")
    assert refused["problem"]["code"] == "not_seated"
    assert anna.command(table, "say", text="Hello")["type"] == "done"


def test_nobody_who_looks_on_talks_under_the_name_of_a_player(people: People) -> None:
    anna, stranger = people("Anna Karenina"), people("ＡＮＮＡ karenina", "ru")
    table = anna.table("me", "open", private=False)
    refused = stranger.command(table, "say", text="I resign")
    assert refused["problem"]["code"] == "name_of_player"
    assert "имя" in refused["problem"]["sentence"]
    stranger.patch("/api/me", {"name": "Mallory"})
    assert stranger.command(table, "say", text="Hello")["type"] == "done"


def test_who_comes_without_a_cookie_sees_what_is_open_to_all(people: People, live: Live) -> None:
    anna = people("Anna")
    public, private = anna.table("me", "open", private=False), anna.table("me", "open")
    shown = httpx.get(f"http://{live.address}/api/tables").json()
    assert shown["mine"] == []
    ids = [row["id"] for row in shown["open"]]
    assert public in ids and private not in ids


@pytest.mark.parametrize("seat", [2, 14])
def test_seats_that_do_not_exist_are_refused(people: People, seat: int) -> None:
    anna, _, table = begun(people)
    for command in SEATED:
        assert anna.command(table, command, seat=seat)["problem"]["code"] == "no_seat"


@pytest.mark.parametrize("seat", [-1, 15, 16, 10**30])
def test_seats_that_no_table_has_are_no_message(people: People, seat: int) -> None:
    anna, _, table = begun(people)
    for command in SEATED:
        assert anna.command(table, command, seat=seat)["code"] == "bad_message"


def test_an_invitation_for_one_seat_or_table_opens_no_other(people: People) -> None:
    anna, oleg = people("Anna"), people("Oleg")
    first, second = anna.table("me", "friend", "friend"), anna.table("me", "friend")
    token = anna.invitation(first, 1)
    assert oleg.command(first, "sit", seat=2, invitation=token)["type"] == "refused"
    assert oleg.command(second, "sit", seat=1, invitation=token)["type"] == "refused"
    spoiled = token[:-3] + ("abc" if token[-3:] != "abc" else "abd")
    assert oleg.command(first, "sit", seat=1, invitation=spoiled)["type"] == "refused"


def test_a_session_cannot_be_made_up(people: People, live: Live) -> None:
    anna = people("Anna")
    anna.table("me", "bot")
    forged = {"cookie": f"polis={anna.me['id']}.AAAA", "x-csrf-token": anna.me["csrf"]}
    with httpx.Client(base_url=f"http://{live.address}") as http:
        assert http.get("/api/tables", headers=forged).json()["mine"] == []
        answer = http.patch("/api/me", json={"name": "Mallory"}, headers=forged)
    assert answer.status_code == 401 and problem(answer)["code"] == "no_session"


def test_a_user_id_is_no_secret_key(people: People) -> None:
    anna, oleg, table = begun(people)
    shown = json.dumps(oleg.get(f"/api/tables/{table}"))
    assert anna.me["id"] not in shown and anna.me["csrf"] not in shown


# Requests from elsewhere


@pytest.mark.parametrize("token", ["", "0" * 40, "другой"])
def test_without_its_token_a_request_changes_nothing(people: People, token: str) -> None:
    anna = people("Anna", "ru")
    headers = {b"x-csrf-token": token.encode()}
    answer = anna.http.patch("/api/me", json={"name": "Eve"}, headers=headers)
    assert answer.status_code == 403 and problem(answer)["code"] == "bad_csrf"
    assert "Обновите" in problem(answer)["sentence"] and anna.get("/api/me")["name"] == "Anna"


def test_a_page_of_another_site_gets_no_socket(people: People) -> None:
    anna, _, table = begun(people)
    with anna.at(table, origin="https://evil.example") as page:
        assert page.next()["problem"]["code"] == "foreign_origin"
        with pytest.raises(ConnectionClosed) as closed:
            page.next()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403


def test_our_own_page_gets_one(people: People, live: Live) -> None:
    anna, _, table = begun(people)
    with anna.at(table, origin=f"http://{live.address}") as page:
        assert page.until("frame")["seat"] == 0


def test_no_other_site_may_read_or_frame_our_answers(people: People) -> None:
    answer = people().http.get("/api/me", headers={"origin": "https://evil.example"})
    assert "access-control-allow-origin" not in answer.headers
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(live: Live) -> None:
    cookie = httpx.get(f"http://{live.address}/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie


def test_a_socket_without_a_session_only_looks_on(people: People) -> None:
    anna, _, table = begun(people)
    with anna.at(table, cookie="") as page:
        assert page.until("frame")["seat"] is None
        assert page.ask("say", text="Hello")["problem"]["code"] == "no_session"


# Too much, too big, too strange


def test_a_body_too_big_is_refused(people: People) -> None:
    anna = people("Anna")
    answer = anna.send("POST", "/api/tables", {"game": "x" * 100_000, "seats": []})
    assert answer.status_code == 413 and problem(answer)["code"] == "too_big"


def test_a_message_too_big_ends_the_socket(people: People) -> None:
    anna, _, table = begun(people)
    with anna.at(table) as page:
        page.until("frame")
        page.send("say", text="x" * 20_000)
        assert page.until("refused")["problem"]["code"] == "too_big"
        with pytest.raises(ConnectionClosed):
            page.next()


@pytest.mark.parametrize(
    "body",
    [
        "",
        "{",
        "null",
        "[]",
        '"move"',
        '{"type": "move"}',
        '{"type": "nonsense", "request": "1"}',
        '{"type": "move", "request": 5}',
        '{"type": "move", "request": "1", "seat": "0"}',
        '{"type": "move", "request": "1", "seat": 99999999999999999999999}',
        '{"type": "say", "request": "1", "text": "x", "extra": 1}',
        '{"type": "say", "request": "1", "text": "\\ud800"}',
        "[" * 5000,
        b"\x00\xff\xfe",
    ],
)
def test_what_is_no_message_is_refused_and_the_socket_goes_on(
    people: People, body: str | bytes
) -> None:
    anna, _, table = begun(people)
    with anna.at(table) as page:
        page.until("frame")
        page.write(body)
        refused = page.until("refused")
        assert refused["problem"]["code"] in ("bad_message", "nothing_said")
        assert page.ask("say", text="Still here")["type"] == "done"


DEEP = '{"game": "estates", "seats": ' + "[" * 30_000


@pytest.mark.parametrize(
    "body",
    [
        "{",
        '{"game": 5}',
        '{"game": "estates", "seats": [], "x": 1}',
        DEEP,
        DEEP + "]" * 30_000 + "}",
        b'{"game": "\xff\xfe", "seats": []}',
        b"\xff",
        b"\x00",
    ],
    ids=range(8),
)
def test_a_bad_body_is_refused_in_ones_language(people: People, body: str | bytes) -> None:
    anna = people("Anna", "ru")
    headers = {"x-csrf-token": anna.me["csrf"], "content-type": "application/json"}
    answer = anna.http.post("/api/tables", content=body, headers=headers)
    assert answer.status_code == 400 and problem(answer)["code"] == "bad_message"
    assert problem(answer)["sentence"].startswith("Это сообщение не понять")


def flood(page: Page) -> None:
    for _ in range(200):
        page.send("ping")
    while True:
        page.next()


def test_a_flood_is_answered_once_and_ended(limited: Live) -> None:
    anna = Person(limited, "Anna")
    table = anna.table("me", "bot")
    with anna.at(table) as page:
        page.until("frame")
        with pytest.raises(ConnectionClosed) as closed:
            flood(page)
    anna.close()
    refused = [message for message in page.seen if message["type"] == "refused"]
    assert [message["problem"]["code"] for message in refused] == ["too_fast"]
    assert sum(message["type"] == "pong" for message in page.seen) == 40
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429


def test_too_many_requests_are_refused(limited: Live, clock: Standing) -> None:
    anna = Person(limited, "Anna", "ru")
    answers = [anna.http.get("/api/tables") for _ in range(62)]
    codes = [answer.status_code for answer in answers]
    let_in = codes.count(200)
    assert codes == [200] * let_in + [429] * (62 - let_in) and 55 < let_in <= 60
    assert problem(answers[-1])["sentence"].endswith("через 1 с.")
    assert answers[-1].headers["retry-after"] == "1"
    clock.now += 0.1  # at twenty a second
    again = [anna.http.get("/api/tables").status_code for _ in range(4)]
    anna.close()
    assert again == [200, 200, 429, 429]


def test_passwords_cannot_be_tried_at_will(limited: Live) -> None:
    anna = Person(limited, "Anna")
    tries = [{"login": "nobody", "password": f"wrong {i}"} for i in range(12)]
    answers = [anna.send("POST", "/api/login", guess).status_code for guess in tries]
    anna.close()
    assert answers == [401] * 8 + [429] * 4


def test_guests_cannot_be_made_without_end(limited: Live) -> None:
    codes = [httpx.get(f"http://{limited.address}/api/me").status_code for _ in range(25)]
    assert codes == [200] * 20 + [429] * 5


# What does not exist


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/nothing",
        "/api/tables/nothing/replay",
        "/api/tables/nothing/record",
        "/api/tables/%2e%2e%2fetc",
        "/api/tables/%00",
        "/api/tables/%00/replay",
        "/api/tables/%ff%fe",
        "/api/games/%00",
        "/api/games/nothing",
        "/api/games/..%2f..%2fcore",
        "/api/texts/de",
        "/api/nothing",
        "/nothing.js",
        "/assets/%2e%2e/%2e%2e/secrets.txt",
    ],
)
def test_what_does_not_exist_is_404_with_a_sentence(people: People, path: str) -> None:
    answer = people("", "ru").http.get(path)
    assert answer.status_code == 404 and problem(answer)["sentence"]


def test_a_socket_of_no_table_is_told_so(people: People) -> None:
    with people().at("nothing") as page:
        assert page.next()["problem"]["code"] == "no_table"
        with pytest.raises(ConnectionClosed) as closed:
            page.next()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_no_log_line_holds_a_cookie_a_link_or_a_password(
    people: People, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = people("Anna")
    table = anna.table("me", "friend")
    link = anna.invitation(table, 1)
    people("Oleg").command(table, "sit", seat=1, invitation=link)
    login = f"user{table[:6]}".lower()
    anna.post("/api/accounts", {"login": login, "password": "a long password"})
    printed = "".join(capsys.readouterr())
    for secret in (link, table, anna.me["csrf"], "a long password", anna.cookie()):
        assert secret not in printed


def test_a_key_file_is_for_its_owner_only(tmp_path: Path) -> None:
    from polis.server.settings import read_key

    key = read_key(str(tmp_path / "key"))
    assert key == read_key(str(tmp_path / "key")) and len(key) == 64
    assert (tmp_path / "key").stat().st_mode & 0o077 == 0
