"""Nothing that reaches a seat or a spectator tells two worlds apart that it cannot tell apart.

A position is redealt by the game's own ``guess`` for one viewer. Two tables then go on from the
real position and from the guessed one, with the same people, clock, talk and moves. Whatever the
server sends the viewer must be the same, byte for byte.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import msgspec
import pytest

from polis.core.codec import pack
from polis.core.errors import IllegalMove, PolisError
from polis.core.model import State
from polis.core.notation import named
from polis.core.registry import GameInfo, games, load
from polis.core.rng import Rng
from polis.core.seats import SPECTATOR
from polis.server.domain import frames, replays
from polis.server.domain.acts import Said
from polis.server.domain.frames import Attendance, Cursor, FrameCache
from polis.server.domain.problems import problem
from polis.server.domain.viewers import Viewer
from polis.server.messages.commands import Move, Pause, Preview, Say, Undo
from polis.server.runtime import listing
from polis.server.store.rows import Listed
from tests.server.fold import ANNA, IRA, OLEG, Folded, fresh, previewed
from tests.toys import envelopes

USERS = (ANNA, OLEG, IRA)
GAMES = [("estates", {"money": "secret"}), ("estates", {"money": "hidden"}), ("envelopes", {})]
STEPS = 6  # moves both worlds go on for
POSITIONS = 12  # of each fuzzed game


def title_of(game: str) -> GameInfo:
    return envelopes.INFO if game == "envelopes" else load(game)


def positions(info: GameInfo, options: dict[str, str], seed: int) -> list[State]:
    """Where a random game stood, from its first decision to its last."""
    table, chance = Folded(*USERS, info=info, options=options, seed=str(seed)).begin(), random
    chance.seed(seed)
    match = table.table.match
    assert match is not None
    found = [match.game.copy(match.state)]
    while not match.over:
        table.move(chance.choice(match.moves(table.actor)))
        found.append(match.game.copy(match.state))
    step = max(1, len(found) // POSITIONS)
    return [state for state in found[::step] if state.actors]


def going_on(info: GameInfo, options: dict[str, str], state: State) -> Folded:
    start = json.dumps(pack(state))
    return Folded(*USERS, info=info, options=options, start=start).begin()


def sent(table: Folded, seat: int | None, since: int) -> bytes:
    """Everything the server could send this viewer now."""
    user = "" if seat is None else USERS[seat]
    viewer = Viewer(user, seat)
    shown = [
        table.frame(user, seat),
        table.frame(user, seat, since),
        [*replays.replay(table.table, viewer, 0, 10_000)][-1],
        listing.row(listed(table), user),
        *([previews(table, user, seat)] if seat is not None and table.table.match else []),
    ]
    return b"\n".join(map(msgspec.json.encode, shown))


def previews(table: Folded, user: str, seat: int) -> object:
    """What a seat's moves would do."""
    assert table.table.match is not None
    known = table.table.match.head.game in games()  # a toy has no sentences for its refusals
    moves = [str(move) for move in table.table.match.moves(seat)[:20]] if known else []
    command = Preview("p", seat=seat, moves=moves)
    return previewed(table, user, command)


def listed(table: Folded) -> Listed:
    found = listing.listing(table.table, Said(at=table.now))
    return Listed(
        "t", ANNA, found.game, found.status, found.private, found.waiting, table.now,
        found.due_at, found.result, found.card,
    )  # fmt: skip


def answer(table: Folded, user: str, command: Move | Undo) -> bytes:
    """What a command that changes nothing is answered."""
    try:
        table.do(user, command)
    except PolisError as error:
        if isinstance(error, IllegalMove) and error.game not in games():
            return msgspec.json.encode([error.code, error.rule, error.nearest, error.facts])
        return msgspec.json.encode([problem(error, language) for language in ("ru", "en")])
    return b"done"


def steps(real: Folded, other: Folded, eyes: int, chance: random.Random) -> Iterator[None]:
    """The same in both worlds, as long as it is possible in both; but what another chooses in
    secret may well differ."""
    for _ in range(STEPS):
        one, two = real.table.match, other.table.match
        assert one is not None and two is not None
        if one.over or two.over:
            return
        seat = real.actor
        both = [text for text in one.moves(seat) if text in two.moves(seat)]
        if not both:
            return
        text = chance.choice(both)
        texts = [text, chance.choice(two.moves(seat)) if seat != eyes else text]
        if not all(is_secret(other, each) for each in texts):
            texts = [text, text]
        for table, each in zip((real, other), texts, strict=True):
            table.do(USERS[seat], Move("same", table.table.seq, seat, each))
            table.table.requests.clear()
        yield


