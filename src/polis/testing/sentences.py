"""Whether every sentence a game needs is there in each language, and uses only what it is given."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from polis.core.box import headings
from polis.core.data import read_tables
from polis.core.registry import GameInfo
from polis.core.schema import Arg, Domain, names, numbers
from polis.core.texts import LANGUAGES, Texts, texts
from polis.core.tutorial import tutorial

NAMED = ("title", "tagline", "about")
GOALS = ("goal-win", "goal-turn", "goal-watch")  # the card before a first game, all of it or none
LABEL = "label-"  # words of the page and the terminal, which no table of the game asks for
LABEL_ARGS = [Arg("count", numbers("count", 0, 60)), Arg("total", numbers("total", 0, 60))]
MANY = 64  # a domain of more numbers is tried at its ends and around zero only
PLAYERS = [f"P{seat}" for seat in range(1, 16)]


class Wanted(NamedTuple):
    """A sentence something asks for, with the arguments it is given."""

    key: str
    args: list[Arg]


class Message(NamedTuple):
    """A sentence as it is written."""

    key: str
    variables: set[str]
    branches: dict[str, set[str]]  # by variable: the names its selections speak of
    bad_forms: list[str]  # attributes that use an argument, which grammatical forms never get


class Page(NamedTuple):
    """All sentences of one file, and what could not be read."""

    messages: dict[str, Message]
    faults: list[str]


# What is asked for


def wanted(info: GameInfo) -> list[Wanted]:
    schema = info.game.schema()
    found = [Wanted(key, []) for key in NAMED]
    found += [Wanted(f"chapter-{chapter}", []) for chapter in info.rulebook.chapters]
    found += [Wanted(clause.key, []) for clause in info.rulebook.clauses]
    found += [Wanted(f"move-{kind.name}", kind.args) for kind in schema.moves]
    found += [Wanted(f"form-{kind.name}", []) for kind in schema.moves if kind.freeform]
    found += [Wanted(f"event-{event.name}", event.args) for event in schema.events]
    found += [Wanted(f"refusal-{refusal.name}", refusal.args) for refusal in schema.refusals]
    told = [could for could in schema.opportunities if not could.drawn]
    found += [Wanted(f"could-{could.name}", could.args) for could in told]
    found += [Wanted(f"source-{name}", []) for name in schema.sources]
    for domain in domains(info):
        found += [Wanted(f"{domain.name}-{name}", []) for name in domain.names]
    for option in info.options.offered:
        keys = ["", "-about", *(f"-{value}" for value in option.values)]
        found += [Wanted(f"option-{option.name}{key}", []) for key in keys]
    found += introduction(info)
    for table in tables(info):
        found += [Wanted(f"component-{table}{key}", []) for key in ("", "-about")]
    # Why nothing carries a clause out must be said; other notes are there where there is something.
    found += [Wanted(clause.note_key, []) for clause in info.rulebook.clauses if not clause.code]
    return found + [Wanted(f"field-{name}", []) for name in sorted(fields(info) | undrawn(info))]


def introduction(info: GameInfo) -> list[Wanted]:
    """What a newcomer is told: the goal card, if the game has one, and the lesson."""
    found = list[Wanted]()
    if texts("en", info.id).has(GOALS[0]):
        found += [Wanted(key, agreed(info)) for key in GOALS]
    lesson = tutorial(info.id)
    for step in lesson.steps if lesson else []:
        keys = [step.name, *(way.answer for way in step.ways if way.answer)]
        found += [Wanted(f"tutorial-{key}", []) for key in keys]
    return found


def agreed(info: GameInfo) -> list[Arg]:
    """What the table agreed on, as the sentences of a goal card are given it."""
    return [
        Arg(one.name, names(f"option-{one.name}", one.values))
        if one.values
        else Arg(one.name, numbers(one.name, one.low, one.high))
        for one in info.options.offered
    ]


def welcome(info: GameInfo) -> set[str]:
    """What may be said besides: a note on a source, and a word of the box that without one would
    be read as another domain's."""
    found = {clause.note_key for clause in info.rulebook.clauses}
    found |= {f"component-{table}-note" for table in tables(info)}
    return found | {f"field-{word}" for word in box_words(info)}


def domains(info: GameInfo) -> list[Domain]:
    """The named ones, each once."""
    schema = info.game.schema()
    lists = [kind.args for kind in schema.moves] + [event.args for event in schema.events]
    lists += [refusal.args for refusal in schema.refusals]
    lists += [could.args for could in schema.opportunities]
    args = [arg for args in lists for arg in args]
    return list({arg.domain.name: arg.domain for arg in args if arg.domain.names}.values())


def tables(info: GameInfo) -> list[str]:
    """The tables of the data files. One without a source raises DataError."""
    found: list[str] = []
    for file in info.data:
        path = files(f"polis.games.{info.id}").joinpath("data", file)
        found += read_tables(path.read_text(encoding="utf-8"), file)
    return found


def fields(info: GameInfo) -> set[str]:
    """The words of the rulebook's numbers. Named values among them have texts of their own."""
    return box_words(info) - {name for domain in domains(info) for name in domain.names}


def undrawn(info: GameInfo) -> set[str]:
    """The parts of a position that no board draws: page and terminal call them by their names."""
    if files(f"polis.games.{info.id}").joinpath("ui").is_dir():
        return set()
    state = info.game.start(info.low, info.options.defaults())
    named = {name for domain in domains(info) for name in domain.names}
    return set(keys_in(info.game.view(state, 0))) - named


def keys_in(value: object) -> Iterator[str]:
    if isinstance(value, Mapping):
        yield from map(str, value)
    for one in value.values() if isinstance(value, Mapping) else listed(value):
        yield from keys_in(one)


