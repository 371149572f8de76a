"""What axe, the usual judge of accessibility, finds wrong with a page."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe

from tests.browser.visitor import Visitor
from tests.browser.words import Json

# Colours fade from one theme to the other; axe must not look while they do.
FADED = """async () => {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  const ending = document.getAnimations().filter((one) => one.effect.getTiming().iterations < 99);
  ending.forEach((one) => one.finish());
  await new Promise(requestAnimationFrame);
}"""


def violations(visitor: Visitor) -> list[str]:
    """What axe finds in light and in dark."""
    found = []
    for theme in ("light", "dark"):
        visitor.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        visitor.page.evaluate(FADED)
        for one in Axe().run(visitor.page).response["violations"]:
            found += [f"{theme} {one['id']}: {told(node)}" for node in one["nodes"][:3]]
    return found


def told(node: Json) -> str:
    why = [reason["message"] for reason in node["any"] + node["all"] + node["none"]]
    return f"{node['html'][:120]} {why}"
