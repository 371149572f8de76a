"""What everyone sees of Monopoly: Fallout: all there is, but for the order of cards not drawn."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from polis.core.seats import NOBODY, members
from polis.games.fallout.codes import AUCTION, BIDDING, PLACING, WINDOW
from polis.games.fallout.data import (
    BUILDING,
    GROUP_OF,
    MASKS,
    MORTGAGES,
    POSITIONS,
    PRICES,
    PROPERTY_NAMES,
)
from polis.games.fallout.holdings import interest_of, net_worth, wholes
from polis.games.fallout.phases.business import redemption
from polis.games.fallout.phases.debt import raisable
from polis.games.fallout.phases.jail import rolls_left
from polis.games.fallout.phases.spaces import rent_of
from polis.games.fallout.position import Fallout
from polis.games.fallout.schema import (
    ASSET_NAMES,
    BUILDING_NAMES,
    CARD_NAMES,
    GROUP_NAMES,
)
from polis.games.fallout.shown import SeatShown, TableShown, seat_shown, table_shown
from polis.games.fallout.state import is_mortgaged, owed_by
from polis.games.fallout.terms import (
    ASSETS,
    CARDS,
    CLAIM_SIZE,
    COLOURS,
    DEBT,
    FIRST_CARD,
    MOST_OFFERS,
    PROPERTIES,
    RADIO_GROUP,
)
from polis.mech import trade
from polis.mech.sets import named_in, size_of
from polis.mech.street import is_alive


class SeatView(SeatShown):
    """``jail`` is 0, or which roll in Jail comes next, ``rolls_left`` how many may still be made;
    ``cards`` are the decks whose card out of Jail is kept; ``ruined`` is 0, or the place among the
    bankrupts; ``raisable`` is what buildings and mortgages would bring, ``short`` what cash lacks
    of the debts; ``wholes`` are the groups of which nothing is missing."""

    position: int
    rolls_left: int
    cards: list[int]
    worth: int
    owes: int
    alive: bool
    raisable: int
    short: int
    wholes: list[str]
    offers_left: int


class PropertyView(TypedDict):
    """``building`` is its price, 0 where nothing is built; ``rent`` what it brings now, 0 for a
    radio station, whose rent is thrown; ``line`` is that of its deed which holds now, from 0, -1 if
    none does."""

    name: str
    group: str
    position: int
    owner: int
    level: int
    mortgaged: bool
    price: int
    mortgage: int
    redemption: int
    building: int
    rent: int
    line: int


class DeckView(TypedDict):
    """``next`` is "" while nobody can tell."""

    unseen: list[str]
    known: list[str]
    next: str


class DebtView(TypedDict):
    """To -1, the bank, or -2, every other player."""

    who: int
    to: int
    amount: int


class ClaimView(TypedDict):
    visitor: int
    owner: int
    rent: int


class AuctionView(TypedDict):
    property: str
    bid: int
    bidder: int
    bidders: list[int]
    speaker: int


class ShortageView(TypedDict):
    """``wants`` by seat; ``asked`` are those who have yet to say how many they want."""

    building: str
    asker: int
    site: str
    wants: list[int]
    asked: list[int]
    bidders: list[int]
    bid: int
    bidder: int


class SideView(TypedDict):
    """``cash`` is what is left after the trade, interest paid."""

    gets: list[str]
    gives: list[str]
    cash: int
    interest: int
    completes: list[str]
    breaks: list[str]


class OfferView(TypedDict):
    """Money above zero is paid by the maker; ``payload`` writes the same offer; ``sides`` are the
    maker's and the partner's."""

    maker: int
    partner: int
    money: int
    things: list[str]
    payload: list[int]
    sides: list[SideView]


class FalloutView(TableShown):
    """``rounds`` is 0 without a limit; ``called`` are those who said that time is up."""

    round: int
    seats: list[SeatView]
    properties: list[PropertyView]
    decks: list[DeckView]
    debts: list[DebtView]
    claims: list[ClaimView]
    auction: AuctionView | None
    shortage: ShortageView | None
    offers: list[OfferView]


def view(state: Fallout) -> FalloutView:
    """[F4.5] Cash, deeds and cards lie open, and so does every offer."""
    return {
        **table_shown(state),
        "round": min(state.round, state.rounds) if state.rounds > 0 else state.round,
        "seats": [seat_view(state, seat) for seat in range(state.players)],
        "properties": [property_view(state, lot) for lot in range(PROPERTIES)],
        "decks": [deck_view(state, deck) for deck in range(2)],
        "debts": debts_view(state),
        "claims": claims_view(state),
        "auction": auction_view(state),
        "shortage": shortage_view(state),
        "offers": offers_view(state),
    }


def seat_view(state: Fallout, seat: i64) -> SeatView:
    return {
        **seat_shown(state, seat),
        "position": state.position[seat],
        "rolls_left": rolls_left(state, seat),
        "cards": [deck for deck in range(2) if state.owner[FIRST_CARD + deck] == seat],
        "worth": net_worth(state, seat),
        "owes": owed_by(state, seat),
        "alive": is_alive(state, seat),
        "raisable": raisable(state, seat),
        "short": max(0, owed_by(state, seat) - state.cash[seat]),
        "wholes": named_in(wholes(state.owned[seat]), GROUP_NAMES),
        "offers_left": MOST_OFFERS - trade.made_by(state.offers, seat),
    }


def property_view(state: Fallout, lot: i64) -> PropertyView:
    """[F2.3] With the rent it brings now; a radio station's depends on a throw."""
    group, owner = GROUP_OF[lot], state.owner[lot]
    earns = owner != NOBODY and not is_mortgaged(state, lot)
    return {
        "name": PROPERTY_NAMES[lot],
        "group": GROUP_NAMES[group],
        "position": POSITIONS[lot],
        "owner": owner,
        "level": state.level[lot],
        "mortgaged": is_mortgaged(state, lot),
        "price": PRICES[lot],
        "mortgage": MORTGAGES[lot],
        "redemption": redemption(state, lot),
        "building": BUILDING[group] if group < COLOURS else 0,
        "rent": rent_of(state, lot) if earns and group != RADIO_GROUP else 0,
        "line": line_of(state, lot) if earns else -1,
    }


