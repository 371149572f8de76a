"""What commands do to a table, decided without a server."""

from __future__ import annotations

import json
import random
from typing import get_args, get_type_hints

import pytest

from polis.core.codec import pack
from polis.core.errors import IllegalMove, NotationError
from polis.core.fair import promise
from polis.core.match import Match
from polis.core.registry import games, load
from polis.games.fallout.tests.table import arranged
from polis.server.domain import acts
from polis.server.domain.dispatch import HANDLERS, CommandHandler
from polis.server.domain.links import SeatLink
from polis.server.errors import Stale
from polis.server.messages.commands import (
    Arrange,
    Incoming,
    Leave,
    Move,
    Pause,
    Rematch,
    Resign,
    Return,
    Say,
    Sit,
    SitIn,
    Start,
)
from polis.server.messages.parts import SeatPlan
from tests.server.fold import (
    ANNA,
    IRA,
    OLEG,
    Folded,
    after_a_draw,
    fresh,
    moves,
    refused,
    two,
    user_of,
)
from tests.toys import envelopes

# Moves


def test_a_move_is_stored_with_what_chance_did_after_it() -> None:
    table = Folded(ANNA, OLEG).begin()
    act = after_a_draw(table)[1]
    assert act.lines[0].endswith("offer roof") and act.lines[1].startswith("*: turn")


@pytest.mark.parametrize("game", games())
def test_deciding_plays_nothing_and_folding_plays_what_was_decided(game: str) -> None:
    """Against a match that simply plays on, over the first moves of every game."""
    info, chance = load(game), random.Random(game)
    table = Folded(*[ANNA, OLEG, IRA, "eva", "kim"][: max(info.low, 3)], info=info).begin().table
    assert table.match is not None
    twin = Match.replay(table.record())
    for _ in range(60):
        if table.status == "over":
            break
        seat = table.actors()[0]
        text = chance.choice(table.match.moves(seat))
        before = pack(table.match.state), table.line, table.match.draws
        lines = table.lines_of(seat, text)
        assert (pack(table.match.state), table.line, table.match.draws) == before
        twin.play(seat, text)
        assert lines == [entry.write() for entry in twin.entries[table.line :]]
        table.fold(acts.Played(at=0, seat=seat, lines=lines))
        assert pack(table.match.state) == pack(twin.state)


def test_a_move_for_another_seat_is_refused() -> None:
    table = two()
    other = OLEG if user_of(table, table.actor) == ANNA else ANNA
    command = Move(fresh(), table.table.seq, table.actor, "offer left1")
    assert refused(table, other, command) == "not_your_seat"


def test_a_move_out_of_turn_names_the_rule() -> None:
    table = two()
    seat = 1 - table.actor
    with pytest.raises(IllegalMove) as error:
        table.do(user_of(table, seat), Move(fresh(), table.table.seq, seat, "offer left1"))
    assert error.value.code == "not_your_move"


def test_nonsense_is_refused_as_notation() -> None:
    table = two()
    with pytest.raises(NotationError):
        table.move("fly away")


def test_a_client_that_missed_a_move_is_stale() -> None:
    table = two()
    old = table.table.seq
    table.move("offer left1")
    with pytest.raises(Stale):
        table.do(user_of(table, table.actor), Move(fresh(), old, table.actor, "pass"))


def test_talk_makes_nobody_stale() -> None:
    table = two()
    old = table.table.seq
    table.do(OLEG, Say(fresh(), text="Hello"))
    seat = table.actor
    assert table.do(user_of(table, seat), Move(fresh(), old, seat, "offer left1")) is not None


def sealed(table: Folded, user: str, seat: int, seq: int) -> None:
    assert table.table.match is not None
    table.do(user, Move(fresh(), seq, seat, table.table.match.moves(seat)[0]))


def test_where_several_decide_at_once_the_others_make_nobody_stale() -> None:
    table = Folded(ANNA, OLEG, IRA, info=envelopes.INFO).begin()
    seq = table.table.seq
    for seat, user in enumerate((ANNA, OLEG, IRA)):
        sealed(table, user, seat, seq)
    assert table.table.played == seq + 3


def test_the_next_round_makes_a_sealed_choice_stale() -> None:
    table = Folded(ANNA, OLEG, info=envelopes.INFO).begin()
    seq = table.table.seq
    sealed(table, ANNA, 0, seq)
    sealed(table, OLEG, 1, table.table.seq)
    with pytest.raises(Stale):
        sealed(table, ANNA, 0, seq)


def test_a_repeat_does_nothing() -> None:
    table = two()
    seat, seq = table.actor, table.table.seq
    command = Move("same", seq, seat, "offer left1")
    assert table.do(user_of(table, seat), command) is not None
    assert table.do(user_of(table, seat), command) is None


# Seats


def test_a_table_begins_when_every_seat_is_filled() -> None:
    table = Folded(ANNA, "")
    assert refused(table, ANNA, Start(fresh())) == "seats_empty"
    table.do(OLEG, Sit(fresh(), seat=1))
    act = table.do(ANNA, Start(fresh()))
    assert isinstance(act, acts.Started) and act.nonces == ["n", ""]


