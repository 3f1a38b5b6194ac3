"""The limit of reads at once: more while the service is quick, half when it struggles."""

from __future__ import annotations

import asyncio

import pytest

from app.client.concurrency import INITIAL_LIMIT, ConcurrencyLimit
from app.client.errors import ClientError, RateLimited, ServerFault, TimedOut
from app.client.outcome import Outcome
from tests.stands.mock_market import answer, requester
from tests.stands.virtual_clock import VirtualClock

MOST = 8


def refused(kind: type[ServerFault] | type[RateLimited], wait: float | None = None) -> ClientError:
    error = kind(status=500, error="", message="", causes=(), method="GET", path="/items")
    error.retry_after = wait
    return error


LATE = TimedOut("answer", method="GET", path="/items", outcome=Outcome.UNKNOWN)


def limit_of(most: int = MOST, wait: float = 120.0) -> tuple[ConcurrencyLimit, VirtualClock]:
    clock = VirtualClock()
    return ConcurrencyLimit(most, wait, clock), clock


@pytest.mark.parametrize(
    ("seconds", "answers", "limit"),
    [
        (0.1, 3, INITIAL_LIMIT),
        (0.1, 4, INITIAL_LIMIT + 1),
        (0.1, 9, INITIAL_LIMIT + 2),
        (0.1, 500, MOST),
        (3.0, 500, INITIAL_LIMIT),
    ],
)
def test_that_quick_answers_raise_the_limit(seconds: float, answers: int, limit: int) -> None:
    made, _ = limit_of()
    for _ in range(answers):
        made.record(seconds)
    assert made.limit == limit


@pytest.mark.parametrize(
    ("seconds", "error"),
    [
        (0.1, refused(RateLimited)),
        (0.1, refused(ServerFault)),
        (15.0, LATE),
        (6.0, None),
    ],
)
async def test_that_trouble_halves_the_limit_once_for_all_that_run(
    seconds: float, error: ClientError | None
) -> None:
    made, _ = limit_of()
    for _ in range(4):
        await made.acquire()
    for _ in range(4):
        made.record(seconds, error)
        made.release()
    assert made.limit == 2
    for _ in range(4):
        made.record(0.1)
    for _ in range(9):
        made.record(seconds, error)
    assert made.limit == 1


async def test_that_no_read_runs_beyond_the_limit_and_none_is_lost() -> None:
    made, _ = limit_of()
    busy = most = 0

    async def work(number: int) -> None:
        nonlocal busy, most
        await made.acquire()
        busy += 1
        most = max(most, busy)
        await asyncio.sleep(0)
        busy -= 1
        made.record(0.1, refused(ServerFault) if number == 20 else None)
        made.release()

    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(work(number)) for number in range(60)]
        await asyncio.sleep(0)
        for task in tasks[30:40]:
            task.cancel()
    assert INITIAL_LIMIT <= most <= MOST
    for _ in range(made.limit):
        async with asyncio.timeout(1):
            await made.acquire()


@pytest.mark.parametrize(("asked", "waited"), [(7.0, [7.0]), (10**9, [120.0]), (None, [])])
async def test_that_every_read_waits_as_long_as_one_was_told_to(
    asked: float | None, waited: list[float]
) -> None:
    made, clock = limit_of()
    made.record(0.1, refused(RateLimited, asked))
    await made.wait_for_service()
    await made.wait_for_service()
    assert clock.slept == waited


async def test_that_a_requester_learns_from_its_answers(clock: VirtualClock) -> None:
    made, script = requester(
        answer({"error": "too_many"}, 429, **{"retry-after": "3"}),
        *[answer({}) for _ in range(5)],
        clock=clock,
    )
    async with made:
        await made.get("/items/A1")
        assert made._limit.limit == INITIAL_LIMIT // 2
        for _ in range(3):
            await made.get("/items/A1")
        assert made._limit.limit > INITIAL_LIMIT // 2
    assert clock.slept == [3.0]
    assert len(script.requests) == 5
