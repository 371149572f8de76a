"""People: guests who just came, and accounts for those who want to be known everywhere."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Literal, NamedTuple

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from polis.server.domain.planning import COLOURS, NAME
from polis.server.domain.text import one_line
from polis.server.errors import TableError
from polis.server.messages.http import Credentials, Me, MeChange
from polis.server.runtime.signing import YEAR, Keys
from polis.server.store.people import People
from polis.server.store.rows import User

REMEMBERED = 20_000  # sessions in memory
REMEMBERED_FOR = 15_000  # milliseconds; then the store is asked again
AT_ONCE = 2  # a password takes 64 MiB and a fifth of a second to check
LOGIN = re.compile(r"[\w.@-]{3,40}")
SHORTEST, LONGEST = 8, 200


class Visitor(NamedTuple):
    """A person and the session they came with."""

    user: User
    session: str


class Accounts:
    def __init__(
        self, people: People, keys: Keys, now: Callable[[], int], preparing: bool = False
    ) -> None:
        self.people = people
        self.keys = keys
        self.now = now
        self.preparing = preparing
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(AT_ONCE)
        self.remembered: OrderedDict[str, tuple[Visitor, int]] = OrderedDict()

    # Sessions

    async def visitor(self, cookie: str) -> Visitor | None:
        """Whose cookie it is, None if nobody's."""
        session = self.keys.session(cookie) if cookie else ""
        if not session:
            return None
        known, until = self.remembered.get(session, (None, 0))
        if known is not None and until > self.now():
            return known
        id = await self.people.session(session, self.now())
        user = await self.people.user(id) if id else None
        return self.remember(Visitor(user, session)) if user else None

    def remember(self, visitor: Visitor) -> Visitor:
        self.remembered[visitor.session] = (visitor, self.now() + REMEMBERED_FOR)
        self.remembered.move_to_end(visitor.session)
        if len(self.remembered) > REMEMBERED:
            self.remembered.popitem(last=False)
        return visitor

    async def guest(self, language: str) -> Visitor:
        user = User(secrets.token_urlsafe(12), "", secrets.randbelow(COLOURS), language)
        await self.people.add(msgspec.structs.replace(user, created=self.now()))
        return await self.enter(user)

    async def enter(self, user: User) -> Visitor:
        """Begin a session."""
        session = secrets.token_urlsafe(24)
        await self.people.open_session(session, user.id, self.now(), self.now() + YEAR * 1000)
        return self.remember(Visitor(user, session))

    async def leave(self, visitor: Visitor) -> None:
        self.remembered.pop(visitor.session, None)
        await self.people.close_session(visitor.session)

    def me(self, visitor: Visitor) -> Me:
        user = visitor.user
        language: Literal["ru", "en"] = "ru" if user.language == "ru" else "en"
        csrf = self.keys.csrf(visitor.session)
        return Me(user.id, user.name, user.colour, language, user.login, csrf, self.preparing)

    # Changes

    async def change(self, visitor: Visitor, wish: MeChange) -> Visitor:
        user = visitor.user
        if wish.colour is not None and not 0 <= wish.colour < COLOURS:
            raise TableError("bad_colour", most=COLOURS - 1)
        changed = msgspec.structs.replace(
            user,
            name=user.name if wish.name is None else one_line(wish.name, NAME, "name"),
            colour=user.colour if wish.colour is None else wish.colour,
            language=wish.language or user.language,
        )
        await self.people.save(changed)
        return self.remember(Visitor(changed, visitor.session))

    async def register(self, visitor: Visitor, given: Credentials) -> Visitor:
        """A guest becomes an account, and keeps all their seats."""
        if visitor.user.login:
            raise TableError("has_account")
        if not LOGIN.fullmatch(given.login):
            raise TableError("bad_login")
        if not SHORTEST <= len(given.password) <= LONGEST:
            raise TableError("bad_password", shortest=SHORTEST, longest=LONGEST)
        hashed = await self.quietly(self.hasher.hash, given.password)
        user = msgspec.structs.replace(visitor.user, login=given.login, password=hashed)
        if not await self.people.save(user):
            raise TableError("login_taken")
        await self.leave(visitor)
        return await self.enter(user)

    async def login(self, given: Credentials) -> Visitor:
        user = await self.people.by_login(given.login[:LONGEST])
        # An unknown login takes as long as a wrong password, and is told the same.
        hashed = user.password if user else await self.quietly(self.hasher.hash, "nobody")
        fits = await self.quietly(self.fits, hashed, given.password[:LONGEST])
        if user is None or not fits:
            raise TableError("wrong_password")
        return await self.enter(user)

    def fits(self, hashed: str, password: str) -> str:
        try:
            return "yes" if self.hasher.verify(hashed, password) else ""
        except (VerificationError, InvalidHashError):
            return ""

    async def quietly(self, work: Callable[..., str], *words: str) -> str:
        """In a thread, and not too many at once."""
        async with self.hashing:
            return await asyncio.to_thread(work, *words)
