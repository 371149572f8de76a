"""Taking a decision back, decided without a server: freely, or with the consent of the others."""

from __future__ import annotations

from polis.server.domain import acts
from polis.server.domain.undoing import can_undo
from polis.server.messages.commands import (
    Answer,
    SitIn,
    Undo,
)
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


def test_a_decision_is_taken_back_freely_before_anyone_acts() -> None:
    table = two()
    seat = table.actor
    before = table.frame(user_of(table, seat), seat)
    table.move("offer left1")
    assert can_undo(table.table, seat) == "free"
    act = table.undo(user_of(table, seat), seat)
    after = table.frame(user_of(table, seat), seat, before.line)
    assert isinstance(act, acts.Played) and act.lines == ["undo 1"]
    assert after.view == before.view and after.choices == before.choices


def test_after_another_acts_the_others_are_asked() -> None:
    table, seat = asked()
    assert table.table.proposal is not None and table.table.proposal.awaited == [1 - seat]
    assert table.frame(ANNA, 0).proposal is not None


def asked() -> tuple[Folded, int]:
    table = two()
    seat = table.actor
    table.move("offer left1")
    table.move("pass")
    act = table.undo(user_of(table, seat), seat)
    assert isinstance(act, acts.Proposed) and act.decisions == 2
    return table, seat


def test_when_all_agree_it_is_undone() -> None:
    table, seat = asked()
    asking = table.table.proposal
    assert asking is not None
    other = user_of(table, 1 - seat)
    act = table.do(other, Answer(fresh(), 0, 1 - seat, asking.id, True))
    assert isinstance(act, acts.Answered) and act.lines == ["undo 2"]
    assert table.table.proposal is None and table.actor == seat


def test_one_no_ends_the_question() -> None:
    table, seat = asked()
    asking = table.table.proposal
    assert asking is not None
    table.do(user_of(table, 1 - seat), Answer(fresh(), 0, 1 - seat, asking.id, False))
    assert table.table.proposal is None and table.table.turned_back == []


def test_only_those_asked_may_answer() -> None:
    table, seat = asked()
    asking = table.table.proposal
    assert asking is not None
    command = Answer(fresh(), 0, seat, asking.id, True)
    assert refused(table, user_of(table, seat), command) == "nothing_asked"


def test_a_move_withdraws_the_question() -> None:
    table, _ = asked()
    table.move(moves(table)[0])
    assert table.table.proposal is None


def test_after_chance_the_others_are_asked() -> None:
    table = Folded(ANNA, OLEG, IRA).begin()
    seat, _ = after_a_draw(table)
    assert can_undo(table.table, seat) == "ask"


def test_bots_agree_to_all_but_another_try_at_chance() -> None:
    table = Folded(ANNA, "bot").begin()
    until_mine(table)
    table.move("offer left1")
    bot_moves(table, "pass")
    assert can_undo(table.table, 0) == "free"
    until_mine(table)
    table.move("offer roof")
    assert can_undo(table.table, 0) == "no"
    bot_moves(table, "pass")
    assert can_undo(table.table, 0) == "no"


def until_mine(table: Folded) -> None:
    """Until the first seat may put a roof up."""
    while table.actor == 1 or "offer roof" not in moves(table):
        bot_moves(table, moves(table)[0]) if table.actor == 1 else table.move(moves(table)[0])


def bot_moves(table: Folded, move: str) -> None:
    lines = table.table.lines_of(1, move)
    table.table.fold(acts.Played(at=table.now, seat=1, lines=lines))


def test_a_bot_called_in_for_somebody_else_does_not_agree_in_his_place() -> None:
    """Roll, let a bot sit in for the one who is away, take the roll back, let him return: that was
    another roll without anybody's consent."""
    table = two()
    seat, _ = after_a_draw(table)
    owner, away = user_of(table, seat), 1 - seat
    table.table.owner = owner
    table.do(owner, SitIn(fresh(), seat=away))
    assert table.table.seats[away].bot
    assert can_undo(table.table, seat) == "ask"
    act = table.undo(owner, seat)
    assert isinstance(act, acts.Proposed)
    assert table.table.proposal is not None and table.table.proposal.awaited == [away]
    answer = Answer(fresh(), 0, away, table.table.proposal.id, True)
    act = table.do(user_of(table, away), answer)
    assert isinstance(act, acts.Answered) and act.lines, "the one who is away may still agree"


def test_a_bot_called_in_first_does_not_agree_either() -> None:
    table = two()
    table.table.owner = user_of(table, table.actor)
    table.do(table.table.owner, SitIn(fresh(), seat=1 - table.actor))
    seat, _ = after_a_draw_of(table, table.table.owner)
    assert can_undo(table.table, seat) == "ask"


def test_who_called_the_bot_himself_has_let_it_agree() -> None:
    table = two()
    seat, other = table.actor, 1 - table.actor
    table.do(user_of(table, other), SitIn(fresh(), seat=other))
    assert after_a_draw_of(table, user_of(table, seat))[0] == seat
    assert can_undo(table.table, seat) == "free"


def test_who_comes_back_is_asked_about_what_he_saw_decided() -> None:
    table = two()
    seat, _ = after_a_draw(table)
    other = 1 - seat
    table.do(user_of(table, other), SitIn(fresh(), seat=other))
    assert can_undo(table.table, seat) == "ask", "he held the seat when it was decided"


def after_a_draw_of(table: Folded, user: str) -> tuple[int, acts.Played]:
    """The same, at a table where a bot plays for the other."""
    for _ in range(200):
        seat, choices = table.actor, moves(table)
        wanted = "offer roof" if "offer roof" in choices else choices[0]
        if user_of(table, seat) == user:
            act = table.move(wanted)
            assert isinstance(act, acts.Played)
            if len(act.lines) > 1:
                return seat, act
        else:
            lines = table.table.lines_of(seat, "pass" if "pass" in choices else choices[0])
            table.table.fold(acts.Played(at=table.now, seat=seat, lines=lines))
    raise AssertionError("no roof was ever offered")


def test_nobody_takes_back_what_another_decided() -> None:
    table = two()
    seat = 1 - table.actor
    table.move("offer left1")
    command = Undo(fresh(), table.table.seq, seat)
    assert refused(table, user_of(table, seat), command) == "nothing_to_take_back"


def test_the_page_is_told_what_to_forget() -> None:
    table = two()
    seat = table.actor
    start = table.table.line
    table.move("offer left1")
    heard = table.frame(user_of(table, seat), seat, start)
    table.undo(user_of(table, seat), seat)
    after = table.frame(user_of(table, seat), seat, heard.line)
    assert heard.events and after.undone_to == start and after.events == []
