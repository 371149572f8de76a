"""Ladders: who meets whom, what is counted, and that it repeats."""

from __future__ import annotations

import pytest

from polis.analysis.tournament import Ladder, ladder, show
from polis.core.errors import OptionError
from polis.core.texts import LANGUAGES

FIELD = ["random", "thumb:50", "thumb"]


@pytest.fixture(scope="module")
def played() -> Ladder:
    return ladder("estates", FIELD, 6, "steps")


def pairs(found: Ladder) -> list[tuple[str, str]]:
    return [(met["stronger"], met["weaker"]) for met in found["meetings"]]


def test_each_meets_the_next(played: Ladder) -> None:
    assert pairs(played) == [("thumb:50", "random"), ("thumb", "thumb:50")]
    assert all(met["rate"]["games"] == 6 for met in played["meetings"])


def test_each_meets_all_others_if_asked() -> None:
    assert len(ladder("estates", FIELD, 2, "all", everyone=True)["meetings"]) == 3


def test_the_better_one_is_rated_higher(played: Ladder) -> None:
    ratings = {one["bot"]: one["mu"] for one in played["ratings"]}
    assert ratings["thumb"] > ratings["random"]
    assert played["meetings"][1]["rate"]["win_rate"] > 0.5


@pytest.mark.slow
def test_a_seed_repeats(played: Ladder) -> None:
    again = ladder("estates", FIELD, 6, "steps")
    assert again["ratings"] == played["ratings"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ladder_is_told_in_words(
    played: Ladder, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    show([played], language)
    told = capsys.readouterr().out
    assert "simulate-" not in told and "thumb – thumb:50" in told


@pytest.mark.parametrize(
    ("bots", "code"), [("club random glance:15", "same_bot"), ("club", "one_bot")]
)
def test_a_bot_meets_others_only(bots: str, code: str) -> None:
    with pytest.raises(OptionError) as refused:
        ladder("estates", bots.split(), 2, "twice")
    assert refused.value.code == code
