"""The table of the variations: typing, filling down, copying and pasting as in a spreadsheet."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QFrame, QTableView

from app.ui.editor.variations.sheet_edits import NotPasted, copied, filled_down, pasted
from app.ui.editor.variations.sheet_header import SheetHeader
from app.ui.editor.variations.variations_delegate import ROW, VariationsDelegate
from app.ui.editor.variations.variations_model import VariationsModel
from app.ui.look.type_scale import px
from app.ui.texts.sheet_block import read_block, write_block

_MOST_ROWS = 8
# By key code: Qt on X11 also has Ctrl+D as a standard key for deleting.
_ERASE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_MEASURED = 40


class VariationsTable(QTableView):
    """A sheet: type over a cell, Ctrl+D fills down, Ctrl+C and Ctrl+V copy and paste blocks.

    ``refused`` carries the reason why a block was not pasted, ``selected`` reports a changed
    selection.
    """

    reset_requested = Signal(str)
    refused = Signal(str)
    selected = Signal()

    def __init__(self, model: VariationsModel) -> None:
        super().__init__()
        self._sheet = model
        self.setObjectName("variations_table")
        self.setAccessibleName(self.tr("Variations"))
        self.setModel(model)
        self.setItemDelegate(VariationsDelegate(self))
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(px(ROW))
        header = SheetHeader(self)
        header.setResizeContentsPrecision(_MEASURED)
        self.setHorizontalHeader(header)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.selectionModel().selectionChanged.connect(lambda _new, _old: self.selected.emit())
        self.selectionModel().currentChanged.connect(lambda _new, _old: self.selected.emit())

    def sheet(self) -> VariationsModel:
        """Return the model with its own type."""
        return self._sheet

    def chosen(self) -> tuple[str, ...]:
        """Return the variations with a selected cell, otherwise the current one, in order."""
        rows = {index.row() for index in self.selectionModel().selectedIndexes()}
        if not rows and self.currentIndex().isValid():
            rows = {self.currentIndex().row()}
        return tuple(key for row, key in enumerate(self._sheet.ids) if row in rows)

    def fit(self) -> None:
        """Set column widths to their contents and the table height to its rows."""
        self.resizeColumnsToContents()
        header = self.horizontalHeader()
        for column in range(header.count()):
            header.resizeSection(column, max(px(64), min(px(200), header.sectionSize(column))))
        rows = min(self.model().rowCount(), _MOST_ROWS)
        self.setFixedHeight(px(30) + rows * px(ROW) + px(2))
        self._spread()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the remaining width to the column of own codes."""
        super().resizeEvent(event)
        self._spread()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy, paste, fill down or erase, as in a spreadsheet."""
        if event.matches(QKeySequence.StandardKey.Copy):
            block = copied(self._sheet, self.selectionModel().selectedIndexes())
            QGuiApplication.clipboard().setText(write_block(block))
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        elif event.key() == Qt.Key.Key_D and (
            event.modifiers() == Qt.KeyboardModifier.ControlModifier
        ):
            self.fill_down()
        elif event.key() in _ERASE and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            for index in self.selectionModel().selectedIndexes():
                if self._sheet.is_changed(index):
                    self.reset_requested.emit(self._sheet.path(index))
        else:
            super().keyPressEvent(event)

    def finish(self) -> None:
        """Commit and close the cell editor."""
        cell = self.indexWidget(self.currentIndex())
        if cell is not None:
            self.commitData(cell)
            self.closeEditor(cell, QAbstractItemDelegate.EndEditHint.NoHint)

    def fill_down(self) -> None:
        """Copy the topmost selected value to the cells below."""
        self.finish()
        edits = filled_down(self._sheet, self.selectionModel().selectedIndexes())
        if edits:
            self._sheet.several_edited.emit(edits, self.tr("Fill down"))

    def paste(self) -> None:
        """Paste the clipboard's block at the first selected cell: all of it, or nothing."""
        self.finish()
        indexes = self.selectionModel().selectedIndexes() or [self.currentIndex()]
        places = [(index.row(), index.column()) for index in indexes if index.isValid()]
        if not places:
            return
        block = read_block(QGuiApplication.clipboard().text())
        if block is None:
            self.refused.emit(
                self.tr("Nothing was pasted: the lines that were copied are not of one length")
            )
            return
        try:
            edits = pasted(self._sheet, places, block)
        except NotPasted as problem:
            self.refused.emit(str(problem))
            return
        if edits:
            self._sheet.several_edited.emit(edits, self.tr("Paste"))

    def _spread(self) -> None:
        header = self.horizontalHeader()
        fields = [column.field for column in self._sheet.columns]
        column = fields.index("seller_custom_field")
        others = header.length() - header.sectionSize(column)
        room = self.viewport().width() - others
        if room >= px(64):
            header.resizeSection(column, room)
