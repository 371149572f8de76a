"""Setting a table up: which seats, which options, whose colours. All of it checked."""

from __future__ import annotations

from collections.abc import Sequence

from polis.bots.levels import LEVELS, MASTER, bot_of
from polis.core.registry import GameInfo, load
from polis.server.domain.acts import Created, PlannedSeat
from polis.server.domain.seats import Seat
from polis.server.domain.text import one_line
from polis.server.errors import TableError
from polis.server.messages.http import NewTable
from polis.server.messages.parts import Clock, SeatPlan

NAME = 40
COLOURS = 6  # as many as the page has seat signs

LONGEST_BANK = 24 * 3600
LONGEST_INCREMENT = 3600
LONGEST_HOURS = 14 * 24


def check_bot(level: str, game: str) -> None:
    """A level, or a bot of the roster that thinks no harder than the strongest level: all tables
    share the processes that bots think in."""
    found = bot_of(level)
    if level in LEVELS or not found.plays_out:
        return
    if found.effort > (most := bot_of(MASTER, game).effort):
        raise TableError("bot_too_strong", most=most)


def planned(plan: SeatPlan, game: str, user: str, name: str) -> PlannedSeat:
    """A seat as the owner wishes it."""
    given = one_line(plan.name, NAME, "name")
    if plan.kind == "me":
        return PlannedSeat("person", user, given or name)
    if plan.kind == "bot":
        check_bot(plan.bot, game)
        return PlannedSeat("bot", name=given, bot=plan.bot)
    return PlannedSeat(plan.kind, name=given)


def created(wish: NewTable, user: str, name: str, colour: int) -> Created:
    """The first act of a table; its promise and moment are the host's to add."""
    info = load(wish.game)
    info.check_seats(len(wish.seats))
    if not wish.start:  # a game goes on as it was agreed
        info.agree(len(wish.seats), wish.options)
    check_clock(wish.clock)
    seats = [planned(plan, info.id, user, name) for plan in wish.seats]
    for i, seat in enumerate(seats):
        wanted = colour if seat.kind == "person" else i
        seat.colour = first_free(wanted, [other.colour for other in seats[:i]])
    return Created(
        at=0,
        by=user,
        game=info.id,
        options=chosen(info, wish.options),
        seats=seats,
        clock=wish.clock,
        private=wish.private,
        help=wish.help,
    )


def chosen(info: GameInfo, options: dict[str, str]) -> dict[str, str]:
    return info.options.names(info.options.numbers(options))


def check_clock(clock: Clock) -> None:
    fine = (
        0 <= clock.bank <= LONGEST_BANK
        and 0 <= clock.increment <= LONGEST_INCREMENT
        and 1 <= clock.hours <= LONGEST_HOURS
        and 0 <= clock.wake_from <= 24
        and 0 <= clock.wake_to <= 24
        and (clock.kind != "live" or clock.bank + clock.increment > 0)
    )
    if not fine:
        raise TableError("bad_clock")


def free_colour(seats: Sequence[Seat], seat: int, wanted: int) -> int:
    """The colour a person likes, or the next one nobody at the table has."""
    return first_free(wanted, [s.plan.colour for i, s in enumerate(seats) if i != seat])


def first_free(wanted: int, taken: list[int]) -> int:
    order = [(wanted + i) % COLOURS for i in range(COLOURS)]
    return next((colour for colour in order if colour not in taken), wanted)
