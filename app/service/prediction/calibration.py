"""Whether probabilities mean what they say: the temperature that makes them, and the error left."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from math import exp, log
from typing import NamedTuple, Self

BINS = 15
"""Ranges of probability that the calibration error is taken over, all of the same width."""

_COLDEST, _HOTTEST = 0.4, 4.0
_HALVINGS = 12
_GOLDEN = 0.6180339887498949
_REACH = 25.0
_TITLES_A_BREATH = 16


class Judged(NamedTuple):
    """How a title was judged: how far the right class, and each in reach, is below the best."""

    own: float
    near: tuple[float, ...]

    @classmethod
    def of(cls, right: int, evidence: Sequence[int], one: int) -> Self:
        """Return it for the evidence of all classes; ``one`` multiplies a chance by e."""
        top = max(evidence)
        far = top - int(_REACH * one)
        near = tuple((top - number) / one for number in evidence if number > far)
        return cls((top - evidence[right]) / one, near)


def fit_temperature(judged: Sequence[Judged]) -> Generator[None, None, float]:
    """Return what to divide evidence by so that right answers get the most probability.

    Without anything judged, 1.0. Yields every few milliseconds.
    """
    if not judged:
        return 1.0
    low, high = log(_COLDEST), log(_HOTTEST)
    for _ in range(_HALVINGS):
        width = (high - low) * _GOLDEN
        left, right = high - width, low + width
        slope = 0.0
        for place, (own, near) in enumerate(judged):
            if not place % _TITLES_A_BREATH:
                yield
            slope += _loss(own, near, exp(right)) - _loss(own, near, exp(left))
        if slope > 0:
            high = right
        else:
            low = left
    return exp((low + high) / 2)


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


def _loss(own: float, near: Sequence[float], temperature: float) -> float:
    """Return minus the logarithm of the probability that the right class gets."""
    return own / temperature + log(sum([exp(-gap / temperature) for gap in near]))
