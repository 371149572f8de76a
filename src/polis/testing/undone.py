"""Moves that only take back what the same player has done in the same turn."""

from __future__ import annotations

from collections.abc import Collection

from polis.core.history import Step
from polis.core.match import Match
from polis.core.schema import Schema
from polis.core.seats import NATURE

# By word: those that undo it. Two of a kind that name the same things the other way round do so
# too, as ``swap press office`` and ``swap office press``.
UNDOING = {
    "mortgage": ("redeem",),
    "redeem": ("mortgage",),
    "build": ("sell", "sell_down"),
    "sell": ("build",),
    "develop": ("sell_unit", "strip"),
    "sell_unit": ("develop",),
    "found": ("take", "return"),
    "return": ("found",),
    "place": ("take", "return"),
    "take": ("place",),
    "holding": ("leave", "break"),
    "desk": ("back",),
    "offer": ("withdraw",),
    "propose": ("withdraw",),
}
BARE = {"back", "withdraw", "sell_down", "leave"}  # what follows the word does not matter
PASSED = ("changed_hands", "business_passed", "plot_passed", "card_passed")


def undone(match: Match, seats: Collection[int]) -> tuple[int, int]:
    """How many moves of these seats undid one of their own: with no chance in between, and in the
    same turn after it. A thing that comes back to who gave it away counts as well, where these
    seats proposed both deals."""
    count = Count(match.game.schema(), seats)
    texts = {i + 1: entry.text for i, entry in enumerate(match.entries)}
    for step in match.history.steps:
        count.take(step, texts[step.line])
    return count.at_once, count.later


class Count:
    """What has been undone so far, and what the next moves may undo."""

    def __init__(self, schema: Schema, seats: Collection[int]) -> None:
        self.schema, self.seats = schema, seats
        self.turns = any(event.name == "turn_began" for event in schema.events)
        self.at_once, self.later = 0, 0
        self.draws, self.last = 0, (NATURE, "")
        self.forget()

    def forget(self) -> None:
        self.done: list[tuple[int, str, int]] = []  # seat, text, draws before it
        self.givers: dict[tuple[str, int], int] = {}  # (event, thing) → draws before it passed on
        self.taken: dict[tuple[str, int], int] = {}  # (event, thing) → who has got it

    def take(self, step: Step, text: str) -> None:
        word = text.split()[0]
        if not self.turns and (step.seat, word) != self.last:
            self.done = []  # another decision
        self.last = step.seat, word
        self.draws += step.seat == NATURE
        if step.seat in self.seats:
            self.move(step.seat, text)
        for _, event, *numbers in step.events:
            name = self.schema.events[event].name
            if name == "turn_began":
                self.forget()
            elif name in PASSED and maker_of(text) in self.seats:
                self.pass_on((name, numbers[1]), numbers[0])

    def move(self, seat: int, text: str) -> None:
        for old in self.done:
            if old[0] == seat and takes_back(old[1], text):
                self.add(old[2])
                self.done.remove(old)
                break
        self.done.append((seat, text, self.draws))
        if not self.turns:
            self.done = self.done[-1:]  # where there are no turns, the very next move

    def pass_on(self, thing: tuple[str, int], seat: int) -> None:
        if thing in self.taken and self.taken[thing] != seat:
            self.add(self.givers[thing])
        self.taken[thing], self.givers[thing] = seat, self.draws

    def add(self, draws: int) -> None:
        """One more, after so many draws when it was done."""
        self.at_once += draws == self.draws
        self.later += draws != self.draws


def maker_of(text: str) -> int:
    """Whose offer is accepted, -1 if none is."""
    word, _, number = text.partition(" ")
    return int(number) - 1 if word == "accept" else -1


def takes_back(old: str, new: str) -> bool:
    before, after = old.split(), new.split()
    if after[0] == before[0] == "swap":
        return before[1:] == after[:0:-1]
    if after[0] not in UNDOING.get(before[0], ()):
        return False
    return after[0] in BARE or before[1:2] == after[1:2]
