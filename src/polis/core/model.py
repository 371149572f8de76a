"""The words every game is written in: move codes, Menu, Odds, Log, Why, State, Game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, TypeAlias, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from polis.core.codec import pack, unpack
from polis.core.opportunities import Opportunities
from polis.core.rng import Rng
from polis.core.schema import Schema
from polis.core.seats import EVERYONE, NONE
from polis.core.vectors import places_of

# A move is one number: its kind, then up to three arguments of 16 bits, the first one lowest.
ROOM: Final = 0xFFFF
NO_MOVE: Final = -1
UNLIKE: Final = -1  # two moves of which one is never offered instead of the other


def move(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    return kind << 48 | c << 32 | b << 16 | a


def kind_of(code: i64) -> i64:
    return code >> 48


def first_of(code: i64) -> i64:
    return code & ROOM


def second_of(code: i64) -> i64:
    return code >> 16 & ROOM


def third_of(code: i64) -> i64:
    return code >> 32 & ROOM


class Menu:
    """The legal moves of one decision, kept as runs of neighbours: "bid 4 to 20" is one entry."""

    def __init__(self) -> None:
        self.listed: vec[i64] = vec[i64]()  # by run its first move, then how many there are
        self.runs: i64 = 0
        self.total: i64 = 0

    def clear(self) -> None:
        self.runs = 0
        self.total = 0

    def offer(self, code: i64) -> None:
        self.add(code, 1)

    def offer_each(self, kind: i64, low: i64, high: i64, b: i64 = 0, c: i64 = 0) -> None:
        """One move for each value of the first argument, both ends included; none if low > high."""
        if low <= high:
            self.add(move(kind, low, b, c), high - low + 1)

    def offer_set(self, kind: i64, values: i64, b: i64 = 0, c: i64 = 0) -> None:
        """One move for each value of a set, as its first argument; neighbours are one entry."""
        value: i64 = 0
        while values != 0:
            low = value
            while values & 1 != 0:
                values >>= 1
                value += 1
            self.offer_each(kind, low, value - 1, b, c)
            values >>= 1
            value += 1

    def add(self, start: i64, length: i64) -> None:
        # A menu is cleared and filled again millions of times: warm, it allocates nothing. One
        # vector, since each that is written to has its references counted.
        listed, at = self.listed, 2 * self.runs
        if at < len(listed):
            listed[at] = start
            listed[at + 1] = length
        else:
            self.listed = append(append(listed, start), length)
        self.runs += 1
        self.total += length

    def at(self, index: i64) -> i64:
        assert index < self.total, "no such move"  # runs of an earlier filling lie behind these
        listed, at = self.listed, i64(0)
        while index >= listed[at + 1]:
            index -= listed[at + 1]
            at += 2
        return listed[at] + index

    def first_in(self, run: i64) -> i64:
        """The first move of a run; its other moves are the numbers behind it."""
        return self.listed[2 * run]

    def last_in(self, run: i64) -> i64:
        return self.listed[2 * run] + self.listed[2 * run + 1] - 1

    def allows(self, code: i64) -> bool:
        for run in range(self.runs):
            if self.first_in(run) <= code <= self.last_in(run):
                return True
        return False


class Odds:
    """What nature may do now, and in how many ways each can happen."""

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]()
        self.weights: vec[i64] = vec[i64]()
        self.total: i64 = 0

    def clear(self) -> None:
        self.codes = vec[i64]()
        self.weights = vec[i64]()
        self.total = 0

    def add(self, code: i64, weight: i64) -> None:
        if weight > 0:
            self.codes = append(self.codes, code)
            self.weights = append(self.weights, weight)
            self.total += weight

    def draw(self, rng: Rng) -> i64:
        ticket = rng.below(self.total)
        i: i64 = 0
        while ticket >= self.weights[i]:
            ticket -= self.weights[i]
            i += 1
        return self.codes[i]


EVENT: Final = 7  # numbers per event: recipient, code, five arguments


class Log:
    """Collects events, told to everyone or to one player. Search passes a silent one."""

    def __init__(self, silent: bool = False) -> None:
        self.silent: bool = silent
        self.numbers: vec[i64] = vec[i64]()

    def tell(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        if not self.silent:
            self.write(EVERYONE, event, a, b, c, d, e)

    def whisper(
        self, to: i64, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0
    ) -> None:
        if not self.silent:
            self.write(to, event, a, b, c, d, e)

    def write(self, to: i64, event: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        new = append(append(append(self.numbers, to), event), a)
        self.numbers = append(append(append(append(new, b), c), d), e)

    def write_of(
        self, players: i64, house: i64, event: i64, b: i64, c: i64, d: i64, e: i64
    ) -> None:
        """An event about a seat or, by the next number, about a rival whom the rules play."""
        if house < players:
            self.write(EVERYONE, event, house, b, c, d, e)
        else:
            self.write(EVERYONE, event + 1, house - players, b, c, d, e)

    def rows(self) -> list[tuple[int, ...]]:
        """Every event with its recipient: (to, event, a, b, c, d, e)."""
        return [tuple(self.numbers[i : i + EVENT]) for i in range(0, len(self.numbers), EVENT)]

    def heard_by(self, viewer: i64) -> list[tuple[int, ...]]:
        """What one seat hears: (event, a, b, c, d, e)."""
        return [row[1:] for row in self.rows() if row[0] == EVERYONE or row[0] == viewer]


LEGAL: Final = -1  # no reason to refuse


class Why:
    """The reason a move is refused: a refusal of the game's words, its arguments, and which of its
    clauses forbids where there are several."""

    def __init__(self) -> None:
        self.refusal: i64 = LEGAL
        self.clause: i64 = 0
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0

    def because(self, refusal: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.refusal = refusal
        self.clause = 0
        self.a = a
        self.b = b
        self.c = c

    def by(self, clause: i64) -> None:
        """The clause, counted among those of the refusal just named."""
        self.clause = clause


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. ``actors`` is the set of seats that owe a decision; none means it is over."""

    def __init__(self) -> None:
        self.actors: i64 = 0
        self.players: i64 = 0

    def copy(self) -> State:
        raise NotImplementedError

    def scratch(self) -> list[str]:
        """Fields that can be worked out from the others: not written, and blank once read."""
        return []

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return unpack, (pack(self), type(self))


