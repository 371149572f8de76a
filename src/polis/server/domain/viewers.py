"""Who looks at a table, and through which seat. A spectator looks from a seat that sees nothing
private."""

from __future__ import annotations

from typing import NamedTuple

from polis.core.seats import SPECTATOR
from polis.server.domain.table import Table
from polis.server.errors import TableError


class Viewer(NamedTuple):
    """Who looks, and through which seat; None for a spectator."""

    user: str
    seat: int | None = None


class Audience(NamedTuple):
    """All that makes one viewer's frame differ from another's."""

    seat: int | None  # whose eyes
    mine: tuple[int, ...]
    owner: bool

    @property
    def eyes(self) -> int:
        return SPECTATOR if self.seat is None else self.seat

    @property
    def decides(self) -> int | None:
        """The seat this viewer looks through and may decide for."""
        return self.seat if self.seat in self.mine else None


def eyes(viewer: Viewer) -> int:
    return SPECTATOR if viewer.seat is None else viewer.seat


def audience(table: Table, viewer: Viewer) -> Audience:
    user = viewer.user
    return Audience(viewer.seat, tuple(table.seats_of(user)), bool(user) and table.owner == user)


def viewer_through(table: Table, user: str, seat: int | None) -> Viewer:
    """The viewer a user may be: one of their own seats, or a spectator. Once all is over the cards
    are on the table, and anybody may look from anywhere."""
    open_to_all = table.status == "over" and seat is not None and 0 <= seat < len(table.seats)
    if seat is None or open_to_all or seat in table.seats_of(user):
        return Viewer(user, seat)
    raise TableError("not_your_seat", seat=seat + 1)


def default_viewer(table: Table, user: str) -> Viewer:
    """The eyes somebody has who did not choose: their seat that must act, else their first."""
    mine = table.seats_of(user)
    acting = [seat for seat in mine if seat in table.actors()] if len(mine) > 1 else []
    return Viewer(user, next(iter([*acting, *mine]), None))


def viewer_by_choice(table: Table, user: str, seat: int | None) -> Viewer:
    """Through the seat that was named, or the usual one where none was."""
    return default_viewer(table, user) if seat is None else viewer_through(table, user, seat)
