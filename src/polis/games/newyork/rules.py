"""New York City: the rules as the rest of Polis sees them, chapter by chapter in ``phases``.

Decision: the seats of a table are its people and bots. Toms sit down beside them by the option
``toms`` and are played by the rules: they are further houses of the state, never actors. Seats and
Toms together are two to four; one seat alone always has a Tom, and more Toms than fit stay away.
Places count the Toms, so that a Tom can win and the best seat be second.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import (
    Game,
    Log,
    Menu,
    Odds,
    Why,
    first_of,
    kind_of,
    second_of,
    third_of,
)
from polis.core.rng import Rng
from polis.core.seats import holds
from polis.core.words import Words
from polis.games.newyork.bot import advise
from polis.games.newyork.flow import proceed
from polis.games.newyork.phases import (
    auctions,
    bidding,
    building,
    cards,
    first,
    rounds,
    setup,
    starters,
    third,
    tom,
)
from polis.games.newyork.phases.sets import NO_FAULT, fault
from polis.games.newyork.refusals import is_readable, lacking, why_not
from polis.games.newyork.scoring import all_places, seat_scores
from polis.games.newyork.state import (
    ALLOTTING,
    ARRANGING,
    AWARDING,
    BIDDING,
    BLIND,
    DEALING,
    DRAFTING,
    DRAWING,
    DROPPING,
    FIRST,
    KEEPING,
    MOVING,
    NONE_LEFT,
    PICKING,
    REFILLING,
    RESERVES,
    SHARING,
    SPARING,
    STOCKING,
    TAKING,
    THIRD,
    TO_RESERVE,
    TOKENING,
    TOM_DRAWING,
    TRIMMING,
    NewYork,
    speaker,
)
from polis.games.newyork.stocktaking import stock
from polis.games.newyork.view import guess, view
from polis.games.newyork.words import (
    BID,
    CONVERT,
    DEAL,
    DECLINE,
    DONE,
    DROP,
    ERECT,
    KEEP,
    LAY,
    LETTER,
    MOVE,
    PAIR,
    PASS,
    PICK,
    PICK_BLIND,
    PLACE,
    SHED,
    SHELVE,
    SPARE,
    SWAP,
    TAKE,
    TURN,
    USE,
    WORDS,
)


class NewYorkGame(Game[NewYork]):
    def words(self) -> Words:
        return WORDS

    def start(self, players: i64, options: vec[i64]) -> NewYork:
        return setup.set_up(players, options)

    def copy(self, state: NewYork) -> NewYork:
        return state.copy()

    def legal(self, state: NewYork, seat: i64, menu: Menu) -> None:
        if not holds(state.actors, seat) or seat >= state.players:
            return
        if state.phase == BIDDING:
            bidding.bids(state, menu)
        elif state.phase == DRAFTING:
            rounds.pair_choices(state, menu)
        elif state.phase >= TAKING:
            late_choices(state, menu)
        else:
            early_choices(state, menu)

    def permits(self, state: NewYork, seat: i64, code: i64, extra: vec[i64]) -> bool:
        """[N6.3] Any legal set of cards in hand may be laid as a bid."""
        if kind_of(code) != LAY or not holds(state.actors, seat) or state.phase != BIDDING:
            return False
        if not is_readable(extra) or lacking(state, seat, extra) != NONE_LEFT:
            return False
        return fault(state, extra) == NO_FAULT

    def enact(self, state: NewYork, seat: i64, code: i64, extra: vec[i64], log: Log) -> None:
        bidding.lay(state, extra, log)
        proceed(state, log)

    def why_not(self, state: NewYork, seat: i64, code: i64, extra: vec[i64], why: Why) -> None:
        why_not(state, seat, code, extra, why)

    def chances(self, state: NewYork, odds: Odds) -> None:
        if state.phase == TOKENING:
            rounds.token_odds(state, odds)
        elif state.phase == ALLOTTING:
            starters.allotment_odds(state, odds)
        elif state.phase == SHARING:
            rounds.share_odds(state, odds)
        elif state.phase == REFILLING:
            setup.tile_odds(state.pile, state.refill_value, odds)
        elif state.phase < RESERVES or state.phase == BLIND:
            setup.setup_odds(state, odds)
        else:
            cards.card_odds(state, card_kind(state), odds)

    def sample(self, state: NewYork, rng: Rng) -> i64:
        if state.phase > BLIND and state.phase != REFILLING:
            return sample_round(state, rng)
        if state.phase == REFILLING:
            value = state.refill_value
            return setup.draw_tile(state.pile, state.pile_left[value - 1], value, rng)
        if state.phase == RESERVES:
            return cards.draw_card(state, TURN, rng)
        return setup.sample_setup(state, rng)

    def apply(self, state: NewYork, seat: i64, code: i64, log: Log) -> None:
        kind = kind_of(code)
        if kind >= LETTER:
            let_nature(state, code, log)
        elif kind <= DROP:
            act_early(state, kind, code, log)
        elif kind == BID:
            bidding.bid(state, first_of(code), second_of(code), log)
        elif kind == PASS:
            bidding.pass_by(state, log)
        elif kind == SWAP:
            bidding.swap(state, speaker(state), first_of(code), second_of(code), log)
        else:
            act_late(state, kind, code, log)
        proceed(state, log)

    def view(self, state: NewYork, viewer: i64) -> dict[str, object]:
        return view(state, viewer)

    def guess(self, state: NewYork, viewer: i64, rng: Rng) -> NewYork:
        return guess(state, viewer, rng)

    def scores(self, state: NewYork) -> vec[i64]:
        return seat_scores(state)

    def places(self, state: NewYork) -> vec[i64]:
        return all_places(state)

    def rivals(self, state: NewYork) -> i64:
        return state.houses - state.players

    def stock(self, state: NewYork) -> vec[i64]:
        return stock(state)

    def advise(self, state: NewYork, seat: i64, rng: Rng) -> i64:
        return advise(state, seat)


# What players may do


def early_choices(state: NewYork, menu: Menu) -> None:
    """[N5.2] Before the auctions."""
    if state.phase == FIRST:
        first.first_uses(state, menu)
    elif state.phase == KEEPING:
        first.keepings(state, menu)
    elif state.phase == SPARING:
        first.sparings(state, menu)
    elif state.phase == DROPPING:
        first.droppings(state, menu)
    else:
        assert state.phase == PICKING
        starters.picks(state, menu)


def late_choices(state: NewYork, menu: Menu) -> None:
    """[N6.6] After the bids."""
    if state.phase == TAKING:
        auctions.takings(state, menu)
    elif state.phase == AWARDING:
        building.placings(state, menu)
    elif state.phase == MOVING:
        building.movings(state, menu)
    elif state.phase == ARRANGING:
        bidding.arrangements(state, menu)
    elif state.phase == THIRD:
        third.third_uses(state, menu)
    else:
        assert state.phase == TRIMMING
        third.sheddings(state, menu)


# Doing it


def act_early(state: NewYork, kind: i64, code: i64, log: Log) -> None:
    """[N5.1] Choices of cards and characters."""
    what = first_of(code)
    if kind == PAIR:
        rounds.draft(state, what, log)
    elif kind == USE:
        use(state, what, log)
    elif kind == DONE:
        finish(state)
    elif kind == CONVERT:
        bidding.convert(state, what, log)
    elif kind == ERECT:
        third.erect(state, what, log)
    elif kind == KEEP:
        first.keep(state, what, log)
    elif kind == DROP:
        first.drop(state, what, log)
    elif kind == SHELVE:
        first.shelve(state, what, log)
    elif kind == SPARE:
        first.take_spare(state, what, log)
    elif kind == PICK:
        starters.pick(state, what, log)
    else:
        assert kind == PICK_BLIND
        starters.pick_blind(state)


def use(state: NewYork, kind: i64, log: Log) -> None:
    """[N3.1] A character works in its own phase."""
    if state.phase == FIRST:
        first.use_first(state, kind, log)
    elif state.phase == BIDDING:
        bidding.use_second(state, kind, log)
    else:
        third.use_third(state, kind, log)


def finish(state: NewYork) -> None:
    """[N5.2] Nothing more to do in this phase."""
    if state.phase == FIRST:
        first.finish_first(state)
    elif state.phase == DROPPING:
        first.finish_drop(state)
    elif state.phase == MOVING:
        building.stop_moving(state)
    elif state.phase == ARRANGING:
        bidding.finish_arrangement(state)
    else:
        third.finish_third(state)


def act_late(state: NewYork, kind: i64, code: i64, log: Log) -> None:
    """[N6.6] What a bid brought."""
    what = first_of(code)
    if kind == TAKE:
        auctions.take(state, what, log)
    elif kind == DECLINE:
        auctions.decline(state, log)
    elif kind == PLACE:
        building.place(state, what, second_of(code), third_of(code), log)
    elif kind == MOVE:
        building.move_tower(state, what, log)
    else:
        assert kind == SHED
        third.shed(state, what, log)


# Nature


def card_kind(state: NewYork) -> i64:
    """[N6.5] Cards for a hand are drawn unseen, others openly."""
    if state.phase == DEALING or (state.phase == DRAWING and state.goes != TO_RESERVE):
        return DEAL
    return TURN


def sample_round(state: NewYork, rng: Rng) -> i64:
    if state.phase == TOKENING:
        return rounds.draw_token(state, rng)
    if state.phase == ALLOTTING or state.phase == SHARING:
        odds = Odds()
        if state.phase == ALLOTTING:
            starters.allotment_odds(state, odds)
        else:
            rounds.share_odds(state, odds)
        return odds.draw(rng)
    return cards.draw_card(state, card_kind(state), rng)


def let_nature(state: NewYork, code: i64, log: Log) -> None:
    """[N1.3] What chance has drawn."""
    what = first_of(code)
    if state.phase == DEALING:
        rounds.deal(state, what, log)
    elif state.phase == TOKENING:
        rounds.open_token(state, what, log)
    elif state.phase == STOCKING:
        rounds.stock_up(state, what, log)
    elif state.phase == TOM_DRAWING:
        tom.tom_draws(state, what, log)
    elif state.phase == DRAWING:
        first.draw_for(state, what, log)
    elif state.phase == REFILLING:
        setup.open_tile(state, what, log)
        auctions.end_refill(state)
    elif state.phase == SHARING:
        rounds.share(state, what, log)
    elif state.phase == BLIND:
        starters.turn_blind(state, what, log)
    elif state.phase == ALLOTTING:
        starters.allot(state, what, log)
    elif setup.is_setup(state.phase):
        setup.lay_out(state, code, log)
    else:
        rounds.lay_pair(state, what, log)


GAME: Final = NewYorkGame()
