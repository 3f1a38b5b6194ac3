"""P13: an outage of ten thousand reads costs one request in a hundred more, at most."""

from __future__ import annotations

import pytest

from app.client.errors import ClientError
from app.client.retry import RetryPolicy
from tests.client.mock_market import refusal, requester
from tests.virtual_clock import VirtualClock

READS = 10_000


async def requests_of_outage(reads: int, policy: RetryPolicy) -> int:
    """How many requests leave while every answer is a failure."""
    clock = VirtualClock()
    made, script = requester(refusal(500), clock=clock, policy=policy)
    async with made:
        for _ in range(reads):
            # Beyond the rest, so that every one of them is a probe and the breaker hides nothing.
            clock.advance(31)
            with pytest.raises(ClientError):
                await made.get("/items/A1")
    return len(script.requests)


@pytest.mark.prove
async def test_that_an_outage_makes_no_storm() -> None:
    requests = await requests_of_outage(READS, RetryPolicy())
    print(f"P13: {READS} reads in an outage, {requests} requests")
    assert requests <= READS * 1.01


async def test_that_the_proof_sees_retries_without_a_purse() -> None:
    careless = RetryPolicy(purse=10**9, failures_in_row=10**9)
    assert await requests_of_outage(READS // 10, careless) > READS // 10 * 1.01
