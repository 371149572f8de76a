"""What each command does to a table: the act to be stored, nothing, or a refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from polis.bots.levels import SUBSTITUTE
from polis.server.domain import acts, patience, planning, undoing, words
from polis.server.domain.acts import PlannedSeat, Stored
from polis.server.domain.links import SeatLink
from polis.server.domain.schedule import is_late
from polis.server.domain.table import Table
from polis.server.domain.text import alike, one_line
from polis.server.errors import Stale, TableError
from polis.server.messages.commands import (
    Answer,
    Arrange,
    Commit,
    Leave,
    Move,
    Pause,
    Quiet,
    Rematch,
    Resign,
    Return,
    Reveal,
    Say,
    Sit,
    SitIn,
    Start,
    TurnDial,
    Undo,
    Weigh,
)

MOVE = 200
CHAT = 500


class Caller(NamedTuple):
    """Who gives the command."""

    user: str
    name: str = ""
    colour: int = 0


def nobody() -> frozenset[int]:
    return frozenset()


def no_link(text: str) -> SeatLink | None:
    return None


def nothing_new() -> str:
    return ""


def no_page(seat: int | None, line: int) -> None:
    pass


class Context(NamedTuple):
    """What carrying out a command may ask for besides the table. It is asked for only where it is
    needed, since most commands need none of it."""

    now: int
    language: str = "en"
    build: str = ""  # of the page that is served
    online: Callable[[], frozenset[int]] = nobody  # seats whose people are here
    link: Callable[[str], SeatLink | None] = no_link  # what a signed link says
    new_id: Callable[[], str] = nothing_new  # of a table
    look: Callable[[int | None, int], None] = no_page  # let the page see through a seat


# Who may


def seat_at(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.seats):
        raise TableError("no_seat", seat=seat + 1)
    return seat


def own_seat(table: Table, caller: Caller, seat: int) -> int:
    if seat_at(table, seat) not in table.seats_of(caller.user):
        raise TableError("not_your_seat", seat=seat + 1)
    return seat


def must_own(table: Table, caller: Caller) -> None:
    if table.owner != caller.user:
        raise TableError("not_owner")


def must_belong(table: Table, caller: Caller) -> None:
    if table.owner != caller.user and not table.seats_of(caller.user):
        raise TableError("not_seated")


def must_be_open(table: Table) -> None:
    if table.match is not None:
        raise TableError("already_started")
    if table.fixed_at:
        raise TableError("seats_fixed")


def must_run(table: Table) -> None:
    if table.match is None:
        raise TableError("not_started")
    if table.match.over:
        raise TableError("game_over")


def must_go_on(table: Table) -> None:
    must_run(table)
    if table.paused:
        raise TableError("paused")


def must_be_fresh(table: Table, seat: int, seq: int) -> None:
    """Where several decide at once, what the others did meanwhile makes nobody's choice stale."""
    place = table.seats[seat]
    if seq < (place.owes_from if place.together else table.played):
        raise Stale("stale")


def playing(table: Table, caller: Caller, seat: int) -> int:
    """My own seat, in a game that runs."""
    own_seat(table, caller, seat)
    must_run(table)
    return seat


# Playing


def move(table: Table, caller: Caller, command: Move, context: Context) -> Stored:
    seat = own_seat(table, caller, command.seat)
    must_go_on(table)
    must_be_fresh(table, seat, command.seq)
    if table.seats[seat].bot:
        raise TableError("bot_decides", seat=seat + 1)
    if len(command.text) > MOVE:
        raise TableError("too_long", field="text", longest=MOVE)
    return acts.Played(at=0, seat=seat, lines=table.lines_of(seat, command.text))


def undo(table: Table, caller: Caller, command: Undo, context: Context) -> Stored:
    seat = own_seat(table, caller, command.seat)
    must_go_on(table)
    must_be_fresh(table, seat, command.seq)
    if table.proposal is not None:
        raise TableError("already_asked")
    allowed = undoing.can_undo(table, seat)
    if allowed == "no":
        raise TableError("nothing_to_take_back")
    count = undoing.decisions(undoing.since_last_decision(table, seat))
    if allowed == "ask":
        return acts.Proposed(at=0, seat=seat, decisions=count)
    return acts.Played(at=0, seat=seat, lines=[f"undo {count}"])


