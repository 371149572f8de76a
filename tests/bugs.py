"""Bugs to plant; each names the guard that must see it."""

from __future__ import annotations

from tests.wrong_reasons import WRONG_REASONS, Bug

CLAUSES = "src/polis/games/estates/tests/test_refusals.py"
GOLDEN = "tests/test_golden.py -k estates"

ESTATES, NEWYORK = "src/polis/games/estates", "src/polis/games/newyork"
ENVELOPES, BARTER = "tests/toys/envelopes.py", "tests/toys/barter.py"


BUGS = [
    Bug(
        "a vector shared by a copy",
        "copies_are_whole",
        f"{ESTATES}/position.py",
        "new.cash = self.cash[:]",
        "new.cash = self.cash",
    ),
    Bug(
        "a field forgotten by a copy",
        "copies_are_whole",
        f"{ESTATES}/position.py",
        "        new.speaker = self.speaker\n",
        "",
    ),
    Bug(
        "one vector under two names",
        "copies_are_whole",
        f"{ESTATES}/phases/ending.py",
        "state.wins = filled(0, state.players)",
        "state.wins = state.totals",
    ),
    Bug(
        "an unknown field accepted",
        "json_leads_back",
        "src/polis/core/codec.py",
        "if name not in known:",
        "if False:",
    ),
    Bug(
        "a position kept in a module",
        "replay_is_exact",
        f"{ESTATES}/phases/setup.py",
        "    begin_turn(state, player)\n",
        "    SEEN.append(1)\n    begin_turn(state, (player + len(SEEN)) % state.players)\n\n\n"
        "SEEN: list[int] = []\n",
    ),
    Bug(
        "silence changes the game",
        "replay_is_exact",
        f"{ESTATES}/phases/auction.py",
        "    place_next(state, state.bidder)\n",
        "    place_next(state, state.turn if log.silent else state.bidder)\n",
    ),
    Bug(
        "a guess made in place",
        "questions_change_nothing",
        f"{ESTATES}/view.py",
        "new = state.copy()",
        "new = state",
    ),
    Bug(
        "a player without a move",
        "nobody_is_stuck",
        f"{ESTATES}/phases/auction.py",
        "    menu.offer(move(SELL))\n",
        "",
    ),
    Bug(
        "a move after the end",
        "nobody_is_stuck",
        ENVELOPES,
        "if state.actors == NONE or holds(state.actors, NATURE)",
        "if holds(state.actors, NATURE)",
    ),
    Bug(
        "a move picked from the wrong end",
        "picks_are_from_the_menu",
        "src/polis/core/model.py",
        "        return menu.at(rng.below(menu.total))\n",
        "        return menu.at(menu.total - 1 - rng.below(menu.total))\n",
    ),
    Bug(
        "a move in haste that is on no menu",
        "haste_is_lawful",
        "src/polis/core/model.py",
        "        return self.pick(state, seat, menu, rng)\n",
        "        return self.pick(state, seat, menu, rng) + 1\n",
    ),
    Bug(
        "the last to answer is remembered",
        "order_does_not_matter",
        ENVELOPES,
        "    log.tell(SEALED, seat)\n",
        "    log.tell(SEALED, seat)\n    state.dealing = seat\n",
    ),
    Bug(
        "a move offered twice",
        "outside_views_agree",
        f"{ESTATES}/phases/auction.py",
        "    menu.offer(move(PASS))\n",
        "    menu.offer(move(PASS))\n    menu.offer(move(PASS))\n",
    ),
    Bug(
        "an argument out of its range",
        "arguments_fit",
        f"{ESTATES}/schema.py",
        'numbers("roof", 1, NUMBERS)',
        'numbers("roof", 1, NUMBERS - 1)',
    ),
    Bug(
        "an event argument without a name",
        "arguments_fit",
        f"{ESTATES}/phases/auction.py",
        "tell.passed(log, state.speaker)\n    hear_next",
        "log.tell(7, state.speaker, 7)\n    hear_next",
    ),
    Bug(
        "a draw with the wrong odds",
        "chance_is_fair",
        f"{ESTATES}/phases/turn.py",
        "rng.below(state.roofs_left)",
        "rng.below(max(1, state.roofs_left - 1))",
    ),
    Bug(
        "money out of nothing",
        "counts_are_conserved",
        f"{ESTATES}/phases/auction.py",
        "state.cash[state.turn] += state.bid",
        "state.cash[state.turn] += state.bid + 1",
    ),
    Bug(
        "a game without a winner",
        "places_make_sense",
        "src/polis/core/vectors.py",
        "result = filled(1, len(numbers))",
        "result = filled(2, len(numbers))",
    ),
    Bug(
        "goods made by a deal",
        "free_moves_are_sound",
        BARTER,
        "put_forward(state, seat, first_of(code), payload[:], log)",
        "put_forward(state, seat, first_of(code), payload[:], log)\n        state.bag[0] += 1",
    ),
    Bug(
        "a refusal that changes the position",
        "outsiders_are_refused",
        f"{ESTATES}/legality.py",
        "        refuse.bid_too_low(",
        "        state.bid += 1\n        refuse.bid_too_low(",
    ),
    Bug(
        "a clause that does not exist",
        "outsiders_are_refused",
        f"{ESTATES}/schema.py",
        '"bid_too_low", "E3.1"',
        '"bid_too_low", "E3.9"',
    ),
    Bug(
        "an illegal move offered instead",
        "outsiders_are_refused",
        "src/polis/core/refusals.py",
        "notation.write(schema, other), apart",
        "notation.write(schema, other + 1), apart",
    ),
    Bug(
        "a farther move offered instead",
        "outsiders_are_refused",
        "src/polis/core/refusals.py",
        "apart < least",
        "apart > least",
    ),
    Bug(
        "a clause of the set-up against a bid",
        "outsiders_are_refused",
        f"{ESTATES}/schema.py",
        '"bid_too_low", "E3.1"',
        '"bid_too_low", "E1.4"',
    ),
    Bug(
        "a game over before its end",
        "outsiders_are_refused",
        f"{ESTATES}/legality.py",
        "        refuse.bid_too_low(why, state.bid + 1)",
        "        refuse.game_over(why)",
    ),
    Bug(
        "a sentence missing in one language",
        "words_have_sentences",
        f"{ESTATES}/texts/en.ftl",
        "event-passed =",
        "event-past =",
    ),
    Bug(
        "a secret in a view",
        "views_do_not_leak",
        f"{ESTATES}/view.py",
        '"stash": state.stash[seat] if shown else None',
        '"stash": state.stash[seat]',
    ),
    Bug(
        "a spectator who sees too much",
        "views_do_not_leak",
        ENVELOPES,
        "state.sealed[viewer] if mine else None",
        "state.sealed[viewer] if mine else list(state.sealed)",
    ),
    Bug(
        "a secret in the menu",
        "trying_does_not_leak",
        BARTER,
        "if not refusal_of(state, seat, partner, one_for_one(given, taken)):",
        "if state.goods[at(partner, taken)] and not "
        "refusal_of(state, seat, partner, one_for_one(given, taken)):",
    ),
    Bug(
        "a secret told by permission",
        "trying_does_not_leak",
        BARTER,
        "        elif kind != PASS:\n",
        "        elif kind == PROPOSE and any(\n"
        "            n > state.goods[at(first_of(code) % state.players, i)]\n"
        "            for i, n in enumerate(payload[GOODS:]) if i < GOODS\n"
        "        ):\n"
        "            why.because(UNREADABLE)\n"
        "        elif kind != PASS:\n",
    ),
    Bug(
        "a secret told by a refusal",
        "trying_does_not_leak",
        BARTER,
        "            return [POINTLESS]\n",
        "            return [POINTLESS if state.goods[at(partner, good)] else UNREADABLE]\n",
    ),
    Bug(
        "a secret told by passing",
        "events_do_not_leak",
        f"{ESTATES}/phases/auction.py",
        "    tell.passed(log, state.speaker)\n    hear_next",
        "    if state.cash[state.speaker] <= state.bid:\n"
        "        tell.cannot_overbid(log, state.speaker)\n"
        "    else:\n"
        "        tell.passed(log, state.speaker)\n    hear_next",
    ),
    Bug(
        "a secret act told to all",
        "secret_moves_stay_secret",
        f"{ESTATES}/phases/turn.py",
        "tell.stashed_to(log, state.turn, state.turn)",
        "tell.stashed(log, state.turn)",
    ),
    Bug(
        "a hidden draw told to all",
        "secret_moves_stay_secret",
        ENVELOPES,
        "log.whisper(seat, DEALT, seat, card)",
        "log.tell(DEALT, seat, card)",
    ),
    Bug(
        "a hidden choice written in the record",
        "secret_moves_stay_secret",
        f"{ESTATES}/schema.py",
        '"turn.stash", secret=True)',
        '"turn.stash")',
    ),
    Bug(
        "a guess that makes money",
        "guesses_are_lawful",
        f"{ESTATES}/view.py",
        "new.cash[seat] = money - new.stash[seat]",
        "new.cash[seat] = money",
    ),
    Bug(
        "a guess that forgets bids",
        "guesses_fit_the_evidence",
        f"{ESTATES}/view.py",
        "rng.below(state.ceiling[seat] + 1)",
        "rng.below(money + 1)",
    ),
    Bug(
        "a guess that forgets shown cards",
        "guesses_fit_the_evidence",
        ENVELOPES,
        "state.known[where] = max(state.known[where], 1)",
        "state.known[where] = 0",
    ),
    Bug(
        "a guess that peeks",
        "guesses_fit_the_evidence",
        f"{ESTATES}/view.py",
        "new.stash[seat] = rng.below(state.ceiling[seat] + 1)",
        "new.stash[seat] = state.stash[seat]",
    ),
    Bug(
        "a hand in a view",
        "views_do_not_leak",
        f"{NEWYORK}/view.py",
        "shown = house == viewer or tom",
        "shown = True",
    ),
    Bug(
        "a guess that deals known cards anew",
        "guesses_fit_the_evidence",
        f"{NEWYORK}/determinizing.py",
        "hidden = state.hand[at] - state.known[at]",
        "hidden = state.hand[at]",
    ),
    Bug(
        "a card that leaves no trace",
        "counts_are_conserved",
        f"{NEWYORK}/phases/auctions.py",
        "            state.discards[card] += state.laid[at]\n",
        "",
    ),
    Bug(
        "a nearest set that is no bid",
        "free_moves_are_sound",
        f"{NEWYORK}/instead.py",
        "        if fault(state, cards) != NO_FAULT:\n            continue\n",
        "",
    ),
    Bug(
        "the wrong clause",
        CLAUSES,
        f"{ESTATES}/schema.py",
        '"white_lot", "E4.3"',
        '"white_lot", "E4.2"',
    ),
    Bug(
        "another reason first",
        GOLDEN,
        f"{ESTATES}/legality.py",
        "    elif lot > required(state, row):\n"
        "        refuse.beyond_limit(why, row, required(state, row))\n"
        "    elif lot > built(state, row) + 1:\n"
        "        refuse.gap(why, row, built(state, row) + 1)\n",
        "    elif lot > built(state, row) + 1:\n"
        "        refuse.gap(why, row, built(state, row) + 1)\n"
        "    elif lot > required(state, row):\n"
        "        refuse.beyond_limit(why, row, required(state, row))\n",
    ),
    Bug(
        "a move on the menu that is refused",
        "menus_list_what_is_allowed",
        f"{ESTATES}/legality.py",
        "    elif amount <= state.bid:\n",
        "    elif amount <= state.bid + 1:\n",
    ),
    Bug(
        "a reason that is not so",
        "reasons_are_true",
        f"{ESTATES}/legality.py",
        "        refuse.beyond_limit(why, row, required(state, row))\n",
        "        refuse.gap(why, row, required(state, row))\n",
    ),
    *WRONG_REASONS,
    Bug(
        "a preview of what is still sealed",
        "previews_come_true",
        ENVELOPES,
        'EventType("opened", "V3.1", [PLAYER, CARD], reveals=True)',
        'EventType("opened", "V3.1", [PLAYER, CARD])',
    ),
    Bug(
        "an opportunity read from another's hand",
        "opportunities_are_known",
        "src/polis/games/newyork/opportunities.py",
        "real_units(state, state.hand, card_at(seat, 0))",
        "real_units(state, state.hand, card_at(1 - seat, 0))",
    ),
    Bug(
        "points of one source counted as another's",
        "sources_add_up",
        "src/polis/games/tycoon/sources.py",
        '"built_points", "level_chosen"',
        '"level_chosen", "level_chosen"',
    ),
]

CLEAN = Bug("no bug at all", "", "src/polis/core/model.py", "", "")
