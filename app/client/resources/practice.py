"""Endpoints of a practice marketplace beside the specification: faults, sales and its clock."""

from __future__ import annotations

from app.client.requester import Requester
from app.client.resource_parsing import read_resource
from app.domain.models.practice import (
    PracticeClock,
    PracticeFaults,
    PracticeSale,
    PracticeSales,
)
from app.domain.shapes import JsonObject

JOURNEY_SECONDS = 600.0
"""The time-out in seconds for moving the clock, because much may become due on the way."""

_FAULTS, _SALES, _CLOCK = "/_practice/faults", "/_practice/sales", "/_practice/clock"


class Practice:
    """The endpoints under ``/_practice``, which only a practice marketplace has.

    Every method raises ``ClientError``, namely ``NotFound`` at any other marketplace.
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
        """Remove all faults, and make the tokens valid again that they had expired."""
        await self._requester.send("DELETE", _FAULTS)

    async def sales(self) -> PracticeSales:
        """Return the settings of the simulated buyers."""
        return read_resource(await self._requester.get(_SALES), PracticeSales)

    async def set_rate(self, form: JsonObject) -> PracticeSales:
        """Start simulated buyers: ``per_hour`` and ``seed``."""
        return read_resource(await self._requester.send("POST", _SALES, form), PracticeSales)

    async def sell(self, form: JsonObject) -> PracticeSale:
        """Sell from a listing: ``item_id``, optionally ``variation_id``, ``quantity``, ``buyer``.

        The request is sent once; after an error without an answer the sale may have been made.
        """
        return read_resource(await self._requester.send("POST", _SALES, form), PracticeSale)

    async def end_sales(self) -> None:
        """Stop the simulated buyers."""
        await self._requester.send("DELETE", _SALES)

    async def clock(self) -> PracticeClock:
        """Return the marketplace's time."""
        return read_resource(await self._requester.get(_CLOCK), PracticeClock)

    async def advance(self, seconds: object) -> PracticeClock:
        """Advance the marketplace's clock; return its new time."""
        form = {"advance_seconds": seconds}
        answer = await self._requester.send("POST", _CLOCK, form, deadline=JOURNEY_SECONDS)
        return read_resource(answer, PracticeClock)
