"""Tables laid from any position of a game whose board has scenes, and the ways to play at them."""

from __future__ import annotations

import json
import sqlite3
from itertools import product

from playwright.sync_api import Locator, expect

from polis.core.codec import pack
from polis.core.model import S
from polis.testing.script import Script
from tests.browser.visitor import Visitor
from tests.browser.words import Json
from tests.server.fleet import Process

STEPS = 150  # of Tab, until it must have come round


def sit_down(visitor: Visitor, server: Process, table: Script[S], *kinds: str) -> None:
    """At a table that begins from this position, with all of its seats if nothing is said."""
    lay(visitor, server, table, *(kinds or ["me"] * table.state.players))
    visitor.button("start-game").click()
    visitor.await_start()
    expect(visitor.region("board")).to_be_visible()
    lift(visitor)


def lay(visitor: Visitor, server: Process, table: Script[S], *kinds: str) -> None:
    """Open a table that waits to begin from this position: a new one, copied with another start."""
    visitor.open("/")
    request = visitor.context.request
    csrf = request.get("/api/me").json()["csrf"]
    seats = [{"kind": kind, "bot": "newcomer" if kind == "bot" else ""} for kind in kinds]
    made = request.post(
        "/api/tables",
        data={"game": visitor.game, "seats": seats, "options": table.options},
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


def lift(visitor: Visitor) -> bool:
    """Take the seat of mine that is to decide; whether the game still goes on."""

    def ready() -> bool:
        return visitor.acts or visitor.over or visitor.curtain.is_visible()

    visitor.wait(ready, "nobody acts")
    if visitor.curtain.is_visible():
        visitor.tap(visitor.curtain)
    goes_on = visitor.await_turn()
    visitor.await_sight()
    return goes_on


def moves(frame: Json) -> list[str]:
    """Every legal move, in notation."""
    found = []
    for box in frame["choices"]:
        values = product(*(arg["values"] for arg in box["args"]))
        found += [" ".join([box["move"], *row]) for row in values]
    return found


# By tap


def turn_to(visitor: Visitor, scene: str) -> None:
    """Bring up a part of the board by its tab."""
    tab = visitor.page.locator(f'[data-scene="{scene}"]')
    expect(tab).to_be_visible()
    if tab.get_attribute("aria-selected") != "true":
        visitor.tap(tab)
    expect(tab).to_have_attribute("aria-selected", "true")


def control(visitor: Visitor, move: str) -> Locator:
    return visitor.page.locator(f'[data-move="{move}"]').first


def confirm(visitor: Visitor) -> None:
    visitor.confirm()
    visitor.await_frame(visitor.sent_at + 1)


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
    """A digit for the choice, or a walk to its control and Enter; Enter again if it is asked."""
    seq = visitor.frame["seq"]
    visitor.await_sight()
    digit = control(visitor, move).get_attribute("data-key")
    if digit:
        visitor.page.keyboard.press(digit)
    else:
        press(visitor, f'[data-move="{move}"]')
    visitor.agree(lambda: visitor.page.keyboard.press("Enter"))
    visitor.await_frame(seq + 1)
