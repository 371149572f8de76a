"""Moves that only take back what the same player has done in the same turn."""

from __future__ import annotations

from collections.abc import Collection

from polis.core.match import Match
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
    schema, at_once, later = match.game.schema(), 0, 0
    done: list[tuple[int, str, int]] = []  # seat, text, draws before it
    givers: dict[tuple[str, int], int] = {}  # (event, thing) → draws before it passed on
    taken: dict[tuple[str, int], int] = {}  # (event, thing) → who has got it
    draws, last = 0, (NATURE, "")
    texts = {i + 1: entry.text for i, entry in enumerate(match.entries)}
    turns = any(event.name == "turn_began" for event in schema.events)
    for step in match.history.steps:
        word = texts[step.line].split()[0]
        if not turns and (step.seat, word) != last:
            done = []  # another decision
        last = step.seat, word
        draws += step.seat == NATURE
        text = texts[step.line]
        if step.seat in seats:
            for seat, old, drawn in done:
                if seat == step.seat and takes_back(old, text):
                    at_once += drawn == draws
                    later += drawn != draws
                    done.remove((seat, old, drawn))
                    break
            done.append((step.seat, text, draws))
            if not turns:
                done = done[-1:]  # where there are no turns, the very next move
        for _, event, *numbers in step.events:
            name = schema.events[event].name
            if name == "turn_began":
                done, givers, taken = [], {}, {}
            elif name in PASSED and maker_of(text) in seats:
                thing = name, numbers[1]
                if thing in taken and taken[thing] != numbers[0]:
                    at_once += givers[thing] == draws
                    later += givers[thing] != draws
                taken[thing], givers[thing] = numbers[0], draws
    return at_once, later


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
