"""Logs: one JSON object a line, without cookies, links, passwords or secrets of games."""

from __future__ import annotations

import logging
import sys
from typing import TextIO

import structlog


def set_up(out: TextIO = sys.stderr) -> None:
    """Our own logs and those of uvicorn, alike."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    render = structlog.processors.JSONRenderer()
    structlog.configure([*shared, render], logger_factory=structlog.PrintLoggerFactory(out))
    handler = logging.StreamHandler(out)
    formatter = structlog.stdlib.ProcessorFormatter(processor=render, foreign_pre_chain=shared)
    handler.setFormatter(formatter)
    for name in ("uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(logging.WARNING)
