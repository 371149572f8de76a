"""Bibs in a browser: positions to begin from, and where the control of a move is."""

from __future__ import annotations

from playwright.sync_api import Locator

from polis.games.bibs.tests.table import Script, arranged
from tests.browser.laid import control, turn_to
from tests.browser.visitor import Visitor
from tests.browser.words import Json

# Where the control of a move is found.
SCENES = {
    "desk": "estate",
    "sell": "estate",
    "leave": "estate",
    "accept": "trade",
    "decline": "trade",
    "holding": "pacts",
    "break": "pacts",
    "agree": "board",
    "refuse": "board",
    "arrow": "pacts",
}

# What a newcomer would like to do, the dearest wish first; and the cash kept in hand.
WISHES = (
    *("agree", "decline", "buy", "order", "found", "develop", "place", "ride", "roll", "skip"),
    *("done", "sell", "return", "back", "give_up"),
)
CAUTIOUS = 700

# Positions


def street() -> Script:
    """The middle of a game of three: groups whole and shared, a concern, a firm of the bank's."""
    return arranged(
        3,
        firms={
            1: "vegetables@o1 bread@o2 meat@o3 bar@o5 cafe@c1 restaurant@c2 billiards@o8 books@o12",
            2: "bowling@o9 club@c4 repair@o11 newspaper@c5 radio@c6 cars@o27 electricity@o30",
            3: "laundry@o13 haircut@o15 television@c8 machinery@o16 freight@o23 steel@o24 gas@o31",
        },
        plots={1: "o6 c9 o39", 2: "c11 o40", 3: "o34 c14"},
        hand={3: "oil"},
        levels={"food": 1, "bar": 2, "cafe": 1, "restaurant": 1, "bowling": 1, "machinery": 1},
        cheap={"bar": 1},
        bank="books electricity",
        at={1: "o6", 2: "c3", 3: "o29"},
        cash=[1400, 900, 640],
        arrows="late_city",
    )


def bound() -> Script:
    """A holding of two, with units of both, and one of them to move."""
    return arranged(
        3,
        firms={1: "billiards@o8 bowling@o9", 2: "club@c4", 3: "coal@o27"},
        levels={"billiards": 2, "bowling": 1, "club": 2},
        holdings="leisure",
        at={1: "o6", 2: "c3", 3: "o29"},
        cash=[800, 500, 700],
    )


def at_the_banks() -> Script:
    """Somebody has just come to a firm that belongs to the bank."""
    table = arranged(
        3,
        firms={1: "cars@o27", 2: "cafe@o8 bar@o9"},
        levels={"cafe": 2},
        bank="cafe",
        at={1: "o3", 2: "c3", 3: "o29"},
    )
    return table.play("1: roll", "*: dice 2 3")


def in_debt() -> Script:
    """A visitor cannot pay the rent."""
    table = arranged(
        3,
        firms={1: "bar@o1 cafe@o2 coal@o39", 2: "cars@o8 steel@o9 gas@o30"},
        levels={"cars": 5, "bar": 1},
        at={1: "o3", 2: "c3", 3: "o29"},
        cash=[100, 900, 640],
    )
    return table.play("1: roll", "*: dice 2 3")


def received() -> Script:
    """A card another has handed over must be put down before the roll."""
    return arranged(
        3,
        firms={1: "cars@o27 steel@o24"},
        received={1: "coal"},
        plots={1: "o6 c9"},
        at={1: "o7", 2: "c3", 3: "o29"},
    )


def at_the_metro() -> Script:
    """Somebody has just come to a Metro station."""
    return arranged(3, at={1: "o2", 2: "c3", 3: "o29"}).play("1: roll", "*: dice 2 3")


def with_an_order() -> Script:
    """Somebody has come to State order and has two firms."""
    table = arranged(
        3, firms={1: "bar@o1 oil@o2"}, levels={"oil": 2}, at={1: "o8", 2: "c3", 3: "o29"}
    )
    return table.play("1: roll", "*: dice 1 1")


def on_a_free_plot() -> Script:
    """A plot may be bought, and by optional rule 3 a firm with it."""
    table = arranged(3, at={1: "o0", 2: "c3", 3: "o29"}, plot_and_firm="on")
    return table.play("1: roll", "*: dice 1 2")


def after_a_double() -> Script:
    """By optional rules 5 and 6 the double just rolled may form a holding and end another."""
    return arranged(
        3,
        firms={1: "billiards@o8 bowling@o9 bar@o5", 2: "club@c4 cafe@c1 restaurant@c2"},
        holdings="leisure",
        double=1,
        at={1: "o6", 2: "c3", 3: "o29"},
        double_joins="on",
        double_parts="on",
    )


def asked_for_a_short_cut() -> Script:
    """Somebody has proposed an arrow; the others are asked."""
    return street().play("1: arrow ring")


# Reading


def firm(visitor: Visitor, name: str) -> Json:
    found: Json = next(one for one in visitor.frame["view"]["firms"] if one["name"] == name)
    return found


def group(visitor: Visitor, name: str) -> Json:
    found: Json = next(one for one in visitor.frame["view"]["groups"] if one["name"] == name)
    return found


# By tap


def look_at(visitor: Visitor, name: str) -> None:
    """A firm in the firm table."""
    turn_to(visitor, "firms")
    badge = visitor.page.locator(f'[data-firm="{name}"]')
    if badge.get_attribute("aria-pressed") != "true":
        visitor.tap(badge)


def place_of(visitor: Visitor, move: str) -> Locator:
    """The control of a move, after turning to where it is."""
    visitor.await_sight()
    kind, *words = move.split()
    if scene := SCENES.get(kind, ""):
        turn_to(visitor, scene)
    elif kind in ("develop", "found", "place", "propose"):
        look_at(visitor, words[-1] if kind in ("develop", "propose") else words[0])
    return control(visitor, move)


def pick(visitor: Visitor, move: str) -> None:
    visitor.tap(place_of(visitor, move))


def play(visitor: Visitor, move: str) -> None:
    seq = visitor.frame["seq"]
    pick(visitor, move)
    visitor.confirm()
    visitor.await_frame(seq + 1)


def newcomers_move(frame: Json) -> str:
    """What somebody would do who takes what is offered: buys, founds, develops, rolls."""
    seat = frame["view"]["seats"][frame["seat"]]
    kinds = {box["move"]: [arg["values"][0] for arg in box["args"]] for box in frame["choices"]}
    if seat["cash"] < CAUTIOUS:
        kinds = {kind: args for kind, args in kinds.items() if kind not in ("found", "develop")}
    kind = next(one for one in WISHES if one in kinds)
    return " ".join([kind, *kinds[kind]])


def put_together(visitor: Visitor, partner: int, *things: str) -> None:
    """A deal on the trade table: cells for plots with what stands on them, firms for cards."""
    turn_to(visitor, "trade")
    visitor.tap(visitor.page.locator(f'[data-partner="{partner}"]'))
    for thing in things:
        visitor.tap(visitor.page.locator(f'.pool [data-asset="{thing}"]'))
