"""Whether probabilities mean what they say, and the temperature that makes them."""

from __future__ import annotations

from math import log

import numpy as np
import pytest
from numpy.typing import NDArray

from app.service.prediction.calibration import Calibration, calibration_error, fit_calibration

Floats = NDArray[np.float32]


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


def judged(gap: float, count: int, share: float) -> tuple[Floats, NDArray[np.intp]]:
    """Scores of titles with a gap behind the first place, and which class was right."""
    scores = np.tile(np.array([gap, 0.0], np.float32), (count, 1))
    right = np.array([0] * round(count * share) + [1] * (count - round(count * share)))
    return scores, right


@pytest.mark.parametrize("gap", [0.2, 1.0, 3.0])
def test_that_the_temperature_makes_probabilities_true(gap: float) -> None:
    # The second is right in one title of four: odds of 3 to 1 are what is true.
    fitted = fit_calibration(*judged(gap, 400, 0.75))
    assert fitted.temperature == pytest.approx(gap / log(3), rel=0.1)
    (shares,) = fitted.probabilities(np.array([[gap, 0.0]], np.float32))
    assert shares == pytest.approx([0.75, 0.25], abs=0.01)


def test_that_what_gaps_tell_is_believed_where_one_temperature_cannot_be_right() -> None:
    # Far ahead and wrong half the time: labels that conflict.
    far, near = judged(2.0, 300, 0.5), judged(0.2, 300, 0.4 + 0.1)
    plain = judged(1.0, 300, 0.98)
    scores = np.concatenate([far[0] + 1, near[0], plain[0]])
    right = np.concatenate([far[1], near[1], plain[1]])
    fitted = fit_calibration(scores, right)
    sure = fitted.probabilities(scores)
    answers = [
        (float(row.max()), bool(row.argmax() == own)) for row, own in zip(sure, right, strict=True)
    ]
    assert calibration_error(answers) < 0.08
    assert sure.sum(axis=1) == pytest.approx(np.ones(len(sure)))


def test_that_the_first_place_stays_the_first() -> None:
    unsure = Calibration(0.5, (0.0, 0.0, 0.0, 1.0), (0.0, 1.0), (0.01, 0.01))
    (shares,) = unsure.probabilities(np.array([[1.0, 0.9, -1.0]], np.float32))
    assert shares.argmax() == 0
    assert shares.sum() == pytest.approx(1.0)


@pytest.mark.parametrize("count", [0, 1, 20])
def test_that_few_titles_change_nothing(count: int) -> None:
    assert fit_calibration(*judged(1.0, count, 1.0)) == Calibration()
