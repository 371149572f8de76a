"""Records on the command line: reviewed, replayed and verified."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from polis import Match
from polis.core.fair import commitment
from polis.core.record import read
from polis.core.seats import SPECTATOR
from tests.cli.command import Run

# Review


def test_review_tells_of_chances_luck_and_turning_points(run: Run, thrown: Path) -> None:
    said = run(f"review {thrown} --games 30 --lang ru").out
    assert "Где партия переломилась:" in said
    assert "Лучше было «" in said


def test_review_as_json_adds_up(run: Run, thrown: Path) -> None:
    data = json.loads(run(f"review {thrown} --games 30 --json").out)
    for row in data["accounts"]:
        parts = [row[part] for part in ("start", "luck", "own", "others", "unseen")]
        assert sum(parts) == row["result"]


def test_a_game_that_goes_on_has_no_review(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.polis"
    file.write_text(Match.new("estates", seats=2).record(), encoding="utf-8")
    said = run(f"review {file}")
    assert (said.status, "not over" in said.err) == (2, True)


# Replay


def test_replay_tells_every_line_with_its_clause(run: Run, finished: Path) -> None:
    said = run(f"replay {finished} --lang ru")
    match = Match.load(finished.read_text(encoding="utf-8"))
    assert said.status == 0
    assert f"{len(match.entries):>4}  " in said.out
    assert "Раунд 1: начинает " in said.out
    assert said.out.count("E3.1") == [e.clause for e in match.events(SPECTATOR)].count("E3.1")


def test_replay_of_a_part_begins_and_ends_there(run: Run, finished: Path) -> None:
    data = json.loads(run(f"replay {finished} --from 26 --to 28 --json").out)
    assert [line["line"] for line in data["lines"]] == [26, 27, 28]
    assert data["lines"][0]["events"][0]["clause"]


def test_replay_draws_the_board_when_asked(run: Run, finished: Path) -> None:
    assert run(f"replay {finished} --from 26 --to 28 --board").out.count("Floors for sale") == 3


def test_replay_hides_the_secret_moves_of_others(run: Run, tmp_path: Path) -> None:
    match = Match.new("estates", seats=2, seed="s", options={"money": "secret"})
    seat = match.actors[0]
    match.play(seat, "stash")
    file = tmp_path / "secret.polis"
    file.write_text(match.record(), encoding="utf-8")
    own, other = (run(f"replay {file} --seat {who}").out for who in (seat + 1, 2 - seat))
    assert f"{seat + 1}: stash" in own
    assert f"{seat + 1}: …" in other and "stash" not in other


def test_replay_tells_what_was_taken_back(run: Run, tmp_path: Path) -> None:
    match = Match.new("estates", seats=2, seed="s")
    match.play(match.actors[0], "offer left1")
    match.undo()
    match.redo()
    file = tmp_path / "undone.polis"
    file.write_text(match.record(), encoding="utf-8")
    out = run(f"replay {file}").out
    assert "1 decision is taken back." in out
    assert "1 decision is brought back." in out
    assert "The game is not finished; 28 lines so far." in out


# Verify


def test_verify_tells_the_promise_and_that_it_was_kept(run: Run, finished: Path) -> None:
    record = read(finished.read_text(encoding="utf-8"))
    said = run(f"verify {finished}")
    assert said.status == 0
    assert record.promise in said.out
    assert "no player added a word" in said.out
    assert json.loads(run(f"verify {finished} --json").out)["ok"] is True


def test_verify_is_content_only_with_bound_words_and_a_promise_that_was_kept(
    run: Run, finished: Path, tmp_path: Path
) -> None:
    bound = told(tmp_path / "told.polis")
    for file, left in ((finished, ["alone", "promise"]), (bound, ["promise"])):
        data = json.loads(run(f"verify {file} --json").out)
        assert [limit["code"] for limit in data["limits"]] == left
        assert run(f"verify {file}").out.endswith("what is named above is not proven.\n")
    said = run(f"verify {bound} --promise {data['promise']}")
    assert said.out.endswith("All as promised.\n")
    refused = run(f"verify {bound} --promise {'0' * 64} --lang ru")
    assert refused.status == 1 and "У вас сохранено обещание" in refused.err


def told(file: Path) -> Path:
    """A game with a word in its chance that its seat was bound to."""
    nonce = "anna-says-twenty-bits"
    match, chance = Match.new("estates", 2, seed="told", nonces=[nonce]), Random(1)
    while not match.over:
        match.play(match.actors[0], chance.choice(match.moves(match.actors[0])))
    bound = match.as_record()._replace(commitments=(commitment(nonce), ""))
    file.write_text(bound.write(), encoding="utf-8")
    return file


def test_verify_names_what_a_half_game_leaves_open(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "half.polis"
    file.write_text(Match.new("estates", 2, seed="half").record(), encoding="utf-8")
    assert "the game has no result" in run(f"verify {file}").out
    assert "у игры нет результата" in run(f"verify {file} --lang ru").out


def test_verify_writes_a_proof_with_the_odds_of_every_draw(
    run: Run, finished: Path, tmp_path: Path
) -> None:
    out = tmp_path / "proof.json"
    assert run(f"verify {finished} --proof {out}").status == 0
    data = json.loads(out.read_text(encoding="utf-8"))
    assert data["record"] == finished.read_text(encoding="utf-8")
    assert all(sum(draw["weights"]) == draw["ways"] for draw in data["draws"])


def test_verify_names_the_line_of_a_changed_draw(run: Run, finished: Path) -> None:
    record = read(finished.read_text(encoding="utf-8"))
    deals = record.entries
    deals[3], deals[4] = deals[4], deals[3]
    finished.write_text(record.write(), encoding="utf-8")
    said = run(f"verify {finished}")
    assert (said.status, said.out) == (1, "")
    assert f"Line {record.first_line + 3}: the record has" in said.err
    told = json.loads(run(f"verify {finished} --json").out)
    assert (told["ok"], told["line"]) == (False, record.first_line + 3)


def test_verify_names_an_altered_line(run: Run, finished: Path) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    lines[40] += " "
    lines[50] = "1: pass now"
    finished.write_text("\n".join(lines), encoding="utf-8")
    said = run(f"verify {finished} --lang ru")
    assert said.status == 1
    assert "51" in said.err


def test_verify_refuses_a_record_cut_off(run: Run, finished: Path) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    finished.write_text("\n".join(lines[:60]), encoding="utf-8")
    said = run(f"verify {finished}")
    assert said.status == 1
    assert "breaks off at line 60" in said.err


def test_verify_needs_the_secret(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "sealed.polis"
    file.write_text(Match.new("estates", seats=2, seed="s").record(secret=False), encoding="utf-8")
    said = run(f"verify {file}")
    assert said.status == 1
    assert "has not been revealed yet" in said.err
