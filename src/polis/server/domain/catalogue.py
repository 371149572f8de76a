"""The games this server has, as a page needs to know them."""

from __future__ import annotations

import hashlib
from functools import cache

from polis.bots.levels import LEVELS
from polis.core.box import contents
from polis.core.options import Option
from polis.core.registry import GameInfo, games, load
from polis.core.schema import Arg, Domain
from polis.core.texts import CORE, LANGUAGES, source
from polis.core.texts import texts as book
from polis.core.tutorial import tutorial
from polis.server.errors import TableError
from polis.server.messages.games import (
    ClauseInfo,
    ComponentSheet,
    ComponentTable,
    DomainInfo,
    GameDetails,
    GameRow,
    MoveInfo,
    OptionInfo,
    WordArg,
    WordInfo,
)


@cache
def rows() -> list[GameRow]:
    titles = [load(id) for id in games()]
    return [
        GameRow(t.id, t.low, t.high, options(t), list(LEVELS), seats_to_learn(t.id)) for t in titles
    ]


def seats_to_learn(id: str) -> int:
    lesson = tutorial(id)
    return lesson.seats if lesson else 0


@cache
def game(id: str) -> GameDetails:
    info = load(id)
    schema = info.game.schema()
    return GameDetails(
        id=id,
        low=info.low,
        high=info.high,
        options=options(info),
        levels=list(LEVELS),
        domains=domains(info),
        moves=[MoveInfo(k.name, args(k.args), k.freeform, k.secret, k.final) for k in schema.moves],
        events=[WordInfo(e.name, e.clause, args(e.args)) for e in schema.events],
        refusals=[WordInfo(r.name, r.clause, args(r.args)) for r in schema.refusals],
        opportunities=[WordInfo(o.name, o.clause, args(o.args)) for o in schema.opportunities],
        chapters=info.rulebook.chapters,
        clauses=[ClauseInfo(c.id, c.chapter, c.source) for c in info.rulebook.clauses],
        components=components(info),
    )


def options(info: GameInfo) -> list[OptionInfo]:
    return [option_info(option) for option in info.options.offered]


def option_info(option: Option) -> OptionInfo:
    default, needs, room = option.write(option.default), list(option.needs), option.beside_seats
    return OptionInfo(option.name, option.values, option.low, option.high, default, needs, room)


def args(found: list[Arg]) -> list[WordArg]:
    return [WordArg(arg.name, arg.domain.name) for arg in found]


def domains(info: GameInfo) -> list[DomainInfo]:
    """Every domain once, by its name."""
    schema = info.game.schema()
    lists = [k.args for k in schema.moves] + [e.args for e in schema.events]
    lists += [r.args for r in schema.refusals] + [o.args for o in schema.opportunities]
    found: dict[str, Domain] = {arg.domain.name: arg.domain for some in lists for arg in some}
    return [DomainInfo(d.name, d.low, d.high, d.names) for d in found.values()]


def components(info: GameInfo) -> list[ComponentTable]:
    return [
        ComponentTable(
            part.file,
            part.name,
            part.source,
            [ComponentSheet(sheet.head, [[*row] for row in sheet.rows]) for sheet in part.sheets],
        )
        for part in contents(f"polis.games.{info.id}", info.data)
    ]


def titles(language: str) -> list[str]:
    """What a list of games says of each, so that it need not ask for all their sentences."""
    return [
        f"{key}-{id} = {book(language, id).say(key)}"
        for id in games()
        for key in ("title", "tagline")
    ]


@cache
def texts(language: str, game: str = "") -> tuple[str, str]:
    """The sentences of a language, and a tag that changes when they do."""
    if language not in LANGUAGES:
        raise TableError("no_language", language=language[:20], known=", ".join(LANGUAGES))
    if game:
        found = source(f"polis.games.{load(game).id}", language)
    else:
        shared = [source(package, language) for package in (CORE, "polis.server")]
        found = "\n".join([*shared, *titles(language)])
    return found, hashlib.sha256(found.encode()).hexdigest()[:20]
