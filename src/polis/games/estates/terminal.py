# interpreted: drawn for people
"""The Estates on a terminal of eighty columns. Every colour has letters too."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from polis.core.texts import Texts
from polis.games.estates.data import BEFORE_RIVER, COLOUR_NAMES
from polis.games.estates.view import AuctionView, EstatesView, LotView, RowView

STYLES = {
    "blue": "white on blue",
    "green": "black on green",
    "grey": "black on grey74",
    "yellow": "black on yellow",
    "red": "white on red",
    "purple": "white on magenta",
}
ROW_NAMES = ("top", "middle", "bottom")
OVER = "over"
CELL, LABEL = 5, 14  # columns of a lot, and of the words before a row


def draw(seen: EstatesView, texts: Texts, names: Sequence[str]) -> RenderableType:
    return Group(
        *board(seen, texts),
        *lines(seen, texts),
        beside(seen, texts),
        players(seen, texts, names),
        *hammer(seen, texts, names),
    )


# The board


def board(seen: EstatesView, texts: Texts) -> list[Text]:
    street, river = texts.say("label-street"), texts.say("label-river")
    head = Text(f"{street:>{LABEL - 1}} ", style="dim")
    for place in range(1, 11):
        head.append(f"{place:^{CELL}} ")
        if place == BEFORE_RIVER:
            head.append(f"{river[:CELL]:^{CELL}} ")
    drawn = [head]
    for name, row in zip(ROW_NAMES, seen["rows"], strict=True):
        drawn += row_lines(row, texts.say(f"row-{name}"), texts)
    return drawn


def row_lines(row: RowView, name: str, texts: Texts) -> list[Text]:
    """From the roofs down to the ground, with the row's words at the left of the lowest lines."""
    state = "+✓" if row["complete"] else "−"
    words = [name, f"{row['built']}/{row['required']} {state}"]
    if row["mayor"]:
        words.insert(0, f"{texts.say('label-mayor')} ×2")
    height = max([len(words) - 1, *(len(storeys(lot, texts)) for lot in row["lots"])])
    lines: list[Text] = []
    for level in range(height, -1, -1):
        said = words[-level - 1] if level < len(words) else ""
        style = "bold green" if row["complete"] else "bold"
        line = Text(f"{said[: LABEL - 1]:>{LABEL - 1}} ", style=style)
        for place, lot in enumerate(row["lots"], start=1):
            line.append(cell(row, lot, place, level, texts)).append(" ")
            if place == BEFORE_RIVER:
                line.append(f"{'≈ ≈':^{CELL}} ", style="blue")
        lines.append(line)
    return lines


def cell(row: RowView, lot: LotView, place: int, level: int, texts: Texts) -> Text:
    """One lot at one height: the ground, a floor, the roof, a barrier, or air."""
    standing = storeys(lot, texts)
    if level == 0:
        return ground(row, lot, place)
    if level <= len(standing):
        return standing[level - 1]
    if level == 1 and row["barriers"] and place == row["required"] + 1:
        total = sum(barrier["effect"] for barrier in row["barriers"])
        return Text(f"┃{signed(total):^3}┃", style="bold black on bright_white")
    return Text(" " * CELL)


def storeys(lot: LotView, texts: Texts) -> list[Text]:
    """A building from the ground up."""
    roof = [Text(f"/ {lot['roof']} \\", style="bold")] if lot["roof"] else []
    return [floor_text(floor, texts) for floor in lot["floors"]] + roof


def ground(row: RowView, lot: LotView, place: int) -> Text:
    """Lots to be built are drawn solid; a white one says that it takes a single floor."""
    if place > row["required"]:
        return Text("··1··" if lot["white"] else "·····", style="dim")
    return Text("▔▔1▔▔" if lot["white"] else "▔▔▔▔▔", style="bright_white" if lot["white"] else "")


def sign(colour: str, texts: Texts) -> str:
    """Two letters that stand for a colour wherever colour alone would."""
    return texts.say(f"label-sign-{colour}")


def floor_text(floor: str, texts: Texts) -> Text:
    colour, number = floor[:-1], floor[-1]
    return Text(f"{sign(colour, texts)} {number}".center(CELL), style=STYLES[colour])


# Beside the board


def lines(seen: EstatesView, texts: Texts) -> list[Text]:
    drawn = [Text(texts.say("label-lines"), style="bold")]
    for number, line in enumerate(seen["lines"], start=1):
        text = Text(f"  left{number} ▸ ")
        for floor in line:
            text.append(floor_text(floor, texts)).append(" ")
        drawn.append(text.append(f"◂ right{number}" if line else "—"))
    return drawn


