"""Reading of request bodies, with a limit for each and one for all unfinished bodies."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from app.service.errors import BodyTooLarge, ErrorAnswer, TooBusy

if TYPE_CHECKING:
    from starlette.types import Receive, Scope

    from app.service.call import Call

LARGEST_BODY = 10 * 1024 * 1024
"""The maximum number of bytes of a body; a larger one is answered with 413."""

SMALL = 64 * 1024
"""The maximum number of bytes of a body that is read at once; nearly all are smaller."""

OF_USERS = 2 * LARGEST_BODY
"""The maximum number of bytes of larger bodies read at the same time, for callers with a valid
token."""

OF_OTHERS = LARGEST_BODY
"""The maximum number of bytes of larger bodies read at the same time, for all other callers."""

TIMEOUT_SECONDS = 30.0
"""The number of seconds that a body waits for others before it is answered with 503."""


class ClientGone(ErrorAnswer):
    """The caller closed the connection before the body was complete; this answer is never read."""

    status = 400
    error = "bad_request"

    def __init__(self) -> None:
        super().__init__("The body ended too early")


class ByteBudget:
    """A number of bytes shared by larger bodies; when it is used up, they wait in a queue."""

    def __init__(self, size: int, timeout: float = TIMEOUT_SECONDS) -> None:
        self._free = size
        self._timeout = timeout
        self._waiting: deque[tuple[int, asyncio.Future[None]]] = deque()

    async def reserve(self, size: int) -> None:
        """Wait until ``size`` bytes are free; raise :class:`TooBusy` after a time-out."""
        if not self._waiting and size <= self._free:
            self._free -= size
            return
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        place = (size, granted)
        self._waiting.append(place)
        try:
            async with asyncio.timeout(self._timeout):
                await granted
        except BaseException as error:
            if place in self._waiting:
                self._waiting.remove(place)
                # The next waiting body may need less.
                self.release(0)
            elif not granted.cancelled():
                self.release(size)
            if isinstance(error, TimeoutError):
                raise TooBusy("Too many large bodies are on their way") from None
            raise

    def release(self, size: int) -> None:
        """Return bytes to the budget, and wake the first waiting body."""
        self._free += size
        while self._waiting and self._waiting[0][0] <= self._free:
            wanted, granted = self._waiting.popleft()
            if not granted.done():
                self._free -= wanted
                granted.set_result(None)


class Reservation:
    """The bytes of a budget that a body holds until its request is answered."""

    __slots__ = ("_budget", "_size")

    def __init__(self, budget: ByteBudget, size: int) -> None:
        self._budget = budget
        self._size = size

    def release(self) -> None:
        """Return the bytes to the budget."""
        self._budget.release(self._size)


class Bodies:
    """A reader of all request bodies; it owns the budget shared by the larger ones.

    Unfinished bodies cannot fill the memory: a body that is not small is read only while there is
    room for all of it. Until then none of it is taken from the socket. Callers without a valid
    token have a separate budget.
    """

    def __init__(self) -> None:
        self._users = ByteBudget(OF_USERS)
        self._others = ByteBudget(OF_OTHERS)

    async def read(self, call: Call, receive: Receive) -> Reservation | None:
        """Read the body of a call; return its reservation, to be released by the caller.

        Raise :class:`BodyTooLarge`, :class:`ClientGone` and :class:`TooBusy`.
        """
        length = _announced(call.scope)
        if length > LARGEST_BODY:
            raise BodyTooLarge(_TOO_LARGE)
        if length <= SMALL:
            call.body = await _whole(receive)
            return None
        budget = self._others if call.known_caller() is None else self._users
        await budget.reserve(length)
        reservation = Reservation(budget, length)
        try:
            call.body = await _whole(receive)
        except BaseException:
            reservation.release()
            raise
        return reservation


async def _whole(receive: Receive) -> bytes:
    chunks: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientGone
        chunk = message.get("body", b"")
        size += len(chunk)
        if size > LARGEST_BODY:
            raise BodyTooLarge(_TOO_LARGE)
        if not message.get("more_body", False):
            if not chunks:
                return bytes(chunk)
            chunks.append(chunk)
            return b"".join(chunks)
        chunks.append(chunk)


def _announced(scope: Scope) -> int:
    """Return the announced length of a body; a chunked one counts as the longest allowed."""
    for name, value in scope["headers"]:
        if name == b"content-length" and value.isdigit():
            return int(value[:20])
        if name == b"transfer-encoding":
            return LARGEST_BODY
    return 0


_TOO_LARGE = "The body is larger than 10 MiB"
