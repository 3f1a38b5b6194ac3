"""The variations section of the editor: a sheet, its tools, and the promise that none is lost."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.editing.draft import ItemDraft
from app.editing.form.fields import FieldSpec
from app.editing.numbers import format_number
from app.editing.repair import Repair
from app.rules.findings import Finding
from app.ui.editor.variations.sheet_header import SheetHeader
from app.ui.editor.variations.variations_delegate import ROW, VariationsDelegate
from app.ui.editor.variations.variations_model import VariationsModel
from app.ui.forms.lock_text import lock_reason
from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.site_format import FormContext
from app.ui.widgets.inputs.buttons import GhostButton
from app.ui.widgets.inputs.field_label import FieldNote

_MOST_ROWS = 6
# By name: for Qt on X11, Ctrl+D is a standard key for deleting as well.
_ERASE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class VariationsTable(QTableView):
    """A sheet: type over a cell, Ctrl+D fills down, Ctrl+C and Ctrl+V take blocks."""

    reset_requested = Signal(str)

    def __init__(self, model: VariationsModel) -> None:
        super().__init__()
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
        self.setHorizontalHeader(SheetHeader(self))
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def sheet(self) -> VariationsModel:
        """Return the model, as what it is."""
        model = self.model()
        if not isinstance(model, VariationsModel):
            raise TypeError("the variations have a model of their own")
        return model

    def fit(self) -> None:
        """Give every column the width of its words and the table the height of its rows."""
        self.resizeColumnsToContents()
        header = self.horizontalHeader()
        for column in range(header.count()):
            header.resizeSection(column, max(px(64), min(px(200), header.sectionSize(column))))
        rows = min(self.model().rowCount(), _MOST_ROWS)
        self.setFixedHeight(px(30) + rows * px(ROW) + px(2))
        self._spread()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give what is left of the width to the own codes."""
        super().resizeEvent(event)
        self._spread()

    def _spread(self) -> None:
        header = self.horizontalHeader()
        fields = [column.field for column in self.sheet().columns]
        column = fields.index("seller_custom_field")
        others = header.length() - header.sectionSize(column)
        room = self.viewport().width() - others
        if room >= px(64):
            header.resizeSection(column, room)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy, paste, fill down or erase, as in a spreadsheet."""
        sheet = self.sheet()
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self._block())
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        elif event.key() == Qt.Key.Key_D and (
            event.modifiers() == Qt.KeyboardModifier.ControlModifier
        ):
            self.fill_down()
        elif event.key() in _ERASE and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            for index in self.selectionModel().selectedIndexes():
                if sheet.is_changed(index):
                    self.reset_requested.emit(sheet.path(index))
        else:
            super().keyPressEvent(event)

    def finish(self) -> None:
        """Close the cell that is being typed in, with what is typed."""
        cell = self.indexWidget(self.currentIndex())
        if cell is not None:
            self.commitData(cell)
            self.closeEditor(cell, QAbstractItemDelegate.EndEditHint.NoHint)

    def fill_down(self) -> None:
        """Write the topmost selected value into the cells below."""
        self.sheet().fill_down(self.selectionModel().selectedIndexes())

    def paste(self) -> None:
        """Write the clipboard's block from the current cell on."""
        self.sheet().paste(self.currentIndex(), QGuiApplication.clipboard().text())

    def _block(self) -> str:
        indexes = self.selectionModel().selectedIndexes()
        rows = sorted({index.row() for index in indexes})
        columns = sorted({index.column() for index in indexes})
        sheet = self.sheet()
        return "\n".join(
            "\t".join(
                str(sheet.data(sheet.index(row, column), int(Qt.ItemDataRole.EditRole)))
                if sheet.columns[column].field
                in ("price", "available_quantity", "seller_custom_field")
                else sheet.shown(sheet.index(row, column))
                for column in columns
            )
            for row in rows
        )