def beside(seen: EstatesView, texts: Texts) -> Text:
    pieces = ", ".join(texts.say(f"piece-{piece}") for piece in seen["beside"]) or "—"
    roofs = [str(i + 1) for i, count in enumerate(seen["roofs"]) for _ in range(count)]
    told = Text(f"{texts.say('label-beside')}: ", style="bold")
    told.append(pieces, style="not bold")
    told.append(f"\n{texts.say('label-roofs-left')}: ")
    return told.append(f"{len(roofs)} ({' '.join(roofs)})", style="not bold")


def players(seen: EstatesView, texts: Texts, names: Sequence[str]) -> Table:
    """Money as far as it is shown, certificates, and points if the round ended now."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column(texts.say("label-player"), no_wrap=True, max_width=18)
    for key in ("label-cash", "label-stash"):
        table.add_column(texts.say(key), justify="right", max_width=7)
    table.add_column(texts.say("label-certificates"), min_width=11)
    for row in ROW_NAMES:
        table.add_column(texts.say(f"row-{row}"), justify="right", max_width=7)
    table.add_column(texts.say("label-total"), justify="right", max_width=7)
    for seat, money in enumerate(seen["seats"]):
        points = [row["points"][seat] for row in seen["rows"]]
        table.add_row(
            Text(("▸ " if is_at_turn(seen, seat) else "  ") + names[seat], style="bold"),
            shown(money["cash"]),
            shown(money["stash"]),
            certificates(seen, seat, texts),
            *map(minus, points),
            Text(total(seen, seat), style="bold"),
        )
    return table


def is_at_turn(seen: EstatesView, seat: int) -> bool:
    return seat == seen["turn"] and seen["phase"] != OVER


def total(seen: EstatesView, seat: int) -> str:
    """Points of all rounds, this one as if it ended now; a stash one cannot see is not in it."""
    money = seen["seats"][seat]
    if seen["phase"] == OVER:
        return minus(money["total"])
    points = (
        money["total"] + sum(row["points"][seat] for row in seen["rows"]) + (money["stash"] or 0)
    )
    return minus(points) + ("+?" if money["stash"] is None else "")


def minus(points: int) -> str:
    return str(points).replace("-", "−")


def signed(change: int) -> str:
    return minus(change) if change < 0 else f"+{change}"


def shown(amount: int | None) -> str:
    return "?" if amount is None else str(amount)


def certificates(seen: EstatesView, seat: int, texts: Texts) -> Text:
    held = [colour for colour in COLOUR_NAMES if seen["companies"][colour] == seat]
    drawn = [Text(sign(colour, texts), style=STYLES[colour]) for colour in held]
    return Text(" ").join(drawn) if drawn else Text("—", style="dim")


def hammer(seen: EstatesView, texts: Texts, names: Sequence[str]) -> list[Text]:
    """The piece under the hammer, and how the auction stands."""
    auction = seen["auction"]
    if auction is None or seen["phase"] == OVER:
        return []
    told = Text(f"{texts.say('label-hammer')}: ", style="bold")
    if auction["floor"]:
        told.append(floor_text(auction["floor"], texts)).append(" ")
    told.append(piece(auction, texts))
    told.append(f". {texts.say('label-auctioneer')}: {names[seen['turn']]}. ", style="not bold")
    if auction["bidder"] < 0:
        return [told.append(f"{texts.say('label-no-bids')}.", style="not bold")]
    bid = f"{texts.say('label-highest-bid')}: {auction['bid']}, {names[auction['bidder']]}."
    return [told.append(bid, style="not bold")]


def piece(auction: AuctionView, texts: Texts) -> str:
    if auction["floor"]:
        return texts.say(f"floor-{auction['floor']}")
    name = texts.say(f"piece-{auction['piece']}")
    return f"{name} {auction['roof']}" if auction["roof"] else name


# Beside the choices


def remark(seen: EstatesView, texts: Texts, move: str) -> str:
    """What a choice does not say by itself: which floor lies at the end of a line, and what a new
    floor or roof would stand on, and what selling or keeping does to one's cash."""
    kind, *values = move.split()
    if kind == "offer" and values[0][-1].isdecimal() and values[0][:4] in ("left", "righ"):
        line = seen["lines"][int(values[0][-1]) - 1]
        return texts.say(f"floor-{line[0 if values[0].startswith('left') else -1]}")
    if kind in ("build", "roof"):
        lot = seen["rows"][ROW_NAMES.index(values[0])]["lots"][int(values[1]) - 1]
        return " ".join(f"{sign(floor[:-1], texts)}{floor[-1]}" for floor in lot["floors"])
    if kind in ("sell", "keep") and seen["auction"]:
        return signed(seen["auction"]["bid"] if kind == "sell" else -seen["auction"]["bid"])
    return ""
