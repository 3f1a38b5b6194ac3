"""The other reference of predictions: a linear support vector machine, as people put it together.

TF-IDF of words and their pairs and of letters within words, one-versus-rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.pipeline import make_union
from sklearn.svm import LinearSVC

Titles = Sequence[tuple[str, str]]

STRENGTHS = (0.1, 0.3, 1.0)


class Svm:
    """One machine for each strength of those usual."""

    def __init__(self, titles: Titles) -> None:
        shared: dict[str, Any] = {"strip_accents": "unicode", "sublinear_tf": True}
        words = TfidfVectorizer(ngram_range=(1, 2), token_pattern=r"(?u)\b\w+\b", **shared)
        letters = TfidfVectorizer(analyzer="char_wb", ngram_range=(2, 5), **shared)
        self._features = make_union(words, letters)
        rows = self._features.fit_transform([title for _, title in titles])
        targets = [category_id for category_id, _ in titles]
        self._machines = [LinearSVC(C=strength).fit(rows, targets) for strength in STRENGTHS]

    def right(self, titles: Titles) -> float:
        """The share of titles that is right in the first place, with the strength best for them."""
        rows = self._features.transform([title for _, title in titles])
        return max(
            float((machine.predict(rows) == [right for right, _ in titles]).mean())
            for machine in self._machines
        )
