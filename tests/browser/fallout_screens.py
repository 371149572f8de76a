"""Pictures of Monopoly: Fallout: four at one device."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import fallout, laid
from tests.browser.album import Album


def take(album: Album) -> None:
    """Four at one device: a deed, a sale, a deal, a debt, the end, the lesson."""
    game = fallout.play_out(album.server)
    anna = album.visitor("fallout")
    fallout.resume(anna, game, "business")
    album.shoot(anna, "fallout-table")
    seat, view = anna.frame["seat"], anna.frame["view"]
    anna.tap(anna.page.locator(f'[data-spot="space {fallout.owned(view, seat)[0]["position"]}"]'))
    album.shoot(anna, "fallout-deed")
    laid.turn_to(anna, "estate")
    album.shoot(anna, "fallout-estate")
    fallout.put_together(anna, next(s for s in range(4) if s != seat and fallout.owned(view, s)))
    album.shoot(anna, "fallout-trade")
    anna.tap(anna.page.locator("[data-offer]"))
    seq = anna.frame["seq"]
    anna.confirm()
    anna.await_frame(seq + 1)
    laid.lift(anna)
    album.shoot(anna, "fallout-offer")
    for moment, move in (("auction", "pass"), ("debt", "give_up"), ("jail", "fine")):
        fallout.resume(anna, game, moment)
        album.shoot(anna, f"fallout-{moment}")
        fallout.pick(anna, move)
        album.shoot(anna, f"fallout-{moment}-picked")
    anna.open(f"/tables/{game.past.table}")
    expect(anna.region("game-over")).to_be_visible()
    album.shoot(anna, "fallout-over")
    anna.begin("learn-game")
    expect(anna.page.get_by_role("note", name=anna.say("lesson"))).to_be_visible()
    album.shoot(anna, "fallout-lesson")
    anna.open("/rules/fallout")
    album.shoot(anna, "fallout-rules", whole=True)
    anna.leave()
