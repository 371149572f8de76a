"""Games of property round a board: players have turns and cash, trade, owe, and go bankrupt one by
one until somebody has won. Knows no game: what is owned, and what it is worth, is the game's."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, State
from polis.core.seats import NATURE, NOBODY, NONE, all_of, left_of, only
from polis.core.vectors import filled, places_of
from polis.mech import trade


class Street(State):
    """What all of these games remember."""

    def __init__(self) -> None:
        super().__init__()
        self.phase: i64 = 0
        self.decider: i64 = -1  # whom the game waits for, those who are asked aside
        self.turn: i64 = 0
        self.starter: i64 = -1
        self.round: i64 = 1
        self.cash: vec[i64] = vec[i64]()
        self.ruined: vec[i64] = vec[i64]()  # how manieth to go bankrupt, or 0
        self.alive: i64 = 0  # who is not bankrupt
        self.left: i64 = 0  # how many they are
        self.called: i64 = 0  # who called time
        self.bank: i64 = 0  # what it took in, less what it paid out
        self.offers: vec[i64] = vec[i64]()  # as ``trade`` keeps them


def seat_players(state: Street, players: i64, capital: i64) -> None:
    """Everyone begins with the same cash, and chance says who with."""
    state.players = players
    state.actors = only(NATURE)
    state.cash, state.ruined = filled(capital, players), filled(0, players)
    state.bank = -capital * players
    state.alive, state.left = all_of(players), players
    state.offers = trade.no_offers(players)


# Who


def is_alive(state: Street, seat: i64) -> bool:
    return (state.alive >> seat) & 1 != 0


def next_in(seats: i64, seat: i64, players: i64) -> i64:
    """The next of a set of seats clockwise, the seat itself last."""
    for _ in range(players):
        seat = left_of(seat, players)
        if (seats >> seat) & 1 != 0:
            return seat
    return NOBODY


def next_alive(state: Street, seat: i64) -> i64:
    """The next player clockwise who is not bankrupt."""
    return next_in(state.alive, seat, state.players)


def place_in_round(state: Street, seat: i64) -> i64:
    """How far from whoever began a player sits: rounds are counted from there."""
    if seat >= state.starter:
        return seat - state.starter
    return seat - state.starter + state.players


def may_go_on(state: Street) -> i64:
    """Whoever must decide, while others are asked: an offer blocks nobody."""
    if state.actors == NONE or state.actors == only(NATURE) or state.actors == only(state.decider):
        return NONE
    return only(state.decider)


def may_trade_with(state: Street, maker: i64, partner: i64) -> bool:
    """Another player who is not bankrupt."""
    return partner < state.players and partner != maker and is_alive(state, partner)


# Money


def to_bank(state: Street, seat: i64, amount: i64) -> None:
    state.cash[seat] -= amount
    state.bank += amount


def from_bank(state: Street, seat: i64, amount: i64) -> None:
    """The bank never runs out of money."""
    state.cash[seat] += amount
    state.bank -= amount


def hand_cash(state: Street, giver: i64, taker: i64, amount: i64) -> None:
    state.cash[giver] -= amount
    state.cash[taker] += amount


# Offers


def lapse(state: Street, maker: i64, lapsed: i64, log: Log) -> None:
    """An offer binds nobody any more, which the event ``lapsed`` tells."""
    log.tell(lapsed, maker, trade.partner_of(state.offers, maker))
    trade.take_back(state.offers, maker)


def lapse_about(state: Street, things: i64, more: i64, lapsed: i64, log: Log) -> None:
    """Offers that speak of any of these things lapse."""
    while trade.any_open(state.offers):
        maker = trade.next_to_lapse(state.offers, things, more)
        if maker == NOBODY:
            return
        lapse(state, maker, lapsed, log)


def lapse_of(state: Street, seat: i64, lapsed: i64, log: Log) -> None:
    """Offers by a player or to them lapse."""
    while trade.any_open(state.offers):
        maker = trade.next_of(state.offers, seat)
        if maker == NOBODY:
            return
        lapse(state, maker, lapsed, log)


def lapse_all(state: Street, lapsed: i64, log: Log) -> None:
    """Every offer lapses, and everyone may make new ones."""
    while trade.any_open(state.offers):
        lapse(state, trade.oldest(state.offers), lapsed, log)
    trade.count_anew(state.offers)


def call_offer(
    state: Street, maker: i64, partner: i64, offered: i64, countered: i64, log: Log
) -> None:
    """An offer is told of as such, or as the answer to one of the partner's."""
    if trade.partner_of(state.offers, partner) == maker:
        log.tell(countered, maker, partner)
    else:
        log.tell(offered, maker, partner)


def call_cash(maker: i64, partner: i64, money: i64, cash: i64, log: Log) -> None:
    """Who would pay how much; money below zero is asked for."""
    if money > 0:
        log.tell(cash, maker, money)
    elif money < 0:
        log.tell(cash, partner, -money)


# The end


def fall_out(state: Street, seat: i64) -> None:
    """A player is bankrupt."""
    state.alive &= ~(1 << seat)
    state.left -= 1
    state.ruined[seat] = state.players - state.left


def have_all_called(state: Street) -> bool:
    """Whether all who still play have called time."""
    return state.called & state.alive == state.alive


def final_places(state: Street, worths: vec[i64]) -> vec[i64]:
    """Those still playing by their worth; behind them, who held out longer is better."""
    ranks = worths[:]
    for seat in range(state.players):
        if not is_alive(state, seat):
            ranks[seat] = state.ruined[seat] - state.players - 1
    return places_of(ranks)


def tell_winners(ranks: vec[i64], won: i64, shared: i64, log: Log) -> None:
    """The winner, or each of those who share the win."""
    winners: i64 = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    for seat in range(i64(len(ranks))):
        if ranks[seat] == 1 and winners == 1:
            log.tell(won, seat)
        elif ranks[seat] == 1:
            log.tell(shared, seat)


def is_ahead(state: Street, worths: vec[i64], seat: i64, share: i64) -> bool:
    """Whether a player leads everybody else by more than this share of what they have."""
    mine = worths[seat]
    for other in range(state.players):
        is_rival = other != seat and is_alive(state, other)
        if is_rival and worths[other] + mine // share >= mine:
            return False
    return True
