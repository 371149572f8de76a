"""The command line: finds the command, runs it, and turns any trouble into one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from keyword import iskeyword
from types import ModuleType

from polis import __version__
from polis.core import model
from polis.core.errors import PolisError
from polis.core.texts import explain
from polis.terminal.arguments import Parser, fill_in
from polis.terminal.language import language_of
from polis.terminal.screen import Screen
from polis.terminal.trouble import Trouble, os_trouble

# A command is the module of its name, with ``add_arguments(parser)`` and ``run(args, screen)``.
COMMANDS = (
    "serve",
    "games",
    "rules",
    "play",
    "simulate",
    "tournament",
    "calibrate",
    "replay",
    "review",
    "verify",
    "export",
    "import",
    "backup",
    "recheck",
    "doctor",
    "bench",
)

FINE, WRONG, INTERRUPTED = 0, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    language, mistake = language_of(words, os.environ)
    screen = Screen(language)
    try:
        if mistake is not None:
            raise mistake
        status = run(words, screen)
        sys.stdout.flush()  # a reader that has left is noticed here, not by Python at the end
        return status
    except Trouble as trouble:
        return screen.complain(screen.trouble(trouble), WRONG)
    except PolisError as error:
        return screen.complain(explain(error, language), WRONG)
    except BrokenPipeError:
        # The reader, such as ``head``, has seen enough; Python would complain again when leaving.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except OSError as error:
        return screen.complain(screen.trouble(os_trouble(error)), WRONG)
    except KeyboardInterrupt:
        return INTERRUPTED


def run(words: list[str], screen: Screen) -> int:
    # Only the chosen command is imported: ``polis --help`` need not wait for all of them.
    chosen = next((word for word in words if word in COMMANDS), "")
    parser = Parser("polis", allow_abbrev=False)
    commands = parser.add_subparsers(dest="command", metavar=screen.say("cli-command"))
    for name in COMMANDS:
        command = commands.add_parser(name, help=screen.say(f"cli-{name}"), allow_abbrev=False)
        if name == chosen:
            module_of(name).add_arguments(command)
        fill_in(command, screen, name)
    parser.add_argument("--version", action="store_true")
    fill_in(parser, screen, "polis")
    args = parser.parse_args(words)
    args.language = screen.language
    if args.version:
        screen.tell(f"cli-version-{build()}", version=__version__)
        return FINE
    if not args.command:
        screen.plain(parser.format_help())
        return FINE
    return int(module_of(args.command).run(args, screen))


def module_of(command: str) -> ModuleType:
    """No module can be called like a word of Python: ``import`` is ``import_``."""
    return import_module(f"polis.terminal.{command}{'_' if iskeyword(command) else ''}")


def build() -> str:
    """Which build runs: libraries made by mypyc, or plain Python."""
    compiled = str(model.__file__).endswith((".so", ".pyd"))
    return "compiled" if compiled else "interpreted"
