"""Arguments of commands: argparse, with all it says taken from the texts."""

from __future__ import annotations

import argparse
import os
import re
from typing import NoReturn

from polis.core.errors import OptionError
from polis.terminal.screen import Screen
from polis.terminal.trouble import Trouble

# What argparse says, and the name of our own sentence for it.
MISTAKES = (
    (r"the following arguments are required: (?P<names>.+)", "missing-arguments"),
    (r"unrecognized arguments: (?P<names>.+)", "unknown-arguments"),
    (r"argument [^:]*: invalid choice: '(?P<value>[^']*)'.*", "unknown-command"),
    (r"argument (?P<name>[^:]+): expected .*", "needs-value"),
    (r"argument (?P<name>[^:]+): invalid \w+ value: '(?P<value>.*)'", "not-a-number"),
)


class Parser(argparse.ArgumentParser):
    """Raises its mistakes instead of printing them and leaving."""

    usage_word = "usage:"

    def error(self, message: str) -> NoReturn:
        for pattern, code in MISTAKES:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                raise Trouble(code, prog=self.prog, **found.groupdict())
        raise Trouble("bad-arguments", prog=self.prog, reason=message)

    def format_help(self) -> str:
        return super().format_help().replace("usage:", self.usage_word, 1)


def fill_in(parser: argparse.ArgumentParser, screen: Screen, command: str) -> None:
    """Give a command its words: ``cli-<command>-about``, ``cli-<command>-<argument>``."""
    parser.add_argument("--lang", metavar="ru|en", default=argparse.SUPPRESS)
    parser.description = screen.say(f"cli-{command}-about")
    parser._positionals.title = screen.say("cli-arguments")
    parser._optionals.title = screen.say("cli-options")
    if isinstance(parser, Parser):
        parser.usage_word = screen.say("cli-usage")
    for action in parser._actions:
        key = f"cli-{command}-{action.dest}"
        if action.dest in ("help", "lang", "json"):
            key = f"cli-{action.dest}-about"
        if screen.texts.has(key):
            action.help = screen.say(key).replace("%", "%%")


# A command line can be read by everybody on the machine, and in these addresses are passwords.
DATABASE, BUS = "POLIS_DB", "POLIS_BUS"


def add_database(parser: argparse.ArgumentParser) -> None:
    usual = os.environ.get(DATABASE) or "sqlite:///polis.db"
    parser.add_argument("--db", default=usual, metavar="URL")


def is_told(db: str) -> bool:
    """Whether a database was named on the command line."""
    return db != os.environ.get(DATABASE)


def add_bus(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--bus", default=os.environ.get(BUS) or "memory://", metavar="URL")


def pair(text: str) -> tuple[str, str]:
    """``rounds=2`` as a name and a value."""
    name, equals, value = text.partition("=")
    if not equals:
        raise OptionError("option_form", text=text[:40])
    return name, value
