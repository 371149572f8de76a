"""A box with a wrong number in it is refused by the name of the field."""

from __future__ import annotations

from importlib.resources import files

import pytest

from polis.core.data import Table, read_tables, table
from polis.core.errors import DataError
from polis.core.texts import LANGUAGES, explain
from polis.games.estates import data

TEXT = files("polis.games.estates").joinpath("data/components.toml").read_text(encoding="utf-8")


def unpack(text: str) -> None:
    """Read a box as the game does when it is imported."""
    box = read_tables(text, "components.toml")
    data.colour_names(table(box, "floors"))
    board: Table = table(box, "board")
    data.single_lots(board)
    data.lots_required(board)
    data.roof_counts(table(box, "roofs"))
    data.barrier_steps(table(box, "barriers"))
    data.cheques_each(table(box, "money"))


def broken(old: str, new: str) -> DataError:
    assert TEXT.count(old) == 1, old
    with pytest.raises(DataError) as error:
        unpack(TEXT.replace(old, new))
    return error.value


def test_the_published_box_is_in_order() -> None:
    unpack(TEXT)


FILE = "components.toml:"
CASES = [
    ("copies = [2, 2, 2, 2, 2, 2]", "copies = [2, 2, 2, 2, 2, 1]", "roofs.copies", "wrong_count"),
    ("copies = [2, 2, 2, 2, 2, 2]", "copies = [2, 2, 2, 2, 2]", "roofs.copies", "wrong_count"),
    ("copies = [2, 2, 2, 2, 2, 2]", "copies = [3, 3, 3, 3, 1, -1]", "roofs.copies", "wrong_field"),
    ("values = [1, 2, 3, 4, 5, 6]", "values = [0, 2, 3, 4, 5, 6]", "roofs.values", "wrong_field"),
    ("values = [1, 2, 3, 4, 5, 6]", "values = [1, 2, 3, 4, 5, 7]", "roofs.values", "wrong_field"),
    ("total = 12", "total = 13", "roofs.total", "wrong_count"),
    ("total = 36", "total = 35", "floors.total", "wrong_count"),
    ("line = 8", "line = 7", "floors.line", "wrong_count"),
    ('"red", "purple"]', '"red"]', "floors.colours", "wrong_count"),
    ("rows = 3", "rows = 4", "board.rows", "wrong_count"),
    ("lots = 10 ", "lots = '10' ", "board.lots", "wrong_field"),
    ("[3, 5], [2]]", "[3, 5], [2, 4]]", "board.white", "wrong_count"),
    ("[3, 5], [2]]", "[3, 5], [11]]", "board.white", "wrong_field"),
    ("before_river = 4", "before_river = 10", "board.before_river", "wrong_field"),
    ("before_river = 4", "", "board.before_river", "wrong_field"),
    ("values = [1, 2, 3]\n", "values = [1, 2, 0]\n", "barriers.values", "wrong_field"),
    ("values = [1, 2, 3]\n", "values = [1, 2]\n", "barriers.values", "wrong_count"),
    ("values = [1, 2, 3]\n", "values = 3\n", "barriers.values", "wrong_field"),
    ("values = [1, 2, 3]\n", "values = [1, 2, true]\n", "barriers.values.item", "wrong_field"),
    ("cheques = 12", "cheques = 0", "money.cheques", "wrong_field"),
    ("cheques = 12", "cheques = 1.5", "money.cheques", "wrong_field"),
    ("total = 60", "total = 59", "money.total", "wrong_count"),
    ('[barriers]\nsource = "rulebook"', "[barriers]", "barriers.source", "wrong_field"),
    ('[barriers]\nsource = "rulebook"', "[barriers]\nsource = 3", "barriers.source", "wrong_field"),
]


@pytest.mark.parametrize(("old", "new", "field", "code"), CASES)
def test_a_wrong_number_is_named(old: str, new: str, field: str, code: str) -> None:
    error = broken(old, new)
    assert (error.field, error.code) == (f"{FILE}{field}", code)


def test_a_missing_table_is_named() -> None:
    error = broken("[money]", "[purse]")
    assert (error.field, error.code) == ("money", "missing_field")


def test_a_file_that_is_no_toml_is_named() -> None:
    error = broken("[money]", "[money")
    assert (error.field, error.code) == ("components.toml", "broken_file")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_is_told_which_field_in_his_language(language: str) -> None:
    cases = [(old, new) for old, new, _, _ in CASES]
    for old, new in [*cases, ("[money]", "[purse]"), ("[money]", "[money")]:
        error = broken(old, new)
        sentence = explain(error, language)
        assert error.field in sentence
        assert not sentence.startswith("error-")


def test_counts_tell_what_was_expected_and_what_was_found() -> None:
    error = broken("copies = [2, 2, 2, 2, 2, 2]", "copies = [2, 2, 2, 2, 2, 1]")
    assert (error.facts["expected"], error.facts["found"]) == (12, 11)
