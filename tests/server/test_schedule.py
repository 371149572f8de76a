"""What falls due at a table, and when."""

from __future__ import annotations

import json

import pytest

from polis.core.codec import pack
from polis.core.model import State
from polis.core.registry import load
from polis.games.fallout.tests.table import arranged, offer
from polis.server.domain import acts, clocks, planning
from polis.server.domain.acts import PlannedSeat, Stored
from polis.server.domain.clocks import HOUR
from polis.server.domain.patience import LONGEST, PATIENCE, answer_by, is_rude
from polis.server.domain.schedule import (
    ScheduledTask,
    due_at,
    due_tasks,
    is_late,
    meant_for,
    played,
)
from polis.server.domain.table import Table
from polis.server.messages.parts import Clock
from polis.server.runtime.scheduler import held_back
from polis.server.thinking.fallback import quick_move

ANNA = PlannedSeat("person", "anna", "Anna")
BORIS = PlannedSeat("person", "boris", "Boris")
BOT = PlannedSeat("bot", bot="club")
NONE = Clock()
LIVE = Clock("live", bank=60)
DAILY = Clock("daily", hours=10, wake_from=8, wake_to=23)
START = 1000 * clocks.DAY + 9 * HOUR


def running(
    *seats: PlannedSeat, clock: Clock = NONE, game: str = "estates", start: State | None = None
) -> Table:
    table = Table("t", b"0" * 32)
    options = planning.chosen(load(game), {})
    created = acts.Created(
        at=START, by="anna", game=game, options=options, seats=list(seats), clock=clock
    )
    created.start = json.dumps(pack(start)) if start else ""
    table.fold(created)
    match = table.new_match([""] * len(seats))
    match.settle()
    table.fold(acts.Started(at=START, lines=[entry.write() for entry in match.entries]))
    return table


def told(table: Table, act: Stored) -> Table:
    table.fold(act)
    return table


def actor(table: Table) -> int:
    return table.actors()[0]


def test_a_bot_that_is_to_move_is_due_at_once() -> None:
    table = running(BOT, BOT)
    assert due_tasks(table, START) == [ScheduledTask("move", actor(table))]
    assert due_at(table) == START


def test_nothing_is_due_at_an_open_table() -> None:
    table = Table("t", b"0" * 32)
    table.fold(acts.Created(at=START, by="anna", game="estates", seats=[BOT, BOT]))
    assert due_at(table) is None


def test_nothing_is_due_while_a_table_is_paused() -> None:
    assert due_at(told(running(BOT, BOT), acts.Paused(at=START))) is None


def test_bots_hold_still_while_people_agree_on_an_undo_but_not_forever() -> None:
    table = told(running(BOT, ANNA, BORIS), acts.Proposed(at=START, seat=1))
    table.seats[actor(table)].sitting_in = "club"
    assert due_tasks(table, START) == []
    assert due_tasks(table, START + PATIENCE) == [ScheduledTask("move", actor(table))]


@pytest.mark.parametrize(
    ("clock", "after"),
    [(NONE, 24 * HOUR), (LIVE, 60 * clocks.SECOND), (DAILY, 5 * HOUR)],
    ids=["without a clock", "live", "by the day"],
)
def test_a_person_is_reminded_once_in_time(clock: Clock, after: int) -> None:
    table = running(ANNA, BORIS, clock=clock)
    remind = ScheduledTask("remind", actor(table))
    assert due_tasks(table, START + after - 1) == []
    assert due_tasks(table, START + after) == [remind]
    assert due_at(table) == START + after
    told(table, acts.Reminded(at=START + after, seat=remind.seat))
    assert due_tasks(table, START + after) == []


def test_others_may_call_a_bot_when_the_time_is_up() -> None:
    table = running(ANNA, BORIS, clock=LIVE)
    assert not is_late(table, actor(table), START + 59 * clocks.SECOND)
    assert is_late(table, actor(table), START + 60 * clocks.SECOND)