S = TypeVar("S", bound=State)
View: TypeAlias = Mapping[str, object]


def numbers_apart(schema: Schema, code: i64, other: i64) -> i64:
    """Moves of one kind with the same named values are as far apart as their numbers."""
    if kind_of(code) != kind_of(other):
        return UNLIKE
    apart: i64 = 0
    for arg in schema.moves[kind_of(code)].args:
        one, two = first_of(code), first_of(other)
        if one != two and arg.domain.names:
            return UNLIKE
        apart += max(one - two, two - one)
        code, other = code >> 16, other >> 16
    return apart


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules. Holds no position: every method takes the state it speaks of."""

    def schema(self) -> Schema:
        raise NotImplementedError

    def start(self, players: i64, options: vec[i64]) -> S:
        """The position before the first draw. Options stand in the order of ``game.toml``."""
        raise NotImplementedError

    def copy(self, state: S) -> S:
        raise NotImplementedError

    def legal(self, state: S, seat: i64, menu: Menu) -> None:
        """Put every legal move of this seat on the menu, none if it may not act now.
        (Free-form moves are asked of ``check`` instead.)"""
        raise NotImplementedError

    def pick(self, state: S, seat: i64, menu: Menu, rng: Rng) -> i64:
        """Any legal move, all alike. A game overrides this only to be faster, never different."""
        menu.clear()
        self.legal(state, seat, menu)
        return menu.at(rng.below(menu.total))

    def fast_move(self, state: S, seat: i64, menu: Menu, rng: Rng) -> i64:
        """A legal move such as a player in a hurry makes: sensible, and found at once. Games are
        played out with it where random ones would wander; any legal move if a game has none."""
        return self.pick(state, seat, menu, rng)

    def may_go_on(self, state: S) -> i64:
        """The set of seats that need not wait for those who are asked: an offer blocks nobody."""
        return NONE

    def check(self, state: S, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
        """Name the rule that forbids a move, with the true reason; none if it may be made. The
        menu lists the same moves faster; those with a payload are asked here alone."""
        raise NotImplementedError

    def apart(self, state: S, code: i64, other: i64) -> i64:
        """How far a legal move is from a refused one, so that the nearest can be offered instead;
        UNLIKE if it would not do. A game overrides this where it knows more than the numbers."""
        return numbers_apart(self.schema(), code, other)

    def repair(self, state: S, seat: i64, code: i64, payload: vec[i64]) -> vec[i64]:
        """Permitted payload close to that of a refused free-form move, or empty; for a listed one,
        that of ``freely``."""
        return vec[i64]()

    def freely(self, code: i64) -> i64:
        """The free-form move that does the same as a listed one, where the menu leaves it out; the
        move itself if there is none."""
        return code

    def example(self, state: S, seat: i64, code: i64) -> vec[i64]:
        """Payload with which this free-form move could be made now, to show how it is written;
        anything ``check`` refuses if there is none. (``core/examples.py`` tries arguments.)"""
        return self.repair(state, seat, code, vec[i64]())

    def chances(self, state: S, odds: Odds) -> None:
        """What nature may do now. Asked only when nature is the actor."""
        raise NotImplementedError

    def sample(self, state: S, rng: Rng) -> i64:
        """One draw from ``chances``. A game overrides this only to be faster, never different."""
        odds = Odds()
        self.chances(state, odds)
        return odds.draw(rng)

    def apply(self, state: S, seat: i64, code: i64, log: Log) -> None:
        """Make a move that is known to be legal."""
        raise NotImplementedError

    def enact(self, state: S, seat: i64, code: i64, payload: vec[i64], log: Log) -> None:
        """Make a free-form move that is known to be permitted."""
        raise NotImplementedError

    def view(self, state: S, viewer: i64) -> View:
        """What one seat sees. Only what is named here ever leaves the server."""
        raise NotImplementedError

    def determinize(self, state: S, viewer: i64, rng: Rng) -> S:
        """Copy the state, redealing whatever ``viewer`` cannot know."""
        raise NotImplementedError

    def money(self, state: S) -> vec[i64]:
        """What each seat can pay with, for those who ask what a move costs; a copy."""
        raise NotImplementedError

    def wholes(self, state: S, seat: i64) -> i64:
        """The set of groups that a seat holds whole, for those who ask what a move gives away."""
        return 0

    def scores(self, state: S) -> vec[i64]:
        """Points by seat, as they would stand if the game ended now."""
        raise NotImplementedError

    def sources(self, state: S, told: list[tuple[int, ...]]) -> list[list[int]]:
        """Where the points of a finished game came from: a row for each source of the schema, in it
        a number for each seat and then each rival. The rows of a seat add up to its score. ``told``
        is all that was told in the game, as ``Log.rows`` has it."""
        return []

    def places(self, state: S) -> vec[i64]:
        """Place by seat, 1 for a winner, ties broken as the rulebook breaks them."""
        return places_of(self.scores(state))

    def rivals(self, state: S) -> i64:
        """Players without a seat, whom the rules play; they take places too, so one of them may be
        the winner."""
        return 0

    def conserved(self, state: S) -> vec[i64]:
        """Counts of everything that no move may create or destroy: money, pieces, cards."""
        raise NotImplementedError

    def advise(self, state: S, seat: i64, rng: Rng) -> i64:
        """The move the game's own player of thumb rules would make; NO_MOVE if it has none."""
        return NO_MOVE

    def shuns(self, state: S, seat: i64, code: i64) -> bool:
        """Whether no bot makes this legal move, whatever else it overlooks: by the appraisal of the
        game's own player it gives something away, or only takes back what was just done. What
        ``advise`` names is never shunned. Asked of a seat's own decisions only."""
        return False

    def opportunities(self, state: S, seat: i64, found: Opportunities) -> None:
        """What a seat could do now or soon, with what it costs and brings: facts that follow from
        what the seat may see, no guesses. Asked of a position as the seat knows it."""

    def hush(self, state: S, seat: i64) -> None:
        """Let this seat ask the others for nothing more until the next roll. For a guess that is
        thought about by a bot with manners, never for a position that is played."""
