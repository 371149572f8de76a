"""The schema of a game: its moves, events and refusals, declared once. Notation, JSON, forms,
action ids and the modules that rules call are derived from it."""

from __future__ import annotations

from typing import Final


class Domain:
    """Values that belong together: colours, rows, money. Named ones are written by name; rules know
    those of a ``coded`` domain by constants. Where ``counted``, a field of the position says how
    many of them there are."""

    def __init__(
        self,
        name: str,
        low: int,
        high: int,
        names: list[str],
        coded: bool = False,
        counted: str = "",
    ) -> None:
        assert not names or len(names) == high - low + 1, name
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high
        self.names: Final = names
        self.coded: Final = coded
        self.counted: Final = counted

    def size(self) -> int:
        return self.high - self.low + 1

    def write(self, value: int) -> str:
        if self.names:
            return self.names[value - self.low]
        return str(value + 1) if self.name == "seat" else str(value)  # people count seats from 1


def numbers(name: str, low: int, high: int, counted: str = "") -> Domain:
    return Domain(name, low, high, [], counted=counted)


def names(name: str, values: list[str], coded: bool = False) -> Domain:
    """Named values, counted from 0."""
    return Domain(name, 0, len(values) - 1, values, coded)


SEAT: Final = numbers("seat", 0, 14, counted="players")


class Arg:
    """One argument of a move, an event or a refusal: what it is called and what it may be."""

    def __init__(self, name: str, domain: Domain) -> None:
        self.name: Final = name
        self.domain: Final = domain


class MoveType:
    """A kind of move. ``freeform`` ones carry a payload and have no action id; behind a first
    number it may name ``things``. What a ``secret`` one chose is known to its mover alone until an
    event tells it; ``answer`` ones reply to what another player asked; a ``final`` one ends the
    game for its mover; ``nature`` makes the draws. Rules call it ``code`` where that is not its
    name, and carry it out by the function ``does``, such as ``auction.bid``, or by one for each of
    its ``phases``, in their order; without phases it is for any time."""

    def __init__(
        self,
        name: str,
        args: list[Arg],
        phases: str = "",
        does: str = "",
        freeform: bool = False,
        secret: bool = False,
        answer: bool = False,
        final: bool = False,
        things: list[str] | None = None,
        code: str = "",
        nature: bool = False,
    ) -> None:
        self.number: int = -1  # its place in the schema
        self.name: Final = name
        self.args: Final = args
        self.freeform: Final = freeform
        self.secret: Final = secret
        self.answer: Final = answer
        self.final: Final = final
        self.things: Final[list[str]] = things or []
        self.code: Final = code or name.upper()
        self.does: Final[list[str]] = does.split()
        self.phases: Final[list[str]] = phases.split()
        self.nature: Final = nature

    def size(self) -> int:
        size = 0 if self.freeform else 1
        for arg in self.args:
            size *= arg.domain.size()
        return size


class PhaseType:
    """A phase: the function that lists the ``legal`` moves of its actor, the one that lists
    nature's ``chances`` and a quicker one to ``sample`` them, and what ``follows`` if nobody has to
    act."""

    def __init__(
        self, name: str, legal: str = "", chances: str = "", sample: str = "", follows: str = ""
    ) -> None:
        self.number: int = -1
        self.name: Final = name
        self.legal: Final = legal
        self.chances: Final = chances
        self.sample: Final = sample
        self.follows: Final = follows


class EventType:
    """A kind of event: its name, the clause it comes from, and its arguments. One that ``reveals``
    shows what was hidden, so that what led to it is not taken back lightly; one that ``asks`` puts
    a question to the second player it names, or to all if it names one only. One that is
    ``whispered`` may be told to one seat alone; rules know one that is ``chosen`` by its number.
    One said of a ``house`` is followed by the same event of a rival whom the rules play. Of those
    that are a ``deal`` the largest by that argument is a moment of the game."""

    def __init__(
        self,
        name: str,
        clause: str,
        args: list[Arg],
        reveals: bool = False,
        asks: bool = False,
        whispered: bool = False,
        house: bool = False,
        chosen: bool = False,
        deal: str = "",
    ) -> None:
        assert not deal or deal in [arg.name for arg in args], name
        self.number: int = -1
        self.name: Final = name
        self.clause: Final = clause
        self.args: Final = args
        self.reveals: Final = reveals
        self.asks: Final = asks
        self.whispered: Final = whispered
        self.house: Final = house
        self.deal: Final = deal
        self.chosen: Final = chosen


