"""The players' part in the chance: committed to, fixed, told; and nobody can choose theirs last."""

from __future__ import annotations

from collections.abc import Callable

from polis.core.fair import commitment
from polis.core.record import read
from polis.core.verify import Limit, limits, verify
from polis.server.domain import acts, words
from polis.server.domain.acts import Stored
from polis.server.domain.links import SeatLink
from polis.server.domain.schedule import ScheduledTask, begin, due_at, due_tasks
from polis.server.domain.table import Table
from polis.server.messages.commands import Arrange, Commit, Leave, Reveal, Sit, Start
from polis.server.messages.parts import SeatPlan
from tests.server.fold import ANNA, IRA, OLEG, Folded, fresh, refused
from tests.server.live import Json, Person, any_move

People = Callable[..., Person]
WORD = {ANNA: "anna-says-twenty-bits", OLEG: "oleg-says-twenty-bits", IRA: "ira-says-twenty-bits"}


def commit(table: Folded, user: str) -> Stored | None:
    return table.do(user, Commit(fresh(), commitment=commitment(WORD[user])))


def reveal(table: Folded, user: str) -> Stored | None:
    return table.do(user, Reveal(fresh(), nonce=WORD[user]))


def fixed(*users: str, silent: tuple[str, ...] = ()) -> Folded:
    """All but bots and the silent have committed to a word, and the owner has pressed start."""
    table = Folded(*users)
    for seat in table.table.seats:
        seat.plan.nonce = ""
    for user in users:
        if user in WORD and user not in silent:
            commit(table, user)
    table.do(users[0], Start(fresh()))
    return table


# At a table


def test_the_game_begins_with_the_last_word() -> None:
    table = fixed(ANNA, OLEG)
    assert table.table.status == "open" and table.frame(ANNA, 0).info.awaited == [0, 1]
    assert isinstance(reveal(table, OLEG), acts.Revealed)
    assert table.frame(ANNA, 0).info.awaited == [0]
    act = reveal(table, ANNA)
    assert isinstance(act, acts.Started) and act.nonces == [WORD[ANNA], WORD[OLEG]]
    info = table.frame(OLEG, 1).info
    assert info.status == "running" and info.nonces == act.nonces and info.awaited == []
    assert info.commitments == [commitment(WORD[ANNA]), commitment(WORD[OLEG])]


def test_words_are_shown_to_nobody_until_the_last_has_come() -> None:
    table = fixed(ANNA, OLEG)
    reveal(table, OLEG)
    assert table.frame(ANNA, 0).info.nonces == []


def test_once_the_seats_are_fixed_nothing_can_be_chosen_any_more() -> None:
    """Whoever runs the server knows the secret and the words told so far; his own is fixed."""
    table = fixed(ANNA, OLEG)
    reveal(table, ANNA)
    other = commitment("another-word-that-suits")
    for user, command, code in [
        (OLEG, Commit(fresh(), commitment=other), "seats_fixed"),
        (OLEG, Leave(fresh(), seat=1), "seats_fixed"),
        (ANNA, Arrange(fresh(), seat=1, plan=SeatPlan("bot", "random")), "seats_fixed"),
        (OLEG, Reveal(fresh(), nonce="another-word-that-suits"), "other_word"),
        (IRA, Reveal(fresh(), nonce=WORD[OLEG]), "other_word"),
    ]:
        assert refused(table, user, command) == code
    assert table.do(OLEG, Sit(fresh(), seat=1, commitment=other)) is None
    assert table.table.seats[1].plan.commitment == commitment(WORD[OLEG])


def test_whoever_reads_secret_and_words_cannot_try_words_until_one_suits() -> None:
    """The attack this is made against: he sits at the table, runs the server and speaks last."""
    table = fixed(ANNA, OLEG)
    reveal(table, ANNA)
    honest = words.opening(table.table, [WORD[ANNA], WORD[OLEG]])[0]
    tried = (f"a-word-that-may-suit-{i}" for i in range(1000))
    suits = next(one for one in tried if words.opening(table.table, [WORD[ANNA], one])[0] != honest)
    assert refused(table, OLEG, Reveal(fresh(), nonce=suits)) == "other_word"
    act = reveal(table, OLEG)
    assert isinstance(act, acts.Started) and act.lines[0] == honest


def test_no_word_is_told_before_the_seats_are_fixed() -> None:
    table = Folded(ANNA, OLEG)
    commit(table, OLEG)
    assert refused(table, OLEG, Reveal(fresh(), nonce=WORD[OLEG])) == "word_not_asked"


def test_bots_and_silent_people_add_nothing() -> None:
    table = fixed(ANNA, OLEG, "bot", silent=(OLEG,))
    act = reveal(table, ANNA)
    assert isinstance(act, acts.Started) and act.nonces == [WORD[ANNA], "", ""]


def test_where_nobody_commits_the_game_begins_at_once_with_the_secret_alone() -> None:
    table = fixed(ANNA, OLEG, silent=(ANNA, OLEG))
    assert table.table.match is not None and table.table.match.head.nonces == ["", ""]


def test_among_bound_words_no_other_counts() -> None:
    """Tables that are older than commitments kept nonces of people who were bound to none."""
    table = Folded(ANNA, OLEG)
    assert table.table.seats[0].plan.nonce
    commit(table, OLEG)
    table.do(ANNA, Start(fresh()))
    act = reveal(table, OLEG)
    assert isinstance(act, acts.Started) and act.nonces == ["", WORD[OLEG]]


def test_a_word_told_twice_is_told_once() -> None:
    table = fixed(ANNA, OLEG)
    reveal(table, OLEG)
    assert reveal(table, OLEG) is None


