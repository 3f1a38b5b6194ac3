"""The selected listings, kept by item id, so that sorting and syncing do not change them."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.ui.listings.table.id_pieces import IdPieces

if TYPE_CHECKING:
    from collections.abc import Iterable

_MANY = 20_000


class ItemSelection(QObject):
    """An ordered set of item ids; ``changed`` is emitted once for every actual change.

    Rows move when the catalog is sorted or synced, ids do not: the table asks for each painted
    row whether its id is selected.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ids = IdPieces()
        self.version = 0
        """The number of changes so far: while it stays equal, the ids are the same."""

    def __contains__(self, item_id: object) -> bool:
        return item_id in self._ids

    def __bool__(self) -> bool:
        return bool(self._ids)

    def __len__(self) -> int:
        return len(self._ids)

    @property
    def ids(self) -> tuple[str, ...]:
        """The selected ids in the order of selection."""
        return tuple(self._ids)

    def snapshot(self) -> IdPieces:
        """Return the present selected ids, without a copy."""
        return self._ids.snapshot()

    def first(self, most: int) -> tuple[str, ...]:
        """Return the ids that were selected first, at most ``most``."""
        return tuple(islice(self._ids, most))

    def replace(self, ids: Iterable[str]) -> None:
        """Select exactly ``ids``; ``IdPieces`` are used as they are, not copied."""
        wanted = ids if isinstance(ids, IdPieces) else IdPieces(ids)
        # Very large selections are not compared, because that would block the window.
        same = len(wanted) == len(self._ids) <= _MANY and all(i in self._ids for i in wanted)
        if not same:
            self._ids = wanted
            self._changed()

    def extend(self, ids: Iterable[str]) -> None:
        """Add ``ids`` to the selection; none of ``IdPieces`` may be selected yet."""
        before = len(self._ids)
        if isinstance(ids, IdPieces):
            self._ids.take(ids)
        else:
            for item_id in ids:
                self._ids.add(item_id)
        if len(self._ids) != before:
            self._changed()

    def toggle(self, item_id: str) -> None:
        """Select ``item_id``, or deselect it if it is selected."""
        if item_id in self._ids:
            self._ids.remove(item_id)
        else:
            self._ids.add(item_id)
        self._changed()

    def clear(self) -> None:
        """Clear the selection."""
        self.replace(())

    def _changed(self) -> None:
        self.version += 1
        self.changed.emit()
