"""Calls of a practice marketplace beside the specification: faults, sales, its clock."""

from __future__ import annotations

from app.client.reading import read_resource
from app.client.requester import Requester
from app.domain.models.practice import (
    PracticeClock,
    PracticeFaults,
    PracticeSale,
    PracticeSales,
)
from app.domain.shapes import JsonObject

JOURNEY_SECONDS = 600.0
"""How long the answer to a clock that is moved may take: much may become due on the way."""

_FAULTS, _SALES, _CLOCK = "/_practice/faults", "/_practice/sales", "/_practice/clock"


class Practice:
    """The endpoints under ``/_practice``, which only a practice marketplace has.

    Every method raises ``ClientError``, ``NotFound`` where there is no such marketplace.
    """

    def __init__(self, requester: Requester) -> None:
        self._requester = requester

    async def faults(self) -> PracticeFaults:
        """Return the faults that are set."""
        return read_resource(await self._requester.get(_FAULTS), PracticeFaults)

    async def set_faults(self, form: JsonObject) -> PracticeFaults:
        """Replace the faults by those of ``form``: ``seed`` and ``faults``."""
        return read_resource(await self._requester.send("POST", _FAULTS, form), PracticeFaults)

    async def clear_faults(self) -> None:
        """End all faults, and give back the tokens that they expired."""
        await self._requester.send("DELETE", _FAULTS)

    async def sales(self) -> PracticeSales:
        """Return the buyers who come by themselves."""
        return read_resource(await self._requester.get(_SALES), PracticeSales)

    async def set_rate(self, form: JsonObject) -> PracticeSales:
        """Have buyers come by themselves: ``per_hour`` and ``seed``."""
        return read_resource(await self._requester.send("POST", _SALES, form), PracticeSales)

    async def sell(self, form: JsonObject) -> PracticeSale:
        """Sell from a listing: ``item_id``, and maybe ``variation_id``, ``quantity``, ``buyer``.

        It is sent once; an error without an answer leaves open whether it was sold.
        """
        return read_resource(await self._requester.send("POST", _SALES, form), PracticeSale)

    async def end_sales(self) -> None:
        """Have no more buyers come by themselves."""
        await self._requester.send("DELETE", _SALES)

    async def clock(self) -> PracticeClock:
        """Return the marketplace's time."""
        return read_resource(await self._requester.get(_CLOCK), PracticeClock)

    async def advance(self, seconds: object) -> PracticeClock:
        """Move the marketplace's clock ahead; return its time then."""
        form = {"advance_seconds": seconds}
        answer = await self._requester.send("POST", _CLOCK, form, deadline=JOURNEY_SECONDS)
        return read_resource(answer, PracticeClock)
