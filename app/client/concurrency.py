"""How many reads are under way at once: more while the service is quick, fewer in trouble."""

from __future__ import annotations

import asyncio
from collections import deque

from app.client.errors import ClientError, RateLimited, ServerFault, TimedOut
from app.clock import Clock

FIRST_PLACES = 4
QUICK_SECONDS = 2.0
"""An answer within this time says that there is room for more."""
SLOW_SECONDS = 5.0
"""An answer after this time says that there are too many already."""


class Places:
    """Gives out places for reads, between one and ``most`` at a time.

    The number grows by one after as many quick answers as there are places, and is halved by a 429,
    a fault of the service, a time-out or a slow answer; once for all those that were under way
    together. After a 429 that says how long to wait nobody gets a place for so long, but never
    longer than ``longest_wait`` seconds.
    """

    def __init__(self, most: int, longest_wait: float, clock: Clock) -> None:
        self.limit = min(FIRST_PLACES, most)
        """How many reads may be under way at present."""
        self._most = most
        self._longest_wait = longest_wait
        self._clock = clock
        self._busy = 0
        self._quick = 0
        self._spared = 0
        self._closed_until = 0.0
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def rest(self) -> None:
        """Wait for as long as the service asked everybody to."""
        left = self._closed_until - self._clock.monotonic()
        if left > 0:
            await self._clock.sleep(left)

    async def take(self) -> None:
        """Wait for a place and take it."""
        if self._busy < self.limit and not self._waiting:
            self._busy += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._waiting.remove(turn)
            else:
                # The place was given in the very moment its taker gave up.
                self.give_back()
            raise

    def give_back(self) -> None:
        """Leave a place to whoever waits."""
        self._busy -= 1
        self._call_in()

    def learn(self, seconds: float, error: ClientError | None = None) -> None:
        """Take note of an answer that took ``seconds``, or of what came instead of one."""
        if isinstance(error, RateLimited) and error.retry_after is not None:
            wait = min(error.retry_after, self._longest_wait)
            self._closed_until = max(self._closed_until, self._clock.monotonic() + wait)
        if isinstance(error, (RateLimited, ServerFault, TimedOut)) or seconds > SLOW_SECONDS:
            self._quick = 0
            if self._spared <= 0:
                self.limit = max(1, self.limit // 2)
                # Those under way now were begun before anybody knew: they count as one.
                self._spared = self._busy
            return
        self._spared -= 1
        if error is None and seconds <= QUICK_SECONDS and self.limit < self._most:
            self._quick += 1
            if self._quick >= self.limit:
                self._quick = 0
                self.limit += 1
                self._call_in()

    def _call_in(self) -> None:
        while self._waiting and self._busy < self.limit:
            turn = self._waiting.popleft()
            if not turn.done():
                self._busy += 1
                turn.set_result(None)
