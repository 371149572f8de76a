"""F5: debts, and what becomes of those who cannot pay them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import NOBODY
from polis.games.fallout import tell
from polis.games.fallout.codes import (
    FINISH,
    FIRST_EDITION,
    FOR_CARD,
    FOR_FINE,
    FOR_INTEREST,
    FOR_RENT,
    LAPSED,
    OWING,
    STEP_OUT,
)
from polis.games.fallout.data import BUILDING, GET_OUT_CARD, MASKS, MORTGAGES
from polis.games.fallout.decks import put_under
from polis.games.fallout.holdings import hand_over, interest_of, set_level
from polis.games.fallout.position import Fallout
from polis.games.fallout.state import owns_all
from polis.games.fallout.terms import (
    ALL_OTHERS,
    BANK,
    CLAIM_SIZE,
    COLOURS,
    DEBT,
    FIRST_CARD,
    PROPERTIES,
    PROPERTY_BITS,
    SETTLING,
    SITES,
)
from polis.mech import trade
from polis.mech.sets import size_of, total_of
from polis.mech.street import fall_out, from_bank, hand_cash, lapse_of, next_alive, to_bank


def owe(state: Fallout, who: i64, to: i64, amount: i64, cause: i64, log: Log) -> None:
    """[F5.1] Who has the cash pays at once; otherwise the debt waits its turn. Decision: debts are
    settled in the order in which they arose."""
    if len(state.debts) == 0 and state.cash[who] >= amount:
        pay(state, who, to, amount, cause, log)
    else:
        state.debts = append(append(append(state.debts, who), to), amount)
        state.causes = append(state.causes, cause)


def pay(state: Fallout, who: i64, to: i64, amount: i64, cause: i64, log: Log) -> None:
    """[F5.4] To the bank, to a player, or the same to every other player."""
    if to == BANK:
        to_bank(state, who, amount)
        tell_paid(who, amount, cause, log)
    elif to == ALL_OTHERS:
        share(state, who, amount // (state.left - 1), log)
    else:
        pay_player(state, who, to, amount, cause, log)


def tell_paid(who: i64, amount: i64, cause: i64, log: Log) -> None:
    """[F2.7] To the bank, each payment under the clause that asks for it."""
    if cause == FOR_CARD:
        tell.paid_card(log, who, amount)
    elif cause == FOR_FINE:
        tell.paid_fine(log, who, amount)
    elif cause == FOR_INTEREST:
        tell.paid_interest(log, who, amount)
    else:
        tell.paid_bank(log, who, amount)


def pay_player(state: Fallout, who: i64, to: i64, amount: i64, cause: i64, log: Log) -> None:
    """[F2.2] Rent, or [F5.4] what a card has players pay one another."""
    if amount > 0:
        hand_cash(state, who, to, amount)
        if cause == FOR_RENT:
            tell.paid_rent(log, who, to, amount)
        else:
            tell.paid_player(log, who, to, amount)


def share(state: Fallout, who: i64, each: i64, log: Log) -> None:
    """[F5.4] In seat order from his left, as far as the cash goes."""
    other = next_alive(state, who)
    while other != who:
        pay_player(state, who, other, min(each, state.cash[who]), FOR_CARD, log)
        other = next_alive(state, other)


def press(state: Fallout, log: Log) -> None:
    """[F5.1] The oldest debt is paid as soon as it can be. Until then its debtor must raise money;
    with nothing left to sell, mortgage or trade and no offer open he is bankrupt."""
    who, to, amount = state.debts[0], state.debts[1], state.debts[2]
    if state.cash[who] >= amount:
        cause = first_cause(state)
        drop_first(state)
        pay(state, who, to, amount, cause, log)
    elif is_stripped(state, who) and trade.next_of(state.offers, who) == NOBODY:
        ruin(state, log)
    else:
        state.phase = OWING
        state.decider = who
        if state.pressing == 0:
            tell.in_debt(log, who, amount, state.cash[who])
        state.pressing = 1


def drop_first(state: Fallout) -> None:
    """[F5.1] The oldest debt is struck out as it is paid."""
    state.debts = state.debts[DEBT:]
    state.causes = state.causes[1:]
    state.pressing = 0


def first_cause(state: Fallout) -> i64:
    """[F5.1] What the oldest debt is for. Positions stored before causes were kept have none."""
    if len(state.causes) == 0:
        return FOR_RENT
    return state.causes[0]


def is_stripped(state: Fallout, seat: i64) -> bool:
    """[F5.1] Nothing left to sell, mortgage or trade: what is mortgaged and get-out cards can still
    find a buyer. In the first edition they could not; a built group is never mortgaged."""
    if state.edition == FIRST_EDITION:
        return state.owned[seat] & PROPERTY_BITS & ~state.mortgaged == 0
    return state.owned[seat] == 0


def raisable(state: Fallout, seat: i64) -> i64:
    """[F5.1] What a debtor gets by selling every building at half its price and mortgaging all the
    rest."""
    free = state.owned[seat] & PROPERTY_BITS & ~state.mortgaged
    return half_of_buildings(state, seat) + total_of(free, MORTGAGES)


def give_up(state: Fallout, log: Log) -> None:
    """[F5.1] A debtor may go bankrupt before he has sold everything."""
    tell.gave_up(log, state.decider)
    ruin(state, log)
    state.phase = SETTLING


# Bankruptcy


def ruin(state: Fallout, log: Log) -> None:
    """[F5.2] The first debtor is bankrupt: to a player all he has, to the bank by auction."""
    who, to, amount = state.debts[0], state.debts[1], state.debts[2]
    if to == ALL_OTHERS:
        share(state, who, amount // (state.left - 1), log)
    leave(state, who, log)
    if to >= 0:
        tell.ruined_by_player(log, who, to)
        bequeath(state, who, to, log)
    else:
        tell.ruined_by_bank(log, who)
        dissolve(state, who, log)


def leave(state: Fallout, who: i64, log: Log) -> None:
    """[F1.5] Out of the game, with every offer, claim and debt of his or to him."""
    fall_out(state, who)
    state.jail[who] = 0
    lapse_of(state, who, LAPSED, log)
    state.claims = without(state.claims, CLAIM_SIZE, who)
    state.causes = causes_without(state, who)
    state.debts = without(state.debts, DEBT, who)
    state.pressing = 0
    if state.turn == who:
        state.again = 0
        if state.then == STEP_OUT:
            state.then = FINISH


def without(rows: vec[i64], size: i64, who: i64) -> vec[i64]:
    """[F1.5] Claims or debts, in rows of numbers, less those of a bankrupt or due to him."""
    kept = vec[i64]()
    for row in range(i64(len(rows)) // size):
        if rows[row * size] != who and rows[row * size + 1] != who:
            for i in range(size):
                kept = append(kept, rows[row * size + i])
    return kept


def causes_without(state: Fallout, who: i64) -> vec[i64]:
    """[F1.5] What the debts are for that are neither this player's nor owed to them."""
    kept = vec[i64]()
    for debt in range(i64(len(state.causes))):
        if state.debts[debt * DEBT] != who and state.debts[debt * DEBT + 1] != who:
            kept = append(kept, state.causes[debt])
    return kept


