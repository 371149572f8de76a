"""Pictures of City Tycoon."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import past, tycoon
from tests.browser.album import Album, Hands

HANDS = Hands(tycoon.any_move, tycoon.pick, tycoon.play)


def take(album: Album) -> None:
    """A short game of three: every phase to the last score, the lesson, the rules."""
    played = tycoon.play_out(album.server)
    anna = album.visitor("tycoon")
    past.go_on(anna, played, played.lines[0], "me", "bot", "bot")
    album.walk(anna, HANDS, "tycoon")
    expect(anna.region("game-over")).to_be_visible()
    album.shoot(anna, "tycoon-over")
    anna.begin("learn-game")
    expect(anna.page.get_by_role("note", name=anna.say("lesson"))).to_be_visible()
    album.shoot(anna, "tycoon-lesson")
    anna.open("/rules/tycoon")
    album.shoot(anna, "tycoon-rules", whole=True)
    anna.leave()
