# Generated from schema.py by tools/schema.py. Do not edit.
"""What is told, a function for each event."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import EVERYONE


def letter_laid(log: Log, district: i64, letter: i64) -> None:
    # [N1.6]
    if not log.silent:
        log.write(EVERYONE, 0, district, letter, 0, 0, 0)


def base_laid(log: Log, district: i64, points: i64) -> None:
    # [N1.6]
    if not log.silent:
        log.write(EVERYONE, 1, district, points, 0, 0, 0)


def marker_stacked(log: Log, players: i64, of: i64, house: i64) -> None:
    # [N1.9]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 2, of, house, 0, 0, 0)
    else:
        log.write(EVERYONE, 3, of - players, house, 0, 0, 0)


def tom_marker_stacked(log: Log, tom: i64, house: i64) -> None:
    # [N1.9]
    if not log.silent:
        log.write(EVERYONE, 3, tom, house, 0, 0, 0)


def tile_opened(log: Log, character: i64, value: i64) -> None:
    # [N1.4]
    if not log.silent:
        log.write(EVERYONE, 4, character, value, 0, 0, 0)


def starter_opened(log: Log, pile: i64, character: i64) -> None:
    # [N1.5]
    if not log.silent:
        log.write(EVERYONE, 5, pile, character, 0, 0, 0)


def reserve_dealt(log: Log, player: i64, card: i64) -> None:
    # [N1.10]
    if not log.silent:
        log.write(EVERYONE, 6, player, card, 0, 0, 0)


def pile_picked(log: Log, players: i64, of: i64, pile: i64) -> None:
    # [N1.11]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 7, of, pile, 0, 0, 0)
    else:
        log.write(EVERYONE, 8, of - players, pile, 0, 0, 0)


def tom_pile_picked(log: Log, tom: i64, pile: i64) -> None:
    # [N9.3]
    if not log.silent:
        log.write(EVERYONE, 8, tom, pile, 0, 0, 0)


def starter_gained(log: Log, players: i64, of: i64, character: i64) -> None:
    # [N1.11]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 9, of, character, 0, 0, 0)
    else:
        log.write(EVERYONE, 10, of - players, character, 0, 0, 0)


def tom_starter_gained(log: Log, tom: i64, character: i64) -> None:
    # [N9.3]
    if not log.silent:
        log.write(EVERYONE, 10, tom, character, 0, 0, 0)


def round_began(log: Log, round: i64, district: i64) -> None:
    # [N4.2]
    if not log.silent:
        log.write(EVERYONE, 11, round, district, 0, 0, 0)


def token_opened(log: Log, token: i64, points: i64) -> None:
    # [N4.3]
    if not log.silent:
        log.write(EVERYONE, 12, token, points, 0, 0, 0)


def drew(log: Log, player: i64, count: i64) -> None:
    # [N4.4]
    if not log.silent:
        log.write(EVERYONE, 13, player, count, 0, 0, 0)


def drew_card(log: Log, player: i64, card: i64) -> None:
    # [N4.4]
    if not log.silent:
        log.write(EVERYONE, 14, player, card, 0, 0, 0)


def drew_card_to(log: Log, to: i64, player: i64, card: i64) -> None:
    # [N4.4]
    if not log.silent:
        log.write(to, 14, player, card, 0, 0, 0)


def pair_laid(log: Log, pair: i64, card: i64, other: i64) -> None:
    # [N4.5]
    if not log.silent:
        log.write(EVERYONE, 15, pair, card, other, 0, 0)


def pair_taken(log: Log, players: i64, of: i64, card: i64, other: i64) -> None:
    # [N5.1]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 16, of, card, other, 0, 0)
    else:
        log.write(EVERYONE, 17, of - players, card, other, 0, 0)


def tom_pair_taken(log: Log, tom: i64, card: i64, other: i64) -> None:
    # [N9.4]
    if not log.silent:
        log.write(EVERYONE, 17, tom, card, other, 0, 0)


def spare_discarded(log: Log, card: i64) -> None:
    # [N5.2]
    if not log.silent:
        log.write(EVERYONE, 18, card, 0, 0, 0, 0)


def reshuffled(log: Log, count: i64) -> None:
    # [N1.3]
    if not log.silent:
        log.write(EVERYONE, 19, count, 0, 0, 0, 0)


def used(log: Log, player: i64, character: i64) -> None:
    # [N3.2]
    if not log.silent:
        log.write(EVERYONE, 20, player, character, 0, 0, 0)


def reserve_drew(log: Log, player: i64, card: i64) -> None:
    # [N5.2]
    if not log.silent:
        log.write(EVERYONE, 21, player, card, 0, 0, 0)


def kept(log: Log, player: i64) -> None:
    # [N5.2]
    if not log.silent:
        log.write(EVERYONE, 22, player, 0, 0, 0, 0)


def kept_card(log: Log, player: i64, card: i64) -> None:
    # [N5.2]
    if not log.silent:
        log.write(EVERYONE, 23, player, card, 0, 0, 0)


def kept_card_to(log: Log, to: i64, player: i64, card: i64) -> None:
    # [N5.2]
    if not log.silent:
        log.write(to, 23, player, card, 0, 0, 0)


def shelved(log: Log, player: i64, card: i64) -> None:
    # [N5.2]
    if not log.silent:
        log.write(EVERYONE, 24, player, card, 0, 0, 0)


def spared(log: Log, player: i64, card: i64) -> None:
    # [N5.2]
    if not log.silent:
        log.write(EVERYONE, 25, player, card, 0, 0, 0)


def discarded(log: Log, players: i64, of: i64, card: i64, count: i64) -> None:
    # [N5.2]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 26, of, card, count, 0, 0)
    else:
        log.write(EVERYONE, 27, of - players, card, count, 0, 0)


def tom_discarded(log: Log, tom: i64, card: i64, count: i64) -> None:
    # [N9.11]
    if not log.silent:
        log.write(EVERYONE, 27, tom, card, count, 0, 0)


def swapped(log: Log, player: i64, card: i64, other: i64) -> None:
    # [N6.1]
    if not log.silent:
        log.write(EVERYONE, 28, player, card, other, 0, 0)


def auction_opened(log: Log, auction: i64) -> None:
    # [N6.2]
    if not log.silent:
        log.write(EVERYONE, 29, auction, 0, 0, 0, 0)


def tom_stocked(log: Log, tom: i64, card: i64) -> None:
    # [N9.4]
    if not log.silent:
        log.write(EVERYONE, 30, tom, card, 0, 0, 0)


def tom_drew(log: Log, tom: i64, card: i64) -> None:
    # [N9.5]
    if not log.silent:
        log.write(EVERYONE, 31, tom, card, 0, 0, 0)


def tom_played(log: Log, tom: i64, card: i64, reason: i64) -> None:
    # [N9.5]
    if not log.silent:
        log.write(EVERYONE, 32, tom, card, reason, 0, 0)


def tom_kept(log: Log, tom: i64, card: i64, reason: i64) -> None:
    # [N9.5]
    if not log.silent:
        log.write(EVERYONE, 33, tom, card, reason, 0, 0)


def tom_dropped(log: Log, tom: i64, card: i64, reason: i64) -> None:
    # [N9.5]
    if not log.silent:
        log.write(EVERYONE, 34, tom, card, reason, 0, 0)


def tom_raised(log: Log, tom: i64, count: i64) -> None:
    # [N9.6]
    if not log.silent:
        log.write(EVERYONE, 35, tom, count, 0, 0, 0)


def postponed(log: Log, player: i64) -> None:
    # [N3.5]
    if not log.silent:
        log.write(EVERYONE, 36, player, 0, 0, 0, 0)


def withdrawn(log: Log, player: i64, character: i64) -> None:
    # [N3.5]
    if not log.silent:
        log.write(EVERYONE, 37, player, character, 0, 0, 0)


def laid(log: Log, players: i64, of: i64, card: i64, count: i64) -> None:
    # [N6.3]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 38, of, card, count, 0, 0)
    else:
        log.write(EVERYONE, 39, of - players, card, count, 0, 0)


def tom_laid(log: Log, tom: i64, card: i64, count: i64) -> None:
    # [N9.6]
    if not log.silent:
        log.write(EVERYONE, 39, tom, card, count, 0, 0)


def bid_made(log: Log, players: i64, of: i64, size: i64) -> None:
    # [N6.4]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 40, of, size, 0, 0, 0)
    else:
        log.write(EVERYONE, 41, of - players, size, 0, 0, 0)


def tom_bid_made(log: Log, tom: i64, size: i64) -> None:
    # [N9.6]
    if not log.silent:
        log.write(EVERYONE, 41, tom, size, 0, 0, 0)


def passed(log: Log, players: i64, of: i64) -> None:
    # [N6.2]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 42, of, 0, 0, 0, 0)
    else:
        log.write(EVERYONE, 43, of - players, 0, 0, 0, 0)


def tom_passed(log: Log, tom: i64) -> None:
    # [N9.6]
    if not log.silent:
        log.write(EVERYONE, 43, tom, 0, 0, 0, 0)


def highest(log: Log, players: i64, of: i64, size: i64) -> None:
    # [N6.7]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 44, of, size, 0, 0, 0)
    else:
        log.write(EVERYONE, 45, of - players, size, 0, 0, 0)


def tom_highest(log: Log, tom: i64, size: i64) -> None:
    # [N6.7]
    if not log.silent:
        log.write(EVERYONE, 45, tom, size, 0, 0, 0)


def no_bids(log: Log) -> None:
    # [N6.2]
    if not log.silent:
        log.write(EVERYONE, 46, 0, 0, 0, 0, 0)


def advanced(log: Log, players: i64, of: i64, count: i64, space: i64) -> None:
    # [N6.8]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 47, of, count, space, 0, 0)
    else:
        log.write(EVERYONE, 48, of - players, count, space, 0, 0)


def tom_advanced(log: Log, tom: i64, count: i64, space: i64) -> None:
    # [N6.8]
    if not log.silent:
        log.write(EVERYONE, 48, tom, count, space, 0, 0)


def earned(log: Log, players: i64, of: i64, count: i64) -> None:
    # [N6.9]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 49, of, count, 0, 0, 0)
    else:
        log.write(EVERYONE, 50, of - players, count, 0, 0, 0)


def tom_earned(log: Log, tom: i64, count: i64) -> None:
    # [N6.9]
    if not log.silent:
        log.write(EVERYONE, 50, tom, count, 0, 0, 0)


def took(log: Log, players: i64, of: i64, character: i64, value: i64, count: i64) -> None:
    # [N6.10]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 51, of, character, value, count, 0)
    else:
        log.write(EVERYONE, 52, of - players, character, value, count, 0)


def tom_took(log: Log, tom: i64, character: i64, value: i64, count: i64) -> None:
    # [N9.7]
    if not log.silent:
        log.write(EVERYONE, 52, tom, character, value, count, 0)


def declined(log: Log, player: i64) -> None:
    # [N6.10]
    if not log.silent:
        log.write(EVERYONE, 53, player, 0, 0, 0, 0)


def supplied(log: Log, player: i64, count: i64) -> None:
    # [N6.11]
    if not log.silent:
        log.write(EVERYONE, 54, player, count, 0, 0, 0)


def scored(log: Log, players: i64, of: i64, points: i64) -> None:
    # [N6.12]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 55, of, points, 0, 0, 0)
    else:
        log.write(EVERYONE, 56, of - players, points, 0, 0, 0)


def tom_scored(log: Log, tom: i64, points: i64) -> None:
    # [N6.12]
    if not log.silent:
        log.write(EVERYONE, 56, tom, points, 0, 0, 0)


def placed(log: Log, players: i64, of: i64, token: i64, district: i64, other: i64) -> None:
    # [N6.12]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 57, of, token, district, other, 0)
    else:
        log.write(EVERYONE, 58, of - players, token, district, other, 0)


def tom_placed(log: Log, tom: i64, token: i64, district: i64, other: i64) -> None:
    # [N9.8]
    if not log.silent:
        log.write(EVERYONE, 58, tom, token, district, other, 0)


def built(log: Log, players: i64, of: i64, count: i64, district: i64) -> None:
    # [N6.13]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 59, of, count, district, 0, 0)
    else:
        log.write(EVERYONE, 60, of - players, count, district, 0, 0)


def tom_built(log: Log, tom: i64, count: i64, district: i64) -> None:
    # [N9.9]
    if not log.silent:
        log.write(EVERYONE, 60, tom, count, district, 0, 0)


def moved(log: Log, player: i64, district: i64, other: i64) -> None:
    # [N6.13]
    if not log.silent:
        log.write(EVERYONE, 61, player, district, other, 0, 0)


def statue_won(log: Log, players: i64, of: i64, points: i64) -> None:
    # [N6.14]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 62, of, points, 0, 0, 0)
    else:
        log.write(EVERYONE, 63, of - players, points, 0, 0, 0)


def tom_statue_won(log: Log, tom: i64, points: i64) -> None:
    # [N6.14]
    if not log.silent:
        log.write(EVERYONE, 63, tom, points, 0, 0, 0)


def shed_card(log: Log, player: i64, card: i64) -> None:
    # [N6.1]
    if not log.silent:
        log.write(EVERYONE, 64, player, card, 0, 0, 0)


def hands_discarded(log: Log, round: i64) -> None:
    # [N7.2]
    if not log.silent:
        log.write(EVERYONE, 65, round, 0, 0, 0, 0)


def staff_scored(log: Log, players: i64, of: i64, points: i64) -> None:
    # [N8.1]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 66, of, points, 0, 0, 0)
    else:
        log.write(EVERYONE, 67, of - players, points, 0, 0, 0)


def tom_staff_scored(log: Log, tom: i64, points: i64) -> None:
    # [N9.10]
    if not log.silent:
        log.write(EVERYONE, 67, tom, points, 0, 0, 0)


def ability_scored(log: Log, player: i64, character: i64, points: i64) -> None:
    # [N8.1]
    if not log.silent:
        log.write(EVERYONE, 68, player, character, points, 0, 0)


def district_scored(
    log: Log, players: i64, of: i64, district: i64, place: i64, points: i64
) -> None:
    # [N8.2]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 69, of, district, place, points, 0)
    else:
        log.write(EVERYONE, 70, of - players, district, place, points, 0)


def tom_district_scored(log: Log, tom: i64, district: i64, place: i64, points: i64) -> None:
    # [N8.2]
    if not log.silent:
        log.write(EVERYONE, 70, tom, district, place, points, 0)


def districts_scored(log: Log, players: i64, of: i64, points: i64) -> None:
    # [N8.3]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 71, of, points, 0, 0, 0)
    else:
        log.write(EVERYONE, 72, of - players, points, 0, 0, 0)


def tom_districts_scored(log: Log, tom: i64, points: i64) -> None:
    # [N8.3]
    if not log.silent:
        log.write(EVERYONE, 72, tom, points, 0, 0, 0)


def press_scored(log: Log, players: i64, of: i64, points: i64) -> None:
    # [N8.3]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 73, of, points, 0, 0, 0)
    else:
        log.write(EVERYONE, 74, of - players, points, 0, 0, 0)


def tom_press_scored(log: Log, tom: i64, points: i64) -> None:
    # [N8.3]
    if not log.silent:
        log.write(EVERYONE, 74, tom, points, 0, 0, 0)


def rest_scored(log: Log, players: i64, of: i64, points: i64) -> None:
    # [N8.4]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 75, of, points, 0, 0, 0)
    else:
        log.write(EVERYONE, 76, of - players, points, 0, 0, 0)


def tom_rest_scored(log: Log, tom: i64, points: i64) -> None:
    # [N8.4]
    if not log.silent:
        log.write(EVERYONE, 76, tom, points, 0, 0, 0)


def total_scored(log: Log, players: i64, of: i64, points: i64) -> None:
    # [N8.5]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 77, of, points, 0, 0, 0)
    else:
        log.write(EVERYONE, 78, of - players, points, 0, 0, 0)


def tom_total_scored(log: Log, tom: i64, points: i64) -> None:
    # [N8.5]
    if not log.silent:
        log.write(EVERYONE, 78, tom, points, 0, 0, 0)


def won(log: Log, players: i64, of: i64, points: i64) -> None:
    # [N8.5]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 79, of, points, 0, 0, 0)
    else:
        log.write(EVERYONE, 80, of - players, points, 0, 0, 0)


def tom_won(log: Log, tom: i64, points: i64) -> None:
    # [N8.5]
    if not log.silent:
        log.write(EVERYONE, 80, tom, points, 0, 0, 0)


def tom_passes_by(log: Log, tom: i64) -> None:
    # [N9.7]
    if not log.silent:
        log.write(EVERYONE, 81, tom, 0, 0, 0, 0)


def tom_full(log: Log, tom: i64, district: i64) -> None:
    # [N9.9]
    if not log.silent:
        log.write(EVERYONE, 82, tom, district, 0, 0, 0)


def tom_single(log: Log, tom: i64, card: i64) -> None:
    # [N9.9]
    if not log.silent:
        log.write(EVERYONE, 83, tom, card, 0, 0, 0)


def tom_substitutes(log: Log, tom: i64, count: i64, size: i64) -> None:
    # [N9.9]
    if not log.silent:
        log.write(EVERYONE, 84, tom, count, size, 0, 0)


def tom_holds(log: Log, tom: i64, count: i64) -> None:
    # [N9.6]
    if not log.silent:
        log.write(EVERYONE, 85, tom, count, 0, 0, 0)


def bids_tied(log: Log, size: i64, reason: i64) -> None:
    # [N2.3]
    if not log.silent:
        log.write(EVERYONE, 86, size, reason, 0, 0, 0)


def scores_tied(log: Log, points: i64) -> None:
    # [N8.5]
    if not log.silent:
        log.write(EVERYONE, 87, points, 0, 0, 0, 0)


def drew_more(log: Log, player: i64, count: i64) -> None:
    # [N5.2]
    if not log.silent:
        log.write(EVERYONE, 88, player, count, 0, 0, 0)


def work_scored(log: Log, player: i64, points: i64) -> None:
    # [N7.1]
    if not log.silent:
        log.write(EVERYONE, 89, player, points, 0, 0, 0)


def work_supplied(log: Log, player: i64, count: i64) -> None:
    # [N7.1]
    if not log.silent:
        log.write(EVERYONE, 90, player, count, 0, 0, 0)


def work_advanced(log: Log, player: i64, count: i64, space: i64) -> None:
    # [N7.1]
    if not log.silent:
        log.write(EVERYONE, 91, player, count, space, 0, 0)


def work_built(log: Log, player: i64, count: i64, district: i64) -> None:
    # [N7.1]
    if not log.silent:
        log.write(EVERYONE, 92, player, count, district, 0, 0)


def award_built(log: Log, players: i64, of: i64, count: i64, district: i64) -> None:
    # [N6.12]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 93, of, count, district, 0, 0)
    else:
        log.write(EVERYONE, 94, of - players, count, district, 0, 0)


def tom_award_built(log: Log, tom: i64, count: i64, district: i64) -> None:
    # [N9.8]
    if not log.silent:
        log.write(EVERYONE, 94, tom, count, district, 0, 0)


def award_declined(log: Log, player: i64) -> None:
    # [N6.12]
    if not log.silent:
        log.write(EVERYONE, 95, player, 0, 0, 0, 0)


def track_scored(log: Log, players: i64, of: i64, points: i64) -> None:
    # [N8.5]
    if log.silent:
        return
    if of < players:
        log.write(EVERYONE, 96, of, points, 0, 0, 0)
    else:
        log.write(EVERYONE, 97, of - players, points, 0, 0, 0)


def tom_track_scored(log: Log, tom: i64, points: i64) -> None:
    # [N8.5]
    if not log.silent:
        log.write(EVERYONE, 97, tom, points, 0, 0, 0)


def left_over(log: Log, card: i64, count: i64) -> None:
    # [N7.2]
    if not log.silent:
        log.write(EVERYONE, 98, card, count, 0, 0, 0)


def pair_chosen(log: Log, player: i64, pair: i64) -> None:
    # [N5.1]
    if not log.silent:
        log.write(EVERYONE, 99, player, pair, 0, 0, 0)
