"""Small verbs on vectors of whole numbers."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def filled(value: i64, length: i64) -> vec[i64]:
    """A vector of one value. Written just so no list is made: mypyc knows these words."""
    return vec[i64]([value] * length)


def joined(parts: list[vec[i64]]) -> vec[i64]:
    result = vec[i64]()
    for part in parts:
        for number in part:
            result = append(result, number)
    return result


def total(numbers: vec[i64]) -> i64:
    result: i64 = 0
    for number in numbers:
        result += number
    return result


def nth_equal(numbers: vec[i64], value: i64, index: i64) -> i64:
    """Where a value stands for the so manieth time, counted from 0."""
    at: i64 = 0
    while numbers[at] != value or index > 0:
        if numbers[at] == value:
            index -= 1
        at += 1
    return at


def largest(numbers: vec[i64]) -> i64:
    best = numbers[0]
    for number in numbers:
        if number > best:
            best = number
    return best


def places_of(numbers: vec[i64]) -> vec[i64]:
    """The place of each number, the largest first: 1 for the winner, equal ones share a place."""
    result = filled(1, len(numbers))
    for i in range(i64(len(numbers))):
        for other in numbers:
            if other > numbers[i]:
                result[i] += 1
    return result
