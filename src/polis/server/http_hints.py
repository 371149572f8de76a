"""Routes to what workers study for people: hints at the table, why a bot moved so,
and a finished game looked back at."""

from __future__ import annotations

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from polis.server import advice, frames
from polis.server.accounts import Visitor
from polis.server.errors import TableError
from polis.server.house import House
from polis.server.messages import Hint, HintAsked, Reason, ReviewState, WhyAsked
from polis.server.studies import Studied, Study
from polis.server.workers import NoThought

LONGEST = 12  # studies that may wait; behind more of them an answer would come too late


@post("/api/tables/{table:str}/hints", status_code=200, summary="Hints for my seat, by its dial")
async def hint(
    table: FromPath[str],
    data: JSONBody[HintAsked],
    house: NamedDependency[House],
    visitor: NamedDependency[Visitor],
) -> Hint:
    """Candidate moves, or what one move would cost, as far as the seat's dial allows. It is worked
    out on a determinized position, so it knows no more than the seat does."""
    async with house.host.looking(table) as found:
        study = advice.hint_study(found, visitor.user.id, data, house.settings.hint_budget)
    studied = await thought(house, visitor.user.id, study)
    async with house.host.looking(table, latest=False) as found:
        return advice.hint(found, data, studied)


@post("/api/tables/{table:str}/why", status_code=200, summary="Why a bot may have moved so")
async def why(
    table: FromPath[str],
    data: JSONBody[WhyAsked],
    house: NamedDependency[House],
    visitor: NamedDependency[Visitor],
) -> Reason:
    """In the manner of the bot's level, from what the asker can see; 409 while that would give a
    secret away."""
    user = visitor.user.id
    async with house.host.looking(table) as found:
        usual = frames.usual(found, user)
        viewer = usual if data.seat is None else frames.looks(found, user, data.seat)
        asked = advice.why_study(found, viewer, data.line)
    return advice.reason(asked, await thought(house, user, asked.study))


async def thought(house: House, user: str, study: Study) -> Studied:
    """A study done for somebody who waits."""
    workers = house.staff.workers
    if house.settings.limits and not house.hints.take(user):
        raise TableError("too_fast")
    if len(workers.studies) >= LONGEST * len(workers.students):
        raise TableError("busy")
    try:
        return await workers.study(f"user {user}", study)
    except NoThought:
        raise TableError("busy") from None


@post("/api/tables/{table:str}/review", status_code=200, summary="A finished game looked back at")
async def review(table: FromPath[str], house: NamedDependency[House]) -> ReviewState:
    """Asked again and again until it is there; the first one who asks sets it going."""
    async with house.host.looking(table) as found:
        if found.status != "over":
            raise TableError("not_over")
        return house.staff.reviews.ask(table, found.record())


ROUTES = [hint, why, review]
