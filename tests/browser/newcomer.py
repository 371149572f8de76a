"""Somebody who has never been here: plays by what the screen shows, and by nothing else.

Decisions come from what lies in sight: words, buttons in the colour of the lamp, places that are
offered, what has just appeared. The wire is heard only to know when the page has come to rest."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import WebSocket

from tests.browser.visitor import Visitor
from tests.browser.words import Json

# What can be pressed, where its middle is in sight and nothing lies over it.
LOOK = """async ([board, moves, over, turn, could]) => {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  const root = getComputedStyle(document.documentElement);
  const lamps = ['--lamp', '--lamp-deep'].map((name) => {
    const digits = root.getPropertyValue(name).trim().slice(1).match(/../g);
    return `rgb(${digits.map((two) => parseInt(two, 16)).join(', ')})`;
  });
  const region = (name) => document.querySelector(`section[aria-label="${name}"]`);
  const parts = { board: region(board), moves: region(moves) };
  const placeOf = (one) => {
    if (one.closest('dialog')) return 'dialog';
    if (one.closest(`ul[aria-label="${could}"]`)) return 'could';
    return Object.keys(parts).find((name) => parts[name]?.contains(one)) ?? '';
  };
  const things = [];
  for (const one of document.querySelectorAll('button, summary')) {
    const [place, box] = [placeOf(one), one.getBoundingClientRect()];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (!place || one.disabled || !top || !one.contains(top)) continue;
    const words = one.textContent.replace(/\\s+/g, ' ').trim();
    const state = (name) => one.getAttribute(`aria-${name}`);
    things.push({
      place, x, y, name: one.getAttribute('aria-label') ?? words,
      lamp: lamps.includes(getComputedStyle(one).backgroundColor),
      offered: state('pressed') === 'false' || state('checked') === 'false',
      taken: state('pressed') === 'true' || state('checked') === 'true',
    });
  }
  const asks = parts.moves?.querySelector('h2')?.textContent === turn;
  const box = region(over)?.getBoundingClientRect();
  const dialog = Boolean(document.querySelector('dialog'));
  return { things, asks, over: Boolean(box?.width), dialog, text: document.body.innerText };
}"""
# What one leaves alone while something else is there, and what one does now and then.
SHUNNED = {
    "en": r"\b(mortgage|sell|bankrupt\w*|take (back|all|your)|withdraw|return|leave|resign|propose|"
    r"offer (to|a)|end the|cancel|clear|why|redeem|less|fewer|since|own route|cheque)\b|^back$|×",
    "ru": r"залож|продать|банкрот|вернуть|забрать|сдаться|предложить|разорвать|снять|"
    r"отмен|убрать|назад|почему|выкупить|меньше|свернуть|было|свой путь|чек|×",
}
SELDOM = {
    "en": r"\b(pass|drop out|decline|no|refuse|done)\b",
    "ru": r"пасовать|выйти из торга|отклонить|отказ|нет\b|закончить",
}
LABELS = ("board", "my-move", "game-over", "your-turn", "opportunities")
FIDGETS = 60  # presses without a move, after which nobody would stay
SOON = 250  # milliseconds in which the page finds what one could do


class Thing(NamedTuple):
    """Something on the screen that looks as if it could be pressed."""

    place: str  # "dialog", "could", "board" or "moves"
    name: str
    x: float
    y: float
    lamp: bool  # in the one colour that marks what can be done next
    offered: bool  # it can be taken, and is not
    taken: bool


class Sight(NamedTuple):
    things: list[Thing]
    asks: bool  # it is my turn
    over: bool
    dialog: bool
    text: str

    @property
    def names(self) -> set[str]:
        return {thing.name for thing in self.things}

    @property
    def waits(self) -> bool:
        """Whether all wait for me, or nobody does any more."""
        return self.asks or self.over or self.dialog or any(one.lamp for one in self.things)


class Newcomer:
    """Plays a table to its end. What was pressed in vain is kept in ``silent``."""

    def __init__(self, visitor: Visitor, seed: int = 1, curious: bool = False) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.chance = random.Random(seed)
        self.curious = curious  # reads what one could do, too
        self.shunned = re.compile(SHUNNED[visitor.language], re.IGNORECASE)
        self.seldom = re.compile(SELDOM[visitor.language], re.IGNORECASE)
        self.silent: list[str] = []
        self.story: list[str] = []  # what was pressed; moves it made are marked
        self.moves = 0
        self.pending: dict[str, Json] = {}
        self.due = 0  # the act the page has to show before it is at rest
        self.tried: Counter[str] = Counter()  # since the last move
        self.dead: set[str] = set()  # of these, what has changed nothing
        self.known: set[str] = set()  # what was in sight before the last press
        self.labels = [visitor.say(key) for key in LABELS]
        self.pressed: Callable[[], None] = lambda: None  # at once after every touch
        self.page.on("websocket", self.listen)

    # When the page is at rest

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.ask(json.loads(text)))
        socket.on("framereceived", lambda text: self.hear(json.loads(text)))

    def ask(self, message: Json) -> None:
        if message["type"] not in ("ping", "look"):
            self.pending[message["request"]] = message

    def hear(self, message: Json) -> None:
        asked = self.pending.pop(message.get("request", ""), None)
        if asked and asked["type"] == "move" and message["type"] == "done":
            self.moves += 1
            self.due = asked["seq"] + 1

    def is_at_rest(self) -> bool:
        shown = self.visitor.is_up_to_date()  # asked first: what was sent meanwhile is heard then
        return shown and not self.pending and self.visitor.frame.get("seq", 0) >= self.due

    def rest(self) -> Sight:
        """What is seen when nothing more follows from the last touch."""
        while True:
            self.visitor.wait(self.is_at_rest, "the page does not come to rest")
            sight = self.look()
            if self.is_at_rest():
                return sight

    def look(self) -> Sight:
        found = self.page.evaluate(LOOK, self.labels)
        return Sight(**{**found, "things": [Thing(**one) for one in found["things"]]})

    # A game

    def play(self, watch: Callable[[], None] = lambda: None) -> None:
        """To the last score; ``watch`` is told of every decision before it is made."""
        while not (sight := self.await_word()).over:
            if not self.tried:
                watch()
            self.decide(sight)

    def await_word(self) -> Sight:
        """Until all wait for me, or nobody does any more."""
        seen: list[Sight] = []

        def is_asked() -> bool:
            seen.append(self.rest())
            return seen[-1].waits

        self.visitor.wait(is_asked, "nobody asks me for anything")
        if self.curious and seen[-1].asks and not self.tried:
            self.page.wait_for_timeout(SOON)
            return self.rest()
        return seen[-1]

    def decide(self, sight: Sight) -> None:
        thing, moves = self.choose(sight), self.moves
        self.press(thing)
        after = self.rest()
        self.story.append(f"{'*' if self.moves > moves else ' '} {thing.place}: {thing.name}")
        if sight.dialog:
            return
        self.known = sight.names
        if self.moves > moves:
            self.tried.clear()
            self.dead.clear()
            return
        self.tried[thing.name] += 1
        if (after.things, after.text) == (sight.things, sight.text):
            self.silent.append(f"{thing.place}: {thing.name}")
            self.dead.add(thing.name)
        assert self.tried.total() < FIDGETS, f"lost: {sorted(after.names)}"

    def press(self, thing: Thing) -> None:
        if self.visitor.touch:
            self.page.touchscreen.tap(thing.x, thing.y)
        else:
            self.page.mouse.click(thing.x, thing.y)
            self.page.mouse.move(0, 0)  # nothing is to change its look because it is pointed at
        self.pressed()

    def choose(self, sight: Sight) -> Thing:
        things = [thing for thing in sight.things if not sight.dialog or thing.place == "dialog"]
        weights = [self.appeal(thing) for thing in things]
        assert any(weights), f"nothing to press: {sorted(sight.names)}"
        return self.chance.choices(things, weights)[0]

    def appeal(self, thing: Thing) -> float:
        """How much something asks to be pressed."""
        fresh = bool(self.tried) and thing.name not in self.known
        if thing.lamp:
            value = 8.0
        elif thing.place == "could":
            value = 8.0 if thing.offered and self.curious else 0.0
        elif thing.offered:
            value = 6.0 if fresh else 2.0
        elif thing.place == "moves":
            value = 2.0
        else:
            value = 6.0 if fresh and not thing.taken else 0.001
        if thing.name in self.dead:
            return 0.0
        if not thing.lamp and self.shunned.search(thing.name):
            value *= 0.02
        elif self.seldom.search(thing.name):
            value *= 0.3
        return value / (1 + 3 * self.tried[thing.name])
