"""How far the page jumps: what the browser itself counts as layout shift."""

from __future__ import annotations

from tests.browser.visitor import Visitor

MOST = 0.05  # of a whole game
WATCH = """window.shifts = [];
new PerformanceObserver((list) => window.shifts.push(...list.getEntries()))
  .observe({ type: 'layout-shift' });"""
SUM = """shifts.filter((one) => !one.hadRecentInput).reduce((sum, one) => sum + one.value, 0)"""


def watch(visitor: Visitor) -> None:
    """From the next page that is opened on."""
    visitor.context.add_init_script(WATCH)


def forget(visitor: Visitor) -> None:
    """What has been counted so far: a page that is being put together may move."""
    visitor.page.evaluate("shifts.length = 0")


def sum_of(visitor: Visitor) -> float:
    """What came by itself; what answers a touch at once is wanted."""
    return float(visitor.page.evaluate(SUM))