def answer(table: Table, caller: Caller, command: Answer, context: Context) -> Stored:
    seat, asked = own_seat(table, caller, command.seat), table.proposal
    if asked is None or asked.id != command.proposal or seat not in asked.awaited:
        raise TableError("nothing_asked")
    mine = set(table.seats_of(caller.user))
    last = command.yes and not set(asked.awaited) - mine
    lines = [f"undo {asked.decisions}"] if last else []
    return acts.Answered(at=0, seat=seat, yes=command.yes, lines=lines)


def say(table: Table, caller: Caller, command: Say, context: Context) -> Stored:
    """At a private table only those who belong to it; and nobody under the name of a player."""
    text = one_line(command.text, CHAT, "text")
    if not text:
        raise TableError("nothing_said")
    seats = table.seats_of(caller.user)
    if seats:
        return acts.Said(at=0, name=table.seats[seats[0]].plan.name, text=text)
    if table.made.private:
        must_belong(table, caller)
    if caller.name and alike(caller.name) in {alike(seat.plan.name) for seat in table.seats}:
        raise TableError("name_of_player")
    return acts.Said(at=0, name=caller.name, text=text)


def pause(table: Table, caller: Caller, command: Pause, context: Context) -> Stored | None:
    must_belong(table, caller)
    must_run(table)
    return acts.Paused(at=0, on=command.on) if table.paused != command.on else None


def turn_dial(table: Table, caller: Caller, command: TurnDial, context: Context) -> Stored | None:
    """Decision: at any time from taking the seat to the end, since a dial turned in secret would
    be worse; a table that agreed on no help has none."""
    seat = own_seat(table, caller, command.seat)
    if table.status == "over":
        raise TableError("game_over")
    if not table.made.help and command.hints != "off":
        raise TableError("no_hints")
    if table.seats[seat].hints == command.hints:
        return None
    return acts.DialTurned(at=0, seat=seat, hints=command.hints)


def rematch(table: Table, caller: Caller, command: Rematch, context: Context) -> Stored | None:
    """The next table's id is fixed first, so that two who press at once meet at one table."""
    must_belong(table, caller)
    if table.status != "over":
        raise TableError("not_over")
    return acts.RematchMade(at=0, table=context.new_id()) if not table.rematch else None


# Seats before the start


def sit(table: Table, caller: Caller, command: Sit, context: Context) -> Stored | None:
    seat, bound = seat_at(table, command.seat), words.checked_commitment(command.commitment)
    plan = table.seats[seat].plan
    name = one_line(command.name, planning.NAME, "name") or caller.name
    if plan.kind == "person":
        if plan.user != caller.user:
            return take_back(table, caller, seat, context.link(command.invitation))
        new = PlannedSeat("person", caller.user, name, commitment=bound or plan.commitment)
    else:
        must_be_open(table)
        link = context.link(command.invitation)
        invited = table.owner == caller.user or table.is_link(link, seat, "")
        if plan.kind == "bot" or (plan.kind == "friend" and not invited):
            raise TableError("seat_kept", seat=seat + 1)
        new = PlannedSeat("person", caller.user, name, commitment=bound)
    if table.match is not None or table.fixed_at:
        return None
    new.colour = planning.free_colour(table.seats, seat, caller.colour)
    return acts.Seated(at=0, seat=seat, plan=new) if new != plan else None


def take_back(table: Table, caller: Caller, seat: int, link: SeatLink | None) -> Stored:
    """A seat moves to another device by the link that only its holder was given."""
    plan = table.seats[seat].plan
    if not table.is_link(link, seat, plan.user) or table.seats[seat].resigned:
        raise TableError("seat_taken", seat=seat + 1)
    mine = PlannedSeat("person", caller.user, plan.name, nonce=plan.nonce, colour=plan.colour)
    # Another device does not know the nonce; once the seats are fixed the old commitment stands.
    mine.commitment = plan.commitment if table.fixed_at or table.match else ""
    return acts.Seated(at=0, seat=seat, plan=mine, back=True)


def leave(table: Table, caller: Caller, command: Leave, context: Context) -> Stored:
    seat = own_seat(table, caller, command.seat)
    must_be_open(table)
    kind = "friend" if table.made.private else "open"
    return acts.Seated(at=0, seat=seat, plan=PlannedSeat(kind))


