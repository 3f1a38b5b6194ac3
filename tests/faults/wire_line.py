"""Six kinds of call against a server that misbehaves, and the outcome of each."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import random
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

import psutil
import pytest

from app.client.answer import Answer
from app.client.api import MarketplaceApi
from app.client.errors import ClientError
from app.client.requester import READ_SECONDS, WRITE_SECONDS, Requester
from app.client.token import Token
from tests.stands.faulty_server import FaultyServer, head, serving

SCALE = 0.02
"""What every limit of time is multiplied by where a fault is one that lasts."""
PICTURE = b"\xff\xd8\xff" * 9_000

Call = Callable[[MarketplaceApi], Awaitable[object]]


async def first_of_scan(api: MarketplaceApi) -> list[str]:
    """The ids that the first page of a scan brings."""
    found = []
    async for item_id in api.users.scan_items("77"):
        found.append(item_id)
    return found


READS: dict[str, Call] = {
    "read": lambda api: api.items.get("A1"),
    "multi-get": lambda api: api.items.get_raw(["A1", "A2"]),
    "scan page": first_of_scan,
}
WRITES: dict[str, Call] = {
    "create": lambda api: api.items.create({"title": "Mesa"}),
    "update": lambda api: api.items.update("A1", {"title": "Mesa"}),
    "upload": lambda api: api.pictures.upload("A1", "a.jpg", "image/jpeg", PICTURE),
}
CALLS = {**READS, **WRITES}


def sound(request: bytes, more: bytes = b"") -> bytes:
    """What a marketplace would answer; ``more`` stands in every object, as JSON after a comma."""
    target = request.split(b" ", 2)[:2]
    item = b'{"id":"A1"%s}' % more
    if target[0] == b"POST" and target[1].split(b"?")[0].endswith(b"/pictures"):
        return b'{"id":"P9"%s}' % more
    if b"/search" in target[1]:
        return b'{"results":["A1"]%s}' % more
    if b"?ids=" in target[1]:
        return b'[{"code":200,"body":%s},{"code":200,"body":{"id":"A2"}}]' % item
    return item


class SkippingClock:
    """The clock of the machine, on which a wait is over at once and written down."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.skipped = 0.0
        self.wall = timedelta()

    def now(self) -> datetime:
        return datetime.now(UTC) + self.wall

    def monotonic(self) -> float:
        return time.monotonic() + self.skipped

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        self.skipped += seconds
        await asyncio.sleep(0)


@dataclass
class Line:
    """The server's end of one request; ``turn`` counts the requests of the call from 1.

    ``elsewhere`` is the port of another server, where there is one.
    """

    request: bytes
    turn: int
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    clock: SkippingClock
    elsewhere: str = ""

    def say(self, body: bytes | None = None, status: str = "200 OK", *headers: str) -> None:
        """Answer with ``body``, or with what a marketplace would answer."""
        content = sound(self.request) if body is None else body
        self.writer.write(head(content, status, *headers) + content)

    def refuse(self, status: int, /, *headers: str, **fields: object) -> None:
        """Answer with an error body of the marketplace."""
        body = {"message": "no", "error": "x", "status": status, "cause": [], **fields}
        self.say(json.dumps(body).encode(), f"{status} No", *headers)


Fault = Callable[[Line], Awaitable[None]]


@dataclass
class Stage:
    """Where calls are made to, and the servers that may hear of them."""

    base_url: str
    clock: SkippingClock = field(default_factory=SkippingClock)
    server: FaultyServer | None = None
    spared: FaultyServer | None = None
    """A server that nothing may arrive at."""


MakeStage = Callable[[Fault, pytest.MonkeyPatch], AbstractAsyncContextManager[Stage]]


@asynccontextmanager
async def faulty(
    fault: Fault, clock: SkippingClock | None = None, **more: Any
) -> AsyncIterator[FaultyServer]:
    """A server each of whose requests meets ``fault``."""
    time_of = clock or SkippingClock()

    async def script(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        request = server.requests[-1]
        await fault(Line(request, len(server.requests), reader, writer, time_of))

    async with serving(script, **more) as server:
        yield server


@asynccontextmanager
async def plain(fault: Fault, _patch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    """A server on this machine, without anything else."""
    clock = SkippingClock()
    async with faulty(fault, clock) as server:
        yield Stage(server.base_url, clock, server)


class Hurried(Requester):
    """A requester that has less time for everything."""

    async def get(
        self, path: str, params: Mapping[str, str] | None = None, deadline: float = READ_SECONDS
    ) -> Answer:
        return await super().get(path, params, deadline * SCALE)

    async def send(
        self, method: str, *given: Any, deadline: float = WRITE_SECONDS, **more: Any
    ) -> Answer:
        # The seconds of a read are those that ``get`` has left.
        scale = 1.0 if method == "GET" else SCALE
        return await super().send(method, *given, deadline=deadline * scale, **more)


class HurriedDraw(random.Random):
    """Chance that draws shorter pauses."""

    def random(self) -> float:
        return super().random() * SCALE


@dataclass(frozen=True)
class Met:
    """The outcome of a call: its answer or error, and what it took."""

    answer: object
    error: ClientError | None
    seconds: float
    attempts: int
    arrived: int
    waits: tuple[float, ...]


async def meet(stage: Stage, call: Call, *, hurried: bool = False, times: int = 1) -> Met:
    """Make a call, ``times`` times until it fails, and write down the outcome."""
    kind, draw = (Hurried, HurriedDraw(7)) if hurried else (Requester, random.Random(7))
    clock = stage.clock
    made = kind(stage.base_url, Token("secret-1"), clock=clock, draw=draw)
    attempts = 0
    request = made._transport.request

    async def counted(*args: Any, **more: Any) -> Answer:
        nonlocal attempts
        attempts += 1
        return await request(*args, **more)

    made._transport.request = counted
    before = 0 if stage.server is None else len(stage.server.requests)
    clock.waits.clear()
    answer, error = None, None
    started = time.monotonic()
    async with MarketplaceApi(made) as api:
        try:
            for _ in range(times):
                answer = await call(api)
        except ClientError as failure:
            error = failure
        seconds = time.monotonic() - started
    arrived = 0 if stage.server is None else len(stage.server.requests) - before
    return Met(answer, error, seconds, attempts, arrived, tuple(clock.waits))


class Growth:
    """How much memory a block took at most, and how much it kept, in bytes."""

    most = 0
    left = 0


@contextmanager
def growth() -> Iterator[Growth]:
    """Watch the memory of this process all the time, as what is freed at once was taken too."""
    process, seen, ended = psutil.Process(), Growth(), threading.Event()
    # What others left behind would be freed, or not, while somebody else is measured.
    gc.collect()
    before = process.memory_info().rss

    def look() -> None:
        seen.most = max(seen.most, process.memory_info().rss - before)

    def watch() -> None:
        while not ended.wait(0.002):
            look()

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield seen
    finally:
        ended.set()
        watcher.join()
        look()
        gc.collect()
        seen.left = process.memory_info().rss - before


async def drained(reader: asyncio.StreamReader) -> None:
    """Read until the other side has closed."""
    with contextlib.suppress(ConnectionError):
        while await reader.read(65_536):
            pass