def is_secret(table: Folded, text: str) -> bool:
    assert table.table.match is not None
    return named(table.table.match.game.schema(), text.split()[0]).secret


@pytest.mark.parametrize(("game", "options"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_what_a_viewer_is_sent_is_the_same_in_every_world_possible_to_them(
    game: str, options: dict[str, str], seed: int
) -> None:
    info, rng, chance = title_of(game), Rng(seed), random.Random(seed)
    redealt = 0
    for i, state in enumerate(positions(info, options, seed)):
        seat = [None, 0, 1, 2][i % 4]
        eyes = SPECTATOR if seat is None else seat
        world = info.game.determinize(state, eyes, rng)
        redealt += pack(world) != pack(state)
        real, other = going_on(info, options, state), going_on(info, options, world)
        compare(real, other, seat)
        for _ in steps(real, other, eyes, chance):
            if not same_news(real, other, eyes):
                break
            compare(real, other, seat)
    if game == "envelopes" or options["money"] == "secret":
        assert redealt, "nothing was hidden, so nothing was tried"


def same_news(real: Folded, other: Folded, eyes: int) -> bool:
    """Whether the move just made has told the viewer which world is real, as a revealed card does;
    that an event and a view tell no more than the rules allow is held by the conformance suite."""
    one, two = real.table.match, other.table.match
    assert one is not None and two is not None
    if one.over or two.over:
        return False
    return one.heard(eyes) == two.heard(eyes) and one.actors == two.actors


def compare(real: Folded, other: Folded, seat: int | None) -> None:
    since = real.table.line // 2
    assert sent(real, seat, since) == sent(other, seat, since)
    user = "stranger" if seat is None else USERS[seat]
    tried = ["bid 9", "offer roof", "stash", "keep", "seal 3", "take_back", "nonsense 4"]
    for text in tried:
        tells = [try_out(table, user, seat or 0, text) for table in (real, other)]
        assert tells[0] == tells[1], text


def try_out(table: Folded, user: str, seat: int, text: str) -> bytes:
    """Ask by trying, without doing it."""
    match = table.table.match
    assert match is not None
    command = Move(fresh(), table.table.seq, seat, text)
    if user in USERS and text.split()[0] in {k.name for k in match.game.schema().moves}:
        reason = match.why_not(seat, text)
        if reason is None:
            return b"legal"
    return answer(table, user, command)


def test_talk_breaks_and_questions_tell_nothing_either() -> None:
    info, options = load("estates"), {"money": "secret"}
    for state in positions(info, options, 7)[2:6]:
        worlds = [
            going_on(info, options, s) for s in (state, info.game.determinize(state, 0, Rng(7)))
        ]
        for table in worlds:
            table.do(OLEG, Say("1", text="Hm"))
            table.do(IRA, Pause("2"))
            table.do(IRA, Pause("3", on=False))
        compare(worlds[0], worlds[1], 0)


@pytest.mark.parametrize("seed", range(2))
def test_who_looks_at_the_same_moment_as_others_sees_what_they_would_see_alone(seed: int) -> None:
    """Each seat's own eyes, people who look on beside their seat, and strangers, in any order and
    twice over: nobody is handed what was made for another."""
    info, options = load("estates"), {"money": "secret"}
    viewers = [Viewer(user, seat) for user in USERS for seat in (None, USERS.index(user))]
    viewers += [Viewer("", None), Viewer("stranger", None)]
    asked = [
        (viewer, cursor) for viewer in viewers for cursor in (Cursor(), Cursor(4), Cursor(0, 3))
    ] * 2
    random.Random(seed).shuffle(asked)
    for state in positions(info, options, seed)[::4]:
        table = going_on(info, options, state)
        table.move(random.Random(seed).choice(moves_of(table)))
        shared = FrameCache(table.table, Attendance("build"), table.now)
        for viewer, cursor in asked:
            alone = frames.frame(table.table, viewer, Attendance("build"), cursor, table.now)
            assert shared.encoded(viewer, cursor) == msgspec.json.encode(alone)


def moves_of(table: Folded) -> list[str]:
    assert table.table.match is not None
    return [*table.table.match.moves(table.actor)]
