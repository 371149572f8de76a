"""How a learner follows a lesson: by its light, or by the tutor's button where nothing is lit."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor


def shown(learner: Visitor) -> tuple[Locator, Locator]:
    """The lights, and the tutor's own button, once there is one or the other."""
    tutor = learner.page.get_by_role("note", name=learner.say("lesson"))
    lights, suggested = learner.page.locator("[data-light]"), tutor.get_by_role("button")
    learner.await_sight()
    learner.wait(lambda: bool(lights.count() or suggested.count()), "the tutor shows nothing")
    return lights, suggested


def follow(learner: Visitor, number: int = 0) -> bool:
    """Pick a move the lesson waits for, of several now this, now that; whether it was lit."""
    lights, suggested = shown(learner)
    lit = lights.count()
    if lit:
        tap_middle(learner, lights.nth(number % lit))
    else:
        learner.tap(suggested)
    return lit > 0


def tap_middle(learner: Visitor, light: Locator) -> None:
    """Touch what lies under a light, wherever that is."""
    box = light.bounding_box()
    assert box, "the light is gone"
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if learner.touch:
        learner.page.touchscreen.tap(x, y)
    else:
        learner.page.mouse.click(x, y)
