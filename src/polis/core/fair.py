# interpreted: hashing happens in C already
"""Chance the players can check: a promised secret of the server, and words the players committed to
before anybody told theirs. The model, and who can still bias what: docs/chance.md"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from polis.core.rng import Rng


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def secret_from(seed: str) -> bytes:
    """A repeatable secret for local games, tests and simulations."""
    return hashlib.sha256(f"polis seed {seed}".encode()).digest()


def promise(secret: bytes) -> str:
    """What is published before the first move, and binds the secret without telling it."""
    return hashlib.sha256(secret).hexdigest()


def commitment(nonce: str) -> str:
    """What a seat publishes before the seats are fixed, and binds its nonce without telling it."""
    return hashlib.sha256(nonce.encode()).hexdigest()


class FairRng(Rng):
    """Draw k is HMAC(secret, nonces, k): whoever knows the secret can redo every draw.

    One draw is one move of nature. Words within a draw are numbered too, since an even choice
    among n may need to throw a word away.
    """

    def __init__(self, secret: bytes, nonces: list[str]) -> None:
        super().__init__(0)
        self.secret = secret
        self.nonces = nonces
        self.draw = 0
        self.words = 0

    def begin(self, draw: int) -> None:
        self.draw = draw
        self.words = 0

    def word(self) -> int:
        text = "\n".join([*self.nonces, f"{self.draw}.{self.words}"])
        self.words += 1
        return int.from_bytes(hmac.digest(self.secret, text.encode(), "sha256")[:4], "big")
