# interpreted: read by tools and rulebook pages
"""A game's rule ledger: every clause with its source. Its sentence is ``clause-<id>`` of the game's
texts, and what the source does not tell ``clause-<id>-note``."""

from __future__ import annotations

from importlib.resources import files
from typing import NamedTuple

from polis.core.data import SOURCES, Table, read_toml
from polis.core.errors import DataError
from polis.core.texts import Texts


class Clause(NamedTuple):
    id: str
    source: str
    code: bool = True  # False where no rule function can carry it out; the note says why

    @property
    def chapter(self) -> str:
        return self.id.partition(".")[0]

    @property
    def key(self) -> str:
        return f"clause-{self.id.replace('.', '-')}"

    @property
    def note_key(self) -> str:
        return f"{self.key}-note"


class Rulebook(NamedTuple):
    chapters: list[str]
    clauses: list[Clause]
    setup: tuple[str, ...] = ()  # clauses that only say what lies on the table before play

    def find(self, id: str) -> Clause | None:
        return next((c for c in self.clauses if c.id.lower() == id.lower()), None)

    def sentence(self, clause: Clause, texts: Texts) -> str:
        return texts.say(clause.key)

    def note(self, clause: Clause, texts: Texts) -> str:
        """What is ours, or comes from elsewhere; mostly there is nothing to add."""
        return texts.maybe(clause.note_key)


def load_rulebook(package: str) -> Rulebook:
    text = files(package).joinpath("ledger.toml").read_text(encoding="utf-8")
    root = Table("ledger.toml", read_toml(text, "ledger.toml"))
    clauses: list[Clause] = []
    for row in root.rows("clause"):
        id, source = str(row.values.get("id")), str(row.values.get("source"))
        if source not in SOURCES:
            raise DataError("wrong_field", f"{row.path}.source", expected=" | ".join(SOURCES))
        clauses.append(Clause(id, source, row.values.get("code") is not False))
    chapters = list(dict.fromkeys(clause.chapter for clause in clauses))
    return Rulebook(chapters, clauses, read_setup(root, {clause.id for clause in clauses}))


def read_setup(root: Table, known: set[str]) -> tuple[str, ...]:
    """``setup``, a list of clauses of this ledger; what they say cannot forbid a move in play."""
    named = root.values.get("setup", [])
    if not isinstance(named, list) or not {str(id) for id in named} <= known:
        raise DataError("wrong_field", f"{root.path}.setup", expected="clauses of the ledger")
    return tuple(str(id) for id in named)
