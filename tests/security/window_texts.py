"""Every text that a person could see or copy in the windows that are there."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

_MOST_ROWS = 200
_MOST_COLUMNS = 50
_TOP = QModelIndex()
# Properties of all kinds of widgets: what they show, say to a screen reader, or hint.
_PROPERTIES = (
    *("text", "plainText", "title", "placeholderText", "windowTitle"),
    *("toolTip", "statusTip", "whatsThis", "accessibleName", "accessibleDescription"),
)


def texts_of_the_window() -> Iterator[str]:
    """Texts and hints of all widgets, cells of all views, and the clipboard."""
    clipboard = QGuiApplication.clipboard()
    if clipboard is not None:
        yield clipboard.text()
    for widget in QApplication.allWidgets():
        yield from _texts_of(widget)


def _texts_of(widget: QWidget) -> Iterator[str]:
    for name in _PROPERTIES:
        value = widget.property(name)
        if isinstance(value, str) and value:
            yield value
    if isinstance(widget, QAbstractItemView) and (model := widget.model()) is not None:
        for row in range(min(model.rowCount(_TOP), _MOST_ROWS)):
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
