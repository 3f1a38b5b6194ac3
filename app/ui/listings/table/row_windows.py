"""Windows of rows from a long list of listings: read on demand, the most recent ones cached."""

from __future__ import annotations

from time import perf_counter_ns
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from app.engine.catalog.catalog import ItemCatalog, ItemRow

# Rows are read in windows of this size, and this number of windows is kept. A window is about as
# large as the visible part, so that a jump reads few invisible rows.
WINDOW = 50
KEPT = 24
SCREENFUL = 200
"""A number of rows that no screen exceeds."""
# Extra values are read from whole bodies, so fewer at a time: for the largest bodies this number
# takes some milliseconds.
PIECE = 20
KEPT_PIECES = 60

# The time that a frame may spend on reading rows; rows that are still missing are painted as
# skeletons.
READ_BUDGET_NS = 8_000_000
_NOTHING: Mapping[str, object] = {}


class RowWindows:
    """The rows at some catalog numbers, and their extra values at some paths.

    A paint frame reads within a time budget: when that is used up, the result is ``None``, and
    ``on_lacking`` is called once for a later ``read_on``.
    """

    def __init__(self, catalog: ItemCatalog, on_lacking: Callable[[], None]) -> None:
        self._catalog = catalog
        self._on_lacking = on_lacking
        self._numbers: Sequence[int] = ()
        self._paths: tuple[str, ...] = ()
        self._windows: dict[int, list[ItemRow | None]] = {}
        self._pieces: dict[int, list[Mapping[str, object]]] = {}
        self._spent_ns = 0
        self._wanted: int | None = None

    def show(self, numbers: Sequence[int]) -> None:
        """Set the catalog numbers of the rows."""
        self._numbers = numbers
        self._wanted = None
        self.forget()

    def set_paths(self, paths: Sequence[str]) -> None:
        """Also read values at ``paths`` (``app.engine.catalog.cell_values``)."""
        self._paths = tuple(paths)
        self._wanted = None
        self._pieces.clear()

    def forget(self) -> None:
        """Clear the caches, so that everything is read again on demand."""
        self._windows.clear()
        self._pieces.clear()

    def begin(self) -> None:
        """Reset the reading budget."""
        self._spent_ns = 0

    def row(self, number: int) -> ItemRow | None:
        """Return row ``number``; ``None`` while it is not read, or if it does not exist."""
        if not 0 <= number < len(self._numbers):
            return None
        first = number - number % WINDOW
        rows = self._windows.get(first)
        if rows is None:
            if self._is_over(number):
                return None
            start = perf_counter_ns()
            rows = self._catalog.rows_at(self._numbers[first : first + WINDOW])
            while len(self._windows) >= KEPT:
                del self._windows[next(iter(self._windows))]
            self._windows[first] = rows
            self._spent_ns += perf_counter_ns() - start
        return rows[number - first]

    def values(self, number: int) -> Mapping[str, object] | None:
        """Return the extra values of row ``number`` by path.

        Return ``None`` while they are not read, or if the row does not exist.
        """
        if not self._paths:
            return _NOTHING
        if not 0 <= number < len(self._numbers):
            return None
        first = number - number % PIECE
        piece = self._pieces.get(first)
        if piece is None:
            if self._is_over(number):
                return None
            start = perf_counter_ns()
            some = list(self._numbers[first : first + PIECE])
            found = self._catalog.values_at(some, self._paths)
            while len(self._pieces) >= KEPT_PIECES:
                del self._pieces[next(iter(self._pieces))]
            piece = self._pieces[first] = [found.get(one, _NOTHING) for one in some]
            self._spent_ns += perf_counter_ns() - start
        return piece[number - first]

    def _is_over(self, number: int) -> bool:
        """Return whether the budget is used up; if so, schedule row ``number`` for later."""
        if self._spent_ns <= READ_BUDGET_NS:
            return False
        if self._wanted is None:
            self._wanted = number
            self._on_lacking()
        return True

    def read_on(self) -> None:
        """Read the rows that the last frame lacked."""
        if self._wanted is not None:
            number, self._wanted = self._wanted, None
            self.begin()
            self.row(number)
            self.begin()
            self.values(number)

    def place_of(self, item_id: str) -> int | None:
        """Return the row of ``item_id`` if it is in a cached window, otherwise ``None``."""
        for first, rows in self._windows.items():
            for offset, row in enumerate(rows):
                if row is not None and row.id == item_id:
                    return first + offset
        return None
