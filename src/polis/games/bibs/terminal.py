# interpreted: drawn for people
"""Bibs on a terminal of eighty columns: the way round the town in three columns, the City in the
middle one, then the firms by group."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich import console
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from polis.core.texts import Texts
from polis.games.bibs.data import CELL_NAMES
from polis.games.bibs.view import BibsView, FirmView, GroupView, OfferView, PactView, PlotView
from polis.mech.drawing import NOTHING, fact, mark, marks, moment, named, roster, several, sheet

BANK = -2
PARTS = ("o", "c", "o")  # on the way: the outer cells to the City, the City, the other outer cells


def draw(seen: BibsView, texts: Texts, names: Sequence[str]) -> RenderableType:
    return console.Group(
        town(seen, texts),
        Text(texts.say("label-legend"), style="dim"),
        groups(seen, texts),
        players(seen, texts, names),
        *news(seen, texts, names),
        *(offer_line(offer, seen, texts, names) for offer in seen["offers"]),
        moment(seen["round"], seen["rounds"], seen["decider"], seen["phase"], texts, names),
    )


# The town


def town(seen: BibsView, texts: Texts) -> Table:
    """Cells in the order in which they are passed, by the names that moves use."""
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    for _ in PARTS:
        table.add_column(width=3, style="dim")
        table.add_column(width=1)
        table.add_column(width=12, overflow="fold")
        table.add_column(width=4, justify="right")
        table.add_column(width=2, overflow="fold")
    columns = stretches()
    plots, firms = {p["cell"]: p for p in seen["plots"]}, {f["name"]: f for f in seen["firms"]}
    for row in range(max(map(len, columns))):
        cells: list[RenderableType] = []
        for column in columns:
            if row < len(column):
                cells += cell(column[row], plots.get(column[row]), firms, seen, texts)
            else:
                cells += [""] * 5
        table.add_row(*cells)
    return table


def stretches() -> list[list[str]]:
    """The way cut where it enters the City and where it leaves it."""
    first = next(i for i, name in enumerate(CELL_NAMES) if name.startswith("c"))
    size = sum(name.startswith("c") for name in CELL_NAMES)
    return [CELL_NAMES[:first], CELL_NAMES[first : first + size], CELL_NAMES[first + size :]]


def cell(
    name: str, plot: PlotView | None, firms: Mapping[str, FirmView], seen: BibsView, texts: Texts
) -> list[RenderableType]:
    seats = [i for i, s in enumerate(seen["seats"]) if s["alive"] and s["position"] == name]
    here = marks(seats, texts)
    if plot is None:
        told = quoted(texts.say(f"cell-{name}"))
        return [name, "", Text(told, style="italic"), "", here]
    whose = owner(plot["owner"], texts)
    firm = firms[plot["firm"]] if plot["firm"] else None
    if firm is not None:
        level = f" +{firm['level']}" if firm["level"] else ""
        told = quoted(texts.say(f"firm-{firm['name']}")) + level
        return [name, whose, Text(told), Text(str(firm["rent"]), "bold"), here]
    if plot["owner"] == -1:
        return [name, "", Text("·", style="dim"), Text(str(plot["price"]), style="dim"), here]
    return [name, whose, Text(NOTHING), "", here]


def quoted(text: str) -> str:
    """A name alone: what stands in quotation marks, if any do."""
    return text.partition("«")[2].partition("»")[0] or text


def owner(seat: int, texts: Texts) -> Text:
    return Text("$") if seat == BANK else mark(seat, texts)


# Firms


def groups(seen: BibsView, texts: Texts) -> Table:
    """Every firm with its holder and units, the price of the group, and who is bound in it."""
    keys = ("price", "units", "holding", "concern")
    table = sheet(texts.say("field-firms"), "", "", *(texts.say(f"field-{k}") for k in keys))
    firms = {firm["name"]: firm for firm in seen["firms"]}
    for group in seen["groups"]:
        held = [firm_text(firms[name], texts) for name in group["firms"]]
        table.add_row(
            *held,
            str(group["price"]),
            units(group),
            marks(group["holding"], texts) if group["holding"] else Text(NOTHING),
            marks(group["concern"], texts) if group["concern"] else Text(NOTHING),
        )
    return table


def firm_text(firm: FirmView, texts: Texts) -> Text:
    told = quoted(texts.say(f"firm-{firm['name']}"))
    if firm["holder"] == -1:
        return Text(f"  {told}", style="dim")
    level = f" +{firm['level']}" if firm["level"] else ""
    lying = "" if firm["plot"] else " *"
    return Text.assemble(owner(firm["holder"], texts), " ", told, level, lying)


def units(group: GroupView) -> str:
    """Upgrades cost one price, networks another."""
    return "/".join(map(str, dict.fromkeys(group["units"])))


# Players and what is going on


def players(seen: BibsView, texts: Texts, names: Sequence[str]) -> RenderableType:
    heads = [texts.say(f"label-{key}") for key in ("cash", "money", "plots")]
    heads += [texts.say("field-position"), texts.say("field-hand")]
    rows: list[list[RenderableType]] = []
    for seat in seen["seats"]:
        held = [quoted(texts.say(f"firm-{name}")) for name in seat["hand"]]
        told = [texts.say("label-parked").lower()] if seat["parked"] else []
        where = ", ".join([seat["position"], *told]) if seat["alive"] else texts.say("label-ruined")
        rows.append(
            [
                Text(str(seat["cash"]), style="bold"),
                str(seat["money"]),
                str(seat["plots"]),
                where,
                ", ".join(held) or NOTHING,
            ]
        )
    table = roster(heads, rows, seen["turn"] if seen["phase"] != "over" else -1, texts, names)
    table.columns[-1].justify = table.columns[-2].justify = "left"
    return table


def news(seen: BibsView, texts: Texts, names: Sequence[str]) -> Iterator[Text]:
    """What the game is played for, arrows that lie, a debt, and what is proposed."""
    aim = texts.say(f"option-goal-{seen['goal']}") + (f": {seen['sum']}" if seen["sum"] else "")
    yield fact(texts.say("field-goal"), aim)
    if seen["arrows"]:
        told = ", ".join(texts.say(f"arrow-{arrow}") for arrow in seen["arrows"])
        yield fact(texts.say("field-arrows"), told)
    if seen["debt"] is not None:
        to = seen["debt"]["creditor"]
        whom = named(to, texts, names) if to >= 0 else Text(texts.say("field-bank"))
        yield fact(texts.say("field-debt"), Text.assemble(f"{seen['debt']['amount']} → ", whom))
    if seen["pact"] is not None:
        yield pact_line(seen["pact"], texts, names)


def pact_line(pact: PactView, texts: Texts, names: Sequence[str]) -> Text:
    kind = pact["kind"]
    domain = "group" if kind == "holding" else "arrow"
    told = Text.assemble(named(pact["asker"], texts, names), ": ")
    told.append(f"{texts.say(f'field-{kind}').lower()} ")
    told.append(texts.say(f"{domain}-{pact['subject']}"))
    told.append(f"; {texts.say('field-waiting').lower()}: ")
    return fact(texts.say("field-pact"), told.append(several(pact["waiting"], texts, names)))


def offer_line(offer: OfferView, seen: BibsView, texts: Texts, names: Sequence[str]) -> Text:
    """Who offers whom what for what: each thing goes to the one who has it not."""
    owners = {plot["cell"]: plot["owner"] for plot in seen["plots"]}
    holders = {firm["name"]: firm["holder"] for firm in seen["firms"]}
    gives: list[str] = []
    gets: list[str] = []
    for cell_name in offer["plots"]:
        side = gives if owners[cell_name] == offer["maker"] else gets
        side.append(texts.say(f"plot-{cell_name}"))
    for card in offer["cards"]:
        side = gives if holders[card] == offer["maker"] else gets
        side.append(texts.say(f"firm-{card}"))
    if offer["money"]:
        (gives if offer["money"] > 0 else gets).append(str(abs(offer["money"])))
    told = Text.assemble(
        named(offer["maker"], texts, names), " → ", named(offer["partner"], texts, names), ": "
    )
    told.append(f"{', '.join(gives) or NOTHING} ⇄ {', '.join(gets) or NOTHING}")
    return fact(texts.say("field-offers"), told)
