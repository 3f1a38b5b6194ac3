"""Calibration of probabilities: their computation from scores, and the remaining error."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

BINS = 15
"""The number of equally wide ranges of probability for the calibration error."""

_COLDEST, _HOTTEST = 0.02, 4.0
_USUAL = 0.35
# Exponents are bounded here, so that very low scores count alike and stay above zero.
_FARTHEST = -300.0
_TEMPERATURES = 60
_FEWEST_JUDGED = 60
_STEPS = 30
_STRENGTH = 1.0
_KNOTS = 32
_LEAST = 0.01


class Calibration(NamedTuple):
    """A function from scores to probabilities.

    Scores divided by ``temperature`` are exponents. The confidence in the best class is computed
    from its score and the gaps to the next ones, weighted by ``judgement`` (the last weight is a
    constant), and read from the curve through ``heights`` at ``knots``; without these the exponents
    alone decide.
    """

    temperature: float = _USUAL
    judgement: tuple[float, ...] = ()
    knots: tuple[float, ...] = ()
    heights: tuple[float, ...] = ()

    def probabilities(self, scores: NDArray[np.float32]) -> Floats:
        """Return the probabilities of all classes for each row of scores."""
        exponents = scores.astype(np.float64) / self.temperature
        exponents -= exponents.max(axis=1, keepdims=True)
        shares = np.exp(np.maximum(exponents, _FARTHEST))
        shares /= shares.sum(axis=1, keepdims=True)
        if self.judgement and shares.shape[1] > 1:
            rows = np.arange(len(shares))
            best = scores.argmax(axis=1)
            shares[rows, best] = 0
            others, second = shares.sum(axis=1), shares.max(axis=1)
            # The sum is computed per row, so that a row's result does not depend on the others.
            judged = (_judged(scores) * np.array(self.judgement)).sum(axis=1)
            sure = np.interp(judged, self.knots, self.heights)
            # The best class stays the best.
            sure = np.maximum(sure, second / (second + others))
            shares *= ((1 - sure) / others)[:, np.newaxis]
            shares[rows, best] = sure
        return shares


def fit_calibration(scores: NDArray[np.float32], right: NDArray[np.intp]) -> Calibration:
    """Return the calibration fitted to the scores of titles that were not learned.

    ``right`` has the correct class of each. If there are too few titles, it is the default
    calibration, which suits most titles.
    """
    if len(right) < _FEWEST_JUDGED:
        return Calibration()
    rows = np.arange(len(right))
    gaps = scores.astype(np.float64) - scores.max(axis=1, keepdims=True)
    own = gaps[rows, right]

    def loss(temperature: float) -> float:
        return float((np.log(np.exp(gaps / temperature).sum(axis=1)) - own / temperature).sum())

    temperature = min(np.geomspace(_COLDEST, _HOTTEST, _TEMPERATURES).tolist(), key=loss)
    if scores.shape[1] < 2:
        return Calibration(temperature)
    hits = scores.argmax(axis=1) == right
    signs = _judged(scores)
    judgement = _logistic(signs, hits)
    knots, heights = _rising(signs @ judgement, hits)
    return Calibration(temperature, tuple(judgement.tolist()), knots, heights)


def calibration_error(answers: Iterable[tuple[float, bool]]) -> float:
    """Return the expected calibration error of guesses: pairs of probability and correctness.

    It is the distance between the share of right guesses and the mean probability in each of
    :data:`BINS` ranges of probability, averaged over the ranges and weighted by their guesses. It
    is 0.0 without any guesses.
    """
    sums = [0.0] * BINS
    count = 0
    for probability, right in answers:
        sums[min(BINS - 1, int(probability * BINS))] += probability - right
        count += 1
    return sum(map(abs, sums)) / count if count else 0.0


def _judged(scores: NDArray[np.float32]) -> Floats:
    """Return the features of confidence: the best score, the next two gaps, and a constant 1."""
    count = min(3, scores.shape[1])
    top = -np.sort(-np.partition(scores, -count, axis=1)[:, -count:], axis=1).astype(np.float64)
    gap = top[:, 0] - top[:, 1]
    next_gap = top[:, 1] - top[:, 2] if count > 2 else np.zeros_like(gap)
    return np.column_stack([top[:, 0], gap, next_gap, np.ones_like(gap)])


def _logistic(signs: Floats, hits: NDArray[np.bool_]) -> Floats:
    """Return the weights of a logistic regression, fitted by Newton's method."""
    weights = np.zeros(signs.shape[1])
    ridge = _STRENGTH * np.eye(signs.shape[1])
    for _ in range(_STEPS):
        chances = 1 / (1 + np.exp(-np.clip(signs @ weights, -30, 30)))
        slope = signs.T @ (hits - chances) - ridge @ weights
        bend = (signs * (chances * (1 - chances))[:, np.newaxis]).T @ signs + ridge
        weights += np.clip(np.linalg.solve(bend, slope), -5, 5)
    return weights


def _rising(judged: Floats, hits: NDArray[np.bool_]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return a non-decreasing curve from confidence values to the share of right guesses."""
    order = np.argsort(judged, kind="stable")
    groups = np.array_split(order, min(_KNOTS, max(2, len(order) // 30)))
    knots: list[float] = []
    heights: list[float] = []
    sizes: list[int] = []
    for group in groups:
        # Add half a right and half a wrong guess, so that no share is 0 or 1.
        heights.append((float(hits[group].sum()) + 0.5) / (len(group) + 1))
        knots.append(float(judged[group].mean()))
        sizes.append(len(group))
        while len(heights) > 1 and heights[-2] >= heights[-1]:
            size = sizes[-2] + sizes[-1]
            for values in (heights, knots):
                values[-2] = (values[-2] * sizes[-2] + values[-1] * sizes[-1]) / size
                values.pop()
            sizes[-2:] = [size]
    low = max(_LEAST, heights[0])
    return tuple(knots), tuple(max(low, height) for height in heights)
