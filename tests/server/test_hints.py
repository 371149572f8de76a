"""Hints by the dial, and bots that say why: announced, kept to one's own seat, and blind to what
the asker cannot see."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from polis.core.registry import load
from polis.core.rng import Rng
from polis.server.domain.acts import Resigned
from polis.server.domain.viewers import Viewer
from polis.server.errors import Stale, TableError
from polis.server.messages.analysis import HintAsked
from polis.server.messages.base import Dial
from polis.server.messages.commands import TurnDial
from polis.server.thinking import advice
from polis.server.thinking.studies import Looked, Studied, study
from tests.server.fold import ANNA, IRA, OLEG, Folded, fresh
from tests.server.live import Page, Person, serving
from tests.server.test_leaks import going_on, is_secret, positions
from tests.toys import envelopes

People = Callable[..., Person]
SECRET = {"money": "secret"}


def turned(table: Folded, user: str, seat: int, hints: Dial) -> None:
    table.do(user, TurnDial(fresh(), table.table.seq, seat, hints))


def two(help: bool = True) -> Folded:
    table = Folded(ANNA, OLEG)
    table.table.made.help = help
    return table.begin()


def refusal(deed: Callable[[], object]) -> str:
    with pytest.raises(TableError) as refused:
        deed()
    return refused.value.code


def asks(table: Folded, user: str, seat: int, move: str = "", seq: int | None = None) -> object:
    at = table.table.seq if seq is None else seq
    return advice.hint_study(table.table, user, HintAsked(seat, at, move), 100)


# The dial


def test_everybody_sees_whose_dial_is_on_and_is_told_when_it_was_turned() -> None:
    table = two()
    turned(table, ANNA, 0, "name")
    for frame in (table.frame(OLEG, 1), table.frame("", None)):
        assert [seat.hints for seat in frame.info.seats] == ["name", "off"]
        assert [(note.seat, note.hints, note.line) for note in frame.notes] == [
            (0, "name", table.table.line)
        ]


def test_who_has_heard_of_a_turn_is_not_told_twice() -> None:
    table = two()
    turned(table, ANNA, 0, "warn")
    before = table.table.seq
    turned(table, ANNA, 0, "off")
    notes = [note for note in table.table.notes if note.seq > before]
    assert [note.hints for note in notes] == ["off"]


def test_a_dial_that_stays_where_it_is_says_nothing() -> None:
    table = two()
    turned(table, ANNA, 0, "off")
    assert table.table.notes == []


def test_nobody_turns_anothers_dial() -> None:
    table = two()
    assert refusal(lambda: turned(table, ANNA, 1, "warn")) == "not_your_seat"


def test_a_table_without_help_has_no_hints() -> None:
    table = two(help=False)
    assert refusal(lambda: turned(table, ANNA, 0, "warn")) == "no_hints"


# Asking


def acting(table: Folded) -> tuple[str, int]:
    return table.table.seats[table.actor].plan.user, table.actor


def test_hints_are_for_whoever_turned_the_dial_and_owes_a_decision() -> None:
    table = two()
    user, seat = acting(table)
    idle, other = (OLEG, 1) if seat == 0 else (ANNA, 0)
    assert refusal(lambda: asks(table, user, seat)) == "hints_off"
    for who, where in ((user, seat), (idle, other)):
        turned(table, who, where, "name")
    assert asks(table, user, seat)
    assert refusal(lambda: asks(table, idle, other)) == "nothing_to_decide"
    assert refusal(lambda: asks(table, idle, seat)) == "not_your_seat"
    assert refusal(lambda: asks(table, "stranger", seat)) == "not_your_seat"


def test_who_wants_warnings_only_is_named_no_moves() -> None:
    table = two()
    user, seat = acting(table)
    turned(table, user, seat, "warn")
    assert refusal(lambda: asks(table, user, seat)) == "hints_off"


def test_a_question_about_a_position_that_is_gone_is_not_answered() -> None:
    table = two()
    user, seat = acting(table)
    turned(table, user, seat, "name")
    with pytest.raises(Stale):
        asks(table, user, seat, seq=1)


def found(*wins: float, stderr: float = 0.02) -> Studied:
    """The first move is the usual one."""
    rows = [Looked(f"m{i}", 100, each, 0.0, stderr) for i, each in enumerate(wins)]
    return Studied("m0", rows, [0.5, 0.5])


@pytest.mark.parametrize(
    ("worse", "stderr", "is_one"),
    [(0.49, 0.02, True), (0.52, 0.02, False), (0.45, 0.09, False)],
    ids=["costs enough", "costs too little", "is not sure"],
)
def test_a_blunder_costs_a_tenth_of_the_win_and_is_sure(
    worse: float, stderr: float, is_one: bool
) -> None:
    table = two()
    user, seat = acting(table)
    turned(table, user, seat, "warn")
    told = advice.hint(table.table, HintAsked(seat, 9, "m1"), found(0.6, worse, stderr=stderr))
    assert told.blunder == is_one
    assert told.candidates == [] and told.costs == pytest.approx(0.6 - worse if is_one else 0)


def test_only_who_wants_explanations_is_told_leads_and_games() -> None:
    table = two()
    user, seat = acting(table)
    for dial, games in (("name", None), ("explain", 100)):
        turned(table, user, seat, dial)  # type: ignore[arg-type]
        told = advice.hint(table.table, HintAsked(seat, 9), found(0.6, 0.59, 0.3))
        assert [each.move for each in told.candidates] == ["m0", "m1"]
        assert [each.games for each in told.candidates] == [games, games]
        assert told.candidates[1].close


def test_hints_are_the_same_in_every_world_possible_to_who_asks() -> None:
    info, told = load("estates"), 0
    for state in positions(info, SECRET, 5)[3:9:2]:
        real = going_on(info, SECRET, state)
        user, seat = acting(real)
        other = going_on(info, SECRET, info.game.determinize(state, seat, Rng(3)))
        for table in (real, other):
            turned(table, user, seat, "explain")
        asked = [
            advice.hint_study(t.table, user, HintAsked(seat, t.table.seq), 0, seed=11)
            for t in (real, other)
        ]
        for each in asked:
            each.games, each.outlook = 60, 10
        assert msgspec.json.encode(asked[0]) == msgspec.json.encode(asked[1])
        told += len(study(asked[0]).candidates)
    assert told


# Why


def with_bot(table: Folded, seat: int) -> Folded:
    """As if a bot had decided there all the time."""
    table.table.fold(Resigned(at=table.now, seat=seat, bot="master"))
    return table


def moved(table: Folded, text: str) -> int:
    """A move of whoever is asked; the seat."""
    seat = table.actor
    table.move(text)
    return seat


def opened(table: Folded) -> int:
    """The first move that is no secret; its seat."""
    match = table.table.match
    assert match is not None
    while is_secret(table, text := match.moves(table.actor)[0]):
        table.move(text)
    return moved(table, text)


def line_of(table: Folded, seat: int) -> int:
    return next(step.line for step in table.table.steps() if step.seat == seat)


def test_a_bots_move_is_explained_in_the_manner_of_its_level() -> None:
    table = two()
    seat = opened(table)
    line = table.table.steps()[-1].line
    with_bot(table, seat)
    asked = advice.why_study(table.table, Viewer(OLEG, 1), line, seed=2)
    asked.study.games, asked.study.budget = 60, 0
    reason = advice.reason(asked, study(asked.study))
    assert (reason.seat, reason.level) == (seat, "master")
    assert reason.move == asked.move and reason.other != asked.move and reason.games > 20


def test_people_are_not_explained() -> None:
    table = two()
    opened(table)
    line = table.table.steps()[-1].line
    assert refusal(lambda: advice.why_study(table.table, Viewer(OLEG, 1), line)) == "not_a_bot"
    assert refusal(lambda: advice.why_study(table.table, Viewer(OLEG, 1), 99)) == "no_such_move"


def test_a_secret_move_is_explained_after_the_game_only() -> None:
    table = Folded(ANNA, OLEG, IRA, info=envelopes.INFO).begin()
    match = table.table.match
    assert match is not None
    secret = next(k.name for k in match.game.schema().moves if k.secret)
    while not match.moves(table.actor)[0].startswith(secret):
        table.move(match.moves(table.actor)[0])
    seat = moved(table, match.moves(table.actor)[0])
    line = table.table.steps()[-1].line
    with_bot(table, seat)
    eyes = Viewer(OLEG, 1 if seat != 1 else 2)
    assert refusal(lambda: advice.why_study(table.table, eyes, line)) == "why_later"


def test_what_a_bot_says_is_the_same_in_every_world_possible_to_who_asks() -> None:
    info, told = load("estates"), 0
    for state in positions(info, SECRET, 5)[3:9]:
        real = going_on(info, SECRET, state)
        seat = real.actor
        eyes = (seat + 1) % 3
        other = going_on(info, SECRET, info.game.determinize(state, eyes, Rng(3)))
        assert real.table.match is not None and other.table.match is not None
        both = [m for m in real.table.match.moves(seat) if m in other.table.match.moves(seat)]
        both = [move for move in both if not is_secret(real, move)]
        if both:
            studies = [looked_back(table, both[0], eyes) for table in (real, other)]
            assert studies[0] == studies[1]
            told += 1
    assert told


def looked_back(table: Folded, move: str, eyes: int) -> bytes:
    seat = moved(table, move)
    with_bot(table, seat)
    viewer = Viewer((ANNA, OLEG, IRA)[eyes], eyes)
    asked = advice.why_study(table.table, viewer, line_of(table, seat), seed=9)
    return msgspec.json.encode(asked.study)


@pytest.mark.parametrize(
    ("mine", "other", "case"),
    [(0.6, 0.4, "clear"), (0.6, 0.59, "close"), (0.4, 0.6, "worse"), (0.05, 0.04, "losing")],
)
def test_the_figures_say_what_kind_of_choice_it_was(mine: float, other: float, case: str) -> None:
    studied = found(mine, other)
    assert advice.case(studied, *studied.candidates) == case


# On the wire


def my_turn(page: Page) -> None:
    page.until_seq(1)
    while not page.acts:
        page.until_seq(page.frame["seq"] + 1)


def test_a_player_with_hints_gets_legal_candidates_and_others_get_none(people: People) -> None:
    anna, boris = people("Anna"), people("Boris")
    table = anna.table("me", "bot")
    anna.command(table, "start")
    with anna.at(table) as page:
        my_turn(page)
        anna.command(table, "dial", seat=0, hints="explain")
        asked = {"seat": 0, "seq": page.frame["seq"]}
        told = anna.post(f"/api/tables/{table}/hints", asked)
        kinds = {box["move"] for box in page.frame["choices"]}
        assert told["candidates"]
        assert {each["move"].split()[0] for each in told["candidates"]} <= kinds
        refused = boris.send("POST", f"/api/tables/{table}/hints", asked)
        assert refused.status_code == 403 and refused.json()["code"] == "not_your_seat"


def test_studies_are_rationed(tmp_path: Path) -> None:
    wishes: dict[str, Any] = {"limits": True, "hint_rate": 0.0, "hint_burst": 1, "hint_budget": 20}
    with serving(f"sqlite:///{tmp_path}/polis.db", **wishes) as live:
        anna = Person(live, "Anna")
        table = anna.table("me", "me")
        anna.command(table, "start")
        frame = anna.get(f"/api/tables/{table}")
        seat = next(seat["number"] for seat in frame["info"]["seats"] if seat["acts"])
        anna.command(table, "dial", seat=seat, hints="name")
        asked = {"seat": seat, "seq": frame["seq"]}
        codes = [anna.send("POST", f"/api/tables/{table}/hints", asked) for _ in range(2)]
        assert [code.status_code for code in codes] == [200, 429]
        anna.close()


def moves_of_bots(person: Person, table: str) -> list[int]:
    frames = person.get(f"/api/tables/{table}/replay")["frames"]
    return [frame["line"] for frame in frames if frame["seat"] in (1, 2) and frame["move"]]


def test_a_bot_answers_why_to_whoever_looks_on(people: People) -> None:
    anna, boris = people("Anna"), people("Boris")
    table = anna.table("me", "bot", "bot")
    anna.command(table, "start")
    chance = random.Random(4)
    with anna.at(table) as page:
        while not (bots := moves_of_bots(anna, table)):
            my_turn(page)
            page.until_seq(page.move(chance)["seq"])
    told = boris.post(f"/api/tables/{table}/why", {"line": bots[0]})
    assert told["level"] == "club" and told["games"] >= 0 and len(told["outlook"]) == 3
