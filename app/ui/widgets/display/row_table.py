"""What every table of rows has in common: no grid, no frame, nothing edited in place."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView


def prepare_table(table: QTableView, row_height: int, *, rows: str) -> None:
    """Have ``table`` draw rows of one height, without grid and frame, and scroll by pixels.

    ``rows`` is what a screen reader calls its hidden header of rows.
    """
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setCornerButtonEnabled(False)
    table.setMouseTracking(True)
    table.setTabKeyNavigation(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    side = table.verticalHeader()
    side.hide()
    side.setAccessibleName(rows)
    side.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    side.setMinimumSectionSize(1)
    side.setDefaultSectionSize(row_height)
