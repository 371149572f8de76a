"""The built page and the documentation: a few files, read once and kept in memory."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from polis.server.doors import AnyRequest
from polis.server.errors import TableError

FOREVER = "public, max-age=31536000, immutable"
ASK = "no-cache"
DOCS = "/docs/index.html"
TEXTS = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")


class File(NamedTuple):
    body: bytes
    packed: bytes  # by gzip; "" where that does not pay
    kind: str
    tag: str
    forever: bool


def folder(given: str) -> Path | None:
    """Where the page is: as told, in the wheel, or built in the project."""
    return first([Path(given)]) if given else first(places("page", "web/dist"))


def docs_folder() -> Path | None:
    """Where the documentation is: in the wheel, or built in the project."""
    return first(places("docs", "build/docs"))


def places(packed: str, built: str) -> list[Path]:
    # A checkout runs from src or from build/compiled, one folder deeper.
    above = Path(__file__).resolve().parents[3:5]
    return [Path(str(files("polis"))) / packed, *(project / built for project in above)]


def first(folders: list[Path]) -> Path | None:
    return next((place for place in folders if (place / "index.html").is_file()), None)


def read(root: Path) -> dict[str, File]:
    found: dict[str, File] = {}
    for path in sorted(root.rglob("*")):
        if path.is_file():
            name = path.relative_to(root).as_posix()
            found[name] = file(path.read_bytes(), name)
    return found


def file(body: bytes, name: str) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(body, 6, mtime=0) if kind.startswith(TEXTS) and len(body) > 500 else b""
    kind = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
    # The builder puts a fingerprint into the names of what lies in assets/.
    return File(body, packed, kind, hashlib.sha256(body).hexdigest()[:20], "assets/" in name)


class Page:
    def __init__(self, given: str) -> None:
        root = folder(given)
        self.files = read(root) if root else {}
        self.documents: dict[str, File] = {}

    @property
    def build(self) -> str:
        """Changes with any file; "" where there is no page."""
        tags = "".join(one.tag for one in self.files.values())
        return hashlib.sha256(tags.encode()).hexdigest()[:8] if tags else ""

    @property
    def docs(self) -> dict[str, File]:
        """Read when first asked for: they may be built while the server runs."""
        root = None if self.documents else docs_folder()
        self.documents = read(root) if root else self.documents
        return self.documents

    def find(self, path: str) -> File:
        """Addresses that name no file are the page's own to understand."""
        found = self.files.get(path.lstrip("/"))
        if path.startswith("/docs/"):
            found = self.docs.get(path.removeprefix("/docs/"))
        is_route = "." not in path.rpartition("/")[2] and not path.startswith(("/api/", "/ws/"))
        is_document = path.startswith("/docs/") and path.endswith(".html")
        if found is None and (is_route or is_document):
            found = self.files.get("index.html")
        if found is None:
            raise TableError("no_page")
        return found

    def answer(self, request: AnyRequest, path: str) -> Response[bytes]:
        found = self.find(path)
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


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes] | Redirect:
    pages: Page = request.app.state.page
    if path.rstrip("/") == "/docs" and pages.docs:
        return Redirect(DOCS)  # its links are relative, and a last slash never gets here
    return pages.answer(request, path)


ROUTES = [page]
