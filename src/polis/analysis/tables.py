"""The summary of a simulation as tables for people, in Russian or English."""

from __future__ import annotations

from rich.console import JustifyMethod
from rich.table import Table

from polis.analysis.tally import Rate, Spread, Summary
from polis.core.texts import CORE, Texts

PACKAGE = "polis.analysis"


def tables(found: Summary, language: str) -> list[Table | str]:
    texts = Texts(language, [CORE, PACKAGE])
    return [
        heading(found, texts),
        bots(found, texts),
        seats(found, texts),
        *([things(found, texts)] if found["by_thing"] else []),
        spreads(found, texts),
        speed(found, texts),
    ]


def heading(found: Summary, texts: Texts) -> str:
    options = ", ".join(f"{name}={value}" for name, value in found["options"].items())
    facts: dict[str, object] = {"game": found["game"], "options": options, "seed": found["seed"]}
    facts |= {"games": found["games"], "deals": found["deals"]}
    return texts.say("simulate-heading", facts)


def table(texts: Texts, *columns: str) -> Table:
    """The first column holds names, the others numbers."""
    made = Table()
    for i, column in enumerate(columns):
        justify: JustifyMethod = "right" if i else "left"
        made.add_column(texts.say(f"simulate-{column}"), justify=justify, no_wrap=not i)
    return made


def rate(found: Rate) -> list[str]:
    interval = f"{found['low']:.1%} – {found['high']:.1%}"
    return [str(found["games"]), f"{found['win_rate']:.1%}", interval]


def bots(found: Summary, texts: Texts) -> Table:
    made = table(texts, "bot", "games", "wins", "interval", "places")
    for line in found["by_bot"]:
        places = " ".join(f"{share:.0%}" for share in line["places"])
        made.add_row(line["bot"], *rate(line["rate"]), places)
    return made


def seats(found: Summary, texts: Texts) -> Table:
    made = table(texts, "seat", "games", "wins", "interval", "mean")
    for line in found["by_seat"]:
        made.add_row(str(line["seat"]), *rate(line["rate"]), f"{line['score']['mean']:.1f}")
    return made


def things(found: Summary, texts: Texts) -> Table:
    made = table(texts, "thing", "games", "wins", "interval", "edge")
    for line in found["by_thing"]:
        made.add_row(line["name"], *rate(line["rate"]), f"{100 * line['edge']:+.1f}")
    return made


def spreads(found: Summary, texts: Texts) -> Table:
    made = table(texts, "of", "mean", "sd", "min", "q05", "q25", "q50", "q75", "q95", "max")
    for line in found["by_bot"]:
        made.add_row(line["bot"], *numbers(line["score"]))
    made.add_row(texts.say("simulate-length"), *numbers(found["length"]))
    return made


def numbers(found: Spread) -> list[str]:
    exact = [found["min"], found["q05"], found["q25"], found["q50"]]
    exact += [found["q75"], found["q95"], found["max"]]
    return [f"{found['mean']:.1f}", f"{found['sd']:.1f}", *(f"{value:.0f}" for value in exact)]


def speed(found: Summary, texts: Texts) -> Table:
    made = table(texts, "bot", "decisions", "mean-ms", "longest-ms")
    for line in found["speed"]["thinking"]:
        times = [f"{line['mean_ms']:.3f}", f"{line['longest_ms']:.3f}"]
        made.add_row(line["bot"], str(line["decisions"]), *times)
    total = f"{found['speed']['decisions_per_second']:.0f}"
    made.caption = texts.say("simulate-pace", {"pace": total})
    return made
