"""A seller's list on the wire, whose pages and multi-gets go wrong as the rows of paging say."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import httpx

from app.client.api import MarketplaceApi
from app.client.requester import Requester
from tests.stands.fake_marketplace import item_body
from tests.stands.virtual_clock import VirtualClock

Page = dict[str, Any]


def answer(body: object, status: int = 200) -> httpx.Response:
    """An answer with a JSON body (bytes are sent as they are)."""
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    headers = {"content-type": "application/json"}
    return httpx.Response(status, headers=headers, content=content)


def refusal(status: int, error: str) -> httpx.Response:
    """A refusal in the form of the service ("Errors")."""
    return answer({"message": error, "error": error, "status": status, "cause": []}, status)


class PagedShop:
    """``count`` listings; the attributes say what goes wrong, the lists what was asked for."""

    def __init__(self, count: int) -> None:
        self.bodies = {f"MX{n}": item_body(f"MX{n}") for n in range(count)}
        self.scan_begins = 1000
        self.scan_end: object = None
        self.scan_limit = 100
        self.stuck_at: int | None = None
        self.expires: Callable[[int, int], httpx.Response | None] = lambda _scan, _page: None
        self.total: Callable[[int], object] = lambda count: count
        self.multiget: Callable[[list[Page]], list[Page]] = lambda elements: elements
        self.scans = 0
        self.scan_asked: list[int] = []
        self.asked: list[dict[str, str]] = []
        self.many: list[list[str]] = []

    @property
    def api(self) -> MarketplaceApi:
        """The client over this shop."""
        transport = httpx.MockTransport(self._answer)
        clock = VirtualClock()
        return MarketplaceApi(
            Requester(
                "https://shop.test",
                None,
                clock=clock,
                transport=transport,
                draw=random.Random(5),
            )
        )

    def _answer(self, request: httpx.Request) -> httpx.Response:
        params = dict(request.url.params)
        if request.url.path == "/items":
            return answer(self._several(params["ids"].split(","), params.get("attributes", "")))
        if request.url.path.endswith("/items/search"):
            self.asked.append(params)
            scanning = params.get("search_type") == "scan"
            return self._scan(params) if scanning else self._search(params)
        if request.url.path.startswith(("/categories/", "/sites/")):
            return answer({"id": "MX100"} if request.url.path.count("/") == 2 else [])
        return answer({})

    def _several(self, ids: list[str], attributes: str) -> list[Page]:
        if not attributes:
            self.many.append(ids)
        wanted = attributes.split(",") if attributes else list(item_body())
        there = []
        for item_id in ids:
            body, code = self.bodies.get(item_id), 200
            if body is None:
                body, code = {"id": item_id, "status": 404, "error": "not_found"}, 404
            there.append({"code": code, "body": {k: v for k, v in body.items() if k in wanted}})
        return self.multiget(there)

    def _search(self, params: dict[str, str]) -> httpx.Response:
        start, limit = int(params.get("offset", 0)), int(params["limit"])
        ids = list(self.bodies)[start : start + limit]
        paging = {"total": self.total(len(self.bodies)), "offset": start, "limit": limit}
        return answer({"results": ids, "paging": paging})

    def _scan(self, params: dict[str, str]) -> httpx.Response:
        if "scroll_id" not in params:
            self.scans += 1
            self.scan_asked.append(0)
            scan, place, page = self.scans, 0, 0
        else:
            scan, place, page = map(int, params["scroll_id"].split("-"))
            self.scan_asked.append(place)
            expired = self.expires(scan, page)
            if expired is not None:
                return expired
        ids = list(self.bodies)[place : place + self.scan_limit]
        if page and not ids:
            return answer(json.dumps(self.scan_end).encode())
        following = place + len(ids) if page else self.scan_begins
        if self.stuck_at == page:
            following, page = place, page - 1
        scroll = f"{scan}-{following}-{page + 1}"
        return answer({"results": ids, "scroll_id": scroll, "paging": {}})


EXPIRED = {
    "400": refusal(400, "bad_request"),
    "404": refusal(404, "not_found"),
    "500": refusal(500, "internal_error"),
}
