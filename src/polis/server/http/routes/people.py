"""Routes about people: who I am, my name, an account."""

from __future__ import annotations

from litestar import Response, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from polis.server.http.auth import (
    AnyRequest,
    asker_of,
    cookie_of,
    device_of,
    find_visitor,
    language_of,
    network,
)
from polis.server.messages.http import Confirmation, Credentials, Me, MeChange, PasswordChange
from polis.server.runtime import deletion
from polis.server.runtime.quotas import Asker
from polis.server.runtime.services import Services
from polis.server.runtime.sessions import Visitor
from polis.server.runtime.signing import DEVICE
from polis.server.store.people import folded


def entered(
    services: Services, visitor: Visitor, status: int = 200, device: str = ""
) -> Response[Me]:
    """Me, with the cookie that says so from now on; and for an account, that it got in here."""
    cookies, login = [cookie_of(services, visitor)], visitor.user.login
    if login:
        cookies.append(device_of(services, folded(login), device))
    return Response(services.accounts.me(visitor), status_code=status, cookies=cookies)


async def gone(request: AnyRequest, services: Services, visitor: Visitor) -> Response[Me]:
    """A new guest in the place of somebody who has logged out."""
    services.quotas.guests.take(Asker("", network(request)))
    return entered(services, await services.accounts.guest(visitor.user.language))


@get("/api/me", summary="Who I am; whoever comes first becomes a guest")
async def me(request: AnyRequest, services: NamedDependency[Services]) -> Response[Me]:
    """A visitor without a session becomes a guest. The answer sets the session's cookie and has the
    ``csrf`` token that every request that changes something carries as ``x-csrf-token``."""
    visitor = await find_visitor(request)
    if visitor is None:
        services.quotas.guests.take(Asker("", network(request)))
        visitor = await services.accounts.guest(language_of(request))
    return Response(services.accounts.me(visitor), cookies=[cookie_of(services, visitor)])


@patch("/api/me", summary="Change my name, colour or language")
async def change_me(
    data: JSONBody[MeChange], services: NamedDependency[Services], visitor: NamedDependency[Visitor]
) -> Me:
    """What is not named stays as it is."""
    return services.accounts.me(await services.accounts.change(visitor, data))


@post("/api/accounts", summary="Become known everywhere, by a login and a password")
async def make_account(
    request: AnyRequest,
    data: JSONBody[Credentials],
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor],
) -> Response[Me]:
    """The guest keeps name and tables, and can come in from anywhere. Attempts are limited by
    network."""
    services.quotas.accounts.take(asker_of(request, visitor))
    return entered(services, await services.accounts.register(visitor, data), 201)


@post("/api/login", status_code=200, summary="Come in as an account")
async def login(
    request: AnyRequest, data: JSONBody[Credentials], services: NamedDependency[Services]
) -> Response[Me]:
    """The session of the guest is replaced. Attempts are limited by login and network together; a
    browser that got in before has its own, so that nobody else can use them up."""
    device = services.keys.device(request.cookies.get(DEVICE, ""), folded(data.login))
    services.logins.attempt(data.login, network(request), device)
    return entered(services, await services.accounts.login(data), device=device)


@post("/api/logout", status_code=200, summary="Go, and be a new guest")
async def logout(
    request: AnyRequest, services: NamedDependency[Services], visitor: NamedDependency[Visitor]
) -> Response[Me]:
    """Ends the session and closes its sockets; the answer is that of a new guest."""
    await services.sessions.end(visitor)
    return await gone(request, services, visitor)


@post("/api/logout/everywhere", status_code=200, summary="Go on every device")
async def logout_everywhere(
    request: AnyRequest, services: NamedDependency[Services], visitor: NamedDependency[Visitor]
) -> Response[Me]:
    """Ends all my sessions and closes their sockets; the answer is that of a new guest."""
    await services.sessions.end_all(visitor.user.id)
    return await gone(request, services, visitor)


@post("/api/me/password", status_code=200, summary="Change my password")
async def change_password(
    data: JSONBody[PasswordChange],
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor],
) -> Response[Me]:
    """Ends all my sessions; the answer sets the cookie of a new one, so that only this device is
    still in."""
    services.logins.confirm(visitor.user.id)
    await services.accounts.confirm(visitor, data.password)
    return entered(services, await services.accounts.change_password(visitor, data.new))


@post("/api/me/delete", status_code=200, summary="Delete my account")
async def delete_account(
    request: AnyRequest,
    data: JSONBody[Confirmation],
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor],
) -> Response[Me]:
    """Gives up my seats: a bot plays on where the game runs. Removes login, password, name and
    notices; the games I played stay with the others under the name I had there. The answer is that
    of a new guest."""
    services.logins.confirm(visitor.user.id)
    await services.accounts.confirm(visitor, data.password)
    await deletion.delete(services.host, services.accounts, visitor)
    return await gone(request, services, visitor)


ROUTES = [
    me,
    change_me,
    make_account,
    login,
    logout,
    logout_everywhere,
    change_password,
    delete_account,
]
