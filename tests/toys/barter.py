"""Barter: hidden goods, and free-form deals beside the simple swaps of the menu."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import (
    Game,
    Log,
    Menu,
    Odds,
    State,
    Why,
    first_of,
    kind_of,
    move,
    second_of,
    third_of,
)
from polis.core.options import Option, Options
from polis.core.registry import GameInfo
from polis.core.rng import Rng
from polis.core.rulebook import Clause, Rulebook
from polis.core.schema import SEAT, Arg, EventType, MoveType, RefusalType, Schema, names, numbers
from polis.core.seats import NATURE, NONE, holds, members, only
from polis.core.vectors import filled, total

GOODS: Final = 3
COPIES: Final = 6
HAND: Final = 4
NAMES: Final = ["salt", "wool", "iron"]

PASS: Final = 0
SWAP: Final = 1
PROPOSE: Final = 2
ACCEPT: Final = 3
REFUSE: Final = 4
DEAL: Final = 5

DEALT: Final = 0
DREW: Final = 1
PASSED: Final = 2
PROPOSED: Final = 3
TERMS: Final = 4
ACCEPTED: Final = 5
REFUSED: Final = 6
SHOWN: Final = 7

GAME_OVER: Final = 0
NATURES_MOVE: Final = 1
NOT_YOUR_MOVE: Final = 2
ANSWER_FIRST: Final = 3
NOTHING_TO_ANSWER: Final = 4
NO_SUCH_PARTNER: Final = 5
NOT_HELD: Final = 6
TOO_MUCH: Final = 7
POINTLESS: Final = 8
UNREADABLE: Final = 9

PLAYER: Final = Arg("player", SEAT)
PARTNER: Final = Arg("partner", SEAT)
GOOD: Final = Arg("good", names("good", NAMES))
GIVEN: Final = Arg("given", names("good", NAMES))
TAKEN: Final = Arg("taken", names("good", NAMES))
COUNT: Final = Arg("count", numbers("count", 0, GOODS * COPIES))
OTHER_COUNT: Final = Arg("other_count", numbers("count", 0, GOODS * COPIES))

SCHEMA: Final = Schema(
    [
        MoveType("pass", []),
        MoveType("swap", [PARTNER, GIVEN, TAKEN]),
        MoveType("propose", [PARTNER], freeform=True),
        MoveType("accept", []),
        MoveType("refuse", []),
        MoveType("deal", [GOOD], secret=True),
    ],
    [
        EventType("dealt", "B1.1", [PLAYER, GOOD]),
        EventType("drew", "B1.1", [PLAYER]),
        EventType("passed", "B2.1", [PLAYER]),
        EventType("proposed", "B2.2", [PLAYER, PARTNER]),
        EventType("terms", "B2.2", [GOOD, COUNT, OTHER_COUNT]),
        EventType("accepted", "B2.3", [PLAYER, PARTNER]),
        EventType("refused", "B2.3", [PLAYER, PARTNER]),
        EventType("shown", "B3.1", [PLAYER, GOOD, COUNT], reveals=True),
    ],
    [
        RefusalType("game_over", "B3.1", []),
        RefusalType("natures_move", "B1.1", []),
        RefusalType("not_your_move", "B2.1", []),
        RefusalType("answer_first", "B2.3", []),
        RefusalType("nothing_to_answer", "B2.3", []),
        RefusalType("no_such_partner", "B2.2", []),
        RefusalType("not_held", "B2.2", [GOOD]),
        RefusalType("too_much", "B2.2", [PARTNER, COUNT]),
        RefusalType("pointless", "B2.2", []),
        RefusalType("unreadable", "B2.2", []),
    ],
)


class Barter(State):
    def __init__(self) -> None:
        super().__init__()
        self.turn: i64 = 0
        self.turns_left: i64 = 0
        self.dealing: i64 = 0
        self.partner: i64 = 0
        self.bag: vec[i64] = vec[i64]()  # by good
        self.goods: vec[i64] = vec[i64]()  # by seat and good
        self.known: vec[i64] = vec[i64]()  # by seat and good: shown in a deal, and still held
        self.deal: vec[i64] = vec[i64]()  # on the table: what is given, then what is taken

    def copy(self) -> Barter:
        new = Barter()
        new.actors, new.players = self.actors, self.players
        new.turn, new.turns_left = self.turn, self.turns_left
        new.dealing, new.partner = self.dealing, self.partner
        new.bag, new.goods, new.known = self.bag[:], self.goods[:], self.known[:]
        new.deal = self.deal[:]
        return new


def at(seat: i64, good: i64) -> i64:
    return seat * GOODS + good


def held(state: Barter, seat: i64) -> int:
    return total(state.goods[seat * GOODS : seat * GOODS + GOODS])


class BarterGame(Game[Barter]):
    def schema(self) -> Schema:
        return SCHEMA

    def start(self, players: i64, options: vec[i64]) -> Barter:
        """[B1.1] Six of each good in the bag, four goods for everyone."""
        state = Barter()
        state.players, state.turns_left = players, players * options[0]
        state.bag = filled(COPIES, GOODS)
        state.goods = filled(0, players * GOODS)
        state.known = filled(0, players * GOODS)
        state.actors = only(NATURE)
        return state

    def copy(self, state: Barter) -> Barter:
        return state.copy()

    def legal(self, state: Barter, seat: i64, menu: Menu) -> None:
        if not holds(state.actors, seat) or seat == NATURE:
            return
        if len(state.deal) > 0:
            answers(state, seat, menu)
            return
        menu.offer(move(PASS))
        for partner in range(state.players):
            for code in range(GOODS * GOODS):
                given, taken = code // GOODS, code % GOODS
                if not refusal_of(state, seat, partner, one_for_one(given, taken)):
                    menu.offer(move(SWAP, partner, given, taken))

    def check(self, state: Barter, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
        """[B2.2] Whatever you hold for whatever the other may hold."""
        kind = kind_of(code)
        if state.actors == NONE:
            why.because(GAME_OVER)
        elif kind == DEAL:
            why.because(NATURES_MOVE)
        elif not holds(state.actors, seat) or seat == NATURE:
            why.because(NOT_YOUR_MOVE)
        elif kind == ACCEPT or kind == REFUSE:
            if len(state.deal) == 0:
                why.because(NOTHING_TO_ANSWER)
            elif kind == ACCEPT and lacking(state, seat) >= 0:
                why.because(NOT_HELD, lacking(state, seat))
        elif len(state.deal) > 0:
            why.because(ANSWER_FIRST)
        elif kind != PASS:
            terms = payload if kind == PROPOSE else one_for_one(second_of(code), third_of(code))
            refused = refusal_of(state, seat, first_of(code), terms)
            if refused:
                why.because(*refused)

    def chances(self, state: Barter, odds: Odds) -> None:
        for good in range(GOODS):
            odds.add(move(DEAL, good), state.bag[good])

    def enact(self, state: Barter, seat: i64, code: i64, payload: vec[i64], log: Log) -> None:
        put_forward(state, seat, first_of(code), payload[:], log)

    def apply(self, state: Barter, seat: i64, code: i64, log: Log) -> None:
        kind = kind_of(code)
        if kind == DEAL:
            deal(state, first_of(code), log)
        elif kind == SWAP:
            terms = one_for_one(second_of(code), third_of(code))
            put_forward(state, seat, first_of(code), terms, log)
        elif kind == PASS:
            log.tell(PASSED, seat)
            next_turn(state, log)
        else:
            answer(state, seat, kind == ACCEPT, log)

    def view(self, state: Barter, viewer: i64) -> dict[str, object]:
        seats = range(state.players)
        return {
            "turn": state.turn,
            "turns_left": state.turns_left,
            "dealing": state.dealing,
            "partner": state.partner,
            "deal": list(state.deal),
            "awaited": members(state.actors),
            "held": [held(state, seat) for seat in seats],
            "known": list(state.known),
            "goods": [
                list(state.goods[s * GOODS : s * GOODS + GOODS])
                if s == viewer or state.actors == NONE
                else None
                for s in seats
            ],
        }

    def determinize(self, state: Barter, viewer: i64, rng: Rng) -> Barter:
        return determinize(state, viewer, rng)

    def money(self, state: Barter) -> vec[i64]:
        return filled(0, state.players)

    def scores(self, state: Barter) -> vec[i64]:
        """[B3.1] The square of what you have of each good."""
        return vec[i64](
            [
                sum(state.goods[at(seat, good)] ** 2 for good in range(GOODS))
                for seat in range(state.players)
            ]
        )

    def conserved(self, state: Barter) -> vec[i64]:
        counts = state.bag[:]
        for seat in range(state.players):
            for good in range(GOODS):
                counts[good] += state.goods[at(seat, good)]
        return counts


# Setting up


def deal(state: Barter, good: i64, log: Log) -> None:
    """[B1.1] Goods go round one by one; only the receiver sees his."""
    seat = state.dealing
    state.bag[good] -= 1
    state.goods[at(seat, good)] += 1
    log.tell(DREW, seat)
    log.whisper(seat, DEALT, seat, good)
    state.dealing = (seat + 1) % state.players
    if held(state, state.players - 1) == HAND:
        state.actors = only(state.turn)


# Deals


def one_for_one(given: i64, taken: i64) -> vec[i64]:
    terms = filled(0, 2 * GOODS)
    terms[given] += 1
    terms[GOODS + taken] += 1
    return terms


def refusal_of(state: Barter, seat: i64, partner: i64, terms: vec[i64]) -> list[int]:
    """[B2.2] What is wrong with a proposal, as far as its maker can know; nothing if it is fine."""
    if partner == seat or partner >= state.players:
        return [NO_SUCH_PARTNER]
    if len(terms) != 2 * GOODS or not all(0 <= number <= COPIES for number in terms):
        return [UNREADABLE]
    for good in range(GOODS):
        if terms[good] > state.goods[at(seat, good)]:
            return [NOT_HELD, good]
        if terms[good] > 0 and terms[GOODS + good] > 0:
            return [POINTLESS]
    if total(terms) == 0:
        return [POINTLESS]
    if total(terms[GOODS:]) > held(state, partner):
        return [TOO_MUCH, partner, held(state, partner)]
    return []


def put_forward(state: Barter, seat: i64, partner: i64, terms: vec[i64], log: Log) -> None:
    """[B2.2] The proposal lies on the table, and shows what its maker holds."""
    state.deal, state.partner, state.actors = terms, partner, only(partner)
    log.tell(PROPOSED, seat, partner)
    for good in range(GOODS):
        state.known[at(seat, good)] = max(state.known[at(seat, good)], terms[good])
        log.tell(TERMS, good, terms[good], terms[GOODS + good])


def lacking(state: Barter, seat: i64) -> int:
    """The first good this seat is asked for and does not hold, or -1."""
    for good in range(GOODS):
        if state.deal[GOODS + good] > state.goods[at(seat, good)]:
            return good
    return -1


def answers(state: Barter, seat: i64, menu: Menu) -> None:
    """[B2.3] Refuse, or accept with the goods in hand."""
    menu.offer(move(REFUSE))
    if lacking(state, seat) < 0:
        menu.offer(move(ACCEPT))


def answer(state: Barter, seat: i64, accepted: bool, log: Log) -> None:
    """[B2.3] A deal accepted is carried out at once; either way the turn passes."""
    log.tell(ACCEPTED if accepted else REFUSED, seat, state.turn)
    for good in range(GOODS):
        if accepted:
            hand_over(state, state.turn, seat, good, state.deal[good])
            hand_over(state, seat, state.turn, good, state.deal[GOODS + good])
    next_turn(state, log)


def hand_over(state: Barter, giver: i64, taker: i64, good: i64, count: i64) -> None:
    state.goods[at(giver, good)] -= count
    state.known[at(giver, good)] = max(state.known[at(giver, good)] - count, 0)
    state.goods[at(taker, good)] += count
    state.known[at(taker, good)] += count


def next_turn(state: Barter, log: Log) -> None:
    state.deal = vec[i64]()
    state.turn = (state.turn + 1) % state.players
    state.turns_left -= 1
    state.actors = only(state.turn) if state.turns_left > 0 else NONE
    if state.actors == NONE:
        for seat in range(state.players):
            for good in range(GOODS):
                log.tell(SHOWN, seat, good, state.goods[at(seat, good)])


def determinize(state: Barter, viewer: i64, rng: Rng) -> Barter:
    """Redeal the bag and the others' goods, but leave where they are those shown in deals."""
    new = state.copy()
    if state.actors == NONE:
        return new
    others = [seat for seat in range(state.players) if seat != viewer]
    for seat in others:
        for good in range(GOODS):
            new.bag[good] += state.goods[at(seat, good)] - state.known[at(seat, good)]
            new.goods[at(seat, good)] = state.known[at(seat, good)]
    for seat in others:
        for _ in range(held(state, seat) - held(new, seat)):
            good = draw(new.bag, rng)
            new.bag[good] -= 1
            new.goods[at(seat, good)] += 1
    return new


def draw(bag: vec[i64], rng: Rng) -> int:
    ticket, good = rng.below(total(bag)), 0
    while ticket >= bag[good]:
        ticket -= bag[good]
        good += 1
    return good


CLAUSES: Final = ["B1.1", "B2.1", "B2.2", "B2.3", "B3.1"]
INFO: Final = GameInfo(
    id="toy_barter",
    game=cast("Game[State]", BarterGame()),
    low=2,
    high=4,
    options=Options([Option("turns", [], 2, 1, 3)]),
    rulebook=Rulebook(["B1", "B2", "B3"], [Clause(id, "ruling") for id in CLAUSES]),
    data=[],
)
