"""P8: whatever happens on the wire, every kind of call ends within its deadline and a second."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from app.client import answer, transport
from app.client.errors import LONGEST_MESSAGE, MOST_CAUSES, Refused
from app.client.loopback import LoopbackTransport
from app.client.requester import READ_SECONDS, WRITE_SECONDS
from app.client.resources.pictures import UPLOAD_SECONDS
from app.engine.notices import notice_of
from tests.faults.wire_line import CALLS, READS, SCALE, Met, growth, meet
from tests.faults.wire_rows import ROWS, Expected, Fails, Row

SECONDS = {**dict.fromkeys(READS, READ_SECONDS), "upload": UPLOAD_SECONDS}
MOST_GROWTH = 40 * 1024 * 1024
FIRST = tuple({row.id: row for row in reversed(ROWS)}.values())
"""One row of each number, in which every change looks at two kinds of call."""


@pytest.fixture
def few_to_collect() -> Iterator[None]:
    """Leave all there is by now out of what is collected: with every test loaded it is a lot."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


def find(number: str, name: str) -> Row:
    """One row."""
    return next(row for row in ROWS if (row.id, row.name) == (number, name))


def expected_of(row: Row, call: str) -> Expected:
    """What is to come of a call."""
    return row.but.get(call, row.read if call in READS else row.write)


async def play(row: Row, call: str) -> Met:
    """Have one kind of call meet a fault, and compare the outcome."""
    expected = expected_of(row, call)
    with pytest.MonkeyPatch.context() as patch:
        async with row.stage(row.fault, patch) as stage:
            met = await meet(stage, CALLS[call], hurried=row.hurried, times=row.times)
            assert stage.spared is None or stage.spared.connections == 0
    limit = SECONDS.get(call, WRITE_SECONDS) * SCALE
    assert met.seconds < limit + 1
    if isinstance(expected, Fails):
        assert met.error is not None
        error = met.error
        came = (type(error), error.reason, error.outcome, met.attempts, met.arrived)
        said = notice_of(error)
        assert (*came, said.code) == (
            expected.kind,
            expected.reason,
            expected.outcome,
            expected.attempts,
            expected.arrived,
            expected.sentence,
        )
        assert len(said.detail) <= LONGEST_MESSAGE
        if isinstance(error, Refused):
            assert len(error.causes) <= MOST_CAUSES
    else:
        assert (met.error, met.attempts, met.arrived) == (
            None,
            expected.attempts,
            expected.arrived,
        )
    if expected.attempts > 1 and call in READS:
        assert row.waits(met.waits), met.waits
    if call not in READS:
        assert (met.attempts, met.waits) == (row.times, ())
    return met


def test_that_there_is_a_row_for_every_fault() -> None:
    assert [row.id for row in reversed(FIRST)] == [f"N-{n:02}" for n in range(1, 26)]


@pytest.mark.parametrize("call", ["read", "create"])
@pytest.mark.parametrize("row", FIRST, ids=lambda row: row.id)
async def test_that_a_fault_ends_in_time_and_as_it_should(row: Row, call: str) -> None:
    await play(row, call)


@pytest.mark.prove
@pytest.mark.timeout(300)
@pytest.mark.usefixtures("few_to_collect")
async def test_that_every_fault_ends_in_time_and_in_little_memory() -> None:
    longest, largest, wrong = 0.0, 0, []
    with growth() as whole:
        for row in ROWS:
            for call in CALLS:
                with growth() as memory:
                    try:
                        longest = max(longest, (await play(row, call)).seconds)
                    except AssertionError as error:
                        wrong.append(f"{row.id} {row.name}, {call}: {error}")
                largest = max(largest, memory.most)
    print(
        f"P8: {len(FIRST)} faults in {len(ROWS)} forms x {len(CALLS)} calls: {longest:.2f} s at"
        f" most, {largest >> 20} MB in a call, {whole.left >> 20} MB after all of them"
    )
    assert wrong == []
    assert max(largest, whole.left) < MOST_GROWTH


# ---- the proof sees each of these


async def test_that_a_missing_deadline_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    @asynccontextmanager
    async def never(_seconds: float) -> AsyncIterator[None]:
        yield

    limits = asyncio.timeout(READ_SECONDS * SCALE + 1)
    monkeypatch.setattr("app.client.transport.asyncio.timeout", never)
    with pytest.raises(TimeoutError):
        async with limits:
            await play(find("N-13", "slow body"), "read")


async def test_that_a_missing_limit_of_memory_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answer, "MOST_BYTES", 1 << 40)
    with growth() as memory, pytest.raises(AssertionError):
        await play(find("N-14", "bomb"), "read")
    assert memory.most > MOST_GROWTH


async def test_that_a_repeated_write_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    once = transport.Transport.request

    async def again(*args: Any, **more: Any) -> answer.Answer:
        try:
            return await once(*args, **more)
        except Exception:
            return await once(*args, **more)

    monkeypatch.setattr(transport.Transport, "request", again)
    with pytest.raises(AssertionError):
        await play(find("N-05", "closed"), "create")


async def test_that_a_certificate_nobody_looks_at_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    real = httpx.create_ssl_context
    monkeypatch.setattr(
        "app.client.connections.httpx.create_ssl_context", lambda **_more: real(verify=False)
    )
    with pytest.raises(AssertionError):
        await play(find("N-03", "other host"), "read")


async def test_that_followed_redirects_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    once = LoopbackTransport.handle_async_request

    async def trusting(self: Any, request: httpx.Request) -> httpx.Response:
        response = await once(self, request)
        if "location" not in response.headers:
            return response
        await response.aclose()
        async with LoopbackTransport() as other:
            return await once(
                other,
                httpx.Request(
                    request.method,
                    request.url.join(response.headers["location"]),
                    content=request.content,
                    extensions=request.extensions,
                ),
            )

    monkeypatch.setattr(LoopbackTransport, "handle_async_request", trusting)
    with pytest.raises(AssertionError):
        await play(find("N-20", "307 away"), "create")
