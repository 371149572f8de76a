"""People: guests, accounts, sessions, and settings that all processes share."""

from __future__ import annotations

import hashlib
import unicodedata

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from polis.server.errors import StoreError
from polis.server.store.access import ASKED_AT_ONCE, Access, insert_new
from polis.server.store.rows import User
from polis.server.store.schema import members, sessions, settings, users

COLUMNS = [users.c[name] for name in User.__struct_fields__]
PROFILE = ("name", "colour", "language", "notices")


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
        """What a person says of themselves; False if they are not there. Login and password are not
        among it: whoever changes a name may have read them long ago."""
        known = values(user)
        return await self.update(user.id, **{name: known[name] for name in PROFILE})

    async def set_login(self, id: str, login: str, password: str) -> bool:
        """Make a guest an account; False if the login is taken or the person is not there."""
        try:
            return await self.update(id, login=folded(login), password=password)
        except StoreError as error:
            if isinstance(error.__cause__, IntegrityError):
                return False
            raise

    async def set_password(self, id: str, password: str) -> bool:
        return await self.update(id, password=password)

    async def saw(self, id: str, now: int) -> bool:
        """They were here."""
        return await self.update(id, seen=now)

    async def update(self, id: str, **changes: object) -> bool:
        async with self.access.change() as connection:
            change = users.update().where(users.c.id == id).values(**changes)
            return (await connection.execute(change)).rowcount == 1

    async def remove(self, id: str) -> None:
        """A person with their sessions and their place in lists. What they did at tables stays."""
        async with self.access.change() as connection:
            await connection.execute(sessions.delete().where(sessions.c.user == id))
            await connection.execute(members.delete().where(members.c.user == id))
            await connection.execute(users.delete().where(users.c.id == id))

    async def forget_guests(self, before: int) -> int:
        """Remove guests who were last here before a moment and belong to no table."""
        old = sa.and_(
            users.c.login.is_(None),
            users.c.seen < before,
            users.c.created < before,
            ~sa.exists().where(members.c.user == users.c.id),
        )
        async with self.access.change() as connection:
            theirs = sessions.c.user.in_(sa.select(users.c.id).where(old))
            await connection.execute(sessions.delete().where(theirs))
            return (await connection.execute(users.delete().where(old))).rowcount

    async def one(self, which: sa.ColumnElement[bool]) -> User | None:
        found = await self.access.rows(sa.select(*COLUMNS).where(which))
        if not found:
            return None
        id, name, colour, language, login, password, notices, created, seen = found[0]
        addresses = msgspec.json.decode(notices, type=dict[str, str])
        return User(id, name, colour, language, login or "", password, addresses, created, seen)

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

    async def close_sessions(self, user: str) -> list[str]:
        """All of a person; by what names they were stored."""
        async with self.access.change() as connection:
            theirs = sessions.c.user == user
            found = await connection.execute(sa.select(sessions.c.id).where(theirs))
            names = [str(row[0]) for row in found]
            await connection.execute(sessions.delete().where(theirs))
        return names

    async def living(self, names: set[str], now: int) -> set[str]:
        """Those of some stored sessions that have not ended."""
        wanted, found = sorted(names), set[str]()
        for start in range(0, len(wanted), ASKED_AT_ONCE):
            some = sessions.c.id.in_(wanted[start : start + ASKED_AT_ONCE])
            query = sa.select(sessions.c.id).where(some, sessions.c.expires > now)
            found.update(row[0] for row in await self.access.rows(query))
        return found

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
