"""Whole numbers as they are written: plain digits without padding, read whole or not at all."""

from __future__ import annotations

LONGEST = 9  # digits; no number of a game has more


def is_number(text: str) -> bool:
    """``0``, ``7``, ``21``; not ``007``, ``+7``, ``7 ``, nor the digits of other scripts."""
    if not 0 < len(text) <= LONGEST or not text.isascii() or not text.isdecimal():
        return False
    return text == "0" or not text.startswith("0")


def is_signed(text: str) -> bool:
    """The same, or below zero: ``-7``."""
    return is_number(text) or (text.startswith("-") and text != "-0" and is_number(text[1:]))


def number(text: str, low: int, high: int) -> int:
    """The number, if it is one of these. Raises ValueError."""
    if not is_number(text) or not low <= int(text) <= high:
        raise ValueError(text[:40])
    return int(text)


def signed(text: str) -> int:
    if not is_signed(text):
        raise ValueError(text[:40])
    return int(text)
