"""P8: whatever happens on the wire, every kind of call ends within its deadline and a second."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import psutil
import pytest

from app.client.answer import Answer
from app.client.errors import ClientError
from app.client.requester import Requester
from app.client.retry import NEVER
from app.client.token import Token
from app.clock import SystemClock
from tests.client.faulty_server import serving
from tests.client.test_wire_faults import FAULTS

DEADLINE = 0.5
MOST_GROWTH = 40 * 1024 * 1024

Call = Callable[[Requester], Awaitable[Answer]]
CALLS: dict[str, Call] = {
    "item": lambda r: r.get("/items/A1", deadline=DEADLINE),
    "several": lambda r: r.get("/items", {"ids": "A1,A2"}, deadline=DEADLINE),
    "create": lambda r: r.send("POST", "/items", json={"a": 1}, deadline=DEADLINE),
    "update": lambda r: r.send("PUT", "/items/A1", json={"a": 1}, deadline=DEADLINE),
    "upload": lambda r: r.send(
        "POST",
        "/items/A1/pictures",
        files={"file": ("a.jpg", b"\xff\xd8\xff" * 9_000, "image/jpeg")},
        deadline=DEADLINE,
    ),
    "remove": lambda r: r.send("DELETE", "/items/A1/pictures/P1", deadline=DEADLINE),
}


async def seconds_of(script: Any, call: Call) -> float:
    """How long the call takes to fail."""
    async with serving(script) as server:
        made = Requester(server.base_url, Token("secret-1"), clock=SystemClock(), policy=NEVER)
        async with made:
            started = time.monotonic()
            try:
                (await call(made)).json()
            except ClientError:
                return time.monotonic() - started
            raise AssertionError(f"{script.__name__} brought an answer")


@pytest.mark.prove
async def test_that_every_fault_ends_in_time_and_in_little_memory() -> None:
    process = psutil.Process()
    before = process.memory_info().rss
    longest = 0.0
    for script, _, _ in FAULTS:
        for name, call in CALLS.items():
            seconds = await seconds_of(script, call)
            longest = max(longest, seconds)
            assert seconds < DEADLINE + 1, (script.__name__, name)
    growth = process.memory_info().rss - before
    print(f"P8: {len(FAULTS)} faults x {len(CALLS)} calls, {longest:.2f} s, {growth >> 20} MB")
    assert growth < MOST_GROWTH


async def test_that_the_proof_sees_a_missing_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    @asynccontextmanager
    async def never(_seconds: float) -> AsyncIterator[None]:
        yield

    limits = asyncio.timeout(DEADLINE + 1)
    monkeypatch.setattr("app.client.transport.asyncio.timeout", never)
    silent = next(script for script, _, _ in FAULTS if script.__name__ == "slow_body")
    with pytest.raises(TimeoutError):
        async with limits:
            await seconds_of(silent, CALLS["item"])
