"""One game as the engine tells it, for the tests of the page (``python -m tools.sentences``).

The page reads the same texts and redoes the same chance with code of its own; both must agree.
"""

from __future__ import annotations

import json
from random import Random

import msgspec

from polis import Match
from polis.core import notation
from polis.core.fair import commitment
from polis.core.proof import proof
from polis.core.record import Record, read
from polis.core.texts import LANGUAGES, texts
from polis.server.domain.catalogue import game
from polis.server.domain.frames import told
from tools.shell import ROOT

FILE = ROOT / "web" / "tests" / "sentences.json"
GAME = "estates"
NAMES = ["Анна", "", "Boris"]  # one seat without a name is called by its number


def played() -> tuple[Match, list[str]]:
    """A game of random moves, and every move that could have been made."""
    match = Match.new(GAME, seats=3, seed="page", names=NAMES, nonces=["anna", "", "b-0_r"])
    chance, possible = Random(7), dict[str, None]()
    while not match.over:
        moves = match.moves(match.actors[0])
        possible.update(dict.fromkeys(moves))
        match.play(match.actors[0], chance.choice(moves))
    return match, list(possible)


def sentence(match: Match, text: str, language: str) -> str:
    schema, book = match.game.schema(), texts(language, GAME)
    kind, numbers = notation.args_of(schema, notation.read(schema, text))
    return book.say(f"move-{kind.name}", book.facts(kind.args, numbers, NAMES))


def bound(record: Record) -> Record:
    """As if the first seat had committed to its nonce, the last not."""
    return record._replace(commitments=(commitment(record.nonces[0]), "", ""))


def fixture() -> dict[str, object]:
    match, moves = played()
    events = msgspec.to_builtins(told(match, 0, 0))
    sentences = {language: match.tell(language, 0) for language in LANGUAGES}
    info = msgspec.to_builtins(game(GAME))
    record = read(match.record())
    return {
        "names": NAMES,
        "words": {name: info[name] for name in ("moves", "events", "refusals")},
        "events": [
            {"told": event, **{language: sentences[language][i] for language in LANGUAGES}}
            for i, event in enumerate(events)
        ],
        "moves": [
            {"text": text, **{language: sentence(match, text, language) for language in LANGUAGES}}
            for text in moves
        ],
        "proof": proof(bound(record)),
    }


def written() -> str:
    return json.dumps(fixture(), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
