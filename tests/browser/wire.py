"""What a page costs on the wire: how many requests, how many bytes."""

from __future__ import annotations

from tests.browser.visitor import Visitor
from tests.browser.words import Json

# A worker would hide from us what it fetches for the page.
NO_WORKER = "delete Navigator.prototype.serviceWorker;"


class Wire:
    """Listens to a page from before it is opened."""

    def __init__(self, visitor: Visitor) -> None:
        self.asked: dict[str, str] = {}  # address of each request
        self.weight: dict[str, int] = {}  # bytes that came, with their headers
        visitor.context.add_init_script(NO_WORKER)
        self.session = visitor.context.new_cdp_session(visitor.page)
        self.session.on("Network.requestWillBeSent", self.ask)
        self.session.on("Network.loadingFinished", self.come)
        self.session.send("Network.enable")

    def ask(self, event: Json) -> None:
        self.asked[event["requestId"]] = event["request"]["url"]

    def come(self, event: Json) -> None:
        self.weight[event["requestId"]] = event["encodedDataLength"]

    @property
    def bytes(self) -> int:
        return sum(self.weight.values())

    def told(self) -> str:
        return "\n".join(f"{self.weight.get(id, 0):8} {url}" for id, url in self.asked.items())
