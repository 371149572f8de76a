"""Why moves are refused in New York City, each reason with its clause."""

from __future__ import annotations

from typing import Final

from polis.core.schema import Refusal
from polis.games.newyork.domains import (
    CARD,
    CHARACTER,
    COUNT,
    DISTRICT,
    OTHER_CARD,
    OTHER_DISTRICT,
    PAIR_NUMBER,
    PHASE,
    PILE,
    PLAYER,
    TOKEN_NAME,
)

# Clauses in the order that ``refusals/moments.py`` counts them in
TURNS: Final = ["N2.2", "N1.11", "N5.1", "N6.2", "N6.12"]
MOMENTS: Final = [  # by kind of move: the clause that says when it is made
    *["N1.11", "N1.11", "N5.1", "N3.2", "N3.5", "N7.1", "N1.1", "N5.2", "N5.2", "N5.2", "N5.2"],
    *["N6.1", "N6.2", "N6.2", "N6.2", "N6.10", "N6.12", "N6.12", "N6.13", "N6.1", "N6.1"],
]
DRAWS: Final = [  # by kind of nature's move
    *["N1.6", "N1.6", "N1.9", "N1.4", "N1.3", "N1.3", "N4.3", "N9.4"]
]
MOVING_FOR: Final = ["N6.13", "N6.12"]  # the auction's building, or its bonus

REFUSAL_TABLE: Final = [
    Refusal("game_over", "N7.2", []),
    Refusal("not_your_move", "N2.2", [PLAYER], TURNS),
    Refusal("wrong_moment", "N1.1", [PHASE], MOMENTS),
    Refusal("natures_move", "N1.3", [], DRAWS),
    Refusal("pile_gone", "N1.11", [PILE]),
    Refusal("no_blind", "N1.5", [], ["N1.5", "N9.3"]),
    Refusal("pair_gone", "N5.1", [PAIR_NUMBER]),
    Refusal("not_employed", "N3.2", [CHARACTER]),
    Refusal("other_phase", "N3.1", [CHARACTER]),
    Refusal("other_auction", "N3.5", [CHARACTER]),
    Refusal("no_dollar", "N3.2", []),
    Refusal("used_already", "N3.3", [CHARACTER]),
    Refusal("say_which", "N3.5", [CHARACTER], ["N3.5", "N7.1"]),
    Refusal("no_converter", "N3.5", [CHARACTER], chosen=True),
    Refusal("own_category", "N3.5", [CARD]),
    Refusal("postponed_already", "N3.5", []),
    Refusal("postpone_first", "N3.5", []),
    Refusal("no_builder", "N7.1", [CHARACTER], chosen=True),
    Refusal("no_tower", "N7.1", []),
    Refusal("not_drawn", "N5.2", [CARD]),
    Refusal("keep_first", "N5.2", []),
    Refusal("kept_enough", "N5.2", []),
    Refusal("not_spare", "N5.2", [CARD]),
    Refusal("not_in_hand", "N6.1", [CARD], ["N6.1", "N5.2"]),
    Refusal("not_in_reserve", "N6.1", [CARD]),
    Refusal("same_card", "N6.1", [CARD]),
    Refusal("swapped_enough", "N6.1", [COUNT]),
    Refusal("no_such_bid", "N6.4", [COUNT]),
    Refusal("too_many_jokers", "N6.3", [COUNT]),
    Refusal("unreadable", "N6.3", [], ["N6.3", "N6.1"]),
    Refusal("nothing_laid", "N6.3", []),
    Refusal("jokers_alone", "N6.3", []),
    Refusal("card_alone", "N6.3", [CARD]),
    Refusal("tile_not_open", "N6.10", [CHARACTER]),
    Refusal("tile_too_dear", "N6.10", [CHARACTER, COUNT]),
    Refusal("token_not_open", "N6.12", [TOKEN_NAME]),
    Refusal("no_route", "N6.12", [TOKEN_NAME, DISTRICT, OTHER_DISTRICT]),
    Refusal("vehicle_gone", "N6.12", [DISTRICT, OTHER_DISTRICT]),
    Refusal("no_tower_there", "N6.13", [DISTRICT], MOVING_FOR),
    Refusal("already_there", "N6.13", [DISTRICT], MOVING_FOR),
    Refusal("arrangement_left", "N6.1", [CARD, OTHER_CARD]),
    Refusal("arranged_so", "N6.1", []),
    Refusal("reserve_size", "N6.1", [COUNT]),
    Refusal("not_owned", "N6.1", [CARD]),
    Refusal("no_bid", "N6.3", []),
    Refusal("ties_already", "N3.5", []),
]
