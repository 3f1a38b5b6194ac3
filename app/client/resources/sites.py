"""The endpoints of a site: search, predictions, coverage areas; and those of currencies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from app.client.answer import Answer
from app.client.requester import Requester
from app.client.resource_parsing import parse_resource, read_list, read_resource, read_resources
from app.domain.identifier import require_identifier
from app.domain.models.coverage_area import CoverageArea
from app.domain.models.currency import Currency
from app.domain.models.prediction import Prediction
from app.domain.paging import SearchPage

SEARCH_PAGE = 50
PREDICTION_SECONDS = 60.0
"""The time-out in seconds for a prediction: a service may learn the titles of a site at the first
request."""
MOST_TITLES = 10_000
"""The maximum number of titles in one prediction request ("Limits")."""


class _Deadlines(TypedDict):
    deadline: float
    silent: float


_SLOW: _Deadlines = {"deadline": PREDICTION_SECONDS, "silent": PREDICTION_SECONDS}


class Sites:
    """The endpoints under ``/sites``, except listing types, and those that all sites share."""

    def __init__(self, requester: Requester) -> None:
        self._requester = requester

    async def search(
        self,
        site_id: str,
        text: str = "",
        *,
        offset: int = 0,
        limit: int = SEARCH_PAGE,
        **filters: str,
    ) -> SearchPage:
        """Return one page of the listings of a site; raise ``ClientError``.

        ``filters`` are ``sort`` and the ids of ``available_filters`` of an earlier page.
        """
        params = {**filters, "offset": str(offset), "limit": str(limit)}
        if text:
            params["q"] = text
        path = f"/sites/{require_identifier(site_id)}/search"
        return read_resource(await self._requester.get(path, params), SearchPage)

    async def predict(
        self, site_id: str, title: str, *, category_from: str | None = None
    ) -> Prediction:
        """Return the most likely category of a title; raise ``NotFound`` if there is none.

        ``category_from`` restricts the prediction to a category of level 1.
        """
        params = {"title": title}
        if category_from is not None:
            params["category_from"] = require_identifier(category_from)
        answer = await self._requester.get(_predictor(site_id), params, **_SLOW)
        return read_resource(answer, Prediction)

    async def predict_several(
        self, site_id: str, titles: Iterable[str], *, category_from: str | None = None
    ) -> tuple[Prediction | None, ...]:
        """Return the predictions for several titles, in their order, in as few calls as possible.

        The prediction is ``None`` if there is none; ``category_from`` as in ``predict``. Raise
        ``ClientError``.
        """
        below = {} if category_from is None else {"category_from": category_from}
        return await self._predict(site_id, [{"title": title, **below} for title in titles])

    async def predict_below(
        self, site_id: str, title: str, categories: Iterable[str]
    ) -> tuple[Prediction | None, ...]:
        """Return the prediction for one title below each of these categories of level 1.

        The prediction is ``None`` if there is none. Raise ``ClientError``.
        """
        wanted = [{"title": title, "category_from": one} for one in categories]
        return await self._predict(site_id, wanted)

    async def _predict(
        self, site_id: str, wanted: list[dict[str, str]]
    ) -> tuple[Prediction | None, ...]:
        found: list[Prediction | None] = []
        for first in range(0, len(wanted), MOST_TITLES):
            body = wanted[first : first + MOST_TITLES]
            answer = await self._requester.ask("POST", _predictor(site_id), body, **_SLOW)
            found += _predictions(answer, len(body))
        return tuple(found)

    async def coverage_areas(self, site_id: str) -> tuple[CoverageArea, ...]:
        """Return the coverage areas of a site; raise ``ClientError``."""
        path = f"/sites/{require_identifier(site_id)}/coverage_areas"
        return read_resources(await self._requester.get(path), CoverageArea)

    async def coverage_area(self, area_id: str) -> CoverageArea:
        """Return one coverage area; raise ``ClientError``."""
        path = f"/coverage_areas/{require_identifier(area_id)}"
        return read_resource(await self._requester.get(path), CoverageArea)

    async def currencies(self) -> tuple[Currency, ...]:
        """Return all currencies; raise ``ClientError``."""
        return read_resources(await self._requester.get("/currencies/"), Currency)

    async def currency(self, currency_id: str) -> Currency:
        """Return one currency; raise ``ClientError``."""
        path = f"/currencies/{require_identifier(currency_id)}"
        return read_resource(await self._requester.get(path), Currency)


def _predictor(site_id: str) -> str:
    return f"/sites/{require_identifier(site_id)}/category_predictor/predict"


def _predictions(answer: Answer, asked: int) -> list[Prediction | None]:
    body = read_list(answer)
    # Predictions are matched by their order alone, so one missing makes all of them wrong.
    if len(body) != asked:
        raise answer.undecodable("shape")
    return [None if one is None else parse_resource(answer, Prediction, one) for one in body]
