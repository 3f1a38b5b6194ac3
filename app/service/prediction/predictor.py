"""The marketplace's guesses: which category a title belongs to, and how sure that is."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future, wait
from typing import TYPE_CHECKING, Any

from app.service.prediction.guesses import Guess, Question
from app.service.prediction.lessons import Steps, learn_site, read_on
from app.service.stores.database import Database

if TYPE_CHECKING:
    from app.service.prediction.site_model import SiteModel

# Titles times leaves, with the splitting of a title counted as a hundred: 1 or 2 milliseconds.
_WORK_PER_CHUNK = 8_000
_TAKING_APART = 100


class Predictor:
    """Predicts categories on every site of one marketplace; a site is learned at its first use.

    What was learned is kept in the store. The same listings always give the same answers.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._models: dict[str, SiteModel] = {}
        self._through: dict[str, int] = {}
        self._lessons: dict[str, Steps[tuple[SiteModel, int]]] = {}
        self._awaited: dict[str, Future[Any]] = {}

    def predict(self, site_id: str, titles: Sequence[Question]) -> list[Guess | None]:
        """Return a guess for each title and the category to stay below (``None``: anywhere).

        Below ``category_from`` the probabilities are those among its leaves. ``None`` stands for
        what cannot be guessed: a blank title, a ``category_from`` or site that is not there. The
        first call for a site learns it first, which takes a second or two; whoever shares the
        thread with others asks by :meth:`answer`.
        """
        model = self.model(site_id)
        while self._read_on(site_id):
            continue
        guesses: list[Guess | None] = []
        for some in _chunks(model, titles):
            guesses += model.guesses(some)
        return guesses

    async def answer(self, site_id: str, titles: Sequence[Question]) -> list[Guess | None]:
        """Return the same as :meth:`predict`, letting others run every few milliseconds."""
        while site_id not in self._models:
            awaited = self._learn_a_little(site_id)
            if awaited is None:
                await asyncio.sleep(0)
            else:
                # Whoever asked may be cancelled; what is being learned is kept for the next one.
                await asyncio.wait([asyncio.shield(asyncio.wrap_future(awaited))])
        model = self._models[site_id]
        await self._read_all(site_id)
        guesses: list[Guess | None] = []
        for some in _chunks(model, titles):
            if guesses:
                await asyncio.sleep(0)
            guesses += model.guesses(some)
        return guesses

    def learn(self, site_id: str, category_id: str, title: str) -> None:
        """Take a listing into account that was written just now."""
        model = self._models.get(site_id)
        # A site that is not learned yet will find the listing in the store, and one that others
        # list on as well reads on there.
        if model is not None and not self._database.shared:
            model.learn(category_id, title)

    def model(self, site_id: str) -> SiteModel:
        """Return what a site has learned, after learning it if nobody asked before."""
        while site_id not in self._models:
            awaited = self._learn_a_little(site_id)
            if awaited is not None:
                wait([awaited])
        return self._models[site_id]

    async def _read_all(self, site_id: str) -> None:
        """Learn all that anybody listed since, letting others run in between."""
        more = self._read_on(site_id)
        while more:
            await asyncio.sleep(0)
            more = self._read_on(site_id)

    def _read_on(self, site_id: str) -> bool:
        """Learn a little of what anybody listed since; return whether there was anything."""
        if not self._database.shared:
            return False
        before = self._through[site_id]
        after = self._through[site_id] = read_on(
            self._database, site_id, self._models[site_id], before
        )
        return after != before

    def _learn_a_little(self, site_id: str) -> Future[Any] | None:
        """Do a few milliseconds of learning; return what has to be waited for first, if any."""
        awaited = self._awaited.get(site_id)
        if awaited is not None and not awaited.done():
            return awaited
        # All who wait for a site drive the same generator on, so that it is learned once.
        lesson = self._lessons.pop(site_id, None) or learn_site(self._database, site_id)
        self._awaited.pop(site_id, None)
        try:
            awaited = next(lesson)
        except StopIteration as end:
            self._models[site_id], self._through[site_id] = end.value
            return None
        self._lessons[site_id] = lesson
        if awaited is not None:
            self._awaited[site_id] = awaited
        return awaited


def _chunks(model: SiteModel, titles: Sequence[Question]) -> list[Sequence[Question]]:
    """Return the titles in rows that take a millisecond or two."""
    count = 1 + _WORK_PER_CHUNK // (len(model.taxonomy.leaves) + _TAKING_APART)
    return [titles[first : first + count] for first in range(0, len(titles), count)]


def open_predictor(database: Database) -> Predictor:
    """Make the predictor of a marketplace; nothing is read before the first prediction."""
    return Predictor(database)
