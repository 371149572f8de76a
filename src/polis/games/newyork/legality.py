"""What may be done in New York City: each move has one check, which names the rule against it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import LEGAL, Why
from polis.core.seats import NATURE, first, holds, only
from polis.core.vectors import total
from polis.games.newyork import refuse
from polis.games.newyork.codes import (
    AWARDING,
    BIDDING,
    DRAFTING,
    JOKER,
    LETTER,
    MOVING,
    OVER,
    PICKING,
    PRESTIGE,
    is_due,
)
from polis.games.newyork.data import VALUE_OF, WHEN_OF, route_vehicle, vehicle_of_token
from polis.games.newyork.phases.building import is_route_for, joins
from polis.games.newyork.phases.office import gains, is_open
from polis.games.newyork.phases.reserve import SINCE, not_owned, was_left
from polis.games.newyork.phases.sets import (
    ALONE,
    NOTHING,
    ONLY_JOKERS,
    counts_as_own,
    fault,
    is_readable,
    lacking,
    lonely,
    lowest_real,
    real_units,
)
from polis.games.newyork.phases.staff import (
    BUILDER,
    CONVERTER,
    FIRST_PLUS,
    POSTPONER,
    TIE_BREAKER,
    is_ready,
    time_of,
)
from polis.games.newyork.position import NewYork
from polis.games.newyork.terms import (
    AUCTIONS,
    NONE_LEFT,
    OPENED,
    ROUTES,
    arrangement,
    card_at,
    kind_at,
    tower_at,
)

# Places in the lists of clauses of ``not_your_move``
BY_INFLUENCE: Final = 0
PICKS: Final = 1
PAIRS: Final = 2
BIDS: Final = 3
AWARDS: Final = 4

SECOND_CLAUSE: Final = 1  # where a reason has two


def check_moment(state: NewYork, seat: i64, kind: i64, why: Why) -> None:
    """[N2.2] Whose move it is, and of what sort; the clause says when such a move is made."""
    if state.phase == OVER:
        refuse.game_over(why)
    elif kind >= LETTER:
        refuse.natures_move(why)
        why.by(kind - LETTER)
    elif state.actors == only(NATURE):
        refuse.wrong_moment(why, state.phase)
        why.by(kind)
    elif not holds(state.actors, seat):
        refuse.not_your_move(why, first(state.actors))
        why.by(turns_by(state))
    elif not is_due(kind, state.phase):
        refuse.wrong_moment(why, state.phase)
        why.by(kind)


def turns_by(state: NewYork) -> i64:
    """[N2.2] Turns go by influence, but [N1.11] starters and [N5.1] pairs are chosen in reverse,
    [N6.2] bids go clockwise, and [N6.12] the bonus of auction 5 goes by bids."""
    if state.phase == PICKING:
        return PICKS
    if state.phase == DRAFTING:
        return PAIRS
    if state.phase == BIDDING:
        return BIDS
    if state.phase == AWARDING or is_bonus(state):
        return AWARDS
    return BY_INFLUENCE


def is_bonus(state: NewYork) -> bool:
    """[N6.12] Whether a skyscraper is moved for the bonus of auction 5."""
    return state.phase == MOVING and state.auction == PRESTIGE


# Starters and pairs


def check_pick(state: NewYork, pile: i64, why: Why) -> None:
    """[N1.11] A pile that lies there face up."""
    if state.starters[2 * (pile - 1)] == NONE_LEFT:
        refuse.pile_gone(why, pile)


def check_blind(state: NewYork, why: Why) -> None:
    """[N1.5] A pile that lies there face down; [N9.3] there is none with Toms."""
    if state.blind_left == 0:
        refuse.no_blind(why)
        if state.houses > state.players:
            why.by(SECOND_CLAUSE)


def check_pair(state: NewYork, pair: i64, why: Why) -> None:
    """[N5.1] A pair that still lies there."""
    if state.pairs[2 * (pair - 1)] == NONE_LEFT:
        refuse.pair_gone(why, pair)


# Characters


def check_use(state: NewYork, seat: i64, character: i64, why: Why) -> None:
    """[N3.2] His own, of this phase, not used yet, for a dollar; [N3.5] in phase II also of use for
    this bid."""
    if WHEN_OF[character] != time_of(state.phase):
        refuse.other_phase(why, character)
    elif character == CONVERTER or character == BUILDER:
        refuse.say_which(why, character)
        if character == BUILDER:
            why.by(SECOND_CLAUSE)
    elif state.staff[kind_at(seat, character)] == 0:
        refuse.not_employed(why, character)
    else:
        check_payment(state, seat, character, why)
    if why.refusal == LEGAL and state.phase == BIDDING:
        check_backing(state, seat, character, why)


def check_payment(state: NewYork, seat: i64, kind: i64, why: Why) -> None:
    """[N3.3] Once a round for each copy, [N3.2] for a dollar."""
    if not is_ready(state, seat, kind):
        refuse.used_already(why, kind)
    elif state.dollars[seat] == 0:
        refuse.no_dollar(why)


def check_backing(state: NewYork, seat: i64, kind: i64, why: Why) -> None:
    """[N3.5] Numbers 10 to 15 serve one auction each; postponing comes before anything else and
    once an auction; a tie can be won only once."""
    if FIRST_PLUS <= kind < FIRST_PLUS + AUCTIONS:
        if kind - FIRST_PLUS != state.auction:
            refuse.other_auction(why, kind)
    elif kind == POSTPONER:
        if holds(state.postponed, seat):
            refuse.postponed_already(why)
        elif len(state.declared) > 0:
            refuse.postpone_first(why)
    elif kind == TIE_BREAKER and holds(state.tie_winners, seat):
        refuse.ties_already(why)


def check_convert(state: NewYork, seat: i64, card: i64, why: Why) -> None:
    """[N3.5] Number 19 names another category, no joker."""
    if card == JOKER or counts_as_own(state, card):
        refuse.own_category(why, card)
    elif state.staff[kind_at(seat, CONVERTER)] == 0:
        refuse.no_converter(why, CONVERTER)
    else:
        check_payment(state, seat, CONVERTER, why)


def check_erect(state: NewYork, seat: i64, why: Why) -> None:
    """[N7.1] Number 28 builds what the supply has."""
    if state.staff[kind_at(seat, BUILDER)] == 0:
        refuse.no_builder(why, BUILDER)
    else:
        check_payment(state, seat, BUILDER, why)
    if why.refusal == LEGAL and state.supply[seat] == 0:
        refuse.no_tower(why)


# Cards drawn and exchanged


def check_keep(state: NewYork, card: i64, why: Why) -> None:
    """[N5.2] Of the cards drawn, as many as the character says."""
    if state.keep_left == 0:
        refuse.kept_enough(why)
    elif state.drawn[card] == 0:
        refuse.not_drawn(why, card)


def check_shelve(state: NewYork, card: i64, why: Why) -> None:
    """[N5.2] What goes to the reserve is chosen last."""
    if state.keep_left > 0:
        refuse.keep_first(why)
    elif state.drawn[card] == 0:
        refuse.not_drawn(why, card)


def check_spare(state: NewYork, card: i64, why: Why) -> None:
    """[N5.2] A card of the pair nobody drafted."""
    if state.spare[card] == 0:
        refuse.not_spare(why, card)


def check_drop(state: NewYork, seat: i64, card: i64, why: Why) -> None:
    """[N5.2] A card of the hand."""
    if state.hand[card_at(seat, card)] == 0:
        refuse.not_in_hand(why, card)
        why.by(SECOND_CLAUSE)


def check_swap(state: NewYork, seat: i64, card: i64, other: i64, why: Why) -> None:
    """[N6.1] A card of the hand for another of the reserve, not back to where this decision has
    been; by the first edition as often as the reserve has cards."""
    at = card_at(seat, 0)
    if state.hand[at + card] == 0:
        refuse.not_in_hand(why, card)
    elif state.reserve[at + other] == 0:
        refuse.not_in_reserve(why, other)
    elif card == other:
        refuse.same_card(why, card)
    elif state.edition >= SINCE:
        if was_left(state, at, card, other):
            refuse.arrangement_left(why, other, card)
    elif state.swaps >= state.reserve_size[seat]:
        refuse.swapped_enough(why, state.reserve_size[seat])


def check_arrange(state: NewYork, seat: i64, payload: vec[i64], why: Why) -> None:
    """[N6.1] As many cards as the reserve has, all one's own, and others than lie there."""
    if not is_readable(payload):
        refuse.unreadable(why)
        why.by(SECOND_CLAUSE)
    elif total(payload) != state.reserve_size[seat]:
        refuse.reserve_size(why, state.reserve_size[seat])
    elif not_owned(state, seat, payload) != NONE_LEFT:
        refuse.not_owned(why, not_owned(state, seat, payload))
    elif arrangement(payload, 0) == arrangement(state.reserve, card_at(seat, 0)):
        refuse.arranged_so(why)


