"""What a planted bug is, and one of each game that gives a wrong reason of the right clause."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Bug(NamedTuple):
    name: str
    guard: str  # a promise, or tests
    file: str
    old: str
    new: str

    @property
    def game(self) -> str:
        if self.file.startswith("tests/toys"):
            return Path(self.file).stem
        if self.file.startswith("src/polis/games/"):
            return Path(self.file).parts[3]
        return "estates"


WRONG_REASONS = [
    Bug(
        "a reason of City Tycoon that is not so",
        "reasons_are_true",
        "src/polis/games/tycoon/routes.py",
        "            refuse.not_crossed(self.why, place)",
        "            refuse.twice(self.why, place)",
    ),
    Bug(
        "a reason of New York City that is not so",
        "reasons_are_true",
        "src/polis/games/newyork/legality.py",
        "    if taken:\n        refuse.vehicle_gone(why, district, other)",
        "    if not taken:\n        refuse.vehicle_gone(why, district, other)",
    ),
    Bug(
        "a set of New York City that lacks something else",
        "reasons_are_true",
        "src/polis/games/newyork/legality.py",
        "        refuse.jokers_alone(why)",
        "        refuse.nothing_laid(why)",
    ),
    Bug(
        "a reason of Monopoly: Fallout that is not so",
        "reasons_are_true",
        "src/polis/games/fallout/legality/works.py",
        "        refuse.group_not_whole(why, group)",
        "        refuse.group_mortgaged(why, group)",
    ),
    Bug(
        "a reason of Bibs that is not so",
        "reasons_are_true",
        "src/polis/games/bibs/legality/building.py",
        "refuse.not_free(why, firm)",
        "refuse.not_eco(why, firm)",
    ),
]
