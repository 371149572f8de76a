"""What is cut off on a screen of this size or that."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize

from tests.browser.visitor import Visitor

SIZES: dict[str, ViewportSize] = {
    "small": {"width": 360, "height": 640},
    "phone": {"width": 390, "height": 844},
    "low": {"width": 1280, "height": 720},
    "desk": {"width": 1440, "height": 900},
    "large": {"width": 2560, "height": 1440},
}
# Words that end in an ellipsis are people's names; a reader of screens hears what is hidden so.
CLIPPED = """async () => {
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  const found = [];
  const unseen = '.hidden-text, .small-hears, .skip, [inert], dialog:not([open]), .name, .who';
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !one.closest(unseen);
  const told = (one) =>
    `${one.tagName}.${one.getAttribute('class') ?? ''} "${one.textContent.trim().slice(0, 40)}"`;
  const room = (one, scrolls) => {
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    let [x, y] = [true, true]; // whether it can still be cut this way: what scrolls can be reached
    const moves = (how) => scrolls && /auto|scroll/.test(how);
    for (let at = scrolls ? one : one.parentElement; at; at = at.parentElement) {
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
  // Words cut at the edge of something, unless they can be scrolled to, or wider than their button.
  for (const one of document.querySelectorAll('body *')) {
    if (one.closest('svg') || !shown(one)) continue;
    const texts = [...one.childNodes].filter((node) => node.nodeType === 3);
    const words = texts.filter((node) => node.textContent.trim());
    const button = one.closest('button, summary')?.getBoundingClientRect();
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
        if (button && (is.left < button.left - 2 || is.right > button.right + 2)) {
          found.push(`button ${told(one)}`);
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
  for (const one of document.querySelectorAll('input:not([type="range"])')) {
    if (shown(one) && one.scrollWidth > one.clientWidth + 1) found.push(`field ${one.value}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push('the page is too wide');
  return [...new Set(found)];
}"""


def clipped(page: Page) -> list[str]:
    """What cannot be read or pressed as it stands."""
    found: list[str] = page.evaluate(CLIPPED)
    return found


def clipped_at(visitor: Visitor, *sizes: str) -> list[str]:
    """The same of the table the visitor sits at, on screens of other sizes: the visitor's own page
    stays as it is."""
    page = visitor.context.new_page()
    page.goto(visitor.page.url)
    page.locator(f'[data-seq="{visitor.frame["seq"]}"]').wait_for()
    page.wait_for_load_state("networkidle")
    found = []
    for size in sizes:
        page.set_viewport_size(SIZES[size])
        found += [f"{size}: {one}" for one in clipped(page)]
    page.close()
    return found
