"""The question for the listings of a query and its answer, which the table needs first.

The other questions are in a module of their own: defining thirty classes takes longer than painting
the first rows.
"""

from array import array
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from app.engine.catalog.table_query import ListingQuery

# Annotations are not postponed: a named tuple would have to compile each of them from its text.

NUMBER_BYTES = 4


class Find(NamedTuple):
    """The question for the listings of ``query``, in its order.

    The answer is ``Found``, possibly with the first page before the whole, or ``Unreadable``;
    ``Making`` may come before. ``keep`` are ids (some hundred at most); the answer has those that
    are among the listings.
    """

    query: ListingQuery
    keep: tuple[str, ...] = ()


class Found(NamedTuple):
    """The numbers of the listings of ``query`` in the catalog, packed, in order.

    ``whole`` is false if only the first page is known. ``counts`` is the number of listings that
    match the query in each view, ``None`` while it is not known. ``kept`` are the ids of the
    question that are among the listings.
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
        """The number of listings whose catalog numbers are known."""
        return len(self.packed) // NUMBER_BYTES

    @property
    def total(self) -> int:
        """The number of listings, as far as it is known."""
        if self.whole or self.counts is None:
            return self.known
        return max(self.known, self.counts[self.query.view])

    def place_of(self, number: int) -> int | None:
        """Return the position of a listing, counted from 0.

        Return ``None`` if it is not in the known part.
        """
        wanted, at = pack([number]), -1
        while (at := self.packed.find(wanted, at + 1)) >= 0:
            if at % NUMBER_BYTES == 0:
                return at // NUMBER_BYTES
        return None


def pack(numbers: Sequence[int]) -> bytes:
    """Return listing numbers as bytes; raise ``OverflowError`` for a number beyond 32 bits."""
    return array("I", numbers).tobytes()
