# interpreted: drawn for people
"""New York City on a terminal of eighty columns: districts, track, auction, houses, own cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from polis.core.texts import Texts
from polis.games.newyork.terms import ROUNDS
from polis.games.newyork.view import DistrictView, HouseView, NewYorkView
from polis.mech.drawing import NOTHING, fact, mark, moment, named, roster, sheet

VEHICLES = ("taxi", "metro", "tram", "bus", "ship")
AUCTIONS = ("bidding", "resolving", "taking", "refilling", "awarding", "moving", "closing")


def draw(seen: NewYorkView, texts: Texts, names: Sequence[str]) -> RenderableType:
    every = [house_name(house, i, texts, names) for i, house in enumerate(seen["houses"])]
    return Group(
        districts(seen, texts),
        *routes(seen, texts),
        fact(texts.say("field-track"), track(seen, texts)),
        *office(seen, texts),
        players(seen, texts, every),
        *laid_out(seen, texts),
        *hammer(seen, texts, every),
        *own(seen, texts, every),
        moment(seen["round"], ROUNDS, turn(seen), seen["phase"], texts, every),
    )


def house_name(house: HouseView, number: int, texts: Texts, names: Sequence[str]) -> str:
    return names[number] if house["tom"] is None else texts.say(f"tom-tom{house['tom'] + 1}")


def turn(seen: NewYorkView) -> int:
    return seen["queue"][seen["step"]] if 0 <= seen["step"] < len(seen["queue"]) else -1


# The board


def districts(seen: NewYorkView, texts: Texts) -> RenderableType:
    """Value, letter of the mayor's way, and everybody's skyscrapers; the mayor under a star."""
    keys = ("district", "letter", "value", "lamp", "towers", "neutral", "tokens")
    table = sheet("", *(texts.say(f"field-{key}") for key in keys), numbers=[3, 6])
    for one in seen["districts"]:
        name = Text(texts.say(f"district-{one['district']}"), style="bold")
        table.add_row(
            Text("★" if one["district"] == seen["mayor"] else " ", style="yellow"),
            name,
            Text(letter_of(one, texts), style="dim" if one["visited"] else ""),
            str(one["value"]),
            texts.say(f"label-lamp-{one['lamp']}"),
            towers(one, texts),
            str(one["neutral"]),
            ", ".join(token(t["vehicle"], t["value"], texts) for t in one["tokens"]) or NOTHING,
        )
    return table


def letter_of(one: DistrictView, texts: Texts) -> str:
    if one["letter"] is None:
        return NOTHING
    return texts.say(f"letter-{one['letter']}") + ("✓" if one["visited"] else "")


def towers(one: DistrictView, texts: Texts) -> Text:
    told = [
        Text.assemble(mark(house, texts), f"{count}") for house, count in enumerate(one["towers"])
    ]
    standing = [text for text, count in zip(told, one["towers"], strict=True) if count]
    return Text(" ").join(standing) if standing else Text(NOTHING)


def token(vehicle: str, value: int, texts: Texts) -> str:
    return f"{texts.say(f'field-{vehicle}')} {value}"


def routes(seen: NewYorkView, texts: Texts) -> Iterator[RenderableType]:
    """By vehicle, whose is taken marked; then the prestige tokens one may take."""
    table = sheet("", "", texts.say("field-routes"), "")
    for vehicle in VEHICLES:
        ends = [
            route_text(r["ends"], r["taken_by"], texts)
            for r in seen["routes"]
            if r["vehicle"] == vehicle
        ]
        table.add_row(" ", texts.say(f"field-{vehicle}"), *ends)
    yield table
    tokens = ", ".join(token(t["vehicle"], t["value"], texts) for t in seen["tokens"]) or NOTHING
    left = f"{texts.say('field-left').lower()} {seen['tokens_left']}"
    yield fact(texts.say("field-tokens"), f"{tokens} · {left}")


def route_text(ends: list[str], owner: int | None, texts: Texts) -> Text:
    told = Text("–".join(texts.say(f"district-{end}") for end in ends))
    return told if owner is None else Text.assemble(told, " ", mark(owner, texts))


def track(seen: NewYorkView, texts: Texts) -> Text:
    """The leader first, each with its space; the neutral marker is nobody's."""
    told: list[Text] = []
    for marker in seen["track"]:
        who = Text("○") if marker["house"] is None else mark(marker["house"], texts)
        told.append(Text.assemble(who, f" {marker['space']}"))
    return Text(" · ").join(told) if told else Text(NOTHING)


def office(seen: NewYorkView, texts: Texts) -> Iterator[RenderableType]:
    """Open characters under their value; by their numbers, as moves name them."""
    table = sheet(texts.say("field-office"), *(str(shelf["value"]) for shelf in seen["office"]))
    open = [
        " ".join(map(number, filter(None, shelf["open"]))) or NOTHING for shelf in seen["office"]
    ]
    table.add_row(texts.say("label-numbers"), *open)
    yield table
    piles = [
        f"{i}) {' '.join(map(number, pile))}"
        for i, pile in enumerate(seen["starters"]["open"], start=1)
        if pile
    ]
    if piles or seen["starters"]["blind"]:
        blind = f"{texts.say('field-blind').lower()} {seen['starters']['blind']}"
        yield fact(texts.say("field-starters"), f"{'; '.join(piles) or NOTHING} · {blind}")


