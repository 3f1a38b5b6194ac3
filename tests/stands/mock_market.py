"""Requesters over scripted answers, on a clock that takes no time."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable

import httpx

from app.client.api import MarketplaceApi
from app.client.requester import Requester
from app.client.retry import RetryPolicy
from app.client.token import Token
from tests.stands.virtual_clock import VirtualClock

BASE = "https://market.example"
SECRET = "APP-77-0123456789abcdef0123456789abcdef"
Step = httpx.Response | Exception | Callable[[httpx.Request], httpx.Response]


class Script:
    """Answers requests one after the other; the last step serves all further ones."""

    def __init__(self, steps: Iterable[Step]) -> None:
        self._steps = list(steps)
        self.requests: list[httpx.Request] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        step = self._steps.pop(0) if len(self._steps) > 1 else self._steps[0]
        if isinstance(step, Exception):
            raise step
        return copy(step) if isinstance(step, httpx.Response) else step(request)


def copy(response: httpx.Response) -> httpx.Response:
    return httpx.Response(response.status_code, headers=response.headers, content=response.content)


def requester(
    *steps: Step,
    clock: VirtualClock | None = None,
    base_url: str = BASE,
    token: str | None = SECRET,
    policy: RetryPolicy | None = None,
) -> tuple[Requester, Script]:
    script = Script(steps)
    made = Requester(
        base_url,
        Token(token) if token else None,
        clock=clock or VirtualClock(),
        transport=httpx.MockTransport(script),
        policy=policy,
        draw=random.Random(7),
    )
    return made, script


def market(*steps: Step, **kwargs: object) -> tuple[MarketplaceApi, Script]:
    made, script = requester(*steps, **kwargs)
    return MarketplaceApi(made), script


def answer(body: object, status: int = 200, **headers: str) -> httpx.Response:
    """An answer with a JSON body (bytes are sent as they are)."""
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.Response(
        status, headers={"content-type": "application/json", **names}, content=content
    )


def refusal(status: int, error: str = "", message: str = "", cause: object = ()) -> httpx.Response:
    return answer(
        {"message": message, "error": error, "status": status, "cause": list(cause)}, status
    )
