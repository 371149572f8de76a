"""The vocabulary of a game: names for codes, and from them notation, JSON, boxes, action ids."""

from __future__ import annotations

from typing import Final


class Domain:
    """Values that belong together: colours, rows, money. Named ones are written by name."""

    def __init__(self, name: str, low: int, high: int, names: list[str]) -> None:
        assert not names or len(names) == high - low + 1, name
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high
        self.names: Final = names

    def size(self) -> int:
        return self.high - self.low + 1

    def write(self, value: int) -> str:
        if self.names:
            return self.names[value - self.low]
        return str(value + 1) if self.name == "seat" else str(value)  # people count seats from 1


def numbers(name: str, low: int, high: int) -> Domain:
    return Domain(name, low, high, [])


def names(name: str, values: list[str]) -> Domain:
    """Named values, counted from 0."""
    return Domain(name, 0, len(values) - 1, values)


SEAT: Final = numbers("seat", 0, 14)


class Arg:
    """One argument of a move, an event or a refusal: what it is called and what it may be."""

    def __init__(self, name: str, domain: Domain) -> None:
        self.name: Final = name
        self.domain: Final = domain


class MoveType:
    """A kind of move. ``freeform`` ones carry payload and have no action id; behind a first number
    it may name ``things``. What a ``secret`` one chose is known to its mover alone until an event
    tells it; ``answer`` ones reply to what another player asked."""

    def __init__(
        self,
        code: int,
        name: str,
        args: list[Arg],
        freeform: bool = False,
        secret: bool = False,
        answer: bool = False,
        things: list[str] | None = None,
    ) -> None:
        self.code: Final = code
        self.name: Final = name
        self.args: Final = args
        self.freeform: Final = freeform
        self.secret: Final = secret
        self.answer: Final = answer
        self.things: Final[list[str]] = things or []

    def size(self) -> int:
        size = 0 if self.freeform else 1
        for arg in self.args:
            size *= arg.domain.size()
        return size


class Event:
    """A kind of event: its name, the ledger clause it comes from, and its arguments. One that
    ``reveals`` shows what was hidden, so that what led to it is not taken back lightly; one that
    ``asks`` puts a question to the second player it names, or to all if it names one only."""

    def __init__(
        self,
        code: int,
        name: str,
        clause: str,
        args: list[Arg],
        reveals: bool = False,
        asks: bool = False,
    ) -> None:
        self.code: Final = code
        self.name: Final = name
        self.clause: Final = clause
        self.args: Final = args
        self.reveals: Final = reveals
        self.asks: Final = asks


class Refusal:
    """A reason to refuse a move: its name, the clause that forbids, and its arguments. Where the
    clause depends on the moment, ``clauses`` are all of them, and ``Why.by`` says which."""

    def __init__(
        self, code: int, name: str, clause: str, args: list[Arg], clauses: list[str] | None = None
    ) -> None:
        self.code: Final = code
        self.name: Final = name
        self.args: Final = args
        self.clauses: Final = [clause] if clauses is None else clauses
        assert clause in self.clauses, name
        self.clause: Final = clause  # the usual one


class Schema:
    def __init__(self, moves: list[MoveType], events: list[Event], refusals: list[Refusal]) -> None:
        for i, kind in enumerate(moves):
            assert kind.code == i, kind.name
        for i, event in enumerate(events):
            assert event.code == i, event.name
        for i, refusal in enumerate(refusals):
            assert refusal.code == i, refusal.name
        self.moves: Final = moves
        self.events: Final = events
        self.refusals: Final = refusals
