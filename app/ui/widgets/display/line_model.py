"""Lines of one kind, for a list that paints each from its object."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QObject

Line = TypeVar("Line")
Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()


class LineModel(QAbstractListModel, Generic[Line]):
    """``lines`` are what is shown; a list of its own says in ``data`` what stands for each."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.lines: list[Line] = []

    def show(self, lines: Iterable[Line]) -> None:
        """Show these lines and no others."""
        self.beginResetModel()
        self.lines = list(lines)
        self.endResetModel()

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Return how many lines there are."""
        return 0 if parent.isValid() else len(self.lines)
