"""Closing a client takes nothing away from a request that is under way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import httpx
import pytest

from app.client.address import parse_origin
from app.client.errors import Unreachable
from app.client.outcome import Outcome
from app.client.picture_fetch import PictureFetch
from app.client.requester import Requester
from app.client.usage import Usage
from tests.stands.mock_market import BASE
from tests.stands.virtual_clock import VirtualClock


class Slow(httpx.AsyncBaseTransport):
    """Answers when it is told to, and notes when it is closed."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.answer = asyncio.Event()
        self.closed = 0

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        self.asked.set()
        await self.answer.wait()
        assert not self.closed, "the connections were closed under a request"
        return httpx.Response(200, content=b'{"id": "A1"}')

    async def aclose(self) -> None:
        self.closed += 1


class Body(httpx.AsyncByteStream):
    """A body that comes in two parts, the second when it is asked for."""

    def __init__(self, slow: Slow) -> None:
        self._slow = slow

    async def __aiter__(self) -> AsyncIterator[bytes]:
        yield b'{"id": '
        self._slow.asked.set()
        await self._slow.answer.wait()
        assert not self._slow.closed, "the connections were closed under an answer"
        yield b'"A1"}'


class SlowBody(Slow):
    """Answers at once, and brings the end of the body late."""

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        return httpx.Response(200, stream=Body(self))


@pytest.mark.parametrize("kind", [Slow, SlowBody])
@pytest.mark.parametrize("method", ["GET", "PUT"])
async def test_that_a_request_under_way_is_answered_after_closing(kind, method):
    slow = kind()
    made = Requester(BASE, None, clock=VirtualClock(), transport=slow)
    asked = made.get("/items/A1") if method == "GET" else made.send(method, "/items/A1", json={})
    running = asyncio.ensure_future(asked)
    await slow.asked.wait()
    await made.close()
    assert not slow.closed
    slow.answer.set()
    assert (await running).json() == {"id": "A1"}
    assert slow.closed == 2, "both sets of connections"


async def test_that_a_request_after_closing_is_not_sent_and_not_tried_again():
    slow = Slow()
    made = Requester(BASE, None, clock=VirtualClock(), transport=slow)
    await made.close()
    for request in (made.get("/items/A1"), made.send("PUT", "/items/A1", json={})):
        with pytest.raises(Unreachable) as refused:
            await request
        assert (refused.value.reason, refused.value.outcome) == ("closed", Outcome.NOT_SENT)
    assert not slow.asked.is_set()


async def test_that_a_picture_under_way_comes_after_closing():
    slow = Slow()
    fetch = PictureFetch(parse_origin(BASE), transport=slow)
    running = asyncio.ensure_future(fetch.get(f"{BASE}/pictures/1"))
    await slow.asked.wait()
    await fetch.close()
    slow.answer.set()
    assert await running == b'{"id": "A1"}'
    assert slow.closed == 1
    with pytest.raises(Unreachable):
        await fetch.get(f"{BASE}/pictures/1")


async def test_that_the_end_comes_once_whoever_fails():
    ended: list[bool] = []

    async def end() -> None:
        ended.append(True)

    usage = Usage(end)

    async def fail() -> None:
        async with usage.request("GET", "/"), usage.request("GET", "/"):
            await usage.close()
            await usage.close()
            assert not ended
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    assert ended == [True]
