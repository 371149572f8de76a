"""What everyone sees of Bibs: all there is."""

from __future__ import annotations

from polis.games.bibs.state import Bibs


def view(state: Bibs) -> dict[str, object]:
    return {"turn": state.turn}
