"""The built site made fit for our security headers, and searched for dead links.

The generator writes a few scripts into every page: they become files of their own. Its search puts
a style into the page, which our headers forbid: it becomes a style sheet made by the script.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools.docs import pages

SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
WITHIN = re.compile(r"<style|\sstyle=|\son\w+=\"|<script(?![^>]*(?:\bsrc=|application/json))")
# What the theme's script does otherwise here. Its search, in a shadow root, sets a style by
# ``root.appendChild(h("style", {}, css.toString()))``; and a button beside code is no navigation.
OTHERWISE = [
    (
        re.compile(r'(\w+)\.appendChild\(\w+\("style",\{\},(\w+)\.toString\(\)\)\)'),
        r"\1.adoptedStyleSheets=[new CSSStyleSheet],"
        r"\1.adoptedStyleSheets[0].replaceSync(\2.toString())",
    ),
    (re.compile(r'"nav",\{class:"md-code__nav"\}'), '"div",{class:"md-code__nav"}'),
]
CLASSIC = "assets/stylesheets/classic"  # the other look of the theme
UNUSED = ("404.html", "sitemap.xml", "assets/images/favicon.png")
SCRIPTS = "assets/javascripts"
BUNDLE = re.compile(rf"{SCRIPTS}/bundle\.[\w.]+\.js")


def finish(site: Path, icon: Path, games: list[str]) -> None:
    """Make a built site fit to be served, or say what is wrong with it."""
    (site / "icon.svg").write_bytes(icon.read_bytes())
    for name in UNUSED:
        (site / name).unlink(missing_ok=True)
    for path in (site / CLASSIC).glob("*"):
        path.unlink()
    (site / CLASSIC).rmdir()
    script = changed(site)
    for path in sorted(site.glob("*.html")):
        language = "ru" if path.with_suffix(".md").name in pages.RUSSIAN else "en"
        text = outside(path.read_text(encoding="utf-8"), site)
        text = text.replace('<html lang="en"', f'<html lang="{language}"', 1)
        text = text.replace("assets/images/favicon.png", "icon.svg")
        text = BUNDLE.sub(script, text)
        path.write_text(text, encoding="utf-8")
    troubles = [*within(site), *dead(site, games)]
    if troubles:
        raise SystemExit("dev: " + "\n".join(["the documentation has faults:", *troubles]))


def outside(text: str, site: Path) -> str:
    """The page with its scripts in files beside it."""

    def file(found: re.Match[str]) -> str:
        return f'<script src="./{written(site, "page", found[1])}"></script>'

    return SCRIPT.sub(file, text)


def changed(site: Path) -> str:
    """The theme's script as it may run here; the name of its file."""
    (bundle,) = (site / SCRIPTS).glob("bundle.*.js")
    text = bundle.read_text(encoding="utf-8")
    for pattern, instead in OTHERWISE:
        text, count = pattern.subn(instead, text)
        if count != 1:
            raise SystemExit(f"dev: the theme's script has no place like {pattern.pattern}")
    bundle.unlink()
    return written(site, "bundle", text)


def written(site: Path, name: str, text: str) -> str:
    """A script under a name that changes with it: browsers keep it for ever."""
    path = f"{SCRIPTS}/{name}.{hashlib.sha256(text.encode()).hexdigest()[:8]}.js"
    (site / path).write_text(text, encoding="utf-8")
    return path


def within(site: Path) -> Iterator[str]:
    for path in site.glob("*.html"):
        for found in WITHIN.finditer(path.read_text(encoding="utf-8")):
            yield f"{path.name}: {found[0]} is forbidden by our security headers"


class Links(HTMLParser):
    """What a page links to or loads, and the places within it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.loaded: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.places |= {given["id"]} if "id" in given else set()
        if tag == "a":
            self.targets.append(given.get("href", ""))
        else:
            self.loaded += [given[name] for name in ("src", "href") if name in given]


def dead(site: Path, games: list[str]) -> Iterator[str]:
    """Links that lead nowhere, and files that would come from elsewhere."""
    found = {path.name: Links(path.read_text(encoding="utf-8")) for path in site.glob("*.html")}
    rules = {f"/rules/{game}" for game in games}
    for name, links in found.items():
        for target in [*links.targets, *links.loaded]:
            to = urlsplit(target)
            place, anchor = unquote(to.path) or name, unquote(to.fragment)
            if to.scheme or to.netloc:
                if target in links.loaded:
                    yield f"{name}: loads {target} from elsewhere"
            elif place.startswith("/"):
                if place not in rules | {"/"}:
                    yield f"{name}: {target} is no page of the server"
            elif not (site / place).is_file():
                yield f"{name}: {target} does not exist"
            elif anchor and place in found and anchor not in found[place].places:
                yield f"{name}: there is no place {target}"
