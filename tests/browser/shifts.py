"""How far the page jumps: every layout shift the browser sees in a game, and what has moved.

Shifts within half a second of a click count as well, though browsers forgive them: our visitor acts
by clicks only, and bots answer at once. Three things do not count: what moves while the page is
first laid out (``forget``); what gives way to that which the player has just turned to or unfolded,
by a tab or a button that makes no move; and what comes after the last move, when the result takes
the board's place.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any, NamedTuple

from tests.browser.visitor import Visitor

MOST = 0.05  # of a whole game
COUNT = """
  window.shifts = [];
  const called = (one) => {
    const classes = [...one.classList].filter((name) => !/^s[a-z0-9]{5}$/.test(name)); // Svelte's
    const spot = one.dataset?.spot ? `[${one.dataset.spot}]` : '';
    return [one.tagName.toLowerCase(), ...classes].join('.') + spot;
  };
  const path = (node) => {
    if (!node) return '(gone)';
    let one = node.nodeType === 1 ? node : node.parentElement;
    const found = one === node ? [] : [`"${node.textContent.trim().slice(0, 30)}"`];
    for (; one && found.length < 4; one = one.parentElement) found.unshift(called(one));
    return found.join(' > ');
  };
  const looks = '[role="tab"], [aria-expanded], [aria-pressed], [aria-checked], [data-opens]';
  const moves = '[data-move], [data-take], [data-bid], .confirm';
  let looking = false;
  addEventListener('pointerdown', ({ target }) => {
    looking = Boolean(target.closest(looks) && !target.closest(moves));
  }, true);
  const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    if (document.querySelector('.play.over')) return;
    for (const { value, sources, hadRecentInput } of list.getEntries()) {
      if (hadRecentInput && looking) continue;
      const moved = sources.map(({ node, previousRect: a, currentRect: b }) =>
        [path(node), `${at(a)} -> ${at(b)}`]);
      window.shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
"""
# Motion is shown, but soon over: what waits for it waits a sixth of the time. Longer waits are for
# what does not come at all.
PACE = 6
HASTEN = f"""
  const later = window.setTimeout;
  window.setTimeout = (what, wait = 0, ...rest) =>
    later(what, wait < 5000 ? wait / {PACE} : wait, ...rest);
"""


class Shifts(NamedTuple):
    """How much of the screen has moved by itself, and what it was, the worst first."""

    total: float
    culprits: list[str]


def watch(visitor: Visitor) -> None:
    """From the next page that is opened on."""
    visitor.context.add_init_script(COUNT)
    visitor.context.add_init_script(HASTEN)
    motion = visitor.context.new_cdp_session(visitor.page)
    motion.send("Animation.enable")
    motion.send("Animation.setPlaybackRate", {"playbackRate": PACE})


def forget(visitor: Visitor) -> None:
    visitor.page.evaluate("window.shifts.length = 0")


def counted(visitor: Visitor) -> Shifts:
    found: list[Any] = visitor.page.evaluate("window.shifts")
    sums: dict[str, list[float]] = defaultdict(list)
    where: dict[str, str] = {}
    for one in found:
        names = "; ".join(sorted({name for name, _ in one["moved"]}))
        sums[names].append(one["value"])
        where.setdefault(names, "; ".join(way for _, way in one["moved"]))
    worst = sorted(sums, key=lambda names: -sum(sums[names]))[:12]
    told = [f"{sum(sums[n]):.4f} in {len(sums[n])}: {n} ({where[n]})" for n in worst]
    return Shifts(sum(map(sum, sums.values())), told)
