"""Boards in the terminal: every game drawn in both languages, on eighty columns, without colours,
and from nothing but what the viewer may see."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from rich.console import Console
from rich.tree import Tree

from polis.bots.roster import bot
from polis.core import notation
from polis.core.match import Match
from polis.core.model import View
from polis.core.registry import games, load
from polis.core.rng import Rng
from polis.core.seats import SPECTATOR
from polis.core.texts import LANGUAGES, texts
from polis.terminal.board import Plain, domains, draw, offered
from polis.terminal.orders import obey
from polis.terminal.screen import Screen
from polis.terminal.session import Session

WIDTH = 80
NAMES = ["Anna", "Oleg", "Vera", "Gleb", "Zoya", "Mark"]
ALIEN = {"ru": r"(?<![\w.])[A-Za-z]{2,}", "en": r"[А-Яа-яЁё]+"}
# What is written as moves write it: lines of The Estates, and two publishers' words.
TYPED = re.compile(r"left\d|right\d|S\.P\.E\.C\.I\.A\.L\.|" + "|".join(NAMES))


def drawn(match: Match, seat: int, language: str, view: View | None = None) -> str:
    """A board without colours, as a pipe or a monochrome terminal gets it."""
    game = match.head.game
    console = Console(width=WIDTH, color_system=None, highlight=False, record=True, file=None)
    with console.capture() as taken:
        seen = match.view(seat) if view is None else view
        console.print(draw(game, seen, texts(language, game), NAMES[: match.head.seats]))
    return taken.get()


def positions(game: str, seats: int, every: int = 23, most: int = 230) -> Iterator[Match]:
    """A game of thumb rules, looked at now and then, and at its end if it comes soon."""
    match, rng, player = Match.new(game, seats, seed="boards"), Rng(7), bot("thumb")
    for number in range(most):
        if match.over:
            break
        if number % every == 0:
            yield match
        seat = match.actors[0]
        code = player.choose(match.game, match.state, seat, rng)
        match.play(seat, notation.write(match.game.schema(), code))
    yield match


def tables() -> list[tuple[str, int]]:
    return [(game, n) for game in games() for n in (load(game).low, load(game).high) if n > 1]


@pytest.mark.parametrize("game", games())
def test_every_game_has_a_drawing_of_its_own(game: str) -> None:
    assert offered(game, "draw") is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), tables())
def test_a_board_fits_eighty_columns_in_one_language(game: str, seats: int, language: str) -> None:
    for match in positions(game, seats):
        seat = match.actors[0] if match.actors else SPECTATOR
        said = drawn(match, seat, language)
        assert max(map(len, said.splitlines())) <= WIDTH
        assert "…" not in said
        assert re.findall(ALIEN[language], TYPED.sub("", said)) == []
        assert all(name in said for name in NAMES[:seats])


@pytest.mark.parametrize(("game", "seats"), tables())
def test_a_board_shows_nothing_the_viewer_cannot_know(game: str, seats: int) -> None:
    """Another world that he cannot tell from this one is drawn alike."""
    rng = Rng(11)
    for match in positions(game, seats, every=17):
        for viewer in range(seats):
            world = match.game.determinize(match.state, viewer, rng)
            view = match.game.view(world, viewer)
            assert drawn(match, viewer, "en", view) == drawn(match, viewer, "en")


def at(game: str, moves: int) -> Match:
    """Four players of thumb rules after so many moves."""
    *_, match = positions(game, 4, every=1000, most=moves)
    return match


# What is drawn


def line_of(said: str, name: str) -> str:
    return next(line for line in said.splitlines() if name in line)


def test_tycoon_shows_the_grid_with_owners_and_stores_and_the_own_hand() -> None:
    match = at("tycoon", 40)
    view, seat = match.view(match.actors[0]), match.actors[0]
    said, book = drawn(match, seat, "en"), texts("en", "tycoon")
    places, seats = view["places"], view["seats"]
    assert isinstance(places, list) and isinstance(seats, list)
    for number, place in enumerate(places):
        owner = "" if place["owner"] is None else "ABCD"[place["owner"]]
        shown = rf"· ?{number}\b" if place["kind"] == "free" else rf"\b{number} +{owner}"
        assert re.search(shown, said)
    for name, one in zip(NAMES, seats, strict=False):
        assert f"{one['cash']} $" in line_of(said, name)
    hand = seats[seat]["hand"]
    assert hand and all(book.say(f"tile-{tile}") in said for tile in hand)
    others = [tile for tile in load_tiles() if tile not in hand]
    assert not [tile for tile in others if book.say(f"tile-{tile}") in said.split("In hand")[1]]


def load_tiles() -> list[str]:
    domain = next(kind for kind in load("tycoon").game.schema().moves if kind.name == "keep")
    return domain.args[0].domain.names


def test_a_game_without_a_drawing_names_seats() -> None:
    """Never by the numbers inside, which begin with 0."""
    console = Console(width=WIDTH, color_system=None)
    view = {"turn": 0, "bidder": -1, "bidders": [0, 1], "seats": [{"cash": 7}, {"cash": 8}]}
    plain = Plain(texts("en", "fallout"), domains("fallout"), ["Anna", ""])
    with console.capture() as taken:
        console.print(plain.grow(Tree("Any game"), view))
    told = [line.strip("│├└─ ") for line in taken.get().splitlines()]
    assert told[1:4] == ["Whose turn: Anna", "Highest bidder: —", "Bidding: Anna, Player 2"]
    assert told[4:] == ["Players", "Anna", "Caps: 7", "Player 2", "Caps: 8"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tycoon_what_all_decide_at_once_begins_a_sentence(language: str) -> None:
    phase = texts(language, "tycoon").say("phase-drafting")
    told = drawn(Match.new("tycoon", 2, "all"), 0, language)
    assert f". {phase[0].upper()}{phase[1:]}" in told


def test_tycoon_tells_needs_and_cubes_by_letters() -> None:
    said = drawn(at("tycoon", 60), 0, "ru")
    assert re.search(r"Эл4↻", said)  # the city's own plant with a cube for each of four
    assert "э в т" in said and re.search(r"(Жи|То|Де|Пр|Ос)[эвт]", said)


def test_tycoon_a_city_wider_than_the_screen_is_drawn_in_strips() -> None:
    match = at("tycoon", 60)
    view = match.view(0)
    places = view["places"]
    assert isinstance(places, list)
    far = {**places[-1], "x": 30}
    said = drawn(match, 0, "en", {**view, "places": [*places, far]})
    assert said.count("Further east:") >= 1
    assert max(map(len, said.splitlines())) <= WIDTH
    assert re.search(rf"· ?{len(places)}\b", said) or re.search(rf"\b{len(places)} ", said)


def test_newyork_shows_districts_hands_and_the_auction() -> None:
    match = at("newyork", 30)
    seat = match.actors[0]
    view, said, book = match.view(seat), drawn(match, seat, "ru"), texts("ru", "newyork")
    districts, houses, auction = view["districts"], view["houses"], view["auction"]
    assert isinstance(districts, list) and isinstance(houses, list) and isinstance(auction, dict)
    for one in districts:
        line = line_of(said, book.say(f"district-{one['district']}"))
        assert f" {one['value']} " in line
        built = [f"{'АБВГ'[i]}{count}" for i, count in enumerate(one["towers"]) if count]
        assert all(mark in line for mark in built)
    assert f"Аукцион: {book.say('auction-' + auction['category'])}" in said
    assert f"На руке {'АБВГ'[seat]}:" in said
    assert said.count("На руке") == 1  # nobody else's
    for name, house in zip(NAMES, houses, strict=False):
        assert f" {house['total']} " in line_of(said, name)


def test_fallout_shows_the_ring_with_owners_buildings_and_who_stands_where() -> None:
    match = at("fallout", 150)
    view, said, book = match.view(0), drawn(match, 0, "en"), texts("en", "fallout")
    assert isinstance(view["properties"], list) and isinstance(view["seats"], list)
    for one in view["properties"]:
        name = book.say(f"property-{one['name']}").split()[0]
        sign = book.say(f"label-sign-{one['group']}")
        start = said.index(f"{one['position']} {sign} {name}")
        half = said[start : start + WIDTH // 2]
        if one["owner"] >= 0:
            built = "⊘" if one["mortgaged"] else "■" if one["level"] == 5 else "▲" * one["level"]
            assert f" {'ABCD'[one['owner']]}{built} " in half
        else:
            assert f" {one['price']} " in half
    for name, seat in zip(NAMES, view["seats"], strict=False):
        assert f" {seat['cash']} " in line_of(said, name)


def test_bibs_shows_plots_with_owners_and_firms_and_the_groups() -> None:
    match = at("bibs", 200)
    view, said, book = match.view(0), drawn(match, 0, "en"), texts("en", "bibs")
    assert isinstance(view["plots"], list) and isinstance(view["firms"], list)
    firms = {firm["name"]: firm for firm in view["firms"]}
    for plot in view["plots"]:
        if plot["firm"] and plot["owner"] >= 0:
            name = book.say(f"firm-{plot['firm']}")
            assert re.search(rf"\b{plot['cell']} +{'ABCD'[plot['owner']]} {name}", said)
    for firm in firms.values():
        name, level = book.say(f"firm-{firm['name']}"), firm["level"]
        assert re.search(rf"{name} +\+{level}" if level and len(name) < 10 else name, said)


# Free-form moves


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("tycoon", {"deliver"}),
        ("newyork", {"lay", "arrange"}),
        ("fallout", {"bid", "offer"}),
        ("bibs", {"offer"}),
    ],
)
def test_an_example_of_a_free_form_move_is_accepted(game: str, kinds: set[str]) -> None:
    met: set[str] = set()
    for match in positions(game, 4, every=1):
        for seat in match.actors:
            for kind, text in match.examples(seat).items():
                assert match.why_not(seat, text) is None
                met.add(kind)
    assert met == kinds


@pytest.mark.parametrize("game", ["tycoon", "newyork", "fallout", "bibs"])
def test_help_shows_free_form_moves_that_can_be_typed_as_they_stand(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    match = next(m for m in positions(game, 4, every=1) if m.examples(m.actors[0]))
    session = Session(match, match.actors[0], [bot("thumb")] * 4, "help", "", Screen("ru"))
    examples = match.examples(session.me)
    obey(session, "help")
    said = " ".join(capsys.readouterr().out.split())
    for kind in (kind for kind in match.game.schema().moves if kind.freeform):
        assert examples.get(kind.name, f"{notation.form(kind)} : …") in said
        assert " ".join(texts("ru", game).say(f"form-{kind.name}").split()[:4]) in said
    session.show_choices()
    listed = " ".join(capsys.readouterr().out.split())
    before = len(match.entries)
    for example in examples.values():
        assert f"{example} …" in listed
        obey(session, example)
        match.undo(1)
        assert len(match.entries) > before
