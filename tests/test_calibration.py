"""Calibration: forecasts fall into bins, the error is how far they are off."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from polis.analysis import calibration
from polis.analysis.calibration import Forecast, bins, error, forecasts, plot


def test_forecasts_that_come_true_have_no_error() -> None:
    found = [Forecast(0.25, share) for share in (1.0, 0.0, 0.0, 0.0)]
    assert [row.size for row in bins(found)] == [4]
    assert error(bins(found)) == 0


def test_the_error_is_the_distance_weighed_by_forecasts() -> None:
    rows = bins([Forecast(0.9, 1.0), Forecast(0.9, 0.0), Forecast(0.1, 0.1)])
    assert error(rows) == pytest.approx((2 * 0.4 + 0) / 3)


def test_a_certain_forecast_falls_into_the_last_bin() -> None:
    assert bins([Forecast(1.0, 1.0)]) == [(1, 1.0, 1.0)]


@pytest.mark.slow
def test_forecasts_of_a_deal_are_the_same_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "PLAYOUTS", 4)
    found = forecasts("bibs", "a seed", 0)
    assert found == forecasts("bibs", "a seed", 0)
    assert sum(each.share for each in found) == pytest.approx(calibration.MOMENTS)
    assert all(0 < each.chance < 1 for each in found)


def test_the_plot_has_a_dot_for_every_bin() -> None:
    rows = bins([Forecast(0.1, 0.0), Forecast(0.9, 1.0)])
    drawn = ElementTree.fromstring(plot({"bibs": rows, "estates": rows}))
    assert len(list(drawn.iter("{http://www.w3.org/2000/svg}circle"))) == 4
