"""How far a long command is, where somebody watches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def bar(name: str, total: int) -> Iterator[Callable[[int], object]]:
    """Yields what is to be told how many more were done."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal
    ) as shown:
        task = shown.add_task(name, total=total)
        yield lambda count: shown.advance(task, count)
