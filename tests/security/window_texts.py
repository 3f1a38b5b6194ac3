"""Every text that a person could see or copy in the windows that are there."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QApplication

from app.ui.listings.table.model import ItemTableModel

_MOST_ROWS = 200
_MOST_COLUMNS = 50
_TOP = QModelIndex()
# Properties of all kinds of widgets: what they show, say to a screen reader, or hint.
_PROPERTIES = (
    *("text", "plainText", "title", "placeholderText", "windowTitle"),
    *("toolTip", "statusTip", "whatsThis", "accessibleName", "accessibleDescription"),
)


def texts_of_the_window(rows: int = _MOST_ROWS) -> Iterator[str]:
    """Texts and hints of all widgets, cells of all views, and the clipboard.

    Of the table of listings, cells of that many ``rows``; the others as what they are made of.
    """
    clipboard = QGuiApplication.clipboard()
    if clipboard is not None:
        yield clipboard.text()
    for widget in QApplication.allWidgets():
        for name in _PROPERTIES:
            value = widget.property(name)
            if isinstance(value, str) and value:
                yield value
        if isinstance(widget, QAbstractItemView) and (model := widget.model()) is not None:
            yield from _texts_in(model, rows)


def _texts_in(model: QAbstractItemModel, rows: int) -> Iterator[str]:
    for row in range(min(model.rowCount(_TOP), _MOST_ROWS)):
        if row >= rows and isinstance(model, ItemTableModel):
            # All of its cells say what is in there: fields of a row of the catalog.
            yield repr(model.row(row))
            continue
        # Of a list nobody may ask how many columns it has.
        for column in range(_MOST_COLUMNS):
            index = model.index(row, column)
            if not index.isValid():
                break
            for role in (
                Qt.ItemDataRole.DisplayRole,
                Qt.ItemDataRole.ToolTipRole,
                Qt.ItemDataRole.AccessibleTextRole,
            ):
                value = index.data(role)
                if isinstance(value, str) and value:
                    yield value
