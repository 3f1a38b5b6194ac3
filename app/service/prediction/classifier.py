"""A linear classifier of titles, which sums up weights of words from a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from app.service.prediction.calibration import Calibration
from app.service.prediction.features import grams, opening, pairs, tokenise, word_features

Floats = NDArray[np.float32]

_BYTES_OF_WORDS = 24_000_000
_FEWEST_WORDS = 256
_ROUNDS_OF_NEWS = 2
# The damping of each round: 1 of 1 + 3 parts of the shortfall of a new listing remain after it.
_CAUTION = 1.0


class Weights(NamedTuple):
    """The weights that a classifier has learned.

    ``features`` has the names of the ``rows``: the weights of each feature for every class,
    multiplied by its ``rarity``. ``bias`` is added regardless of features.
    """

    features: list[str]
    rows: Floats
    rarity: Floats
    bias: Floats
    calibration: Calibration


class Classifier:
    """A scorer of titles by the weights of their features.

    A title has two parts: its words with their neighbours, and the letters of its words. Each part
    is divided by its length, so that long titles do not count more. The summed features of a word
    are cached, also for unknown words.
    """

    def __init__(self, weights: Weights) -> None:
        self._count = len(weights.features)
        self._places = {feature: place for place, feature in enumerate(weights.features, 1)}
        self._bias = weights.bias.copy()
        classes = len(weights.bias)
        # The cached words follow the features, two rows for each. The first row is empty, so that
        # the sum of no features is zero.
        self._most = max(_FEWEST_WORDS, _BYTES_OF_WORDS // (8 * classes + 8))
        self._rows = np.zeros((1 + self._count + 1024, classes), np.float32)
        self._rows[1 : 1 + self._count] = weights.rows
        self._squares = np.zeros(len(self._rows), np.float32)
        self._squares[1 : 1 + self._count] = weights.rarity**2
        self._rarest = float(weights.rarity.max(initial=1.0))
        self._words: dict[str, int] = {}
        self._end = 1 + self._count
        self.calibration = weights.calibration

    @property
    def classes(self) -> int:
        """The number of classes."""
        return len(self._bias)

    def scores(self, titles: Sequence[str]) -> Floats:
        """Return a row of class scores for each title, independent of the other titles."""
        if len(self._words) > self._most:
            self._forget_words()
        taken: list[int] = []
        starts: list[int] = []
        for title in titles:
            tokens = tokenise(title)
            starts.append(len(taken))
            taken.append(0)
            words = self._look_up(tokens)
            taken += words
            taken += self._neighbours(tokens)
            starts.append(len(taken))
            taken.append(0)
            taken += [place + 1 for place in words]
        sums = np.add.reduceat(self._rows[taken], starts, axis=0)
        lengths = np.sqrt(np.add.reduceat(self._squares[taken], starts))
        lengths[lengths == 0] = 1
        sums /= lengths[:, np.newaxis]
        total: Floats = sums[0::2] + sums[1::2] + self._bias
        return total

    def learn(self, target: int, title: str) -> None:
        """Learn one more title, so that its class has a score of 1 and the others -1."""
        tokens = tokenise(title)
        if not tokens:
            return
        wanted = np.full(self.classes, -1, np.float32)
        wanted[target] = 1
        unique = list(dict.fromkeys(tokens))
        named = [feature for token in unique for feature in word_features(token)]
        named += [*pairs(tokens), *opening(tokens[0])]
        letters = [feature for token in unique for feature in grams(token)]
        blocks = [self._places_of(named), self._places_of(letters)]
        self._forget_words()
        for _ in range(_ROUNDS_OF_NEWS):
            (score,) = self.scores([title])
            missing = wanted * np.maximum(0, 1 - wanted * score)
            step = missing / (len(blocks) + 1 + _CAUTION)
            for places in blocks:
                squares = self._squares[places]
                length = float(np.sqrt(squares.sum())) or 1.0
                np.add.at(self._rows, places, np.outer(squares / length, step).astype(np.float32))
            self._bias += step
            self._forget_words()

    def _look_up(self, tokens: Sequence[str]) -> list[int]:
        known, unique = self._words, dict.fromkeys(tokens)
        try:
            return [known[token] for token in unique]
        except KeyError:
            return [known.get(token) or self._put_together(token) for token in unique]

    def _neighbours(self, tokens: Sequence[str]) -> list[int]:
        get = self._places.get
        found = [place for pair in pairs(tokens) if (place := get(pair))]
        if tokens:
            found += [place for feature in opening(tokens[0]) if (place := get(feature))]
        return found

    def _put_together(self, token: str) -> int:
        """Sum up the features of a word in two new rows; return the index of the first."""
        self._make_room(2)
        place, get = self._end, self._places.get
        self._end += 2
        for row, names in enumerate((word_features(token), grams(token)), place):
            taken = [known for name in names if (known := get(name))]
            self._rows[row] = self._rows[taken].sum(axis=0)
            self._squares[row] = self._squares[taken].sum()
        self._words[token] = place
        return place

    def _places_of(self, names: Sequence[str]) -> list[int]:
        """Return the row indexes of features, adding rows for new ones."""
        new = [name for name in dict.fromkeys(names) if name not in self._places]
        if new:
            self._forget_words()
            self._make_room(len(new))
            for name in new:
                self._places[name] = self._end
                self._rows[self._end] = 0
                self._squares[self._end] = self._rarest**2
                self._end += 1
            self._count += len(new)
        return [self._places[name] for name in dict.fromkeys(names)]

    def _make_room(self, count: int) -> None:
        if self._end + count > len(self._rows):
            more = max(count, len(self._rows) // 2)
            self._rows = np.concatenate(
                [self._rows, np.zeros((more, self.classes), np.float32)], dtype=np.float32
            )
            self._squares = np.concatenate(
                [self._squares, np.zeros(more, np.float32)], dtype=np.float32
            )

    def _forget_words(self) -> None:
        """Drop the cached word rows, which are outdated after a change of features."""
        self._words.clear()
        self._end = 1 + self._count
