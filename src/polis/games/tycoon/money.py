"""T1.7: dollars and goods between players and a bank that never runs out."""

from __future__ import annotations

from mypy_extensions import i64

from polis.games.tycoon.state import GOODS, Tycoon


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
