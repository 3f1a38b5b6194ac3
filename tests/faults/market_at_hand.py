"""The practice marketplace in this process, with answers that get lost and a sender that dies."""

from __future__ import annotations

import asyncio
import heapq
from io import BytesIO
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
from PIL import Image

from app.client.api import MarketplaceApi
from app.client.requester import Requester
from app.client.token import Token
from app.engine.sending.creation_search import CreationSearch
from app.engine.sending.dispatcher import Dispatcher
from app.engine.sending.sender import Sender
from app.engine.sending.unanswered_creation import UnansweredCreations
from app.service.application import build_for
from app.service.market.market import Market
from app.workspace.errors import StorageError
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxRow, OutboxState, OutboxStore
from tests.stands.small_world import TOP_SELLER
from tests.stands.virtual_clock import VirtualClock

CALL_SECONDS = 0.02
LOST = ("before", "after", "late", "cut", "504 before", "504 after", "unreadable")
"""What can become of a write whose outcome nobody is told."""
NOT_SENT = ("no connection", "429")
FAULTS = (*LOST, *NOT_SENT)


def small_picture() -> bytes:
    """A picture that the marketplace takes."""
    data = BytesIO()
    Image.new("RGB", (60, 60), "teal").save(data, "JPEG")
    return data.getvalue()


class Killed(StorageError):
    """The sending process was killed: nothing can be written any more."""


class Life:
    """How many points a process passes before it is killed; ``None``: it is not.

    Every request and every commit has a point before and one behind it.
    """

    def __init__(self, points: int | None = None) -> None:
        self.points = points
        self.over = False

    def pass_point(self) -> None:
        """Live on, or die; what is dead does nothing any more."""
        if self.points is not None:
            self.points -= 1
        if self.over or (self.points is not None and self.points < 0):
            self.over = True
            raise Killed


