"""Envelopes: hidden hands dealt by nature, sealed cards; the highest one alone takes the pot."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Game, Log, Menu, Odds, State, Why, first_of, kind_of, move
from polis.core.options import Option, Options
from polis.core.registry import GameInfo
from polis.core.rng import Rng
from polis.core.rulebook import Clause, Rulebook
from polis.core.schema import SEAT, Arg, EventType, MoveType, RefusalType, Schema, names, numbers
from polis.core.seats import NATURE, NOBODY, NONE, all_of, holds, members, only, without
from polis.core.vectors import filled, total

CARDS: Final = 6  # values, from 1
ROOM: Final = CARDS + 1  # of one hand, by value
COPIES: Final = 4
COINS: Final = 5

RETURNED: Final = 0  # option ``ties``: what becomes of the highest cards when there are several

SEAL: Final = 0
TAKE_BACK: Final = 1
DEAL: Final = 2

DEALT: Final = 0
DREW: Final = 1
SEALED: Final = 2
TAKEN_BACK: Final = 3
OPENED: Final = 4
WON: Final = 5
TIED: Final = 6

GAME_OVER: Final = 0
NATURES_MOVE: Final = 1
STILL_DEALING: Final = 2
NOT_AT_TABLE: Final = 3
SEALED_ALREADY: Final = 4
NOT_SEALED: Final = 5
NOT_HELD: Final = 6

PLAYER: Final = Arg("player", SEAT)
CARD: Final = Arg("card", numbers("card", 1, CARDS))
POT: Final = Arg("coins", numbers("coins", 0, 5 * COINS))

SCHEMA: Final = Schema(
    [
        MoveType("seal", [CARD], secret=True),
        MoveType("take_back", []),
        MoveType("deal", [CARD], secret=True),
    ],
    [
        EventType("dealt", "V1.1", [PLAYER, CARD]),
        EventType("drew", "V1.1", [PLAYER]),
        EventType("sealed", "V2.1", [PLAYER]),
        EventType("taken_back", "V2.2", [PLAYER]),
        EventType("opened", "V3.1", [PLAYER, CARD], reveals=True),
        EventType("won", "V3.1", [PLAYER, POT]),
        EventType("tied", "V3.2", [Arg("ties", names("ties", ["returned", "burnt"]))]),
    ],
    [
        RefusalType("game_over", "V3.3", []),
        RefusalType("natures_move", "V1.1", []),
        RefusalType("still_dealing", "V1.1", []),
        RefusalType("not_at_table", "V2.1", []),
        RefusalType("sealed_already", "V2.1", []),
        RefusalType("not_sealed", "V2.2", []),
        RefusalType("not_held", "V2.1", [CARD]),
    ],
)


class Envelopes(State):
    def __init__(self) -> None:
        super().__init__()
        self.size: i64 = 0  # of a hand, and so the number of rounds
        self.ties: i64 = 0
        self.round: i64 = 0
        self.dealing: i64 = 0  # the seat that gets the next card
        self.pot: i64 = 0
        self.bag: vec[i64] = vec[i64]()  # by card
        self.discards: vec[i64] = vec[i64]()  # by card
        self.coins: vec[i64] = vec[i64]()  # by seat
        self.hands: vec[i64] = vec[i64]()  # by seat and card, without the sealed one
        self.known: vec[i64] = vec[i64]()  # by seat and card: seen by all in a tie, and still held
        self.sealed: vec[i64] = vec[i64]()  # by seat: a card, or 0
        self.opened: vec[i64] = vec[i64]()  # by seat: the card of the round before

    def copy(self) -> Envelopes:
        new = Envelopes()
        new.actors, new.players = self.actors, self.players
        new.size, new.ties, new.round = self.size, self.ties, self.round
        new.dealing, new.pot = self.dealing, self.pot
        new.bag = self.bag[:]
        new.discards = self.discards[:]
        new.coins = self.coins[:]
        new.hands = self.hands[:]
        new.known = self.known[:]
        new.sealed = self.sealed[:]
        new.opened = self.opened[:]
        return new


def at(seat: i64, card: i64) -> i64:
    return seat * ROOM + card


def hand_of(state: Envelopes, seat: i64) -> vec[i64]:
    return state.hands[seat * ROOM : seat * ROOM + ROOM]


class EnvelopesGame(Game[Envelopes]):
    def schema(self) -> Schema:
        return SCHEMA

    def start(self, players: i64, options: vec[i64]) -> Envelopes:
        """[V1.1] Five coins each, and a hand of cards from the bag."""
        state = Envelopes()
        state.players, state.size, state.ties = players, options[0], options[1]
        state.bag = filled(COPIES, ROOM)
        state.bag[0] = 0
        state.discards = filled(0, ROOM)
        state.coins = filled(COINS, players)
        state.hands = filled(0, players * ROOM)
        state.known = filled(0, players * ROOM)
        state.sealed = filled(0, players)
        state.opened = filled(0, players)
        state.actors = only(NATURE)
        return state

    def copy(self, state: Envelopes) -> Envelopes:
        return state.copy()

    def legal(self, state: Envelopes, seat: i64, menu: Menu) -> None:
        """[V2.1] Seal a card of your hand; [V2.2] take it back while another is still thinking."""
        if state.actors == NONE or holds(state.actors, NATURE) or seat >= state.players:
            return
        if not holds(state.actors, seat):
            menu.offer(move(TAKE_BACK))
            return
        for card in range(1, ROOM):
            if state.hands[at(seat, card)] > 0:
                menu.offer(move(SEAL, card))

    def check(self, state: Envelopes, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
        if state.actors == NONE:
            why.because(GAME_OVER)
        elif kind_of(code) == DEAL:
            why.because(NATURES_MOVE)
        elif holds(state.actors, NATURE):
            why.because(STILL_DEALING)
        elif seat >= state.players:
            why.because(NOT_AT_TABLE)
        elif kind_of(code) == TAKE_BACK:
            if state.sealed[seat] == 0:
                why.because(NOT_SEALED)
        elif state.sealed[seat] != 0:
            why.because(SEALED_ALREADY)
        elif state.hands[at(seat, first_of(code))] == 0:
            why.because(NOT_HELD, first_of(code))

    def chances(self, state: Envelopes, odds: Odds) -> None:
        for card in range(1, ROOM):
            odds.add(move(DEAL, card), state.bag[card])

    def sample(self, state: Envelopes, rng: Rng) -> i64:
        return move(DEAL, draw(state.bag, rng))

    def apply(self, state: Envelopes, seat: i64, code: i64, log: Log) -> None:
        if kind_of(code) == DEAL:
            deal(state, first_of(code), log)
        elif kind_of(code) == SEAL:
            seal(state, seat, first_of(code), log)
        else:
            take_back(state, seat, log)

    def view(self, state: Envelopes, viewer: i64) -> dict[str, object]:
        mine = viewer < state.players
        return {
            "round": state.round,
            "dealing": state.dealing,
            "pot": state.pot,
            "coins": list(state.coins),
            "discards": list(state.discards),
            "known": list(state.known),
            "opened": list(state.opened),
            "awaited": members(state.actors),
            "held": [held(state, seat) for seat in range(state.players)],
            "hand": list(hand_of(state, viewer)) if mine else None,
            "sealed": state.sealed[viewer] if mine else None,
        }

    def determinize(self, state: Envelopes, viewer: i64, rng: Rng) -> Envelopes:
        return determinize(state, viewer, rng)

    def money(self, state: Envelopes) -> vec[i64]:
        return state.coins[:]

    def scores(self, state: Envelopes) -> vec[i64]:
        return state.coins[:]

    def conserved(self, state: Envelopes) -> vec[i64]:
        """Coins, then every card."""
        counts = filled(0, ROOM)
        counts[0] = total(state.coins) + state.pot
        for card in range(1, ROOM):
            counts[card] = state.bag[card] + state.discards[card]
            for seat in range(state.players):
                counts[card] += state.hands[at(seat, card)] + (state.sealed[seat] == card)
        return counts


def held(state: Envelopes, seat: i64) -> int:
    return total(hand_of(state, seat)) + (state.sealed[seat] != 0)


def draw(bag: vec[i64], rng: Rng) -> int:
    ticket, card = rng.below(total(bag)), 0
    while ticket >= bag[card]:
        ticket -= bag[card]
        card += 1
    return card


def deal(state: Envelopes, card: i64, log: Log) -> None:
    """[V1.1] Cards go round one by one; only the receiver sees his."""
    seat = state.dealing
    state.bag[card] -= 1
    state.hands[at(seat, card)] += 1
    log.tell(DREW, seat)
    log.whisper(seat, DEALT, seat, card)
    state.dealing = (seat + 1) % state.players
    if held(state, state.players - 1) == state.size:
        call_for_cards(state)


def call_for_cards(state: Envelopes) -> None:
    """[V2.1] A coin each into the pot; then all choose at the same time."""
    for seat in range(state.players):
        state.coins[seat] -= 1
        state.pot += 1
    state.actors = all_of(state.players)


def seal(state: Envelopes, seat: i64, card: i64, log: Log) -> None:
    """[V2.1] The card stays hidden until the last one is in."""
    state.hands[at(seat, card)] -= 1
    state.sealed[seat] = card
    log.tell(SEALED, seat)
    state.actors = without(state.actors, seat)
    if state.actors == NONE:
        open_all(state, log)


def take_back(state: Envelopes, seat: i64, log: Log) -> None:
    """[V2.2] Who has sealed may think again."""
    state.hands[at(seat, state.sealed[seat])] += 1
    state.sealed[seat] = 0
    log.tell(TAKEN_BACK, seat)
    state.actors |= only(seat)


def open_all(state: Envelopes, log: Log) -> None:
    """[V3.1] The highest card alone takes the pot. [V3.2] Tied ones leave it, and all know them."""
    best = max(state.sealed)
    first = [seat for seat in range(state.players) if state.sealed[seat] == best]
    winner = first[0] if len(first) == 1 else NOBODY
    for seat in range(state.players):
        log.tell(OPENED, seat, state.sealed[seat])
    if winner == NOBODY:
        log.tell(TIED, state.ties)
    else:
        log.tell(WON, winner, state.pot)
        state.coins[winner] += state.pot
        state.pot = 0
    for seat in range(state.players):
        put_away(state, seat, winner == NOBODY and seat in first and state.ties == RETURNED)
    state.opened = state.sealed
    state.sealed = filled(0, state.players)
    state.round += 1
    if state.round < state.size:
        call_for_cards(state)


def put_away(state: Envelopes, seat: i64, returned: bool) -> None:
    card = state.sealed[seat]
    where = at(seat, card)
    if returned:
        state.hands[where] += 1
        state.known[where] = max(state.known[where], 1)
    else:
        state.discards[card] += 1
        state.known[where] = max(state.known[where] - 1, 0)


def determinize(state: Envelopes, viewer: i64, rng: Rng) -> Envelopes:
    """Redeal the bag and the others' hands, but leave where it is what all have seen."""
    new = state.copy()
    others = [seat for seat in range(state.players) if seat != viewer]
    for seat in others:
        if state.sealed[seat] != 0:
            new.hands[at(seat, state.sealed[seat])] += 1
        for card in range(1, ROOM):
            new.bag[card] += new.hands[at(seat, card)] - state.known[at(seat, card)]
            new.hands[at(seat, card)] = state.known[at(seat, card)]
    for seat in others:
        for _ in range(held(state, seat) - total(hand_of(new, seat))):
            card = draw(new.bag, rng)
            new.bag[card] -= 1
            new.hands[at(seat, card)] += 1
        if state.sealed[seat] != 0:
            new.sealed[seat] = draw(hand_of(new, seat), rng)
            new.hands[at(seat, new.sealed[seat])] -= 1
    return new


CLAUSES: Final = ["V1.1", "V2.1", "V2.2", "V3.1", "V3.2", "V3.3"]
INFO: Final = GameInfo(
    id="toy_envelopes",
    game=cast("Game[State]", EnvelopesGame()),
    low=2,
    high=5,
    options=Options(
        [Option("size", [], 3, 2, 4), Option("ties", ["returned", "burnt"], RETURNED, 0, 1)]
    ),
    rulebook=Rulebook(["V1", "V2", "V3"], [Clause(id, "ruling") for id in CLAUSES]),
    data=[],
)
