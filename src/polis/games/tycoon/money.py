"""T1.7: dollars and goods between players and a bank that never runs out."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log
from polis.games.tycoon import tell
from polis.games.tycoon.data import TOLL
from polis.games.tycoon.fares import share
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.terms import CITY, GOODS, PAYEES


def earn(state: Tycoon, seat: i64, amount: i64) -> None:
    """[T1.7] The bank always has enough."""
    state.cash[seat] += amount
    state.bank[0] -= amount


def pay(state: Tycoon, seat: i64, amount: i64) -> None:
    """[T3.9] Nobody ever owes: what he cannot pay he could not choose."""
    assert state.cash[seat] >= amount
    state.cash[seat] -= amount
    state.bank[0] += amount


def get_goods(state: Tycoon, seat: i64, count: i64) -> None:
    """[T4.6] Goods lie openly before their owner."""
    state.goods[seat] += count
    state.bank[1 + GOODS] -= count


def pay_tolls(state: Tycoon, seat: i64, paid: i64, log: Log) -> None:
    """[T4.4] $2 for each toll, to its owner at once; the city's go to the bank."""
    if paid == 0:
        return
    for payee in range(i64(PAYEES)):
        amount = share(paid, payee) * TOLL
        if amount > 0:
            state.cash[seat] -= amount
            if payee == CITY:
                state.bank[0] += amount
                tell.city_paid(log, seat, amount)
            else:
                state.cash[payee] += amount
                tell.toll_paid(log, seat, payee, amount)