def test_one_word_serves_all_seats_of_a_person() -> None:
    table = fixed(ANNA, ANNA)
    act = reveal(table, ANNA)
    assert isinstance(act, acts.Started) and act.nonces == [WORD[ANNA]] * 2


# A word withheld


def test_who_is_here_is_waited_for_and_who_is_not_is_left_out() -> None:
    table = fixed(ANNA, OLEG)
    reveal(table, ANNA)
    again = Start(fresh())
    assert refused(table, ANNA, again, online=frozenset({0, 1})) == "words_awaited"
    act = table.do(ANNA, again, online=frozenset({0}))
    assert isinstance(act, acts.Started) and act.nonces == [WORD[ANNA], ""]
    record = table.table.record()
    assert record.commitments == (commitment(WORD[ANNA]), commitment(WORD[OLEG]))
    assert limits(record) == [Limit("unfinished"), Limit("withheld", (2,))]
    assert refused(table, OLEG, Reveal(fresh(), nonce=WORD[OLEG])) == "already_started"


def test_a_minute_later_the_game_begins_without_the_word() -> None:
    table = fixed(ANNA, OLEG)
    reveal(table, ANNA)
    task, due = ScheduledTask("begin", 0), table.table.fixed_at + words.PATIENCE
    assert due_at(table.table) == due and due_tasks(table.table, due - 1) == []
    assert begin(table.table, task, due - 1) is None
    act = begin(table.table, task, due)
    assert isinstance(act, acts.Started) and act.nonces == [WORD[ANNA], ""]
    table.table.fold(act)
    assert task not in due_tasks(table.table, due + words.PATIENCE)


# Seats that change hands


def test_another_device_does_not_know_the_word() -> None:
    for begins, bound in ((False, ""), (True, commitment(WORD[OLEG]))):
        table = fixed(ANNA, OLEG) if begins else Folded(ANNA, OLEG)
        if not begins:
            commit(table, OLEG)
        table.do("phone", Sit(fresh(), seat=1), link=SeatLink("t", 1, OLEG, 0))
        assert table.table.seats[1].plan.commitment == bound


def test_a_table_is_the_same_when_read_from_its_acts() -> None:
    table = Folded(ANNA, OLEG)
    again = Table("t", table.table.secret)
    again.fold(table.table.made)
    for act in [commit(table, OLEG), table.do(ANNA, Start(fresh())), reveal(table, OLEG)]:
        assert act is not None
        again.fold(acts.decoder.decode(acts.encoder.encode(act)))
    assert again.record() == table.table.record()
    assert again.record().commitments == ("", commitment(WORD[OLEG]))


# Over the wire


def opened(people: People) -> tuple[Person, Person, str]:
    """Anna's table at which Oleg sits; both have committed to their words."""
    anna, oleg = people("Anna"), people("Oleg")
    table = anna.table("me", "open", private=False)
    sat = oleg.command(table, "sit", seat=1, commitment=commitment(WORD[OLEG]))
    bound = anna.command(table, "commit", commitment=commitment(WORD[ANNA]))
    assert (sat["type"], bound["type"]) == ("done", "done")
    return anna, oleg, table


def info(person: Person, table: str) -> Json:
    found: Json = person.get(f"/api/tables/{table}")["info"]
    return found


def play_out(table: str, *people: Person) -> None:
    import random

    chance = random.Random(5)
    while True:
        for person in people:
            frame = person.get(f"/api/tables/{table}")
            if frame["result"]:
                return
            seat = frame["seat"]
            if frame["info"]["seats"][seat]["acts"]:
                text = any_move(frame, chance)
                person.command(table, "move", seat=seat, text=text, seq=frame["seq"])


def test_a_game_of_told_words_proves_itself_to_who_kept_the_promise(people: People) -> None:
    anna, oleg, table = opened(people)
    kept = info(oleg, table)
    assert anna.command(table, "start")["type"] == "done"
    assert info(oleg, table)["awaited"] == [0, 1]
    refused = oleg.command(table, "reveal", nonce="some-word-that-suits-me")
    assert refused["problem"]["code"] == "other_word"
    for person, name in ((anna, ANNA), (oleg, OLEG)):
        assert person.command(table, "reveal", nonce=WORD[name])["type"] == "done"
    begun = info(oleg, table)
    assert begun["status"] == "running" and begun["nonces"] == [WORD[ANNA], WORD[OLEG]]
    assert begun["commitments"] == kept["commitments"] and begun["promise"] == kept["promise"]
    play_out(table, anna, oleg)
    record = read(anna.http.get(f"/api/tables/{table}/record").text)
    assert verify(record, kept["promise"]) and limits(record) == []
    proof = anna.get(f"/api/tables/{table}/proof")
    assert proof["limits"] == [] and proof["commitments"] == kept["commitments"]
    assert proof["record"] == record.write()


def test_a_word_withheld_over_the_wire_is_named_in_the_proof(people: People) -> None:
    anna, oleg, table = opened(people)
    anna.command(table, "start")
    anna.command(table, "reveal", nonce=WORD[ANNA])
    assert info(oleg, table)["awaited"] == [1] and info(anna, table)["nonces"] == []
    with oleg.at(table) as page:
        page.until("frame")
        refused = anna.command(table, "start")
        assert refused["problem"]["code"] == "words_awaited"
    while anna.command(table, "start")["type"] != "done":
        pass  # until the server has seen him go
    play_out(table, anna, oleg)
    proof = anna.get(f"/api/tables/{table}/proof")
    assert proof["limits"] == [{"code": "withheld", "places": [2]}]
    assert proof["nonces"] == [WORD[ANNA], ""]
