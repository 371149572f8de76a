"""What moves that should lie still, and what is cut off: by numbers.

``watch_shifts`` counts from the next page on, ``shift`` tells the sum since it was last asked;
``clipped`` names what cannot be read or pressed as it stands."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.browser.visitor import Visitor

Size = dict[str, int]
SIZES: dict[str, Size] = {
    "small": {"width": 360, "height": 640},
    "phone": {"width": 390, "height": 844},
    "low": {"width": 1280, "height": 720},
    "desk": {"width": 1440, "height": 900},
    "large": {"width": 2560, "height": 1440},
}
MOST_SHIFT = 0.05  # of a whole game
# All of it counts, what follows a click of the player too: bots answer within the half second that
# browsers forgive.
COUNT_SHIFTS = """
  window.shifts = [];
  const named = (node) => {
    const one = node?.nodeType === 1 ? node : node?.parentElement;
    return one ? `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}` : '?';
  };
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round);
      const moved = one.sources.map(({ node, previousRect: a, currentRect: b }) =>
        `${named(node)} ${at(a)} → ${at(b)}`);
      window.shifts.push({ value: one.value, at: one.startTime, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
"""
# Words that end in an ellipsis are people's names; a reader of screens hears what is hidden so.
CLIPPED = """() => {
  const found = [];
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !one.closest('.hidden-text, .skip, [inert], dialog:not([open]), .name, .who');
  const told = (one) =>
    `${one.tagName}.${one.getAttribute('class') ?? ''} "${one.textContent.trim().slice(0, 40)}"`;
  const room = (one, scrolls) => {
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    let [x, y] = [true, true]; // whether it can still be cut this way: what scrolls can be reached
    const moves = (how) => scrolls && /auto|scroll/.test(how);
    for (let at = one.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const is = at.getBoundingClientRect();
      if (moves(overflowX)) [x, left, right] = [false, -Infinity, Infinity];
      if (moves(overflowY)) [y, top, bottom] = [false, -Infinity, Infinity];
      if (x && overflowX !== 'visible') {
        [left, right] = [Math.max(left, is.left), Math.min(right, is.right)];
      }
      if (y && overflowY !== 'visible') {
        [top, bottom] = [Math.max(top, is.top), Math.min(bottom, is.bottom)];
      }
      if (position === 'fixed') break;
    }
    return { left, top, right, bottom };
  };
  const out = (is, box) => [
    box.left - is.left, box.top - is.top, is.right - box.right, is.bottom - box.bottom,
  ].map((by) => Math.round(Math.max(0, by)));
  // Words cut at the edge of something, unless they can be scrolled to.
  for (const one of document.querySelectorAll('body *')) {
    if (one.closest('svg') || !shown(one)) continue;
    const texts = [...one.childNodes].filter((node) => node.nodeType === 3);
    const words = texts.filter((node) => node.textContent.trim());
    for (const node of words) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const is of range.getClientRects()) {
        if (is.width < 2) continue;
        const by = out(is, room(one, true));
        if (Math.max(by[0], by[2]) > 2 || Math.max(by[1], by[3]) > is.height / 3) {
          found.push(`words ${told(one)} by ${by}`);
          break;
        }
      }
    }
  }
  // What is to be pressed now has to lie there whole.
  const CONTROLS = '.moves .btn, .moves input, .strip .chip, header .btn';
  for (const one of document.querySelectorAll(CONTROLS)) {
    if (!shown(one) || one.closest('details:not([open]) > :not(summary)')) continue;
    const by = out(one.getBoundingClientRect(), room(one, false));
    if (Math.max(...by) > 1) found.push(`control ${told(one)} by ${by}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push('the page is too wide');
  return [...new Set(found)];
}"""


class Shift(NamedTuple):
    """How much of the screen has moved by itself, and what it was, the worst first."""

    total: float
    worst: list[str]


def watch_shifts(visitor: Visitor) -> None:
    """From the next page that is opened on."""
    visitor.context.add_init_script(COUNT_SHIFTS)


def shift(visitor: Visitor) -> Shift:
    """Since the page was opened, or since it was last asked."""
    found: list[Any] = visitor.page.evaluate("window.shifts.splice(0)")
    worst = sorted(found, key=lambda one: -one["value"])[:8]
    told = [f"{one['value']:.4f} {'; '.join(one['moved'])}" for one in worst]
    return Shift(sum(one["value"] for one in found), told)


def clipped(visitor: Visitor) -> list[str]:
    """What cannot be read or pressed as it stands."""
    found: list[str] = visitor.page.evaluate(CLIPPED)
    return found
