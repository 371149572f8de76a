# interpreted: sentences are built only for people
"""Sentences in Russian and English, from Fluent files shared with the page.

A value with a name of its own (a colour, a piece) is a message ``<domain>-<value>``; its attributes
are its grammatical forms. Where a sentence has the argument ``piece``, it may use ``{ $piece }``,
``{ $piece_acc }`` for the attribute ``.acc``, and ``{ $piece_id }`` to select by the bare name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from polis.core.errors import IllegalMove, PolisError
from polis.core.schema import Arg

LANGUAGES = ("ru", "en")
CORE = "polis.core"
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")  # before a number it means a minus


def source(package: str, language: str) -> str:
    """The Fluent text of one package, as the page gets it too."""
    return files(package).joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")


class Texts:
    """The sentences of one language: the core's own, then a game's."""

    def __init__(self, language: str, packages: Iterable[str]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            self.bundle.add_resource(FluentResource(source(package, language)))

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, facts: Mapping[str, object] | None = None) -> str:
        """One sentence. A missing text shows its key: ugly, but the table goes on."""
        if not self.has(key):
            return key
        message = self.bundle.get_message(key)
        if message.value is None:
            return key
        text, _ = self.bundle.format_pattern(message.value, dict(facts or {}))
        return HYPHEN.sub("−", str(text))

    def maybe(self, key: str) -> str:
        """A sentence that may not exist."""
        return self.say(key) if self.has(key) else ""

    def word(self, written: str, domains: Iterable[str]) -> str:
        """What a part of a position or a number of the box is called, or a value of a domain."""
        keys = [f"{domain}-{written}" for domain in ("field", *domains, "phase")]
        return next((self.say(key) for key in keys if self.has(key)), written)

    def is_seat(self, field: str) -> bool:
        """Whether the number in a part of a position is a seat's."""
        key = f"field-{field}"
        return self.has(key) and "seat" in self.bundle.get_message(key).attributes

    def problems(self, key: str, facts: Mapping[str, object]) -> list[str]:
        """What is wrong with a sentence, given all the arguments it may use."""
        if not self.has(key):
            return ["missing"]
        message = self.bundle.get_message(key)
        if message.value is None:
            return ["empty"]
        _, errors = self.bundle.format_pattern(message.value, dict(facts))
        return [str(error) for error in errors]

    def facts(
        self, args: Sequence[Arg], numbers: Sequence[int], seats: Sequence[str]
    ) -> dict[str, object]:
        """Arguments of a sentence from the numbers of an event, a refusal or a move."""
        told: dict[str, object] = {}
        for arg, number in zip(args, numbers, strict=False):
            name = arg.name
            if arg.domain.name == "seat":
                told[name] = self.seat(number, seats)
            elif arg.domain.names:
                told.update(self.forms(name, arg.domain.name, arg.domain.write(number)))
            else:
                told[name] = int(number)
        return told

    def seat(self, number: int, seats: Sequence[str]) -> str:
        if 0 <= number < len(seats) and seats[number]:
            return seats[number]
        return self.say("seat", {"number": number + 1})

    def forms(self, name: str, domain: str, value: str) -> dict[str, object]:
        """A named value in all its grammatical forms."""
        key = f"{domain}-{value}"
        found: dict[str, object] = {name: self.say(key), f"{name}_id": value}
        if self.has(key):
            for form, pattern in self.bundle.get_message(key).attributes.items():
                found[f"{name}_{form}"] = str(self.bundle.format_pattern(pattern)[0])
        return found


def texts(language: str, game: str = "") -> Texts:
    """The core's sentences and, if a game is named, that game's."""
    return package_texts(language, f"polis.games.{game}" if game else CORE)


@cache
def package_texts(language: str, package: str) -> Texts:
    return Texts(language if language in LANGUAGES else "en", dict.fromkeys([CORE, package]))


def explain(error: PolisError, language: str, seats: Sequence[str] = ()) -> str:
    """An error as one sentence; a refusal with its rule and the nearest legal move."""
    if not isinstance(error, IllegalMove):
        told = {
            name: explain(fact, language, seats) if isinstance(fact, PolisError) else fact
            for name, fact in error.facts.items()
        }
        return package_texts(language, error.package).say(f"error-{error.code}", told)
    sentence, book = refusal_sentence(error, language, seats), texts(language, error.game)
    nearest = {"nearest": error.nearest} if error.nearest else {}
    key = "refused-with-nearest" if error.nearest else "refused"
    return book.say(key, {"sentence": sentence, "rule": error.rule, **nearest})


def refusal_sentence(error: IllegalMove, language: str, seats: Sequence[str] = ()) -> str:
    """Why a move is refused, without the rule and the nearest move."""
    from polis.core.registry import load

    book, schema = texts(language, error.game), load(error.game).game.schema()
    refusal = next(r for r in schema.refusals if r.name == error.code)
    facts: dict[str, object] = {}
    for arg in refusal.args:
        value = error.facts[arg.name]
        if arg.domain.names:
            facts.update(book.forms(arg.name, arg.domain.name, str(value)))
        elif arg.domain.name == "seat" and isinstance(value, int):
            facts[arg.name] = book.seat(value, seats)
        else:
            facts[arg.name] = value
    return book.say(f"refusal-{error.code}", facts)
