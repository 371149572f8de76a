"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.browser import past
from tests.browser.past import Past
from tests.browser.visitor import Visitor, any_move


def invite(host: Visitor, guest: Visitor) -> None:
    """The host lays a table for both and a bot; the guest comes by the link."""
    host.open("/")
    host.reads_well()
    host.offer.get_by_role("link", name=host.say("new-table"), exact=True).click()
    host.reads_well()
    host.page.get_by_role("textbox", name=host.say("name-of-seat", number=1)).fill("Anna")
    host.button("make-table").click()
    come_by_link(host, guest)


def play_out(*people: Visitor, how: Callable[[Visitor, str], None] = Visitor.play) -> None:
    chance = random.Random(7)
    for visitor in people:
        visitor.await_start()
    first = people[0]
    while not first.over:
        first.wait(lambda: first.over or any(one.acts for one in people), "nobody acts")
        for visitor in people:
            if visitor.acts and not first.over:
                how(visitor, any_move(visitor.frame, chance))
                if chance.random() < 0.1:
                    visitor.reads_well()


def come_by_link(host: Visitor, guest: Visitor) -> None:
    """The guest takes the second seat of a table that waits, and the game begins."""
    link = host.page.get_by_role("textbox", name=host.say("link-for-seat", number=2))
    guest.open(link.input_value())
    guest.page.get_by_role("textbox", name=guest.say("your-name")).fill("Boris")
    guest.button("sit-here").click()
    guest.reads_well()
    host.button("start-game").click()


def go_on(host: Visitor, guest: Visitor, played: Past, line: int) -> None:
    """Both and a bot go on from a line of an old game."""
    past.lay(host, played, line, "me", "friend", "bot")
    host.button("make-table").click()
    come_by_link(host, guest)
    for visitor in (host, guest):
        visitor.await_start()


def until_acts(one: Visitor, other: Visitor) -> None:
    """Play until this one has to decide."""
    chance = random.Random(1)
    while not one.acts:
        one.wait(lambda: one.acts or other.acts, "nobody acts")
        if other.acts and not one.acts:
            other.play(any_move(other.frame, chance))
