"""Games, as a page needs to know them."""

from __future__ import annotations

from polis.server.messages.base import Message


class DomainInfo(Message):
    """Values that belong together. Named ones have a text each: ``<domain>-<name>``."""

    name: str
    low: int
    high: int
    names: list[str]


class WordArg(Message):
    """An argument and the domain of its values."""

    name: str
    domain: str


class MoveInfo(Message):
    """A kind of move; ``freeform`` ones carry a payload after a colon, ``final`` ones end the game
    for their mover."""

    name: str
    args: list[WordArg]
    freeform: bool
    secret: bool
    final: bool


class WordInfo(Message):
    """An event, a refusal or an opportunity, with the clause it comes from."""

    name: str
    clause: str
    args: list[WordArg]


class OptionInfo(Message):
    """Named values, or numbers from ``low`` to ``high``."""

    name: str
    values: list[str]
    low: int
    high: int
    default: str
    needs: list[str]  # "toms=2": it counts only where one of these is agreed on
    beside_seats: int  # this number and the seats together are at most so many; 0: any


class ClauseInfo(Message):
    """A rule: its sentence is the text ``clause-<id with dashes>``, and ``…-note`` may add to its
    source."""

    id: str
    chapter: str
    source: str


class ComponentSheet(Message):
    """Lines of values, words among them ``field-<word>`` of the texts. Without a head the first
    value of a line names it."""

    head: list[str]
    rows: list[list[object]]


class ComponentTable(Message):
    """Numbers of the box, and where they come from; ``component-<name>-note`` may add to that."""

    file: str
    name: str
    source: str
    sheets: list[ComponentSheet]


class GameRow(Message):
    """A game in a list."""

    id: str
    low: int  # seats
    high: int
    options: list[OptionInfo]
    levels: list[str]  # of bots, by rising strength
    tutorial: int  # seats of its first lesson, 0 if it has none


class GameDetails(Message):
    """A game with everything that has a name in it."""

    id: str
    low: int
    high: int
    options: list[OptionInfo]
    levels: list[str]
    domains: list[DomainInfo]
    moves: list[MoveInfo]
    events: list[WordInfo]
    refusals: list[WordInfo]
    opportunities: list[WordInfo]
    chapters: list[str]
    clauses: list[ClauseInfo]
    components: list[ComponentTable]
