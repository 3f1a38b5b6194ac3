"""The page of a sheet's rows for new listings: checked, selected, and listed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.ui.look.text import ElidedLabel, one_line
from app.ui.look.type_scale import px
from app.ui.look.window_locale import with_count
from app.ui.sheets.row_list import Cell, Heading, RowList, RowModel
from app.ui.sheets.sheet_words import place_text
from app.ui.widgets.card import Divider
from app.ui.widgets.display.progress import JobLine
from app.ui.widgets.inputs.buttons import Button, IconButton, PrimaryButton
from app.ui.widgets.inputs.check import CheckBox

if TYPE_CHECKING:
    from app.editing.number_locale import NumberLocale
    from app.engine.sheets.row_changes import NewRow


class RowState(NamedTuple):
    """The state of a new row: whether it can be listed, an icon with its role, and a text.

    Whether it can be listed is ``None`` for a row that was not checked.
    """

    listable: bool | None
    icon: str
    role: str
    text: str


class NewRowsPage(QWidget):
    """A list of rows with ticks; the seller's actions are emitted as signals."""

    folder_wanted = Signal()
    folder_cleared = Signal()
    check_wanted = Signal()
    list_wanted = Signal()
    cancelled = Signal()
    predict_changed = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.states: dict[str, RowState] = {}
        self._locale: NumberLocale | None = None
        headings = (
            Heading(self.tr("Row"), 110),
            Heading(self.tr("Own code"), 130),
            Heading(self.tr("Title"), 0),
            Heading(self.tr("What would become of it"), 0),
        )
        self.model = RowModel(headings, self._cells, self)
        self.model.out = set()
        self.model.ticked.connect(self._show_counts)
        self.list = RowList(self.model, self.tr("New listings"), name="sheet_new_rows")
        self.folder = Button(self.tr("Pictures…"), "folder", name="sheet_folder")
        self.folder.clicked.connect(self.folder_wanted)
        self._no_folder = IconButton(
            "x", self.tr("No folder of pictures"), self, size=24, name="sheet_no_folder"
        )
        self._no_folder.clicked.connect(self.folder_cleared)
        self.predict = CheckBox(self.tr("Predict missing categories"), self, name="sheet_predict")
        self.predict.toggled.connect(self.predict_changed)
        self._note = ElidedLabel("", "label", "text2", self)
        self.check = Button("", "check-circle", name="sheet_check")
        self.check.clicked.connect(self.check_wanted)
        self.go = PrimaryButton("", "send", name="sheet_list")
        self.go.clicked.connect(self.list_wanted)
        self.job = JobLine(self, stacked=True, name="sheet_new_job")
        self.job.cancel_requested.connect(self.cancelled)
        self.job.hide()
        foot = QFrame(self)
        foot.setProperty("background", "footer")
        row = QHBoxLayout(foot)
        row.setContentsMargins(px(16), px(8), px(16), px(8))
        row.setSpacing(px(8))
        row.addWidget(self.folder)
        row.addWidget(self._no_folder)
        row.addWidget(self.predict)
        row.addWidget(self._note, 1)
        row.addWidget(self.check)
        row.addWidget(self.go)
        place = QVBoxLayout()
        place.setContentsMargins(px(16), px(6), px(16), px(6))
        place.addWidget(self.job)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.list, 1)
        column.addLayout(place)
        column.addWidget(Divider(self))
        column.addWidget(foot)
        self.show_folder(None)

    def show_rows(self, rows: Sequence[NewRow], locale: NumberLocale) -> None:
        """Show these rows, which are not checked yet."""
        self._locale, self.states = locale, {}
        self.model.show(rows)
        self._show_counts()

    def show_states(self, states: Mapping[str, RowState]) -> None:
        """Show the states of rows, by own code."""
        self.states |= states
        self.model.change()
        self._show_counts()

    def forget_states(self) -> None:
        """Discard the states, because the options have changed."""
        self.states = {}
        self.model.change()
        self._show_counts()

    def chosen(self) -> list[NewRow]:
        """Return the ticked rows that can be listed or were not checked."""
        out = self.model.out or set()
        rows = [row for at, row in enumerate(self.model.rows) if at not in out]
        return [row for row in rows if self._listable(row) is not False]

    def _listable(self, row: NewRow) -> bool | None:
        state = self.states.get(row.code)
        return None if state is None else state.listable

    def show_folder(self, folder: Path | None, unmatched: int = 0) -> None:
        """Show the folder of the pictures, and how many of its files belong to no row."""
        self._no_folder.setVisible(folder is not None)
        if folder is None:
            self._note.setText(
                self.tr("A picture belongs to the row whose own code its file name begins with.")
            )
            return
        words = one_line(folder.name)
        if unmatched and self._locale is not None:
            others = self.tr("%n pictures of no row", "", unmatched)
            words = f"{words} · {with_count(others, unmatched, self._locale)}"
        self._note.setText(words)

    def show_progress(self, words: str, share: float | None) -> None:
        """Show the progress of the rows; an empty text means that nothing is running."""
        self.job.setVisible(bool(words))
        if words:
            self.job.show_job(words, share, icon_name="check-circle", can_pause=False)
        for button in (self.folder, self._no_folder, self.predict):
            button.setEnabled(not words)
        self._show_counts()

    def _show_counts(self) -> None:
        if self._locale is None:
            return
        chosen = self.chosen()
        count, busy = len(chosen), not self.job.isHidden()
        words = self.tr("Check %n rows", "", count)
        self.check.setText(with_count(words, count, self._locale))
        self.check.setEnabled(bool(count) and not busy)
        sure = sum(self._listable(row) is True for row in chosen)
        words = self.tr("List %n rows", "", sure)
        self.go.setText(with_count(words, sure, self._locale))
        self.go.setEnabled(bool(sure) and not busy)

    def _cells(self, row: NewRow) -> Sequence[Cell]:
        state = self.states.get(row.code)
        words = Cell(self.tr("Not checked yet"), "text3")
        if state is not None:
            words = Cell(state.text, state.role, state.icon)
        title = one_line(str(row.cells.get("title") or ""))
        return Cell(place_text(row.place)), Cell(one_line(row.code)), Cell(title), words
