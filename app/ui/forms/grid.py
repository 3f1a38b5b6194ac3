"""The fields of one section, in two columns where there is room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from app.ui.forms.field import FormField
from app.ui.type_scale import px


class FieldGrid(QWidget):
    """Lays out fields side by side; wide ones take a whole line."""

    def __init__(self, fields: Sequence[FormField]) -> None:
        super().__init__()
        self.fields = tuple(fields)
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(px(16))
        self._grid.setVerticalSpacing(px(12))
        self.set_columns(2)

    def set_columns(self, columns: int) -> None:
        """Use one column or two."""
        if columns == self._columns:
            return
        self._columns = columns
        for field in self.fields:
            self._grid.removeWidget(field)
        row = column = 0
        for field in self.fields:
            span = columns if field.wide else 1
            if column + span > columns:
                row, column = row + 1, 0
            self._grid.addWidget(field, row, column, 1, span, Qt.AlignmentFlag.AlignTop)
            column += span
        for number in range(2):
            self._grid.setColumnStretch(number, 1 if number < columns else 0)
            self._grid.setColumnMinimumWidth(number, 0)
