"""The history of the open listing: who changed which value when, with undo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.editing.number_locale import NumberLocale
from app.editing.numbers import format_number
from app.ui.activity.change_text import line_of
from app.ui.activity.past_entries import PastEntry
from app.ui.look.text import ElidedLabel, PlainLabel, plain_tooltip
from app.ui.look.type_scale import px
from app.ui.texts.catalog_text import age, moment, now_ms
from app.ui.widgets.icon_label import IconLabel
from app.ui.widgets.inputs.buttons import GhostButton, LinkButton

_FIRST = 6
"""The number of entries shown at first; the others are shown on request."""


class PastLine(NamedTuple):
    """An entry, and the outbox row that can be undone (0: none).

    ``undone`` is whether it was undone.
    """

    entry: PastEntry
    row: int
    undone: bool


class PastPanel(QWidget):
    """The entries one below the other, the latest first.

    ``undo_requested`` carries the number of the outbox row to be undone.
    """

    undo_requested = Signal(object)

    def __init__(self, locale: NumberLocale) -> None:
        super().__init__()
        self._locale = locale
        self.setObjectName("editor_history")
        self._lines: tuple[PastLine, ...] = ()
        self._shown = _FIRST
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._says = PlainLabel("", "body", "text3", wrap=True)
        self._column = QVBoxLayout()
        self._column.setSpacing(px(12))
        self._more = GhostButton("", "chevron-down", size="small", name="history_more")
        self._more.clicked.connect(self._show_all)
        self._more.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(10))
        layout.addWidget(self._says)
        layout.addLayout(self._column)
        layout.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeft)
        self.say(self.tr("Reading…"))

    def lines(self) -> tuple[PastLine, ...]:
        """Return the entries, the latest first."""
        return self._lines

    def count_text(self) -> str:
        """Return the number of entries, as shown in the list of sections."""
        return format_number(len(self._lines), self._locale)

    def say(self, text: str) -> None:
        """Show a text in place of entries; an empty text shows none."""
        self._says.setText(text)
        self._says.setVisible(bool(text))

    def show_lines(self, lines: Sequence[PastLine]) -> None:
        """Show these entries only."""
        if tuple(lines) == self._lines and self._says.isHidden():
            return
        self._lines = tuple(lines)
        nothing = self.tr("Nothing was sent for it from here, and no sync found it changed.")
        self.say("" if lines else nothing)
        self._fill()

    def _show_all(self) -> None:
        self._shown = len(self._lines)
        before = self._column.count()
        self._fill()
        # The button that had the focus is gone; the first new row takes the focus.
        item = self._column.itemAt(before)
        widget = item.widget() if item is not None else None
        if isinstance(widget, _PastRow):
            widget.take_focus()

    def _fill(self) -> None:
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for line in self._lines[: self._shown]:
            row = _PastRow(line)
            row.undo_requested.connect(self.undo_requested)
            self._column.addWidget(row)
        rest = len(self._lines) - self._shown
        self._more.setText(self.tr("Show %n earlier changes", "", max(rest, 0)))
        self._more.setVisible(rest > 0)


class _PastRow(QWidget):
    """One entry: author and time, its fields, and an undo button if it can be undone."""

    undo_requested = Signal(object)

    def __init__(self, line: PastLine) -> None:
        super().__init__()
        entry = line.entry
        self._undo: LinkButton | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        words = QVBoxLayout()
        words.setContentsMargins(px(24), 0, 0, 0)
        words.setSpacing(px(2))
        if entry.title:
            words.addWidget(PlainLabel(entry.title, "body", "text", wrap=True))
        if entry.steps:
            words.addLayout(self._fields(entry))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(2))
        column.addLayout(self._head(line))
        column.addLayout(words)
        changes = line_of(entry.steps, named=True)
        accessible_text = [entry.note, age(entry.at, now_ms()), entry.title, changes]
        self.setAccessibleName(", ".join(part for part in accessible_text if part))

    def take_focus(self) -> None:
        """Take the focus if the entry has a button."""
        if self._undo is not None:
            self._undo.setFocus(Qt.FocusReason.OtherFocusReason)

    def _head(self, line: PastLine) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(px(8))
        head.addWidget(IconLabel(line.entry.icon, line.entry.role, 16))
        who = ElidedLabel(line.entry.note, "label_strong", "text2")
        head.addWidget(who, 1)
        when = PlainLabel(age(line.entry.at, now_ms()), "caption", "text3")
        plain_tooltip(when, moment(line.entry.at))
        head.addWidget(when)
        if line.undone:
            head.addWidget(PlainLabel(self.tr("undone"), "caption", "text3"))
        elif line.row:
            self._undo = LinkButton(self.tr("Undo"), "undo", size="small", name="history_undo")
            self._undo.clicked.connect(lambda: self._on_undo(line.row))
            head.addWidget(self._undo)
        return head

    def _on_undo(self, row: int) -> None:
        # The request is made only once. The focus is moved first, otherwise it would jump to the
        # next widget.
        self.undo_requested.emit(row)
        if self._undo is not None:
            self._undo.setEnabled(False)

    def _fields(self, entry: PastEntry) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(12))
        grid.setVerticalSpacing(px(2))
        grid.setColumnStretch(1, 1)
        for place, step in enumerate(entry.steps):
            if step.is_whole:
                grid.addWidget(PlainLabel(step.label, "label", "text"), place, 0, 1, 2)
                continue
            nothing = self.tr("none")
            both = f"{step.before or nothing} → {step.after or nothing}"
            if step.before == step.after:
                both = self.tr("changed")
            grid.addWidget(PlainLabel(step.label, "label", "text2"), place, 0)
            grid.addWidget(PlainLabel(both, "label", "text", wrap=True), place, 1)
        return grid