def test_only_the_owner_begins_and_arranges() -> None:
    table = Folded(ANNA, OLEG)
    assert refused(table, OLEG, Start(fresh())) == "not_owner"
    command = Arrange(fresh(), seat=0, plan=SeatPlan("open"))
    assert refused(table, OLEG, command) == "not_owner"


def test_a_seat_kept_for_a_friend_opens_by_its_own_invitation() -> None:
    table = Folded(ANNA, "", "")
    for seat in (1, 2):
        table.do(ANNA, Arrange(fresh(), seat=seat, plan=SeatPlan("friend")))
    assert refused(table, OLEG, Sit(fresh(), seat=1), link=SeatLink("t", 2, "", 1)) == "seat_kept"
    assert table.do(OLEG, Sit(fresh(), seat=1), link=SeatLink("t", 1, "", 1)) is not None


def test_who_leaves_before_the_start_frees_the_seat() -> None:
    table = Folded(ANNA, OLEG)
    table.do(OLEG, Leave(fresh(), seat=1))
    assert table.table.seats[1].plan.kind == "open"


def test_during_the_game_nobody_just_leaves() -> None:
    assert refused(two(), OLEG, Leave(fresh(), seat=1)) == "already_started"


def test_a_bot_of_unknown_strength_is_refused() -> None:
    table = Folded(ANNA, "")
    with pytest.raises(NotationError):
        table.do(ANNA, Arrange(fresh(), seat=1, plan=SeatPlan("bot", "godlike")))


def test_the_owner_of_a_table_brings_an_absent_person_back() -> None:
    table = two()
    table.do(ANNA, SitIn(fresh(), seat=1))
    assert table.table.seats[1].bot
    table.do(ANNA, Return(fresh(), seat=1))
    assert not table.table.seats[1].bot


def test_who_is_here_is_not_replaced() -> None:
    command = SitIn(fresh(), seat=1)
    assert refused(two(), ANNA, command, online=frozenset({1})) == "still_here"


def test_others_wait_until_a_reminder_went_unheard() -> None:
    table = Folded(ANNA, OLEG, IRA).begin()
    absent = table.actor
    other = next(u for i, u in enumerate((ANNA, OLEG, IRA)) if i != absent and u != ANNA)
    assert refused(table, other, SitIn(fresh(), seat=absent)) == "still_here"
    table.table.fold(acts.Reminded(at=table.now, seat=absent))
    assert table.do(other, SitIn(fresh(), seat=absent)) is not None


def test_strangers_change_nothing() -> None:
    table = two()
    for command in (Pause(fresh()), SitIn(fresh(), seat=1), Resign(fresh(), seat=1)):
        assert refused(table, IRA, command) in ("not_seated", "not_your_seat")


def test_a_rematch_waits_for_the_end() -> None:
    assert refused(two(), ANNA, Rematch(fresh())) == "not_over"


# The fold


def test_a_table_read_from_its_acts_is_the_same() -> None:
    table, again = Folded(ANNA, OLEG, IRA), Folded(ANNA, OLEG, IRA)
    stored = [table.do(ANNA, Start("start"))]
    for _ in range(60):
        stored.append(table.move(moves(table)[0]))
    again.now = table.now
    for act in stored:
        assert act is not None
        again.table.fold(acts.decoder.decode(acts.encoder.encode(act)))
    assert again.frame(OLEG, 1) == table.frame(OLEG, 1)


def test_the_promise_stands_from_the_first_act_and_binds_the_secret() -> None:
    table = Folded(ANNA, OLEG)
    before = table.frame(ANNA, 0).info
    table.begin()
    after = table.frame(ANNA, 0).info
    assert before.promise == after.promise == promise(table.table.secret)
    assert before.nonces == [] and after.nonces == ["n", "n"] and after.secret == ""


# Before the turn


def wasteland() -> Folded:
    """Three players of Monopoly: Fallout; the first is to roll, the second has something to
    mortgage."""
    laid = arranged(3, deeds={2: "vernon"})
    start = json.dumps(pack(laid.state))
    info, options = load("fallout"), laid.options
    return Folded(ANNA, OLEG, IRA, info=info, options=options, start=start).begin()


def test_who_is_not_asked_may_act_where_the_game_lets_him() -> None:
    table = wasteland()
    waiting = table.frame(OLEG, 1)
    assert not waiting.info.seats[1].acts
    assert "mortgage" in {box.move for box in waiting.choices}
    table.do(OLEG, Move(fresh(), table.table.seq, 1, "mortgage vernon"))
    assert table.frame(ANNA, 0).info.seats[0].acts


def test_nobody_acts_while_the_table_rests() -> None:
    table = wasteland()
    table.do(ANNA, Pause(fresh(), table.table.seq, True))
    assert [table.frame(user, seat).choices for seat, user in enumerate([ANNA, OLEG])] == [[], []]


# The table of commands


def test_every_command_of_the_wire_is_carried_out_by_a_function_of_its_own_type() -> None:
    assert set(HANDLERS) == set(get_args(Incoming))
    for kind, handler in HANDLERS.items():
        function = handler.decide if isinstance(handler, CommandHandler) else handler.answer
        assert get_type_hints(function)["command"] is kind