class VariationsPanel(QWidget):
    """Title, tools, the sheet, and under it what is wrong or what will be sent.

    ``edited`` and ``several_edited`` are the model's; ``current_changed`` carries the id of the
    variation that has the cursor.
    """

    edited = Signal(str, object)
    several_edited = Signal(object, str)
    reset_requested = Signal(str)
    repair_requested = Signal(str, object)
    current_changed = Signal(str)

    def __init__(self, spec: FieldSpec, draft: ItemDraft, context: FormContext) -> None:
        super().__init__()
        self._spec = spec
        self._context = context
        self.model = VariationsModel(draft, context, locked=spec.locked is not None)
        self.table = VariationsTable(self.model)
        self._about = PlainLabel("", "label", "text2")
        self._note = FieldNote()
        self._offered: tuple[str, tuple[Repair, ...]] = ("", ())
        self._fill = GhostButton(
            self.tr("Fill down"), "arrow-down", size="bar", name="variations_fill_down"
        )
        self._paste = GhostButton(self.tr("Paste"), "table", size="bar", name="variations_paste")
        self._lay_out()
        self.model.edited.connect(self.edited)
        self.model.several_edited.connect(self.several_edited)
        self.table.reset_requested.connect(self.reset_requested)
        self._fill.clicked.connect(self.table.fill_down)
        self._paste.clicked.connect(self.table.paste)
        self._watch_current()
        self._note.repair_requested.connect(self._repair)
        self.show_state(())

    def show_draft(self, draft: ItemDraft) -> None:
        """Show another draft of the same listing."""
        self.model.replace(draft)
        self.table.fit()
        self.show_state(())

    def show_state(
        self,
        findings: tuple[Finding, ...],
        repairs: Mapping[str, tuple[Repair, ...]] = MappingProxyType({}),
    ) -> None:
        """Show the sum, and the worst of the findings of any variation with its repairs."""
        self.model.show_findings(findings)
        stock = sum(self._stock(row) for row in range(self.model.rowCount()))
        names = [c.title for c in self.model.columns if c.field.startswith("combination.")]
        words = self.tr("{names} · {n} in stock")
        in_stock = format_number(stock, self._context.locale)
        self._about.setText(words.format(names=" × ".join(names), n=in_stock))
        worst = next((f for f in findings if f.is_error), next(iter(findings), None))
        if worst is not None:
            row = self.model.place_of(worst.path).row()
            which = self.model.combination(row) if row >= 0 else ""
            sentence = finding_sentence(worst, self._context)
            text = f"{which}: {sentence}" if which else sentence
            self._offered = worst.path, repairs.get(worst.path, ())
            texts = [repair.text for repair in self._offered[1]]
            self._note.show_note("error" if worst.is_error else "warn", text, *texts)
        elif self._spec.locked is not None:
            self._note.show_note("locked", lock_reason(self._spec, self._context))
        else:
            count = self.model.rowCount()
            words = self.tr(
                "All %n id(s) are sent with every change, so none is removed by accident.",
                "",
                count,
            )
            self._note.show_note("hint", words)

    def finish(self) -> None:
        """Take what is typed in a cell."""
        self.table.finish()

    def _repair(self, place: int) -> None:
        path, repairs = self._offered
        if place < len(repairs):
            self.repair_requested.emit(path, repairs[place].value)

    def go_to(self, path: str) -> None:
        """Put the cursor on the cell of ``path``."""
        index = self.model.place_of(path)
        if index.isValid():
            self.table.setCurrentIndex(index)
            self.table.scrollTo(index)
        self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def current_id(self) -> str:
        """Return the variation that has the cursor, else the first."""
        row = max(0, self.table.currentIndex().row())
        return self.model.ids[row] if row < len(self.model.ids) else ""

    def _stock(self, row: int) -> int:
        stock = self.model.value(row, "available_quantity")
        return stock if isinstance(stock, int) and not isinstance(stock, bool) else 0

    def _watch_current(self) -> None:
        selection: QItemSelectionModel = self.table.selectionModel()
        selection.currentChanged.connect(self._on_current)

    def _on_current(self, current: QModelIndex, _before: QModelIndex) -> None:
        if current.isValid():
            self.current_changed.emit(self.model.ids[current.row()])

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(px(6))
        top.addWidget(PlainLabel(self.tr("Variations"), "section"))
        top.addWidget(self._about)
        top.addStretch(1)
        for button in (self._fill, self._paste):
            button.setVisible(self._spec.locked is None)
            top.addWidget(button)
        frame = QFrame()
        frame.setProperty("kind", "card")
        inner = QVBoxLayout(frame)
        inner.setContentsMargins(1, 1, 1, 1)
        inner.addWidget(self.table)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(8))
        layout.addLayout(top)
        layout.addWidget(frame)
        layout.addWidget(self._note)
        self.table.fit()
