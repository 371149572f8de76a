"""Routes about notices: where I want to be told that a table waits for me."""

from __future__ import annotations

import re

import msgspec
from litestar import get, patch
from litestar.di import NamedDependency
from litestar.params import JSONBody

from polis.server.accounts import Visitor
from polis.server.errors import TableError
from polis.server.house import House
from polis.server.messages import NoticeChange, NoticeSettings
from polis.server.notices import CHAT, TOKEN, WEBHOOK
from polis.server.reach import door

CHAT_FORM = re.compile(r"-?[0-9]{1,20}|@[A-Za-z0-9_]{4,40}")
TOKEN_FORM = re.compile(r"[0-9]{5,20}:[A-Za-z0-9_-]{30,60}")


@get("/api/me/notices", summary="Where I am told of my turns")
async def notices(
    house: NamedDependency[House], visitor: NamedDependency[Visitor]
) -> NoticeSettings:
    """Where a notice goes while no page of mine is open. A token once given is never told."""
    return shown(await wishes(house, visitor), house)


@patch("/api/me/notices", summary="Change where I am told of my turns")
async def change_notices(
    data: JSONBody[NoticeChange],
    house: NamedDependency[House],
    visitor: NamedDependency[Visitor],
) -> NoticeSettings:
    """What is not named stays, an empty string takes it back. A webhook inside the server's own
    network is refused."""
    wished = await wishes(house, visitor)
    given = {WEBHOOK: data.webhook, CHAT: data.telegram_chat, TOKEN: data.telegram_token}
    changed = {name: value.strip() for name, value in given.items() if value is not None}
    await check(changed, house)
    kept = {name: value for name, value in (wished | changed).items() if value}
    user = msgspec.structs.replace(visitor.user, notices=kept)
    await house.store.people.save(user)
    house.accounts.remember(Visitor(user, visitor.session))
    return shown(kept, house)


async def wishes(house: House, visitor: Visitor) -> dict[str, str]:
    """As they are stored: another process may have changed them."""
    user = await house.store.people.user(visitor.user.id)
    return dict(user.notices) if user else {}


async def check(changed: dict[str, str], house: House) -> None:
    """Empty values take back what was wished."""
    if changed.get(WEBHOOK):
        await door(changed[WEBHOOK], house.staff.notices.posting.reach)
    if changed.get(CHAT) and not CHAT_FORM.fullmatch(changed[CHAT]):
        raise TableError("notice_chat")
    if changed.get(TOKEN) and not TOKEN_FORM.fullmatch(changed[TOKEN]):
        raise TableError("notice_token")


def shown(wished: dict[str, str], house: House) -> NoticeSettings:
    """The token is never told, not even to the one who gave it."""
    return NoticeSettings(
        webhook=wished.get(WEBHOOK, ""),
        telegram_chat=wished.get(CHAT, ""),
        telegram_token=TOKEN in wished,
        telegram_ready=bool(wished.get(TOKEN) or house.settings.telegram_token),
    )


ROUTES = [notices, change_notices]
