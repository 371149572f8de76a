# Generated from schema.py by polis.testing.generate. Do not edit.
"""The numbers of moves, and of named values that rules know."""

from __future__ import annotations

from typing import Final

# Moves
BID: Final = 0
PASS: Final = 1
OPEN: Final = 2
DRAW: Final = 3

# Phase
STARTING: Final = 0
DRAWING: Final = 1
BIDDING: Final = 2
OVER: Final = 3
