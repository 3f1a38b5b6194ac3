"""Which listings a query has: what the table asks first, and what it is answered.

The other questions are a module of their own: to make thirty types takes longer than to paint the
first rows.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.engine.catalog.table_query import ListingQuery

NUMBER_BYTES = 4


class Find(NamedTuple):
    """Which listings ``query`` has, in its order; answered by ``Found``, the first page perhaps
    before the whole, or by ``Unreadable``; ``Making`` may come before. ``keep`` are ids (some
    hundred at most); the answer names those that are among them."""

    query: ListingQuery
    keep: tuple[str, ...] = ()


class Found(NamedTuple):
    """The listings of ``query`` by their numbers in the catalogue, packed, in order.

    ``whole`` is false where only the first page is known. ``counts`` says how many listings with
    the words of the query each view has, ``None`` while that is not known. ``kept`` are those ids
    of the question that are among the listings.
    """

    query: ListingQuery
    packed: bytes
    whole: bool
    counts: Mapping[str, int] | None = None
    kept: tuple[str, ...] = ()

    @property
    def numbers(self) -> memoryview:
        """The numbers as a sequence, without a copy."""
        return memoryview(self.packed).cast("I")

    @property
    def known(self) -> int:
        """How many listings are known by their number."""
        return len(self.packed) // NUMBER_BYTES

    @property
    def total(self) -> int:
        """How many listings there are, as far as is known."""
        if self.whole or self.counts is None:
            return self.known
        return max(self.known, self.counts[self.query.view])

    def place_of(self, number: int) -> int | None:
        """Return where the listing stands, counted from 0; ``None`` when it is not among those
        known.
        """
        wanted, at = pack([number]), -1
        while (at := self.packed.find(wanted, at + 1)) >= 0:
            if at % NUMBER_BYTES == 0:
                return at // NUMBER_BYTES
        return None


def pack(numbers: Sequence[int]) -> bytes:
    """Return numbers of listings as bytes; raise ``OverflowError`` for one beyond 32 bits."""
    return array("I", numbers).tobytes()
