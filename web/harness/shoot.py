"""Screenshots of the harness page, to be looked at: ``python web/harness/shoot.py moment…``.

Needs ``views.json`` (see ``views.py``) and the page served by ``npx vite --port 5199``.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

SIZES = {
    "s": (360, 640),
    "m": (390, 844),
    "t": (820, 1100),
    "l": (1280, 500),
    "v": (1280, 640),
    "w": (1280, 720),
    "x": (2560, 1440),
}
PAGE = "http://127.0.0.1:5199/harness/board.html"


def main(wishes: list[str]) -> None:
    """A wish is ``moment:size:theme:language:more=query``; what is left out is the plain one."""
    folder = Path(__file__).with_name("shots")
    folder.mkdir(exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for wish in wishes:
            moment, size, theme, language, more = [*wish.split(":"), *[""] * 5][:5]
            width, height = SIZES[size or "w"]
            scale = 2 if width < 500 else 1
            page = browser.new_page(
                viewport={"width": width, "height": height}, device_scale_factor=scale
            )
            page.on("console", lambda m: print(m.type, m.text) if m.type == "error" else None)
            page.on("pageerror", lambda error: print("ERROR", error))
            page.goto(
                f"{PAGE}?moment={moment}&theme={theme or 'light'}"
                f"&language={language or 'ru'}&calm=1&{more}"
            )
            page.wait_for_selector(".plan")
            page.wait_for_timeout(250)
            name = "-".join(filter(None, [moment, size, theme, language, more.replace("=", "")]))
            page.screenshot(path=str(folder / f"{name}.png"), full_page=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
