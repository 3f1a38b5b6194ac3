"""The marketplace's guesses: which category a title belongs to, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import NamedTuple

from app.domain.wire import read_json
from app.service.database import Database
from app.service.prediction.features import tokenise, word_features
from app.service.prediction.taxonomy import Taxonomy, build_taxonomy


class Guess(NamedTuple):
    """The category a title most likely belongs to.

    ``probability`` is that of ``category_id``, 0 to 1; ``path`` leads from the root to it, each
    step with the probability that the title belongs somewhere below that step.
    """

    category_id: str
    probability: float
    path: tuple[tuple[str, float], ...]


class Predictor:
    """Predicts categories on every site of one marketplace; each site is learned at first use."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._sites: dict[str, _Site] = {}

    def predict(self, site_id: str, titles: Sequence[tuple[str, str | None]]) -> list[Guess | None]:
        """Return a guess for each title and the category to stay below (``None``: anywhere).

        Below ``category_from`` the probabilities are those among its leaves. ``None`` stands for
        what cannot be guessed: a blank title, a ``category_from`` or site that is not there.
        """
        site = self._site(site_id)
        return [site.guess(title, category_from) for title, category_from in titles]

    def learn(self, site_id: str, category_id: str, title: str) -> None:
        """Take a listing into account that was written just now."""
        site = self._sites.get(site_id)
        # What is not loaded yet will find the listing in the store.
        if site is not None:
            site.learn(category_id, title)

    def _site(self, site_id: str) -> _Site:
        site = self._sites.get(site_id)
        if site is None:
            bodies = self._database.rows(
                "SELECT body FROM categories WHERE site_id = ?", (site_id,)
            )
            site = _Site(build_taxonomy(read_json(row[0]) for row in bodies))
            for leaf in site.taxonomy.leaves:
                for (title,) in self._database.rows(
                    "SELECT title FROM items WHERE category_id = ? LIMIT 100", (leaf,)
                ):
                    site.learn(leaf, title)
            self._sites[site_id] = site
        return site


def open_predictor(database: Database) -> Predictor:
    """Make the predictor of a marketplace; nothing is read before the first prediction."""
    return Predictor(database)


class _Site:
    def __init__(self, taxonomy: Taxonomy) -> None:
        self.taxonomy = taxonomy
        self._place = {leaf: place for place, leaf in enumerate(taxonomy.leaves)}
        self._counts: dict[str, dict[int, int]] = {}
        self._sizes = [0] * len(taxonomy.leaves)
        self._titles = [1] * len(taxonomy.leaves)
        for place, names in enumerate(taxonomy.names):
            self._count(place, names[-1])

    def learn(self, category_id: str, title: str) -> None:
        place = self._place.get(category_id)
        if place is not None:
            self._titles[place] += 1
            self._count(place, title)

    def _count(self, place: int, title: str) -> None:
        for feature in word_features(tokenise(title)):
            row = self._counts.setdefault(feature, {})
            row[place] = row.get(place, 0) + 1
            self._sizes[place] += 1

    def guess(self, title: str, category_from: str | None) -> Guess | None:
        whole = (0, len(self.taxonomy.leaves))
        first, end = self.taxonomy.spans.get(category_from, (0, 0)) if category_from else whole
        if first == end or not title.strip():
            return None
        features = [f for f in word_features(tokenise(title)) if f in self._counts]
        vocabulary = len(self._counts)
        scores = [
            log(self._titles[place])
            + sum(
                log((self._counts[f].get(place, 0) + 0.1) / (self._sizes[place] + 0.1 * vocabulary))
                for f in features
            )
            for place in range(first, end)
        ]
        top = max(scores)
        shares = [exp(score - top) for score in scores]
        total = sum(shares)
        best = first + scores.index(top)
        steps = []
        for step in self.taxonomy.paths[best]:
            begin, stop = self.taxonomy.spans[step]
            share = sum(shares[max(begin, first) - first : min(stop, end) - first])
            steps.append((step, share / total))
        return Guess(self.taxonomy.leaves[best], steps[-1][1], tuple(steps))
