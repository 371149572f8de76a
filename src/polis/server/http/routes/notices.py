"""Routes about notices: where I want to be told that a table waits for me."""

from __future__ import annotations

import re

import msgspec
from litestar import get, patch
from litestar.di import NamedDependency
from litestar.params import JSONBody

from polis.server.errors import TableError
from polis.server.messages.http import NoticeChange, NoticeSettings
from polis.server.runtime.notices import CHAT, TOKEN, WEBHOOK
from polis.server.runtime.services import Services
from polis.server.runtime.sessions import Visitor
from polis.server.runtime.webhook_guard import checked_address

CHAT_FORM = re.compile(r"-?[0-9]{1,20}|@[A-Za-z0-9_]{4,40}")
TOKEN_FORM = re.compile(r"[0-9]{5,20}:[A-Za-z0-9_-]{30,60}")


@get("/api/me/notices", summary="Where I am told of my turns")
async def notices(
    services: NamedDependency[Services], visitor: NamedDependency[Visitor]
) -> NoticeSettings:
    """Where a notice goes while no page of mine is open. A token once given is never told."""
    return shown(await wishes(services, visitor), services)


@patch("/api/me/notices", summary="Change where I am told of my turns")
async def change_notices(
    data: JSONBody[NoticeChange],
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor],
) -> NoticeSettings:
    """What is not named stays, an empty string takes it back. A webhook inside the server's own
    network is refused."""
    wished = await wishes(services, visitor)
    given = {WEBHOOK: data.webhook, CHAT: data.telegram_chat, TOKEN: data.telegram_token}
    changed = {name: value.strip() for name, value in given.items() if value is not None}
    await check(changed, services)
    kept = {name: value for name, value in (wished | changed).items() if value}
    user = msgspec.structs.replace(visitor.user, notices=kept)
    await services.store.people.save(user)
    services.sessions.remember(Visitor(user, visitor.session))
    return shown(kept, services)


async def wishes(services: Services, visitor: Visitor) -> dict[str, str]:
    """As they are stored: another process may have changed them."""
    user = await services.store.people.user(visitor.user.id)
    return dict(user.notices) if user else {}


async def check(changed: dict[str, str], services: Services) -> None:
    """Empty values take back what was wished."""
    if changed.get(WEBHOOK):
        await checked_address(changed[WEBHOOK], services.background.notices.delivery.policy)
    if changed.get(CHAT) and not CHAT_FORM.fullmatch(changed[CHAT]):
        raise TableError("notice_chat")
    if changed.get(TOKEN) and not TOKEN_FORM.fullmatch(changed[TOKEN]):
        raise TableError("notice_token")


def shown(wished: dict[str, str], services: Services) -> NoticeSettings:
    """The token is never told, not even to the one who gave it."""
    return NoticeSettings(
        webhook=wished.get(WEBHOOK, ""),
        telegram_chat=wished.get(CHAT, ""),
        telegram_token=TOKEN in wished,
        telegram_ready=bool(wished.get(TOKEN) or services.settings.telegram_token),
    )


ROUTES = [notices, change_notices]
