"""New York City in a browser: how its moves are made by tap and by keys."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor
from tests.browser.words import Json

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
    visitor.await_sight()  # a card tapped in the position before would be put down with it
    if move.startswith("bid "):
        pick_cards(visitor, move)
        return
    opener, place = open_for(visitor, move), visitor.page.locator(f'[data-move="{move}"]')
    if opener is not None:
        expect(opener).to_be_visible()
        if not place.count():
            visitor.tap(opener)
    visitor.tap(place.first)


def pick_cards(visitor: Visitor, move: str) -> None:
    """Tap cards until the page offers to bid this size with so many jokers, and do."""
    size, jokers = map(int, move.split()[1:])
    hand = visitor.page.locator("[data-card]")
    expect(hand.first).to_be_visible()
    for card in wanted(visitor.frame, size, jokers):
        free = visitor.page.locator(f'[data-card="{card}"][aria-checked="false"]').first
        visitor.tap(free)
    offered = visitor.page.locator("button.confirm" if visitor.asks else "[data-bid]")
    expect(offered).to_contain_text(str(size))
    if not visitor.asks:
        visitor.tap(offered)


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


def lay_wrong(visitor: Visitor) -> str:
    """Tap a card that is no bid by itself; "" if the hand has none."""
    view = visitor.frame["view"]
    hand = view["houses"][visitor.frame["seat"]]["hand"]
    alone = next((card for card in hand if card != view["auction"]["category"]), "")
    if alone:
        visitor.tap(visitor.page.locator(f'[data-card="{alone}"]').first)
    return alone


def play(visitor: Visitor, move: str) -> None:
    seq = visitor.frame["seq"]
    pick(visitor, move)
    visitor.confirm()
    visitor.await_frame(seq + 1)


# By keys alone


def play_by_keys(visitor: Visitor, move: str) -> None:
    """Digits for the buttons, Tab and arrows for the board, Space for cards, Enter for the rest."""
    seq, kind = visitor.frame["seq"], move.partition(" ")[0]
    if kind == "bid":
        for card in wanted(visitor.frame, *map(int, move.split()[1:])):
            focus(visitor, f'[data-card="{card}"][aria-checked="false"]')
            visitor.page.keyboard.press("Space")
        visitor.page.locator("[data-bid]").wait_for()
        visitor.page.keyboard.press("Enter")
    elif digit := key_of(visitor, move):
        visitor.page.keyboard.press(digit)
    else:
        opener, place = open_for(visitor, move), f'[data-move="{move}"]'
        if opener is not None and not visitor.page.locator(place).count():
            focus(visitor, f'[data-opens="{opener.get_attribute("data-opens")}"]')
            visitor.page.keyboard.press("Enter")
        focus(visitor, place)
        visitor.page.keyboard.press("Enter")
    visitor.agree(lambda: visitor.page.keyboard.press("Enter"))
    visitor.await_frame(seq + 1)


def key_of(visitor: Visitor, move: str) -> str:
    button = visitor.page.locator(f'[data-move="{move}"][data-key]')
    return button.first.get_attribute("data-key") or "" if button.count() else ""


def focus(visitor: Visitor, wanted: str) -> None:
    """Tab to the part of the board that has it, then arrows to the place itself."""
    visitor.page.locator(wanted).first.wait_for()
    part = "(wanted) => document.querySelector(wanted)?.closest('[data-group], .tray, .map')"
    here = f"(wanted) => ({part})(wanted)?.contains(document.activeElement) ?? false"
    there = "(wanted) => document.activeElement?.matches(wanted) ?? false"
    for key in [*["Tab"] * 120]:
        if visitor.page.evaluate(there, wanted) or visitor.page.evaluate(here, wanted):
            break
        visitor.page.keyboard.press(key)
    for _ in range(60):
        if visitor.page.evaluate(there, wanted):
            return
        visitor.page.keyboard.press("ArrowRight")
    raise AssertionError(f"{wanted} cannot be reached by keys")


# What moves and what is cut off

# Every shift of the layout from now on, but those a touch or key of the last half second explains.
WATCH_SHIFTS = """window.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: 'layout-shift' });"""
# Where the parts of the board stand, in whole pixels; the map only while it is looked at.
PARTS = """() => Object.fromEntries(['.head', '.stage', '.sale', '.newyork > .desk', '.map']
  .map((part) => [part, document.querySelector(part)?.getBoundingClientRect()])
  .filter(([, box]) => box?.width)
  .map(([part, box]) => [part, [box.x, box.y, box.width, box.height].map(Math.round).join(' ')]))"""
# Parts of the board that stick out of it, and words of it that are cut off.
CLIPPED = """async () => {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  const board = document.querySelector('.newyork').getBoundingClientRect();
  const parts = document.querySelectorAll('.newyork :is(.head, .stage, .sale, .desk, .map)');
  const out = [...parts].filter((one) => {
    const { width, left, right, bottom } = one.getBoundingClientRect();
    const inside = left > board.left - 1 && right < board.right + 1 && bottom < board.bottom + 1;
    return width && !inside;
  });
  const cut = [...document.querySelectorAll('.office .name, .gets > *, .legend .use')]
    .filter((one) => one.clientWidth && one.scrollWidth > one.clientWidth + 1);
  return [...out, ...cut].map((one) => `${one.className}: ${one.textContent.trim().slice(0, 40)}`);
}"""


def parts(visitor: Visitor) -> dict[str, str]:
    found: dict[str, str] = visitor.page.evaluate(PARTS)
    return found


def clipped(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate(CLIPPED)
    return found
