# interpreted: drawn for people
"""What terminal boards share: a player is a letter as well as a colour, wherever he is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from polis.core.texts import Texts

SEATS = (
    "bold white on blue",
    "bold black on yellow",
    "bold white on red",
    "bold black on green",
    "bold white on magenta",
    "bold black on cyan",
)
NOTHING = "—"


def letter(seat: int, texts: Texts) -> str:
    return texts.say("seat-letters")[seat]


def mark(seat: int, texts: Texts) -> Text:
    """The letter of a seat on its colour; whoever is no seat has none."""
    return Text(letter(seat, texts), style=SEATS[seat]) if seat >= 0 else Text(" ")


def marks(seats: Iterable[int], texts: Texts) -> Text:
    return Text("").join(mark(seat, texts) for seat in seats)


def named(seat: int, texts: Texts, names: Sequence[str]) -> Text:
    """A player in a sentence: his letter, then his name."""
    return Text.assemble(mark(seat, texts), " ", names[seat])


def several(seats: Iterable[int], texts: Texts, names: Sequence[str]) -> Text:
    return Text(", ").join(named(seat, texts, names) for seat in seats)


def minus(number: int) -> str:
    return str(number).replace("-", "−")


def fact(head: str, value: str | Text) -> Text:
    """A line that says what it is about."""
    return Text.assemble((f"{head}: ", "bold"), value)


def sheet(*heads: str, numbers: Iterable[int] = ()) -> Table:
    """A table without lines whose cells are folded, never cut; ``numbers`` stand to the right."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    right = set(numbers)
    for i, head in enumerate(heads):
        table.add_column(head, justify="right" if i in right else "left", overflow="fold")
    return table


def roster(
    heads: Sequence[str],
    rows: Sequence[Sequence[RenderableType]],
    turn: int,
    texts: Texts,
    names: Sequence[str],
) -> Table:
    """The players, him whose turn it is under an arrow, and what is told of each."""
    table = sheet("", "", texts.say("player"), *heads, numbers=range(3, 3 + len(heads)))
    for seat, told in enumerate(rows):
        arrow = "▸" if seat == turn else " "
        table.add_row(arrow, mark(seat, texts), Text(names[seat], style="bold"), *told)
    return table


def moment(
    round: int, rounds: int, turn: int, phase: str, texts: Texts, names: Sequence[str]
) -> Text:
    """The round, who decides, and on what."""
    told = Text(f"{texts.say('field-round')} {round}", style="bold")
    if rounds:
        told.append(f"/{rounds}")
    told.append(". ")
    what = texts.say(f"phase-{phase}")
    if 0 <= turn < len(names) and phase != "over":
        told.append(named(turn, texts, names)).append(": ")
    else:
        what = what[0].upper() + what[1:]
    return told.append(what, style="not bold")
