"""What ``verify`` proves of a record, what it refuses, and what it says it cannot prove."""

from __future__ import annotations

from random import Random

import pytest

from polis import Match
from polis.core.errors import RecordError
from polis.core.fair import commitment
from polis.core.record import Entry, Record, read
from polis.core.verify import Limit, limits, verify

NONCES = ["anna-says-twenty-bits", "oleg-says-twenty-bits"]


def played(nonces: list[str] | None = None) -> Record:
    match, chance = Match.new("estates", 2, seed="chance", nonces=nonces or NONCES), Random(1)
    while not match.over:
        match.play(match.actors[0], chance.choice(match.moves(match.actors[0])))
    return read(match.record())


def bound(record: Record, *seats: int) -> Record:
    hashes = [commitment(nonce) for nonce in NONCES]
    return record._replace(commitments=tuple(hashes[i] if i in seats else "" for i in (0, 1)))


def reason(record: Record, kept: str = "") -> str:
    with pytest.raises(RecordError) as error:
        verify(record, kept)
    return error.value.code


def test_commitments_are_lines_of_the_record() -> None:
    record = bound(played(), 0, 1)
    assert f"commit 2 {commitment(NONCES[1])}" in record.write().splitlines()
    again = read(record.write())
    assert again.commitments == record.commitments and again.write() == record.write()
    assert read(played().write()).commitments == ()


def test_a_record_with_all_words_bound_leaves_nothing_open() -> None:
    record = bound(played(), 0, 1)
    assert verify(record, record.promise) and limits(record) == []


def test_the_promise_a_player_kept_is_compared() -> None:
    record = bound(played(), 0, 1)
    assert reason(record, "0" * 64) == "other_promise"
    assert verify(record, f" {record.promise.upper()} ")


def test_a_word_that_was_not_committed_to_is_refused() -> None:
    """Its draws are right: the word was picked later, to suit."""
    record = played([NONCES[0], "a-word-picked-to-suit"])
    assert verify(record)
    assert reason(bound(record, 0, 1)) == "wrong_word"


@pytest.mark.parametrize(
    ("nonces", "seats", "found"),
    [
        (NONCES, [0], Limit("unbound", (2,))),
        (NONCES, [], Limit("unbound", (1, 2))),
        ([NONCES[0], ""], [0, 1], Limit("withheld", (2,))),
        (["", ""], [], Limit("alone")),
    ],
)
def test_words_that_bind_nobody_are_named(
    nonces: list[str], seats: list[int], found: Limit
) -> None:
    record = bound(played(nonces), *seats)
    assert verify(record) and limits(record) == [found]


def test_half_a_game_is_named() -> None:
    record = bound(played(), 0, 1)
    half = record._replace(entries=record.entries[:60], result=[])
    assert verify(half) and limits(half) == [Limit("unfinished")]


def test_a_given_start_is_named() -> None:
    match = Match.new("estates", 2, seed="chance")
    match.play(match.actors[0], "offer left1")
    laid = Match.from_json(match.to_json(), seed="other")
    chance = Random(2)
    while not laid.over:
        laid.play(laid.actors[0], chance.choice(laid.moves(laid.actors[0])))
    record = read(laid.record())
    verify(record)
    assert Limit("start") in limits(record)


def test_a_correction_and_a_draw_taken_back_are_named() -> None:
    match, chance = Match.new("estates", 2, seed="chance", nonces=NONCES), Random(1)
    while len(drawn := play_one(match, chance)) < 2:
        pass
    assert drawn[1].startswith("*: "), "a decision after which chance acts"
    match.undo()
    back = len(match.entries)
    seat = match.actors[0]
    first, second = match.moves(seat)[:2]
    match.make(seat, first)
    match.correct(len(match.entries), seat, second)
    record = read(match.record())
    verify(record)
    assert Limit("drawn_again", (record.first_line + back - 1,)) in limits(record)
    assert Limit("corrected", (record.first_line + back + 1,)) in limits(record)


def play_one(match: Match, chance: Random) -> list[str]:
    """The lines of a random move."""
    known = len(match.entries)
    match.play(match.actors[0], chance.choice(match.moves(match.actors[0])))
    return [entry.write() for entry in match.entries[known:]]


def test_an_undo_without_a_draw_is_no_limit() -> None:
    record = bound(played(), 0, 1)
    last = len(record.entries)
    moved = [*record.entries, Entry("undo", number=1), Entry("redo", number=1)]
    verify(record._replace(entries=moved))
    assert record.entries[last - 1].seat >= 0, "the game ends with a decision"
    assert limits(record._replace(entries=moved)) == []
