"""New York City in a browser: how its moves are made by tap and by keys."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Json, Visitor

CARDS = ["press", "dollars", "office", "plan", "prestige", "skyscraper", "joker"]
# What must be opened before a place for the move is there.
OPENERS = {"place": 1, "convert": 0, "swap": 2}


def any_move(frame: Json, chance: random.Random) -> str:
    """A legal move; cards are bid rather than passed, and swapped only now and then."""
    boxes = frame["choices"]
    bids = [box for box in boxes if box["move"] in ("bid", "use", "convert")]
    calm = [box for box in boxes if box["move"] != "swap"]
    pool = bids if bids and chance.random() < 0.7 else calm if chance.random() < 0.85 else boxes
    box = chance.choice(pool)
    return " ".join([box["move"], *(chance.choice(arg["values"]) for arg in box["args"])])


def open_for(visitor: Visitor, move: str) -> Locator | None:
    """The control that brings up the place of this move, if it needs one."""
    kind, *values = move.split()
    if kind not in OPENERS:
        return None
    key = {"place": f"place {values[0]}", "convert": "convert", "swap": f"swap {values[-1]}"}[kind]
    return visitor.page.locator(f'[data-opens="{key}"]').first


def pick(visitor: Visitor, move: str) -> None:
    """Choose a move as a person would: a place on the board, or cards one by one."""
    kind, *values = move.split()
    if kind == "bid":
        pick_cards(visitor, move)
        return
    opener, place = open_for(visitor, move), visitor.page.locator(f'[data-move="{move}"]')
    if opener is not None:
        expect(opener).to_be_visible()
        if not place.count():
            visitor.tap(opener)
    visitor.tap(place.first)


def pick_cards(visitor: Visitor, move: str) -> None:
    """Tap cards until the bar offers to bid this size with so many jokers."""
    size, jokers = map(int, move.split()[1:])
    hand = visitor.page.locator("[data-card]")
    expect(hand.first).to_be_visible()
    for card in wanted(visitor.frame, size, jokers):
        free = visitor.page.locator(f'[data-card="{card}"][aria-checked="false"]').first
        visitor.tap(free)
    expect(visitor.page.locator("button.confirm")).to_contain_text(str(size))


def wanted(frame: Json, size: int, jokers: int) -> list[str]:
    """Cards that make this bid: own ones, then pairs, then what a character lets pass."""
    auction, hand = frame["view"]["auction"], dict(frame["view"]["houses"][frame["seat"]]["hand"])
    own = [auction["category"], *auction["converted"]]
    real = size - jokers - auction["plus"] - auction["extra_jokers"]
    found = ["joker"] * jokers
    others = [card for card in CARDS[:6] if card not in own and hand.get(card)]
    if real == 0:
        return [*found, min(others, key=lambda card: hand[card] % 2 == 0)]
    cards = [card for card in own for _ in range(hand.get(card, 0))][:real]
    left = real - len(cards)
    odd = [card for card in others if hand[card] % 2][: min(left, auction["wilds"])]
    left -= len(odd)
    pairs = [card for card in others for _ in range((hand[card] - (card in odd)) // 2)][:left]
    return [*found, *cards, *odd, *(card for card in pairs for _ in range(2))]


def play(visitor: Visitor, move: str) -> None:
    seq = visitor.frame["seq"]
    pick(visitor, move)
    visitor.confirm()
    visitor.await_frame(seq + 1)
