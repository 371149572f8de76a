"""Text files that people name on the command line."""

from __future__ import annotations

import os
from pathlib import Path

from polis.core.match import Match
from polis.core.record import Record, read
from polis.terminal.trouble import Trouble

LARGEST = 20_000_000  # bytes; the longest game is a thousand times shorter


def read_text(name: str) -> str:
    path = Path(name)
    if path.is_file() and path.stat().st_size > LARGEST:
        raise Trouble("too-large", file=name)
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Trouble("not-text", file=name) from error


def read_record(name: str) -> Record:
    return read(read_text(name))


def save(match: Match, name: str) -> None:
    """Write the record whole or not at all: a crash must not cost the game saved before."""
    path = Path(name)
    if path.is_dir():
        raise Trouble("is-folder", file=name)
    if not path.parent.is_dir():
        raise Trouble("no-file", file=str(path.parent))
    part = path.with_name(f".{path.name}.{os.getpid()}")
    part.write_text(match.record(), encoding="utf-8")
    part.replace(path)
