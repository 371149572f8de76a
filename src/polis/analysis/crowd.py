"""Work shared among processes; whoever stops it, by Ctrl+C or otherwise, ends them all at once."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import wait
from threading import Thread
from typing import TypeVar

from polis.core.errors import OptionError

A = TypeVar("A")
R = TypeVar("R")

PARTS, LARGEST = 16, 64  # for each process, and items of each: the bar moves, nobody idles long
AHEAD = 4  # parts handed out for each process
STOPPED = 130  # the exit status of a command ended by Ctrl+C


def check_jobs(jobs: int) -> int:
    if jobs < 1:
        raise OptionError("bad_jobs", jobs=jobs)
    return jobs


@contextmanager
def shared(work: Callable[[A], R], items: Sequence[A], jobs: int) -> Iterator[Iterator[R]]:
    """The results in order. Leaving early kills the processes, whatever they are doing."""
    if check_jobs(jobs) == 1 or len(items) <= 1:
        yield map(work, items)
        return
    # Fresh processes: a fork would copy the thread that draws the progress bar.
    fresh = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=fresh, initializer=follow)
    others = multiprocessing.active_children()
    try:
        yield results(pool, work, items, jobs)
    except BaseException:
        for child in multiprocessing.active_children():
            if child not in others:
                child.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def follow() -> None:
    """End with the command that started this process, also where it was killed."""
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(STOPPED)


def results(
    pool: ProcessPoolExecutor, work: Callable[[A], R], items: Sequence[A], jobs: int
) -> Iterator[R]:
    """Only a few parts wait at a time, however many there are."""
    size = min(max(len(items) // (jobs * PARTS), 1), LARGEST)
    waiting: deque[Future[list[R]]] = deque()
    for start in range(0, len(items), size):
        with deaf():
            waiting.append(pool.submit(in_turn, work, items[start : start + size]))
        if len(waiting) == AHEAD * jobs:
            yield from waiting.popleft().result()
    while waiting:
        yield from waiting.popleft().result()


def in_turn(work: Callable[[A], R], items: Sequence[A]) -> list[R]:
    return [work(item) for item in items]


@contextmanager
def deaf() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl+C, which a terminal sends to all of them: it is
    for us to end them. We hear it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
