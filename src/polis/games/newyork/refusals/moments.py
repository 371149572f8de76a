"""Which clause says whose turn it is, when a move is made, and what chance decides."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import Why
from polis.games.newyork import refuse
from polis.games.newyork.codes import LETTER
from polis.games.newyork.state import NewYork
from polis.games.newyork.terms import AWARDING, BIDDING, DRAFTING, MOVING, PICKING, PRESTIGE

# Places in the list of clauses of ``not_your_move``
BY_INFLUENCE: Final = 0
PICKS: Final = 1
PAIRS: Final = 2
BIDS: Final = 3
AWARDS: Final = 4


def not_your_move(state: NewYork, whose: i64, why: Why) -> None:
    """[N2.2] Turns go by influence, but [N1.11] starters and [N5.1] pairs are chosen in reverse,
    [N6.2] bids go clockwise, and [N6.12] the bonus of auction 5 goes by bids."""
    refuse.not_your_move(why, whose)
    if state.phase == PICKING:
        why.by(PICKS)
    elif state.phase == DRAFTING:
        why.by(PAIRS)
    elif state.phase == BIDDING:
        why.by(BIDS)
    elif state.phase == AWARDING or is_bonus(state):
        why.by(AWARDS)
    else:
        why.by(BY_INFLUENCE)


def is_bonus(state: NewYork) -> bool:
    """[N6.12] Whether a skyscraper is moved for the bonus of auction 5."""
    return state.phase == MOVING and state.auction == PRESTIGE


def wrong_moment(state: NewYork, kind: i64, why: Why) -> None:
    """The clause that says when such a move is made."""
    refuse.wrong_moment(why, state.phase)
    why.by(kind)


def natures_move(kind: i64, why: Why) -> None:
    refuse.natures_move(why)
    why.by(kind - LETTER)
