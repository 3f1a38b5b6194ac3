"""Reading of many items from a service that fails for some of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from app.client.errors import RateLimited, ServerFault, TimedOut, Undecodable

if TYPE_CHECKING:
    from app.client.errors import ClientError
    from app.client.resources.items import MultigetElement
    from app.clock import Clock

R = TypeVar("R")

MOST_REPEATS = 10
"""The maximum number of repetitions of a request that the service refuses as one too many."""
TRIES = 3
"""The maximum number of requests for a page of a list with bad answers."""
MOST_IN_A_ROW = 24
"""The maximum number of successive bad answers; more mean an outage, whatever was requested."""
BAD_ANSWERS: tuple[type[ClientError], ...] = (ServerFault, TimedOut, Undecodable)
"""Errors of a single answer that do not mean that the service is unreachable; the client has
repeated the request."""


class Answered(NamedTuple):
    """The elements of an answer, and the ids that the service could not answer."""

    elements: list[MultigetElement]
    unanswered: list[str]


class RepeatedReading:
    """Repetition and splitting of requests around failing items; one instance per sync."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._in_a_row = 0

    async def items(
        self, ask: Callable[[Sequence[str]], Awaitable[list[MultigetElement]]], ids: Sequence[str]
    ) -> Answered:
        """Return the answers of ``ask`` for ``ids``; a failing request is split in halves.

        Raise ``ClientError`` if the service is unreachable or all its answers are bad.
        """
        try:
            elements = await self._ask(lambda: ask(ids))
        except BAD_ANSWERS:
            self._in_a_row += 1
            if self._in_a_row > MOST_IN_A_ROW:
                raise
            if len(ids) == 1:
                return Answered([], list(ids))
            half = len(ids) // 2
            parts = [await self.items(ask, part) for part in (ids[:half], ids[half:])]
            return Answered(
                [element for part in parts for element in part.elements],
                [item_id for part in parts for item_id in part.unanswered],
            )
        self._in_a_row = 0
        return Answered(elements, [])

    async def page(self, ask: Callable[[], Awaitable[R]]) -> R | None:
        """Return the answer of ``ask``; ``None`` if every attempt has a bad answer.

        Raise ``ClientError`` if the service is unreachable.
        """
        for tried in range(TRIES):
            try:
                return await self._ask(ask)
            except BAD_ANSWERS:
                if tried + 1 < TRIES:
                    await self._clock.sleep(2.0**tried)
        return None

    async def _ask(self, ask: Callable[[], Awaitable[R]]) -> R:
        """Call ``ask``, and repeat it while the service limits the rate."""
        for _ in range(MOST_REPEATS):
            try:
                return await ask()
            except RateLimited as error:
                await self._clock.sleep(max(1.0, error.retry_after or 0.0))
        return await ask()
