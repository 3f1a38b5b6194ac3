"""Questions about a sheet: ambiguous numbers, and fields that it would empty."""

from __future__ import annotations

import re
from decimal import Decimal
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.editing.numbers import format_number
from app.ui.look.text import PlainLabel, one_line
from app.ui.look.type_scale import px
from app.ui.look.window_locale import with_count
from app.ui.widgets.icon_label import IconLabel
from app.ui.widgets.inputs.check import CheckBox
from app.ui.widgets.inputs.segmented import Segmented

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.editing.number_locale import NumberLocale
    from app.engine.sheets.row_changes import Question

_LINE, _MOST_LINES = 44, 3
_NOT_OF_NUMBER = re.compile(r"[^0-9.,]")


def readings_of(sample: str) -> tuple[Decimal, Decimal]:
    """Return a text read as a number with a decimal point, and with a decimal comma."""
    figure = _NOT_OF_NUMBER.sub("", sample).rstrip(".,")
    found = []
    for decimal, group in ((".", ","), (",", ".")):
        text = figure.replace(group, "").replace(decimal, ".")
        found.append(Decimal(text) if text.replace(".", "", 1).isdigit() else Decimal(0))
    return found[0], found[1]


class QuestionsPanel(QScrollArea):
    """A line for each question.

    ``answered`` has the path of a column and its decimal separator, ``clearing`` whether fields are
    emptied.
    """

    answered = Signal(str, str)
    clearing = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheet_questions")
        self.setAccessibleName(self.tr("What the sheet leaves open"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        body = QWidget()
        body.setProperty("background", "surface")
        self._lines = QVBoxLayout(body)
        self._lines.setContentsMargins(px(16), px(4), px(16), px(4))
        self._lines.setSpacing(0)
        self.setWidget(body)
        self.hide()

    def show_questions(
        self,
        questions: Sequence[Question],
        answers: Mapping[str, tuple[Question, str]],
        cleared: tuple[int, str, bool] | None,
        locale: NumberLocale,
    ) -> None:
        """Show questions, earlier answers (question and separator by path), and emptied fields.

        ``cleared`` has their number, their names, and whether that was accepted.
        """
        # Restores the focus, so that someone who answers by keys continues at the same place.
        name = self._name_with_focus()
        while (entry := self._lines.takeAt(0)) is not None:
            if (line := entry.widget()) is not None:
                line.hide()
                line.deleteLater()
        count = 0
        open_ones = {one.path: (one, "") for one in questions}
        for question, mark in {**answers, **open_ones}.values():
            self._lines.addWidget(self._question(question, mark, locale))
            count += 1
        if cleared is not None:
            self._lines.addWidget(self._clearing(*cleared, locale))
            count += 1
        self._lines.addStretch(1)
        self.setFixedHeight(px(_LINE) * min(count, _MOST_LINES) + px(10))
        self.setVisible(bool(count))
        again = self.findChild(QWidget, name) if name else None
        if again is not None:
            again.setFocus()

    def _name_with_focus(self) -> str:
        at: QWidget | None = self.focusWidget()
        while at is not None and not at.objectName():
            at = at.parentWidget()
        return "" if at is None or at is self else at.objectName()

    def _question(self, question: Question, mark: str, locale: NumberLocale) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, px(6), 0, px(6))
        row.setSpacing(px(8))
        tone = ("check", "ok") if mark else ("help", "warn")
        row.addWidget(IconLabel(*tone, 16, line))
        sample = question.samples[0] if question.samples else ""
        words = self.tr("What is {sample} in the column “{name}”?")
        words = words.replace("{sample}", one_line(sample)[:24])
        words = words.replace("{name}", one_line(question.heading)[:40])
        row.addWidget(PlainLabel(words, "body", "text", line, wrap=True), 1)
        point, comma = readings_of(sample)
        choices = [(".", format_number(point, locale)), (",", format_number(comma, locale))]
        choice = Segmented(choices, line, name=f"question_{question.path}")
        choice.setAccessibleName(words)
        choice.setMinimumWidth(px(220))
        choice.setMaximumWidth(px(300))
        if mark:
            choice.set_value(mark)
        else:
            choice.set_none()
        choice.chosen.connect(partial(self._answer, question.path))
        row.addWidget(choice)
        return line

    def _answer(self, path: str, mark: object) -> None:
        self.answered.emit(path, str(mark))

    def _clearing(self, count: int, names: str, agreed: bool, locale: NumberLocale) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, px(6), 0, px(6))
        row.setSpacing(px(8))
        row.addWidget(IconLabel("trash", "warn", 16, line))
        asked = self.tr("%n cells say [clear]", "", count)
        words = f"{with_count(asked, count, locale)}: {names}"
        row.addWidget(PlainLabel(words, "body", "text", line, wrap=True), 1)
        box = CheckBox(self.tr("Empty these fields"), line, name="sheet_clear")
        box.setChecked(agreed)
        box.toggled.connect(self.clearing)
        row.addWidget(box)
        return line
