"""What people write, made fit to be shown to others."""

from __future__ import annotations

import unicodedata

from polis.server.errors import TableError


def one_line(text: str, longest: int, field: str) -> str:
    """Words of a person on one line, without characters that draw nothing or turn the text round.
    Markup stays as it is: the page shows it as plain text."""
    joined = " ".join(text.split())
    clean = "".join(c for c in joined if c == " " or unicodedata.category(c)[0] not in "CZ")
    if len(clean) > longest:
        raise TableError("too_long", field=field, longest=longest)
    return clean


def alike(text: str) -> str:
    """The same for words that look the same at a glance: no case, no width, no spaces."""
    return "".join(unicodedata.normalize("NFKC", text).casefold().split())
