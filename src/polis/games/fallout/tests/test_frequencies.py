"""F6.1: the long-run visits of all forty spaces, against an exact Markov chain of the same board.

The chain is computed here from the box's card list by its own code. Where it and the rules could
both be wrong alike they share nothing but the components file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from math import sqrt

import pytest

from polis.core import model
from polis.core.model import Log, move
from polis.core.rng import Rng
from polis.core.seats import NATURE
from polis.games.fallout.codes import DICE, DRAWING, PAY_FINE, ROLL, ROLLING
from polis.games.fallout.position import Fallout
from polis.games.fallout.terms import ALL_CARDS
from polis.games.fallout.tests.table import GAME, arranged

BOX = tomllib.loads(
    files("polis.games.fallout").joinpath("data/components.toml").read_text(encoding="utf-8")
)
DECKS = {2: "special", 17: "special", 33: "special", 7: "guide", 22: "guide", 36: "guide"}
JAIL, GO_TO_JAIL = 10, 30
COMPILED = str(model.__file__).endswith(".so")
ROLLS = 2_000_000 if COMPILED else 100_000
ERRORS = 4  # standard errors allowed
GAMES = 40  # blocks that the standard errors are measured from

# A token between two rolls: where it stands, and how many doubles it has rolled in a row.
Place = tuple[int, int]


# The chain


def ends(space: int) -> dict[int, float]:
    """Where a token that lands on a space comes to rest, with the chance of it."""
    if space == GO_TO_JAIL:
        return {JAIL: 1.0}
    if space not in DECKS:
        return {space: 1.0}
    found: dict[int, float] = {}
    deck = BOX[DECKS[space]]
    for effect, value in zip(deck["effects"], deck["values"], strict=True):
        for rest, chance in after_card(space, effect, value).items():
            found[rest] = found.get(rest, 0.0) + chance / 16
    return found


def after_card(space: int, effect: str, value: int) -> dict[int, float]:
    if effect == "advance":
        return {value: 1.0}
    if effect == "station":
        return {next(p % 40 for p in range(space + 1, 80) if p % 10 == 5): 1.0}
    if effect == "radio":
        return {next(p % 40 for p in range(space + 1, 80) if p % 40 in (12, 28)): 1.0}
    if effect == "back":
        return ends(space - value)
    return {JAIL: 1.0} if effect == "jail" else {space: 1.0}


def steps(place: Place) -> Iterator[tuple[Place, int, float]]:
    """What may follow a place: the next one, the space the roll ended on, and the chance. Whoever
    is in Jail leaves it at once, so Jail is a place like Just Visiting, with no doubles."""
    at, doubles = place
    for die in range(1, 7):
        for second in range(1, 7):
            if die == second and doubles == 2:
                yield (JAIL, 0), JAIL, 1 / 36
                continue
            landed = (at + die + second) % 40
            for rest, chance in ends(landed).items():
                sent = chance_of_jail(landed) if rest == JAIL else 0.0
                again = doubles + 1 if die == second else 0
                # Coming to rest on 10 by a move keeps the doubles; being sent there loses them.
                if sent:
                    yield (JAIL, 0), rest, sent / 36
                if chance - sent > 1e-12:
                    yield (rest, again), rest, (chance - sent) / 36


def chance_of_jail(landed: int) -> float:
    """How likely a landing leads to Jail proper; only rolls lead to Just Visiting."""
    return 0.0 if landed == JAIL else ends(landed).get(JAIL, 0.0)


def exact() -> list[float]:
    """The stationary share of every space among the ends of rolls."""
    places = [(at, doubles) for at in range(40) for doubles in range(3)]
    moves = {place: list(steps(place)) for place in places}
    now = dict.fromkeys(places, 1 / len(places))
    for _ in range(400):
        after = dict.fromkeys(places, 0.0)
        for place, weight in now.items():
            for following, _, chance in moves[place]:
                after[following] += weight * chance
        now = after
    shares = [0.0] * 40
    for place, weight in now.items():
        for _, rest, chance in moves[place]:
            shares[rest] += weight * chance
    return shares


# The game


def table() -> Fallout:
    """Everything is owned and mortgaged: tokens walk, and nothing is bought or paid for long."""
    groups = "brown light_blue pink orange red yellow green dark_blue station radio"
    state = arranged(6, deeds={1: groups}, mortgaged=groups).state
    assert isinstance(state, Fallout)
    return state


def walk(state: Fallout, rolls: int, rng: Rng) -> list[int]:
    """Where so many rolls ended, by space. The decks are shuffled before each draw and purses are
    filled up, for the chain knows neither; how decks keep their order has tests of its own."""
    visits, log = [0] * 40, Log(silent=True)
    apply, sample = GAME.apply, GAME.sample
    roll, fine = move(ROLL), move(PAY_FINE)
    for _ in range(rolls):
        seat = state.turn
        assert state.phase == ROLLING
        if state.jail[seat]:
            apply(state, seat, fine, log)
        apply(state, seat, roll, log)
        while state.phase == DICE or state.phase == DRAWING:
            if state.phase == DRAWING:
                reshuffle(state)
            apply(state, NATURE, sample(state, rng), log)
        visits[state.position[seat]] += 1
        if state.cash[seat] < 5000:
            state.cash[seat] += 50_000
    return visits


def reshuffle(state: Fallout) -> None:
    deck = state.deck
    state.unseen[deck] = ALL_CARDS
    state.ring[2 * deck + 1] = 0
    holder = state.owner[28 + deck]
    if holder >= 0:
        state.owned[holder] &= ~(1 << (28 + deck))
        state.owner[28 + deck] = -1


@pytest.mark.slow
def test_F6_1_visits_agree_with_the_exact_chain() -> None:
    each = ROLLS // GAMES
    blocks = [walk(table(), each, Rng(number)) for number in range(GAMES)]
    expected = exact()
    assert abs(sum(expected) - 1) < 1e-9
    for space in range(40):
        shares = [block[space] / each for block in blocks]
        mean = sum(shares) / GAMES
        spread = sum((share - mean) ** 2 for share in shares) / (GAMES - 1)
        error = max(sqrt(spread / GAMES), sqrt(expected[space] / ROLLS) / 2)
        assert abs(mean - expected[space]) <= ERRORS * error, (space, mean, expected[space], error)


@pytest.mark.slow
def test_F6_1_jail_is_visited_most_then_the_third_red_site_and_30_never() -> None:
    shares = exact()
    order = sorted(range(40), key=lambda space: -shares[space])
    assert order[:2] == [JAIL, 24] and shares[GO_TO_JAIL] == 0.0
    visits = walk(table(), 20_000, Rng(3))
    assert visits.index(max(visits)) == JAIL and visits[GO_TO_JAIL] == 0
