"""Pictures that others show of links to us, from the covers of the games:
``python -m tests.browser.cards`` draws them anew into the page's folder."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from polis.core.registry import games
from polis.core.texts import LANGUAGES
from tests.browser import house
from tests.browser.visitor import Visitor
from tools.shell import ROOT

FOLDER = ROOT / "web" / "public" / "cards"
SIZE = {"width": 1200, "height": 630}
QUALITIES = (82, 72, 62, 52)
LARGEST = 60_000  # bytes
HOME = "polis"

# A cover of the front page with a title beside it, in place of the whole page.
DRAW = """(art, [title, text]) => {
  const found = art.cloneNode(true);
  found.querySelector('svg').setAttribute('preserveAspectRatio', 'xMidYMid slice');
  const put = (element, style) => Object.assign(element.style, style) && element;
  const make = (tag, said, style) => {
    const made = put(document.createElement(tag), style);
    made.textContent = said;
    return made;
  };
  const paper = put(document.createElement('div'), {
    position: 'fixed', inset: '0', zIndex: '99', background: 'var(--paper)', color: 'var(--ink)',
    display: 'flex',
  });
  const frame = put(document.createElement('div'), {
    width: '750px', overflow: 'hidden', position: 'relative',
    background: 'linear-gradient(var(--sky-top), var(--sky-low))',
  });
  put(found, { position: 'absolute', inset: '0', width: '100%', height: '100%', margin: '0' });
  frame.append(found);
  const words = put(document.createElement('div'), {
    flex: '1', padding: '48px 40px', borderLeft: '6px solid var(--lamp)', display: 'flex',
    flexDirection: 'column', justifyContent: 'center', gap: '24px',
  });
  words.append(
    make('div', title, { font: '56px/1.2 var(--display)', color: 'var(--lamp)' }),
    make('div', text, { font: '500 29px/1.35 var(--text)' }),
  );
  paper.append(frame, words);
  document.body.append(paper);
}"""


def draw(browser: Browser, origin: str, language: str, name: str) -> bytes:
    visitor = Visitor(browser, origin, language, "estates" if name == HOME else name, viewport=SIZE)
    visitor.open("/")
    cover = visitor.page.locator("li.game", has_text=visitor.say("title")).locator(".cover")
    cover.locator("svg").wait_for(state="attached")
    home = ["Polis", visitor.say("home-headline")]
    cover.evaluate(DRAW, home if name == HOME else [visitor.say("title"), visitor.say("tagline")])
    shots = (visitor.page.screenshot(type="jpeg", quality=one) for one in QUALITIES)
    found = next(shot for shot in shots if len(shot) < LARGEST)
    visitor.context.close()
    return found


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        house.serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = house.browser(playwright)
        for name in [HOME, *games()]:
            for language in LANGUAGES:
                picture = draw(browser, f"http://{server.address}", language, name)
                (FOLDER / f"{name}-{language}.jpg").write_bytes(picture)
                print(f"{name}-{language}.jpg: {len(picture)} bytes")


if __name__ == "__main__":
    main()
