"""The verifier in JavaScript agrees with ours about recorded games, and catches every tampering."""

from __future__ import annotations

import copy
import json
import os
import subprocess
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

import pytest

from polis.core.fair import commitment
from polis.core.proof import proof
from polis.core.record import Record, read, seal
from polis.core.verify import limits
from tests.test_recorded_games import RECORDS
from tests.test_verify import NONCES, bound, played
from tools import web
from tools.shell import ROOT

Json = dict[str, Any]
FILE = ROOT / "web" / "public" / "verify" / "verify.mjs"
ASK = f"""
import {{ verify, sentences }} from {json.dumps(FILE.as_uri())};
import {{ readFileSync }} from 'node:fs';
const found = [];
for (const [text, kept] of JSON.parse(readFileSync(0, 'utf8'))) {{
  const one = await verify(text, kept);
  found.push({{ ...one, said: {{ en: sentences(one, 'en'), ru: sentences(one, 'ru') }} }});
}}
console.log(JSON.stringify(found));
"""


def node() -> str:
    return "node" if web.system_node() else str(web.wheel_node() / "bin" / "node")


def ask(files: list[tuple[str, str]]) -> list[Json]:
    """What it says of many files, each with the promise that was kept."""
    done = subprocess.run(
        [node(), "--input-type=module", "-e", ASK],
        input=json.dumps(files),
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "LANG": "C"},
    )
    found: list[Json] = json.loads(done.stdout)
    return found


@cache
def proofs() -> dict[str, Json]:
    """Of every finished recorded game, of one whose words were bound, of one word withheld."""
    records = {name: read(text) for name, text in RECORDS.items()}
    found = {name: record for name, record in records.items() if record.result}
    found["bound"] = bound(played(), 0, 1)
    found["withheld"] = bound(played([NONCES[0], ""]), 0, 1)
    return {name: dict(proof(record)) for name, record in found.items()}


def checked(found: list[Json]) -> None:
    for one in found:
        for said in one["said"].values():
            assert said and all("{" not in line and "undefined" not in line for line in said)


def test_it_agrees_about_every_recorded_game() -> None:
    texts = [json.dumps(one) for one in proofs().values()]
    found = ask([(text, json.loads(text)["promise"]) for text in texts])
    checked(found)
    for one, known in zip(found, proofs().values(), strict=True):
        assert one["ok"], one
        assert one["draws"] == len(known["draws"])
        assert one["limits"] == known["limits"]
    assert found[-2]["limits"] == []
    assert found[-1]["limits"] == [{"code": "withheld", "places": [2]}]


def test_a_record_alone_proves_no_draw_and_it_says_so() -> None:
    texts = [one["record"] for one in proofs().values()]
    for one, text in zip(ask([(text, "") for text in texts]), texts, strict=True):
        named = [limit["code"] for limit in one["limits"]]
        assert one["ok"] and named[-2:] == ["promise", "odds"]
        record = read(text)._replace(first_line=1)
        ours = [{"code": code, "places": [*places]} for code, places in limits(record)]
        assert one["limits"][:-2] == ours


def test_the_promise_a_player_kept_is_compared() -> None:
    text = json.dumps(proofs()["bound"])
    assert [one["code"] for one in ask([(text, "0" * 64)])] == ["other_promise"]


# Tampering: every one of them with a new seal, as a forger would


def sealed(lines: list[str]) -> str:
    return "\n".join([*lines, f"seal {len(lines)} {seal(lines)}", ""])


def with_lines(known: Json, change: Mapping[int, str | None]) -> Json:
    """The proof with lines of its record changed (from 1) or left out."""
    lines = known["record"].strip().splitlines()[:-1]
    kept = [change.get(i, line) for i, line in enumerate(lines, 1)]
    return {**known, "record": sealed([line for line in kept if line is not None])}


def line_of(known: Json, start: str) -> int:
    lines = known["record"].splitlines()
    return next((i for i, line in enumerate(lines, 1) if line.startswith(start)), 0)


def line_in_text(known: Json, draw: int) -> int:
    """Lines of play are counted after the blank one."""
    blank: int = known["record"].splitlines().index("")
    return int(known["draws"][draw]["line"]) + blank + 1


def flipped(hash: str) -> str:
    return ("0" if hash[0] != "0" else "1") + hash[1:]


def forged_draws(known: Json, chance: Random) -> Iterator[Json]:
    """Another outcome, another order, one left out, one too many."""
    draws = known["draws"]
    for k in chance.sample(range(len(draws)), min(12, len(draws))):
        others = [text for text in draws[k]["outcomes"] if text != draws[k]["text"]]
        if others:
            forged = copy.deepcopy(known)
            text = chance.choice(others)
            forged["draws"][k]["text"] = text
            yield with_lines(forged, {line_in_text(known, k): f"*: {text}"})
    yield {**known, "draws": draws[:-1]}
    yield {**known, "draws": [*draws, draws[-1]]}
    yield with_lines(known, {line_in_text(known, 0): None})


