# interpreted: reads the names of levels
"""How strong bots play, by the names people choose from."""

from __future__ import annotations

from polis.bots.roster import Bot, bot
from polis.core.errors import NotationError

# By rising strength. The only place that ties a level to a bot.
# Thumb rules win 29 of 30 two-seat games of The Estates against sampler:2000
# (polis simulate estates --bots thumb sampler:2000 --games 30 --seed lv).
LEVELS = {"newcomer": "sampler:20", "club": "sampler:400", "master": "thumb"}
SUBSTITUTE = "master"  # plays on for those who resign or are absent


def bot_of(level: str) -> Bot:
    """The bot of a level, or of a name of the roster. Raises NotationError for neither."""
    return bot(LEVELS.get(level, level))


def name_of(level: str) -> str:
    """The roster's name of a level. A stored table may name one that is no more: it plays on."""
    try:
        return bot_of(level).name
    except NotationError:
        return bot_of(SUBSTITUTE).name
