"""What everyone sees, and how a box with wrong numbers is refused."""

from __future__ import annotations

from importlib.resources import files

import pytest

from polis.core.data import read_tables, table
from polis.core.errors import DataError
from polis.core.seats import SPECTATOR
from polis.games.fallout import data
from polis.games.fallout.tests.table import GAME, arranged, begun, offer
from polis.testing.script import seen

TEXT = files("polis.games.fallout").joinpath("data/components.toml").read_text(encoding="utf-8")


def test_F4_5_all_see_the_same() -> None:
    position = arranged(3, deeds={1: "brown", 2: "vernon"}, cards={1: "guide"})
    position.play(offer(2, 1, -9, "vernon"))
    views = [seen(GAME, position.state, viewer) for viewer in (0, 1, 2, SPECTATOR)]
    assert all(view == views[0] for view in views)
    assert views[0]["offers"][0]["payload"] == [-9, 23]


def test_F2_6_the_order_of_cards_drawn_is_known_and_of_the_others_not() -> None:
    position = begun(2).play("1: roll; *: dice 3 4; *: draw stimpak")
    decks = seen(GAME, position.state, SPECTATOR)["decks"]
    assert decks[0]["known"] == ["stimpak"] and len(decks[0]["unseen"]) == 15
    assert decks[1]["known"] == []


def test_F2_3_a_property_shows_the_rent_it_brings_now() -> None:
    position = arranged(2, deeds={1: "brown", 2: "vernon dupont"}, mortgaged="dupont")
    rents = {p["name"]: p["rent"] for p in seen(GAME, position.state, 0)["properties"]}
    assert (rents["klamath"], rents["vernon"], rents["dupont"], rents["hub"]) == (8, 50, 0, 0)


def test_F4_2_a_shortage_is_in_sight_of_all() -> None:
    position = arranged(3, deeds={1: "brown", 2: "pink"}, shacks=1).play("1: build klamath")
    shown = seen(GAME, position.state, SPECTATOR)["shortage"]
    assert (shown["building"], shown["asker"], shown["asked"]) == ("shack", 0, [1])
    shown = seen(GAME, position.play("2: want 1; 1: raise one").state, 0)["shortage"]
    assert (shown["bid"], shown["bidder"], shown["bidders"]) == (50, 0, [0, 1])


def unpack(text: str) -> None:
    """Read a box as the game does when it is imported."""
    box = read_tables(text, "components.toml")
    positions = data.positions_of(box)
    data.spaces(box, positions)
    data.group_sizes(table(box, "sites"))
    data.by_property(box, "prices", "price")
    data.site_rents(table(box, "deeds"))
    data.get_out_cards(data.card_effects(box))


def test_F1_1_the_published_box_is_in_order() -> None:
    unpack(TEXT)
    assert (data.START, data.SALARY, data.FINE, list(data.TAXES)) == (1500, 200, 50, [200, 100])


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("sizes = [2, 3", "sizes = [3, 3", "wrong_count"),
        ("guide = [7,", "guide = [6,", "wrong_count"),
        ("positions = [1, 3, 6", "positions = [1, 40, 6", "wrong_field"),
        ("[2, 10, 30, 90, 160, 250]", "[2, 10, 30, 90, 160]", "wrong_count"),
        ("[2, 10, 30, 90, 160, 250]", "[0, 10, 30, 90, 160, 250]", "wrong_field"),
        ('"advance", "jail", "free"', '"advance", "jail", "gift"', "wrong_field"),
        ('"advance", "jail", "free"', '"free", "jail", "free"', "wrong_count"),
    ],
)
def test_F1_1_a_box_with_a_wrong_number_is_refused(old: str, new: str, code: str) -> None:
    assert TEXT.count(old) == 1, old
    with pytest.raises(DataError) as error:
        unpack(TEXT.replace(old, new))
    assert error.value.code == code
