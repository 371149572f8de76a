"""A folder without ``game.toml`` is no game yet: its tests wait for that file."""

from pathlib import Path

if not Path(__file__).parent.with_name("game.toml").exists():
    collect_ignore_glob = ["test_*.py"]
