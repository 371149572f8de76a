# interpreted: drawn for people
"""Monopoly: Fallout on a terminal of eighty columns: the ring, down its left side and up its right,
with owners, buildings and whoever stands there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from polis.core.texts import Texts
from polis.games.fallout.view import FalloutView, OfferView, PropertyView, ShortageView
from polis.mech.drawing import NOTHING, fact, mark, marks, moment, named, roster, several

STYLES = {
    "brown": "white on rgb(120,70,30)",
    "light_blue": "black on bright_cyan",
    "pink": "black on bright_magenta",
    "orange": "black on dark_orange",
    "red": "white on red",
    "yellow": "black on yellow",
    "green": "black on green",
    "dark_blue": "white on blue",
    "station": "black on grey74",
    "radio": "black on white",
}
SPACES, HALF = 40, 20
JAIL = 10
DECKS = ("guide", "special")
VAULT = 5  # the level of a site with a vault


def draw(seen: FalloutView, texts: Texts, names: Sequence[str]) -> RenderableType:
    return Group(
        ring(seen, texts),
        Text(texts.say("label-legend"), style="dim"),
        players(seen, texts, names),
        bank(seen, texts),
        *news(seen, texts, names),
        *(offer_line(offer, texts, names) for offer in seen["offers"]),
        moment(seen["round"], seen["rounds"], seen["decider"], seen["phase"], texts, names),
    )


# The ring


def ring(seen: FalloutView, texts: Texts) -> Table:
    """From GO down to the twentieth space, and up again to the last."""
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    for _ in range(2):
        table.add_column(justify="right", style="dim", width=2)
        table.add_column(width=2)
        table.add_column(width=18, overflow="fold")
        table.add_column(width=5)
        table.add_column(justify="right", width=4)
        table.add_column(width=2, overflow="fold")
    at = {one["position"]: one for one in seen["properties"]}
    for row in range(HALF):
        table.add_row(
            *space(row, at.get(row), seen, texts),
            *space(SPACES - 1 - row, at.get(SPACES - 1 - row), seen, texts),
        )
    return table


def space(
    number: int, one: PropertyView | None, seen: FalloutView, texts: Texts
) -> list[RenderableType]:
    standing = [i for i, s in enumerate(seen["seats"]) if s["alive"] and s["position"] == number]
    here = marks(standing, texts)
    if one is None:
        name = Text(texts.say(f"space-at{number}").strip('«»“”"'), style="italic")
        return [str(number), "", name, "", "", here]
    sign = Text(texts.say(f"label-sign-{one['group']}"), style=STYLES[one["group"]])
    name = Text(texts.say(f"property-{one['name']}"))
    return [str(number), sign, name, holding(one, texts), amount(one), here]


def holding(one: PropertyView, texts: Texts) -> Text:
    """The owner's letter, then a stroke for a mortgage, shacks one by one, or a vault."""
    if one["owner"] < 0:
        return Text("")
    built = "⊘" if one["mortgaged"] else "■" if one["level"] == VAULT else "▲" * one["level"]
    return Text.assemble(mark(one["owner"], texts), built)


def amount(one: PropertyView) -> Text:
    """A price while it is free, its rent once it is not."""
    if one["owner"] < 0:
        return Text(str(one["price"]), style="dim")
    return Text(str(one["rent"]) if one["rent"] else NOTHING, style="bold")


# Beside it


def players(seen: FalloutView, texts: Texts, names: Sequence[str]) -> RenderableType:
    keys = ("cash", "worth", "owes")
    heads = [*(texts.say(f"label-{key}") for key in keys), texts.say("field-position"), ""]
    rows: list[list[RenderableType]] = []
    for seat in seen["seats"]:
        where = texts.say(f"space-at{seat['position']}")
        rows.append(
            [
                Text(str(seat["cash"]), style="bold"),
                str(seat["worth"]),
                str(seat["owes"] or NOTHING),
                where if seat["alive"] else NOTHING,
                remarks(seat["jail"], len(seat["cards"]), seat["alive"], texts),
            ]
        )
    table = roster(heads, rows, seen["turn"] if seen["phase"] != "over" else -1, texts, names)
    table.columns[-1].justify = table.columns[-2].justify = "left"
    return table


