"""Whole games at stored tables, written as the server writes them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from polis.core.fair import promise, secret_from
from polis.core.match import Match
from polis.core.registry import load
from polis.core.rng import Rng
from polis.server.domain.acts import Created, PlannedSeat, Played, Said, Started, Stored, encoder
from polis.server.domain.planning import chosen
from polis.server.store import Listing, Store, User

USERS = [
    User("u-anna", "Анна", 1, "ru", "anna", "$argon2$…", {"webhook": "x"}, 5),
    User("u-oleg", "Oleg \u2028 <b>", 2),
]


def secret(id: str) -> bytes:
    return secret_from(id)


def game(id: str, moves: int = 10_000) -> Iterator[tuple[Stored, Match | None]]:
    """The acts of a game of two seats played at random, each with the match after it."""
    seats = [PlannedSeat("person", user.id, user.name, nonce=user.id) for user in USERS]
    created = Created(1, "u-anna", game="estates", seats=seats, promise=promise(secret(id)))
    created.options = chosen(load("estates"), {})
    yield created, None
    names, nonces = [user.name for user in USERS], [user.id for user in USERS]
    match = Match.new("estates", 2, names=names, nonces=nonces, secret=secret(id))
    yield Started(at=2, by="u-anna", lines=[entry.write() for entry in match.entries]), match
    yield Said(at=3, by="u-oleg", name="Oleg", text="Удачи! \U0001f3d8"), match
    rng = Rng(len(id))
    for at in range(4, moves + 4):
        if match.over:
            return
        seat, known = match.actors[0], len(match.entries)
        match.play(seat, rng_choice(match.moves(seat), rng))
        lines = [entry.write() for entry in match.entries[known:]]
        yield Played(at=at, by=USERS[seat].id, request=str(at), seat=seat, lines=lines), match


def rng_choice(moves: Sequence[str], rng: Rng) -> str:
    return moves[int(rng.below(len(moves)))]


async def store_game(store: Store, id: str, moves: int = 10_000) -> None:
    for seq, (act, match) in enumerate(game(id, moves), 1):
        over = match is not None and match.over
        status = "open" if match is None else "over" if over else "running"
        listing = Listing(
            "estates",
            status,
            users=[user.id for user in USERS],
            result=match.scores if match and over else [],
        )
        body = encoder.encode(act)
        if seq == 1:
            assert await store.create(id, secret(id), "u-anna", body, act.at, listing)
        else:
            assert await store.append(id, seq, body, act.at, listing)


async def store_people(store: Store) -> None:
    for user in USERS:
        assert await store.people.add(user)
    await store.people.open_session("token", "u-anna", 1, 99)
    await store.people.keep("key", "value")
