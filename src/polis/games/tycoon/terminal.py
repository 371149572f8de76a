# interpreted: drawn for people
"""City Tycoon on a terminal of eighty columns: the city as a grid, every colour with letters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Literal

from rich.console import Group, RenderableType
from rich.text import Text

from polis.core.codec import Json
from polis.core.data import load
from polis.core.texts import Texts
from polis.games.tycoon.view import PlaceView, SeatView, SideView, TycoonView
from polis.mech.drawing import NOTHING, fact, letter, mark, moment, roster, sheet

STYLES = {
    "residential": "black on green",
    "commercial": "white on blue",
    "business": "black on cyan",
    "industrial": "black on yellow",
    "special": "white on magenta",
    "power": "white on red",
    "water": "black on bright_blue",
    "sight": "black on grey74",
    "park": "green",
    "pond": "blue",
}
COUNTED: tuple[Literal["points", "score", "goods"], ...] = ("points", "score", "goods")
SIDES = {
    "north": (0, 1),
    "south": (0, -1),
    "west": (1, 0),
    "east": (-1, 0),
}  # towards the neighbour
CELL, ACROSS = 6, 12  # columns of a place, and places side by side on one screen


def draw(seen: TycoonView, texts: Texts, names: Sequence[str]) -> RenderableType:
    turn = seen["turn"] if 0 <= seen["turn"] < len(seen["seats"]) else -1
    return Group(
        *city(seen, texts),
        legend(texts),
        *beside(seen, texts),
        players(seen, texts, names, turn),
        *own(seen, texts),
        *business(seen, texts),
        moment(seen["round"], seen["rounds"], turn, seen["phase"], texts, names),
    )


# The city


def city(seen: TycoonView, texts: Texts) -> Iterator[Text]:
    """All places from north to south; a city wider than the screen is drawn in several strips."""
    at = {(place["x"], place["y"]): (number, place) for number, place in enumerate(seen["places"])}
    columns = range(min(x for x, _ in at), max(x for x, _ in at) + 1)
    rows = range(min(y for _, y in at), max(y for _, y in at) + 1)
    for first in range(columns.start, columns.stop, ACROSS):
        strip = range(first, min(first + ACROSS, columns.stop))
        if first > columns.start:
            yield Text(texts.say("label-further-east"), style="dim")
        for y in rows:
            yield from row_lines([at.get((x, y)) for x in strip], texts)


def row_lines(cells: list[tuple[int, PlaceView] | None], texts: Texts) -> list[Text]:
    """A row of places in two lines: number and owner, then what stands there."""
    lines = [Text(), Text()]
    for found in cells:
        drawn = [Text(" " * CELL)] * 2 if found is None else cell(*found, texts)
        for line, part in zip(lines, drawn, strict=True):
            line.append(part)
    return lines if any(cells) else []


def cell(number: int, place: PlaceView, texts: Texts) -> list[Text]:
    if place["kind"] == "free":
        return [Text(f" ·{number:^3} ", style="dim"), Text(" " * CELL)]
    kind = type_of(place)
    told = Text(f"{texts.say(f'label-sign-{kind}')}{state(place, texts):<3}", style=STYLES[kind])
    owner = Text(" ") if place["owner"] is None else mark(place["owner"], texts)
    head = Text(f"{number:<4}", style=STYLES[kind]).append(owner)
    return [head.append(" "), told.append(" ", style="default on default")]


def type_of(place: PlaceView) -> str:
    """What a place is drawn as: the type of its district, or its kind."""
    return str(tile_facts()[place["tile"]]["type"]) if place["tile"] else place["kind"]


def state(place: PlaceView, texts: Texts) -> str:
    """Cubes of a plant, and whether they come back; what a district still needs."""
    if place["kind"] in ("power", "water"):
        return str(place["cubes"]) + ("↻" if place["renewed"] else "")
    if place["tile"] is None:
        return ""
    needed = needs(tile_facts()[place["tile"]], texts)
    return "✓" if place["supplied"] else needed[:3] + ("+" if len(needed) > 3 else "")


@cache
def tile_facts() -> dict[str, dict[str, Json]]:
    """What is printed on the districts."""
    tables = load("polis.games.tycoon", "districts.toml").values()
    rows = [row.values for table in tables for row in table.rows("tiles")]
    return {str(row["name"]): row for row in rows}


def needs(tile: Mapping[str, Json], texts: Texts) -> str:
    """A letter for every cube."""
    needed = tile.get("needs", {})
    counts = needed.items() if isinstance(needed, dict) else []
    return "".join(texts.say(f"label-need-{name}") * int(str(n)) for name, n in counts)


def legend(texts: Texts) -> Text:
    kinds = ("residential", "commercial", "business", "industrial", "special")
    types = [f"{texts.say(f'label-sign-{k}')} {texts.say(f'type-{k}').split()[0]}" for k in kinds]
    return Text(f"{' · '.join(types)}\n{texts.say('label-legend')}", style="dim")


# Beside it


def beside(seen: TycoonView, texts: Texts) -> list[Text]:
    """The plants on top, both sides, and the landscape left."""
    told: list[Text] = []
    piles = seen["piles"]
    for kind, pile in (("power", piles["power"]), ("water", piles["water"])):
        sides = "; ".join(plant(side, texts) for side in pile["top"]) or NOTHING
        left = f"{texts.say('field-left').lower()} {pile['left']}"
        told.append(fact(texts.say(f"type-{kind}").capitalize(), f"{sides} · {left}"))
    return [*told, fact(texts.say("field-landscape"), str(seen["landscape"]))]


def plant(side: SideView, texts: Texts) -> str:
    again = " ↻" if side["renewed"] else ""
    name = texts.say(f"plant-{side['plant']}").split()[-1]
    return f"{name} {side['cost']} $ → {side['cubes']}{again}"


def players(seen: TycoonView, texts: Texts, names: Sequence[str], turn: int) -> RenderableType:
    """In the order of their seats; the order of play is told by letters."""
    keys = ("cash", *COUNTED, "hand_size")
    heads = [texts.say(f"field-{key}") for key in keys]
    rows = [
        [f"{seat['cash']} $", *(str(seat[key]) for key in COUNTED), hand(seat, texts)]
        for seat in seen["seats"]
    ]
    order = " ".join(letter(seat, texts) for seat in seen["order"]) or NOTHING
    return Group(roster(heads, rows, turn, texts, names), fact(texts.say("field-order"), order))


def hand(seat: SeatView, texts: Texts) -> str:
    """How many districts are in it, and whether its holder has nothing left to decide."""
    if seat["passed"]:
        return f"{seat['hand_size']} · {texts.say('field-passed').lower()}"
    return f"{seat['hand_size']} ✓" if seat["chosen"] else str(seat["hand_size"])


# What only one seat sees


def own(seen: TycoonView, texts: Texts) -> Iterator[RenderableType]:
    """The districts before the viewer, with what is printed on them."""
    hands = [seat["hand"] for seat in seen["seats"] if seat["hand"] is not None]
    for key, tiles in (("field-hand", hands[0] if hands else None), ("field-pack", seen["pack"])):
        if tiles:
            yield Text(texts.say(key), style="bold")
            table = sheet("", "", "", "", numbers=[2])
            table.show_header = False
            for tile in tiles:
                table.add_row(*tile_row(tile, texts))
            yield table


def tile_row(tile: str, texts: Texts) -> list[RenderableType]:
    row = tile_facts()[tile]
    kind, cost = str(row["type"]), row["cost"]
    prices = "/".join(map(str, cost)) if isinstance(cost, list) else str(cost)
    sign = Text(texts.say(f"label-sign-{kind}"), style=STYLES[kind])
    return [sign, Text(texts.say(f"tile-{tile}")), f"{prices} $", bargain(row, texts)]


def bargain(row: Mapping[str, Json], texts: Texts) -> str:
    """What a district takes and gives: needs → what supplying brings; what building brings."""
    supplied = f"{needs(row, texts)} → {gains(row.get('supplied'), texts)}"
    told = [supplied] if row.get("needs") else []
    for key in ("built", "neighbours", "each", "points"):
        if row.get(key):
            told.append(f"{texts.say(f'field-{key}').lower()}: {gains(row[key], texts)}")
    return "; ".join(told)


def gains(given: Json, texts: Texts) -> str:
    """What is given, in short: money and points by their signs, the rest by name."""
    if isinstance(given, dict):
        told = [gain(name, value, texts) for name, value in given.items()]
        return ", ".join(told) or NOTHING
    if isinstance(given, list):
        return "/".join(map(str, given))
    return NOTHING if given is None else str(given)


def gain(name: str, value: Json, texts: Texts) -> str:
    if name == "money":
        return f"{value} $"
    if name == "type":
        return texts.say(f"type-{value}")
    return f"{texts.say(f'field-{name}').lower()} {value}"


def business(seen: TycoonView, texts: Texts) -> Iterator[Text]:
    """What is being built, and which own districts can be supplied."""
    made = seen["building"]
    if made is not None:
        name = f"tile-{made['tile']}" if made["tile"] else f"plant-{made['plant']}"
        left = [(key, n) for key, n in (("parks", made["parks"]), ("ponds", made["ponds"])) if n]
        more = "".join(f", {texts.say(f'field-{key}').lower()} {n}" for key, n in left)
        yield fact(texts.say("field-building"), texts.say(name) + more)
    if seen["deliveries"]:
        told = [
            f"{way['place']} {texts.say('tile-' + way['tile'])} {way['price']} $"
            for way in seen["deliveries"]
            if way["price"] is not None and way["payable"]
        ]
        yield fact(texts.say("field-deliveries"), "; ".join(told) or NOTHING)


# Choices


def remark(seen: TycoonView, texts: Texts, move: str) -> str:
    """Which district a move means, or where the place lies that it names by number."""
    kind, *values = move.split()
    if kind not in ("place", "park", "pond", "supply") or not values[0].isdecimal():
        return ""
    here = seen["places"][int(values[0])]
    if here["tile"]:
        return texts.say(f"tile-{here['tile']}")
    for side, (x, y) in SIDES.items():
        for one in seen["places"]:
            if one["tile"] and (one["x"], one["y"]) == (here["x"] + x, here["y"] + y):
                of = texts.say("ui-side-of", {"tile": texts.say(f"tile-{one['tile']}")})
                return texts.say("ui-side", {"side": side, "what": of})
    return ""
