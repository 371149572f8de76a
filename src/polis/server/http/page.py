"""The route of the built page and its files."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from polis.server.errors import TableError
from polis.server.http.auth import AnyRequest
from polis.server.runtime.assets import Asset, Assets

DOCS = "/docs/index.html"
FOREVER = "public, max-age=31536000, immutable"
ASK = "no-cache"


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes] | Redirect:
    assets: Assets = request.app.state.assets
    if path.rstrip("/") == "/docs" and assets.docs:
        return Redirect(DOCS)  # its links are relative, and a last slash never gets here
    found = assets.find(path)
    if found is None:
        raise TableError("no_page")
    return answer(request, found)


def answer(request: AnyRequest, found: Asset) -> Response[bytes]:
    headers = {
        "etag": f'"{found.tag}"',
        "cache-control": FOREVER if found.forever else ASK,
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(found.packed, headers=headers, media_type=found.kind)
    return Response(found.body, headers=headers, media_type=found.kind)


ROUTES = [page]