def box_words(info: GameInfo) -> set[str]:
    found = set(headings(f"polis.games.{info.id}"))
    for file in info.data:
        path = files(f"polis.games.{info.id}").joinpath("data", file)
        for table in read_tables(path.read_text(encoding="utf-8"), file).values():
            found |= set(names_in({k: v for k, v in table.values.items() if k != "source"}))
    return found


def names_in(value: object) -> Iterator[str]:
    """The words in a value: those it uses as keys, and those it is made of."""
    if isinstance(value, str):
        yield value
    if isinstance(value, Mapping):
        yield from map(str, value)
    for one in value.values() if isinstance(value, Mapping) else listed(value):
        yield from names_in(one)


def listed(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else []


# What is written


def parse(source: str) -> Page:
    messages: dict[str, Message] = {}
    faults: list[str] = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, fluent.Junk):
            faults.append(f"cannot be read: {str(entry.content).strip()[:60]!r}")
        elif isinstance(entry, fluent.Message):
            message = read(entry)
            if message.key in messages:
                faults.append(f"{message.key}: written twice")
            messages[message.key] = message
    return Page(messages, faults)


def read(entry: fluent.Message) -> Message:
    branches: dict[str, set[str]] = {}
    for node in nodes(entry.value):
        if isinstance(node, fluent.SelectExpression):
            selector = getattr(node.selector, "id", None)
            names = {v.key.name for v in node.variants if isinstance(v.key, fluent.Identifier)}
            if isinstance(node.selector, fluent.VariableReference) and selector:
                branches.setdefault(selector.name, set()).update(names)
    bad_forms = [form.id.name for form in entry.attributes if variables(form.value)]
    return Message(entry.id.name, variables(entry.value), branches, bad_forms)


def variables(pattern: object) -> set[str]:
    found = [node for node in nodes(pattern) if isinstance(node, fluent.VariableReference)]
    return {node.id.name for node in found}


def nodes(node: object) -> Iterator[object]:
    """A node and all below it."""
    if isinstance(node, list):
        for item in node:
            yield from nodes(item)
    elif isinstance(node, fluent.BaseNode):
        yield node
        yield from nodes(list(vars(node).values()))


# What is wrong


def faults(wish: Wanted, page: Page, texts: Texts) -> Iterator[str]:
    """What is wrong with one sentence: every branch is read, every value is tried."""
    message = page.messages.get(wish.key)
    if message is None:
        yield f"{wish.key}: no text"
        return
    for form in message.bad_forms:
        yield f"{wish.key}.{form}: a form gets no arguments"
    known = facts_known(wish.args, texts)
    for name in sorted(message.variables - known):
        yield f"{wish.key}: unknown argument ${name}"
    for arg in wish.args:
        for name in sorted(message.branches.get(f"{arg.name}_id", set()) - {*arg.domain.names}):
            if name != "other":
                yield f"{wish.key}: ${arg.name} is never {name}"
    if message.variables <= known:
        tried = [texts.problems(wish.key, facts) for facts in samples(wish.args, texts)]
        yield from sorted({f"{wish.key}: {problem}" for problems in tried for problem in problems})


def facts_known(args: list[Arg], texts: Texts) -> set[str]:
    """The arguments a sentence may use: a grammatical form only if every value has it."""
    known: set[str] = set()
    for arg in args:
        forms = [set(texts.forms(arg.name, arg.domain.name, name)) for name in arg.domain.names]
        known |= set.intersection(*forms) if forms else {arg.name}
    return known


def samples(args: list[Arg], texts: Texts) -> Iterator[dict[str, object]]:
    """Each argument in turn through all its values, the others at their lowest."""
    low = [arg.domain.low for arg in args]
    yield texts.facts(args, low, PLAYERS)
    for i, arg in enumerate(args):
        for value in values(arg.domain):
            yield texts.facts(args, [*low[:i], value, *low[i + 1 :]], PLAYERS)


def values(domain: Domain) -> list[int]:
    every = range(domain.low, domain.high + 1)
    if len(every) <= MANY:
        return list(every)
    return [value for value in (every[0], -1, 0, 1, 2, 5, 21, every[-1]) if value in every]


def forgotten(keys: list[str], code: str) -> list[str]:
    """The keys that no code names, whole or put together from parts."""
    return [key for key in keys if not is_named(key, code)]


def is_named(key: str, code: str) -> bool:
    if key in spoken(code):
        return True
    for shape in shapes(code):
        found = shape.fullmatch(key)
        if found and all(is_said(part, code) for part in found.groups()):
            return True
    return False


@cache
def spoken(code: str) -> set[str]:
    """The words of the code, read once: it is long, and texts are many."""
    return set(re.findall(r"[\w-]+", code))


@cache
def quoted(code: str) -> set[str]:
    """The words it quotes; a quotation mark may end one and begin the next."""
    found = re.findall(r"[\"'`]-*([\w -]+)(?=[\"'`])", code)
    return {word.replace(" ", "-") for word in found}


@cache
def shapes(code: str) -> list[re.Pattern[str]]:
    """Keys with holes, as code puts them together: ``cli-order-{name}-form``."""
    written = set(re.findall(r"(?<![\w-])[a-z]+-(?:[\w-]|\$?\{[^{}]+\})*", code))
    return [
        re.compile(re.sub(r"\$?\{[^{}]+\}", "([\\\\w-]+)", text))
        for text in sorted(written)
        if "{" in text
    ]


def is_said(part: str, code: str) -> bool:
    """Whether a hole may be filled so: by a number, or by a word that code quotes somewhere."""
    return part.isdecimal() or part in quoted(code)


def pages(sources: dict[str, str]) -> dict[str, Page]:
    return {language: parse(sources[language]) for language in LANGUAGES}
