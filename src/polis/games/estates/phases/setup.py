"""E1: setting up a round."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Odds, move
from polis.core.rng import Rng
from polis.core.seats import NATURE, NOBODY, only
from polis.core.vectors import filled, nth_equal
from polis.games.estates import tell
from polis.games.estates.codes import BEGIN, DEAL, DEALING, WHO_BEGINS
from polis.games.estates.data import BEFORE_RIVER, CHEQUES, ROOF_COPIES, ROOFS
from polis.games.estates.phases.turn import begin_turn
from polis.games.estates.position import Estates
from polis.games.estates.state import line_start
from polis.games.estates.terms import (
    BAG,
    BARRIERS,
    BESIDE,
    COLOURS,
    FLOORS,
    LINE,
    LINED_UP,
    LINES,
    LOTS,
    ROWS,
    SECRET,
)


def start(players: i64, options: vec[i64]) -> Estates:
    """[E1.4] Twelve cheques each; the table has agreed on its options."""
    state = Estates()
    state.players = players
    state.money = options[0]
    state.rounds = options[1]
    state.two_wins = options[2]
    state.ending = options[3]
    state.cash = filled(CHEQUES, players)
    state.stash = filled(0, players)
    lay_out(state)
    return state


def lay_out(state: Estates) -> None:
    """[E1.1] Three rows of ten lots, four of each before the River. [E1.3] Roofs face down;
    barriers, cancel cube, mayor and certificates beside the board."""
    state.where = filled(BAG, FLOORS)
    state.display = filled(0, LINES * LINE + 2 * LINES)
    state.dealt = 0
    state.top = filled(-1, ROWS * LOTS)
    state.roof = filled(0, ROWS * LOTS)
    state.roofs = ROOF_COPIES[:]
    state.roofs_left = ROOFS
    state.rows = filled(0, 3 * ROWS)
    for row in range(i64(ROWS)):
        state.rows[row] = BEFORE_RIVER
    state.holder = filled(NOBODY, COLOURS)
    state.barriers = filled(BESIDE, BARRIERS)
    state.mayor = BESIDE
    state.cancel = BESIDE
    if state.money == SECRET:
        state.ceiling = filled(0, state.players)
    state.phase = DEALING
    state.actors = only(NATURE)


def deals(state: Estates, odds: Odds) -> None:
    """[E1.2] Any floor still in the bag is as likely as any other."""
    for floor in range(i64(FLOORS)):
        if state.where[floor] == BAG:
            odds.add(move(DEAL, floor), 1)


def draw_floor(state: Estates, rng: Rng) -> i64:
    """[E1.2] The same odds as ``deals``, without listing them."""
    return move(DEAL, nth_equal(state.where, BAG, rng.below(FLOORS - state.dealt)))


def deal(state: Estates, floor: i64, log: Log) -> None:
    """[E1.2] 24 floors lie open in three lines of eight; the other twelve stay out of the game."""
    state.where[floor] = LINED_UP
    state.display[state.dealt] = floor
    state.dealt += 1
    tell.floor_dealt(log, floor)
    if state.dealt == LINES * LINE:
        for line in range(i64(LINES)):
            state.display[line_start(line) + 1] = LINE
        state.phase = WHO_BEGINS


def beginners(state: Estates, odds: Odds) -> None:
    """[E1.4] The first player is random."""
    for seat in range(state.players):
        odds.add(move(BEGIN, seat), 1)


def begin(state: Estates, player: i64, log: Log) -> None:
    """[E1.4] The first player opens the first auction."""
    tell.round_began(log, state.round, player)
    begin_turn(state, player)
