"""Tables that cannot be seen to, set aside so that all others go on.

A table that does not fold, after a change of rules or an import, would otherwise stop every sweep
at itself. It is tried again later and later: a newer version may be able to read it.
"""

from __future__ import annotations

import structlog

from polis.server.domain.clocks import HOUR, SECOND
from polis.server.telemetry import metrics

log = structlog.get_logger("polis.scheduler")

FIRST = 60 * SECOND
LONGEST = HOUR
NAMED = 1000  # as many as a query may well leave out


class Quarantine:
    def __init__(self) -> None:
        self.until: dict[str, int] = {}
        self.tries: dict[str, int] = {}

    def held(self, now: int) -> list[str]:
        """Tables to leave alone now."""
        return [id for id, until in self.until.items() if until > now][:NAMED]

    def put(self, id: str, error: Exception, now: int) -> None:
        tries = self.tries[id] = self.tries.get(id, 0) + 1
        wait = min(LONGEST, FIRST << min(tries - 1, 10))
        self.until[id] = now + wait
        metrics.TABLES_FAILED.inc()
        metrics.QUARANTINED.set(len(self.until))
        log.error("table set aside", table=id, error=repr(error)[:300], tries=tries, wait_ms=wait)

    def release(self, id: str) -> None:
        """It has been seen to again."""
        if self.until.pop(id, None) is not None:
            del self.tries[id]
            metrics.QUARANTINED.set(len(self.until))
            log.info("table taken up again", table=id)
