"""Playing without a mouse: digits for the choices, Tab and arrows for the board, Enter for both."""

from __future__ import annotations

from tests.browser.visitor import Visitor

STEPS = 80  # of Tab, until it must have come round
FOCUSED = "document.activeElement?.dataset?.spot ?? ''"


def play(visitor: Visitor, move: str) -> None:
    seq, kind = visitor.frame["seq"], move.partition(" ")[0]
    visitor.await_sight()
    place = visitor.page.locator(f'[data-move="{move}"]')
    if kind == "bid" and visitor.region("my-move").get_by_role("slider").count():
        slide(visitor, int(move.split()[1]))
        visitor.page.keyboard.press("Enter")
    elif digit := place.first.get_attribute("data-key"):
        visitor.page.keyboard.press(digit)
    else:
        walk(visitor, place.first.get_attribute("data-spot") or "", kind)
        visitor.page.keyboard.press("Enter")
    visitor.agree(lambda: visitor.page.keyboard.press("Enter"))
    visitor.await_frame(seq + 1)


def slide(visitor: Visitor, amount: int) -> None:
    slider = visitor.region("my-move").get_by_role("slider")
    visitor.page.keyboard.press(slider.get_attribute("data-key") or "")
    while int(slider.input_value()) < amount:
        visitor.page.keyboard.press("ArrowRight")


def walk(visitor: Visitor, spot: str, kind: str) -> None:
    """Tab to the part of the board that has this place, then arrows to the place itself."""
    part = {"offer": ("offer",), "lift": ("lift",)}.get(kind, ("lot", "hat"))
    focused = ""
    for _ in range(STEPS):
        visitor.page.keyboard.press("Tab")
        focused = visitor.page.evaluate(FOCUSED)
        if focused.startswith(part):
            break
    for _ in range(STEPS):
        if focused == spot:
            return
        visitor.page.keyboard.press(arrow(focused, spot, kind))
        focused = visitor.page.evaluate(FOCUSED)
    raise AssertionError(f"{spot} cannot be reached from {focused}")


def arrow(focused: str, spot: str, kind: str) -> str:
    if kind == "lift":
        return "Tab"
    if kind == "offer":
        return "ArrowRight"
    (row, lot), (to_row, to_lot) = at(focused), at(spot)
    if row != to_row:
        return "ArrowDown" if row < to_row else "ArrowUp"
    return "ArrowRight" if lot < to_lot else "ArrowLeft"


def at(spot: str) -> tuple[int, int]:
    """Row and lot of a place on the plan; the mayor's is before the first lot."""
    _, row, *lot = spot.split()
    return int(row), int(lot[0]) if lot else 0
