"""The result of reading a sheet: columns, questions, refused rows, changes and new listings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from app.ui.look.text import ElidedLabel, PlainLabel, one_line
from app.ui.look.type_scale import px
from app.ui.look.window_locale import with_count
from app.ui.sheets.columns_page import ColumnsPage, lines_of
from app.ui.sheets.new_rows_page import NewRowsPage
from app.ui.sheets.questions_panel import QuestionsPanel
from app.ui.sheets.row_list import Cell, Heading, RowList, RowModel
from app.ui.sheets.sheet_words import field_name, place_text, problem_sentence
from app.ui.texts.money import format_number
from app.ui.widgets.card import Divider
from app.ui.widgets.display.banner import Banner
from app.ui.widgets.display.progress import JobLine
from app.ui.widgets.inputs.buttons import Button, IconButton, PrimaryButton
from app.ui.widgets.tabs import ViewTab, ViewTabs
from app.ui.widgets.view_head import ViewHead

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QFocusEvent, QResizeEvent

    from app.editing.number_locale import NumberLocale
    from app.engine.sheets.row_changes import Question, Refused
    from app.engine.sheets.sheet_import import Imported

COLUMNS, LEFT_OUT, NEW = "columns", "left_out", "new"
_NARROW = 1000


class ImportView(QWidget):
    """A passive view of an import; the seller's actions are emitted as signals."""

    back_wanted = Signal()
    other_wanted = Signal()
    preview_wanted = Signal()
    cancelled = Signal()

    def __init__(self, locale: NumberLocale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheet_import_view")
        self.numbers = locale
        self.columns = ColumnsPage(self)
        headings = (
            Heading(self.tr("Row"), 150),
            Heading(self.tr("Listing"), 150),
            Heading(self.tr("Column"), 170),
            Heading(self.tr("Why it is left out"), 0),
        )
        self.left_out = RowModel(headings, self._refused_cells, self)
        self._left_list = RowList(self.left_out, self.tr("Rows left out"), name="sheet_left_out")
        self.new_rows = NewRowsPage(self)
        self.questions = QuestionsPanel(self)
        self.tabs = ViewTabs(self, name="sheet_tabs")
        self.tabs.chosen.connect(self._show_page)
        self._pages = QStackedWidget(self)
        for page in (self.columns, self._left_list, self.new_rows):
            self._pages.addWidget(page)
        self.problem = Banner("bad", "", "", self, name="sheet_problem")
        self.job = JobLine(self, stacked=True, name="sheet_job")
        self.job.cancel_requested.connect(self.cancelled)
        self.summary = PlainLabel("", "body", "text2", self, wrap=True)
        self.summary.setObjectName("sheet_summary")
        self._lay_out()
        self.job.hide()
        self.problem.hide()
        self._body.hide()

    def _lay_out(self) -> None:
        header = ViewHead(self)
        self._back = IconButton("arrow-left", self.tr("Back"), header, name="sheet_back")
        self._back.clicked.connect(self.back_wanted)
        self._name = ElidedLabel("", "view_title", "text", header)
        self._other = Button(self.tr("Another file…"), "folder", header, name="sheet_other")
        self._other.clicked.connect(self.other_wanted)
        self.preview = PrimaryButton("", "eye", header, name="sheet_preview")
        self.preview.clicked.connect(self.preview_wanted)
        row = header.line
        row.addWidget(self._back)
        row.addWidget(self._name, 1)
        row.addWidget(self._other)
        row.addWidget(self.preview)
        places = QVBoxLayout()
        places.setContentsMargins(px(16), px(10), px(16), px(8))
        places.setSpacing(px(8))
        for widget in (self.job, self.problem, self.summary):
            places.addWidget(widget)
        self._body = QWidget(self)
        inner = QVBoxLayout(self._body)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(0)
        inner.addWidget(self.questions)
        line = QHBoxLayout()
        line.setContentsMargins(px(8), 0, px(16), 0)
        line.addWidget(self.tabs, 1)
        inner.addLayout(line)
        inner.addWidget(self._pages, 1)
        surface = QFrame(self)
        surface.setProperty("background", "surface")
        whole = QVBoxLayout(surface)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(places)
        whole.addWidget(self._body, 1)
        self._rest = QWidget(surface)
        whole.addWidget(self._rest, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(header)
        column.addWidget(Divider(self))
        column.addWidget(surface, 1)

    # -- what is shown -------------------------------------------------------------------------

    def show_file(self, name: str) -> None:
        """Show the name of a file that is not read yet."""
        self._name.setText(one_line(name))
        self.problem.hide()
        self.summary.hide()
        self.preview.hide()
        self._show_body(shown=False)

    def show_progress(self, words: str, share: float | None) -> None:
        """Show the progress of reading; an empty text means that nothing is running."""
        self.job.setVisible(bool(words))
        if words:
            self.job.show_job(words, share, icon_name="download", can_pause=False)
        self.preview.setEnabled(not words)

    def show_problem(self, title: str, text: str) -> None:
        """Show why the file cannot be used."""
        self.problem.show_message("bad", title, text)
        self.problem.show()
        self.summary.hide()
        self.preview.hide()
        self._show_body(shown=False)

    def _show_body(self, *, shown: bool) -> None:
        self._body.setVisible(shown)
        self._rest.setVisible(not shown)

    def show_found(
        self, found: Imported, answers: Mapping[str, tuple[Question, str]], *, clear: bool
    ) -> None:
        """Show the result of reading a sheet."""
        self._show_body(shown=True)
        self.problem.hide()
        attributes = dict(found.attributes)
        if not found.has_key:
            self.problem.show_message(
                "warn",
                self.tr("No column says which listing a row is of"),
                self.tr("Choose below which column is the listing ID or the own code."),
            )
            self.problem.show()
        lines = lines_of(found)
        self.columns.show_columns(lines, attributes)
        self.left_out.show(found.refused)
        self.new_rows.show_rows(found.new, self.numbers)
        cleared = None
        if total := sum(found.outcome.cleared.values()):
            names = ", ".join(field_name(path, attributes) for path in found.outcome.cleared)
            cleared = (total, names, clear)
        self.questions.show_questions(found.questions, answers, cleared, self.numbers)
        self.tabs.set_tabs(
            [
                ViewTab(COLUMNS, self.tr("Columns"), self._figure(len(lines))),
                ViewTab(LEFT_OUT, self.tr("Left out"), self._figure(len(found.refused))),
                ViewTab(NEW, self.tr("New listings"), self._figure(len(found.new))),
            ]
        )
        self.show_tab(self.tabs.current_key() if found.has_key else COLUMNS)
        self._show_summary(found, attributes)
        count = found.outcome.planned
        words = self.tr("Preview %n changes", "", count)
        self.preview.setText(with_count(words, count, self.numbers))
        self.preview.setVisible(found.has_key)
        self.preview.setEnabled(bool(count))

    def _figure(self, count: int) -> str:
        return format_number(count, self.numbers)

    def _show_summary(self, found: Imported, attributes: Mapping[str, str]) -> None:
        untouched = found.untouched + found.outcome.unchanged
        planned = found.outcome.planned
        counts = (
            (found.rows, self.tr("%n rows read", "", found.rows)),
            (planned, self.tr("%n listings change", "", planned)),
        )
        words = [with_count(text, count, self.numbers) for count, text in counts]
        for text, count in (
            (self.tr("as in the shop: {count}"), untouched),
            (self.tr("left out: {count}"), len(found.refused)),
            (self.tr("new: {count}"), len(found.new)),
        ):
            words.append(text.replace("{count}", self._figure(count)))
        if found.outcome.not_editable:
            names = ", ".join(field_name(path, attributes) for path in found.outcome.not_editable)
            words.append(self.tr("not changed by a sheet: {names}").replace("{names}", names))
        self.summary.setText(" · ".join(words))
        self.summary.setVisible(found.has_key)

    def show_tab(self, key: str) -> None:
        """Switch to a tab."""
        self.tabs.set_current(key)
        self._show_page(key)

    def _show_page(self, key: str) -> None:
        pages = {COLUMNS: self.columns, LEFT_OUT: self._left_list, NEW: self.new_rows}
        self._pages.setCurrentWidget(pages.get(key, self.columns))

    def _refused_cells(self, refused: Refused) -> Sequence[Cell]:
        return (
            Cell(place_text(refused.place)),
            Cell(one_line(refused.item_id), "text2"),
            Cell(one_line(refused.heading), "text2"),
            Cell(problem_sentence(refused.code, refused.values, self.numbers), "bad", "x-circle"),
        )

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the focus to the next possible step."""
        super().focusInEvent(event)
        (self.columns.list if self._body.isVisible() else self._other).setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the texts of buttons if the window is narrow."""
        super().resizeEvent(event)
        self._other.set_compact(self.width() < px(_NARROW))