def forged_odds(known: Json, chance: Random) -> Iterator[Json]:
    """Lists of outcomes that lead the same ticket elsewhere, or that are none."""
    draws = known["draws"]
    for k in [i for i, draw in enumerate(draws) if len(draw["outcomes"]) > 1][:3]:
        for change in (reordered, doubled, weightless):
            forged = copy.deepcopy(known)
            change(forged["draws"][k])
            yield forged


def reordered(draw: Json) -> None:
    """What was drawn changes places with another."""
    at = draw["outcomes"].index(draw["text"])
    other = (at + 1) % len(draw["outcomes"])
    draw["outcomes"][at], draw["outcomes"][other] = draw["outcomes"][other], draw["text"]


def doubled(draw: Json) -> None:
    draw["outcomes"] = [draw["text"]] * len(draw["outcomes"])


def weightless(draw: Json) -> None:
    draw["weights"] = [0] * len(draw["weights"])


def forged_heads(known: Json, chance: Random) -> Iterator[Json]:
    """Secret, promise, words and commitments."""
    secret, promise = known["secret"], known["promise"]
    yield with_lines(known, {line_of(known, "secret"): f"secret {flipped(secret)}"})
    yield with_lines(known, {line_of(known, "secret"): None})
    yield with_lines(known, {line_of(known, "promise"): f"promise {flipped(promise)}"})
    yield with_lines(known, {line_of(known, "promise"): None})
    seats = line_of(known, "seats")
    word = f"{known['record'].splitlines()[seats - 1]}\nnonce 1 a-word-picked-to-suit"
    if not line_of(known, "nonce 1"):
        yield with_lines(known, {seats: word})
    for i, hash in enumerate(known["commitments"], 1):
        bound_at, told_at = line_of(known, f"commit {i}"), line_of(known, f"nonce {i}")
        if told_at:
            yield with_lines(known, {bound_at: f"commit {i} {flipped(hash)}"})
            yield with_lines(known, {told_at: f"nonce {i} another-word-that-suits"})
            both = {bound_at: f"commit {i} {commitment('suits')}", told_at: f"nonce {i} suits"}
            yield with_lines(known, both)


def unsealed(known: Json) -> Iterator[Json]:
    """Changed or cut off without a new seal."""
    text = known["record"]
    yield {**known, "record": text.replace("\n1: ", "\n2: ", 1)}
    yield {**known, "record": "\n".join(text.splitlines()[:-3])}


def tampered() -> list[tuple[str, Json]]:
    found: list[tuple[str, Json]] = []
    for name, known in proofs().items():
        chance = Random(name)
        for forge in (forged_draws, forged_odds, forged_heads):
            found += [(f"{name} {forge.__name__}", each) for each in forge(known, chance)]
        found += [(f"{name} unsealed", each) for each in unsealed(known)]
    return found


def test_it_catches_every_tampering() -> None:
    files = tampered()
    assert len(files) > 494
    found = ask([(json.dumps(forged), "") for _, forged in files])
    checked(found)
    missed = [name for (name, _), one in zip(files, found, strict=True) if one["ok"]]
    assert not missed


@pytest.mark.parametrize("text", ["", "{", "{}", "[]", "polis 1", '{"record": 7}', "seal 0 "])
def test_what_is_no_record_is_refused(text: str) -> None:
    (found,) = ask([(text, "")])
    assert not found["ok"] and found["code"] in ("not_a_record", "cut_off")


def test_it_is_one_file_without_dependencies() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 250
    assert [line for line in text.splitlines() if line.startswith("import ")] == []


def test_it_is_a_command(tmp_path: Any) -> None:
    file = tmp_path / "proof.json"
    file.write_text(json.dumps(proofs()["bound"]), encoding="utf-8")
    words = [node(), str(FILE), str(file), "--promise", proofs()["bound"]["promise"]]
    for language, said in (("en", "All draws are right: "), ("ru", "Все жребии верны: ")):
        done = subprocess.run([*words, "--lang", language], capture_output=True, text=True)
        assert done.returncode == 0 and done.stdout.startswith(said)
        assert len(done.stdout.splitlines()) == 1
    wrong = [*words[:4], "0" * 64]
    assert subprocess.run(wrong, capture_output=True, check=False).returncode == 1


def test_the_odds_come_from_the_rules() -> None:
    record: Record = bound(played(), 0, 1)
    first = proof(record)["draws"]
    assert isinstance(first, list) and isinstance(first[0], dict)
    assert first[0]["ways"] == sum(first[0]["weights"])  # type: ignore[arg-type]
