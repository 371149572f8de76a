# interpreted: reads the names of levels
"""How strong bots play, by the names people choose from."""

from __future__ import annotations

from polis.bots.roster import Bot, bot
from polis.core.errors import NotationError

# By rising strength; docs/bots.md has the ladder. The only place that ties a level to a bot.
# A newcomer overlooks the good move more often than not, a club player now and then.
LEVELS = {"newcomer": "glance:60", "club": "glance:15", "master": "search:200"}
SUBSTITUTE = "club"  # plays on for those who resign or are absent


def bot_of(level: str) -> Bot:
    """The bot of a level, or of a name of the roster. Raises NotationError for neither."""
    return bot(LEVELS.get(level, level))


def name_of(level: str) -> str:
    """The roster's name of a level. A stored table may name one that is no more: it plays on."""
    try:
        return bot_of(level).name
    except NotationError:
        return bot_of(SUBSTITUTE).name
