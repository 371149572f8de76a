# interpreted: errors are rare, and their words live in the texts
"""What can go wrong, always with a name for the reason and the facts a sentence needs.

The sentences are in ``core/texts/*.ftl`` (``error-<code>``) and, for refusals, in the game's own
texts; ``polis.core.texts.explain`` puts an error into the reader's language.
"""

from __future__ import annotations


class PolisError(ValueError):
    """``code`` names the reason, ``facts`` are the arguments of its sentence."""

    package = "polis.core"  # whose texts have the sentence

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(*facts.values())
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        from polis.core.texts import explain

        return explain(self, "en")

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (type(self), self.__dict__)


def restore(cls: type[PolisError], values: dict[str, object]) -> PolisError:
    error = cls.__new__(cls)
    error.__dict__.update(values)
    return error


class IllegalMove(PolisError):
    """A move the rules forbid: ``rule`` is the clause, ``nearest`` a legal move like it, if any."""

    def __init__(self, game: str, rule: str, code: str, nearest: str, **facts: object) -> None:
        super().__init__(code, **facts)
        self.game = game
        self.rule = rule
        self.nearest = nearest


class NotationError(PolisError):
    """A move, an option or a seat that cannot be read at all."""


class OptionError(PolisError):
    """A table option, or a number of seats, that the game does not have."""


class RecordError(PolisError):
    """A record that cannot be loaded; ``line`` counts from 1."""

    def __init__(self, code: str, line: int, **facts: object) -> None:
        super().__init__(code, line=line, **facts)
        self.line = line

    def at(self, line: int) -> RecordError:
        """The same trouble, on the line of the text it came from."""
        return RecordError(self.code, line, **{k: v for k, v in self.facts.items() if k != "line"})


class DataError(PolisError):
    """A data file or a JSON position with a wrong field."""

    def __init__(self, code: str, field: str, **facts: object) -> None:
        super().__init__(code, field=field, **facts)
        self.field = field
