# interpreted: looks into objects by name, which compiled code cannot do faster
"""Positions to JSON and back. Records hold ints, bools, vectors of ints and other records; what a
record calls its ``scratch`` can be worked out from the rest, is not written and blank once read."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Protocol, TypeAlias, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.errors import DataError

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"
Fields: TypeAlias = "dict[str, int | list[int] | Fields]"


class Copied(Protocol):
    def copy(self) -> object: ...


R = TypeVar("R", bound=Copied)
VECTOR = type(vec[i64]())
LONGEST = 1 << 13  # numbers in a vector


def fields(record: object) -> list[str]:
    """The names of what is written."""
    scratch = scratch_of(record)
    return [name for name in attributes(record) if name not in scratch]


def scratch_of(record: object) -> list[str]:
    named: Callable[[], list[str]] | None = getattr(record, "scratch", None)
    return named() if named else []


def attributes(record: object) -> list[str]:
    """Attribute names, compiled or interpreted, base class first."""
    found: list[str] = []
    for cls in reversed(type(record).__mro__):
        found += [n for n in getattr(cls, "__mypyc_attrs__", ()) if n not in found]
    found += [n for n in getattr(record, "__dict__", {}) if n not in found]
    return found


def pack(value: object) -> Json:
    if isinstance(value, bool | int):
        return value
    if isinstance(value, VECTOR):
        return list(value)
    return {name: pack(getattr(value, name)) for name in fields(value)}


def unpack(data: Json, cls: type[R], path: str = "state") -> R:
    """Rebuild a record: a blank one shows what kind of thing each attribute holds."""
    record = cls()
    given = checked(data, record, path)
    if hasattr(record, "__dict__"):
        set_all(record, given)
        return record
    # A new vector that is handed to compiled code is never freed: its setters keep a reference too
    # many. So a compiled record is shaped with vectors that are kept anyway, made again by its own
    # ``copy``, whose vectors are its own, and filled in place.
    shape(record, given)
    made = record.copy()
    assert isinstance(made, cls)
    fill(made, given)
    return made


def checked(data: Json, record: object, path: str) -> Fields:
    """The values of a record's attributes, each of the kind it must be."""
    expected, known = fields(record), attributes(record)
    if not isinstance(data, dict):
        raise DataError("wrong_field", path, expected="object")
    for name in data:
        if name not in known:  # positions stored before hold what is scratch by now
            raise DataError("unknown_field", f"{path}.{name[:40]}")
    for name in expected:
        if name not in data:
            raise DataError("missing_field", f"{path}.{name}")
    return {name: read(data[name], getattr(record, name), f"{path}.{name}") for name in expected}


def read(value: Json, blank: object, path: str) -> int | list[int] | Fields:
    if isinstance(blank, VECTOR):
        if not isinstance(value, list) or len(value) > LONGEST:
            raise DataError("wrong_field", path, expected="list")
        return [whole(item, f"{path}[{i}]") for i, item in enumerate(value)]
    if isinstance(blank, bool):
        if not isinstance(value, bool):
            raise DataError("wrong_field", path, expected="true/false")
        return value
    if isinstance(blank, int):
        return whole(value, path)
    return checked(value, blank, path)


def set_all(record: object, given: Fields) -> None:
    for name, value in given.items():
        if isinstance(value, dict):
            set_all(getattr(record, name), value)
        else:
            setattr(record, name, vec[i64](value) if isinstance(value, list) else value)


@cache
def zeros(length: int) -> vec[i64]:
    return vec[i64]([0] * length)


def shape(record: object, given: Fields) -> None:
    for name, value in given.items():
        if isinstance(value, dict):
            shape(getattr(record, name), value)
        else:
            setattr(record, name, zeros(len(value)) if isinstance(value, list) else value)


def fill(record: object, given: Fields) -> None:
    for name, value in given.items():
        if isinstance(value, dict):
            fill(getattr(record, name), value)
        elif isinstance(value, list):
            vector = getattr(record, name)
            for i, number in enumerate(value):
                vector[i] = number


def whole(value: Json, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) >= 1 << 62:
        raise DataError("wrong_field", path, expected="integer")
    return value
