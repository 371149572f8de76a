"""``polis simulate``: the laboratory's simulations, in the reader's language."""

from __future__ import annotations

import argparse

from polis.analysis import simulate
from polis.terminal.screen import Screen

add_arguments = simulate.add_arguments


def run(args: argparse.Namespace, screen: Screen) -> int:
    return simulate.run(args)
