"""The model of one site: the leaves of its tree and the classifier over them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from app.service.prediction.calibration import Calibration
from app.service.prediction.classifier import Classifier, Weights
from app.service.prediction.guesses import Guess, Question, Ranking
from app.service.prediction.learned import unpack
from app.service.prediction.taxonomy import Taxonomy


class SiteModel:
    """The predictor of one site; without leaves or a classifier it makes no guesses."""

    def __init__(self, taxonomy: Taxonomy, classifier: Classifier | None) -> None:
        self.taxonomy = taxonomy
        self.classifier = classifier
        self._places = {leaf: place for place, leaf in enumerate(taxonomy.leaves)}
        # For each leaf, the first and last index of each of its ancestors.
        self._upwards = [(path, [taxonomy.spans[step] for step in path]) for path in taxonomy.paths]

    def learn(self, category_id: str, title: str) -> None:
        """Learn one more listing; it is ignored if its category is not a leaf of the site."""
        place = self._places.get(category_id)
        if place is not None and self.classifier is not None:
            self.classifier.learn(place, title)

    def guess(self, title: str, category_from: str | None) -> Guess | None:
        """Return the guess for a title; ``None`` if it is blank or there is no leaf to choose."""
        (guess,) = self.guesses([(title, category_from)])
        return guess

    def guesses(self, questions: Sequence[Question]) -> list[Guess | None]:
        """Return the guess for each title, independent of the other titles.

        Below a category the probabilities are those among its leaves alone.
        """
        found: list[Guess | None] = [None] * len(questions)
        asked = [place for place, question in enumerate(questions) if self._can_guess(question)]
        if not asked or self.classifier is None:
            return found
        scores = self.classifier.scores([questions[place][0] for place in asked])
        probabilities = self.classifier.calibration.probabilities(scores)
        for row, place in enumerate(asked):
            below = questions[place][1]
            if below is not None:
                first, end = self.taxonomy.spans[below]
                within = probabilities[row, first:end] / probabilities[row, first:end].sum()
                probabilities[row] = 0
                probabilities[row, first:end] = within
        sums = np.zeros((len(asked), probabilities.shape[1] + 1))
        np.cumsum(probabilities, axis=1, out=sums[:, 1:])
        best_ones = probabilities.argmax(axis=1).tolist()
        for place, best, upto in zip(asked, best_ones, sums, strict=True):
            found[place] = self._guess(best, upto)
        return found

    def ranking(self, title: str) -> Ranking:
        """Return every leaf with its probability, the most likely first."""
        if self.classifier is None:
            return []
        scores = self.classifier.scores([title])
        (shares,) = self.classifier.calibration.probabilities(scores).tolist()
        ranking = zip(self.taxonomy.leaves, shares, strict=True)
        return sorted(ranking, key=lambda pair: (-pair[1], pair[0]))

    def _can_guess(self, question: Question) -> bool:
        title, below = question
        first, end = (0, 1) if below is None else self.taxonomy.spans.get(below, (0, 0))
        return first != end and bool(title) and not title.isspace()

    def _guess(self, best: int, upto: NDArray[np.float64]) -> Guess:
        path, spans = self._upwards[best]
        # Rounding may make the sum of probabilities slightly greater than 1.
        shares = [min(1.0, float(upto[end] - upto[first])) for first, end in spans]
        return Guess(path[-1], shares[-1], tuple(zip(path, shares, strict=True)))


def open_site(taxonomy: Taxonomy, packed: bytes) -> SiteModel | None:
    """Return the model of packed weights; ``None`` if they are damaged or do not fit."""
    body = unpack(packed, taxonomy.leaves)
    if body is None:
        return None
    rows = np.frombuffer(body.rows, "<f2").reshape(len(body.features), len(taxonomy.leaves))
    weights = Weights(
        body.features,
        rows.astype(np.float32),
        np.frombuffer(body.rarity, "<f4").astype(np.float32),
        np.frombuffer(body.bias, "<f4").astype(np.float32),
        Calibration(body.calibration[0], *map(tuple, body.calibration[1:])),
    )
    return SiteModel(taxonomy, Classifier(weights))
