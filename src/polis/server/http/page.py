"""The route of the built page and its files."""

from __future__ import annotations

import re

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from polis.core.errors import PolisError
from polis.core.registry import games
from polis.core.texts import LANGUAGES
from polis.server.domain import link_cards
from polis.server.domain.link_cards import LinkCard
from polis.server.errors import TableError
from polis.server.http.auth import AnyRequest, language_of, services_of
from polis.server.runtime import assets
from polis.server.runtime.assets import Asset, Assets
from polis.server.runtime.services import Services

DOCS = "/docs/index.html"
PACKED = "packed"  # marks routes that pack their answers themselves
FOREVER = "public, max-age=31536000, immutable"
ASK = "no-cache"
ABOUT_TABLES = ("tables", "replay", "review")
ABOUT_GAMES = ("rules", "new")
TITLE = "<title>Polis</title>"
DESCRIPTION = re.compile(r'\s*<meta name="description"[^>]*>')


@get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
async def page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes] | Redirect:
    kept: Assets = request.app.state.assets
    if path.rstrip("/") == "/docs" and kept.docs:
        return Redirect(DOCS)  # its links are relative, and a last slash never gets here
    found = kept.find(path)
    if found is None:
        raise TableError("no_page")
    if found is kept.files.get("index.html") and TITLE.encode() in found.body:
        return answer(request, await with_card(request, found, path))
    return answer(request, found)


async def with_card(request: AnyRequest, index: Asset, path: str) -> Asset:
    """The page with what others show of a link to it."""
    wanted = request.query_params.get("lang", "")
    language = wanted if wanted in LANGUAGES else language_of(request)
    card = await card_of(services_of(request), path, language)
    origin = str(request.base_url).rstrip("/")
    told = link_cards.head(card, language, origin, path)
    plain = DESCRIPTION.sub("", index.body.decode())
    return assets.file(plain.replace(TITLE, told, 1).encode(), "index.html")


async def card_of(services: Services, path: str, language: str) -> LinkCard:
    """Of the table or the game that a path names, else of Polis."""
    what, _, name = path.strip("/").partition("/")
    try:
        if what in ABOUT_TABLES and name:
            async with services.host.looking(name, latest=False) as table:
                return link_cards.of_table(table, language)
        if what in ABOUT_GAMES and name in games():
            return link_cards.of_game(name, language)
    except PolisError:
        pass  # the page itself says what is wrong with the address
    return link_cards.home(language)


def answer(request: AnyRequest, found: Asset) -> Response[bytes]:
    headers = {
        "etag": f'"{found.tag}"',
        "cache-control": FOREVER if found.forever else ASK,
        "vary": "accept-encoding, accept-language",
    }
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    accepted = request.headers.get("accept-encoding", "")
    for encoding, body in found.packed.items():
        if encoding in accepted:
            headers["content-encoding"] = encoding
            return Response(body, headers=headers, media_type=found.kind)
    return Response(found.body, headers=headers, media_type=found.kind)


ROUTES = [page]