def line_of(state: Fallout, lot: i64) -> int:
    """[F2.3] By what is built, [F2.4] or by how many of them the owner has."""
    if GROUP_OF[lot] < COLOURS:
        return state.level[lot]
    return size_of(state.owned[state.owner[lot]] & MASKS[GROUP_OF[lot]]) - 1


def deck_view(state: Fallout, deck: i64) -> DeckView:
    """[F2.6] Which cards are still to come, the order of those that lie under them, and the next
    one where everybody can tell: the last not drawn yet, or the first to come again."""
    start, size = state.ring[2 * deck], state.ring[2 * deck + 1]
    unseen = [card for card in range(CARDS) if (state.unseen[deck] >> card) & 1 != 0]
    known = [state.known[deck * CARDS + (start + i) % CARDS] for i in range(size)]
    return {
        "unseen": [CARD_NAMES[deck * CARDS + card] for card in unseen],
        "known": [CARD_NAMES[card] for card in known],
        "next": next_card(deck, unseen, known),
    }


def next_card(deck: int, unseen: list[int], known: list[int]) -> str:
    """[F2.6] Named as soon as nothing else can come."""
    if len(unseen) == 1:
        return CARD_NAMES[deck * CARDS + unseen[0]]
    return "" if unseen else CARD_NAMES[known[0]]


def debts_view(state: Fallout) -> list[DebtView]:
    """[F5.1] In the order in which they are settled."""
    return [
        {"who": state.debts[i], "to": state.debts[i + 1], "amount": state.debts[i + 2]}
        for i in range(0, len(state.debts), DEBT)
    ]


def claims_view(state: Fallout) -> list[ClaimView]:
    return [
        {"visitor": state.claims[i], "owner": state.claims[i + 1], "rent": state.claims[i + 2]}
        for i in range(0, len(state.claims), CLAIM_SIZE)
    ]


def auction_view(state: Fallout) -> AuctionView | None:
    if state.lot == NOBODY:
        return None
    return {
        "property": PROPERTY_NAMES[state.lot],
        "bid": state.bid,
        "bidder": state.bidder,
        "bidders": members(state.bidders),
        "speaker": state.decider if state.phase == AUCTION else state.before,
    }


def shortage_view(state: Fallout) -> ShortageView | None:
    """[F4.2] Who wants how many, and the bidding for them."""
    if not WINDOW <= state.phase <= PLACING:
        return None
    return {
        "building": BUILDING_NAMES[state.kind],
        "asker": state.asker,
        "site": PROPERTY_NAMES[state.site],
        "wants": list(state.wants),
        "asked": members(state.rivals) if state.phase == WINDOW else [],
        "bidders": members(state.rivals) if state.phase == BIDDING else [],
        "bid": state.price,
        "bidder": state.buyer,
    }


def offers_view(state: Fallout) -> list[OfferView]:
    makers = range(state.players)
    return [offer_view(state, m) for m in makers if trade.partner_of(state.offers, m) != NOBODY]


def offer_view(state: Fallout, maker: i64) -> OfferView:
    """[F4.5] An offer with what it would do to both sides."""
    partner = trade.partner_of(state.offers, maker)
    money, things = trade.money_of(state.offers, maker), trade.things_of(state.offers, maker)
    given, taken = things & state.owned[maker], things & state.owned[partner]
    return {
        "maker": maker,
        "partner": partner,
        "money": money,
        "things": named_in(things, ASSET_NAMES),
        "payload": list(trade.written(money, things, ASSETS)),
        "sides": [
            side_view(state, maker, money, taken, given),
            side_view(state, partner, -money, given, taken),
        ],
    }


def side_view(state: Fallout, seat: i64, pays: i64, gets: i64, gives: i64) -> SideView:
    """[F4.5] The new owner of a mortgaged property pays its ten per cent at once."""
    interest = interest_of(state, gets)
    before, after = wholes(state.owned[seat]), wholes((state.owned[seat] & ~gives) | gets)
    return {
        "gets": named_in(gets, ASSET_NAMES),
        "gives": named_in(gives, ASSET_NAMES),
        "cash": state.cash[seat] - pays - interest,
        "interest": interest,
        "completes": named_in(after & ~before, GROUP_NAMES),
        "breaks": named_in(before & ~after, GROUP_NAMES),
    }
