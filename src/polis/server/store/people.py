"""People: guests, accounts, sessions, and settings that all processes share."""

from __future__ import annotations

import hashlib
import unicodedata

import msgspec
import sqlalchemy as sa

from polis.server.store.access import Access, insert_new
from polis.server.store.rows import User
from polis.server.store.schema import sessions, settings, users

COLUMNS = [
    users.c[name]
    for name in ("id", "name", "colour", "language", "login", "password", "notices", "created")
]


class People:
    def __init__(self, access: Access) -> None:
        self.access = access

    # Users

    async def add(self, user: User) -> bool:
        """A new person; False if the id or the login is taken."""
        async with self.access.change() as connection:
            return await insert_new(connection, users, [values(user)]) == 1

    async def user(self, id: str) -> User | None:
        return await self.one(users.c.id == id)

    async def by_login(self, login: str) -> User | None:
        return await self.one(users.c.login == folded(login))

    async def save(self, user: User) -> bool:
        """Write down anew all that is known of a person; False if the login is taken or the
        person is not there."""
        taken = sa.select(users.c.id).where(users.c.login == folded(user.login))
        async with self.access.change() as connection:
            holder = (await connection.execute(taken)).scalar() if user.login else None
            if holder not in (None, user.id):
                return False
            change = users.update().where(users.c.id == user.id).values(**values(user))
            return (await connection.execute(change)).rowcount == 1

    async def one(self, which: sa.ColumnElement[bool]) -> User | None:
        found = await self.access.rows(sa.select(*COLUMNS).where(which))
        if not found:
            return None
        id, name, colour, language, login, password, notices, created = found[0]
        addresses = msgspec.json.decode(notices, type=dict[str, str])
        return User(id, name, colour, language, login or "", password, addresses, created)

    # Sessions

    async def open_session(self, token: str, user: str, now: int, expires: int) -> None:
        row = {"id": hashed(token), "user": user, "created": now, "expires": expires}
        async with self.access.change() as connection:
            await insert_new(connection, sessions, [row])

    async def session(self, token: str, now: int) -> str | None:
        """Whose session it is, while it lasts."""
        wanted = sa.select(sessions.c.user).where(
            sessions.c.id == hashed(token), sessions.c.expires > now
        )
        found = await self.access.rows(wanted)
        return str(found[0][0]) if found else None

    async def close_session(self, token: str) -> None:
        async with self.access.change() as connection:
            await connection.execute(sessions.delete().where(sessions.c.id == hashed(token)))

    async def forget_expired(self, now: int) -> int:
        """Forget sessions that have run out."""
        async with self.access.change() as connection:
            gone = await connection.execute(sessions.delete().where(sessions.c.expires <= now))
            return gone.rowcount

    # Settings

    async def keep(self, name: str, value: str) -> str:
        """Give a setting its value unless it has one; the value it has. So processes that start
        together agree, as on the key that signs cookies."""
        async with self.access.change() as connection:
            await insert_new(connection, settings, [{"name": name, "value": value}])
        found = await self.access.rows(sa.select(settings.c.value).where(settings.c.name == name))
        return str(found[0][0])


def values(user: User) -> dict[str, object]:
    found = msgspec.structs.asdict(user)
    login = folded(user.login) if user.login else None
    return {**found, "login": login, "notices": msgspec.json.encode(user.notices).decode()}


def folded(login: str) -> str:
    """Logins that look alike are one login."""
    return unicodedata.normalize("NFKC", login).casefold()


def hashed(token: str) -> str:
    """What is stored of a session opens nothing."""
    return hashlib.sha256(token.encode()).hexdigest()
