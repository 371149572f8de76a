"""``polis calibrate``: whether chances of winning are what they say, in the reader's language."""

from __future__ import annotations

import argparse

from polis.analysis import calibration
from polis.terminal.screen import Screen

add_arguments = calibration.add_arguments


def run(args: argparse.Namespace, screen: Screen) -> int:
    return calibration.run(args)
