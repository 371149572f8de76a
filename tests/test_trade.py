"""Trade by agreement, without any game: offers on a table, and their payload."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.seats import NOBODY
from polis.mech import trade

LAST = trade.MOST_THINGS - 1


def test_payload_is_written_and_read() -> None:
    payload = trade.written(-7, 0b1001, 30)
    assert list(payload) == [-7, 0, 3] and trade.things_in(payload) == 0b1001
    assert trade.is_readable(payload, 30) and not trade.is_readable(payload, 3)
    assert not trade.is_readable(vec[i64](), 30)


def test_payload_names_a_thing_once() -> None:
    assert not trade.is_readable(vec[i64]([0, 5, 2, 5]), 30)


def test_payload_of_two_sets_of_things() -> None:
    payload = trade.written(5, 0b11, 48, 0b101, 30)
    assert list(payload) == [5, 0, 1, 48, 50] and trade.is_readable(payload, 78)
    assert (trade.things_in(payload, 0, 48), trade.things_in(payload, 48, 30)) == (0b11, 0b101)


def test_a_set_holds_its_last_thing() -> None:
    payload = trade.written(0, trade.bit(LAST), trade.MOST_THINGS)
    assert list(payload) == [0, LAST] and trade.things_in(payload) == 1 << LAST


def test_a_table_of_offers_counts_what_lies_on_it() -> None:
    offers = trade.no_offers(3)
    trade.put(offers, 0, 1, 5, 0b1)
    trade.put(offers, 2, 1, 6, 0b10)
    assert (offers[0], trade.oldest(offers), trade.next_of(offers, 2)) == (2, 0, 2)
    trade.take_back(offers, 0)
    trade.take_back(offers, 0)
    assert (offers[0], trade.oldest(offers), trade.made_by(offers, 0)) == (1, 2, 1)
    trade.take_back(offers, 2)
    trade.count_anew(offers)
    assert list(offers) == list(trade.no_offers(3))


def test_an_offer_lapses_by_either_set_of_its_things() -> None:
    offers = trade.no_offers(2)
    trade.put(offers, 1, 0, 0, 0b1, 0b10)
    assert trade.next_to_lapse(offers, 0b10, 0b1) == NOBODY
    assert (trade.next_to_lapse(offers, 0b1), trade.next_to_lapse(offers, 0, 0b10)) == (1, 1)
