"""The variations section of the editor: a sheet, its tools, and a note that none is lost."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.editing.draft import ItemDraft
from app.editing.form.variation_field import VariationsSpec
from app.editing.numbers import format_number
from app.editing.repair import Repair
from app.editing.variations.changes import Edits
from app.editing.variations.rows import RowState, axes_of, stock_of
from app.rules.findings import Finding
from app.ui.editor.variations.variation_questions import VariationQuestions
from app.ui.editor.variations.variation_tools import VariationTools
from app.ui.editor.variations.variations_model import VariationsModel
from app.ui.editor.variations.variations_table import VariationsTable
from app.ui.forms.lock_text import lock_reason
from app.ui.look.text import PlainLabel, one_line
from app.ui.look.type_scale import px
from app.ui.pictures.panel import PicturesPanel
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.form_context import FormContext
from app.ui.widgets.inputs.field_label import FieldNote


class VariationsPanel(QWidget):
    """Title, tools and the sheet, and below it the findings or the changes to send.

    ``edited`` and ``several_edited`` are the model's; ``current_changed`` carries the id of the
    current variation. ``pictures`` has the images of the listing's own pictures.
    """

    edited = Signal(str, object)
    several_edited = Signal(object, str)
    reset_requested = Signal(str)
    repair_requested = Signal(str, object)
    current_changed = Signal(str)

    def __init__(
        self,
        spec: VariationsSpec,
        draft: ItemDraft,
        context: FormContext,
        pictures: PicturesPanel | None = None,
    ) -> None:
        super().__init__()
        self._spec = spec
        self._context = context
        self._locked = spec.locked is not None
        self.model = VariationsModel(draft, context, locked=self._locked)
        self.table = VariationsTable(self.model)
        self.tools = VariationTools(self)
        self.questions = VariationQuestions(self._spec, self.model, context, self, self._take)
        if pictures is not None:
            self.questions.image = pictures.strip.image
        self._about = PlainLabel("", "label", "text2")
        self._note = FieldNote(self)
        self._offered: tuple[str, tuple[Repair, ...]] = ("", ())
        self._frame = QFrame()
        self._lay_out()
        self._wire()
        self.show_state(())

    def show_draft(self, draft: ItemDraft) -> None:
        """Show another draft of the same listing."""
        self.model.replace(draft)
        self._fit()
        self.show_state(())

    def _refresh(self) -> None:
        """Show the present draft; the current cell stays."""
        at = self.table.currentIndex()
        row, column = at.row(), at.column()
        if self.model.refresh():
            self._fit()
            if row >= 0 and self.model.rowCount():
                place = self.model.index(min(row, self.model.rowCount() - 1), max(0, column))
                self.table.setCurrentIndex(place)

    def show_state(
        self,
        findings: tuple[Finding, ...],
        repairs: Mapping[str, tuple[Repair, ...]] = MappingProxyType({}),
    ) -> None:
        """Show the present draft, and the worst finding of any variation with its repairs."""
        self.model.show_findings(findings)
        self._refresh()
        self._show_about()
        self._show_tools()
        worst = next((f for f in findings if f.is_error), next(iter(findings), None))
        self._offered = "", ()
        if worst is not None:
            row = self.model.place_of(worst.path).row()
            which = self.model.combination(row) if row >= 0 else ""
            sentence = finding_sentence(worst, self._context)
            text = f"{which}: {sentence}" if which else sentence
            self._offered = worst.path, repairs.get(worst.path, ())
            texts = [repair.text for repair in self._offered[1]]
            self._note.show_note("error" if worst.is_error else "warn", text, *texts)
        elif self._locked:
            self._note.show_note("locked", lock_reason(self._spec, self._context))
        else:
            self._note.show_note("hint", self._promise())

    def finish(self) -> None:
        """Commit the text that is being typed in a cell."""
        self.table.finish()

    def go_to(self, path: str) -> None:
        """Make the cell of ``path`` the current one."""
        index = self.model.place_of(path)
        if index.isValid():
            self.table.setCurrentIndex(index)
            self.table.scrollTo(index)
        target = self.table if self.model.rowCount() else self.tools
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def current_id(self) -> str:
        """Return the current variation, otherwise the first one."""
        row = max(0, self.table.currentIndex().row())
        return self.model.ids[row] if row < len(self.model.ids) else ""

    def _take(self, edits: Edits, text: str) -> None:
        self.several_edited.emit(edits, text)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _promise(self) -> str:
        states = [row.state for row in self.model.rows]
        gone = states.count(RowState.REMOVED)
        if gone:
            return self.tr(
                "%n variations will be removed; what goes with them is named before it is sent.",
                "",
                gone,
            )
        kept = states.count(RowState.KEPT)
        if not kept:
            return self.tr("Each has a separate price, stock, code and pictures.")
        return self.tr(
            "All %n ids are sent with every change, so none is removed by accident.", "", kept
        )

    def _show_about(self) -> None:
        rows = [row for row in self.model.rows if row.state is not RowState.REMOVED]
        names = " × ".join(one_line(axis.name) for axis in axes_of(rows))
        if not rows:
            self._about.setText("")
            return
        stocks = [stock_of(row.entry) for row in rows]
        stock = (
            "–"
            if None in stocks
            else format_number(sum(filter(None, stocks)), self._context.locale)
        )
        words = self.tr("{count} by {names} · {n} in stock")
        count = format_number(len(rows), self._context.locale)
        self._about.setText(words.format(count=count, names=names, n=stock))

    def _show_tools(self) -> None:
        self.tools.setVisible(not self._locked)
        for button in (self.tools.fill, self.tools.paste):
            button.setEnabled(not self._locked)
        self.tools.show_possible(self.model.draft, self._spec, self.table.chosen())

    def _repair(self, place: int) -> None:
        path, repairs = self._offered
        if place < len(repairs):
            self.repair_requested.emit(path, repairs[place].value)

    def _fit(self) -> None:
        self.table.fit()
        self._frame.setVisible(bool(self.model.rowCount()))

    def _wire(self) -> None:
        tools, ask, table = self.tools, self.questions, self.table
        self.model.edited.connect(self.edited)
        self.model.several_edited.connect(self.several_edited)
        table.reset_requested.connect(self.reset_requested)
        table.refused.connect(lambda text: self._note.show_note("warn", text))
        table.selected.connect(self._show_tools)
        tools.add_requested.connect(ask.add)
        tools.split_requested.connect(ask.split)
        tools.merge_requested.connect(lambda: ask.merge(table.chosen()))
        tools.give_up_requested.connect(ask.give_up)
        tools.remove_requested.connect(lambda: ask.remove(table.chosen()))
        tools.restore_requested.connect(lambda: ask.restore(table.chosen()))
        tools.pictures_requested.connect(lambda: ask.pictures(table.chosen()))
        tools.fill_requested.connect(table.fill_down)
        tools.paste_requested.connect(table.paste)
        self._note.repair_requested.connect(self._repair)
        selection: QItemSelectionModel = table.selectionModel()
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
        for button in (self.tools.fill, self.tools.paste):
            top.addWidget(button)
        self._frame.setProperty("kind", "card")
        inner = QVBoxLayout(self._frame)
        inner.setContentsMargins(1, 1, 1, 1)
        inner.addWidget(self.table)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(8))
        layout.addLayout(top)
        layout.addWidget(self.tools)
        layout.addWidget(self._frame)
        layout.addWidget(self._note)
        self._fit()
