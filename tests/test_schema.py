"""What is generated from a schema is fresh, and says what the schema says."""

from __future__ import annotations

import pytest

from polis.core.model import State
from polis.core.registry import games
from polis.core.schema import OWNER, SEAT, Field, MoveType, Schema, names, numbers
from polis.testing import generate, generate_views


@pytest.mark.parametrize("game", games())
def test_the_committed_modules_are_those_of_the_schema(game: str) -> None:
    for path, text in generate.files(game):
        assert path.read_text(encoding="utf-8") == text, (
            f"run python -m polis.testing.generate: {path.name}"
        )


def schema(*fields: Field, during: str = "open", views: str = "") -> Schema:
    phase = Field("phase", names("phase", ["open", "over"], coded=True))
    moves = [MoveType("act", [], during=[during])]
    shown = {"table": views} if views else None
    return Schema(moves, [], [], "Toy", [phase, *fields], views=shown)


def test_a_move_knows_its_phases() -> None:
    assert "DURING: Final = vec[i64]([2])" in generate.codes(schema(during="over"))
    with pytest.raises(ValueError, match="nowhere"):
        generate.codes(schema(during="nowhere"))


def test_no_hidden_field_is_shown_as_it_is() -> None:
    cash = Field("cash", numbers("cash", 0, 9), [SEAT], seen=OWNER)
    assert "phase" in generate_views.shown("toy", schema(cash, views="phase"))
    with pytest.raises(AssertionError, match="cash is not for all to see"):
        generate_views.shown("toy", schema(cash, views="phase cash"))


def test_what_is_shown_has_names_and_members() -> None:
    fields = [
        Field("called", SEAT, bits=True),
        Field("owed", names("thing", ["hat", "ship"]), bits=True),
        Field("held", names("thing", ["hat", "ship"]), start=-1, none=True),
    ]
    made = generate_views.shown("toy", schema(*fields, views="called owed held phase"))
    assert "called: list[int]" in made and "members(state.called)" in made
    assert "owed: list[str]" in made and "held: str | None" in made
    assert "PHASE_NAMES[state.phase]" in made


def test_a_field_of_the_base_class_is_not_declared_again() -> None:
    known = State()
    assert generate.is_inherited(Field("players", numbers("players", 0, 9)), known)
    assert not generate.is_inherited(Field("cash", numbers("cash", 0, 9)), known)
    with pytest.raises(AssertionError, match="players starts otherwise"):
        generate.is_inherited(Field("players", numbers("players", 0, 9), start=2), known)
