"""The number of concurrent reads: more while the service is quick, fewer when it struggles."""

from __future__ import annotations

import asyncio
from collections import deque

from app.client.errors import ClientError, RateLimited, ServerFault, TimedOut
from app.clock import Clock

INITIAL_LIMIT = 4
"""The number of reads that may run at once before the service was measured."""
QUICK_SECONDS = 2.0
"""An answer within this time allows more reads at once."""
SLOW_SECONDS = 5.0
"""An answer after this time means that too many reads run at once."""


class ConcurrencyLimit:
    """A limit on the number of concurrent reads, between one and ``most``.

    The limit grows by one after as many quick answers as it allows reads. It is halved by a 429, a
    server error, a time-out or a slow answer, but only once for all reads that were running
    together. After a 429 with ``Retry-After`` no read starts for that long, but at most for
    ``longest_wait`` seconds.
    """

    def __init__(self, most: int, longest_wait: float, clock: Clock) -> None:
        self.limit = min(INITIAL_LIMIT, most)
        """The number of reads that may run at once at present."""
        self._most = most
        self._longest_wait = longest_wait
        self._clock = clock
        self._running = 0
        self._quick_answers = 0
        self._exempt = 0
        self._paused_until = 0.0
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def wait_for_service(self) -> None:
        """Wait as long as the service asked for in ``Retry-After``."""
        left = self._paused_until - self._clock.monotonic()
        if left > 0:
            await self._clock.sleep(left)

    async def acquire(self) -> None:
        """Wait until another read may run, and count it as running."""
        if self._running < self.limit and not self._waiting:
            self._running += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._waiting.remove(turn)
            else:
                # The read was admitted in the same moment in which it was cancelled.
                self.release()
            raise

    def release(self) -> None:
        """Count a read as finished, and let the next one run."""
        self._running -= 1
        self._start_waiting()

    def record(self, seconds: float, error: ClientError | None = None) -> None:
        """Adjust the limit after an answer that took ``seconds``, or after an ``error``."""
        if isinstance(error, RateLimited) and error.retry_after is not None:
            wait = min(error.retry_after, self._longest_wait)
            self._paused_until = max(self._paused_until, self._clock.monotonic() + wait)
        if isinstance(error, (RateLimited, ServerFault, TimedOut)) or seconds > SLOW_SECONDS:
            self._quick_answers = 0
            if self._exempt <= 0:
                self.limit = max(1, self.limit // 2)
                # The reads that run now started before the limit was halved: together they count
                # once.
                self._exempt = self._running
            return
        self._exempt -= 1
        if error is None and seconds <= QUICK_SECONDS and self.limit < self._most:
            self._quick_answers += 1
            if self._quick_answers >= self.limit:
                self._quick_answers = 0
                self.limit += 1
                self._start_waiting()

    def _start_waiting(self) -> None:
        while self._waiting and self._running < self.limit:
            turn = self._waiting.popleft()
            if not turn.done():
                self._running += 1
                turn.set_result(None)
