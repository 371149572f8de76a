"""A folder without ``game.toml`` is no game yet: its tests wait for that file."""

from pathlib import Path

folders = [path for path in Path(__file__).parent.iterdir() if (path / "tests").is_dir()]
collect_ignore = [str(path) for path in folders if not (path / "game.toml").exists()]