def arrange(table: Table, caller: Caller, command: Arrange, context: Context) -> Stored:
    must_own(table, caller)
    must_be_open(table)
    seat = seat_at(table, command.seat)
    if command.plan is None:
        raise TableError("no_plan")
    plan = planning.planned(command.plan, table.made.game, caller.user, caller.name)
    plan.colour = planning.free_colour(table.seats, seat, caller.colour)
    return acts.Seated(at=0, seat=seat, plan=plan)


def commit(table: Table, caller: Caller, command: Commit, context: Context) -> Stored | None:
    bound = words.checked_commitment(command.commitment)
    must_be_open(table)
    plans = [table.seats[seat].plan for seat in table.seats_of(caller.user)]
    if not plans:
        raise TableError("not_seated")
    if all(plan.commitment == bound for plan in plans):
        return None
    return acts.Committed(at=0, commitment=bound)


def start(table: Table, caller: Caller, command: Start, context: Context) -> Stored:
    """Decision: in two steps, the seats first and then the game, where anybody has committed to a
    nonce. Pressed again, the game begins without those who are not here to tell theirs."""
    must_own(table, caller)
    if table.fixed_at and table.match is None:
        here = set(table.awaited()) & context.online()
        if here and context.now < words.patient_until(table):
            raise TableError("words_awaited")
        return words.began(table)
    must_be_open(table)
    empty = [i + 1 for i, s in enumerate(table.seats) if s.plan.kind in ("open", "friend")]
    if empty:
        raise TableError("seats_empty", seat=empty[0], count=len(empty))
    if any(seat.plan.commitment for seat in table.seats):
        return acts.Fixed(at=0)
    return words.began(table)


def reveal(table: Table, caller: Caller, command: Reveal, context: Context) -> Stored | None:
    """The last nonce that was awaited begins the game."""
    nonce = words.checked_nonce(command.nonce)
    if table.match is not None:
        raise TableError("already_started")
    if not table.fixed_at:
        raise TableError("word_not_asked")
    mine, awaited = words.bound_to(table, caller.user, nonce), table.awaited()
    if not mine:
        raise TableError("other_word")
    if not set(mine) & set(awaited):
        return None
    if set(awaited) <= set(mine):
        return words.began(table, nonce, mine)
    return acts.Revealed(at=0, nonce=nonce)


# Seats during the game


def sit_in(table: Table, caller: Caller, command: SitIn, context: Context) -> Stored:
    """Decision: for their own seat people may call a bot at any time, for another's when its time
    is up or a reminder went unheard. The owner need not wait for that if the person is not here,
    unless the table plays by the day, where nobody has to be."""
    must_belong(table, caller)
    must_run(table)
    seat = seat_at(table, command.seat)
    if table.seats[seat].bot:
        raise TableError("bot_decides", seat=seat + 1)
    owner = table.owner == caller.user and table.clock.kind != "daily"
    away = owner and seat not in context.online()
    if not (seat in table.seats_of(caller.user) or is_late(table, seat, context.now) or away):
        raise TableError("still_here", seat=seat + 1)
    level = command.bot or SUBSTITUTE
    planning.check_bot(level, table.made.game)
    return acts.BotSatIn(at=0, seat=seat, bot=level)


def come_back(table: Table, caller: Caller, command: Return, context: Context) -> Stored | None:
    seat = seat_at(table, command.seat)
    if table.owner != caller.user:
        own_seat(table, caller, seat)
    must_run(table)
    if table.seats[seat].resigned:
        raise TableError("resigned", seat=seat + 1)
    return acts.Returned(at=0, seat=seat) if table.seats[seat].sitting_in else None


def resign(table: Table, caller: Caller, command: Resign, context: Context) -> Stored:
    seat = own_seat(table, caller, command.seat)
    must_run(table)
    if table.seats[seat].resigned:
        raise TableError("resigned", seat=seat + 1)
    return acts.Resigned(at=0, seat=seat, bot=SUBSTITUTE)


# Offers of bots


def quiet(table: Table, caller: Caller, command: Quiet, context: Context) -> Stored | None:
    seat = playing(table, caller, command.seat)
    if table.seats[seat].quiet == command.on:
        return None
    return acts.Quieted(at=0, seat=seat, on=command.on)


def weigh(table: Table, caller: Caller, command: Weigh, context: Context) -> Stored | None:
    seat = playing(table, caller, command.seat)
    if table.seats[seat].weighing == command.on or not patience.is_awaited(table, seat):
        return None
    return acts.Weighed(at=0, seat=seat, on=command.on)
