"""Some fields of one section, in two columns if there is room, each built on demand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from app.editing.form.fields import FieldKind, FieldSpec
from app.ui.forms.field import FormField
from app.ui.look.type_scale import px

MakeField = Callable[[FieldSpec], FormField]

_WIDE = frozenset(
    {
        *(FieldKind.LONG_TEXT, FieldKind.DIMENSIONS, FieldKind.RATES),
        *(FieldKind.CATEGORY, FieldKind.LISTING_TYPE),
    }
)
_WIDE_PATHS = ("title", "subtitle")
# The height of a line before its fields are built: a label, a field and a short note.
_LINE = 76


def is_wide(spec: FieldSpec) -> bool:
    """Return whether a field takes a whole line of the form."""
    return spec.kind in _WIDE or spec.path in _WIDE_PATHS


class _Cell(NamedTuple):
    """The position of a field, and the number of columns it spans."""

    row: int
    column: int
    span: int


class FieldGrid(QWidget):
    """A layout of fields side by side, in which wide ones take a whole line.

    Fields that are not built yet have a reserved place: their lines have an estimated height.
    """

    def __init__(self, specs: Sequence[FieldSpec], make: MakeField) -> None:
        super().__init__()
        self.specs = tuple(specs)
        self._make = make
        self._built: dict[str, FormField] = {}
        self._cells: dict[str, _Cell] = {}
        self._columns = 0
        self._second: QWidget | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(px(16))
        self._grid.setVerticalSpacing(px(12))
        self.set_columns(2)

    def missing(self) -> tuple[FieldSpec, ...]:
        """Return the fields that are not built yet, from the top down."""
        return tuple(spec for spec in self.specs if spec.path not in self._built)

    def build(self, path: str) -> FormField:
        """Return the field of ``path``, building it if needed."""
        field = self._built.get(path)
        if field is None:
            spec = next(spec for spec in self.specs if spec.path == path)
            field = self._built[path] = self._make(spec)
            self._place(field, self._cells[path])
            self._settle_lines()
        return field

    def place_of(self, path: str) -> QRect:
        """Return the rectangle of a field, even if it is not built yet."""
        cell = self._cells[path]
        return self._grid.cellRect(cell.row, cell.column)

    def set_columns(self, columns: int) -> None:
        """Use one column or two."""
        if columns == self._columns:
            return
        self._columns = columns
        for field in self._built.values():
            self._grid.removeWidget(field)
        row = column = 0
        for spec in self.specs:
            span = columns if is_wide(spec) else 1
            if column + span > columns:
                row, column = row + 1, 0
            self._cells[spec.path] = _Cell(row, column, span)
            column += span
        for path, field in self._built.items():
            self._place(field, self._cells[path])
        self._keep_second()
        for number in range(2):
            self._grid.setColumnStretch(number, 1 if number < columns else 0)
            self._grid.setColumnMinimumWidth(number, 0)
        self._settle_lines()

    def _keep_second(self) -> None:
        """Keep a widget in the second column if no field is there.

        An empty column has no gap, and the fields in the first would be wider than in other grids.
        """
        if self._second is not None:
            self._second.setVisible(self._columns == 2)
        elif self._columns == 2 and not any(cell.column for cell in self._cells.values()):
            self._second = QWidget(self)
            self._grid.addWidget(self._second, 0, 1)

    def _place(self, field: FormField, cell: _Cell) -> None:
        top = Qt.AlignmentFlag.AlignTop
        self._grid.addWidget(field, cell.row, cell.column, 1, cell.span, top)

    def _settle_lines(self) -> None:
        """Reserve the height of lines with missing fields, and reset that of complete lines."""
        open_lines = {self._cells[spec.path].row for spec in self.missing()}
        for line in range(self._grid.rowCount()):
            self._grid.setRowMinimumHeight(line, 0)
        for line in open_lines:
            self._grid.setRowMinimumHeight(line, px(_LINE))
