"""Parameters of routes, each described once."""

from __future__ import annotations

from typing import Annotated

from litestar.params import PathParameter, QueryParameter

MOST = 10_000_000  # lines or acts; no table has so many

TableId = Annotated[str, PathParameter(description="The id of the table, as in its address")]
GameId = Annotated[str, PathParameter(description="The id of the game, as `/api/games` lists it")]
LanguageName = Annotated[str, PathParameter(description="`ru` or `en`")]

LineKnown = Annotated[
    int,
    QueryParameter(
        ge=0, le=MOST, description="The last line of the record that is known; events follow it"
    ),
]
SeqKnown = Annotated[
    int,
    QueryParameter(ge=0, le=MOST, description="The last `seq` that is known; words follow it"),
]
FirstLine = Annotated[
    int, QueryParameter(name="from", ge=0, le=MOST, description="The first line wanted")
]
LastLine = Annotated[
    int, QueryParameter(name="to", ge=0, le=MOST, description="The last line wanted")
]
SeatEyes = Annotated[
    int | None,
    QueryParameter(
        ge=0,
        le=14,
        description="The seat to look through, counted from 0: one of mine, any once the game is "
        "over; mine that acts if not given",
    ),
]
