"""The page of a sheet's columns: the field of each, and the choice of another one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.engine.sheets.columns import KINDS
from app.engine.sheets.mapping import MARK_PATH, NOT_USED
from app.ui.look.text import ElidedLabel, one_line
from app.ui.look.type_scale import px
from app.ui.sheets.row_list import Cell, Heading, RowList, RowModel
from app.ui.sheets.sheet_words import attribute_path, field_name
from app.ui.widgets.card import Divider
from app.ui.widgets.inputs.combo import Combo

if TYPE_CHECKING:
    from app.engine.sheets.sheet_import import Imported


class ColumnLine(NamedTuple):
    """A column: its table and heading, its first values, and its field.

    ``twice`` means that another column has the same field.
    """

    table: str
    heading: str
    samples: tuple[str, ...]
    path: str
    twice: bool


def lines_of(found: Imported) -> list[ColumnLine]:
    """Return the columns of a sheet, each heading once: a choice applies to all of that heading."""
    lines: dict[str, ColumnLine] = {}
    for columns in found.columns:
        mapped = columns.mapped
        for at, heading in enumerate(columns.headings):
            path = mapped.paths.get(at, NOT_USED)
            if heading and path != MARK_PATH and heading not in lines:
                samples = columns.samples.get(at, ())
                twice = heading in mapped.twice and at not in mapped.paths
                lines[heading] = ColumnLine(columns.table, heading, samples, path, twice)
    return [*lines.values()]


class ColumnsPage(QWidget):
    """A list of columns, and below it the field of the current column.

    ``mapped`` has a heading and the path that was chosen for it.
    """

    mapped = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._attributes: dict[str, str] = {}
        headings = (
            Heading(self.tr("Column of the file"), 0),
            Heading(self.tr("First values"), 0),
            Heading(self.tr("Is taken for"), 0),
        )
        self.model = RowModel(headings, self._cells, self)
        self.list = RowList(self.model, self.tr("Columns"), name="sheet_columns")
        self.list.moved.connect(self._show_current)
        self._words = ElidedLabel("", "body", "text", self)
        self._asked: tuple[str, str] | None = None
        self.field = Combo(self, editable=True, name="column_field")
        self.field.setFixedWidth(px(300))
        self.field.activated.connect(self._choose)
        line = self.field.lineEdit()
        assert line is not None, "it is editable"
        self.field.installEventFilter(self)
        line.editingFinished.connect(self._typed)
        foot = QFrame(self)
        foot.setProperty("background", "footer")
        foot.setFixedHeight(px(48))
        row = QHBoxLayout(foot)
        row.setContentsMargins(px(16), 0, px(16), 0)
        row.setSpacing(px(8))
        row.addWidget(self._words, 1)
        row.addWidget(self.field)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.list, 1)
        column.addWidget(Divider(self))
        column.addWidget(foot)

    def show_columns(self, lines: Sequence[ColumnLine], attributes: dict[str, str]) -> None:
        """Show these columns; ``attributes`` are names by id."""
        at = self.list.currentIndex().row()
        self._attributes, self._asked = attributes, None
        self.field.clear()
        for path in (NOT_USED, *KINDS):
            self.field.addItem(field_name(path, attributes), path)
        for key in attributes:
            path = attribute_path(key)
            self.field.addItem(f"{field_name(path, attributes)} [{key}]", path)
        self.model.show(lines)
        self.list.go_to(max(0, at))
        self._show_current()

    def _cells(self, line: ColumnLine) -> Sequence[Cell]:
        samples = " · ".join(one_line(text) for text in line.samples)
        if line.twice:
            taken = Cell(self.tr("Left aside: another column is that already"), "warn", "alert")
        elif line.path == NOT_USED:
            taken = Cell(field_name(line.path, self._attributes), "text3", "minus")
        else:
            taken = Cell(field_name(line.path, self._attributes), "text", "check")
        return Cell(one_line(line.heading)), Cell(samples, "text2"), taken

    def _line(self) -> ColumnLine | None:
        row = self.list.currentIndex().row()
        return self.model.rows[row] if 0 <= row < len(self.model.rows) else None

    def _show_current(self) -> None:
        line = self._line()
        self.field.setEnabled(line is not None)
        if line is None:
            self._words.setText("")
            return
        words = self.tr("“{name}” is taken for").replace("{name}", one_line(line.heading)[:60])
        self._words.setText(words)
        self.field.setAccessibleName(words)
        self.field.choose(line.path)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Select the text of the field when it gets the focus, so that typing replaces it."""
        line = watched.lineEdit() if isinstance(watched, Combo) else None
        if line is not None and event.type() == QEvent.Type.FocusIn:
            # A click places the cursor only after this event.
            QTimer.singleShot(0, line, line.selectAll)
        return super().eventFilter(watched, event)

    def _typed(self) -> None:
        """Choose the field that the typed text means; restore the current one if there is none."""
        line, at = self._line(), self.field.meant(self.field.currentText())
        if at >= 0 and self.field.itemData(at) != (line and line.path):
            self.field.setCurrentIndex(at)
            self._choose(at)
        else:
            self._show_current()

    def _choose(self, at: int) -> None:
        line, path = self._line(), self.field.itemData(at)
        if line is None or not isinstance(path, str) or (path == line.path and not line.twice):
            return
        # Choosing from the list is followed by the signal for the end of typing.
        if self._asked != (line.heading, path):
            self._asked = line.heading, path
            self.mapped.emit(line.heading, path)
