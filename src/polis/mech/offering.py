"""Offers of money and things: how one could be written now, and whether one that is refused can be
mended."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Game, S, first_of
from polis.core.play import is_allowed


def example_offer(
    game: Game[S], state: S, seat: i64, code: i64, owner: vec[i64], prices: vec[i64], cash: i64
) -> vec[i64]:
    """A thing of the partner's for its price or all one's cash, else one's own for its price, else
    something for nothing."""
    partner = first_of(code)
    for thing in range(i64(len(prices))):
        if owner[thing] == partner:
            payload = vec[i64]([min(prices[thing], cash), thing])
            if is_allowed(game, state, seat, code, payload):
                return payload
    for thing in range(i64(len(prices))):
        if owner[thing] == seat or owner[thing] == partner:
            for money in (-prices[thing], i64(0)):
                payload = vec[i64]([money, thing])
                if is_allowed(game, state, seat, code, payload):
                    return payload
    return vec[i64]()


def if_allowed(game: Game[S], state: S, seat: i64, code: i64, payload: vec[i64]) -> vec[i64]:
    """This payload, or none where it is refused too."""
    if is_allowed(game, state, seat, code, payload):
        return payload
    return vec[i64]()
