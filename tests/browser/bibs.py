"""Bibs in a browser: tables laid from any position, moves made by tap and by keys."""

from __future__ import annotations

import json
import sqlite3
from itertools import product

from playwright.sync_api import Locator, expect

from polis.core.codec import pack
from polis.games.bibs.tests.table import arranged
from polis.lab.script import Script
from tests.browser.visitor import Json, Visitor
from tests.server.fleet import Process

STEPS = 150  # of Tab, until it must have come round
# Where the control of a move is found.
SCENES = {
    "desk": "estate",
    "sell": "estate",
    "leave": "estate",
    "accept": "trade",
    "decline": "trade",
    "holding": "pacts",
    "agree": "pacts",
    "arrow": "pacts",
}

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


# Tables


def sit_down(visitor: Visitor, server: Process, table: Script, *kinds: str) -> None:
    """At a table that begins from this position, with all of its seats if nothing is said."""
    lay(visitor, server, table, *(kinds or ["me"] * table.state.players))
    visitor.button("start-game").click()
    visitor.await_start()
    expect(visitor.region("board")).to_be_visible()
    lift(visitor)


def lay(visitor: Visitor, server: Process, table: Script, *kinds: str) -> None:
    """Open a table that waits to begin from this position: a new one, copied with another start."""
    visitor.open("/")
    request = visitor.context.request
    csrf = request.get("/api/me").json()["csrf"]
    seats = [{"kind": kind, "bot": "newcomer" if kind == "bot" else ""} for kind in kinds]
    made = request.post(
        "/api/tables",
        data={"game": "bibs", "seats": seats},
        headers={"x-csrf-token": csrf},
    ).json()
    start = json.dumps(pack(table.state), separators=(",", ":"))
    visitor.open(f"/tables/{copied(server, made['id'], start)}")


def copied(server: Process, table: str, start: str) -> str:
    """No door leads to a made-up position, so that it is put into the store by hand."""
    path = server.settings.db.removeprefix("sqlite:///")
    other = table[:-3] + "own"
    with sqlite3.connect(path, timeout=30) as store:
        (text,) = store.execute("select act from acts where game = ?", (table,)).fetchone()
        act = json.dumps({**json.loads(text), "start": start})
        for name, key in (("tables", "id"), ("members", '"table"'), ("acts", "game")):
            rows = store.execute(f"select * from {name} where {key} = ?", (table,))
            columns = [column[0] for column in rows.description]
            for row in rows.fetchall():
                values = {**dict(zip(columns, row, strict=True)), key.strip('"'): other}
                values |= {"act": act} if "act" in values else {}
                marks = ", ".join("?" * len(values))
                store.execute(f"insert into {name} values ({marks})", list(values.values()))
    store.close()
    return other


def lift(visitor: Visitor) -> None:
    """Take the seat of mine that is to decide."""
    visitor.wait(lambda: visitor.acts or visitor.curtain.is_visible(), "nobody acts")
    if visitor.curtain.is_visible():
        visitor.tap(visitor.curtain)
    visitor.await_turn()
    visitor.await_sight()


def moves(frame: Json) -> list[str]:
    """Every legal move, in notation."""
    found = []
    for box in frame["choices"]:
        values = product(*(arg["values"] for arg in box["args"]))
        found += [" ".join([box["move"], *row]) for row in values]
    return found


def firm(visitor: Visitor, name: str) -> Json:
    found: Json = next(one for one in visitor.frame["view"]["firms"] if one["name"] == name)
    return found


def group(visitor: Visitor, name: str) -> Json:
    found: Json = next(one for one in visitor.frame["view"]["groups"] if one["name"] == name)
    return found


# By tap


def turn_to(visitor: Visitor, scene: str) -> None:
    """Bring up a part of the board: ``board``, ``firms``, ``estate``, ``pacts``, ``trade``."""
    tab = visitor.page.locator(f'[data-scene="{scene}"]')
    expect(tab).to_be_visible()
    if tab.get_attribute("aria-selected") != "true":
        visitor.tap(tab)
    expect(tab).to_have_attribute("aria-selected", "true")


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
    return visitor.page.locator(f'[data-move="{move}"]').first


def pick(visitor: Visitor, move: str) -> None:
    visitor.tap(place_of(visitor, move))


def confirm(visitor: Visitor) -> None:
    seq = visitor.frame["seq"]
    visitor.confirm()
    visitor.await_frame(seq + 1)


def play(visitor: Visitor, move: str) -> None:
    pick(visitor, move)
    confirm(visitor)


def put_together(visitor: Visitor, partner: int, *things: str) -> None:
    """A deal on the trade table: cells for plots with what stands on them, firms for cards."""
    turn_to(visitor, "trade")
    visitor.tap(visitor.page.locator(f'[data-partner="{partner}"]'))
    for thing in things:
        visitor.tap(visitor.page.locator(f'.pool [data-asset="{thing}"]'))


# By keys alone


def walk(visitor: Visitor, to: str) -> None:
    for _ in range(STEPS):
        if visitor.page.evaluate(f"document.activeElement?.matches('{to}')"):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"no way by Tab to {to}")


def press(visitor: Visitor, to: str) -> None:
    walk(visitor, to)
    visitor.page.keyboard.press("Enter")


def choose_by_keys(visitor: Visitor, move: str) -> None:
    """Walk to the control of a move; Enter picks it, the bar confirms it."""
    seq = visitor.frame["seq"]
    visitor.await_sight()
    press(visitor, f'[data-move="{move}"]')
    expect(visitor.page.locator("button.confirm")).to_be_enabled()
    visitor.page.keyboard.press("Enter")
    visitor.await_frame(seq + 1)
