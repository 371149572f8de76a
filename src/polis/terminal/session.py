"""One player at the terminal against bots, from the first screen to the last score."""

from __future__ import annotations

import sys

from rich.rule import Rule
from rich.text import Text

from polis.bots.roster import Bot
from polis.core import notation
from polis.core.errors import PolisError
from polis.core.fair import secret_from
from polis.core.match import Match
from polis.core.rng import Rng
from polis.core.texts import explain
from polis.terminal import board, file
from polis.terminal.choices import MenuEntry, choices, find, listed
from polis.terminal.orders import obey
from polis.terminal.replay import lines, seat_names, sentences, show_result
from polis.terminal.screen import Screen
from polis.terminal.trouble import Trouble, os_trouble


class Session:
    """The table as its one player has it before him."""

    def __init__(
        self, match: Match, me: int, bots: list[Bot], seed: str, save: str, screen: Screen
    ) -> None:
        self.match = match
        self.me = me
        self.bots = bots
        self.save = save
        self.screen = screen
        # The last line whose events the player knows: in a game taken up again, his own last one.
        self.seen = max((s.line for s in match.history.steps if s.seat == me), default=0)
        self.open = True
        self.rng = Rng(int.from_bytes(secret_from(seed)[:7], "big"))

    @property
    def names(self) -> list[str]:
        names = seat_names(self.match, self.screen)
        names[self.me] = self.screen.say("cli-you", name=names[self.me])
        return names

    def play(self) -> int:
        self.welcome()
        while self.open and not self.match.over:
            if self.me in self.match.actors:
                self.show_news()
                self.show_board()
                self.show_choices()
                self.decide()
            else:
                self.let_bot_play(self.match.actors[0])
        if self.match.over:
            self.show_news()
            self.show_board()
            show_result(self.match, self.screen)
        self.keep()
        return 0

    def welcome(self) -> None:
        book = self.screen.book(self.match.head.game)
        self.screen.show(Text(book.say("title"), style="bold"))
        self.screen.plain(book.say("tagline"))
        names = seat_names(self.match, self.screen)
        others = [
            f"{name} ({self.bots[seat].name})" for seat, name in enumerate(names) if seat != self.me
        ]
        self.screen.tell("cli-welcome", name=names[self.me], others=", ".join(others))
        self.screen.tell("cli-help-hint", style="dim")

    # Moves

    def let_bot_play(self, seat: int) -> None:
        name = self.names[seat]
        game, state = self.match.game, self.match.state
        with self.screen.console.status(self.screen.say("cli-thinking", player=name)):
            code = self.bots[seat].choose(game, state, seat, self.rng)
        self.match.play(seat, notation.write(game.schema(), code))

    def decide(self) -> None:
        """Read lines until one of them is a move, or leaves."""
        before = len(self.match.entries)
        while self.open and len(self.match.entries) == before:
            line = self.read(self.screen.say("cli-prompt"))
            if line is None:
                self.open = False
                return
            try:
                obey(self, line)
            except Trouble as trouble:
                self.screen.plain(self.screen.trouble(trouble), style="yellow")
            except OSError as error:
                self.screen.plain(self.screen.trouble(os_trouble(error)), style="yellow")
            except PolisError as error:
                told = explain(error, self.screen.language, self.match.head.names)
                self.screen.plain(told, style="yellow")

    def read(self, prompt: str) -> str | None:
        """A line of the player; None when there will be no more."""
        self.screen.console.print(Text(prompt, style="bold"), end="")
        line = sys.stdin.readline()
        if not sys.stdin.isatty():
            self.screen.plain(line.rstrip("\n"))  # a script's log shows what it answered
        return line.strip() if line else None

    def choose(self, line: str) -> None:
        """Play the choice of a number, asking how much where the choice is an amount."""
        choice = find(choices(self.match, self.me), line)
        self.match.play(self.me, choice.fill(self.amount(choice, line)))
        self.keep()

    def amount(self, choice: MenuEntry, line: str) -> str:
        rest = line.split()[1:]
        if not choice.high or rest:
            return " ".join(rest)
        if choice.low == choice.high:
            return str(choice.low)
        prompt = self.screen.say("cli-how-much", low=choice.low, high=choice.high)
        return self.read(prompt) or ""

    def keep(self) -> None:
        if self.save:
            file.save(self.match, self.save)

    # Showing

    def show_news(self) -> None:
        """What happened since the player last looked."""
        told = sentences(self.match, self.screen.language, self.me, self.seen)
        self.seen = len(self.match.entries)
        self.screen.show(Rule(style="dim"), *lines(told, self.screen))

    def show_board(self) -> None:
        book, game = self.screen.book(self.match.head.game), self.match.head.game
        self.screen.show(board.draw(game, self.match.view(self.me), book, self.names))

    def show_choices(self) -> None:
        self.screen.show(Text(self.screen.say("cli-your-move"), style="bold"))
        self.screen.show(listed(self.match, self.me, self.screen))
