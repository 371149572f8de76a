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
from polis.terminal.choices import MenuEntry, choices, in_words
from polis.terminal.replay import lines, sentences
from polis.terminal.rules import clauses, show_chapters
from polis.terminal.trouble import Trouble

if TYPE_CHECKING:
    from polis.terminal.session import Session

Order = Callable[["Session", str], None]


def obey(session: Session, line: str) -> None:
    """A number or a move is played, an order is carried out, an empty line takes the only move."""
    words = line.split()
    kinds = [kind.name for kind in session.match.game.schema().moves]
    if not words:
        take_the_only(session)
    elif words[0].isdecimal():
        session.choose(line)
    elif words[0] in kinds:
        session.match.play(session.me, line)
        session.keep()
    else:
        order(session, words[0])(session, " ".join(words[1:]))


def take_the_only(session: Session) -> None:
    found = choices(session.match, session.me)
    if len(found) > 1 or found[0].low != found[0].high:
        raise Trouble("choose", count=len(found))
    session.choose("1")


def order(session: Session, word: str) -> Order:
    """An order by its English word or the word of the player's language."""
    for name, found in ORDERS.items():
        if word.lower() in (name, session.screen.say(f"cli-order-{name}")):
            return found
    raise Trouble("what", word=word[:40])


def show_help(session: Session, rest: str) -> None:
    screen = session.screen
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    found, clause = choices(session.match, session.me), session.match.info.rulebook.clauses[0].id
    move = found[0].fill(str(found[0].low))  # whoever may ask for help has something to decide
    for name in ("number", "move", *ORDERS):
        written = screen.say(f"cli-order-{name}-form", move=move, clause=clause)
        table.add_row(Text(written), screen.say(f"cli-order-{name}-about"))
    screen.show(table)
    show_free_moves(session)


def show_free_moves(session: Session) -> None:
    """Moves that are on no list, each with an example that is legal now, if there is one."""
    screen, match = session.screen, session.match
    free = [kind for kind in match.game.schema().moves if kind.freeform]
    if not free:
        return
    book, now = screen.book(match.head.game), match.examples(session.me)
    screen.show(Text(f"\n{screen.say('cli-free-moves')}", style="bold"))
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold", overflow="fold")
    for kind in free:
        about = Text(book.say(f"form-{kind.name}"))
        if kind.name not in now:
            about.append(f" {screen.say('cli-not-now')}", style="dim")
        table.add_row(Text(now.get(kind.name, f"{notation.form(kind)} : …")), about)
    screen.show(table)


def tell_why(session: Session, rest: str) -> None:
    error = session.match.why_not(session.me, rest)
    if error is None:
        session.screen.tell("cli-allowed", move=rest)
        return
    names = session.match.head.names
    session.screen.plain(explain(error, session.screen.language, names), style="yellow")


def show_rules(session: Session, rest: str) -> None:
    info = session.match.info
    show_chapters(info, clauses(info, rest), session.screen)


def undo(session: Session, rest: str) -> None:
    """Back to the player's last decision, with all that others did after it."""
    made = [step.seat for step in session.match.history.steps if step.seat != NATURE]
    if session.me not in made:
        raise Trouble("nothing-of-yours")
    session.match.undo(made[::-1].index(session.me) + 1)
    session.screen.tell("cli-undone")


def hint(session: Session, rest: str) -> None:
    game, me = session.match.game, session.me
    code = session.bots[me].choose(game, session.match.state, me, session.rng)
    move = notation.write(game.schema(), code)
    sentence = in_words(session.match, MenuEntry(move), session.screen)
    session.screen.tell("cli-advice", move=move, sentence=sentence)


def show_board(session: Session, rest: str) -> None:
    session.show_board()
    session.show_choices()


def show_log(session: Session, rest: str) -> None:
    told = sentences(session.match, session.screen.language, session.me)
    session.screen.show(*lines(told, session.screen))


def save(session: Session, rest: str) -> None:
    name = rest or session.save
    if not name:
        raise Trouble("save-where")
    file.save(session.match, name)
    session.screen.tell("cli-saved", file=name)


def leave(session: Session, rest: str) -> None:
    session.open = False


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
