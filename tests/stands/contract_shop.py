"""The marketplace as a client sees it: requests in, answers out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import httpx

from app.domain.wire import read_json, write_json
from app.service.application import build_for
from app.service.market.market import Market
from tests.stands.rotation import Rotation

BASE_URL = "http://127.0.0.1"


class Answer:
    """One answer: its status, its JSON, its headers."""

    def __init__(self, response: httpx.Response) -> None:
        self.status = response.status_code
        self.content = response.content
        self.headers = response.headers

    @property
    def json(self) -> Any:
        return read_json(self.content)

    @property
    def causes(self) -> list[str]:
        return [cause["code"] for cause in self.json["cause"]]

    @property
    def warnings(self) -> list[str]:
        return [warning["code"] for warning in self.json.get("warnings", ())]


class Client:
    """Sends requests to a marketplace, as one of its users or as nobody."""

    def __init__(self, http: httpx.AsyncClient, token: Callable[[str], str]) -> None:
        self._client = http
        self.token = token

    async def call(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        by: str | None = None,
        headers: Mapping[str, str] | None = None,
        content: bytes | None = None,
        files: Any = None,
    ) -> Answer:
        sent = dict(headers or {})
        if body is not None:
            content = write_json(body)
        if content is not None:
            sent.setdefault("content-type", "application/json")
        if by is not None:
            sent["authorization"] = f"Bearer {self.token(by)}"
        response = await self._client.request(
            method, path, content=content, files=files, headers=sent
        )
        return Answer(response)

    async def get(self, path: str, *, by: str | None = None) -> Answer:
        return await self.call("GET", path, by=by)

    async def post(self, path: str, body: object, *, by: str | None = None) -> Answer:
        return await self.call("POST", path, body, by=by)

    async def put(self, path: str, body: object, *, by: str | None = None) -> Answer:
        return await self.call("PUT", path, body, by=by)

    async def delete(self, path: str, *, by: str | None = None) -> Answer:
        return await self.call("DELETE", path, by=by)

    async def close(self) -> None:
        await self._client.aclose()


class Shop(Client):
    """Sends requests to a marketplace in this process, whose inside a test may look into.

    It is asked by way of ``market`` and of the ``others`` over the same store, in turn.
    """

    def __init__(self, market: Market, *others: Market) -> None:
        self.market = market
        applications = [build_for(one) for one in (market, *others)]
        application = Rotation(applications) if others else applications[0]
        super().__init__(in_process(application), self._kept_token)

    def _kept_token(self, user_id: str) -> str:
        kept = self.market.users.token(user_id)
        assert kept is not None
        return kept.token


def in_process(application: Any) -> httpx.AsyncClient:
    """Return a client whose requests never leave the process."""
    return httpx.AsyncClient(transport=httpx.ASGITransport(application), base_url=BASE_URL)
