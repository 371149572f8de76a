"""Routes about people: who I am, my name, an account."""

from __future__ import annotations

from litestar import Response, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from polis.server.errors import TableError
from polis.server.http.auth import AnyRequest, address_of, cookie_of, find_visitor, language_of
from polis.server.messages.http import Credentials, Me, MeChange
from polis.server.runtime.accounts import Visitor
from polis.server.runtime.services import Services


def entered(services: Services, visitor: Visitor, status: int = 200) -> Response[Me]:
    """Me, with the cookie that says so from now on."""
    cookies = [cookie_of(services, visitor)]
    return Response(services.accounts.me(visitor), status_code=status, cookies=cookies)


@get("/api/me", summary="Who I am; whoever comes first becomes a guest")
async def me(request: AnyRequest, services: NamedDependency[Services]) -> Response[Me]:
    """A visitor without a session becomes a guest. The answer sets the session's cookie and has the
    ``csrf`` token that every request that changes something carries as ``x-csrf-token``."""
    visitor = await find_visitor(request)
    if visitor is None:
        if services.settings.limits and not services.guests.take(address_of(request)):
            raise TableError("too_fast")
        visitor = await services.accounts.guest(language_of(request))
    return entered(services, visitor)


@patch("/api/me", summary="Change my name, colour or language")
async def change_me(
    data: JSONBody[MeChange], services: NamedDependency[Services], visitor: NamedDependency[Visitor]
) -> Me:
    """What is not named stays as it is."""
    return services.accounts.me(await services.accounts.change(visitor, data))


@post("/api/accounts", summary="Become known everywhere, by a login and a password")
async def make_account(
    data: JSONBody[Credentials],
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor],
) -> Response[Me]:
    """The guest keeps name, tables and session, and can come in from anywhere."""
    return entered(services, await services.accounts.register(visitor, data), 201)


@post("/api/login", status_code=200, summary="Come in as an account")
async def login(
    request: AnyRequest, data: JSONBody[Credentials], services: NamedDependency[Services]
) -> Response[Me]:
    """The session of the guest is replaced. Attempts are limited by address and by login."""
    if services.settings.limits:
        by_address = services.logins.take(f"from {address_of(request)}")
        by_login = services.logins.take(f"login {data.login[:80].casefold()}")
        if not (by_address and by_login):
            raise TableError("too_fast")
    return entered(services, await services.accounts.login(data))


@post("/api/logout", status_code=200, summary="Go, and be a new guest")
async def logout(
    request: AnyRequest, services: NamedDependency[Services], visitor: NamedDependency[Visitor]
) -> Response[Me]:
    """Ends the session; the answer is that of a new guest."""
    await services.accounts.leave(visitor)
    return entered(services, await services.accounts.guest(visitor.user.language))


ROUTES = [me, change_me, make_account, login, logout]
