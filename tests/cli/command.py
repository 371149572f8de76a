"""What a command of the terminal says, and its exit status."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Said(NamedTuple):
    status: int
    out: str
    err: str


Run = Callable[..., Said]
