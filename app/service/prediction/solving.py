"""Linear support vector machines with squared hinge loss, by Newton's method."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix

Floats = NDArray[np.float32]
Bools = NDArray[np.bool_]

_NUMBERS_AT_ONCE = 4_000_000
_NEWTON_STEPS = 12
_GRADIENT_STEPS = 10
_ACCURACY = 0.01
_IMPROVEMENT = 0.004
_LENGTHS = (1.0, 0.6, 0.35, 0.2, 0.1, 0.05)


class Titles(NamedTuple):
    """Features of titles: ``named`` has their words, ``letters`` @ ``grams`` their letters.

    The letters are kept as two factors, titles by words and words by letters, which have far fewer
    entries than their product.
    """

    named: csr_matrix
    letters: csr_matrix
    grams: csr_matrix

    def of(self, rows: NDArray[np.intp]) -> Titles:
        """Return a subset of the titles."""
        return Titles(self.named[rows], self.letters[rows], self.grams)


class Solution(NamedTuple):
    """The contribution of each title to the weights, a column for each class, and the scores."""

    duals: Floats
    scores: Floats


class Problem:
    """The optimisation problem: titles, their classes and their weights.

    It minimises, for each class, the squared shortfalls of scores from 1 (from -1 for the other
    titles), plus ``strength`` times the squares of the weights. It works on one number for each
    title and class instead of one for each feature and class, because there are fewer titles than
    features.
    """

    def __init__(
        self, titles: Titles, targets: csr_matrix, counts: Floats, strength: float
    ) -> None:
        self.titles = titles
        self._across = [matrix.T.tocsr() for matrix in titles]
        self._targets = targets
        self._ridge = (strength / counts)[:, np.newaxis].astype(np.float32)

    def solve(self, start: Floats | None = None) -> Solution:
        """Return the solution; with ``start``, the duals of a similar problem, it is faster."""
        titles, classes = self._targets.shape
        duals = np.zeros((titles, classes), np.float32)
        scores = np.zeros_like(duals)
        width = max(1, _NUMBERS_AT_ONCE // max(1, titles))
        for first in range(0, classes, width):
            some = slice(first, min(classes, first + width))
            wanted = np.where(self._targets[:, some].toarray() > 0, 1, -1).astype(np.float32)
            begin = None if start is None else start[:, some]
            duals[:, some], scores[:, some] = self._solve(wanted, begin)
        return Solution(duals, scores)

    def weights(self, duals: Floats) -> tuple[Floats, Floats, Floats]:
        """Return the weights of words, those of letters, and the bias."""
        named, letters, grams = self._across
        return named @ duals, grams @ (letters @ duals), duals.sum(axis=0)

    def _solve(self, wanted: Floats, start: Floats | None) -> tuple[Floats, Floats]:
        duals = np.zeros_like(wanted) if start is None else start
        scores = self._scores(duals) if duals.any() else np.zeros_like(wanted)
        loss = self._loss(wanted, duals, scores)
        for _ in range(_NEWTON_STEPS):
            short = wanted * scores < 1
            better, better_scores = self._least_squares(wanted, short, duals)
            way, way_scores = better - duals, better_scores - scores
            length = np.zeros_like(loss)
            before = loss
            for one in _LENGTHS:
                tried = self._loss(wanted, duals + one * way, scores + one * way_scores)
                length = np.where(tried < loss, np.float32(one), length)
                loss = np.minimum(tried, loss)
            duals = duals + length * way
            scores = scores + length * way_scores
            if loss.sum() > (1 - _IMPROVEMENT) * before.sum():
                break
        return duals, scores

    def _least_squares(self, wanted: Floats, short: Bools, start: Floats) -> tuple[Floats, Floats]:
        """Solve the problem restricted to titles that are ``short``, by conjugate gradients."""
        duals = np.where(short, start, np.float32(0))
        scores = self._scores(duals) if duals.any() else np.zeros_like(duals)
        rest: Floats = short * (wanted - scores - self._ridge * duals)
        way, size = rest.copy(), np.square(rest).sum(axis=0)
        enough = _ACCURACY * size.sum()
        for _ in range(_GRADIENT_STEPS):
            along = self._scores(way)
            change = short * (along + self._ridge * way)
            length = size / np.maximum((way * change).sum(axis=0), 1e-12)
            duals += length * way
            scores += length * along
            rest -= length * change
            smaller = np.square(rest).sum(axis=0)
            if smaller.sum() <= enough:
                break
            way *= smaller / np.maximum(size, 1e-12)
            way += rest
            size = smaller
        return duals, scores

    def _scores(self, duals: Floats) -> Floats:
        named, letters, bias = self.weights(duals)
        return scores_of(self.titles, named, letters, bias)

    def _loss(self, wanted: Floats, duals: Floats, scores: Floats) -> Floats:
        """Return the objective of each class, divided by the strength where titles count."""
        short = np.maximum(0, 1 - wanted * scores)
        total: Floats = (np.square(short) / self._ridge).sum(axis=0)
        total += (duals * scores).sum(axis=0)
        return total


def scores_of(titles: Titles, named: Floats, letters: Floats, bias: Floats) -> Floats:
    """Return the scores that weights give titles."""
    scores: Floats = titles.named @ named
    scores += titles.letters @ (titles.grams @ letters)
    scores += bias
    return scores
