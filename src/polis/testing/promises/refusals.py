"""Promises about refusals: an illegal move meets a rule, a sentence and, if there is, a way out."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

from librt.vecs import vec
from mypy_extensions import i64

from polis.core import notation
from polis.core.codec import pack
from polis.core.errors import IllegalMove
from polis.core.model import UNLIKE, State, Why
from polis.core.play import is_allowed
from polis.core.refusals import refusal
from polis.core.registry import PACKAGE, GameInfo
from polis.core.rng import Rng
from polis.core.schema import Arg
from polis.core.seats import NATURE, NONE, SPECTATOR, members
from polis.core.texts import LANGUAGES, texts
from polis.testing.promises.walk import (
    AnyGame,
    any_value,
    chances,
    freeform_moves,
    legal,
    viewers,
    walk,
)

GAME_OVER, NATURES_MOVE = "game_over", "natures_move"  # what every game calls them
ASKED = 600  # moves asked of each seat at a position
ACTIONS = 8  # random moves of any kind tried by each seat at each position


def illegal_moves(game: AnyGame, state: State, seat: int, players: int, rng: Rng) -> list[int]:
    """What others could do now, nature included, and a handful of any moves the game knows."""
    schema = game.schema()
    codes = [code for other in range(players) for code in legal(game, state, other)[:ACTIONS]]
    if members(state.actors) == [NATURE]:
        codes += list(chances(game, state))[:1]
    kinds = [kind for kind in schema.moves if not kind.freeform]
    for kind in [kinds[rng.below(len(kinds))] for _ in range(ACTIONS)]:
        codes.append(notation.code_of(kind, [any_value(a.domain, state, rng) for a in kind.args]))
    mine = set(legal(game, state, seat))
    return [code for code in dict.fromkeys(codes) if code not in mine]


def free_moves(
    game: AnyGame, state: State, players: int, rng: Rng
) -> list[tuple[int, int, vec[i64]]]:
    """Made-up free-form moves of every seat, the spectator's too."""
    return [
        (seat, code, payload)
        for seat in viewers(players)
        for code, payload in freeform_moves(game, state, rng)
    ]


def reason(info: GameInfo, state: State, seat: int, code: int, payload: vec[i64]) -> IllegalMove:
    """The refusal of a move, after checking that its words are in order."""
    game, why = info.game, Why()
    game.check(state, seat, code, payload, why)
    schema = game.schema()
    assert 0 <= why.refusal < len(schema.refusals), f"no reason: {notation.write(schema, code)}"
    found, numbers = schema.refusals[why.refusal], [why.a, why.b, why.c]
    assert 0 <= why.clause < len(found.clauses), f"{found.name}: no clause {why.clause}"
    for arg, number in zip(found.args, numbers, strict=False):
        low, high = arg.domain.low, arg.domain.high
        assert low <= number <= high, f"{found.name}: {arg.name} cannot be {number}"
    assert not any(numbers[len(found.args) :]), f"{found.name} has more arguments than names"
    return refusal(info.id, game, state, seat, code, payload)


def outsiders_are_refused(info: GameInfo, players: int, options: Sequence[int], seed: int) -> None:
    """An illegal move is refused by a clause that fits the moment, and changes nothing; the move
    offered instead is legal, and none is nearer. Onlookers may do nothing."""
    game, rng = info.game, Rng(seed + 7)
    for state in walk(info, players, options, seed).some_states():
        before = pack(state)
        assert legal(game, state, SPECTATOR) == [] == legal(game, state, NATURE)
        for seat in viewers(players):
            for code in illegal_moves(game, state, seat, players, rng):
                assert not is_allowed(game, state, seat, code, vec[i64]()), "accepted"
                error = reason(info, state, seat, code, vec[i64]())
                fits_the_moment(info, state, error)
                leads_on(game, state, seat, code, error.nearest)
                none_is_nearer(game, state, seat, code, error.nearest)
        assert pack(state) == before, "a refusal changed the position"


def menus_list_what_is_allowed(
    info: GameInfo, players: int, options: Sequence[int], seed: int
) -> None:
    """Of all moves that can be written, the menu has exactly those that ``check`` allows. (Of very
    many some, others at every position.)"""
    game, rng = info.game, Rng(seed + 8)
    count = notation.action_count(game.schema())
    for state in walk(info, players, options, seed).some_states():
        for seat in viewers(players):
            listed = set(legal(game, state, seat))
            numbers = range(count) if count <= ASKED else [rng.below(count) for _ in range(ASKED)]
            codes = {notation.action_code(game.schema(), number) for number in numbers}
            for code in codes | listed:
                allowed = is_allowed(game, state, seat, code, vec[i64]())
                text = notation.write(game.schema(), code)
                assert allowed == (code in listed), f"{text}: {'not ' * allowed}on the menu"


def leads_on(game: AnyGame, state: State, seat: int, code: int, nearest: str) -> None:
    if nearest:
        schema = game.schema()
        offered, payload = notation.read(schema, nearest), notation.read_payload(schema, nearest)
        allowed = is_allowed(game, state, seat, offered, payload)
        assert allowed, f"{nearest} is offered and not legal"


def none_is_nearer(game: AnyGame, state: State, seat: int, code: int, nearest: str) -> None:
    """By the game's own measure, whatever the offer."""
    far = [game.apart(state, code, other) for other in legal(game, state, seat)]
    least = min((apart for apart in far if apart != UNLIKE), default=UNLIKE)
    offered = notation.read(game.schema(), nearest) if nearest else None
    found = UNLIKE if offered is None else game.apart(state, code, offered)
    assert found == least, f"{nearest or 'nothing'} is offered, and a legal move is nearer"


def fits_the_moment(info: GameInfo, state: State, error: IllegalMove) -> None:
    """The ledger has the clause; one that only says how play begins is cited while nature lays out
    the game, or against nature's own moves; and that it is over is said when it is over."""
    assert info.rulebook.find(error.rule) is not None, f"{error.rule} is not in the ledger"
    if error.rule in info.rulebook.setup and members(state.actors) != [NATURE]:
        assert error.code == NATURES_MOVE, f"{error.code} cites {error.rule}, of the set-up"
    assert (error.code == GAME_OVER) == (state.actors == NONE), f"{error.code} by {error.rule}"


def words_have_sentences(info: GameInfo, players: int, options: Sequence[int], seed: int) -> None:
    """Each event and each refusal that occurs has a sentence in both languages, and all that the
    sentence asks for is given. (A game without a package of its own, as in tests, has no texts.)"""
    if find_spec(f"{PACKAGE}.{info.id}") is None:
        return
    game, rng, schema = info.game, Rng(seed + 7), info.game.schema()
    way = walk(info, players, options, seed)
    told = {row[1]: row[2:] for step in way.steps for row in step.told}
    for event, numbers in told.items():
        sentence(info, f"event-{schema.events[event].name}", schema.events[event].args, numbers)
    met: dict[int, tuple[int, ...]] = {}
    for state in way.some_states():
        for seat in range(players):
            for code in illegal_moves(game, state, seat, players, rng):
                why = Why()
                game.check(state, seat, code, vec[i64](), why)
                met[why.refusal] = (why.a, why.b, why.c)
    for refused, numbers in met.items():
        reason = schema.refusals[refused]
        sentence(info, f"refusal-{reason.name}", reason.args, numbers)


def sentence(info: GameInfo, key: str, args: Sequence[Arg], numbers: Sequence[int]) -> None:
    for language in LANGUAGES:
        book = texts(language, info.id)
        assert book.problems(key, book.facts(args, numbers, [])) == [], f"{language}: {key}"
