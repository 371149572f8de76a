"""Server processes end with the one that started them.

A supervisor that is killed outright tells its children nothing; they would go on listening, and
the next start would find the port taken.
"""

from __future__ import annotations

import asyncio
import os
import signal

import structlog

log = structlog.get_logger()

PARENT = "POLIS_PARENT"  # its process id, in the environment of its children
EVERY = 1.0  # seconds


async def end_with_parent() -> None:
    """Ends this process as a polite signal would, once its parent is gone."""
    parent = int(os.environ.get(PARENT, "0"))
    if not parent:
        return
    while os.getppid() == parent:
        await asyncio.sleep(EVERY)
    log.warning("the parent process is gone")
    signal.raise_signal(signal.SIGTERM)
