"""Options added to a game that had been played: old records keep the rules of their day."""

from __future__ import annotations

from polis.core.options import Options, read_option

OPTIONS = Options(
    [
        read_option("money", {"values": ["hidden", "open"], "default": "hidden"}),
        read_option("ending", {"values": ["any", "all"], "default": "any", "before": "all"}),
        read_option("edition", {"low": 1, "high": 2, "default": 2, "before": 1, "offered": False}),
    ]
)


def test_a_new_table_has_the_defaults() -> None:
    named = OPTIONS.names(OPTIONS.defaults())
    assert named == {"money": "hidden", "ending": "any", "edition": "2"}


def test_a_record_without_an_option_was_played_as_before_it() -> None:
    found = OPTIONS.recorded({"money": "open"})
    assert found == {"money": "open", "ending": "all", "edition": "1"}


def test_a_record_that_names_an_option_was_played_as_it_says() -> None:
    assert OPTIONS.recorded({"ending": "any", "edition": "2"})["ending"] == "any"


def test_what_is_kept_for_old_records_is_not_offered() -> None:
    assert [option.name for option in OPTIONS.offered] == ["money", "ending"]
