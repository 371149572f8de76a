"""Dashboards and alerts speak of metrics that there are, and of nothing else."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest

from polis.server.telemetry.metrics import REGISTRY
from tests.server.test_deploy import DEPLOY

ALERTS = DEPLOY / "alerts.yaml"
BOARDS = sorted((DEPLOY / "grafana").glob("*.json"))
ENDS = {"counter": ["_total"], "histogram": ["_bucket", "_count", "_sum"], "gauge": [""]}
OUTSIDE = {"up"}  # Prometheus's own
LABELS = {"job", "instance", "le"}  # what Prometheus adds


def exposed() -> dict[str, str]:
    """Every series a server has, and the name of its metric."""
    return {
        family.name + end: family.name for family in REGISTRY.collect() for end in ENDS[family.type]
    }


def alerts() -> list[dict[str, Any]]:
    yaml = pytest.importorskip("yaml")
    file = yaml.safe_load(ALERTS.read_text(encoding="utf-8"))
    return [rule for group in file["groups"] for rule in group["rules"]]


def asked() -> Iterator[tuple[str, str]]:
    """Every question: where it is asked, and the expression."""
    for rule in alerts():
        yield rule["alert"], rule["expr"]
    for board in BOARDS:
        for panel in json.loads(board.read_text(encoding="utf-8"))["panels"]:
            for target in panel["targets"]:
                yield panel["title"], target["expr"]


def named(expr: str) -> set[str]:
    return set(re.findall(r"\b(?:polis|process)_\w+|\bup\b", expr))


def test_every_metric_that_is_asked_for_is_there() -> None:
    questions = [*asked()]
    assert len(questions) > 20
    known = {*exposed(), *OUTSIDE}
    assert {place: named(expr) - known for place, expr in questions if named(expr) - known} == {}
    assert all(named(expr) for _, expr in questions)


def test_every_label_that_is_asked_for_is_there() -> None:
    own = {
        label
        for metric in {*REGISTRY._collector_to_names}
        for label in getattr(metric, "_labelnames", ())
    }
    for place, expr in asked():
        used = set(re.findall(r"[{,]\s*(\w+)\s*=~?", expr))
        used |= {word for inner in re.findall(r"by \(([^)]*)\)", expr) for word in inner.split()}
        assert used <= own | LABELS, place


def test_whatever_is_measured_is_shown() -> None:
    shown = {name for _, expr in asked() for name in named(expr)}
    own = {series: name for series, name in exposed().items() if series.startswith("polis_")}
    assert {*own.values()} == {own[series] for series in shown if series in own}


def test_every_alert_says_what_is_wrong_and_what_to_do() -> None:
    for rule in alerts():
        told = rule["annotations"]
        assert told["summary"] and told["action"].strip().endswith("."), rule["alert"]
        assert rule["labels"]["severity"] in ("page", "warn") and rule["for"]


def test_panels_lie_beside_each_other_and_say_what_they_mean() -> None:
    for board in BOARDS:
        panels = json.loads(board.read_text(encoding="utf-8"))["panels"]
        places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}
        assert len(places) == len(panels) == len({panel["id"] for panel in panels})
        assert all(panel["description"] and panel["title"] for panel in panels)


def test_prometheus_takes_the_alerts() -> None:
    if not (promtool := shutil.which("promtool")):
        pytest.skip("promtool is not installed")
    done = subprocess.run([promtool, "check", "rules", str(ALERTS)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
