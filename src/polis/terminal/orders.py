"""What a player may type besides moves: help, why, rules, undo, hint, board, log, save, quit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from polis.core import notation
from polis.core.seats import NATURE
from polis.core.texts import explain
from polis.terminal import file
from polis.terminal.choices import Choice, choices, in_words
from polis.terminal.rulebook import clauses, show_chapters
from polis.terminal.story import lines, sentences
from polis.terminal.trouble import Trouble

if TYPE_CHECKING:
    from polis.terminal.sitting import Sitting

Order = Callable[["Sitting", str], None]


def obey(sitting: Sitting, line: str) -> None:
    """A number or a move is played, an order is carried out, an empty line takes the only move."""
    words = line.split()
    kinds = [kind.name for kind in sitting.match.game.schema().moves]
    if not words:
        take_the_only(sitting)
    elif words[0].isdecimal():
        sitting.choose(line)
    elif words[0] in kinds:
        sitting.match.play(sitting.me, line)
        sitting.keep()
    else:
        order(sitting, words[0])(sitting, " ".join(words[1:]))


def take_the_only(sitting: Sitting) -> None:
    found = choices(sitting.match, sitting.me)
    if len(found) > 1 or found[0].low != found[0].high:
        raise Trouble("choose", count=len(found))
    sitting.choose("1")


def order(sitting: Sitting, word: str) -> Order:
    """An order by its English word or the word of the player's language."""
    for name, found in ORDERS.items():
        if word.lower() in (name, sitting.screen.say(f"cli-order-{name}")):
            return found
    raise Trouble("what", word=word[:40])


def show_help(sitting: Sitting, rest: str) -> None:
    screen = sitting.screen
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    found, clause = choices(sitting.match, sitting.me), sitting.match.info.rulebook.clauses[0].id
    move = found[0].fill(str(found[0].low))  # whoever may ask for help has something to decide
    for name in ("number", "move", *ORDERS):
        written = screen.say(f"cli-order-{name}-form", move=move, clause=clause)
        table.add_row(Text(written), screen.say(f"cli-order-{name}-about"))
    screen.show(table)
    show_free_moves(sitting)


def show_free_moves(sitting: Sitting) -> None:
    """Moves that are on no list, each with an example that is legal now, if there is one."""
    screen, match = sitting.screen, sitting.match
    free = [kind for kind in match.game.schema().moves if kind.freeform]
    if not free:
        return
    book, now = screen.book(match.head.game), match.examples(sitting.me)
    screen.show(Text(f"\n{screen.say('cli-free-moves')}", style="bold"))
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold", overflow="fold")
    for kind in free:
        about = Text(book.say(f"form-{kind.name}"))
        if kind.name not in now:
            about.append(f" {screen.say('cli-not-now')}", style="dim")
        table.add_row(Text(now.get(kind.name, f"{notation.form(kind)} : …")), about)
    screen.show(table)


def tell_why(sitting: Sitting, rest: str) -> None:
    error = sitting.match.why_not(sitting.me, rest)
    if error is None:
        sitting.screen.tell("cli-allowed", move=rest)
        return
    names = sitting.match.head.names
    sitting.screen.plain(explain(error, sitting.screen.language, names), style="yellow")


def show_rules(sitting: Sitting, rest: str) -> None:
    info = sitting.match.info
    show_chapters(info, clauses(info, rest), sitting.screen)


def undo(sitting: Sitting, rest: str) -> None:
    """Back to the player's last decision, with all that others did after it."""
    made = [step.seat for step in sitting.match.history.steps if step.seat != NATURE]
    if sitting.me not in made:
        raise Trouble("nothing-of-yours")
    sitting.match.undo(made[::-1].index(sitting.me) + 1)
    sitting.screen.tell("cli-undone")


def hint(sitting: Sitting, rest: str) -> None:
    game, me = sitting.match.game, sitting.me
    code = sitting.bots[me].choose(game, sitting.match.state, me, sitting.rng)
    move = notation.write(game.schema(), code)
    sentence = in_words(sitting.match, Choice(move), sitting.screen)
    sitting.screen.tell("cli-advice", move=move, sentence=sentence)


def show_board(sitting: Sitting, rest: str) -> None:
    sitting.show_board()
    sitting.show_choices()


def show_log(sitting: Sitting, rest: str) -> None:
    told = sentences(sitting.match, sitting.screen.language, sitting.me)
    sitting.screen.show(*lines(told, sitting.screen))


def save(sitting: Sitting, rest: str) -> None:
    name = rest or sitting.save
    if not name:
        raise Trouble("save-where")
    file.save(sitting.match, name)
    sitting.screen.tell("cli-saved", file=name)


def leave(sitting: Sitting, rest: str) -> None:
    sitting.open = False


ORDERS: dict[str, Order] = {
    "help": show_help,
    "board": show_board,
    "log": show_log,
    "hint": hint,
    "why": tell_why,
    "rules": show_rules,
    "undo": undo,
    "save": save,
    "quit": leave,
}
