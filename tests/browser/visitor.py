"""A person with a browser: opens pages, reads them, and plays by what they show."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect

from polis.core.registry import games
from tests.browser.words import Json, Sentences, amiss

PATIENCE = 60.0  # seconds
WIDE = {"width": 1280, "height": 720}
HAND = {"width": 390, "height": 844}
# What a browser itself writes when a server is out of reach.
CUT_OFF = re.compile(r"ERR_(CONNECTION|INTERNET|NETWORK|SOCKET|FAILED)|WebSocket connection to")
# Colours fade from one theme to the other; nobody is to look while they do.
FADED = """async () => {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  const ending = document.getAnimations().filter((one) => one.effect.getTiming().iterations < 99);
  ending.forEach((one) => one.finish());
  await new Promise(requestAnimationFrame);
}"""


# The players' part in the chance of a game, so that it is dealt alike.
SAME_CHANCE = "crypto.getRandomValues = (numbers) => numbers.fill(7);"
# A device that has shown the goal cards of all games. Pages without an address keep nothing.
HAS_MET = f"""if (location.protocol.startsWith('http')) {{
  localStorage.setItem('polis-goals', '{json.dumps(games())}');
}}"""


UNFOLD = "(one) => one.closest('details.rest:not([open])')?.querySelector('summary').click()"
# As the settings would keep it.
ASK_ALWAYS = """localStorage.setItem('polis', JSON.stringify({
  ...JSON.parse(localStorage.getItem('polis') ?? '{}'), confirm: 'all' }));"""


class Visitor:
    """One browser profile with one page. Everything wrong with the page is kept in ``troubles``."""

    def __init__(
        self,
        browser: Browser,
        origin: str,
        language: str = "en",
        game: str = "estates",
        newcomer: bool = False,
        asks: bool = False,  # before every move, not only before costly ones
        **wishes: Any,
    ) -> None:
        self.origin = origin
        self.language = language
        self.game = game
        self.sentences = Sentences(language, game)
        self.troubles: list[str] = []
        self.frame: Json = {}  # the newest, as the server sent it
        self.asks = asks
        self.sent = self.answered = 0  # moves sent to the server; those that were waited for
        self.sent_at = 0  # the act that the last of them followed
        self.met: set[str] = set()  # people keep their names in any language
        self.on_frame: Callable[[Json], None] = lambda frame: None
        given = {"viewport": WIDE, "reduced_motion": "reduce", **wishes}
        self.context = browser.new_context(
            locale="ru-RU" if language == "ru" else "en-GB", base_url=origin, **given
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        expect.set_options(timeout=PATIENCE * 1000)
        self.context.add_init_script(SAME_CHANCE)
        if not newcomer:
            self.context.add_init_script(HAS_MET)
        if asks:
            self.context.add_init_script(ASK_ALWAYS)
        self.touch = bool(given.get("has_touch"))
        self.page = self.watched(self.context.new_page())

    def watched(self, page: Page) -> Page:
        page.on("console", self.hear_console)
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        page.on("websocket", self.hear_socket)
        return page

    def hear_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    def hear_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.take_in(json.loads(text)))
        socket.on("framesent", lambda text: self.count(json.loads(text)))

    def count(self, message: Json) -> None:
        if message["type"] == "move":
            self.sent, self.sent_at = self.sent + 1, int(message["seq"])

    def take_in(self, message: Json) -> None:
        if message["type"] == "frame":
            self.frame = message
            self.met.update(self.names)
            self.on_frame(message)

    def forgive_lost_connection(self) -> None:
        """After a test has cut the connection on purpose."""
        self.troubles = [one for one in self.troubles if not CUT_OFF.search(one)]

    # Reading

    def say(self, key: str, **facts: object) -> str:
        return self.sentences(key, **facts)

    def open(self, path: str = "/") -> None:
        self.frame = {}
        self.page.goto(path)
        expect(self.page.locator("main")).not_to_be_empty()

    def button(self, key: str, **facts: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **facts), exact=True)

    def link(self, key: str, **facts: object) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **facts), exact=True)

    def heading(self, key: str, **facts: object) -> Locator:
        return self.page.get_by_role("heading", name=self.say(key, **facts), exact=True)

    def region(self, key: str, **facts: object) -> Locator:
        return self.page.get_by_role("region", name=self.say(key, **facts), exact=True)

    @property
    def offer(self) -> Locator:
        """The game this person came for, on the front page."""
        title = self.page.get_by_role("heading", name=self.say("title"), exact=True)
        return self.page.get_by_role("listitem").filter(has=title)

    def begin(self, key: str) -> None:
        """Press a button of the game on the front page: ``play-with-bots``, ``learn-game``."""
        self.open("/")
        self.offer.get_by_role("button", name=self.say(key), exact=True).click()

    def seat_kind(self, number: int, kind: str) -> None:
        """Choose who sits at a place of a table being laid."""
        seat = self.page.get_by_role("radiogroup", name=self.say("seat", number=number + 1))
        named = self.say(f"seat-kind-{kind}")
        if kind == "me":  # the first such seat is mine, at the others somebody sits with me
            named = f"^({named}|{self.say('seat-kind-here')})$"
        radio = seat.get_by_role("radio", name=re.compile(named))
        radio.evaluate("(one) => one.scrollIntoView({ block: 'center' })")  # not under the button
        radio.check(force=True)

    def await_keeper(self) -> None:
        """Wait for the worker that can open the page without a server."""
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    @property
    def names(self) -> list[str]:
        seats = self.frame["info"]["seats"] if self.frame else []
        return [seat["name"] for seat in seats if seat["name"]]

    def reads_well(self) -> None:
        """Nothing the page says, seen or heard, is a key, a placeholder or in another language.

        A page that is just being drawn gets a second to finish."""
        for _ in range(20):
            found = amiss(self.page, self.language, sorted(self.met))
            if not found:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(found)

    def fits(self) -> None:
        """Nothing sticks out of the screen to the side."""
        wide = "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        needed, there = self.page.evaluate(wide)
        assert needed <= there, f"{self.page.url} needs {needed} px, has {there}"

    def see(self, theme: Literal["light", "dark"]) -> None:
        self.page.emulate_media(color_scheme=theme)
        self.page.evaluate(FADED)

    def leave(self) -> None:
        self.context.close()
        assert not self.troubles, self.troubles

    # At a table

    def wait(self, until: Callable[[], bool], what: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < deadline, f"{what}; frame {self.frame.get('seq')}"
            self.page.wait_for_timeout(10)

    def await_frame(self, seq: int = 0) -> Json:
        """The first frame that shows this act."""
        self.wait(lambda: self.frame.get("seq", -1) >= seq, f"no frame {seq}")
        return self.frame

    def await_sight(self) -> None:
        """Until the page shows the newest frame: the wire is heard before anything is drawn."""
        self.wait(self.is_up_to_date, "the page does not show it")

    def is_up_to_date(self) -> bool:
        drawn = self.page.evaluate("document.querySelector('[data-seq]')?.dataset.seq ?? -1")
        return int(drawn) >= int(self.frame.get("seq", 0))

    def await_start(self) -> Json:
        self.wait(lambda: bool(self.frame and self.frame["view"]), "the game does not begin")
        return self.frame

    def await_turn(self) -> bool:
        """Whether there is a turn of mine before the game is over."""
        self.wait(lambda: self.acts or self.over, "my turn did not come")
        return not self.over

    @property
    def over(self) -> bool:
        return bool(self.frame.get("result"))

    @property
    def acts(self) -> bool:
        seat = self.frame.get("seat")
        return bool(self.frame.get("choices")) and bool(self.frame["info"]["seats"][seat]["acts"])

    @property
    def curtain(self) -> Locator:
        return self.button("curtain-lift")

    def tap(self, place: Locator) -> None:
        place.evaluate(UNFOLD)
        if self.touch:
            place.tap()
        else:
            place.click()

    def pick(self, move: str) -> None:
        """Choose a move on the board, or among the choices beside it."""
        kind, _, rest = move.partition(" ")
        self.await_sight()
        slider = self.region("my-move").get_by_role("slider")
        if kind == "bid" and slider.count():
            slider.fill(rest)
            self.tap(self.page.locator("[data-take]"))
        else:
            self.tap(self.page.locator(f'[data-move="{move}"]').first)

    def confirm(self) -> None:
        self.agree(lambda: self.tap(self.page.locator("button.confirm")))

    def agree(self, say_yes: Callable[[], None]) -> None:
        """What was picked is made at once, or asked about again."""
        asked = self.page.locator("button.confirm:enabled")
        self.wait(lambda: self.sent > self.answered or asked.count() > 0, "nothing was picked")
        if self.asks or self.sent == self.answered:
            say_yes()
            self.wait(lambda: self.sent > self.answered, "nothing was sent")
        self.answered = self.sent

    def play(self, move: str) -> None:
        """Make a move as a person would, and see that it was taken."""
        seq = self.frame["seq"]
        self.pick(move)
        self.confirm()
        self.await_frame(seq + 1)


def any_move(frame: Json, chance: random.Random) -> str:
    """A legal move; bids stay low, so that money lasts and every kind of piece gets sold."""
    box = chance.choice(frame["choices"])
    values = [arg["values"][:2] if box["move"] == "bid" else arg["values"] for arg in box["args"]]
    return " ".join([box["move"], *(chance.choice(some) for some in values)])
