"""The reference of predictions: multinomial naive Bayes on words and pairs of words."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from math import exp, log

Titles = Sequence[tuple[str, str]]

SMOOTHINGS = (1.0, 0.1, 0.01)


def features(title: str) -> list[str]:
    """The words of a title, without case and accents, and the pairs of neighbours."""
    text = unicodedata.normalize("NFKD", title.casefold())
    text = "".join(sign for sign in text if not unicodedata.combining(sign))
    words = re.findall(r"\w+", text)
    return [*words, *map(" ".join, pairwise(words))]


class Bayes:
    """Counts, smoothed by a constant; as in the textbook."""

    def __init__(self, titles: Titles, smoothing: float) -> None:
        self.classes = sorted({category_id for category_id, _ in titles})
        places = {category_id: place for place, category_id in enumerate(self.classes)}
        counts: dict[str, list[int]] = defaultdict(lambda: [0] * len(places))
        sizes, priors = [0] * len(places), [0] * len(places)
        for category_id, title in titles:
            place = places[category_id]
            priors[place] += 1
            for feature in features(title):
                counts[feature][place] += 1
                sizes[place] += 1
        below = [log(size + smoothing * len(counts)) for size in sizes]
        self._priors = [log(prior / len(titles)) for prior in priors]
        self._rows = {
            feature: [log(count + smoothing) - size for count, size in zip(row, below, strict=True)]
            for feature, row in counts.items()
        }

    def ranking(self, title: str) -> list[tuple[str, float]]:
        rows = [self._rows[feature] for feature in features(title) if feature in self._rows]
        sums = [*map(sum, zip(self._priors, *rows, strict=True))]
        top = max(sums)
        shares = [exp(number - top) for number in sums]
        total = sum(shares)
        ranked = zip(self.classes, (share / total for share in shares), strict=True)
        return sorted(ranked, key=lambda pair: -pair[1])


def best_bayes(titles: Titles) -> tuple[Bayes, float]:
    """The reference with the smoothing that fits titles best which it did not see."""
    held, seen = titles[::8], [title for place, title in enumerate(titles) if place % 8]

    def loss(smoothing: float) -> float:
        bayes = Bayes(seen, smoothing)
        rankings = ((right, dict(bayes.ranking(title))) for right, title in held)
        return -sum(log(max(ranking.get(right, 0.0), 1e-9)) for right, ranking in rankings)

    smoothing = min(SMOOTHINGS, key=loss)
    return Bayes(titles, smoothing), smoothing
