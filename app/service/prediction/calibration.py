"""Whether probabilities mean what they say: what makes them of scores, and the error left."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

BINS = 15
"""Ranges of probability that the calibration error is taken over, all of the same width."""

_COLDEST, _HOTTEST = 0.02, 4.0
_USUAL = 0.35
# Exponents are cut here: scores further from the best count alike, and stay above zero.
_FARTHEST = -300.0
_TEMPERATURES = 60
_FEWEST_JUDGED = 60
_STEPS = 30
_STRENGTH = 1.0
_KNOTS = 32
_LEAST = 0.01


class Calibration(NamedTuple):
    """Turns scores into probabilities.

    Scores divided by ``temperature`` are exponents. How sure the first place is, is judged by its
    score and the gaps behind it, weighted by ``judgement`` (the last one stands alone), and read
    from the curve through ``heights`` at ``knots``; without those the exponents decide alone.
    """

    temperature: float = _USUAL
    judgement: tuple[float, ...] = ()
    knots: tuple[float, ...] = ()
    heights: tuple[float, ...] = ()

    def probabilities(self, scores: NDArray[np.float32]) -> Floats:
        """Return the probabilities of classes for rows of their scores."""
        exponents = scores.astype(np.float64) / self.temperature
        exponents -= exponents.max(axis=1, keepdims=True)
        shares = np.exp(np.maximum(exponents, _FARTHEST))
        shares /= shares.sum(axis=1, keepdims=True)
        if self.judgement and shares.shape[1] > 1:
            rows = np.arange(len(shares))
            best = scores.argmax(axis=1)
            shares[rows, best] = 0
            others, second = shares.sum(axis=1), shares.max(axis=1)
            # Summed row by row: a row's answer depends on no other's.
            judged = (_judged(scores) * np.array(self.judgement)).sum(axis=1)
            sure = np.interp(judged, self.knots, self.heights)
            # The best one stays the best.
            sure = np.maximum(sure, second / (second + others))
            shares *= ((1 - sure) / others)[:, np.newaxis]
            shares[rows, best] = sure
        return shares


def fit_calibration(scores: NDArray[np.float32], right: NDArray[np.intp]) -> Calibration:
    """Return the calibration that makes probabilities right for titles that were not learned from.

    ``right`` has the class of each. With few of them it is the default, which suits most titles.
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
    """Return the expected calibration error of guesses: their probability, and if they were right.

    In each of :data:`BINS` ranges of probability, how far the share of right guesses is from the
    mean probability; of all ranges the mean, weighted by the guesses in them. 0.0 without any.
    """
    sums = [0.0] * BINS
    count = 0
    for probability, right in answers:
        sums[min(BINS - 1, int(probability * BINS))] += probability - right
        count += 1
    return sum(map(abs, sums)) / count if count else 0.0


def _judged(scores: NDArray[np.float32]) -> Floats:
    """Return what tells how sure a first place is: its score, the two gaps behind it, and 1."""
    count = min(3, scores.shape[1])
    top = -np.sort(-np.partition(scores, -count, axis=1)[:, -count:], axis=1).astype(np.float64)
    gap = top[:, 0] - top[:, 1]
    next_gap = top[:, 1] - top[:, 2] if count > 2 else np.zeros_like(gap)
    return np.column_stack([top[:, 0], gap, next_gap, np.ones_like(gap)])


def _logistic(signs: Floats, hits: NDArray[np.bool_]) -> Floats:
    """Return the weights of a logistic regression, by Newton's method."""
    weights = np.zeros(signs.shape[1])
    ridge = _STRENGTH * np.eye(signs.shape[1])
    for _ in range(_STEPS):
        chances = 1 / (1 + np.exp(-np.clip(signs @ weights, -30, 30)))
        slope = signs.T @ (hits - chances) - ridge @ weights
        bend = (signs * (chances * (1 - chances))[:, np.newaxis]).T @ signs + ridge
        weights += np.clip(np.linalg.solve(bend, slope), -5, 5)
    return weights


def _rising(judged: Floats, hits: NDArray[np.bool_]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return a curve from what was judged to the share that was right, which never falls."""
    order = np.argsort(judged, kind="stable")
    groups = np.array_split(order, min(_KNOTS, max(2, len(order) // 30)))
    knots: list[float] = []
    heights: list[float] = []
    sizes: list[int] = []
    for group in groups:
        # Half a right and half a wrong guess are added, so that no share is 0 or 1.
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