class MarketAtHand(httpx.AsyncBaseTransport):
    """The network: takes requests to the marketplace, and loses what it is told to lose.

    ``faults`` are those of the next writes, one for each (``""``: none); what comes ``late`` is
    done ``lag`` seconds after it was sent. ``writes`` are the calls that left. Without ``versions``
    it knows no condition of a change; reads of a path with ``unreadable`` in it fail.
    """

    def __init__(self, market: Market, clock: VirtualClock, *, versions: bool = True) -> None:
        self.application = build_for(market)
        self._inner = httpx.ASGITransport(self.application, raise_app_exceptions=False)
        self._clock = clock
        self._coming: list[tuple[float, int, httpx.Request]] = []
        self._turn = 0
        self.market = market
        self.lag = 60.0
        self.faults: list[str] = []
        self.life = Life()
        self.versions = versions
        self.writes: list[str] = []
        self.unreadable = ""

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        self.life.pass_point()
        if not self.versions:
            request.headers.pop("If-Unmodified-Since-Version", None)
        await self.pass_time(CALL_SECONDS)
        if self.unreadable and self.unreadable in request.url.path and request.method == "GET":
            return httpx.Response(504)
        fault = self.faults.pop(0) if request.method != "GET" and self.faults else ""
        if fault == "no connection":
            raise httpx.ConnectError("nobody answers")
        if fault == "429":
            return httpx.Response(429, json={"message": "no", "error": "x", "status": 429})
        if request.method != "GET":
            self.writes.append(f"{request.method} {request.url.path}")
        if fault == "late":
            self._turn += 1
            due = self._clock.monotonic() + self.lag
            heapq.heappush(self._coming, (due, self._turn, request))
        if fault in ("before", "late"):
            raise httpx.ReadTimeout("no answer")
        if fault == "504 before":
            return httpx.Response(504)
        response = await self._take(request)
        self.life.pass_point()
        if fault == "after":
            raise httpx.ReadError("the connection broke")
        if fault == "504 after":
            return httpx.Response(504)
        if fault == "cut":
            content = response.content[: len(response.content) // 2]
            return httpx.Response(response.status_code, content=content)
        if fault == "unreadable":
            return httpx.Response(response.status_code, content=b"<!doctype html>")
        return response

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and what was to come meanwhile come."""
        self._clock.advance(seconds)
        while self._coming and self._coming[0][0] <= self._clock.monotonic():
            await self._take(heapq.heappop(self._coming)[2])

    async def _take(self, request: httpx.Request) -> httpx.Response:
        response = await self._inner.handle_async_request(request)
        await response.aread()
        return response

    @property
    def token(self) -> Token:
        """The seller's token."""
        kept = self.market.users.token(TOP_SELLER)
        assert kept is not None
        return Token(kept.token)


class MortalOutbox(OutboxStore):
    """An outbox whose process can be killed before and behind each commit."""

    def __init__(self, journal: Journal, life: Life) -> None:
        super().__init__(journal)
        self._life = life

    def claim_many(self, limit: int) -> list[OutboxRow]:
        self._life.pass_point()
        rows = super().claim_many(limit)
        self._life.pass_point()
        return rows

    def move_all(self, moves: Any) -> list[OutboxRow | Exception]:
        self._life.pass_point()
        ended = super().move_all(moves)
        self._life.pass_point()
        return ended

    def move(self, row: OutboxRow, state: OutboxState, **values: Any) -> OutboxRow:
        self._life.pass_point()
        moved = super().move(row, state, **values)
        self._life.pass_point()
        return moved


class Patience:
    """A clock of the sender: waits that are too long for it are its end for now."""

    def __init__(self, clock: VirtualClock, network: MarketAtHand, seconds: float) -> None:
        self._clock = clock
        self._network = network
        self._seconds = seconds
        self.flush: Dispatcher | None = None
        self.now = clock.now
        self.monotonic = clock.monotonic

    async def sleep(self, seconds: float) -> None:
        """Wait, while there is patience."""
        if self._network.life.over or seconds > self._seconds:
            assert self.flush is not None
            self.flush.stop()
            return
        self._seconds -= seconds
        await self._network.pass_time(seconds)
        await asyncio.sleep(0)


async def send_for(
    path: Path,
    network: MarketAtHand,
    clock: VirtualClock,
    *,
    seconds: float,
    points: int | None = None,
    settle: float = 120.0,
    passes: int = 2,
    at_once: int = 4,
) -> bool:
    """Start the sender, let it work for ``seconds`` or until it is killed; whether it was killed.

    ``points`` is how many points it lives.
    """
    life = network.life = Life(points)
    journal = Journal(path)
    outbox = MortalOutbox(journal, life)
    requester = Requester("http://127.0.0.1:1", network.token, clock=clock, transport=network)
    api = MarketplaceApi(requester)
    patience = Patience(clock, network, seconds)
    sending = Sender(
        api,
        outbox,
        uploads=path.parent,
        stored=lambda *_: None,
        changed=lambda row: None,
    )
    flush = Dispatcher(
        outbox,
        sending,
        clock=patience,
        publish=lambda event: None,
        searching=CreationSearch(
            outbox,
            sending.writer,
            UnansweredCreations(api, TOP_SELLER),
            auto_relist=True,
            passes=passes,
        ),
        settle_seconds=settle,
        at_once=at_once,
    )
    patience.flush = flush
    try:
        # What the rows say of their time goes by the same clock.
        modules, now_ms = "app.workspace.journal", lambda: int(clock.now().timestamp() * 1000)
        with (
            patch(f"{modules}.outbox.now_ms", now_ms),
            patch(f"{modules}.outbox_row.now_ms", now_ms),
        ):
            flush.recover(lambda row: None)
            await flush.run()
    except Killed:
        pass
    finally:
        flush.close()
        # Closing connections is nothing that reaches anybody.
        network.life = Life()
        await api.close()
        journal.close()
    return life.over
