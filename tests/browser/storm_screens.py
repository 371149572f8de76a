"""Pictures of a server that goes away and comes back, for everybody at once."""

from __future__ import annotations

import signal
import socket
from pathlib import Path

from playwright.sync_api import expect

from tests.browser import house
from tests.browser.album import Album
from tests.browser.visitor import Visitor


def take(albums: list[Album], folder: Path) -> None:
    guests = [(album, album.visitor()) for album in albums]
    for _, anna in guests:
        anna.begin("play-with-bots")
        anna.await_start()
        anna.await_turn()
        anna.await_sight()
        anna.await_keeper()
    server = albums[0].server
    server.end(signal.SIGKILL)
    for album, anna in guests:
        expect(anna.page.get_by_text(anna.say("link-lost"), exact=True)).to_be_visible()
        album.shoot(anna, "connection-lost")
        without(album, anna)
    with socket.create_server(("127.0.0.1", server.port)):  # takes calls and never answers
        for album, anna in guests:
            anna.page.evaluate("document.querySelector('[data-hurry]').click()")
            expect(anna.page.get_by_text(anna.say("connecting"))).to_be_visible()
            album.shoot(anna, "reconnecting")
    with house.serving(folder, server.port, page=house.renewed(folder)):
        for album, anna in guests:
            expect(anna.page.get_by_text(anna.say("old-page"))).to_be_visible()
            album.shoot(anna, "old-page-after-an-update")
            anna.forgive_lost_connection()
            anna.leave()


def without(album: Album, anna: Visitor) -> None:
    """Somebody opens the page while there is no server."""
    first, anna.page = anna.page, anna.watched(anna.context.new_page())
    anna.page.goto("/")
    expect(anna.page.get_by_text(anna.say("offline"))).to_be_visible()
    album.shoot(anna, "offline", whole=True)
    anna.page.close()
    anna.page = first
