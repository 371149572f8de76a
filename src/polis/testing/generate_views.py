"""The module ``shown.py`` of a game: parts of its view that show fields as they are. A field that
is hidden from anybody can be in none of them."""

from __future__ import annotations

from collections.abc import Sequence

from polis.core.schema import ALL, FLAG, Domain, Field, Schema

ABOUT = '"""What is shown of a position as it is, to everybody."""\n'


def shown(game: str, schema: Schema) -> str:
    """Without the lines that every generated module begins with."""
    parts = {name: fields_of(schema, words.split()) for name, words in schema.views.items()}
    every = [field for fields in parts.values() for field in fields]
    named = {field.domain.name: field.domain for field in every if field.domain.names}
    lists = [f"{constant(one)}: Final = {one.names}\n" for one in named.values() if one is not FLAG]
    made = "".join([*lists, *(part(schema.state, name, fields) for name, fields in parts.items())])
    known = {
        "Final": "from typing import Final\n",
        "TypedDict": "from typing import TypedDict\n",
        "i64": "from mypy_extensions import i64\n",
        "members": "from polis.core.seats import members\n",
        schema.state: f"from polis.games.{game}.position import {schema.state}\n",
    }
    return "".join(line for name, line in known.items() if name in made) + "\n" + made


def fields_of(schema: Schema, words: Sequence[str]) -> list[Field]:
    known = {field.name: field for field in schema.fields}
    found = [known[word] for word in words]
    for field in found:
        assert field.seen == ALL, f"{field.name} is not for all to see"
    return found


def part(state: str, name: str, fields: Sequence[Field]) -> str:
    """A TypedDict and the function that makes it. Where all fields are vectors of one sort, it
    shows one value of each."""
    sorts = {tuple(by.name for by in field.by) for field in fields}
    at = "[at]" if len(sorts) == 1 and len(next(iter(sorts))) == 1 else ""
    lines = [f"\n\nclass {name.capitalize()}Shown(TypedDict):"]
    lines += [f"    {field.name}: {type_of(field, at)}" for field in fields]
    taken = f"state: {state}, at: i64" if at else f"state: {state}"
    lines += [f"\n\ndef {name}_shown({taken}) -> {name.capitalize()}Shown:", "    return {"]
    lines += [f'        "{field.name}": {value_of(field, at)},' for field in fields]
    return "\n".join([*lines, "    }", ""])


def type_of(field: Field, at: str) -> str:
    if field.domain is FLAG:
        item = "bool"
    elif field.domain.names:
        item = "str | None" if field.none else "str"
    else:
        item = "int"
    return f"list[{item}]" if field.bits or (field.by and not at) else item


def value_of(field: Field, at: str) -> str:
    """An expression: names instead of numbers where there are any, members instead of a set."""
    value = f"state.{field.name}{at}"
    if field.bits:
        return named_in(value, field.domain) if field.domain.names else f"members({value})"
    if field.by and not at:
        assert not field.domain.names, field.name
        return f"list({value})"
    if field.domain is FLAG:
        return f"{value} != 0" if field.by else value
    if not field.domain.names:
        return value
    name = f"{constant(field.domain)}[{value}]"
    return f"{name} if {value} >= 0 else None" if field.none else name


def named_in(value: str, domain: Domain) -> str:
    return f"[name for i, name in enumerate({constant(domain)}) if {value} >> i & 1 != 0]"


def constant(domain: Domain) -> str:
    return f"{domain.name.upper()}_NAMES"
