"""The table of own figures: editing, filling down, erasing, copying and pasting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from app.engine.costs.figures_table import FIGURES, CostsError
from app.ui.costs.figure_edits import edits_of_block
from app.ui.costs.figure_words import column_title, problem_text
from app.ui.costs.figures_model import COLUMNS, EDITED, FiguresModel
from app.ui.look.paint import LEFT, RIGHT, elide, outline, paint_text
from app.ui.look.theme import color
from app.ui.look.type_scale import px
from app.ui.texts.catalog_text import UNKNOWN
from app.ui.texts.sheet_block import read_block, write_block
from app.ui.widgets.display.row_table import ColumnHeader, prepare_table
from app.ui.widgets.inputs.fields import LineEdit

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    Index = QModelIndex | QPersistentModelIndex

_ROW = 34
_WIDTHS = {"code": 170, "unit_cost": 104, "packaging": 104, "tax": 84, "floor": 104}
_CURRENCY = 84
_LONGEST = 200
_BY_KEY = (
    QAbstractItemDelegate.EndEditHint.SubmitModelCache,
    QAbstractItemDelegate.EndEditHint.EditNextItem,
    QAbstractItemDelegate.EndEditHint.EditPreviousItem,
)
_ERASE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class _Delegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of a row."""
        return QSize(px(60), px(_ROW))

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Return a line edit that fills the cell."""
        name = COLUMNS[index.column()]
        line = LineEdit(parent=parent, right=name in FIGURES)
        line.setProperty("cell", "true")
        line.setMaxLength(_LONGEST)
        line.setAccessibleName(column_title(name))
        return line

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Show the figure in its present state, unless it is being edited."""
        if isinstance(editor, LineEdit) and not editor.isModified():
            editor.setText(str(index.data(Qt.ItemDataRole.EditRole) or ""))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a cell."""
        name = COLUMNS[index.column()]
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        background = "surface"
        if state & QStyle.StateFlag.State_Selected:
            background = "selected" if state & QStyle.StateFlag.State_Active else "selectedIdle"
        painter.fillRect(rect, color(background))
        painter.fillRect(QRect(rect.x(), rect.bottom(), rect.width(), 1), color("border"))
        text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        use, role = ("body_strong", "text") if name == "code" else ("body", "text")
        if name == "title":
            role = "text2"
        if not text:
            text, role = UNKNOWN, "text3"
            if name == "currency_id":
                # The currency of the site, if none is given.
                model = index.model()
                text = model.currency_id if isinstance(model, FiguresModel) else ""
        inner = rect.adjusted(px(10), 0, -px(10), 0)
        align = RIGHT if name in FIGURES else LEFT
        paint_text(painter, inner, elide(text, use, inner.width()), use=use, role=role, align=align)
        if state & QStyle.StateFlag.State_HasFocus:
            outline(painter, QRectF(rect), 0.0, "focus", 2)
        painter.restore()


class FiguresTable(QTableView):
    """A spreadsheet-like table.

    Typing overwrites a cell and Return moves down; Ctrl+D fills down, Delete removes figures,
    Ctrl+C and Ctrl+V copy and paste blocks.
    """

    def __init__(self, model: FiguresModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = model
        self.setObjectName("figures_table")
        self.setAccessibleName(self.tr("Own figures by own code"))
        prepare_table(self, px(_ROW), rows=self.tr("Rows"))
        self.setModel(model)
        self._refused = False
        model.refused.connect(self._note_refusal)
        self.setItemDelegate(_Delegate(self))
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        head = ColumnHeader(self)
        self.setHorizontalHeader(head)
        for at, name in enumerate(COLUMNS):
            head.resizeSection(at, px(_WIDTHS.get(name, _CURRENCY)))
        head.setSectionResizeMode(COLUMNS.index("title"), QHeaderView.ResizeMode.Stretch)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy, paste, fill down or erase, as in a spreadsheet."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        elif event.key() == Qt.Key.Key_D and (
            event.modifiers() == Qt.KeyboardModifier.ControlModifier
        ):
            self.fill_down()
        elif event.key() in _ERASE and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self._sheet.edit([(code, name, "") for code, name in self._chosen()])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.edit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def commitData(self, editor: QWidget) -> None:
        """Apply the typed text."""
        self._refused = False
        super().commitData(editor)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Close the cell; after Return the cell below becomes current.

        A cell with an invalid text stays open, to be corrected or cancelled with Escape.
        """
        if self._refused and hint in _BY_KEY and isinstance(editor, LineEdit):
            self._refused = False
            editor.selectAll()
            return
        super().closeEditor(editor, hint)
        if hint is QAbstractItemDelegate.EndEditHint.SubmitModelCache:
            here = self.currentIndex()
            below = self._sheet.index(here.row() + 1, here.column())
            if below.isValid():
                self.setCurrentIndex(below)

    def _note_refusal(self, _why: str) -> None:
        self._refused = True

    def copy(self) -> None:
        """Copy the smallest block that contains the selected cells."""
        cells = self.selectionModel().selectedIndexes() or [self.currentIndex()]
        rows = [cell.row() for cell in cells if cell.isValid()]
        columns = [cell.column() for cell in cells if cell.isValid()]
        if not rows:
            return
        block = [
            [
                str(self._sheet.index(row, column).data() or "")
                for column in range(min(columns), max(columns) + 1)
            ]
            for row in range(min(rows), max(rows) + 1)
        ]
        QGuiApplication.clipboard().setText(write_block(block))

    def paste(self) -> None:
        """Paste the clipboard's block from the first selected cell on, all of it or nothing."""
        cells = self.selectionModel().selectedIndexes() or [self.currentIndex()]
        cells = [cell for cell in cells if cell.isValid()]
        block = read_block(QGuiApplication.clipboard().text())
        if not cells or not block:
            return
        row, column = min((cell.row(), cell.column()) for cell in cells)
        if len(block) == 1 and len(block[0]) == 1 and len(cells) > 1:
            # One value for all selected cells.
            self._sheet.edit([(code, name, block[0][0]) for code, name in self._chosen()])
            return
        codes = [one.code for one in self._sheet.codes[row:]]
        if COLUMNS[column] != "code" and len(block) > len(codes):
            self._sheet.refused.emit(
                self.tr("Nothing was pasted: it has more lines than there are codes from here on")
            )
            return
        try:
            edits = edits_of_block(COLUMNS, codes, COLUMNS[column], block)
        except CostsError as problem:
            self._sheet.refused.emit(problem_text(problem))
            return
        self._sheet.edit(edits)

    def fill_down(self) -> None:
        """Copy the topmost selected figure of each column into the selected cells below it."""
        top: dict[str, str] = {}
        edits = []
        for cell in sorted(self.selectionModel().selectedIndexes(), key=lambda one: one.row()):
            name = COLUMNS[cell.column()]
            if name in EDITED:
                value = top.setdefault(name, str(cell.data() or ""))
                edits.append((self._sheet.codes[cell.row()].code, name, value))
        self._sheet.edit(edits)

    def _chosen(self) -> list[tuple[str, str]]:
        """Return code and figure of the selected cells, else of the current one."""
        cells = self.selectionModel().selectedIndexes() or [self.currentIndex()]
        return [
            (self._sheet.codes[cell.row()].code, COLUMNS[cell.column()])
            for cell in cells
            if cell.isValid() and COLUMNS[cell.column()] in EDITED
        ]