def remarks(jail: int, cards: int, alive: bool, texts: Texts) -> str:
    told = [] if alive else [texts.say("label-bankrupt")]
    if jail:
        told.append(f"{texts.say('label-jail')} {jail}")
    if cards:
        told.append(f"{texts.say('label-free-cards')} {cards}")
    return ", ".join(told)


def bank(seen: FalloutView, texts: Texts) -> Text:
    told = f"{texts.say('field-shacks')} {seen['shacks']}, "
    return fact(texts.say("field-bank"), f"{told}{texts.say('field-vaults')} {seen['vaults']}")


def news(seen: FalloutView, texts: Texts, names: Sequence[str]) -> Iterator[Text]:
    """What is under the hammer, which card comes next where all can know it, who owes whom, whose
    rent is not yet asked for."""
    if seen["auction"] is not None:
        told = Text(texts.say(f"property-{seen['auction']['property']}"))
        told.append(lead(seen["auction"]["bid"], seen["auction"]["bidder"], texts, names))
        told.append(f"; {texts.say('field-bidders').lower()}: ")
        told.append(several(seen["auction"]["bidders"], texts, names))
        yield fact(texts.say("field-auction"), told)
    if seen["shortage"] is not None:
        yield shortage(seen["shortage"], texts, names)
    for name, deck in zip(DECKS, seen["decks"], strict=True):
        if deck["next"]:
            card = texts.say(f"card-{deck['next']}").split(":")[0]
            told = Text(texts.say("ui-deck-next", {"card": card}))
            yield fact(texts.say(f"component-{name}"), told)
    for debt in seen["debts"]:
        told = Text.assemble(
            named(debt["who"], texts, names), " → ", creditor(debt["to"], texts, names)
        )
        yield fact(texts.say("field-debts"), told.append(f": {debt['amount']}"))
    for claim in seen["claims"]:
        who = Text.assemble(named(claim["visitor"], texts, names), " → ")
        told = who.append(named(claim["owner"], texts, names)).append(f": {claim['rent']}")
        yield fact(texts.say("field-claims"), told)


def lead(bid: int, bidder: int, texts: Texts, names: Sequence[str]) -> Text:
    """The highest bid and whose it is; nobody may have bid yet."""
    if bidder < 0:
        return Text(f" · {texts.say('label-no-bids')}")
    return Text.assemble(f" · {bid}, ", named(bidder, texts, names))


def creditor(to: int, texts: Texts, names: Sequence[str]) -> Text:
    if to >= 0:
        return named(to, texts, names)
    return Text(texts.say("field-bank" if to == -1 else "label-everybody").lower())


def shortage(found: ShortageView, texts: Texts, names: Sequence[str]) -> Text:
    wants = [
        Text.assemble(mark(seat, texts), f" {count}")
        for seat, count in enumerate(found["wants"])
        if count
    ]
    building = texts.say(f"building-{found['building']}")
    told = Text.assemble(f"{building}: ", Text(", ").join(wants))
    if found["bidder"] >= 0:
        told.append(lead(found["bid"], found["bidder"], texts, names))
    return fact(texts.say("field-shortage"), told)


def offer_line(offer: OfferView, texts: Texts, names: Sequence[str]) -> Text:
    """Who offers whom what for what."""
    side = offer["sides"][0]
    gets, gives = things(side["gets"], texts), things(side["gives"], texts)
    if offer["money"] > 0:
        gives.append(str(offer["money"]))
    if offer["money"] < 0:
        gets.append(str(-offer["money"]))
    told = Text.assemble(
        named(offer["maker"], texts, names), " → ", named(offer["partner"], texts, names), ": "
    )
    told.append(f"{', '.join(gives) or NOTHING} ⇄ {', '.join(gets) or NOTHING}")
    return fact(texts.say("field-offers"), told)


def things(assets: list[str], texts: Texts) -> list[str]:
    return [texts.say(f"asset-{asset}") for asset in assets]
