"""Processes that append: ``race`` wants one place, ``fill`` tells every append that is answered."""

from __future__ import annotations

import asyncio
import sys

from polis.server.store import Listing, Store, address

PLAIN = Listing("estates", "running")


async def race(url: str, table: str, seq: int, times: int) -> None:
    """When told to, want one place many times at once; print how often it was given."""
    store = Store(address.parse(url))
    await store.acts(table)
    print("ready", flush=True)
    sys.stdin.readline()
    wishes = [store.append(table, seq, b'"%d"' % i, i, PLAIN) for i in range(times)]
    print(sum(await asyncio.gather(*wishes)))
    await store.close()


async def fill(url: str, tables: list[str]) -> None:
    """Go on appending to all tables at once until killed."""
    store = Store(address.parse(url))

    async def one(table: str) -> None:
        seq = (await store.seqs([table]))[table]
        while True:
            seq += 1
            assert await store.append(table, seq, b'"%d"' % seq, seq, PLAIN)
            print(table, seq, flush=True)

    await asyncio.gather(*map(one, tables))


if __name__ == "__main__":
    what, url, *rest = sys.argv[1:]
    if what == "race":
        asyncio.run(race(url, rest[0], int(rest[1]), int(rest[2])))
    else:
        asyncio.run(fill(url, rest))