def test_without_a_clock_others_may_call_a_bot_after_a_reminder() -> None:
    table = running(ANNA, BORIS)
    assert not is_late(table, actor(table), START + 48 * HOUR)
    told(table, acts.Reminded(at=START + 24 * HOUR, seat=actor(table)))
    assert is_late(table, actor(table), START + 24 * HOUR)


def test_where_the_table_wished_so_a_bot_sits_in_by_itself() -> None:
    table = running(ANNA, BORIS, clock=Clock("live", bank=60, sit_in=True))
    sit_in = ScheduledTask("sit_in", actor(table))
    assert sit_in in due_tasks(table, START + 60 * clocks.SECOND)
    told(table, acts.BotSatIn(at=START, seat=sit_in.seat, bot="club"))
    assert due_tasks(table, START) == [ScheduledTask("move", sit_in.seat)]


def test_the_owner_of_a_seat_returns_and_the_bot_is_idle_again() -> None:
    table = running(ANNA, BORIS)
    seat = actor(table)
    told(table, acts.BotSatIn(at=START, seat=seat, bot="club"))
    told(table, acts.Returned(at=START, seat=seat))
    assert due_tasks(table, START) == []


def test_a_bots_move_lapses_when_the_table_went_on() -> None:
    table = running(BOT, BOT)
    assert table.match is not None
    seat, text = actor(table), quick_move(table.match, actor(table))
    owed = table.seats[seat].owes_from
    assert isinstance(played(table, seat, owed, text, START), acts.Played)
    assert played(running(BOT, BOT), seat, owed + 1, text, START) is None


def test_a_bots_move_lapses_when_its_person_is_back() -> None:
    table = running(ANNA, BORIS)
    assert table.match is not None
    text = quick_move(table.match, actor(table))
    owed = table.seats[actor(table)].owes_from
    assert played(table, actor(table), owed, text, START) is None


def asked() -> Table:
    """Monopoly: Fallout: the bot of seat 1 is to roll, and Anna has made Boris an offer."""
    start = arranged(3, deeds={2: "vernon", 3: "klamath"}).state
    table = running(BOT, ANNA, BORIS, game="fallout", start=start)
    text = offer(2, 3, 20, "klamath").partition(": ")[2]
    return told(table, acts.Played(at=START, seat=1, lines=table.lines_of(1, text)))


def goes_on(table: Table, now: int) -> Table:
    """The bot thinks and moves, if that is due."""
    assert table.match is not None and ScheduledTask("move", 0) in due_tasks(table, now)
    act = played(table, 0, meant_for(table, 0), quick_move(table.match, 0), now)
    assert act is not None
    return told(table, act)


def test_F4_6_a_bot_gives_people_time_to_think_about_an_offer() -> None:
    table = asked()
    assert table.actors() == [2] and due_tasks(table, START + PATIENCE - 1) == []
    assert due_at(table) == START + PATIENCE


def test_F4_6_a_bot_plays_on_while_an_offer_to_a_person_waits() -> None:
    table = goes_on(asked(), START + PATIENCE)
    assert [text for text in story(table) if text.startswith("1: ")] == ["1: roll"]
    assert table.actors() != [2]


def test_F4_6_a_bot_does_all_it_wants_once_it_need_not_wait() -> None:
    start = arranged(3, deeds={1: "orange", 2: "vernon", 3: "klamath"}, cash=[500, 0, 90]).state
    table = running(BOT, ANNA, BORIS, game="fallout", start=start)
    text = offer(2, 3, 0, "vernon").partition(": ")[2]
    told(table, acts.Played(at=START, seat=1, lines=table.lines_of(1, text)))
    for _ in range(3):
        goes_on(table, START + PATIENCE)
    assert all(text.startswith("1: build") for text in story(table)[1:])


def test_F4_6_what_a_bot_thought_lapses_when_the_offer_is_answered() -> None:
    table = asked()
    assert table.match is not None
    owed, text = meant_for(table, 0), quick_move(table.match, 0)
    told(table, acts.Played(at=START, seat=2, lines=table.lines_of(2, "decline 2")))
    assert played(table, 0, owed, text, START + PATIENCE) is None
    assert due_tasks(table, START) == [ScheduledTask("move", 0)]


