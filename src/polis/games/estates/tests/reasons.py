"""When each refusal of The Estates is true, said again in other words: conformance asks whether the
reason that was given holds."""

from __future__ import annotations

from collections.abc import Sequence

from polis.core.model import first_of, kind_of, second_of
from polis.core.seats import members
from polis.games.estates.data import SINGLE, STEPS
from polis.games.estates.position import Estates
from polis.games.estates.schema import PHASE_NAMES, PIECE_NAMES, SCHEMA
from polis.testing.promises.reasons import Truth

FLOORS_OF_LINE = 8
PLACES = {"build": range(6), "roof": [6], "extend": [7, 8, 9], "shorten": [7, 8, 9]}
PLACES |= {"mayor": [10], "lift": [11]}
PHASE_OF = {
    **dict.fromkeys(["stash", "abstain", "offer"], "choosing"),
    **dict.fromkeys(["bid", "pass"], "bidding"),
    **dict.fromkeys(["sell", "keep"], "deciding"),
}


def name(code: int) -> str:
    return SCHEMA.moves[kind_of(code)].name


def phase(state: Estates) -> str:
    return PHASE_NAMES[state.phase]


def line(state: Estates, piece: int) -> list[int]:
    low, high = state.display[24 + piece // 2 * 2], state.display[25 + piece // 2 * 2]
    start = piece // 2 * FLOORS_OF_LINE
    return [int(floor) for floor in state.display[start + low : start + high]]


def standing(state: Estates, row: int) -> list[int]:
    """The lots of a row that are built, from 0."""
    return [lot for lot in range(row * 10, row * 10 + 10) if state.top[lot] >= 0]


def needed(state: Estates, row: int) -> int:
    marks = [(STEPS[b], mark) for b, mark in enumerate(state.barriers)]
    added = sum(step for step, mark in marks if mark == row + 1)
    return 4 + added - sum(step for step, mark in marks if mark == -row - 1)


def fits_somewhere(state: Estates, floor: int) -> bool:
    for row in range(3):
        if len(standing(state, row)) < needed(state, row):
            return True
        for lot in standing(state, row):
            if not state.roof[lot] and not SINGLE[lot] and state.top[lot] % 6 > floor % 6:
                return True
    return False


def lot(code: int) -> int:
    return int(first_of(code)) * 10 + int(second_of(code)) - 1


def barrier(code: int) -> int:
    return int(first_of(code)) - 1


def row_of_barrier(state: Estates, code: int) -> int:
    return abs(int(state.barriers[barrier(code)])) - 1


def length_after(state: Estates, code: int) -> int:
    """Of the row, once a barrier is put there or lifted."""
    if name(code) == "lift":
        mark, step = state.barriers[barrier(code)], STEPS[barrier(code)]
        return needed(state, row_of_barrier(state, code)) - int(step if mark > 0 else -step)
    step = int(STEPS[state.piece - 7])
    row = int(first_of(code))
    return needed(state, row) + (step if name(code) == "extend" else -step)


def is_cut(state: Estates, code: int, row: int) -> bool:
    built = len(standing(state, row))
    return built > 0 and length_after(state, code) < built


def below_one(state: Estates, code: int, row: int) -> bool:
    return not standing(state, row) and length_after(state, code) < 1


def is_other(state: Estates, seat: int, code: int, payload: Sequence[int]) -> bool:
    return state.piece not in PLACES[name(code)]


REASONS: dict[str, Truth[Estates]] = {
    "game_over": lambda state, seat, code, payload: phase(state) == "over",
    "natures_move": lambda state, seat, code, payload: name(code) in ("begin", "deal", "turn"),
    "not_your_move": lambda state, seat, code, payload: seat not in members(state.actors),
    "wrong_moment": lambda state, seat, code, payload: (
        PHASE_OF.get(name(code), "placing") != phase(state)
        or (name(code) == "abstain" and state.money != 2)
    ),
    "no_cheque": lambda state, seat, code, payload: state.cash[seat] == 0,
    "stashed_already": lambda state, seat, code, payload: state.stashed,
    "stash_first": lambda state, seat, code, payload: state.money == 2 and not state.stashed,
    "line_empty": lambda state, seat, code, payload: not line(state, first_of(code)),
    "one_floor_left": lambda state, seat, code, payload: (
        len(line(state, first_of(code))) == 1 and PIECE_NAMES[first_of(code)].startswith("right")
    ),
    "floor_fits_nowhere": lambda state, seat, code, payload: (
        not fits_somewhere(state, line(state, first_of(code))[-(first_of(code) % 2)])
    ),
    "no_roofs_left": lambda state, seat, code, payload: sum(state.roofs) == 0,
    "nothing_to_roof": lambda state, seat, code, payload: all(
        roof or floor < 0 for roof, floor in zip(state.roof, state.top, strict=True)
    ),
    "piece_gone": lambda state, seat, code, payload: (
        [*state.barriers, state.mayor, state.cancel][first_of(code) - 7] != 0
    ),
    "bid_too_low": lambda state, seat, code, payload: first_of(code) <= state.bid,
    "bid_over_cash": lambda state, seat, code, payload: first_of(code) > state.cash[seat],
    "keep_over_cash": lambda state, seat, code, payload: state.bid > state.cash[seat],
    "piece_is_other": is_other,
    "must_be_placed": lambda state, seat, code, payload: state.piece <= 6,
    "gap": lambda state, seat, code, payload: (
        second_of(code) - 1 > len(standing(state, first_of(code)))
        and second_of(code) <= needed(state, first_of(code))
    ),
    "beyond_limit": lambda state, seat, code, payload: (
        second_of(code) > needed(state, first_of(code))
    ),
    "too_tall": lambda state, seat, code, payload: state.top[lot(code)] % 6 <= state.value % 6,
    "on_roof": lambda state, seat, code, payload: state.roof[lot(code)] > 0,
    "white_lot": lambda state, seat, code, payload: SINGLE[lot(code)] == 1,
    "no_building": lambda state, seat, code, payload: state.top[lot(code)] < 0,
    "roofed_already": lambda state, seat, code, payload: state.roof[lot(code)] > 0,
    "too_short": lambda state, seat, code, payload: is_cut(state, code, first_of(code)),
    "below_one": lambda state, seat, code, payload: below_one(state, code, first_of(code)),
    "too_long": lambda state, seat, code, payload: length_after(state, code) > 9,
    "barrier_not_there": lambda state, seat, code, payload: state.barriers[barrier(code)] in (0, 9),
    "lift_too_short": lambda state, seat, code, payload: is_cut(
        state, code, row_of_barrier(state, code)
    ),
    "lift_below_one": lambda state, seat, code, payload: below_one(
        state, code, row_of_barrier(state, code)
    ),
}
