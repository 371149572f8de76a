"""Fingers on the glass, as the browser itself reports them: Playwright alone can only tap."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Locator

from tests.browser.visitor import Visitor

Point = tuple[float, float]
STEPS = 6


class Hand:
    """One hand over a page."""

    def __init__(self, visitor: Visitor) -> None:
        self.wire: CDPSession = visitor.context.new_cdp_session(visitor.page)

    def send(self, kind: str, *points: Point) -> None:
        fingers = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    def drag(self, start: Point, end: Point) -> None:
        self.send("touchStart", start)
        for step in range(1, STEPS + 1):
            self.send("touchMove", between(start, end, step / STEPS))
        self.send("touchEnd")

    def pinch(self, middle: Point, near: float, far: float) -> None:
        """Two fingers move apart, or together."""
        x, y = middle
        self.send("touchStart", (x - near, y), (x + near, y))
        for step in range(1, STEPS + 1):
            half = near + (far - near) * step / STEPS
            self.send("touchMove", (x - half, y), (x + half, y))
        self.send("touchEnd")


def between(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def middle(place: Locator) -> Point:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
