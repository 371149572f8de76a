"""How soon a slow phone shows something: measured and told, not judged."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from tests.browser.visitor import HAND, Visitor

pytestmark = pytest.mark.slow
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 200_000}  # bytes a second
PAINTED = """() => new Promise((done) => {
  new PerformanceObserver((list, self) => {
    const first = performance.getEntriesByName('first-contentful-paint')[0];
    self.disconnect();
    done([first.startTime, list.getEntries().at(-1).startTime]);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})"""


@pytest.mark.parametrize("path", ["/", "/new/estates"])
def test_first_paint_on_a_slow_phone_is_measured(
    visit: Callable[..., Visitor], path: str, capfd: pytest.CaptureFixture[str]
) -> None:
    anna = visit(viewport=HAND, has_touch=True, is_mobile=True, device_scale_factor=2)
    wire = anna.context.new_cdp_session(anna.page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", {**SLOW_4G, "uploadThroughput": 80_000})
    wire.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    anna.open(path)
    anna.page.wait_for_load_state("networkidle")
    first, largest = anna.page.evaluate(PAINTED)
    with capfd.disabled():
        told = f"{path}: first paint {first:.0f} ms, largest {largest:.0f} ms (4x CPU, slow 4G)"
        print(f"\n{told}", file=sys.stderr)
    assert 0 < first <= largest
