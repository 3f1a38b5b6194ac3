"""A model of lines, for a list that paints each line from its object."""

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
    """A list model of ``lines``; a subclass implements ``data``."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.lines: list[Line] = []

    def show(self, lines: Iterable[Line]) -> None:
        """Replace the lines."""
        self.beginResetModel()
        self.lines = list(lines)
        self.endResetModel()

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self.lines)
