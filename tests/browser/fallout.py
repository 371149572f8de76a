"""Monopoly: Fallout in a browser: games to go on from, moves made by tap and by keys."""

from __future__ import annotations

import random
from typing import NamedTuple

from playwright.sync_api import Locator

from polis.games.fallout.tests.table import Script, arranged
from tests.browser import past
from tests.browser.laid import confirm, control, lift, moves, turn_to
from tests.browser.past import Past
from tests.browser.visitor import Visitor
from tests.browser.words import Json
from tests.server.fleet import Process

SEATS = 4
# Where the control of a move is found.
SCENES = {
    "mortgage": "estate",
    "redeem": "estate",
    "build": "estate",
    "sell": "estate",
    "sell_down": "estate",
    "sell_keep": "estate",
    "sell_less": "estate",
    "accept": "trade",
    "decline": "trade",
    "withdraw": "trade",
    "raise": "sale",
    "pass": "sale",
    "place": "board",
}


class Wasteland(NamedTuple):
    """A finished game, and lines of it at which something could be seen."""

    past: Past
    moments: dict[str, int]


def any_move(frame: Json, chance: random.Random) -> str:
    """A legal move of somebody who deals and builds, so that groups, debts and ruin come soon."""
    found = moves(frame)

    def of(*kinds: str) -> list[str]:
        return [move for move in found if move.split()[0] in kinds]

    wishes: list[tuple[list[str], float]] = [
        (of("accept"), 1),
        (of("decline"), 1),
        (of("build", "place"), 0.95),
        (of("propose"), 0.8),
        (of("buy"), 0.75),
        (of("roll"), 1),
        (of("refuse"), 1),
        (of("raise")[:4] if lead(frame) < 120 else [], 0.5),
        (of("pass"), 1),
        (of("sell", "sell_down", "sell_keep", "sell_less"), 0.5),
        (of("mortgage"), 1),
    ]
    for some, how_often in wishes:
        if some and chance.random() < how_often:
            return chance.choice(some)
    return chance.choice(found)


def lead(frame: Json) -> int:
    auction = frame["view"]["auction"]
    return int(auction["bid"]) if auction else 0


# A game to go on from


def owned(view: Json, seat: int) -> list[Json]:
    return [one for one in view["properties"] if one["owner"] == seat]


def moments_of(frame: Json) -> list[str]:
    """What could be shown at this decision."""
    view, seat, may = frame["view"], frame["seat"], {one["move"] for one in frame["choices"]}
    plain = [one for one in owned(view, seat) if one["level"] == 0 and not one["mortgaged"]]
    alive = [one for one in range(SEATS) if view["seats"][one]["alive"]]
    found = [view["phase"]]
    if "fine" in may:
        found.append("jail")
    if view["phase"] == "rolling" and not view["offers"] and "fine" not in may:
        rich = [one for one in alive if owned(view, one) and one != seat]
        if len(plain) > 1 and "mortgage" in may and rich and len(alive) == SEATS:
            found.append("business")
    if view["phase"] == "owing" and len(alive) > 2:
        found.append("debt")
    return found


def play_out(server: Process) -> Wasteland:
    """A game of four on one device, played over the wire; again, should it lack what is wanted."""
    for seed in range(1, 6):
        moments: dict[str, int] = {}

        def choose(frame: Json, chance: random.Random, moments: dict[str, int] = moments) -> str:
            for name in moments_of(frame):
                if name != "business" or frame["view"]["round"] < 12:
                    moments[name] = frame["line"]
            return any_move(frame, chance)

        options = {"rounds": "60"}
        played = past.play_out(
            server, "fallout", people=SEATS, bots=0, seed=seed, choose=choose, options=options
        )
        if {"auction", "jail", "business", "debt", "buying"} <= set(moments):
            return Wasteland(played, moments)
    raise AssertionError("five games without a debt, a Jail or an auction")


def resume(visitor: Visitor, game: Wasteland, moment: str) -> None:
    """At a device for all, in the seat of whoever is to decide."""
    past.go_on(visitor, game.past, game.moments[moment], *["me"] * SEATS)
    lift(visitor)


# Positions


def street() -> Script:
    """The middle of a game of four: one has built up most of the board, one sits in Jail, and the
    rich one has just come to a lot that is for sale."""
    table = arranged(
        SEATS,
        deeds={
            1: "light_blue orange red yellow green",
            2: "junktown vault111",
            3: "klamath vernon dupont",
            4: "hub shady_sands enclave_radio",
        },
        levels={"light_blue": 4, "orange": 5, "red": 5, "yellow": 4, "green": 5},
        cash=[900, 150, 120, 90],
        jailed={2: 1},
        at={1: 11, 3: 5, 4: 35},
        rounds="20",
    )
    return table.play("1: roll; *: dice 1 2")


