"""Routes about games: which there are, their rules, components and sentences."""

from __future__ import annotations

from litestar import Response, get

from polis.core.registry import load
from polis.server.domain import catalogue
from polis.server.http.auth import AnyRequest
from polis.server.http.parameters import GameId, LanguageName
from polis.server.messages.games import GameDetails, GameRow

FLUENT = "text/plain; charset=utf-8"


@get("/api/games", summary="All games")
async def games() -> list[GameRow]:
    """Ids, numbers of seats, options, levels of bots: what it takes to set up a table."""
    return catalogue.rows()


@get("/api/games/{game:str}", summary="A game: options, words, rules, components")
async def game(game: GameId) -> GameDetails:
    """All a client needs to draw and to name: moves, events and refusals with their arguments,
    clauses with their sources, components."""
    return catalogue.game(load(game).id)


@get("/api/texts/{language:str}", summary="What all games share: sentences and titles")
async def texts(request: AnyRequest, language: LanguageName) -> Response[str]:
    """In ``ru`` or ``en``; a game's title is ``title-<id>``, what it is about ``tagline-<id>``. The
    answer has an ETag and is kept for a minute."""
    return tagged(request, *catalogue.texts(language))


@get("/api/games/{game:str}/texts/{language:str}", summary="A game's sentences, in Fluent")
async def game_texts(request: AnyRequest, game: GameId, language: LanguageName) -> Response[str]:
    """Title, clauses, events, refusals and options, in ``ru`` or ``en``. The answer has an ETag and
    is kept for a minute."""
    return tagged(request, *catalogue.texts(language, load(game).id))


def tagged(request: AnyRequest, text: str, tag: str) -> Response[str]:
    """Kept by browsers, who ask whether it has changed."""
    headers = {"etag": f'"{tag}"', "cache-control": "public, max-age=60"}
    if request.headers.get("if-none-match") == f'"{tag}"':
        return Response("", status_code=304, headers=headers, media_type=FLUENT)
    return Response(text, headers=headers, media_type=FLUENT)


ROUTES = [games, game, texts, game_texts]
