"""The record of a game: saved game, test fixture, bug report and export in one plain text.

    polis 1
    game estates
    seats 2
    option money hidden
    name 1 Anna
    promise 5f3c…
    commit 2 0b9e…
    nonce 2 k7Qd…

    *: deal blue3
    1: offer left1
    2: bid 3
    undo 1
    2: pass
    result 4 -2
    secret 91ab…
    seal 214 9f02…

Lines after the blank one are numbered from 1. ``undo n`` takes back the last n decisions with what
chance did after them, ``redo n`` brings them back, ``correct k 2: bid 4`` puts another move in the
place of line k. Who committed to a nonce and did not tell it has a ``commit`` and no ``nonce``. The
seal has two digits per line, each hashing all lines so far, so that a changed line can be
named.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from polis.core import notation
from polis.core.digits import is_number, number, signed
from polis.core.errors import NotationError, RecordError

VERSION = "1"
MOVE, UNDO, REDO, CORRECT = "move", "undo", "redo", "correct"
MOST = 10**9 - 1  # lines, and decisions to take back


class Entry(NamedTuple):
    """One line of play. ``number``: how many decisions to undo or redo, or the line to correct."""

    act: str
    seat: int = 0
    text: str = ""
    number: int = 0

    def write(self) -> str:
        if self.act in (UNDO, REDO):
            return f"{self.act} {self.number}"
        signed = f"{notation.write_seat(self.seat)}: {self.text}"
        return signed if self.act == MOVE else f"{CORRECT} {self.number} {signed}"


class Record(NamedTuple):
    """Everything needed to play a game again, exactly."""

    game: str
    seats: int
    options: dict[str, str]
    names: list[str]
    promise: str
    nonces: list[str]
    start: str  # JSON of the position it began from, if not an ordinary start
    entries: list[Entry]
    result: list[int]  # empty while the game runs
    secret: str  # hex; empty until it may be told
    first_line: int = 1  # where the entries begin in the text, to name lines in errors
    commitments: tuple[str, ...] = ()  # by seat: the hash of each nonce, published before any

    def write(self) -> str:
        lines = [f"polis {VERSION}", f"game {self.game}", f"seats {self.seats}"]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        lines += [f"name {i + 1} {name}" for i, name in enumerate(self.names) if name]
        lines += [f"promise {self.promise}"] if self.promise else []
        lines += [f"commit {i + 1} {bound}" for i, bound in enumerate(self.commitments) if bound]
        lines += [f"nonce {i + 1} {nonce}" for i, nonce in enumerate(self.nonces) if nonce]
        lines += [f"start {self.start}"] if self.start else []
        lines += ["", *[entry.write() for entry in self.entries]]
        lines += [" ".join(["result", *map(str, self.result)])] if self.result else []
        lines += [f"secret {self.secret}"] if self.secret else []
        return "\n".join([*lines, f"seal {len(lines)} {seal(lines)}", ""])


def seal(lines: list[str]) -> str:
    """Two hex digits per line; each depends on that line and all before it."""
    running, marks = hashlib.sha256(), []
    for line in lines:
        running.update(line.encode() + b"\n")
        marks.append(running.hexdigest()[:2])
    return "".join(marks)


def read(text: str, sealed: bool = True) -> Record:
    """Read a record. Hand-written ones have no seal: say ``sealed=False``."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if not lines or lines[0].split()[:1] != ["polis"]:
        raise RecordError("not_a_record", 1)
    if lines[0] != f"polis {VERSION}":
        raise RecordError("record_version", 1, found=lines[0].removeprefix("polis").strip())
    if sealed:
        lines = unseal(lines)
    blank = lines.index("") if "" in lines else len(lines)
    head = read_head(lines[:blank])
    return read_body(head, lines[blank + 1 :], blank + 2)


def unseal(lines: list[str]) -> list[str]:
    """Check the last line against all others, and take it off."""
    word, *rest = lines[-1].split() or [""]
    if word != "seal" or len(rest) != 2 or rest[0] != str(len(lines) - 1):
        raise RecordError("cut_off", len(lines))
    found, stated = seal(lines[:-1]), rest[1]
    if found != stated:
        pairs = range(0, len(found), 2)
        wrong = next((i for i in pairs if found[i : i + 2] != stated[i : i + 2]), len(found))
        raise RecordError("altered", wrong // 2 + 1)
    return lines[:-1]


def read_head(lines: list[str]) -> Record:
    values: dict[str, str] = {}
    options: dict[str, str] = {}
    by_seat: dict[str, dict[int, str]] = {"name": {}, "commit": {}, "nonce": {}}
    for i, line in enumerate(lines[1:], start=2):
        word, _, value = line.partition(" ")
        key, _, rest = value.partition(" ")
        if word in by_seat and is_number(key) and rest:
            by_seat[word][int(key) - 1] = rest
        elif word == "option" and rest:
            options[key] = rest
        elif word in ("game", "seats", "promise", "start") and value:
            values[word] = value
        else:
            raise RecordError("bad_line", i, text=line[:60])
    for needed in ("game", "seats"):
        if needed not in values:
            raise RecordError("missing_header", 1, header=needed)
    if not is_number(values["seats"]) or len(values["seats"]) > 2:
        raise RecordError("bad_line", 1, text=f"seats {values['seats'][:20]}")
    seats = int(values["seats"])
    listed = {word: [found.get(i, "") for i in range(seats)] for word, found in by_seat.items()}
    promise, start = values.get("promise", ""), values.get("start", "")
    names, nonces, commitments = listed["name"], listed["nonce"], tuple(listed["commit"])
    head = Record(values["game"], seats, options, names, promise, nonces, start, [], [], "")
    return head._replace(commitments=commitments if any(commitments) else ())


def read_body(head: Record, lines: list[str], first_line: int) -> Record:
    entries: list[Entry] = []
    result: list[int] = []
    secret = ""
    for i, line in enumerate(lines):
        word, _, rest = line.partition(" ")
        try:
            if word == "result":
                result = [signed(points) for points in rest.split()]
            elif word == "secret":
                secret = bytes.fromhex(rest).hex()
            else:
                entries.append(read_entry(line))
        except (NotationError, ValueError) as error:
            raise RecordError("bad_line", first_line + i, text=line[:60]) from error
    return head._replace(entries=entries, result=result, secret=secret, first_line=first_line)


def read_entry(line: str) -> Entry:
    word, _, rest = line.partition(" ")
    if word in (UNDO, REDO):
        return Entry(word, number=number(rest, 1, MOST))
    place = 0
    if word == CORRECT:
        first, _, line = rest.partition(" ")
        place = number(first, 1, MOST)
    seat, colon, text = line.partition(": ")
    if not colon or not text.strip():
        raise NotationError("empty_move")
    return Entry(CORRECT if place else MOVE, notation.read_seat(seat), text.strip(), place)