def sell_everything(state: Fallout, who: i64) -> i64:
    """[F5.2] [F5.3] All buildings return to the bank; half of what they cost."""
    half = half_of_buildings(state, who)
    for site in range(i64(SITES)):
        if state.owner[site] == who:
            set_level(state, site, 0)
    return half


def half_of_buildings(state: Fallout, seat: i64) -> i64:
    """[F4.3] Half the price of every step."""
    half: i64 = 0
    for group in range(i64(COLOURS)):
        if state.built[group] > 0 and owns_all(state, seat, MASKS[group]):
            half += state.built[group] * (BUILDING[group] // 2)
    return half


def bequeath(state: Fallout, who: i64, heir: i64, log: Log) -> None:
    """[F5.2] Everything to the creditor, buildings as half their price; on each mortgage he owes
    the bank ten per cent, and redeems at its bare value if he does so at once."""
    from_bank(state, who, sell_everything(state, who))
    cash, assets = state.cash[who], state.owned[who]
    hand_cash(state, who, heir, cash)
    for asset in range(i64(FIRST_CARD + 2)):
        if (assets >> asset) & 1 != 0:
            hand_over(state, asset, heir)
    tell.inherited(log, heir, cash, size_of(assets))
    due = interest_of(state, assets)
    if due > 0 and state.left > 1:
        state.fresh |= assets & state.mortgaged
        tell.interest_due(log, heir, due)
        owe(state, heir, BANK, due, FOR_INTEREST, log)


def dissolve(state: Fallout, who: i64, log: Log) -> None:
    """[F5.3] Buildings and cash to the bank, cards under their decks, all property to auction free
    of mortgage."""
    sell_everything(state, who)
    to_bank(state, who, state.cash[who])
    assets = state.owned[who]
    for asset in range(i64(PROPERTIES)):
        if (assets >> asset) & 1 != 0:
            hand_over(state, asset, NOBODY)
    for deck in range(i64(2)):
        if (assets >> (FIRST_CARD + deck)) & 1 != 0:
            return_card(state, deck, log)
    state.mortgaged &= ~assets
    state.fresh &= ~assets
    state.estate |= assets & PROPERTY_BITS
    state.heir = who


def return_card(state: Fallout, deck: i64, log: Log) -> None:
    """[F5.3] A get-out card of the bankrupt goes under its deck."""
    hand_over(state, FIRST_CARD + deck, NOBODY)
    put_under(state, GET_OUT_CARD[deck])
    tell.card_returned(log, FIRST_CARD + deck)
