"""What the doctor is given, and what it finds."""

from __future__ import annotations

from typing import Literal, NamedTuple

from polis.core.errors import PolisError
from polis.core.texts import explain, package_texts
from polis.server.store import address

State = Literal["fine", "note", "bad"]


class Installation(NamedTuple):
    """What is to be examined: the same words ``polis serve`` is given."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = address.DEFAULT
    bus: str = "memory://"
    page: str = ""
    told: bool = False  # the database is named on the command line, where everybody can read it


class Finding(NamedTuple):
    """``note`` is worth knowing and no trouble."""

    state: State
    check: str
    key: str
    facts: dict[str, object]

    def sentence(self, language: str) -> str:
        facts = {
            name: explain(fact, language) if isinstance(fact, PolisError) else fact
            for name, fact in self.facts.items()
        }
        return package_texts(language, "polis.server").say(self.key, facts)


def found(state: State, check: str, key: str, **facts: object) -> Finding:
    return Finding(state, check, key, facts)
