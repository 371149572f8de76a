"""Promises every game keeps, held against random games. A game inherits them by being registered.

A promise is a function ``(title, players, options, seed)`` that raises AssertionError when it is
broken. All look at the same random game, so asking for them in a row costs one walk.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from polis.core.registry import GameInfo
from polis.testing.promises.counts import (
    chance_is_fair,
    counts_are_conserved,
    free_moves_are_sound,
    places_make_sense,
    sources_add_up,
)
from polis.testing.promises.decisions import (
    arguments_fit,
    haste_is_lawful,
    nobody_is_stuck,
    order_does_not_matter,
    outside_views_agree,
    picks_are_from_the_menu,
)
from polis.testing.promises.evidence import guesses_fit_the_evidence
from polis.testing.promises.opportunities import opportunities_are_known
from polis.testing.promises.positions import (
    copies_are_whole,
    json_leads_back,
    questions_change_nothing,
    replay_is_exact,
)
from polis.testing.promises.previews import previews_come_true
from polis.testing.promises.reasons import reasons_are_true
from polis.testing.promises.refusals import (
    menus_list_what_is_allowed,
    outsiders_are_refused,
    words_have_sentences,
)
from polis.testing.promises.secrets import (
    events_do_not_leak,
    guesses_are_lawful,
    secret_moves_stay_secret,
    trying_does_not_leak,
    views_do_not_leak,
)

Promise = Callable[[GameInfo, int, Sequence[int], int], None]

ALL: list[Promise] = [
    copies_are_whole,
    json_leads_back,
    replay_is_exact,
    questions_change_nothing,
    nobody_is_stuck,
    picks_are_from_the_menu,
    haste_is_lawful,
    order_does_not_matter,
    outside_views_agree,
    arguments_fit,
    chance_is_fair,
    counts_are_conserved,
    places_make_sense,
    sources_add_up,
    free_moves_are_sound,
    menus_list_what_is_allowed,
    reasons_are_true,
    previews_come_true,
    opportunities_are_known,
    outsiders_are_refused,
    words_have_sentences,
    views_do_not_leak,
    trying_does_not_leak,
    events_do_not_leak,
    secret_moves_stay_secret,
    guesses_are_lawful,
    guesses_fit_the_evidence,
]


def broken(info: GameInfo, players: int, options: Sequence[int], seed: int) -> dict[str, str]:
    """The promises a game does not keep at this table, each with what went wrong."""
    found: dict[str, str] = {}
    for promise in ALL:
        # A rule may fail with any error at all, and the other promises are still worth asking.
        try:
            promise(info, players, options, seed)
        except Exception as error:
            found[promise.__name__] = f"{type(error).__name__}: {error}"
    return found
