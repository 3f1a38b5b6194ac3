"""Vectors of whole numbers packed into one integer each, so that adding them is one addition."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable

ONE = 1 << 14
"""What stands for 1.0 in a lane; sums may reach 32,768 either way."""

# Small enough that the numbers around it are the kind Python handles fastest.
_MIDDLE = 1 << 29
_BYTES = 4


class Lanes:
    """Packs vectors of ``count`` numbers, one per class, into integers of 32 bits per number.

    A class's evidence is a sum over the features of a title. Without vectors in the language, one
    addition of long integers does the work of ``count`` additions; numbers below zero borrow from
    their neighbour on the way and pay back when the middle is added before unpacking.
    """

    __slots__ = ("_middle", "_size", "count")

    def __init__(self, count: int) -> None:
        self.count = count
        self._size = count * _BYTES
        self._middle = int.from_bytes(
            array("I", [_MIDDLE]).tobytes() * count, sys.byteorder, signed=False
        )

    def pack(self, numbers: Iterable[int]) -> int:
        """Return the packed vector of ``count`` numbers, each within 2^29 of zero."""
        raised = array("I", [_MIDDLE + number for number in numbers])
        return int.from_bytes(raised.tobytes(), sys.byteorder) - self._middle

    def unpack(self, packed: int) -> list[int]:
        """Return the numbers of a packed vector, all of them 2^29 too high.

        The differences between classes are what counts; nobody needs the zero.
        """
        raised = (packed + self._middle).to_bytes(self._size, sys.byteorder)
        return memoryview(raised).cast("I").tolist()

    def rounded(self, packed: int, bits: int) -> int:
        """Return a packed vector with the lowest ``bits`` of each number rounded away."""
        ones = self._middle // _MIDDLE
        raised = packed + self._middle + (ones << (bits - 1))
        return (raised & ones * ((1 << 32) - (1 << bits))) - self._middle
