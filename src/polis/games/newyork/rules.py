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

from polis.core.model import Game, Log, Menu, Odds, Why, first_of, kind_of, second_of
from polis.core.rng import Rng
from polis.core.schema import Schema
from polis.core.seats import holds
from polis.core.vectors import filled
from polis.games.newyork.bidder import is_idle_swap
from polis.games.newyork.bot import advise
from polis.games.newyork.chance import card_kind, let_nature, sample_round
from polis.games.newyork.choices import early_choices, late_choices
from polis.games.newyork.codes import ARRANGE, BID, DROP, LAY, LETTER, PASS, SWAP, TURN
from polis.games.newyork.deeds import act_early, act_late
from polis.games.newyork.flow import proceed
from polis.games.newyork.imagining import determinize
from polis.games.newyork.phases import bidding, cards, laying, reserve, rounds, setup, starters
from polis.games.newyork.phases.reserve import is_time_to_swap
from polis.games.newyork.phases.sets import NO_FAULT, fault
from polis.games.newyork.refusals.asked import why_not
from polis.games.newyork.refusals.gains import apart
from polis.games.newyork.refusals.sets import (
    is_readable,
    lacking,
    nearest_arrangement,
    nearest_set,
)
from polis.games.newyork.schema import SCHEMA
from polis.games.newyork.scoring import all_places, seat_scores
from polis.games.newyork.state import NewYork, card_at, speaker
from polis.games.newyork.stocktaking import conserved
from polis.games.newyork.terms import (
    ALLOTTING,
    BIDDING,
    BLIND,
    CARDS,
    DRAFTING,
    NONE_LEFT,
    REFILLING,
    RESERVES,
    SHARING,
    TAKING,
    TOKENING,
)
from polis.games.newyork.view import view


class NewYorkGame(Game[NewYork]):
    def schema(self) -> Schema:
        return SCHEMA

    def start(self, players: i64, options: vec[i64]) -> NewYork:
        return setup.set_up(players, options)

    def copy(self, state: NewYork) -> NewYork:
        return state.copy()

    def apart(self, state: NewYork, code: i64, other: i64) -> i64:
        return apart(code, other)

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

    def permits(self, state: NewYork, seat: i64, code: i64, payload: vec[i64]) -> bool:
        """[N6.3] Any legal set of cards in hand may be laid as a bid; [N6.1] and the reserve may be
        arranged in any way."""
        if not holds(state.actors, seat) or not is_readable(payload):
            return False
        if kind_of(code) == ARRANGE:
            return is_time_to_swap(state) and reserve.may_arrange(state, seat, payload)
        if kind_of(code) != LAY or state.phase != BIDDING:
            return False
        return lacking(state, seat, payload) == NONE_LEFT and fault(state, payload) == NO_FAULT

    def enact(self, state: NewYork, seat: i64, code: i64, payload: vec[i64], log: Log) -> None:
        if kind_of(code) == ARRANGE:
            reserve.arrange(state, seat, payload, log)
        else:
            bidding.lay(state, payload, log)
        proceed(state, log)

    def why_not(self, state: NewYork, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
        why_not(state, seat, code, payload, why)

    def repair(self, state: NewYork, seat: i64, code: i64, payload: vec[i64]) -> vec[i64]:
        """[N6.3] The nearest legal set, [N6.1] or the nearest arrangement."""
        if not holds(state.actors, seat) or not is_time_to_swap(state) or not is_readable(payload):
            return vec[i64]()
        if kind_of(code) == ARRANGE:
            return nearest_arrangement(state, seat, payload)
        if state.phase != BIDDING:
            return vec[i64]()
        return nearest_set(state, seat, payload)

    def example(self, state: NewYork, seat: i64, code: i64) -> vec[i64]:
        """[N6.3] The smallest set that could be laid now, [N6.1] or what one swap makes of the
        reserve."""
        if kind_of(code) == ARRANGE and seat < state.players:
            return self.repair(state, seat, code, state.reserve[card_at(seat, 0) :][:CARDS])
        return self.repair(state, seat, code, filled(0, CARDS))

    def chances(self, state: NewYork, odds: Odds) -> None:
        if state.phase == TOKENING:
            rounds.token_odds(state, odds)
        elif state.phase == ALLOTTING:
            starters.allotment_odds(state, odds)
        elif state.phase == SHARING:
            rounds.share_odds(state, odds)
        elif state.phase == REFILLING:
            laying.tile_odds(state.pile, state.refill_value, odds)
        elif state.phase < RESERVES or state.phase == BLIND:
            laying.setup_odds(state, odds)
        else:
            cards.card_odds(state, card_kind(state), odds)

    def sample(self, state: NewYork, rng: Rng) -> i64:
        if state.phase > BLIND and state.phase != REFILLING:
            return sample_round(state, rng)
        if state.phase == REFILLING:
            value = state.refill_value
            return laying.draw_tile(state.pile, state.pile_left[value - 1], value, rng)
        if state.phase == RESERVES:
            return cards.draw_card(state, TURN, rng)
        return laying.sample_setup(state, rng)

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
            reserve.swap(state, speaker(state), first_of(code), second_of(code), log)
        else:
            act_late(state, kind, code, log)
        proceed(state, log)

    def view(self, state: NewYork, viewer: i64) -> dict[str, object]:
        return view(state, viewer)

    def determinize(self, state: NewYork, viewer: i64, rng: Rng) -> NewYork:
        return determinize(state, viewer, rng)

    def money(self, state: NewYork) -> vec[i64]:
        return state.dollars[: state.players]

    def scores(self, state: NewYork) -> vec[i64]:
        return seat_scores(state)

    def places(self, state: NewYork) -> vec[i64]:
        return all_places(state)

    def rivals(self, state: NewYork) -> i64:
        return state.houses - state.players

    def conserved(self, state: NewYork) -> vec[i64]:
        return conserved(state)

    def advise(self, state: NewYork, seat: i64, rng: Rng) -> i64:
        return advise(state, seat)

    def shuns(self, state: NewYork, seat: i64, code: i64) -> bool:
        return kind_of(code) == SWAP and is_idle_swap(state, seat, code)


GAME: Final = NewYorkGame()
