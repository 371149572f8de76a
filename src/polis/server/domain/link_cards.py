"""What others show of a link to us: a title, a sentence and a picture, and nothing private."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from polis.core.match import Match
from polis.core.texts import Texts, package_texts
from polis.core.texts import texts as game_texts
from polis.server.domain.table import Table

LOCALES = {"ru": "ru_RU", "en": "en_GB"}
HOME = "polis"  # the picture of all games together
NAMED = 4  # players in one sentence; of more the rest is left out


class LinkCard(NamedTuple):
    title: str
    text: str
    picture: str  # which one: a game's, or all games'


def words(language: str) -> Texts:
    return package_texts(language, "polis.server")


def home(language: str) -> LinkCard:
    book = words(language)
    return LinkCard(book.say("card-home-title"), book.say("card-home-text"), HOME)


def of_game(game: str, language: str) -> LinkCard:
    book = game_texts(language, game)
    return LinkCard(book.say("title"), book.say("tagline"), game)


def of_table(table: Table, language: str) -> LinkCard:
    """Of a private table no more than what is played there: whoever passes its link on may not
    know that it names people."""
    plain = of_game(table.made.game, language)
    if table.made.private:
        return plain
    names = [seat.plan.name for seat in table.seats]
    if table.match is not None and table.match.over:
        return of_result(table.match, plain, names, language)
    known = [name for name in names if name][:NAMED]
    title = words(language).say(f"card-{table.status}", {"game": plain.title})
    return LinkCard(title, ", ".join(known) or plain.text, plain.picture)


def of_result(match: Match, plain: LinkCard, names: list[str], language: str) -> LinkCard:
    """Who has won what, and everybody's points, the best first."""
    book = game_texts(language, match.info.id)
    seats = [book.seat(seat, names) for seat in range(len(names))]
    first = [seats[seat] for seat in match.winners]
    facts = {"game": plain.title, "names": ", ".join(first[:NAMED]), "count": len(first)}
    ranking = sorted(range(len(seats)), key=match.places.__getitem__)
    points = [f"{seats[seat]} {signed(match.scores[seat])}" for seat in ranking]
    return LinkCard(words(language).say("card-won", facts), " · ".join(points), plain.picture)


def signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


def head(card: LinkCard, language: str, origin: str, path: str) -> str:
    """The lines of an HTML head that say so. Everything in them is escaped."""
    picture = f"{origin}/cards/{card.picture}-{language}.jpg"
    properties = {
        "og:site_name": "Polis",
        "og:type": "website",
        "og:locale": LOCALES[language],
        "og:title": card.title,
        "og:description": card.text,
        "og:url": origin + path,
        "og:image": picture,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": card.title,
    }
    named = {"description": card.text, "twitter:card": "summary_large_image"}
    lines = [f"<title>{escape(card.title)}</title>"]
    lines += [meta("name", key, value) for key, value in named.items()]
    lines += [meta("property", key, value) for key, value in properties.items()]
    return "\n    ".join(lines)


def meta(kind: str, key: str, value: str) -> str:
    return f'<meta {kind}="{key}" content="{escape(value)}" />'
