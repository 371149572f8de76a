"""What askers and robbers say at a table: offers through the same free-form moves as a person's."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple, cast

from polis.core.match import Match
from polis.core.play import is_allowed

BEFORE_ROLL = ("rolling", "acting")
MANY = 10  # asks before one roll: as many as the rules allow

Row = dict[str, object]
Wish = Callable[[Match, int, int], Iterator[str]]


class Tongue:
    """One robber at one table: what he asks before every roll, whoever rolls."""

    def __init__(self, seat: int, wishes: list[Wish], times: int = 1, calls: bool = False) -> None:
        self.seat = seat
        self.wishes = wishes
        self.times = times
        self.calls = calls
        self.asked = 0
        self.granted = 0
        self.pending = -1  # the entry of the ask that nobody has answered yet
        self.line = -1
        self.wanted: list[tuple[Wish, int]] = []

    def say(self, match: Match) -> str:
        """The next thing he asks for, "" if he has nothing to say just now."""
        self.hear(match)
        if self.calls and is_legal(match, self.seat, "time"):
            return "time"
        if not self.wishes or (match.draws == self.line and not self.wanted):
            return ""
        if match.view(self.seat)["phase"] not in BEFORE_ROLL or answered(match):
            return ""
        if match.draws != self.line:
            self.line = match.draws
            others = [each for each in range(match.head.seats) if each != self.seat]
            once = [(wish, other) for wish in self.wishes for other in others]
            self.wanted = once * self.times
        while self.wanted:
            wish, other = self.wanted.pop(0)
            for wished in wish(match, self.seat, other):
                text = trimmed(match, self.seat, wished)
                if text:
                    self.asked += 1
                    self.pending = len(match.entries)
                    return text
        return ""

    def hear(self, match: Match) -> None:
        """What was answered. Whoever is asked speaks next; a record writes an offer in its own
        words, so it is known by its place."""
        if 0 <= self.pending < len(match.entries) - 1:
            self.granted += match.entries[self.pending + 1].text.startswith("accept")
            self.pending = -1

    def answer(self, match: Match) -> str:
        """What he says when he is asked himself; "" to do as the others would."""
        return ""


class Refuser(Tongue):
    """Declines whatever he is offered: the bots will want to ask again."""

    def answer(self, match: Match) -> str:
        for text in match.moves(self.seat):
            if text.startswith(("decline", "refuse")):
                return text if answered(match) else ""
        return ""


def answered(match: Match) -> bool:
    """Whether somebody is asked already, so that the table waits for his answer."""
    view = match.view(0)
    return bool(view.get("offers")) or bool(view.get("pact"))


def is_legal(match: Match, seat: int, text: str) -> bool:
    return is_allowed(match.game, match.state, seat, *match.read_move(text))


# What others have, as everybody sees it


def rows(match: Match, name: str) -> list[Row]:
    return cast("list[Row]", match.view(0)[name])


def belongings(match: Match, owner: int) -> list[int]:
    """The numbers of all his things, the dearest first."""
    name = "properties" if match.head.game == "fallout" else "plots"
    mine = [(cast("int", row["price"]), i) for i, row in enumerate(rows(match, name))
            if row["owner"] == owner]  # fmt: skip
    return [i for _, i in sorted(mine, reverse=True)]


def cash_of(match: Match, seat: int) -> int:
    return cast("int", rows(match, "seats")[seat]["cash"])


def offer(other: int, money: int, things: list[int]) -> str:
    return f"offer {other + 1} : {' '.join(map(str, [money, *things]))}"


def trimmed(match: Match, seat: int, text: str) -> str:
    """The offer, or as much of it as the rules allow; "" if nothing is left of it."""
    head, _, print_ = text.partition(" : ")
    money, *things = print_.split()
    while things:
        whole = f"{head} : {' '.join([money, *things])}"
        if is_legal(match, seat, whole):
            return whole
        things.pop()
    return ""


# Wishes


def for_nothing(match: Match, seat: int, other: int) -> Iterator[str]:
    """All his property for nothing."""
    if things := possible(match, seat, other):
        yield offer(other, 0, things)


def for_one(match: Match, seat: int, other: int) -> Iterator[str]:
    """All his property for a single cap."""
    if things := possible(match, seat, other):
        yield offer(other, 1, things)


def with_cash(match: Match, seat: int, other: int) -> Iterator[str]:
    """All he has, cash included, for nothing."""
    if things := possible(match, seat, other):
        yield offer(other, -cash_of(match, other), things)


def last_lot(match: Match, seat: int, other: int) -> Iterator[str]:
    """Twice the price for each thing that completes a group of his own."""
    for thing, price in completing(match, seat, other):
        if cash_of(match, seat) >= 2 * price:
            yield offer(other, 2 * price, [thing])


def junk(match: Match, seat: int, other: int) -> Iterator[str]:
    """The cheapest thing he has for the dearest of another."""
    mine = [
        thing
        for thing in belongings(match, seat)
        if is_legal(match, seat, offer(other, 0, [thing]))
    ]
    theirs = possible(match, seat, other)
    if mine and theirs:
        yield offer(other, 0, [theirs[0], mine[-1]])


def possible(match: Match, seat: int, other: int) -> list[int]:
    """What of another's things one may ask for at all: no groups with buildings on them."""
    return [
        thing
        for thing in belongings(match, other)
        if is_legal(match, seat, offer(other, 0, [thing]))
    ]


def completing(match: Match, seat: int, other: int) -> Iterator[tuple[int, int]]:
    """The things of another that are the last ones of a group one has, and their prices."""
    if match.head.game == "fallout":
        lots = rows(match, "properties")
        for i, row in enumerate(lots):
            group = [each["owner"] for each in lots if each["group"] == row["group"]]
            if row["owner"] == other and group.count(seat) == len(group) - 1:
                yield i, cast("int", row["price"])
        return
    firms, plots, groups = (rows(match, name) for name in ("firms", "plots", "groups"))
    cells = [plot["cell"] for plot in plots]
    for row in firms:
        group = [each["holder"] for each in firms if each["group"] == row["group"]]
        last = row["holder"] == other and group.count(seat) == len(group) - 1
        if last and row["plot"] in cells:
            at = cells.index(row["plot"])
            of_group = next(one for one in groups if one["name"] == row["group"])
            units = cast("list[int]", of_group["units"])[: cast("int", row["level"])]
            yield at, cast("int", plots[at]["price"]) + cast("int", of_group["price"]) + sum(units)


class Trick(NamedTuple):
    tongue: Callable[[int], Tongue]
    options: Mapping[str, Mapping[str, str]] = MappingProxyType({})


TIMED = {"fallout": {"time": "called"}, "bibs": {"goal": "time"}}
EVERYTHING: list[Wish] = [with_cash, for_one, last_lot, junk]

# By name. ``beggar`` to ``swapper`` ask once before every roll, ``pest`` ten times.
TRICKS = {
    "honest": Trick(lambda seat: Tongue(seat, [])),
    "beggar": Trick(lambda seat: Tongue(seat, [for_nothing])),
    "one_cap": Trick(lambda seat: Tongue(seat, [for_one])),
    "robber": Trick(lambda seat: Tongue(seat, [with_cash])),
    "pest": Trick(lambda seat: Tongue(seat, EVERYTHING, times=MANY)),
    "doubler": Trick(lambda seat: Tongue(seat, [last_lot])),
    "swapper": Trick(lambda seat: Tongue(seat, [junk])),
    "caller": Trick(lambda seat: Tongue(seat, [], calls=True), TIMED),
    "refuser": Trick(lambda seat: Refuser(seat, [])),
}
