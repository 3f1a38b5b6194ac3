"""Places for reads: more while the service is quick, half when it struggles."""

from __future__ import annotations

import asyncio

import pytest

from app.client.concurrency import FIRST_PLACES, Places
from app.client.errors import ClientError, Outcome, RateLimited, ServerFault, TimedOut
from tests.client.mock_market import answer, requester
from tests.virtual_clock import VirtualClock

MOST = 8


def refused(kind: type[ServerFault] | type[RateLimited], wait: float | None = None) -> ClientError:
    error = kind(status=500, error="", message="", causes=(), method="GET", path="/items")
    error.retry_after = wait
    return error


LATE = TimedOut("answer", method="GET", path="/items", outcome=Outcome.UNKNOWN)


def places(most: int = MOST, wait: float = 120.0) -> tuple[Places, VirtualClock]:
    clock = VirtualClock()
    return Places(most, wait, clock), clock


@pytest.mark.parametrize(
    ("seconds", "answers", "limit"),
    [
        (0.1, 3, FIRST_PLACES),
        (0.1, 4, FIRST_PLACES + 1),
        (0.1, 9, FIRST_PLACES + 2),
        (0.1, 500, MOST),
        (3.0, 500, FIRST_PLACES),
    ],
)
def test_that_quick_answers_make_room(seconds: float, answers: int, limit: int) -> None:
    made, _ = places()
    for _ in range(answers):
        made.learn(seconds)
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
async def test_that_trouble_halves_once_for_all_under_way(
    seconds: float, error: ClientError | None
) -> None:
    made, _ = places()
    for _ in range(4):
        await made.take()
    for _ in range(4):
        made.learn(seconds, error)
        made.give_back()
    assert made.limit == 2
    for _ in range(4):
        made.learn(0.1)
    for _ in range(9):
        made.learn(seconds, error)
    assert made.limit == 1


async def test_that_nobody_gets_a_place_beyond_the_limit_and_none_is_lost() -> None:
    made, _ = places()
    busy = most = 0

    async def work(number: int) -> None:
        nonlocal busy, most
        await made.take()
        busy += 1
        most = max(most, busy)
        await asyncio.sleep(0)
        busy -= 1
        made.learn(0.1, refused(ServerFault) if number == 20 else None)
        made.give_back()

    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(work(number)) for number in range(60)]
        await asyncio.sleep(0)
        for task in tasks[30:40]:
            task.cancel()
    assert FIRST_PLACES <= most <= MOST
    for _ in range(made.limit):
        async with asyncio.timeout(1):
            await made.take()


@pytest.mark.parametrize(("asked", "waited"), [(7.0, [7.0]), (10**9, [120.0]), (None, [])])
async def test_that_everybody_waits_as_long_as_one_was_told_to(
    asked: float | None, waited: list[float]
) -> None:
    made, clock = places()
    made.learn(0.1, refused(RateLimited, asked))
    await made.rest()
    await made.rest()
    assert clock.slept == waited


async def test_that_a_requester_learns_from_its_answers(clock: VirtualClock) -> None:
    made, script = requester(
        answer({"error": "too_many"}, 429, **{"retry-after": "3"}),
        *[answer({}) for _ in range(5)],
        clock=clock,
    )
    async with made:
        await made.get("/items/A1")
        assert made._places.limit == FIRST_PLACES // 2
        for _ in range(3):
            await made.get("/items/A1")
        assert made._places.limit > FIRST_PLACES // 2
    assert clock.slept == [3.0]
    assert len(script.requests) == 5
