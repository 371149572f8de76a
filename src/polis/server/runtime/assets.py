"""The built page and the documentation: a few files, read once and kept in memory."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

BROTLI = ".br"
TEXTS = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")


class Asset(NamedTuple):
    body: bytes
    packed: dict[str, bytes]  # by encoding, smallest first; none where that does not pay
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
    above = Path(__file__).resolve().parents[4:6]
    return [Path(str(files("polis"))) / packed, *(project / built for project in above)]


def first(folders: list[Path]) -> Path | None:
    return next((place for place in folders if (place / "index.html").is_file()), None)


def read(root: Path) -> dict[str, Asset]:
    found: dict[str, Asset] = {}
    for path in sorted(root.rglob("*")):
        if path.is_file() and path.suffix != BROTLI:
            name = path.relative_to(root).as_posix()
            smaller = path.with_name(path.name + BROTLI)  # the builder has packed it
            packed = {"br": smaller.read_bytes()} if smaller.is_file() else {}
            found[name] = file(path.read_bytes(), name, packed)
    return found


def file(body: bytes, name: str, packed: dict[str, bytes] | None = None) -> Asset:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = dict(packed or {})
    if kind.startswith(TEXTS) and len(body) > 500:
        packed["gzip"] = gzip.compress(body, 6, mtime=0)
    kind = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
    # The builder puts a fingerprint into the names of what lies in assets/.
    return Asset(body, packed, kind, hashlib.sha256(body).hexdigest()[:20], "assets/" in name)


class Assets:
    def __init__(self, given: str) -> None:
        root = folder(given)
        self.files = read(root) if root else {}
        self.documents: dict[str, Asset] = {}

    @property
    def build(self) -> str:
        """Changes with any file; "" where there is no page."""
        tags = "".join(one.tag for one in self.files.values())
        return hashlib.sha256(tags.encode()).hexdigest()[:8] if tags else ""

    @property
    def docs(self) -> dict[str, Asset]:
        """Read when first asked for: they may be built while the server runs."""
        root = None if self.documents else docs_folder()
        self.documents = read(root) if root else self.documents
        return self.documents

    def find(self, path: str) -> Asset | None:
        """The file at a path; the page itself for paths it makes sense of."""
        found = self.files.get(path.lstrip("/"))
        if path.startswith("/docs/"):
            found = self.docs.get(path.removeprefix("/docs/"))
        is_route = "." not in path.rpartition("/")[2] and not path.startswith(("/api/", "/ws/"))
        is_document = path.startswith("/docs/") and path.endswith(".html")
        return (
            self.files.get("index.html") if found is None and (is_route or is_document) else found
        )
