"""The box's numbers, read from ``data/components.toml`` and counted."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.data import LARGEST, Table, count, load, table, within
from polis.core.errors import DataError
from polis.core.vectors import filled, joined, total
from polis.games.fallout.terms import (
    ASSETS,
    CARDS,
    COLOURS,
    GROUPS,
    PROPERTIES,
    RADIO_GROUP,
    RADIOS,
    SITES,
    SPACES,
    STATION_GROUP,
    STATIONS,
    STEPS,
    VAULT,
)

# What a space does, where it is no property
NOTHING: Final = 0
PROPERTY_SPACE: Final = 1
GUIDE_SPACE: Final = 2
SPECIAL_SPACE: Final = 3
TAX_SPACE: Final = 4
JAILER: Final = 5

EFFECTS: Final = [
    *["advance", "station", "radio", "back", "jail", "free"],
    *["receive", "pay", "repairs", "pay_each", "receive_each"],
]
ADVANCE: Final = 0
TO_STATION: Final = 1
TO_RADIO: Final = 2
BACK: Final = 3
TO_JAIL: Final = 4
GET_OUT: Final = 5
RECEIVE: Final = 6
PAY: Final = 7
REPAIRS: Final = 8
PAY_EACH: Final = 9
RECEIVE_EACH: Final = 10


# The board


def positions_of(box: dict[str, Table]) -> vec[i64]:
    """[F2.1] By property, in the order of the groups: where it lies."""
    found = joined(
        [
            table(box, "sites").numbers("positions", SITES),
            table(box, "stations").numbers("positions", STATIONS),
            table(box, "radios").numbers("positions", RADIOS),
        ]
    )
    for place in found:
        if not 0 <= place < SPACES:
            raise DataError("wrong_field", "positions", expected=f"0..{SPACES - 1}")
    return found


def group_sizes(sites: Table) -> vec[i64]:
    sizes = sites.sums("sizes", COLOURS)
    count(f"{sites.path}.sizes", total(sizes), SITES)
    return joined([sizes, vec[i64]([STATIONS, RADIOS])])


def group_starts(sizes: vec[i64]) -> vec[i64]:
    """By group: its first property; the others follow it."""
    starts = filled(0, GROUPS)
    for group in range(i64(1), i64(GROUPS)):
        starts[group] = starts[group - 1] + sizes[group - 1]
    return starts


def groups_of(sizes: vec[i64]) -> vec[i64]:
    """By property: its group."""
    found = vec[i64]()
    for group in range(i64(GROUPS)):
        for _ in range(sizes[group]):
            found = append(found, group)
    return found


def masks_of(starts: vec[i64], sizes: vec[i64]) -> vec[i64]:
    """By group: its properties as a set, one bit each."""
    masks = filled(0, GROUPS)
    for group in range(i64(GROUPS)):
        for i in range(sizes[group]):
            masks[group] |= 1 << (starts[group] + i)
    return masks


def spaces(box: dict[str, Table], positions: vec[i64]) -> vec[i64]:
    """[F2.1] By space: what it does. Forty spaces, none of them twice."""
    part = table(box, "spaces")
    found, used = filled(NOTHING, SPACES), filled(0, SPACES)
    corners = [part.number("go"), part.number("jail"), part.number("go_to_jail")]
    kinds = filled(PROPERTY_SPACE, PROPERTIES)
    places = joined(
        [
            positions,
            part.numbers("guide", 3),
            part.numbers("special", 3),
            part.numbers("taxes", 2),
            vec[i64](corners),
        ]
    )
    others = vec[i64]([GUIDE_SPACE] * 3 + [SPECIAL_SPACE] * 3 + [TAX_SPACE] * 2)
    kinds = joined([kinds, others, vec[i64]([NOTHING, NOTHING, JAILER])])
    for i in range(i64(len(places))):
        found[places[i]] = kinds[i]
        used[places[i]] += 1
    for times in used:
        if times > 1:
            raise DataError("wrong_count", part.path, expected=1, found=times)
    return found


def properties_at(positions: vec[i64]) -> vec[i64]:
    found = filled(-1, SPACES)
    for i in range(i64(PROPERTIES)):
        found[positions[i]] = i
    return found


def nearest(positions: vec[i64]) -> vec[i64]:
    """By space: the first of these places from it on, clockwise."""
    found = filled(0, SPACES)
    for space in range(i64(SPACES)):
        best: i64 = SPACES
        for place in positions:
            away = (place - space - 1 + SPACES) % SPACES + 1
            if away < best:
                best = away
        found[space] = (space + best) % SPACES
    return found


# Deeds


def by_property(box: dict[str, Table], many: str, one: str) -> vec[i64]:
    """A number printed on every deed: listed for sites, the same for all of the others."""
    stations, radios = table(box, "stations"), table(box, "radios")
    return joined(
        [
            table(box, "deeds").sums(many, SITES),
            filled(stations.sum(one), STATIONS),
            filled(radios.sum(one), RADIOS),
        ]
    )


def site_rents(deeds: Table) -> vec[i64]:
    """[F2.3] By site and step: bare, one to four shacks, a vault."""
    rows = deeds.lists("rents", SITES)
    for row in rows:
        count(f"{deeds.path}.rents", len(row), STEPS)
        within(f"{deeds.path}.rents", row, 1, LARGEST)
    return joined(rows)


def interest_on(mortgages: vec[i64]) -> vec[i64]:
    """[F4.4] Ten per cent, rounded up."""
    found = vec[i64]()
    for value in mortgages:
        found = append(found, (value + 9) // 10)
    return found


# Decks


def card_effects(box: dict[str, Table]) -> vec[i64]:
    """[F2.6] By card, those of the Guide first: what it does."""
    found = vec[i64]()
    for name in ("guide", "special"):
        part = table(box, name)
        for effect in part.strings("effects", CARDS):
            if effect not in EFFECTS:
                raise DataError("wrong_field", f"{part.path}.effects", expected=", ".join(EFFECTS))
            found = append(found, EFFECTS.index(effect))
    return found


def card_numbers(box: dict[str, Table], name: str) -> vec[i64]:
    guide, special = table(box, "guide"), table(box, "special")
    return joined([guide.numbers(name, CARDS), special.numbers(name, CARDS)])


def get_out_cards(effects: vec[i64]) -> vec[i64]:
    """[F2.6] By deck: its card that opens the Jail; each has exactly one."""
    found = filled(-1, 2)
    for card in range(i64(len(effects))):
        if effects[card] == GET_OUT:
            count("get out of Jail", int(found[card // CARDS]), -1)
            found[card // CARDS] = card
    return found


BOX: Final = load("polis.games.fallout", "components.toml")
SITE_NAMES: Final = table(BOX, "sites").strings("names", SITES)
STATION_NAMES: Final = table(BOX, "stations").strings("names", STATIONS)
RADIO_NAMES: Final = table(BOX, "radios").strings("names", RADIOS)
PROPERTY_NAMES: Final = [*SITE_NAMES, *STATION_NAMES, *RADIO_NAMES]
COLOUR_NAMES: Final = table(BOX, "sites").strings("groups", COLOURS)
GUIDE_NAMES: Final = table(BOX, "guide").strings("names", CARDS)
SPECIAL_NAMES: Final = table(BOX, "special").strings("names", CARDS)

START: Final = table(BOX, "money").sum("start")
SALARY: Final = table(BOX, "money").sum("salary")
FINE: Final = table(BOX, "money").sum("fine")
TAXES: Final = table(BOX, "money").sums("taxes", 2)
TAX_PLACES: Final = table(BOX, "spaces").numbers("taxes", 2)
SHACKS: Final = table(BOX, "buildings").sum("shacks")
VAULTS: Final = table(BOX, "buildings").sum("vaults")
JAIL: Final[i64] = table(BOX, "spaces").exactly("jail", 10)
GO: Final[i64] = table(BOX, "spaces").exactly("go", 0)

POSITIONS: Final = positions_of(BOX)
PROPERTY_AT: Final = properties_at(POSITIONS)
SPACE: Final = spaces(BOX, POSITIONS)
NEAREST_STATION: Final = nearest(table(BOX, "stations").numbers("positions", STATIONS))
NEAREST_RADIO: Final = nearest(table(BOX, "radios").numbers("positions", RADIOS))

SIZES: Final = group_sizes(table(BOX, "sites"))
STARTS: Final = group_starts(SIZES)
GROUP_OF: Final = groups_of(SIZES)
MASKS: Final = masks_of(STARTS, SIZES)
STATION_MASK: Final = MASKS[STATION_GROUP]
RADIO_MASK: Final = MASKS[RADIO_GROUP]

PRICES: Final = by_property(BOX, "prices", "price")
MORTGAGES: Final = by_property(BOX, "mortgages", "mortgage")
INTEREST: Final = interest_on(MORTGAGES)
BUILDING: Final = table(BOX, "deeds").sums("building", COLOURS)
RENTS: Final = site_rents(table(BOX, "deeds"))
STATION_RENTS: Final = table(BOX, "stations").sums("rents", STATIONS)
RADIO_FACTORS: Final = table(BOX, "radios").sums("factors", RADIOS)

EFFECT: Final = card_effects(BOX)
VALUE: Final = card_numbers(BOX, "values")
VAULT_VALUE: Final = card_numbers(BOX, "vaults")
GET_OUT_CARD: Final = get_out_cards(EFFECT)
assert ASSETS == PROPERTIES + 2 and VAULT == STEPS - 1