def test_F4_6_a_person_whose_move_it_is_is_not_hurried_by_an_offer() -> None:
    table = told(asked(), acts.Seated(at=START, seat=0, plan=ANNA))
    assert due_tasks(table, START + PATIENCE) == []


def test_F4_6_in_a_lesson_bots_wait_for_the_learner() -> None:
    table = asked()
    table.made.tutorial = True
    assert due_tasks(table, START + PATIENCE) == []


def story(table: Table) -> list[str]:
    """The lines of the players since the start."""
    assert table.match is not None
    return [text for text in (e.write() for e in table.match.entries) if not text.startswith("*")]


def test_a_move_quick_move_is_legal_all_game_long() -> None:
    table = running(BOT, BOT)
    assert table.match is not None
    for _ in range(40):
        if not table.match.over:
            table.match.play(actor(table), quick_move(table.match, actor(table)))


@pytest.mark.parametrize("hours", [1, 5, 14, 15, 16, 40])
@pytest.mark.parametrize("hour", [0, 7, 8, 12, 22, 23])
@pytest.mark.parametrize(("wake_from", "wake_to"), [(8, 23), (20, 4), (0, 0)])
def test_moment_is_the_first_at_which_the_time_is_spent(
    hours: int, hour: int, wake_from: int, wake_to: int
) -> None:
    clock = Clock("daily", hours=24, wake_from=wake_from, wake_to=wake_to)
    since = 500 * clocks.DAY + hour * HOUR
    at = clocks.moment(clock, since, hours * HOUR)
    assert clocks.spent(clock, since, at) == hours * HOUR
    assert clocks.spent(clock, since, at - 1) < hours * HOUR


@pytest.mark.parametrize(
    ("took", "wait"), [(0.0, 0.6), (0.002, 0.598), (0.222, 0.378), (0.6, 0.0), (0.7, 0.5)]
)
def test_moves_of_bots_appear_at_whole_paces(took: float, wait: float) -> None:
    assert held_back(took, 0.6) == pytest.approx(wait)
    assert held_back(took, 0.0) == 0.0


# Manners


def test_F4_6_bots_wait_on_while_a_person_puts_an_answer_together_but_not_forever() -> None:
    table = told(asked(), acts.Weighed(at=START + 10, seat=2))
    assert due_tasks(table, START + LONGEST - 1) == [] and due_at(table) == START + LONGEST
    told(table, acts.Weighed(at=START + 40_000, seat=2, on=False))
    assert due_at(table) == START + 40_000 + PATIENCE
    assert answer_by(table, 2) == START + 40_000 + PATIENCE
    assert answer_by(table, 1) is None


def test_F4_6_a_move_thought_before_somebody_began_to_answer_lapses() -> None:
    table = asked()
    assert table.match is not None
    owed, text = meant_for(table, 0), quick_move(table.match, 0)
    told(table, acts.Weighed(at=START + PATIENCE - 1, seat=2))
    assert played(table, 0, owed, text, START + PATIENCE) is None


def test_F4_5_bots_do_not_ask_those_who_want_no_offers() -> None:
    start = arranged(3, deeds={1: "rivet_city tenpenny", 2: "vault101"}).state
    table = running(BOT, ANNA, BOT, game="fallout", start=start)
    assert not is_rude(table, 0, "propose triple vault101")
    told(table, acts.Quieted(at=START, seat=1))
    assert is_rude(table, 0, "propose triple vault101")
    assert not is_rude(table, 0, "roll")
    told(table, acts.Quieted(at=START, seat=1, on=False))
    assert not is_rude(table, 0, "propose triple vault101")


def test_F4_5_a_bot_that_is_to_be_quiet_thinks_of_something_else() -> None:
    deeds = {1: "rivet_city tenpenny new_reno", 2: "vault101 vault_city san_francisco"}
    table = running(BOT, ANNA, game="fallout", start=arranged(2, deeds=deeds).state)
    assert table.match is not None
    assert quick_move(table.match, 0).split()[0] in ("swap", "propose")
    assert quick_move(table.match, 0, hushed=True).split()[0] not in ("swap", "propose")
