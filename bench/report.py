"""What the figures say: the table, its ratios, and each goal met or missed."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple, TypedDict

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

Rows = dict[str, dict[str, float]]

COLUMNS = {
    "games": "playouts/s\nin module",
    "fast_games": "playouts/s\nfast moves",
    "decisions": "decisions/s\nin module",
    "logged": "decisions/s\nreal log",
    "driven": "decisions/s\nPython loop",
    "copy_us": "copy\nµs",
    "bot_playouts": "playouts/s\nsampler bot",
}
SEARCHES = {
    "search compiled": "search,\ncompiled",
    "search interpreted": "search,\ninterpreted",
    "random compiled": "random,\ncompiled",
    "random interpreted": "random,\ninterpreted",
    "mcts c++": "OpenSpiel\nin C++",
    "mcts python": "OpenSpiel\nin Python",
}
# Heading, the figure above and the one below the stroke.
RATIOS = {
    "search, comp.\n/ interpreted": ("search compiled", "search interpreted"),
    "search /\nOpenSpiel": ("search compiled", "mcts c++"),
    "random /\nOpenSpiel": ("random compiled", "mcts c++"),
}
WIDTH = 144  # a narrower table would cut digits off


class Figure(TypedDict):
    row: str
    figure: str


class Goal(TypedDict, total=False):
    says: str
    row: str
    figure: str
    over: Figure
    at_least: float
    at_most: float


class Goals(NamedTuple):
    reference: str
    goals: list[Goal]


class Verdict(TypedDict):
    says: str
    bound: str
    value: float | None
    verdict: str


def read_goals(path: Path) -> Goals:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return Goals(data["reference"], data["goal"])


def is_cost(figure: str) -> bool:
    return figure.endswith("_us")


def best(rounds: list[Rows]) -> Rows:
    """The best of all rounds, figure by figure: noise only ever takes away."""
    found: Rows = {}
    for rows in rounds:
        for row, figures in rows.items():
            kept = found.setdefault(row, {})
            for name, value in figures.items():
                better = min if is_cost(name) else max
                kept[name] = better(kept.get(name, value), value)
    return found


def judge(goal: Goal, rows: Rows) -> Verdict:
    value = rows.get(goal["row"], {}).get(goal["figure"])
    if value is not None and "over" in goal:
        base = rows.get(goal["over"]["row"], {}).get(goal["over"]["figure"])
        value = value / base if base else None
    if "at_least" in goal:
        bound, met = f"≥ {goal['at_least']:g}", value is not None and value >= goal["at_least"]
    else:
        bound, met = f"≤ {goal['at_most']:g}", value is not None and value <= goal["at_most"]
    verdict = "not measured" if value is None else "met" if met else "missed"
    return {"says": goal["says"], "bound": bound, "value": value, "verdict": verdict}


def write(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}".replace(",", " ") if value >= 100 else f"{value:.3g}"


def times(value: float | None, base: float | None) -> str:
    return f"{value / base:.3g}×" if value and base else "-"


def show(console: Console, rows: Rows, reference: str) -> None:
    title = reference.split()[-1]
    table = Table(title="Per CPU-second, best of the rounds", box=SIMPLE, padding=(0, 1))
    table.add_column("", no_wrap=True)
    for heading in (*COLUMNS.values(), f"module ×\n{title}", f"loop ×\n{title}"):
        table.add_column(heading, justify="right", no_wrap=True)
    base = rows.get(reference, {}).get("driven")
    for name in sorted((row for row in rows if not is_search(row)), key=order):
        figures = rows[name]
        cells = [write(figures.get(column)) for column in COLUMNS]
        ratios = [times(figures.get(column), base) for column in ("decisions", "driven")]
        table.add_row(name, *cells, *ratios)
        if name.endswith(" compiled") and (plain := rows.get(twin(name))):
            table.add_row("  compiled / interpreted", *gains(figures, plain), style="bold")
    console.print(table)


def show_searches(console: Console, rows: Rows) -> None:
    """Ours plays by rules of thumb what OpenSpiel's plays at random; both kinds stand here."""
    title = "Imagined games per CPU-second of a search, best of the rounds, two seats"
    table = Table(title=title, box=SIMPLE, padding=(0, 1))
    table.add_column("", no_wrap=True)
    for heading in (*SEARCHES.values(), *RATIOS):
        table.add_column(heading, justify="right", no_wrap=True)
    for name in filter(is_search, rows):
        figures = rows[name]
        cells = [write(figures.get(column)) for column in SEARCHES]
        ratios = [times(figures.get(above), figures.get(below)) for above, below in RATIOS.values()]
        table.add_row(name.removeprefix("search "), *cells, *ratios)
    console.print(table)


def is_search(row: str) -> bool:
    return row.startswith("search ")


def order(row: str) -> tuple[int, str, bool]:
    """Ours first, each game's interpreted build above its compiled one."""
    name, build = row.rsplit(" ", 1)
    ours = build in ("interpreted", "compiled")
    return (0, name, build == "compiled") if ours else (1, name, False)


def twin(row: str) -> str:
    return row.removesuffix(" compiled") + " interpreted"


def gains(figures: dict[str, float], plain: dict[str, float]) -> list[str]:
    """How many times better, so a cost is turned over."""
    cells: list[str] = []
    for column in COLUMNS:
        pair = figures.get(column), plain.get(column)
        cells.append(times(*(pair[::-1] if is_cost(column) else pair)))
    return cells


def show_verdicts(console: Console, verdicts: list[Verdict]) -> None:
    colours = {"met": "green", "missed": "red", "not measured": "yellow"}
    for goal in verdicts:
        word = goal["verdict"]
        line = f"{goal['says']}: {write(goal['value'])} (goal {goal['bound']})"
        console.print(f"[{colours[word]}]{word:>12}[/]  {line}", highlight=False)
