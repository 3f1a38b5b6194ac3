"""P13: an outage of ten thousand reads makes no storm: the breaker leaves a dead service alone, and
the budget ends the retries of one that fails nearly always."""

from __future__ import annotations

import contextlib

import pytest

from app.client.errors import ClientError
from app.client.retry import RetryPolicy
from tests.stands.mock_market import Step, answer, refusal, requester
from tests.stands.virtual_clock import VirtualClock

READS = 10_000
A_SECOND = 10
"""Reads a second, as of a sync."""

DEAD: tuple[Step, ...] = (refusal(500),)
# Never as often in a row as the breaker counts, so that it never opens.
FAILING: tuple[Step, ...] = (*[refusal(500)] * 7, answer({}))

WITHOUT_BREAKER = RetryPolicy(failures_in_row=10**9)
WITHOUT_BUDGET = RetryPolicy(budget=10**9)


async def requests_of(reads: int, steps: tuple[Step, ...], policy: RetryPolicy) -> float:
    """Requests for each read of a service that answers with ``steps`` over and over."""
    clock = VirtualClock()
    # The last step of a script serves all further requests, so there are enough for every attempt.
    script_steps = steps * (policy.attempts * reads // len(steps) + 1)
    made, script = requester(*script_steps, clock=clock, policy=policy)
    async with made:
        for _ in range(reads):
            clock.advance(1 / A_SECOND)
            with contextlib.suppress(ClientError):
                await made.get("/items/A1")
    return len(script.requests) / reads


DEAD_MOST, FAILING_MOST = 0.01, 1.05


@pytest.mark.prove
async def test_that_an_outage_makes_no_storm() -> None:
    dead = await requests_of(READS, DEAD, RetryPolicy())
    failing = await requests_of(READS, FAILING, RetryPolicy())
    print(f"P13: {READS} reads, requests for each: dead {dead:.4f}, failing {failing:.4f}")
    assert dead <= DEAD_MOST
    assert failing <= FAILING_MOST


# Each of the two alone is missing: what the other does must not hide it, at the proof's own count.
async def test_that_the_proof_sees_a_breaker_that_never_opens() -> None:
    assert await requests_of(READS // 10, DEAD, WITHOUT_BREAKER) > DEAD_MOST * 10


@pytest.mark.prove
async def test_that_the_proof_sees_each_mutant_at_its_own_count() -> None:
    assert await requests_of(READS, DEAD, WITHOUT_BREAKER) > DEAD_MOST * 10
    assert await requests_of(READS, FAILING, WITHOUT_BUDGET) > FAILING_MOST * 2


async def test_that_the_proof_sees_retries_without_a_budget() -> None:
    assert await requests_of(READS // 10, FAILING, WITHOUT_BUDGET) > FAILING_MOST * 2
