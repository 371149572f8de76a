"""Where a command speaks: sentences in the reader's language, drawings, JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.progress import MofNCompleteColumn, Progress, SpinnerColumn, TimeElapsedColumn
from rich.text import Text

from polis.analysis.paper import Paper
from polis.core.texts import CORE, Texts, texts
from polis.terminal.trouble import Trouble

PACKAGE = "polis.terminal"


class Screen:
    def __init__(self, language: str) -> None:
        self.language = language
        self.texts = Texts(language, [CORE, PACKAGE])
        self.console = Paper(highlight=False)

    def say(self, key: str, **facts: object) -> str:
        return self.texts.say(key, facts)

    def trouble(self, trouble: Trouble) -> str:
        return self.say(trouble.key, **trouble.facts)

    def tell(self, key: str, style: str = "", **facts: object) -> None:
        self.plain(self.say(key, **facts), style)

    def plain(self, text: str, style: str = "") -> None:
        """Print a text as it is; what goes to a file or a pipe is not broken into lines."""
        wide = not self.console.is_terminal
        self.console.print(Text(text, style=style), soft_wrap=wide)

    def show(self, *drawings: RenderableType) -> None:
        self.console.lay(*drawings)

    def json(self, data: object) -> int:
        print(json.dumps(data, ensure_ascii=False, indent=2))
        return 0

    @contextmanager
    def progress(self) -> Iterator[Callable[[], None]]:
        """A count of what is done, on the error stream and only for people, who may be waiting."""
        console = Console(stderr=True)
        columns = (SpinnerColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task("", total=None)
            yield lambda: bar.advance(task)

    def complain(self, sentence: str, status: int) -> int:
        print(f"polis: {sentence}", file=sys.stderr)
        return status

    def book(self, game: str) -> Texts:
        """The sentences of a game."""
        return texts(self.language, game)