# Bids


def check_bid(state: NewYork, seat: i64, size: i64, jokers: i64, why: Why) -> None:
    """[N6.3] A size that jokers of the hand, other cards and bonuses make together."""
    at = card_at(seat, 0)
    held = state.hand[at + JOKER]
    most = real_units(state, state.hand, at)
    real = size - jokers - state.extra_jokers - state.plus
    if jokers > held:
        refuse.too_many_jokers(why, held)
    elif most < lowest_real(state, at, held + state.extra_jokers):
        refuse.no_bid(why)
    elif not lowest_real(state, at, jokers + state.extra_jokers) <= real <= most:
        refuse.no_such_bid(why, most + held + state.extra_jokers + state.plus)


def check_lay(state: NewYork, seat: i64, payload: vec[i64], why: Why) -> None:
    """[N6.3] Cards of the hand; jokers never alone, and no card without a partner."""
    if not is_readable(payload):
        refuse.unreadable(why)
    elif lacking(state, seat, payload) != NONE_LEFT:
        refuse.not_in_hand(why, lacking(state, seat, payload))
    elif fault(state, payload) == ONLY_JOKERS:
        refuse.jokers_alone(why)
    elif fault(state, payload) == ALONE:
        refuse.card_alone(why, lonely(state, payload))
    elif fault(state, payload) == NOTHING:
        refuse.nothing_laid(why)


