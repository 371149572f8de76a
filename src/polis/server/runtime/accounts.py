"""People: guests who just came, and accounts for those who want to be known everywhere."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable
from typing import Literal

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from polis.server.domain.planning import COLOURS, NAME
from polis.server.domain.text import one_line
from polis.server.errors import TableError
from polis.server.messages.http import Credentials, Me, MeChange
from polis.server.runtime.sessions import Sessions, Visitor
from polis.server.store.people import People
from polis.server.store.rows import User

AT_ONCE = 2  # a password takes 64 MiB and a fifth of a second to check
LOGIN = re.compile(r"[\w.@-]{3,40}")
SHORTEST, LONGEST = 8, 200
# Of a password nobody knows: what an unknown login is compared with, so that it takes as long as a
# known one. A test holds it to be as costly as new ones are.
NOBODY = (
    "$argon2id$v=19$m=65536,t=3,p=4$+d21kb3DvdlhrbnO9/5ayQ"
    "$JlTUp5utBS9kc2xKdnsj5VMtgo2p4xRSZgIx6R9CgR8"
)


class Accounts:
    """``sessions`` says who is here; this, who they are."""

    def __init__(self, people: People, sessions: Sessions, preparing: bool = False) -> None:
        self.people = people
        self.sessions = sessions
        self.preparing = preparing
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(AT_ONCE)

    async def guest(self, language: str) -> Visitor:
        now, colour = self.sessions.now(), secrets.randbelow(COLOURS)
        user = User(secrets.token_urlsafe(12), "", colour, language, created=now, seen=now)
        await self.people.add(user)
        return await self.sessions.begin(user)

    def me(self, visitor: Visitor) -> Me:
        user = visitor.user
        language: Literal["ru", "en"] = "ru" if user.language == "ru" else "en"
        csrf = self.sessions.keys.csrf(visitor.session)
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
        return self.sessions.remember(Visitor(changed, visitor.session))

    async def register(self, visitor: Visitor, given: Credentials) -> Visitor:
        """A guest becomes an account, and keeps all their seats."""
        if visitor.user.login:
            raise TableError("has_account")
        if not LOGIN.fullmatch(given.login):
            raise TableError("bad_login")
        check_form(given.password)
        if await self.people.by_login(given.login):
            raise TableError("login_taken")
        hashed = await self.quietly(self.hasher.hash, given.password)
        if not await self.people.set_login(visitor.user.id, given.login, hashed):
            raise TableError("login_taken")
        return await self.anew(visitor.user.id)

    async def login(self, given: Credentials) -> Visitor:
        """An unknown login takes as long as a wrong password, and is told the same."""
        known = bool(LOGIN.fullmatch(given.login))
        user = await self.people.by_login(given.login) if known else None
        if not await self.fits(user.password if user else NOBODY, given.password) or user is None:
            raise TableError("wrong_password")
        return await self.sessions.begin(user)

    async def confirm(self, visitor: Visitor, password: str) -> None:
        """That it is really the owner of the account who asks."""
        user = await self.people.user(visitor.user.id)
        if user is None or not user.login:
            raise TableError("no_account")
        if not await self.fits(user.password, password):
            raise TableError("not_password")

    async def change_password(self, visitor: Visitor, new: str) -> Visitor:
        """Every other device has to log in again."""
        check_form(new)
        hashed = await self.quietly(self.hasher.hash, new)
        await self.people.set_password(visitor.user.id, hashed)
        return await self.anew(visitor.user.id)

    async def delete(self, visitor: Visitor) -> None:
        """Nothing of a person stays but the games of others they played in."""
        await self.sessions.end_all(visitor.user.id)
        await self.people.remove(visitor.user.id)

    async def anew(self, id: str) -> Visitor:
        """End all sessions of a person and begin one: what was known of the old ones is worthless
        now."""
        await self.sessions.end_all(id)
        user = await self.people.user(id)
        if user is None:
            raise TableError("no_session")
        return await self.sessions.begin(user)

    # Passwords

    async def fits(self, hashed: str, password: str) -> bool:
        return bool(await self.quietly(self.compared, hashed, password[:LONGEST]))

    def compared(self, hashed: str, password: str) -> str:
        try:
            return "yes" if self.hasher.verify(hashed, password) else ""
        except (VerificationError, InvalidHashError):
            return ""

    async def quietly(self, work: Callable[..., str], *words: str) -> str:
        """In a thread, and not too many at once."""
        async with self.hashing:
            return await asyncio.to_thread(work, *words)


def check_form(password: str) -> None:
    if not SHORTEST <= len(password) <= LONGEST:
        raise TableError("bad_password", shortest=SHORTEST, longest=LONGEST)
