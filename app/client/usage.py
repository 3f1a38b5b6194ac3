"""A counter of requests that closes their connections after the last one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from app.client.errors import Unreachable
from app.client.outcome import Outcome


class Usage:
    """A counter of the requests on a set of connections; ``end`` closes these after the last one.

    Closing lets running requests finish; later requests are not sent.
    """

    def __init__(self, end: Callable[[], Awaitable[None]]) -> None:
        self._end = end
        self._users = 0
        self._closed = False

    @asynccontextmanager
    async def request(self, method: str, path: str) -> AsyncIterator[None]:
        """Keep the connections open for one request; raise ``Unreachable`` once they are closed."""
        if self._closed:
            raise Unreachable("closed", method=method, path=path, outcome=Outcome.NOT_SENT)
        self._users += 1
        try:
            yield
        finally:
            self._users -= 1
            await self._end_when_unused()

    async def close(self) -> None:
        """Refuse further requests, and call ``end`` at once if none is running."""
        if not self._closed:
            self._closed = True
            await self._end_when_unused()

    async def _end_when_unused(self) -> None:
        if self._closed and not self._users:
            await self._end()
