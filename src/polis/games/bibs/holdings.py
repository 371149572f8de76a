"""B5: holdings of several players, concerns of one, and what they allow."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import NOBODY
from polis.games.bibs import tell
from polis.games.bibs.data import BASES, UNITS
from polis.games.bibs.position import Bibs
from polis.games.bibs.terms import BANK, GROUPS, LEVELS, SIZE
from polis.mech.sets import size_of


def is_bound(state: Bibs, group: i64) -> bool:
    return (state.holdings >> group) & 1 != 0


def bank_has_part(state: Bibs, group: i64) -> bool:
    """[B6.12] Whether a firm of a holding belongs to the bank: all the others stand on plots of
    members, or the holding would have ended."""
    return is_bound(state, group) and (state.complete >> group) & 1 == 0


def holders_of(state: Bibs, group: i64) -> i64:
    """The set of players who have a firm of a group, on a plot or in hand."""
    found: i64 = 0
    for firm in range(group * SIZE, group * SIZE + SIZE):
        if state.holder[firm] >= 0:
            found |= 1 << state.holder[firm]
    return found


def open_groups(state: Bibs, seat: i64) -> i64:
    """[B3.5] The set of groups a player may develop: whole ones of his own, and [B5.1] those of his
    holdings, [B6.12] but not while the bank has a part in them."""
    return state.wholes[seat] | (state.present[seat] & state.holdings & state.complete)


def is_concern(state: Bibs, seat: i64, group: i64) -> bool:
    """[B5.4] He alone has all of the group and all of a base group of it."""
    own = state.wholes[seat]
    return (own >> group) & 1 != 0 and own & BASES[group] != 0


def unit_price(state: Bibs, seat: i64, firm: i64) -> i64:
    """[B3.5] What the next unit costs; [B5.4] half in a concern, and never less."""
    group = firm // SIZE
    price = UNITS[group * LEVELS + state.level[firm]]
    if is_concern(state, seat, group):
        return half(price)
    return price


def half(price: i64) -> i64:
    """[B5.4] What a unit costs in a concern."""
    return price // 2


def lowest(state: Bibs, group: i64) -> i64:
    first = group * SIZE
    low = min(state.level[first], state.level[first + 1])
    return min(low, state.level[first + 2])


# Who pays whom


def are_fellows(state: Bibs, seat: i64, other: i64, group: i64) -> bool:
    """[B5.2] Whether both are members of the holding of a group and still have a firm in it."""
    both = 1 << seat | 1 << other
    if not is_bound(state, group) or state.members[group] & both != both:
        return False
    return (state.present[seat] & state.present[other]) >> group & 1 != 0


def pays_clean(state: Bibs, seat: i64, firm: i64) -> bool:
    """[B5.2] A fellow member pays the clean rent: at firms of the holding, or at all of them."""
    other = state.holder[firm]
    if state.all_firms == 0:
        return are_fellows(state, seat, other, firm // SIZE)
    for group in range(i64(GROUPS)):
        if is_bound(state, group) and are_fellows(state, seat, other, group):
            return True
    return False


# The end of a holding


def dissolve(state: Bibs, group: i64) -> None:
    state.holdings &= ~(1 << group)
    state.members[group] = 0


def review(state: Bibs, group: i64, log: Log) -> None:
    """[B6.11] A holding ends when a firm of it is free, in hand, or an outsider's; units stay. With
    all three in one hand it is needed no more. [B6.12] The bank may have a part in it."""
    if not is_bound(state, group):
        return
    if not is_held(state, group):
        tell.holding_ended(log, group)
        dissolve(state, group)
    elif (state.complete >> group) & 1 == 0:
        tell.bank_in_holding(log, group)
    elif size_of(holders_of(state, group)) == 1:
        tell.holding_merged(log, state.holder[group * SIZE], group)
        dissolve(state, group)


def is_held(state: Bibs, group: i64) -> bool:
    """Whether every firm of a holding stands on a plot of a member or of the bank."""
    anyone = False
    for firm in range(group * SIZE, group * SIZE + SIZE):
        holder = state.holder[firm]
        if state.site[firm] == NOBODY:
            return False
        if holder != BANK:
            anyone = True
            if (state.members[group] >> holder) & 1 == 0:
                return False
    return anyone