def market() -> Script:
    """Before a roll in the middle of a game of four: everybody has something to deal with."""
    return arranged(
        SEATS,
        deeds={
            1: "junktown vernon rivet_city tenpenny concord",
            2: "klamath dupont vault101",
            3: "hub vault13 lexington",
            4: "shady_sands diamond_city enclave_radio",
        },
        mortgaged="dupont",
        cards={3: "guide"},
        cash=[600, 500, 400, 300],
        at={1: 3, 2: 12, 3: 28, 4: 36},
    )


def built() -> Script:
    """Before a roll, with a whole group on which more can be built."""
    return arranged(SEATS, deeds={1: "light_blue", 2: "junktown"}, levels={"light_blue": 2})


def in_debt() -> Script:
    """Somebody cannot pay the rent, whatever he sells."""
    table = arranged(
        SEATS,
        deeds={1: "junktown hub", 2: "green dark_blue", 3: "vernon"},
        levels={"green": 4},
        cash=[60, 700, 500, 400],
        at={1: 28, 2: 12, 3: 5, 4: 36},
    )
    return table.play("1: roll; *: dice 1 2")


def can_cover() -> Script:
    """Somebody owes the bank more than is in hand, and can raise many times that."""
    table = arranged(
        3,
        deeds={1: "orange dark_blue", 2: "light_blue pink dupont green", 3: "red"},
        levels={"orange": 2, "pink": 5},
        mortgaged="diamond_city",
        cash=[12, 230, 400],
        at={1: 35, 2: 27, 3: 36},
    )
    return table.play("1: roll; *: dice 1 2")


def near_cards() -> Script:
    """Two before a roll, many of which lead to a card."""
    return arranged(2, deeds={1: "junktown", 2: "klamath"}, at={1: 29, 2: 10})


def short_of_vaults() -> Script:
    """The last vault is auctioned, and one has bid for it. The other has a cheaper site with four
    shacks, but no vault may stand there while its neighbour has three."""
    table = arranged(
        3,
        deeds={1: "brown dark_blue", 2: "light_blue", 3: "pink orange red yellow"},
        levels={
            "junktown": 4,
            "klamath": 3,
            "dark_blue": 4,
            "light_blue": 4,
            "pink": 5,
            "orange": 5,
            "red": 5,
            "yellow": 5,
            "new_reno": 4,
        },
        cash=[900, 900, 20],
        turn=2,
    )
    return table.play("2: build megaton; 1: want 1; 2: raise one")


# Whenever a card is held up or put away, or a purse changes.
WATCH_CARDS = """() => {
  const looks = {
    card: () => document.querySelector('[data-card]')?.dataset.card ?? '',
    purse: () => [...document.querySelectorAll('.holdings')].map((one) => one.textContent).join(),
  };
  const seen = { card: looks.card(), purse: looks.purse() };
  window.marks = [];
  const look = () => {
    for (const name in looks) {
      const now = looks[name]();
      if (now === seen[name]) continue;
      seen[name] = now;
      window.marks.push([name, now]);
    }
  };
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
}"""
PLAIN = ("roll", "buy", "decline", "refuse", "pass", "claim", "want", "mortgage", "give_up")


def play_plainly(visitor: Visitor) -> None:
    """Roll, buy what can be bought, deal with nobody."""
    found = moves(visitor.frame)
    play(visitor, next(one for kind in PLAIN for one in found if one.split()[0] == kind))


# By tap


def place_of(visitor: Visitor, move: str) -> Locator:
    """The control of a move, after turning to where it is."""
    visitor.await_sight()
    if scene := SCENES.get(move.split()[0], ""):
        turn_to(visitor, scene)
    return control(visitor, move)


def pick(visitor: Visitor, move: str) -> None:
    visitor.tap(place_of(visitor, move))


def play(visitor: Visitor, move: str) -> None:
    seq = visitor.frame["seq"]
    pick(visitor, move)
    visitor.confirm()
    visitor.await_frame(seq + 1)


def chips(visitor: Visitor, side: int) -> Locator:
    """Deeds and cards that can be put on the table: mine, or the partner's."""
    return visitor.page.locator(".pool").nth(side).locator("[data-asset]:enabled")


def put_together(visitor: Visitor, partner: int) -> list[str]:
    """One thing of each; what lies on the table then."""
    turn_to(visitor, "trade")
    visitor.tap(visitor.page.locator(f'[data-partner="{partner}"]'))
    names = []
    for side in (0, 1):
        if chips(visitor, side).count():
            names.append(chips(visitor, side).first.get_attribute("data-asset") or "")
            visitor.tap(chips(visitor, side).first)
    return names


def offer(visitor: Visitor) -> Json:
    """Put forward what lies on the table; the first offer of those that wait then."""
    visitor.tap(visitor.page.locator("[data-offer]"))
    confirm(visitor)
    found: Json = visitor.frame["view"]["offers"][0]
    return found
