"""How a learner follows a lesson: by its light, or by the tutor's button where nothing is lit."""

from __future__ import annotations

import time

from playwright.sync_api import Locator

from polis.core.texts import texts
from tests.browser.visitor import PATIENCE, Visitor

AGAIN = 3.0  # seconds after which a touch that changed nothing is made again
GOES_ON = "tutorial-on"  # what is said where the story is over and the game is not
# The light is on the confirmation of what was picked.
ASKED = """() => {
  const all = [...document.querySelectorAll('[data-light]')];
  if (all.length !== 1) return false;
  const { x, y, width, height } = all[0].getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return Boolean(top?.closest('button.confirm:enabled'));
}"""


def shown(learner: Visitor) -> tuple[Locator, Locator]:
    """The lights, and the tutor's own button, once there is one or the other."""
    note = tutor(learner)
    lights, suggested = learner.page.locator("[data-light]"), note.get_by_role("button")
    learner.await_sight()
    learner.wait(lambda: bool(lights.count() or suggested.count()), "the tutor shows nothing")
    return lights, suggested


def tutor(learner: Visitor) -> Locator:
    return learner.page.get_by_role("note", name=learner.say("lesson"))


def is_told(learner: Visitor) -> bool:
    """Whether the story is over and the game goes on, once the tutor has spoken."""
    if not texts(learner.language, learner.game).has(GOES_ON):
        return False
    note, said = tutor(learner), learner.say(GOES_ON)
    lights, suggested = learner.page.locator("[data-light]"), note.get_by_role("button")
    learner.await_sight()

    def speaks() -> bool:
        return bool(lights.count() or suggested.count() or said in note.inner_text())

    learner.wait(speaks, "the tutor is silent")
    return said in note.inner_text()


def follow(learner: Visitor, number: int = 0) -> bool:
    """Make a move the lesson waits for, of several now this, now that; whether it was lit."""
    lights, suggested = shown(learner)
    moves = [*dict.fromkeys(lit(lights))]
    if not moves:
        learner.tap(suggested)
        return False
    reach(learner, lights, moves[number % len(moves)], number)
    return True


def lit(lights: Locator) -> list[str]:
    """At one moment: a board that still moves may cover one of them in the next."""
    found: list[str] = lights.evaluate_all("(all) => all.map((one) => one.dataset.light)")
    return found


def reach(learner: Visitor, lights: Locator, move: str, number: int) -> None:
    """Touch what is lit for a move, and then what is lit for the one that goes with it, until it is
    made or asked about."""
    sent = learner.sent
    goal, known = sent + 1, lit(lights)
    deadline = time.monotonic() + PATIENCE
    while learner.sent < goal and not learner.page.evaluate(ASKED):
        assert time.monotonic() < deadline, f"the light of {move} leads nowhere"
        there, before = lit(lights), sight(learner, move)
        own = [at for at, one in enumerate(there) if one == move]
        then = [at for at, one in enumerate(there) if one not in known]
        goal = sent + 1 + (not own and bool(then))  # one touch makes both
        if own or then:
            tap_middle(learner, lights.nth((own or then)[number % len(own or then)]))
        await_change(learner, goal, move, before)


def sight(learner: Visitor, move: str) -> tuple[list[str], int]:
    """What is lit, and how many things make the move: a touch may show another one."""
    made = learner.page.locator(f'[data-move="{move}"]')
    return lit(learner.page.locator("[data-light]")), made.count()


def await_change(learner: Visitor, goal: int, move: str, before: tuple[list[str], int]) -> None:
    """Until the touch has led on; one that came before the board was ready is made again."""
    again = time.monotonic() + AGAIN
    while time.monotonic() < again:
        now = sight(learner, move)
        asked = bool(learner.page.evaluate(ASKED))
        if learner.sent >= goal or asked or (now != before and now[0]):
            return
        learner.page.wait_for_timeout(10)


def tap_middle(learner: Visitor, light: Locator) -> None:
    """Touch what lies under a light, wherever that is."""
    box = light.bounding_box()
    assert box, "the light is gone"
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if learner.touch:
        learner.page.touchscreen.tap(x, y)
    else:
        learner.page.mouse.click(x, y)
