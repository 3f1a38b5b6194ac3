"""The marketplace's guesses: which category a title belongs to, and how sure that is."""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Sequence

from app.service.database import Database
from app.service.prediction.guesses import Guess, SiteModel
from app.service.prediction.lessons import learn_site

# Titles times leaves, where taking a title apart counts for a hundred: a millisecond or two.
_WORK_A_BREATH = 10_000
_TAKING_APART = 100


class Predictor:
    """Predicts categories on every site of one marketplace; a site is learned at its first use.

    What was learned is kept in the store. The same listings always give the same answers.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._models: dict[str, SiteModel] = {}
        self._lessons: dict[str, Generator[None, None, SiteModel]] = {}

    def predict(self, site_id: str, titles: Sequence[tuple[str, str | None]]) -> list[Guess | None]:
        """Return a guess for each title and the category to stay below (``None``: anywhere).

        Below ``category_from`` the probabilities are those among its leaves. ``None`` stands for
        what cannot be guessed: a blank title, a ``category_from`` or site that is not there. The
        first call for a site learns it first, which takes a second or two; whoever shares the
        thread with others asks by :meth:`answer`.
        """
        guess = self.model(site_id).guess
        return [guess(title, category_from) for title, category_from in titles]

    async def answer(
        self, site_id: str, titles: Sequence[tuple[str, str | None]]
    ) -> list[Guess | None]:
        """Return the same as :meth:`predict`, letting others run every few milliseconds."""
        while site_id not in self._models:
            self._learn_a_little(site_id)
            await asyncio.sleep(0)
        model = self._models[site_id]
        breath = 1 + _WORK_A_BREATH // (len(model.taxonomy.leaves) + _TAKING_APART)
        guesses: list[Guess | None] = []
        for first in range(0, len(titles), breath):
            if first:
                await asyncio.sleep(0)
            guesses += [
                model.guess(title, category_from)
                for title, category_from in titles[first : first + breath]
            ]
        return guesses

    def learn(self, site_id: str, category_id: str, title: str) -> None:
        """Take a listing into account that was written just now."""
        model = self._models.get(site_id)
        # A site that is not learned yet will find the listing in the store.
        if model is not None:
            model.learn(category_id, title)

    def model(self, site_id: str) -> SiteModel:
        """Return what a site has learned, after learning it if nobody asked before."""
        while site_id not in self._models:
            self._learn_a_little(site_id)
        return self._models[site_id]

    def _learn_a_little(self, site_id: str) -> None:
        """Do a few milliseconds of learning."""
        # Whoever waits for a site carries its one lesson on, so it is learned once for all.
        lesson = self._lessons.pop(site_id, None) or learn_site(self._database, site_id)
        try:
            next(lesson)
        except StopIteration as end:
            self._models[site_id] = end.value
        else:
            self._lessons[site_id] = lesson


def open_predictor(database: Database) -> Predictor:
    """Make the predictor of a marketplace; nothing is read before the first prediction."""
    return Predictor(database)
