"""How a learner follows a lesson: by its light, or by the tutor's button where nothing is lit."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Locator

from polis.core.texts import texts
from tests.browser.visitor import Visitor

GOES_ON = "tutorial-on"  # what is said where the story is over and the game is not
# The light is on the confirmation of what was picked.
ASKED = """() => {
  const all = [...document.querySelectorAll('[data-light]')];
  if (all.length !== 1) return false;
  const { x, y, width, height } = all[0].getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return Boolean(top?.closest('button.confirm:enabled'));
}"""
# All at one moment: the moves of each light, what the board shows as begun, what makes a move.
# Lights follow the board within a frame.
SIGHT = """async (move) => {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  const lights = [...document.querySelectorAll('[data-light]')];
  const begun = ['pressed', 'checked', 'expanded', 'selected'].map((one) => `[aria-${one}="true"]`);
  const all = document.querySelectorAll(`.board :is(${begun.join()}, [data-ghost])`);
  const names = [...all].map(({ dataset }) => Object.values(dataset).join());
  const makers = document.querySelectorAll(`[data-move="${CSS.escape(move)}"]`).length;
  return [lights.map((one) => one.dataset.light.split(';')), names, makers];
}"""
# What lies under the middle of one of these lights, unless they have become others.
UNDER = """([known, at]) => {
  const lights = [...document.querySelectorAll('[data-light]')];
  if (lights.map((one) => one.dataset.light).join() !== known) return null;
  const { x, y, width, height } = lights[at].getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top?.closest('button, input') ?? top?.querySelector('button') ?? top;
}"""


class Sight(NamedTuple):
    lights: list[list[str]]  # the moves each makes or leads to
    begun: list[str]  # what is taken, opened or pointed at
    makers: int  # how many things make the move that is sought: a touch may show another one

    def lit(self, wanted: set[str]) -> list[int]:
        return [at for at, moves in enumerate(self.lights) if wanted.intersection(moves)]


def sight(learner: Visitor, move: str = "") -> Sight:
    return Sight(*learner.page.evaluate(SIGHT, move))


def tutor(learner: Visitor) -> Locator:
    return learner.page.get_by_role("note", name=learner.say("lesson"))


def suggested(learner: Visitor) -> Locator:
    return tutor(learner).get_by_role("button")


def is_told(learner: Visitor) -> bool:
    """Whether the story is over and the game goes on, once the tutor has spoken."""
    if not texts(learner.language, learner.game).has(GOES_ON):
        return False
    said = learner.say(GOES_ON)
    learner.await_sight()

    def tells() -> bool:
        return said in tutor(learner).inner_text()

    learner.wait(lambda: shows(learner) or tells(), "the tutor is silent")
    return tells()


def shows(learner: Visitor) -> bool:
    return bool(sight(learner).lights or suggested(learner).count())


def await_tutor(learner: Visitor) -> None:
    learner.await_sight()
    learner.wait(lambda: shows(learner), "the tutor shows nothing")


def wanted(learner: Visitor) -> list[str]:
    """The moves the lesson waits for."""
    table = learner.frame["info"]["id"]
    lesson = learner.context.request.get(f"/api/tables/{table}/lesson").json()
    return [str(move) for move in lesson["wants"]]


def lit(learner: Visitor) -> list[str]:
    return [*dict.fromkeys(move for one in sight(learner).lights for move in one)]


def await_ways(learner: Visitor) -> None:
    """Every move the lesson waits for is lit, or led to; one of two may be further down a sheet."""
    moves = wanted(learner)

    def lost() -> list[str]:
        dark = set(moves) - set(lit(learner))
        at_hand = learner.page.locator
        return [move for move in dark if not at_hand(f'[data-move="{move}"]').count()]

    learner.wait(lambda: bool(lit(learner)) and not lost(), f"no light leads to one of {moves}")


def follow(learner: Visitor, number: int = 0) -> list[str]:
    """Make a move the lesson waits for, of several now this, now that; those that were lit."""
    await_tutor(learner)
    moves = lit(learner)
    if not moves:
        learner.tap(suggested(learner))
        return []
    reach(learner, moves[number % len(moves)], set(moves), number)
    return moves


def reach(learner: Visitor, move: str, known: set[str], number: int) -> None:
    """Touch what is lit for a move, and then what is lit for the one that goes with it, until it is
    made or asked about. Every touch changes something: none may be lost."""
    sent = learner.sent
    goal = sent + 1

    def is_made() -> bool:
        return learner.sent >= goal or bool(learner.page.evaluate(ASKED))

    def targets(now: Sight) -> list[int]:
        other = {one for moves in now.lights for one in moves} - known
        return now.lit({move}) or now.lit(other)

    while True:
        learner.wait(lambda: bool(targets(sight(learner))) or is_made(), f"{move} is not lit")
        if is_made():
            return
        now = sight(learner, move)
        if found := targets(now):
            goal = sent + 1 + (not now.lit({move}))  # one touch makes both
            touch(learner, now, found[number % len(found)], move, is_made)


def moved(learner: Visitor, move: str, before: Sight) -> bool:
    now = sight(learner, move)
    return now != before and bool(now.lights)


def touch(learner: Visitor, seen: Sight, at: int, move: str, is_made: Callable[[], bool]) -> None:
    """What lies under a light, as soon as it stands still; nothing where others are lit by now."""
    known = ",".join(";".join(moves) for moves in seen.lights)
    under = learner.page.evaluate_handle(UNDER, [known, at]).as_element()
    if not under:
        return
    if learner.touch:
        under.tap()
    else:
        under.click()
    learner.wait(lambda: is_made() or moved(learner, move, seen), f"a touch for {move} is lost")
