# interpreted: looks into objects by name, which compiled code cannot do faster
"""Positions to JSON and back. Records hold ints, bools, vectors of ints and other records."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.errors import DataError

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"
R = TypeVar("R")
VECTOR = type(vec[i64]())


def fields(record: object) -> list[str]:
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
    expected = fields(record)
    if not isinstance(data, dict):
        raise DataError("wrong_field", path, expected="object")
    for name in data:
        if name not in expected:
            raise DataError("unknown_field", f"{path}.{name}")
    for name in expected:
        if name not in data:
            raise DataError("missing_field", f"{path}.{name}")
        blank = getattr(record, name)
        setattr(record, name, read(data[name], blank, f"{path}.{name}"))
    return record


def read(value: Json, blank: object, path: str) -> object:
    if isinstance(blank, VECTOR):
        if not isinstance(value, list):
            raise DataError("wrong_field", path, expected="list")
        return vec[i64]([whole(item, f"{path}[{i}]") for i, item in enumerate(value)])
    if isinstance(blank, bool):
        if not isinstance(value, bool):
            raise DataError("wrong_field", path, expected="true/false")
        return value
    if isinstance(blank, int):
        return whole(value, path)
    return unpack(value, type(blank), path)


def whole(value: Json, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) >= 1 << 62:
        raise DataError("wrong_field", path, expected="integer")
    return value
