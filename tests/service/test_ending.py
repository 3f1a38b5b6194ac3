"""The end of the marketplace's process, as a request that is under way meets it."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any

from app.domain.wire import read_json
from app.service.application import build_for
from app.service.market.market import Market


async def test_that_a_request_which_waits_when_the_process_ends_gets_an_error_body(market: Market):
    messages: list[MutableMapping[str, Any]] = []
    waits = asyncio.Event()

    async def receive() -> dict[str, Any]:
        waits.set()
        await asyncio.Event().wait()
        return {}

    async def send(message: MutableMapping[str, Any]) -> None:
        messages.append(message)

    scope = {
        "type": "http",
        "method": "POST",
        "scheme": "http",
        "path": "/items",
        "raw_path": b"/items",
        "query_string": b"",
        "headers": [(b"host", b"127.0.0.1")],
    }
    request = asyncio.ensure_future(build_for(market)(scope, receive, send))
    await waits.wait()
    request.cancel()
    await request
    assert messages[0]["status"] == 503
    error = read_json(messages[1]["body"])
    assert (error["error"], error["status"], error["cause"]) == ("service_unavailable", 503, [])
