"""B6.2: nobody gets more out of the bank by buying and selling than he has put in."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from polis.core.model import Menu, first_of, kind_of
from polis.core.play import settle
from polis.core.rng import Rng
from polis.core.seats import NONE, first
from polis.games.bibs import codes
from polis.games.bibs.data import BASES, PRICES, RENTS, UNITS
from polis.games.bibs.terms import LEVELS, SIZE
from polis.games.bibs.tests.table import BIBS, GAME, arranged, names_told

WEST = "o1 o2 o3 o5 o6 o8 c0 c1"
EAST = "o23 o24 o25 o27 o28 o30 c4 c5"
BUILDING = {codes.FOUND, codes.PLACE, codes.DEVELOP, codes.HOLDING, codes.AGREE}
BUYING = {codes.BUY, codes.BUY_BACK}
SELLING = {
    *[codes.SELL_UNIT, codes.STRIP, codes.TAKE, codes.RETURN, codes.SELL, codes.LEAVE],
    *[codes.TO_DESK, codes.BREAK],
}
WAY_ON = {
    codes.ROLL,
    codes.SKIP,
    codes.BACK,
    codes.DONE,
    codes.ORDER,
    codes.RIDE,
    codes.REFUSE,
}
PAIRS = [(b, p) for p in range(10) for b in range(10) if BASES[p] >> b & 1]


def at_full_or_half(group: int) -> tuple[bool, ...]:
    return (False, True) if BASES[group] else (False,)


def test_B6_2_no_business_is_worth_what_it_has_cost() -> None:
    """Every group, level and way to have paid for the units: cheap ones only in a concern."""
    for group in range(10):
        for level in range(LEVELS):
            for cheap in product(at_full_or_half(group), repeat=level):
                prices = list(UNITS[group * LEVELS : group * LEVELS + level])
                paid = sum(p // 2 if half else p for p, half in zip(prices, cheap, strict=True))
                back = sum(0 if half else p // 2 for p, half in zip(prices, cheap, strict=True))
                assert RENTS[group * LEVELS + level] < PRICES[group] + paid
                assert PRICES[group] // 2 + back < PRICES[group] + paid


def test_B6_5_sold_bought_back_and_sold_again_a_business_only_loses() -> None:
    """From any level it was sold at to any level it is developed to afterwards."""
    for group in range(10):
        prices, rents = UNITS[group * LEVELS :], RENTS[group * LEVELS :]
        for plot, low, half in product((40, 80), range(LEVELS), at_full_or_half(group)):
            for high in range(low, LEVELS):
                units = sum(prices[:high]) // (2 if half else 1)
                paid = plot + PRICES[group] + units - (plot + rents[low])
                assert plot + rents[high] < paid + 2 * (plot + rents[low])


class Walk:
    """Players found, develop, join, part and sell at random in the two groups of a concern, with
    any options. ``account`` is what each has paid the bank for it, less what he got."""

    def __init__(self, seed: int, traders: int) -> None:
        self.rng, self.traders, self.groups = Rng(seed), traders, PAIRS[seed % len(PAIRS)]
        every = BIBS.options.all
        options: dict[str, Any] = {
            o.name: o.write(o.low + self.rng.below(o.high - o.low + 1)) for o in every
        }
        options |= {"goal": "rounds", "rounds": "120"}
        rich = [50_000, 50_000]
        self.table = arranged(2, plots={1: WEST, 2: EAST}, cash=rich, **options)
        self.account = [0, 0]

    def accounts(self) -> Iterator[list[int]]:
        """After every decision; 600 of them, or fewer if the game ends before."""
        for _ in range(600):
            settle(GAME, self.table.state, self.rng, self.table.log)
            if self.table.state.actors == NONE:
                return
            self.step()
            yield self.account

    def step(self) -> None:
        state, log = self.table.state, self.table.log
        seat, before = first(state.actors), list(state.cash)
        code = self.pick(seat)
        GAME.apply(state, seat, code, log)
        if kind_of(code) in BUILDING | BUYING | SELLING:
            changes = zip(self.account, before, state.cash, strict=True)
            self.account = [paid + had - has for paid, had, has in changes]

    def pick(self, seat: int) -> int:
        """Mostly building, some selling; now and then the dice."""
        menu = Menu()
        GAME.legal(self.table.state, seat, menu)
        codes = [code for code in (menu.at(i) for i in range(menu.total)) if self.suits(code)]
        ways = [code for code in codes if kind_of(code) in WAY_ON]
        if seat >= self.traders:
            return ways[0]
        builds = [code for code in codes if kind_of(code) in BUILDING | BUYING]
        sales = [code for code in codes if kind_of(code) in SELLING]
        wanted = [builds, builds, builds, sales, ways][self.rng.below(5)] or ways or sales
        return wanted[self.rng.below(len(wanted))]

    def suits(self, code: int) -> bool:
        """A firm is founded only in one of the two groups."""
        return kind_of(code) != codes.FOUND or first_of(code) // SIZE in self.groups


@pytest.mark.parametrize("seed", range(10))
def test_B6_2_nobody_alone_with_the_bank_ever_profits(seed: int) -> None:
    walk = Walk(seed, traders=1)
    assert all(account[0] >= 0 for account in walk.accounts())


@pytest.mark.parametrize("seed", range(10))
def test_B6_2_no_table_ever_profits(seed: int) -> None:
    """One may buy cheaply what another has given away, but never both gain."""
    walk = Walk(seed, traders=2)
    assert all(sum(account) >= 0 for account in walk.accounts())


@pytest.mark.slow
def test_B5_4_the_walks_go_through_concerns_and_holdings() -> None:
    """They prove something only if cheap units are bought and sold, and holdings left."""
    told: set[str] = set()
    for seed in range(10):
        walk = Walk(seed, traders=1 + seed % 2)
        assert list(walk.accounts())
        told |= set(names_told(walk.table))
    assert {"cheaply", "unit_sold", "stripped", "bought_back", "holding_left", "returned"} <= told
