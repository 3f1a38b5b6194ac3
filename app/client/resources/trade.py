"""The endpoints of buyers' questions and orders."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable

from app.client.pages import results_of, walk_scan
from app.client.requester import Requester
from app.client.resource_parsing import read_resource
from app.domain.base import parse_tolerant
from app.domain.identifier import require_identifier
from app.domain.models.order import Order
from app.domain.models.question import Question
from app.domain.paging import SearchPage
from app.domain.wire import Unreadable

PAGE = 50
SCAN_PAGE = 100
_QUESTIONS = "/questions/search"


class Questions:
    """The search of questions, by offset and as a scan ("Scan search")."""

    def __init__(self, requester: Requester) -> None:
        self._requester = requester

    async def search(
        self, item_id: str | None = None, *, offset: int = 0, limit: int = PAGE
    ) -> SearchPage:
        """Return one page of the questions on an item, or to the caller; raise ``ClientError``."""
        params = {**_about(item_id), "offset": str(offset), "limit": str(limit)}
        return read_resource(await self._requester.get(_QUESTIONS, params), SearchPage)

    async def scan(self, item_id: str | None = None) -> AsyncIterator[Question]:
        """Yield the questions of a scan: the first page, then all from result 1,000 on.

        Results that cannot be parsed as a question are left out. Raise ``ClientError``.
        """

        async def fetch(scroll_id: str | None) -> object:
            params = {**_about(item_id), "search_type": "scan", "limit": str(SCAN_PAGE)}
            if scroll_id is not None:
                params["scroll_id"] = scroll_id
            answer = await self._requester.get(_QUESTIONS, params)
            return answer.json() if answer.body.strip() else None

        async for _, found in walk_scan(fetch):
            try:
                yield parse_tolerant(Question, found)[0]
            except Unreadable:
                continue


class Orders:
    """The search of a seller's orders ("Other endpoints")."""

    def __init__(self, requester: Requester) -> None:
        self._requester = requester

    async def search(
        self,
        seller_id: str,
        *,
        text: str = "",
        tags: Iterable[str] = (),
        offset: int = 0,
        limit: int = PAGE,
    ) -> tuple[Order, ...]:
        """Return one page of a seller's orders, the newest first; raise ``ClientError``."""
        params = {
            "seller": require_identifier(seller_id),
            "offset": str(offset),
            "limit": str(limit),
        }
        if text:
            params["q"] = text
        if listed := ",".join(tags):
            params["tags"] = listed
        answer = await self._requester.get("/orders/search", params)
        orders = []
        for found in results_of(answer.json()):
            try:
                orders.append(parse_tolerant(Order, found)[0])
            except Unreadable:
                continue
        return tuple(orders)


def _about(item_id: str | None) -> dict[str, str]:
    return {} if item_id is None else {"item": require_identifier(item_id)}
