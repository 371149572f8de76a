# Generated from schema.py by polis.testing.generate. Do not edit.
"""What each phase asks of a player or of nature, and what follows what."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Menu, Odds
from polis.core.rng import Rng
from polis.core.seats import NONE
from polis.games.newyork.codes import OVER
from polis.games.newyork.phases import (
    auctions,
    bidding,
    building,
    cards,
    first,
    office,
    reserve,
    rounds,
    setup,
    starters,
    third,
    tom,
)
from polis.games.newyork.position import NewYork


def choices(state: NewYork, seat: i64, menu: Menu) -> None:
    phase = state.phase
    if phase < 23:
        if phase < 18:
            if phase == 6:  # picking
                starters.picks(state, menu)
            elif phase == 13:  # drafting
                rounds.pair_choices(state, menu)
            elif phase == 16:  # first
                first.first_uses(state, menu)
        else:
            if phase == 18:  # keeping
                first.keepings(state, menu)
            elif phase == 19:  # sparing
                first.sparings(state, menu)
            elif phase == 20:  # dropping
                first.droppings(state, menu)
    else:
        if phase < 28:
            if phase == 23:  # bidding
                bidding.bids(state, menu)
            elif phase == 25:  # taking
                office.takings(state, menu)
            elif phase == 27:  # awarding
                building.placings(state, menu)
        else:
            if phase < 31:
                if phase == 28:  # moving
                    building.movings(state, menu)
                elif phase == 30:  # arranging
                    reserve.arrangements(state, menu)
            else:
                if phase == 31:  # third
                    third.third_uses(state, menu)
                elif phase == 32:  # trimming
                    third.sheddings(state, menu)


def chances(state: NewYork, odds: Odds) -> None:
    phase = state.phase
    if phase < 8:
        if phase < 3:
            if phase == 0:  # lettering
                setup.letter_odds(state, odds)
            elif phase == 1:  # basing
                setup.base_odds(state, odds)
            elif phase == 2:  # stacking
                setup.marker_odds(state, odds)
        else:
            if phase < 5:
                if phase == 3:  # opening
                    setup.opening_odds(state, odds)
                elif phase == 4:  # starters
                    setup.starter_odds(state, odds)
            else:
                if phase == 5:  # reserves
                    cards.card_odds(state, odds)
                elif phase == 7:  # blind
                    setup.starter_odds(state, odds)
    else:
        if phase < 15:
            if phase < 11:
                if phase == 8:  # allotting
                    starters.allotment_odds(state, odds)
                elif phase == 10:  # tokening
                    rounds.token_odds(state, odds)
            else:
                if 11 <= phase <= 12:  # dealing … pairing
                    cards.card_odds(state, odds)
                elif phase == 14:  # sharing
                    rounds.share_odds(state, odds)
        else:
            if phase < 22:
                if phase == 15 or phase == 17:  # stocking, drawing
                    cards.card_odds(state, odds)
            else:
                if phase == 22:  # tom_drawing
                    cards.card_odds(state, odds)
                elif phase == 26:  # refilling
                    office.refill_odds(state, odds)


def sample(state: NewYork, rng: Rng) -> i64:
    phase = state.phase
    if phase < 10:
        if phase < 4:
            if phase == 0:  # lettering
                return setup.draw_letter(state, rng)
            elif phase == 3:  # opening
                return setup.draw_opening(state, rng)
        else:
            if phase == 4 or phase == 7:  # starters, blind
                return setup.draw_starter(state, rng)
            elif phase == 5:  # reserves
                return cards.draw_card(state, rng)
    else:
        if phase < 17:
            if phase == 10:  # tokening
                return rounds.draw_token(state, rng)
            elif 11 <= phase <= 12 or phase == 15:  # dealing … pairing, stocking
                return cards.draw_card(state, rng)
        else:
            if phase == 17 or phase == 22:  # drawing, tom_drawing
                return cards.draw_card(state, rng)
            elif phase == 26:  # refilling
                return office.draw_refill(state, rng)
    odds = Odds()
    chances(state, odds)
    return odds.draw(rng)


def follow(state: NewYork, log: Log) -> None:
    phase = state.phase
    if phase < 16:
        if phase < 10:
            if phase < 7:
                if 0 <= phase <= 5:  # lettering … reserves
                    setup.next_setup(state)
                elif phase == 6:  # picking
                    starters.next_pick(state)
            else:
                if phase == 7:  # blind
                    setup.next_setup(state)
                elif phase == 8:  # allotting
                    starters.next_allotment(state, log)
                elif phase == 9:  # round
                    rounds.begin_round(state, log)
        else:
            if phase < 13:
                if phase == 10:  # tokening
                    rounds.next_token(state)
                elif phase == 11:  # dealing
                    rounds.next_deal(state)
                elif phase == 12:  # pairing
                    rounds.next_pair(state)
            else:
                if phase == 13:  # drafting
                    rounds.next_draft(state)
                elif phase == 14:  # sharing
                    rounds.next_share(state, log)
                elif phase == 15:  # stocking
                    rounds.next_stock(state)
    else:
        if phase < 26:
            if phase < 22:
                if 16 <= phase <= 20:  # first … dropping
                    first.next_first(state, log)
                elif phase == 21:  # auction
                    bidding.open_auction(state, log)
            else:
                if phase == 22:  # tom_drawing
                    tom.next_tom_draw(state)
                elif phase == 23:  # bidding
                    bidding.next_bidder(state, log)
                elif phase == 24:  # resolving
                    auctions.next_action(state, log)
        else:
            if phase < 31:
                if phase == 26:  # refilling
                    office.next_refill(state)
                elif phase == 29:  # closing
                    auctions.close(state, log)
                elif phase == 30:  # arranging
                    reserve.next_arrangement(state)
            else:
                if phase == 31:  # third
                    third.next_third(state)
                elif phase == 32:  # trimming
                    third.next_trim(state)
                elif phase == 33:  # round_end
                    third.end_round(state, log)


def proceed(state: NewYork, log: Log) -> None:
    """Until somebody must decide or draw."""
    while state.actors == NONE and state.phase != OVER:
        follow(state, log)