# What a bid brings


def check_take(state: NewYork, seat: i64, character: i64, why: Why) -> None:
    """[N6.10] An open character of at most the bid's value."""
    if not is_open(state, character):
        refuse.tile_not_open(why, character)
    elif VALUE_OF[character] > gains(state, seat):
        refuse.tile_too_dear(why, character, gains(state, seat))


def check_place(state: NewYork, token: i64, district: i64, other: i64, why: Why) -> None:
    """[N6.12] An open token, a route of its colour between these districts, its vehicle on it."""
    if state.token_at[token] != OPENED:
        refuse.token_not_open(why, token)
        return
    taken = False
    for route in range(i64(ROUTES)):
        if route_vehicle(route) == vehicle_of_token(token) and joins(route, district, other):
            if is_route_for(state, token, route):
                return
            taken = True
    if taken:
        refuse.vehicle_gone(why, district, other)
    else:
        refuse.no_route(why, token, district, other)


def check_move(state: NewYork, seat: i64, district: i64, why: Why) -> None:
    """[N6.13] A skyscraper of his own from another district."""
    if district == state.moving_to:
        refuse.already_there(why, district)
    elif state.towers[tower_at(seat, district)] == 0:
        refuse.no_tower_there(why, district)
    if why.refusal != LEGAL and is_bonus(state):
        why.by(SECOND_CLAUSE)


def check_shed(state: NewYork, seat: i64, card: i64, why: Why) -> None:
    """[N6.1] A card of the reserve."""
    if state.reserve[card_at(seat, card)] == 0:
        refuse.not_in_reserve(why, card)
