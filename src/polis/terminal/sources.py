"""Where a rule or a number comes from, marked by a word and a sign as well as by colour."""

from __future__ import annotations

from rich.text import Text

from polis.terminal.screen import Screen

SIGNS = {
    "rulebook": ("=", "green"),
    "public source": ("+", "blue"),
    "ruling": ("!", "yellow"),
    "reconstruction": ("?", "bold red"),
}


def mark(source: str, note: str, screen: Screen) -> Text:
    sign, style = SIGNS[source]
    name = screen.say(f"cli-source-{source.replace(' ', '-')}")
    told = Text(f"[{sign}] {name}", style=style)
    return told.append(f". {note}", style="dim") if note else told
