"""What a server is told when it starts."""

from __future__ import annotations

import secrets
from pathlib import Path

import msgspec

KEY_LENGTH = 32


class Settings(msgspec.Struct, frozen=True):
    """Every limit has its reason in one place; tests and load runs change them here."""

    db: str = "sqlite:///polis.sqlite3"
    bus: str = "memory://"
    key: str = ""  # a file with the key that signs cookies and links; "" keeps it in the database
    page: str = ""  # a folder with the built page; "" looks in the usual places
    origins: list[
        str
    ] = []  # other origins whose pages may open sockets, as "https://polis.example"
    preparing: bool = False  # a compiled build is being made; pages say so
    secure: bool = False  # cookies only over HTTPS
    limits: bool = True  # limits by person and network; load runs turn them off

    body: int = 64 * 1024  # bytes of an HTTP body
    message: int = 8 * 1024  # bytes of a message on a socket
    tables_kept: int = 4000  # in memory, least recently used go first

    # Limits of one person: so many at once, and so many a second in the long run.
    share: int = 8  # so many times as much have all guests of one network together
    socket_rate: float = 10.0  # commands on all sockets of a person
    socket_burst: int = 40
    user_rate: float = 20.0  # HTTP requests
    user_burst: int = 80
    guest_rate: float = 1.0  # new guests from one network
    guest_burst: int = 60
    table_rate: float = 1 / 60  # new tables
    table_burst: int = 20
    public_rate: float = 1 / 300  # new tables open to all
    public_burst: int = 4
    public_shown: int = 3  # of one person's in the list of tables open to all
    bot_rate: float = 1 / 15  # bots seated
    bot_burst: int = 60
    visit_rate: float = 0.2  # words and other acts at a table where one has no seat
    visit_burst: int = 10
    account_rate: float = 1 / 60  # logins asked for, to make an account
    account_burst: int = 10
    login_rate: float = 0.01  # passwords tried for one login from one network, or by one device
    login_burst: int = 8
    login_all_rate: float = 0.1  # passwords tried for one login by all unknown devices
    login_all_burst: int = 40
    hint_rate: float = 0.5  # studies asked for
    hint_burst: int = 12
    replay_rate: float = 2.0  # replays, records and proofs a second from one address
    replay_burst: int = 40
    hints_waiting: int = 3  # studies of one person that may wait at a time
    reviews_waiting: int = 2  # reviews one person may have on their way
    guest_days: int = 30  # then a guest who was not here and has no table is forgotten

    hint_budget: int = 1000  # milliseconds a study for a player may take
    review_games: int = 0  # imagined for a decision of a review; 0 leaves it to the game
    workers: int = 0  # processes for bots; 0 leaves one core to the server
    bot_budget: int = 1500  # milliseconds a bot may think
    bot_pace: int = 600  # milliseconds before a bot's move is shown to people who watch
    sweep_seconds: float = 2.0  # between looks for what no process has seen to
    takeover: int = 5000  # milliseconds after which that is so

    store_seconds: float = 8.0  # after which a command is refused if the database says nothing

    public: str = ""  # the address people know this server by, for links in notices
    telegram_token: str = ""  # of the server's own bot, for people who name only a chat
    private_notices: bool = False  # notices may go into private networks
    notice_wait: float = 8.0  # seconds in which a page may come back before a notice is sent

    send_seconds: float = 10.0  # a page that takes longer to receive a message is let go


def read_key(path: str) -> bytes:
    """The key of a file; a new one is made where there is none."""
    file = Path(path)
    if not file.exists():
        file.touch(mode=0o600)
        file.write_text(secrets.token_hex(KEY_LENGTH), encoding="ascii")
    return file.read_bytes().strip()
