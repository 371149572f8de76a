"""Who may try a password, and when.

The scheme is the one OWASP describes as device cookies. A browser that got in once carries a signed
cookie that says so, and has tries of its own: strangers cannot use them up. All other browsers are
counted by login and network together, and by login alone. One network gets its tries back so slowly
that it never takes all of those: it locks nobody out.
"""

from __future__ import annotations

import time

from polis.server.runtime.quotas import too_much
from polis.server.runtime.rate_limits import Bucket, Buckets, Clock, take
from polis.server.settings import Settings
from polis.server.store.people import folded

CODE = "too_many_tries"


class Logins:
    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        rate, burst, share = settings.login_rate, settings.login_burst, settings.share
        self.on = settings.limits
        self.burst = burst
        self.own = Buckets(rate, burst, clock)  # of a known device, or a login and a network
        self.networks = Buckets(share * rate, share * burst, clock)
        self.all = Buckets(settings.login_all_rate, settings.login_all_burst, clock)

    def attempt(self, login: str, network: str, device: str = "") -> None:
        """Before a password is looked at. ``device`` is the name of a browser that got in by this
        login before."""
        name = folded(login)
        if device:
            self.take(self.own.of(f"{device} {name}"))
        else:
            own = self.own.of(f"{network} {name}")
            self.take(own, self.networks.of(network), self.all.of(name))

    def confirm(self, user: str) -> None:
        """Before the password of somebody who is in is looked at once more."""
        self.take(self.own.of(f"confirms {user}"))

    def take(self, *buckets: Bucket) -> None:
        if self.on and (wait := take(*buckets)):
            raise too_much(CODE, self.burst, wait)
