"""A bot for any game: imagine the hidden parts, play moves out at random, drop the worse half."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.model import Game, Log, Menu, S
from polis.core.play import playout
from polis.core.rng import Rng
from polis.core.vectors import filled

WIN: Final = 60  # divides evenly among up to six who share it


def think(game: Game[S], state: S, seat: i64, rng: Rng, playouts: i64) -> i64:
    """Sequential halving: all moves get equal shares, then the better half gets equal shares of
    what is left, until one move remains. Even a small budget tries each move once."""
    moves = legal_moves(game, state, seat)
    wins = filled(0, len(moves))
    alive: i64 = len(moves)
    left = playouts
    while alive > 1:
        each = max(left // (alive * halvings(alive)), 1)
        for i in range(alive):
            wins[i] += won(game, state, seat, moves[i], each, rng)
        left -= alive * each
        alive = (alive + 1) // 2
        best_first(moves, wins, alive)
    return moves[0]


def legal_moves(game: Game[S], state: S, seat: i64) -> vec[i64]:
    menu = Menu()
    game.legal(state, seat, menu)
    moves = vec[i64]()
    for i in range(menu.total):
        moves = append(moves, menu.at(i))
    return moves


def halvings(count: i64) -> i64:
    """How often a number can be halved, rounding up, before it is 1."""
    times: i64 = 0
    while count > 1:
        count = (count + 1) // 2
        times += 1
    return times


def won(game: Game[S], state: S, seat: i64, code: i64, games: i64, rng: Rng) -> i64:
    """What a move wins in so many random games, each with the unknown dealt anew."""
    silence = Log(silent=True)
    wins: i64 = 0
    for _ in range(games):
        dream = game.guess(state, seat, rng)
        game.apply(dream, seat, code, silence)
        playout(game, dream, rng, silence)
        wins += share(game.places(dream), seat)
    return wins


def share(places: vec[i64], seat: i64) -> i64:
    """A win, or this seat's part of a shared one."""
    if places[seat] != 1:
        return 0
    winners: i64 = 0
    for place in places:
        if place == 1:
            winners += 1
    return WIN // winners


def best_first(moves: vec[i64], wins: vec[i64], count: i64) -> None:
    """Bring the ``count`` moves with the most wins to the front."""
    for i in range(count):
        best = i
        for j in range(i + 1, i64(len(moves))):
            if wins[j] > wins[best]:
                best = j
        moves[i], moves[best] = moves[best], moves[i]
        wins[i], wins[best] = wins[best], wins[i]
