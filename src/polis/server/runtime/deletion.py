"""An account that is deleted: its seats are given up, then nothing of the person is left."""

from __future__ import annotations

import structlog

from polis.core.errors import PolisError
from polis.server.domain.commands import Caller, Context
from polis.server.domain.leaving import departure
from polis.server.runtime.accounts import Accounts
from polis.server.runtime.host import Host
from polis.server.runtime.sessions import Visitor

ALL = 1_000_000

log = structlog.get_logger()


async def delete(host: Host, accounts: Accounts, visitor: Visitor) -> None:
    caller = Caller(visitor.user.id)
    for listed in await host.store.tables_of(caller.user, ALL):
        if listed.status != "over":
            await leave(host, listed.id, caller)
    await accounts.delete(visitor)


async def leave(host: Host, id: str, caller: Caller) -> None:
    """A table that fails keeps nobody from going."""
    try:
        while await host.act(id, lambda table, now: departure(table, caller, Context(now))):
            pass
    except PolisError as error:
        log.warning("seat not given up", table=id, error=error.code)
