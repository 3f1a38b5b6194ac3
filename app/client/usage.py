"""Closing what others may be using: the last one who is done with it ends it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from app.client.errors import Outcome, Unreachable


class Usage:
    """Who uses a set of connections, which are closed by ``end`` when nobody does any more.

    Closing takes nothing away from a request that is under way; one that comes later is not sent.
    """

    def __init__(self, end: Callable[[], Awaitable[None]]) -> None:
        self._end = end
        self._users = 0
        self._closed = False

    @asynccontextmanager
    async def request(self, method: str, path: str) -> AsyncIterator[None]:
        """Hold the connections for one request; raises ``Unreachable`` once they are closed."""
        if self._closed:
            raise Unreachable("closed", method=method, path=path, outcome=Outcome.NOT_SENT)
        self._users += 1
        try:
            yield
        finally:
            self._users -= 1
            await self._end_when_unused()

    async def close(self) -> None:
        """Take no more requests; end at once where none is under way."""
        if not self._closed:
            self._closed = True
            await self._end_when_unused()

    async def _end_when_unused(self) -> None:
        if self._closed and not self._users:
            await self._end()
