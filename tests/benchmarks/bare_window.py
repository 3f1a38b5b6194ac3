"""The reference of the start-up benchmark: a bare window with a table over the same rows."""

from __future__ import annotations

import os
import sqlite3
import sys
from time import monotonic_ns
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QTableView

if TYPE_CHECKING:
    from PySide6.QtCore import QPersistentModelIndex
    from PySide6.QtGui import QPaintEvent

    Index = QModelIndex | QPersistentModelIndex

COLUMNS = ("title", "status", "price", "available_quantity", "sold_quantity", "net", "health")
NO_INDEX = QModelIndex()
DISPLAY = int(Qt.ItemDataRole.DisplayRole)


class Rows(QAbstractTableModel):
    """The rows of the catalog, read at once."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self._rows = (
            sqlite3.connect(path)
            .execute(f"SELECT {', '.join(COLUMNS)} FROM items ORDER BY last_updated DESC")
            .fetchall()
        )

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = DISPLAY) -> object:
        return self._rows[index.row()][index.column()] if role == DISPLAY else None


class Table(QTableView):
    """Says when it has painted, and ends the process."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.model().rowCount():
            sys.stdout.write(f"first paint {monotonic_ns()}\n")
            sys.stdout.flush()
            os._exit(0)


app = QApplication(sys.argv[:1])
window = QMainWindow()
table = Table()
table.setModel(Rows(sys.argv[1]))
window.setCentralWidget(table)
window.resize(1440, 900)
window.show()
app.exec()
