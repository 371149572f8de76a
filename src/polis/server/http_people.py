"""Routes about people: who I am, my name, an account."""

from __future__ import annotations

from litestar import Response, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from polis.server.accounts import Visitor
from polis.server.doors import AnyRequest, address_of, cookie_of, find_visitor, language_of
from polis.server.errors import TableError
from polis.server.house import House
from polis.server.messages import Credentials, Me, MeChange


def entered(house: House, visitor: Visitor, status: int = 200) -> Response[Me]:
    """Me, with the cookie that says so from now on."""
    cookies = [cookie_of(house, visitor)]
    return Response(house.accounts.me(visitor), status_code=status, cookies=cookies)


@get("/api/me", summary="Who I am; whoever comes first becomes a guest")
async def me(request: AnyRequest, house: NamedDependency[House]) -> Response[Me]:
    """A visitor without a session becomes a guest. The answer sets the session's cookie and has the
    ``csrf`` token that every request that changes something carries as ``x-csrf-token``."""
    visitor = await find_visitor(request)
    if visitor is None:
        if house.settings.limits and not house.guests.take(address_of(request)):
            raise TableError("too_fast")
        visitor = await house.accounts.guest(language_of(request))
    return entered(house, visitor)


@patch("/api/me", summary="Change my name, colour or language")
async def change_me(
    data: JSONBody[MeChange], house: NamedDependency[House], visitor: NamedDependency[Visitor]
) -> Me:
    """What is not named stays as it is."""
    return house.accounts.me(await house.accounts.change(visitor, data))


@post("/api/accounts", summary="Become known everywhere, by a login and a password")
async def make_account(
    data: JSONBody[Credentials], house: NamedDependency[House], visitor: NamedDependency[Visitor]
) -> Response[Me]:
    """The guest keeps name, tables and session, and can come in from anywhere."""
    return entered(house, await house.accounts.register(visitor, data), 201)


@post("/api/login", status_code=200, summary="Come in as an account")
async def login(
    request: AnyRequest, data: JSONBody[Credentials], house: NamedDependency[House]
) -> Response[Me]:
    """The session of the guest is replaced. Attempts are limited by address and by login."""
    if house.settings.limits:
        by_address = house.logins.take(f"from {address_of(request)}")
        by_login = house.logins.take(f"login {data.login[:80].casefold()}")
        if not (by_address and by_login):
            raise TableError("too_fast")
    return entered(house, await house.accounts.login(data))


@post("/api/logout", status_code=200, summary="Go, and be a new guest")
async def logout(
    request: AnyRequest, house: NamedDependency[House], visitor: NamedDependency[Visitor]
) -> Response[Me]:
    """Ends the session; the answer is that of a new guest."""
    await house.accounts.leave(visitor)
    return entered(house, await house.accounts.guest(visitor.user.language))


ROUTES = [me, change_me, make_account, login, logout]
