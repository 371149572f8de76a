"""Pictures of Bibs: three at one device."""

from __future__ import annotations

from tests.browser import bibs, laid
from tests.browser.album import Album


def take(album: Album) -> None:
    """Three at one device: the plan, a firm, a holding, a deal, a debt, the lesson."""
    anna = album.visitor("bibs")
    laid.sit_down(anna, album.server, bibs.street())
    album.shoot(anna, "bibs-table")
    for scene in ("firms", "estate", "pacts"):
        laid.turn_to(anna, scene)
        album.shoot(anna, f"bibs-{scene}")
    bibs.pick(anna, "develop cafe")
    album.shoot(anna, "bibs-firm")
    bibs.put_together(anna, 1, "o6", "c4")
    album.shoot(anna, "bibs-trade")
    bibs.play(anna, "holding leisure")
    laid.lift(anna)
    album.shoot(anna, "bibs-proposal")
    for name, table in (
        ("bound", bibs.bound()),
        ("bank", bibs.at_the_banks()),
        ("debt", bibs.in_debt()),
        ("received", bibs.received()),
        ("metro", bibs.at_the_metro()),
        ("order", bibs.with_an_order()),
    ):
        laid.sit_down(anna, album.server, table)
        if name == "bound":
            laid.turn_to(anna, "pacts")
        album.shoot(anna, f"bibs-{name}")
    album.lesson(anna, "bibs-lesson")
    anna.open("/rules/bibs")
    album.shoot(anna, "bibs-rules", whole=True)
    anna.leave()
