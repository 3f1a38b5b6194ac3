"""A linear classifier of titles: the evidence of each feature for each class, added up."""

from __future__ import annotations

from math import exp

from app.service.prediction.features import (
    grams,
    number_of,
    opening,
    pairs,
    shape_of,
    stems,
    tokenise,
)
from app.service.prediction.lanes import ONE, Lanes

_MOST_CACHED = 20_000
# A class this far below the best (in units of the exponent) has a chance of six in a million.
_NEGLIGIBLE = 12.0


class Classifier:
    """The weights of a softmax regression over the features of titles.

    ``rows`` has one packed vector for each feature, ``words`` the words that were seen as words;
    any other word is judged by its letters. ``temperature`` divides the evidence, so that a
    probability of 0.8 is right eight times of ten.
    """

    def __init__(
        self, classes: int, rows: dict[str, int], words: set[str], temperature: float = 1.0
    ) -> None:
        self.lanes = Lanes(classes)
        self.rows = rows
        self.words = words
        self.temperature = temperature
        self._of_word: dict[str, int] = {}
        self._shapes: dict[str, str] = {}
        self._starts: dict[str, int] = {}

    def evidence(self, title: str) -> list[int]:
        """Return one number for each class; only their differences mean something."""
        tokens = tokenise(title)
        if not tokens:
            return self.lanes.unpack(self.rows[""])
        if len(self._of_word) > _MOST_CACHED:
            self.forget_words()
        of_word, shape_of_word, get = self._of_word, self._shapes, self.rows.get
        try:
            total = sum([of_word[token] for token in tokens])
        except KeyError:
            total = sum([self._row_of(token) for token in tokens])
        shapes = [shape_of_word[token] for token in tokens]
        start = self._starts.get(shapes[0])
        if start is None:
            start = self._starts[shapes[0]] = self._start_of(shapes[0])
        return self.lanes.unpack(sum(filter(None, map(get, pairs(shapes))), total + start))

    @property
    def unit(self) -> float:
        """What turns a difference of evidence into the exponent of a ratio of chances."""
        return 1.0 / (ONE * self.temperature)

    def probabilities(self, title: str) -> list[float]:
        """Return the probability of every class."""
        evidence = self.evidence(title)
        top, unit = max(evidence), self.unit
        shares = [exp((number - top) * unit) for number in evidence]
        total = sum(shares)
        return [share / total for share in shares]

    def negligible(self) -> int:
        """Return how far below the best a class's evidence no longer counts."""
        return int(_NEGLIGIBLE / self.unit)

    def forget_words(self) -> None:
        """Drop what was put together from rows that have changed since."""
        self._of_word.clear()
        self._shapes.clear()
        self._starts.clear()

    def _row_of(self, token: str) -> int:
        row = self._of_word.get(token)
        if row is None:
            shape = self._shapes[token] = shape_of(token)
            features = [shape] if shape in self.words else grams(shape)
            features += [*stems(shape), *number_of(token)]
            row = self._of_word[token] = sum(self.rows.get(feature, 0) for feature in features)
        return row

    def _start_of(self, shape: str) -> int:
        """Return the evidence there is before any word, and that of the first one's place."""
        return sum(self.rows.get(feature, 0) for feature in ("", *opening(shape)))
