"""Which language to speak: the one asked for, or the one the computer speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from polis.core.texts import LANGUAGES
from polis.terminal.trouble import Trouble

OPTION = "--lang"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as everywhere
FALLBACK = "en"


def language_of(words: Sequence[str], env: Mapping[str, str]) -> tuple[str, Trouble | None]:
    """The language, and what is wrong with the request for it. It is needed before the arguments
    can be read, since their mistakes are told in it."""
    wanted = asked(words)
    if wanted is None or wanted in LANGUAGES:
        return wanted or spoken(env), None
    known = ", ".join(LANGUAGES)
    return spoken(env), Trouble("bad-language", language=wanted[:40], known=known)


def asked(words: Sequence[str]) -> str | None:
    for word, following in zip(words, [*words, ""][1:], strict=True):
        if word == OPTION and following:
            return following
        if word.startswith(f"{OPTION}="):
            return word.removeprefix(f"{OPTION}=")
    return None


def spoken(env: Mapping[str, str]) -> str:
    locale = next((env[name] for name in LOCALE if env.get(name)), "")
    return next((name for name in LANGUAGES if locale.lower().startswith(name)), FALLBACK)