def number(character: str) -> str:
    return character.removeprefix("c")


# The houses


def players(seen: NewYorkView, texts: Texts, names: Sequence[str]) -> RenderableType:
    keys = ("total", "dollars", "stock", "hand_size", "reserve", "staff")
    heads = [texts.say(f"label-{key}") for key in keys]
    rows: list[list[RenderableType]] = [
        [
            Text(str(house["total"]), style="bold"),
            str(house["dollars"]),
            str(house["supply"]),
            str(house["hand_size"]),
            Text(cards(house["reserve"], texts)),
            Text(staff(house)),
        ]
        for house in seen["houses"]
    ]
    table = roster(heads, rows, turn(seen), texts, names)
    table.columns[-1].justify = table.columns[-2].justify = "left"
    return table


def staff(house: HouseView) -> str:
    """Characters by number, with the dollars that lie on them."""
    told = [
        number(one["character"])
        + (f"×{one['count']}" if one["count"] > 1 else "")
        + (f"({one['paid']}$)" if one["paid"] else "")
        for one in house["staff"]
    ]
    return " ".join(told) or NOTHING


def cards(held: Mapping[str, int], texts: Texts) -> str:
    told = [
        texts.say(f"card-{card}") + (f" ×{count}" if count > 1 else "")
        for card, count in held.items()
    ]
    return ", ".join(told) or NOTHING


# What is going on


def laid_out(seen: NewYorkView, texts: Texts) -> Iterator[Text]:
    """Open pairs of cards, and what else lies on the table."""
    open = [
        f"{i + 1}) {together(pair, texts)}" for i, pair in enumerate(seen["cards"]["pairs"]) if pair
    ]
    if open:
        yield fact(texts.say("field-pairs"), "; ".join(open))
    if seen["cards"]["spare"]:
        yield fact(texts.say("field-spare"), cards(seen["cards"]["spare"], texts))
    discards = cards(seen["cards"]["discards"], texts)
    yield fact(texts.say("field-discards"), discards)
    yield fact(texts.say("field-deck"), str(seen["cards"]["deck"]))


def hammer(seen: NewYorkView, texts: Texts, names: Sequence[str]) -> Iterator[Text]:
    """The auction: who has bid how much with which cards, and who leads."""
    auction = seen["auction"]
    if auction["category"] is None or seen["phase"] not in AUCTIONS:
        return
    told = Text(texts.say(f"auction-{auction['category']}"))
    if auction["declared"]:
        told.append(f" · {texts.say('field-declared').lower()}: ")
        told.append(" ".join(map(number, auction["declared"])))
    yield fact(texts.say("field-auction"), told)
    for house in auction["settled"]:
        laid = cards(auction["laid"][house], texts)
        bid = (
            f"{auction['bids'][house]} ({laid})"
            if auction["bids"][house]
            else texts.say("label-none")
        )
        leads = seen["phase"] != "bidding" and house == auction["winner"] and auction["bids"][house]
        place = " ★" if leads else ""
        yield Text.assemble("  ", named(house, texts, names), f": {bid}", (place, "yellow"))


def own(seen: NewYorkView, texts: Texts, names: Sequence[str]) -> Iterator[Text]:
    """Hands that the viewer may see, and cards that everybody saw go into the others'."""
    for i, house in enumerate(seen["houses"]):
        if house["hand"] is not None:
            who = Text.assemble(texts.say("field-hand"), " ", mark(i, texts))
            yield Text.assemble(who, ": ", cards(house["hand"], texts), style="bold")
    if seen["ability"]["drawn"]:
        yield fact(texts.say("field-drawn"), cards(seen["ability"]["drawn"], texts))
    known = [
        Text.assemble(mark(i, texts), f" {cards(house['known'], texts)}")
        for i, house in enumerate(seen["houses"])
        if house["hand"] is None and house["known"]
    ]
    if known:
        yield fact(texts.say("field-known"), Text("; ").join(known))


# Beside the choices


def remark(seen: NewYorkView, texts: Texts, move: str) -> str:
    """What a character can do, which cards a bid takes, and what lies in a pile or a pair that is
    named by number."""
    kind, *values = move.split()
    if kind in ("use", "take"):
        return ability(values[0], texts)
    if kind == "bid":
        size, jokers = int(values[0]), int(values[1])
        found = [bid for bid in seen["sets"] if (bid["size"], bid["jokers"]) == (size, jokers)]
        return cards(found[0]["cards"], texts) if found else ""
    if kind == "pick":
        pile = seen["starters"]["open"][int(values[0]) - 1]
        return "; ".join(f"{number(c)}: {ability(c, texts)}" for c in pile)
    if kind == "pair":
        return together(seen["cards"]["pairs"][int(values[0]) - 1] or [], texts)
    return ""


def together(pair: Sequence[str], texts: Texts) -> str:
    return " + ".join(texts.say(f"card-{card}") for card in pair)


def ability(character: str, texts: Texts) -> str:
    return str(texts.forms("it", "character", character).get("it_about", ""))
