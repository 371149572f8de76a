# Generated from schema.py by polis.testing.generate. Do not edit.
# fmt: off
"""What is told, a function for each event."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import EVERYONE


def letter_laid(log: Log, district: i64, letter: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 0, district, letter, 0, 0, 0)

def base_laid(log: Log, district: i64, points: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 1, district, points, 0, 0, 0)

def marker_stacked(log: Log, players: i64, of: i64, house: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 2, house, 0, 0, 0)

def tile_opened(log: Log, character: i64, value: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 4, character, value, 0, 0, 0)

def starter_opened(log: Log, pile: i64, character: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 5, pile, character, 0, 0, 0)

def reserve_dealt(log: Log, player: i64, card: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 6, player, card, 0, 0, 0)

def pile_picked(log: Log, players: i64, of: i64, pile: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 7, pile, 0, 0, 0)

def starter_gained(log: Log, players: i64, of: i64, character: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 9, character, 0, 0, 0)

def round_began(log: Log, round: i64, district: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 11, round, district, 0, 0, 0)

def token_opened(log: Log, token: i64, points: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 12, token, points, 0, 0, 0)

def drew(log: Log, player: i64, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 13, player, count, 0, 0, 0)

def drew_card(log: Log, player: i64, card: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 14, player, card, 0, 0, 0)

def drew_card_to(log: Log, to: i64, player: i64, card: i64) -> None:
    if not log.silent:
        log.write(to, 14, player, card, 0, 0, 0)

def pair_laid(log: Log, pair: i64, card: i64, other: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 15, pair, card, other, 0, 0)

def pair_taken(log: Log, players: i64, of: i64, card: i64, other: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 16, card, other, 0, 0)

def spare_discarded(log: Log, card: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 18, card, 0, 0, 0, 0)

def reshuffled(log: Log, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 19, count, 0, 0, 0, 0)

def used(log: Log, player: i64, character: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 20, player, character, 0, 0, 0)

def reserve_drew(log: Log, player: i64, card: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 21, player, card, 0, 0, 0)

def kept(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 22, player, 0, 0, 0, 0)

def kept_card(log: Log, player: i64, card: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 23, player, card, 0, 0, 0)

def kept_card_to(log: Log, to: i64, player: i64, card: i64) -> None:
    if not log.silent:
        log.write(to, 23, player, card, 0, 0, 0)

def shelved(log: Log, player: i64, card: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 24, player, card, 0, 0, 0)

def spared(log: Log, player: i64, card: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 25, player, card, 0, 0, 0)

def discarded(log: Log, players: i64, of: i64, card: i64, count: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 26, card, count, 0, 0)

def swapped(log: Log, player: i64, card: i64, other: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 28, player, card, other, 0, 0)

def auction_opened(log: Log, auction: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 29, auction, 0, 0, 0, 0)

def tom_stocked(log: Log, tom: i64, card: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 30, tom, card, 0, 0, 0)

def tom_drew(log: Log, tom: i64, card: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 31, tom, card, 0, 0, 0)

def tom_played(log: Log, tom: i64, card: i64, reason: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 32, tom, card, reason, 0, 0)

def tom_kept(log: Log, tom: i64, card: i64, reason: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 33, tom, card, reason, 0, 0)

def tom_dropped(log: Log, tom: i64, card: i64, reason: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 34, tom, card, reason, 0, 0)

def tom_raised(log: Log, tom: i64, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 35, tom, count, 0, 0, 0)

def postponed(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 36, player, 0, 0, 0, 0)

def withdrawn(log: Log, player: i64, character: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 37, player, character, 0, 0, 0)

def laid(log: Log, players: i64, of: i64, card: i64, count: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 38, card, count, 0, 0)

def bid_made(log: Log, players: i64, of: i64, size: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 40, size, 0, 0, 0)

def passed(log: Log, players: i64, of: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 42, 0, 0, 0, 0)

def highest(log: Log, players: i64, of: i64, size: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 44, size, 0, 0, 0)

def no_bids(log: Log) -> None:
    if not log.silent:
        log.write(EVERYONE, 46, 0, 0, 0, 0, 0)

def advanced(log: Log, players: i64, of: i64, count: i64, space: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 47, count, space, 0, 0)

def earned(log: Log, players: i64, of: i64, count: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 49, count, 0, 0, 0)

def took(log: Log, players: i64, of: i64, character: i64, value: i64, count: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 51, character, value, count, 0)

def declined(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 53, player, 0, 0, 0, 0)

def supplied(log: Log, player: i64, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 54, player, count, 0, 0, 0)

def scored(log: Log, players: i64, of: i64, points: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 55, points, 0, 0, 0)

def placed(log: Log, players: i64, of: i64, token: i64, district: i64, other: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 57, token, district, other, 0)

def built(log: Log, players: i64, of: i64, count: i64, district: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 59, count, district, 0, 0)

def moved(log: Log, player: i64, district: i64, other: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 61, player, district, other, 0, 0)

def statue_won(log: Log, players: i64, of: i64, points: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 62, points, 0, 0, 0)

def shed_card(log: Log, player: i64, card: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 64, player, card, 0, 0, 0)

def hands_discarded(log: Log, round: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 65, round, 0, 0, 0, 0)

def staff_scored(log: Log, players: i64, of: i64, points: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 66, points, 0, 0, 0)

def ability_scored(log: Log, player: i64, character: i64, points: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 68, player, character, points, 0, 0)

def district_scored(
    log: Log, players: i64, of: i64, district: i64, place: i64, points: i64,
) -> None:
    if not log.silent:
        log.write_of(players, of, 69, district, place, points, 0)

def districts_scored(log: Log, players: i64, of: i64, points: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 71, points, 0, 0, 0)

def press_scored(log: Log, players: i64, of: i64, points: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 73, points, 0, 0, 0)

def rest_scored(log: Log, players: i64, of: i64, points: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 75, points, 0, 0, 0)

def total_scored(log: Log, players: i64, of: i64, points: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 77, points, 0, 0, 0)

def won(log: Log, players: i64, of: i64, points: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 79, points, 0, 0, 0)

def tom_passes_by(log: Log, tom: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 81, tom, 0, 0, 0, 0)

def tom_full(log: Log, tom: i64, district: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 82, tom, district, 0, 0, 0)

def tom_single(log: Log, tom: i64, card: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 83, tom, card, 0, 0, 0)

def tom_substitutes(log: Log, tom: i64, count: i64, size: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 84, tom, count, size, 0, 0)

def tom_holds(log: Log, tom: i64, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 85, tom, count, 0, 0, 0)

def bids_tied(log: Log, size: i64, reason: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 86, size, reason, 0, 0, 0)

def scores_tied(log: Log, points: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 87, points, 0, 0, 0, 0)

def drew_more(log: Log, player: i64, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 88, player, count, 0, 0, 0)

def work_scored(log: Log, player: i64, points: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 89, player, points, 0, 0, 0)

def work_supplied(log: Log, player: i64, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 90, player, count, 0, 0, 0)

def work_advanced(log: Log, player: i64, count: i64, space: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 91, player, count, space, 0, 0)

def work_built(log: Log, player: i64, count: i64, district: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 92, player, count, district, 0, 0)

def award_built(log: Log, players: i64, of: i64, count: i64, district: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 93, count, district, 0, 0)

def award_declined(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 95, player, 0, 0, 0, 0)

def track_scored(log: Log, players: i64, of: i64, points: i64) -> None:
    if not log.silent:
        log.write_of(players, of, 96, points, 0, 0, 0)

def left_over(log: Log, card: i64, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 98, card, count, 0, 0, 0)

def pair_chosen(log: Log, player: i64, pair: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 99, player, pair, 0, 0, 0)
