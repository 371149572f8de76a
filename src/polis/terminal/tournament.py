"""``polis tournament``: the laboratory's ladders, in the reader's language."""

from __future__ import annotations

import argparse

from polis.analysis import tournament
from polis.terminal.screen import Screen

add_arguments = tournament.add_arguments


def run(args: argparse.Namespace, screen: Screen) -> int:
    return tournament.run(args)
