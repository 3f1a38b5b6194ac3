"""Reading many items from a service that cannot answer for some of them."""

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
"""Times a call is made again when there are too many requests for the service."""
TRIES = 3
"""Times that a page of a list is asked for when its answers are bad."""
MOST_IN_A_ROW = 24
"""Bad answers one after the other that are an outage, and no matter of what was asked for."""
BAD_ANSWERS: tuple[type[ClientError], ...] = (ServerFault, TimedOut, Undecodable)
"""What one answer may be without the service being out of reach; the client has tried it again."""


class Answered(NamedTuple):
    """The outcome of asking for several items, and the ids that the service has no answer for."""

    elements: list[MultigetElement]
    unanswered: list[str]


class RepeatedReading:
    """Asks again, and around what cannot be had; one for each reading of a shop."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._in_a_row = 0

    async def items(
        self, ask: Callable[[Sequence[str]], Awaitable[list[MultigetElement]]], ids: Sequence[str]
    ) -> Answered:
        """Return what ``ask`` answers for ``ids``, asked for in halves where an answer is bad.

        Raise ``ClientError`` when the service is out of reach or answers nothing any more.
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
        """Return what ``ask`` answers; ``None`` when every answer is bad.

        Raise ``ClientError`` when the service is out of reach.
        """
        for tried in range(TRIES):
            try:
                return await self._ask(ask)
            except BAD_ANSWERS:
                if tried + 1 < TRIES:
                    await self._clock.sleep(2.0**tried)
        return None

    async def _ask(self, ask: Callable[[], Awaitable[R]]) -> R:
        """Ask, and ask again when it is too much for the service: that is no reason to give up."""
        for _ in range(MOST_REPEATS):
            try:
                return await ask()
            except RateLimited as error:
                await self._clock.sleep(max(1.0, error.retry_after or 0.0))
        return await ask()
