"""Whether probabilities mean what they say, and the temperature that makes them."""

from __future__ import annotations

from math import log

import pytest

from app.service.prediction.calibration import Judged, calibration_error, fit_temperature
from app.service.prediction.slices import finish


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        ([], 0.0),
        ([(1.0, True)], 0.0),
        ([(1.0, False)], 1.0),
        ([(0.8, True)] * 8 + [(0.8, False)] * 2, 0.0),
        ([(0.8, True)] * 5 + [(0.8, False)] * 5, 0.3),
        # Too high in one range does not make up for too low in another.
        ([(0.9, False), (0.1, True)], 0.9),
        ([(0.0, False)], 0.0),
    ],
)
def test_that_the_calibration_error_is_the_mean_distance(
    answers: list[tuple[float, bool]], expected: float
) -> None:
    assert calibration_error(answers) == pytest.approx(expected)


@pytest.mark.parametrize("true_temperature", [0.6, 1.0, 2.5])
def test_that_the_temperature_makes_probabilities_true(true_temperature: float) -> None:
    # Two classes, the second right in one title of four: odds of 3 to 1 are what is true.
    gap = round(1000 * log(3) * true_temperature)
    judged = [Judged.of(0, [gap, 0], 1000)] * 3 + [Judged.of(1, [gap, 0], 1000)]
    assert finish(fit_temperature(judged)) == pytest.approx(true_temperature, rel=0.02)


def test_that_nothing_judged_changes_nothing() -> None:
    assert finish(fit_temperature([])) == 1.0
