"""The guess for a title: its most likely leaf, and how sure every step on the way there is."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from app.service.prediction.classifier import Classifier
from app.service.prediction.taxonomy import Taxonomy
from app.service.prediction.training import learn_news


class Guess(NamedTuple):
    """The category a title most likely belongs to.

    ``probability`` is that of ``category_id``, 0 to 1; ``path`` leads from the root to it, each
    step with the probability that the title belongs somewhere below that step.
    """

    category_id: str
    probability: float
    path: tuple[tuple[str, float], ...]


class SiteModel:
    """What one site has learned: its leaves in tree order and the classifier over them."""

    __slots__ = ("_negligible", "_places", "_upwards", "classifier", "taxonomy")

    def __init__(self, taxonomy: Taxonomy, classifier: Classifier) -> None:
        self.taxonomy = taxonomy
        self.classifier = classifier
        self._places = {leaf: place for place, leaf in enumerate(taxonomy.leaves)}
        whole = (0, len(taxonomy.leaves))
        # For each leaf the slices of what is above it, the whole site last.
        self._upwards = tuple(
            (*(taxonomy.spans[step] for step in reversed(path[:-1])), whole)
            for path in taxonomy.paths
        )
        self._negligible = classifier.negligible()

    def learn(self, category_id: str, title: str) -> None:
        """Take one more listing into account; what is in no leaf of the site teaches nothing."""
        place = self._places.get(category_id)
        if place is not None:
            learn_news(self.classifier, place, title)

    def guess(self, title: str, category_from: str | None) -> Guess | None:
        """Return the guess for a title; ``None`` when it is blank or there is nothing below.

        Below ``category_from`` the probabilities are those among its leaves alone.
        """
        if not self.taxonomy.leaves or not title or title.isspace():
            return None
        classifier = self.classifier
        evidence = classifier.evidence(title)
        if category_from is not None:
            first, end = self.taxonomy.spans.get(category_from, (0, 0))
            if first == end:
                return None
            # Evidence is far above zero, so zero means that it cannot be.
            evidence = [0] * first + evidence[first:end] + [0] * (len(evidence) - end)
        top = max(evidence)
        best = evidence.index(top)
        floor, unit = top - self._negligible, classifier.unit

        def share(first: int, end: int) -> float:
            """Return how the chances of a row of leaves add up, that of the best being 1."""
            return sum([exp((n - top) * unit) for n in evidence[first:end] if n > floor])

        # From the leaf upwards, so that every leaf of the site is looked at once.
        shares: list[float] = []
        total, begin, stop = 1.0, best, best + 1
        for first, end in self._upwards[best]:
            shares.append(total)
            total += share(first, begin) + share(stop, end)
            begin, stop = first, end
        steps = zip(self.taxonomy.paths[best], reversed(shares), strict=True)
        path = tuple([(step, part / total) for step, part in steps])
        return Guess(self.taxonomy.leaves[best], shares[0] / total, path)

    def ranking(self, title: str) -> list[tuple[str, float]]:
        """Return every leaf with its probability, the likeliest first."""
        shares = zip(self.taxonomy.leaves, self.classifier.probabilities(title), strict=True)
        return sorted(shares, key=lambda pair: (-pair[1], pair[0]))