class RefusalType:
    """A reason to refuse a move: its name, the clause that forbids, and its arguments. Where the
    clause depends on the moment, ``clauses`` are all of them, and ``Why.by`` says which."""

    def __init__(
        self,
        name: str,
        clause: str,
        args: list[Arg],
        clauses: list[str] | None = None,
    ) -> None:
        self.number: int = -1
        self.name: Final = name
        self.args: Final = args
        self.clauses: Final = [clause] if clauses is None else clauses
        assert clause in self.clauses, name
        self.clause: Final = clause  # the usual one


class OpportunityType:
    """Something a seat could do: its name, the clause that allows it, and what it costs and
    brings. Unlike an event it has not happened, and unlike a move it may take several. One that is
    ``drawn`` has no sentence: a board shows it."""

    def __init__(self, name: str, clause: str, args: list[Arg], drawn: bool = False) -> None:
        self.number: int = -1
        self.drawn: Final = drawn
        self.name: Final = name
        self.clause: Final = clause
        self.args: Final = args


ALL: Final = "all"
OWNER: Final = "owner"
NOBODY: Final = "nobody"
FLAG: Final = names("flag", ["no", "yes"])


class Field:
    """A field of a position: one value of a domain, or with ``by`` a vector of them, one for each
    combination of the indices. ``none``: one below the domain stands for no value. ``bits``: a set
    of values, as bits. Who sees it: all, the ``owner`` (the seat that is its first index) or
    nobody; ``option``: agreed on by the table. ``sometimes`` a vector is empty; one that ``grows``
    has as many values of its first index as there are now. ``scratch`` ones can be worked out from
    the others."""

    def __init__(
        self,
        name: str,
        domain: Domain,
        by: list[Domain] | None = None,
        start: int = 0,
        seen: str = ALL,
        none: bool = False,
        bits: bool = False,
        option: bool = False,
        sometimes: bool = False,
        grows: bool = False,
        scratch: bool = False,
        about: str = "",
    ) -> None:
        self.name: Final = name
        self.domain: Final = domain
        self.by: Final[list[Domain]] = by or []
        self.start: Final = start
        self.seen: Final = seen
        self.none: Final = none
        self.bits: Final = bits
        self.option: Final = option
        self.sometimes: Final = sometimes
        self.grows: Final = grows
        self.scratch: Final = scratch
        self.about: Final = about

    def low(self) -> int:
        return 0 if self.bits else self.domain.low - int(self.none)

    def high(self, count: int) -> int:
        """Of a domain that has so many values."""
        return (1 << count) - 1 if self.bits else self.domain.low + count - 1


class Schema:
    """Everything a game can do, tell, refuse, remember and point out. A number is a place in these
    lists: rules use the modules that ``polis.testing.generate`` writes from them, everything
    outside uses names. ``sources`` name what points come from, in the order in which they are
    counted."""

    def __init__(
        self,
        moves: list[MoveType],
        events: list[EventType],
        refusals: list[RefusalType],
        state: str = "",
        fields: list[Field] | None = None,
        base: str = "polis.core.model.State",
        views: dict[str, str] | None = None,
        phases: list[PhaseType] | None = None,
        opportunities: list[OpportunityType] | None = None,
        sources: list[str] | None = None,
    ) -> None:
        for i, kind in enumerate(moves):
            kind.number = i
        for i, phase in enumerate(phases or []):
            phase.number = i
        for i, event in enumerate(events):
            event.number = i
        for i, refusal in enumerate(refusals):
            refusal.number = i
        for i, opportunity in enumerate(opportunities or []):
            opportunity.number = i
        self.moves: Final = moves
        self.events: Final = events
        self.refusals: Final = refusals
        self.state: Final = state  # the name of the class of its positions
        self.fields: Final[list[Field]] = fields or []
        self.base: Final = base  # the class it is made of, which has some of the fields
        self.views: Final[dict[str, str]] = views or {}  # parts, and the fields they show
        self.phases: Final[list[PhaseType]] = phases or []
        self.opportunities: Final[list[OpportunityType]] = opportunities or []
        self.sources: Final[list[str]] = sources or []
