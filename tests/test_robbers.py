"""Nobody can rob a bot: the same ask gets the same answer, losses are refused, nothing is undone,
and people are asked seldom. ``python -m polis.testing.robbers`` measures the same in hundreds of
games.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from polis.bots.levels import bot_of
from polis.bots.manners import EVERY, MOST, is_no_better, is_rude, questions
from polis.core import notation, registry
from polis.core.codec import Json, pack
from polis.core.match import Match
from polis.core.model import NO_MOVE, Log, Menu, move
from polis.core.play import settle
from polis.core.rng import Rng
from polis.core.seats import first
from polis.games.fallout.tests.table import arranged
from polis.testing.robbers import Table4, play
from polis.testing.tricks import (
    BEFORE_ROLL,
    TRICKS,
    Tongue,
    answered,
    belongings,
    for_one,
    last_lot,
    offer,
    trimmed,
    with_cash,
)
from polis.testing.undone import takes_back

ASKS = 50
DULL = ("roll", "refuse", "pass", "fine", "decline", "mortgage", "give_up")


def in_the_middle(game: str, moves: int) -> Match:
    """A table of four club players after so many decisions."""
    match, rng = Match.new(game, 4, seed="in the middle"), Rng(moves)
    bot = bot_of("thumb")
    while len(match.entries) < moves or not before_roll(match):
        seat = match.actors[0]
        code = bot.choose(match.game, match.state, seat, rng)
        match.play(seat, notation.write(match.game.schema(), code))
    return match


def before_roll(match: Match) -> bool:
    return match.view(0)["phase"] in BEFORE_ROLL and not answered(match)


def a_gift(match: Match, seat: int, other: int) -> Iterator[str]:
    yield offer(other, 0, belongings(match, seat)[-1:])


@pytest.mark.parametrize("game", ["bibs", "fallout"])
def test_an_ask_that_is_granted_is_counted(game: str) -> None:
    """By its place: the record names the things that the ask gave by number."""
    match = in_the_middle(game, 120)
    seat = match.actors[0]
    tongue = Tongue(seat, [a_gift])
    match.play(seat, tongue.say(match))
    assert tongue.say(match) == "" and tongue.granted == 0
    match.play(match.actors[0], f"accept {seat + 1}")
    tongue.hear(match)
    assert (tongue.asked, tongue.granted) == (1, 1)


def answer_to(match: Match, seat: int, text: str, level: str, seed: int) -> str:
    """What a bot of a level says to an offer; the offer is taken back afterwards."""
    match.play(seat, text)
    partner = match.actors[0]
    code = bot_of(level).choose(match.game, match.state, partner, Rng(seed))
    match.undo()
    return notation.write(match.game.schema(), code)


# A master plays hundreds of games to weigh an offer: on the compiled build, and a few times.
WEIGHING = pytest.param("master", 3, marks=pytest.mark.slow)
ASKED = pytest.mark.parametrize(("level", "asks"), [("newcomer", ASKS), ("club", ASKS), WEIGHING])


@ASKED
@pytest.mark.parametrize("game", ["bibs", "fallout"])
def test_however_often_it_is_asked_a_bot_gives_nothing_away(
    game: str, level: str, asks: int
) -> None:
    asked = 0
    for moves in (150, 260):
        match = in_the_middle(game, moves)
        seat = match.actors[0]
        for other in set(range(4)) - {seat}:
            for wish in (with_cash, for_one):
                for text in wish(match, seat, other):
                    text = trimmed(match, seat, text)
                    if not text:
                        continue
                    said = {answer_to(match, seat, text, level, seed) for seed in range(asks)}
                    assert said == {f"decline {seat + 1}"}
                    asked += 1
    assert asked > 4


@ASKED
def test_F4_5_twice_the_price_for_the_last_of_a_group_is_a_loss(level: str, asks: int) -> None:
    deeds = {1: "rivet_city tenpenny", 2: "vault101 hub", 3: "vernon"}
    match = with_deeds(deeds)
    (text,) = last_lot(match, 0, 1)
    assert {answer_to(match, 0, text, level, seed) for seed in range(asks)} == {"decline 1"}


@pytest.mark.parametrize("game", ["bibs", "estates", "fallout", "newyork", "tycoon"])
def test_what_thumb_rules_advise_is_never_shunned(game: str) -> None:
    info = registry.load(game)
    rules, rng, null_log, menu = info.game, Rng(9), Log(silent=True), Menu()
    state = rules.start(info.low + 1, info.options.defaults())
    settle(rules, state, rng, null_log)
    for _ in range(500):
        if not state.actors:
            break
        seat = first(state.actors)
        code = rules.advise(state, seat, rng)
        assert code == NO_MOVE or not rules.shuns(state, seat, code), notation.write(
            rules.schema(), code
        )
        if code == NO_MOVE or rng.below(8) == 0:
            code = rules.pick(state, seat, menu, rng)
        rules.apply(state, seat, code, null_log)
        settle(rules, state, rng, null_log)


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize("trick", ["robber", "one_cap", "pest"])
@pytest.mark.parametrize("game", ["bibs", "fallout"])
def test_a_robber_at_a_table_of_club_players(game: str, trick: str) -> None:
    evening = play(Table4(game, "club", trick, "a robber"), 1)
    assert evening.asked > 50
    assert trick == "pest" or evening.granted == 0
    assert evening.offers <= MOST and evening.repeats == 0 and evening.pairs == 0


@pytest.mark.slow
@pytest.mark.parametrize("level", ["newcomer", "club"])
@pytest.mark.parametrize("game", ["bibs", "fallout"])
def test_who_calls_time_at_once_does_not_end_the_game(game: str, level: str) -> None:
    evening = play(Table4(game, level, "caller", "time"), 2)
    assert evening.rounds > 10


@pytest.mark.slow
@pytest.mark.parametrize("game", ["bibs", "fallout"])
def test_who_declines_everything_is_asked_seldom_and_never_twice_the_same(game: str) -> None:
    evening = play(Table4(game, "newcomer", "refuser", "no"), 0)
    assert 0 < evening.offers <= MOST and evening.repeats == 0


def test_every_trick_has_a_tongue() -> None:
    assert {"beggar", "one_cap", "robber", "pest", "doubler", "caller", "refuser"} <= set(TRICKS)


# Manners


def with_deeds(deeds: dict[int, str]) -> Match:
    options = registry.load("fallout").options
    position: dict[str, Json] = {"game": "fallout", "seats": 3}
    position["options"] = {**options.names(options.defaults())}
    position["state"] = pack(arranged(3, deeds=deeds).state)
    return Match.from_json(position)


def asks(match: Match, text: str, closed: tuple[int, ...] = ()) -> bool:
    """Whether this move of the bot in seat 0 is rude to the person in seat 1."""
    return is_rude(match, 0, match.read_move(text)[0], [1], closed)


def test_a_person_is_asked_once_in_three_rounds_and_never_for_the_same_or_less() -> None:
    match = with_deeds({1: "rivet_city hub", 2: "tenpenny vault13 arroyo", 3: "vernon"})
    assert not asks(match, "propose half_more tenpenny")
    assert asks(match, "propose half_more tenpenny", closed=(1,))
    match.play(0, "propose half_more tenpenny")
    match.play(1, "decline 1")
    assert asks(match, "propose double vault13")  # so soon
    while questions(match, [0])[0] <= EVERY or match.actors != [0] or not before_roll(match):
        seat = match.actors[0]
        moves = match.moves(seat)
        match.play(seat, next(text for word in DULL for text in moves if text.startswith(word)))
    assert not asks(match, "propose double tenpenny")
    assert asks(match, "propose half_more tenpenny")
    assert asks(match, "propose price tenpenny")


def test_a_higher_price_is_another_offer() -> None:
    game = registry.load("fallout").game
    schema = game.schema()
    low, high = (notation.read(schema, f"propose {tier} hub") for tier in ("half_more", "double"))
    assert is_no_better(game, low, high) and is_no_better(game, low, low)
    assert not is_no_better(game, high, low)
    assert not is_no_better(game, low, move(0))


@pytest.mark.parametrize(
    ("before", "after", "undoes"),
    [
        ("mortgage vernon", "redeem vernon", True),
        ("mortgage vernon", "redeem hub", False),
        ("build hub", "sell hub", True),
        ("build hub", "sell_down 3 pink", True),
        ("swap press office", "swap office press", True),
        ("swap press office", "swap press office", False),
        ("desk", "back", True),
        ("roll", "roll", False),
    ],
)
def test_what_undoes_what(before: str, after: str, undoes: bool) -> None:
    assert takes_back(before, after) is undoes
