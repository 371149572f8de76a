"""What a page says, and what it must not say: keys, placeholders, words of the other language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource
from playwright.sync_api import Page

from polis.core.registry import load
from polis.core.texts import Texts

Json = dict[str, Any]
PAGE_TEXTS = Path(__file__).resolve().parents[2] / "web" / "src" / "texts"
PACKAGES = ("polis.core", "polis.server")

# All that is seen or heard: text, accessible names, tooltips, alternative texts; each with the
# language its place claims to be in.
SAID = """() => {
  const found = [];
  const language = (one) => one.closest('[lang]')?.lang ?? '';
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const [place, text] = [node.parentElement, node.data.trim()];
    if (text && !place.closest('script, style, noscript')) found.push([language(place), text]);
  }
  for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt']) {
    for (const one of document.querySelectorAll(`[${name}]`)) {
      found.push([language(one), one.getAttribute(name)]);
    }
  }
  found.push([document.documentElement.lang, document.title]);
  return found;
}"""

NOT_SAID = re.compile(
    r"\{\s*\$|\bundefined\b|\bNaN\b|\[object|\b(?:event|label|move|refusal|clause|chapter|phase|"
    r"option|piece|goal|aim|colour|row|floor|error|ui|tutorial|component|level|source|clock|seat|"
    r"auction|district|character|token)-[a-z0-9_]"
)
CYRILLIC = re.compile(r"[А-Яа-яЁё]{2,}")
LATIN = re.compile(r"[A-Za-z]{3,}")
# Names and words that are the same in both languages.
ANYWHERE = re.compile(r"\b(?:Polis|SHA|Enter|Esc|EN|RU|English|Русский|III)\b|[\w-]{20,}")


class Sentences(Texts):
    """The sentences of the page, of the server and of a game in one language."""

    def __init__(self, language: str, game: str = "estates") -> None:
        super().__init__(language, (*PACKAGES, f"polis.games.{game}"))
        for own in PAGE_TEXTS.glob(f"**/{language}.ftl"):
            self.bundle.add_resource(FluentResource(own.read_text(encoding="utf-8")))
        schema = load(game).game.schema()
        self.events = {event.name: event for event in schema.events}
        self.moves = {kind.name: kind for kind in schema.moves}

    def __call__(self, key: str, **facts: object) -> str:
        problems = self.problems(key, facts)
        assert not problems, f"{key}: {problems}"
        return self.say(key, facts)

    def event(self, told: Json, seats: Sequence[str]) -> str:
        """What the engine itself would say of an event that came over the wire."""
        facts: dict[str, object] = {}
        for arg in self.events[told["event"]].args:
            value = told["args"][arg.name]
            if arg.domain.name == "seat":
                facts[arg.name] = self.seat(value, seats)
            elif arg.domain.names:
                facts.update(self.forms(arg.name, arg.domain.name, value))
            else:
                facts[arg.name] = value
        return self(f"event-{told['event']}", **facts)

    def move(self, text: str) -> str:
        """What the engine itself would call a move in notation."""
        name, *written = text.split()
        facts: dict[str, object] = {}
        for arg, value in zip(self.moves[name].args, written, strict=True):
            named = arg.domain.names
            found = (
                self.forms(arg.name, arg.domain.name, value) if named else {arg.name: int(value)}
            )
            facts.update(found)
        return self(f"move-{name}", **facts)


def amiss(page: Page, language: str, names: Sequence[str] = ()) -> list[str]:
    """Everything on a page that no reader of this language should meet; people keep their names."""
    said: list[list[str]] = page.evaluate(SAID)
    for name in names:
        said = [[tongue, text.replace(name, "")] for tongue, text in said]
    found = [text for _, text in said if NOT_SAID.search(text)]
    foreign = {"ru": LATIN, "en": CYRILLIC}
    for tongue, text in said:
        if foreign[tongue].search(ANYWHERE.sub("", text)):
            found.append(f"not {tongue}: {text}")
    if page.evaluate("document.documentElement.lang") != language:
        found.append(f"the page does not say that it is in {language}")
    return found
