"""Who is asking: signed cookies, tokens against forged requests, and links to seats."""

from __future__ import annotations

import hashlib
import hmac

from itsdangerous import BadData, URLSafeSerializer

from polis.server.domain.links import SeatLink

COOKIE = "polis"
DEVICE = "polis-device"  # says by which login a browser got in before
CSRF_HEADER = "x-csrf-token"
YEAR = 365 * 24 * 3600
TOKEN = 400  # no signed text of ours is longer


class Keys:
    """Signs what the server gives out, and knows it again. Each purpose has a salt of its own, so
    that nothing signed for one can be used for another."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.cookies = URLSafeSerializer(key, salt="polis session")
        self.devices = URLSafeSerializer(key, salt="polis device")
        self.links = URLSafeSerializer(key, salt="polis seat")

    # Sessions

    def cookie(self, session: str) -> str:
        signed = self.cookies.dumps(session)
        return signed if isinstance(signed, str) else signed.decode()

    def session(self, cookie: str) -> str:
        """The session of a cookie, "" if it is not ours."""
        found = self.read(self.cookies, cookie)
        return found if isinstance(found, str) else ""

    def csrf(self, session: str) -> str:
        """What a page must send along with every request that changes something."""
        return hmac.digest(self.key, f"csrf {session}".encode(), hashlib.sha256).hex()[:40]

    def is_csrf(self, session: str, given: str) -> bool:
        return hmac.compare_digest(self.csrf(session).encode(), given.encode())

    # Devices

    def device_cookie(self, login: str, device: str) -> str:
        signed = self.devices.dumps([digest(login), device])
        return signed if isinstance(signed, str) else signed.decode()

    def device(self, cookie: str, login: str) -> str:
        """The name of a browser that got in by this login before, "" for any other."""
        match self.read(self.devices, cookie):
            case [str(known), str(device)] if known == digest(login):
                return device
        return ""

    # Seats

    def link_to(self, link: SeatLink) -> str:
        return self.links.dumps([*link])

    def link(self, text: str) -> SeatLink | None:
        match self.read(self.links, text):
            case [
                str(table),
                int(seat),
                str(holder),
            ]:  # as they were before they could be withdrawn
                return SeatLink(table, seat, holder, 0)
            case [str(table), int(seat), str(holder), int(turn)]:
                return SeatLink(table, seat, holder, turn)
        return None

    @staticmethod
    def read(serializer: URLSafeSerializer, text: str) -> object:
        if len(text) > TOKEN:
            return None
        try:
            return serializer.loads(text)
        except BadData:
            return None


def digest(login: str) -> str:
    """As short for a long login as for any other."""
    return hashlib.sha256(login.encode()).hexdigest()


def link_path(table: str, seat: int, token: str) -> str:
    """Where a link leads. What is behind ``#`` stays in the browser, so it is in no log."""
    return f"/tables/{table}#seat={seat}&invitation={token}"
