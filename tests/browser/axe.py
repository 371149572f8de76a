"""What axe, the usual judge of accessibility, finds wrong with a page."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe

from tests.browser.visitor import Visitor
from tests.browser.words import Json


def violations(visitor: Visitor) -> list[str]:
    """What axe finds in light and in dark."""
    found = []
    for theme in ("light", "dark"):
        visitor.see(theme)
        for one in Axe().run(visitor.page).response["violations"]:
            found += [f"{theme} {one['id']}: {told(node)}" for node in one["nodes"][:3]]
    return found


def told(node: Json) -> str:
    why = [reason["message"] for reason in node["any"] + node["all"] + node["none"]]
    return f"{node['html'][:120]} {why}"
