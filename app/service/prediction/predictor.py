"""The category predictions of the marketplace, with their probabilities."""

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

# Titles times leaves, where splitting a title counts as a hundred leaves: 1 or 2 milliseconds.
_WORK_PER_CHUNK = 8_000
_TAKING_APART = 100


class Predictor:
    """A predictor of categories for every site of a marketplace; a site is learned on first use.

    Learned weights are stored. The same listings always give the same predictions.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._models: dict[str, SiteModel] = {}
        self._through: dict[str, int] = {}
        self._lessons: dict[str, Steps[tuple[SiteModel, int]]] = {}
        self._awaited: dict[str, Future[Any]] = {}

    def predict(self, site_id: str, titles: Sequence[Question]) -> list[Guess | None]:
        """Return a guess for each title and the category to stay below (``None``: anywhere).

        Below ``category_from`` the probabilities are those among its leaves. The guess is ``None``
        for a blank title and for an unknown ``category_from`` or site. The first call for a site
        learns it first, which takes a second or two; on a shared event loop use :meth:`answer`.
        """
        model = self.model(site_id)
        while self._read_on(site_id):
            continue
        guesses: list[Guess | None] = []
        for some in _chunks(model, titles):
            guesses += model.guesses(some)
        return guesses

    async def answer(self, site_id: str, titles: Sequence[Question]) -> list[Guess | None]:
        """Return the same as :meth:`predict`, yielding to the event loop every few milliseconds."""
        while site_id not in self._models:
            awaited = self._learn_a_little(site_id)
            if awaited is None:
                await asyncio.sleep(0)
            else:
                # The caller may be cancelled; the learning continues for the next caller.
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
        """Learn a listing that was just written."""
        model = self._models.get(site_id)
        # A site that is not learned yet will read the listing from the store, and so will one whose
        # store is shared.
        if model is not None and not self._database.shared:
            model.learn(category_id, title)

    def model(self, site_id: str) -> SiteModel:
        """Return the model of a site, learning it first if necessary."""
        while site_id not in self._models:
            awaited = self._learn_a_little(site_id)
            if awaited is not None:
                wait([awaited])
        return self._models[site_id]

    async def _read_all(self, site_id: str) -> None:
        """Learn all listings added since, yielding to the event loop in between."""
        more = self._read_on(site_id)
        while more:
            await asyncio.sleep(0)
            more = self._read_on(site_id)

    def _read_on(self, site_id: str) -> bool:
        """Learn a few of the listings added since; return whether there were any."""
        if not self._database.shared:
            return False
        before = self._through[site_id]
        after = self._through[site_id] = read_on(
            self._database, site_id, self._models[site_id], before
        )
        return after != before

    def _learn_a_little(self, site_id: str) -> Future[Any] | None:
        """Run a few milliseconds of learning; return a future to wait for first, or ``None``."""
        awaited = self._awaited.get(site_id)
        if awaited is not None and not awaited.done():
            return awaited
        # All callers that wait for a site advance the same generator, so that it is learned once.
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
    """Return the titles in chunks that take a millisecond or two."""
    count = 1 + _WORK_PER_CHUNK // (len(model.taxonomy.leaves) + _TAKING_APART)
    return [titles[first : first + count] for first in range(0, len(titles), count)]


def open_predictor(database: Database) -> Predictor:
    """Create the predictor of a marketplace; nothing is read before the first prediction."""
    return Predictor(database)
