"""Pseudo-random numbers that depend only on a seed, a scope and an index."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from struct import Struct
from typing import TypeVar

DRAW_RANGE = 65536
"""The exclusive upper bound of drawn numbers, which start at 0."""

Draws = tuple[int, ...]
"""The 32 numbers drawn for a seed, a scope and an index."""

_Choice = TypeVar("_Choice")
_UNPACK = Struct("<32H").unpack


class SeededRandom:
    """A source of pseudo-random numbers, determined by seed, scope and index.

    Each index is independent, so that listings can be generated from any position on, by any number
    of processes.
    """

    __slots__ = ("_key",)

    def __init__(self, seed: int, scope: str) -> None:
        self._key = blake2b(f"{seed}/{scope}".encode(), digest_size=32).digest()

    def draws(self, index: int) -> Draws:
        """Return the 32 numbers of an index."""
        return _UNPACK(blake2b(index.to_bytes(8, "little"), key=self._key).digest())


def shuffled(choices: Sequence[_Choice], seed: int, scope: str) -> list[_Choice]:
    """Return the choices in an order that depends only on the seed and the scope."""
    order = list(choices)
    Random(f"{seed}/{scope}").shuffle(order)
    return order


def stable_number(text: str, below: int) -> int:
    """Return a number from 0 to ``below`` - 1 derived from a text, the same in every world."""
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little") % below
