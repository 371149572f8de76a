# interpreted: reads the names of levels
"""How strong bots play, by the names people choose from."""

from __future__ import annotations

from polis.bots.roster import Bot, bot
from polis.core.errors import NotationError
from polis.core.registry import load

# By rising strength; docs/bots.md has the ladder. The only place that ties a level to a bot.
# A newcomer acts in haste more often than not, a club player overlooks something now and then.
MASTER = "master"
LEVELS = {"newcomer": "hasty:60", "club": "glance:15", MASTER: "search:200"}
SUBSTITUTE = "club"  # plays on for those who resign or are absent


def bot_of(level: str, game: str = "") -> Bot:
    """The bot of a level, or of a name of the roster; a master imagines as many games as this game
    can afford. Raises NotationError for neither."""
    if level == MASTER and game:
        return bot(f"search:{load(game).master}")
    return bot(LEVELS.get(level, level))


def name_of(level: str, game: str) -> str:
    """The roster's name of a level. A stored table may name one that is no more: it plays on."""
    try:
        return bot_of(level, game).name
    except NotationError:
        return bot_of(SUBSTITUTE, game).name
