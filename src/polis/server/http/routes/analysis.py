"""Routes to what workers study for people: hints at the table, why a bot moved so,
and a finished game looked back at."""

from __future__ import annotations

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from polis.server.domain.viewers import viewer_by_choice
from polis.server.errors import TableError
from polis.server.http.parameters import TableId
from polis.server.messages.analysis import Hint, HintAsked, Reason, ReviewState, WhyAsked
from polis.server.runtime.services import Services
from polis.server.runtime.sessions import Visitor
from polis.server.thinking import advice
from polis.server.thinking.pool import NoAnswer
from polis.server.thinking.studies import Studied, Study

LONGEST = 12  # studies of others ahead, by process; behind more an answer would come too late


@post("/api/tables/{table:str}/hints", status_code=200, summary="Hints for my seat, by its dial")
async def hint(
    table: TableId,
    data: JSONBody[HintAsked],
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor],
) -> Hint:
    """Candidate moves, or what one move would cost, as far as the seat's dial allows. It is worked
    out on a determinized position, so it knows no more than the seat does."""
    async with services.host.looking(table) as found:
        study = advice.hint_study(found, visitor.user.id, data, services.settings.hint_budget)
    studied = await thought(services, visitor.user.id, study)
    async with services.host.looking(table, latest=False) as found:
        return advice.hint(found, data, studied)


@post("/api/tables/{table:str}/why", status_code=200, summary="Why a bot may have moved so")
async def why(
    table: TableId,
    data: JSONBody[WhyAsked],
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor],
) -> Reason:
    """In the manner of the bot's level, from what the asker can see; 409 while that would give a
    secret away."""
    user = visitor.user.id
    async with services.host.looking(table) as found:
        viewer = viewer_by_choice(found, user, data.seat)
        asked = advice.why_study(found, viewer, data.line)
    return advice.reason(asked, await thought(services, user, asked.study))


async def thought(services: Services, user: str, study: Study) -> Studied:
    """A study done for somebody who waits."""
    workers, asker, line = services.background.workers, services.quotas.asker(user), f"user {user}"
    most, waiting = services.settings.hints_waiting, workers.study_jobs.waiting(asker.payer, line)
    if services.settings.limits and waiting >= most:
        raise TableError("too_many_waiting", most=most)
    services.quotas.hints.take(asker)
    if workers.study_jobs.ahead(asker.payer) >= LONGEST * len(workers.study_workers):
        raise TableError("busy")
    try:
        return await workers.study(line, study, asker.payer)
    except NoAnswer:
        raise TableError("busy") from None


@post("/api/tables/{table:str}/review", status_code=200, summary="A finished game looked back at")
async def review(
    table: TableId,
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor],
) -> ReviewState:
    """Asked again and again until it is there; the first one who asks sets it going. One person may
    have a few on their way at a time."""
    payer = services.quotas.payer(visitor.user.id) if services.settings.limits else ""
    async with services.host.looking(table) as found:
        if found.status != "over":
            raise TableError("not_over")
        return services.background.reviews.ask(table, found.record(), payer)


ROUTES = [hint, why, review]
