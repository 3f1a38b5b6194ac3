"""How a row of the listings table stands while it is painted."""

from __future__ import annotations

from typing import NamedTuple


class RowState(NamedTuple):
    """How a row stands: ``current`` is the logical column of the cell cursor, or -1."""

    selected: bool
    hovered: bool
    focused: bool
    current: int
