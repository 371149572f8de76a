"""A game's own data as parts of its page: what it is, its options, what is not the rulebook's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from polis.core import box
from polis.core.options import Option
from polis.core.registry import GameInfo, load
from polis.core.texts import Texts, texts

SOURCES = {
    "rulebook": "from the rulebook",
    "public source": "from public sources",
    "ruling": "our ruling",
    "reconstruction": "reconstructed",
}
MANY = 8  # values a cell of a table lists


def facts(game: str) -> str:
    """What the game is, who can play it, and what a table agrees on."""
    info, book = load(game), texts("en", game)
    lines = [f"*{book.say('tagline')}.*", "", book.say("about"), ""]
    lines += [f"- {fact}" for fact in known(info)]
    lines += ["", f"The rules, every clause in English and Russian: [on the page](/rules/{game}),"]
    lines += [f"or in the terminal by `./dev polis rules {game}`.", "", "## Options", ""]
    heads = ["option", "values, the usual one first", "what it decides"]
    return "\n".join(lines + table(heads, [option(one, book) for one in info.options.offered]))


def known(info: GameInfo) -> list[str]:
    moves = info.game.schema().moves
    free = [f"`{one.name}`" for one in moves if one.freeform]
    clauses = Counter(clause.source for clause in info.rulebook.clauses)
    parts = Counter(part.source for part in contents(info))
    return [
        f"**Players:** {info.low} to {info.high}; the id is `{info.id}`",
        f"**Kinds of moves:** {len(moves)}{', free-form: ' if free else ''}{', '.join(free)}",
        f"**Clauses of the rules:** {counted(clauses)}",
        f"**Tables of components:** {counted(parts)}",
    ]


def contents(info: GameInfo) -> list[box.Part]:
    return box.contents(f"polis.games.{info.id}", info.data)


def counted(found: Counter[str]) -> str:
    each = ", ".join(f"{count} {SOURCES[source]}" for source, count in found.most_common())
    return f"{found.total()}: {each}"


def option(one: Option, book: Texts) -> list[str]:
    usual = one.write(one.default)
    others = [value for value in one.values if value != usual]
    shown = [f"`{usual}`", *(f"`{value}`" for value in others[: MANY - 1])]
    if len(others) >= MANY:
        shown.append(f"{len(others) + 1 - MANY} more")
    if not one.values:
        shown = [f"`{usual}`", f"any number from {one.low} to {one.high}"]
    about = f"{book.say(f'option-{one.name}')}. {book.maybe(f'option-{one.name}-about')}"
    needs = f" Counts only with {' or '.join(f'`{need}`' for need in one.needs)}."
    return [f"`{one.name}`", ", ".join(shown), about + (needs if one.needs else "")]


def sources(game: str) -> str:
    """Every clause and table that is not the rulebook's alone, with what is said of it."""
    info, book = load(game), texts("en", game)
    rows = [
        [f"clause [{one.id}](/rules/{game}#{one.id})", one.source, book.maybe(one.note_key)]
        for one in info.rulebook.clauses
        if one.source != "rulebook" or book.has(one.note_key)
    ]
    rows += [
        [f"`{part.file}`, `{part.name}`", part.source, book.maybe(f"component-{part.name}-note")]
        for part in contents(info)
        if part.source != "rulebook"
    ]
    return "\n".join(table(["what", "source", "what is ours in it, or comes from elsewhere"], rows))


def table(heads: list[str], rows: Iterable[list[str]]) -> list[str]:
    """A table of Markdown, without columns that say nothing; no cell may end another one."""
    lines = [[cell(one) for one in row] for row in rows]
    told = [i for i in range(len(heads)) if any(line[i] for line in lines)]
    shown = [[line[i] for i in told] for line in [heads, ["---"] * len(heads), *lines]]
    return [f"| {' | '.join(line)} |" for line in shown]


def cell(text: str) -> str:
    return " ".join(text.replace("|", "\\|").split())
