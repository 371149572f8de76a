"""``polis play``: who sits where, then the game."""

from __future__ import annotations

import argparse
import secrets

from polis.bots.roster import Bot, bot
from polis.core.digits import is_number
from polis.core.match import Match
from polis.core.registry import games, load
from polis.core.seats import NATURE
from polis.terminal.arguments import pair
from polis.terminal.file import read_record
from polis.terminal.replay import chosen_seat
from polis.terminal.screen import Screen
from polis.terminal.session import Session
from polis.terminal.trouble import Trouble

SEATS = 4
BOT = "thumb"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", default="")
    parser.add_argument("--seats", type=int, default=0, metavar="N")
    parser.add_argument("--me", default="1", metavar="N")
    parser.add_argument("--name", default="", metavar="NAME")
    parser.add_argument("--bots", nargs="+", default=[BOT], metavar="BOT")
    parser.add_argument("--seed", default="", metavar="TEXT")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--save", default="", metavar="FILE")
    parser.add_argument("--load", default="", metavar="FILE")


def run(args: argparse.Namespace, screen: Screen) -> int:
    match = loaded(args.load) if args.load else fresh(args, screen)
    me = chosen_seat(args.me, match)
    bots = seated(args.bots, match.head.seats, me)
    # The bots' whims follow the seed too, so that a seed means the same game again.
    seed = args.seed or secrets.token_hex(8)
    return Session(match, me, bots, seed, args.save, screen).play()


def fresh(args: argparse.Namespace, screen: Screen) -> Match:
    info = load(args.game or only_game())
    seats = args.seats or min(max(SEATS, info.low), info.high)
    info.check_seats(seats)
    options = dict(pair(text) for text in args.option)
    names = [screen.say(f"cli-bot-{seat + 1}") for seat in range(seats)]
    mine = args.me if is_number(args.me) else "0"
    if 1 <= int(mine) <= seats:
        names[int(mine) - 1] = args.name or screen.say("cli-guest")
    return Match.new(info.id, seats, args.seed, options, names)


def only_game() -> str:
    """With a single game there is nothing to choose."""
    if len(games()) != 1:
        raise Trouble("which-game", known=", ".join(games()))
    return games()[0]


def loaded(file: str) -> Match:
    match = Match.replay(read_record(file))
    if match.rng is None and match.actors == [NATURE]:
        raise Trouble("no-secret", file=file)
    return match


def seated(names: list[str], seats: int, me: int) -> list[Bot]:
    """A bot for every seat, in the order named; the last one named takes all that are left."""
    others = [seat for seat in range(seats) if seat != me]
    if len(names) > len(others):
        raise Trouble("too-many-bots", bots=len(names), seats=len(others))
    wide = [*names, *[names[-1]] * (len(others) - len(names))]
    wide.insert(me, BOT)  # what advises me
    return [bot(name) for name in wide]
