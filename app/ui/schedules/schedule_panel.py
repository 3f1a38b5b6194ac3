"""The panel of scheduled plans, one line each with the possible decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.engine.schedules.schedule_decisions import decisions_for
from app.ui.look.text import ElidedLabel, PlainLabel, one_line
from app.ui.look.type_scale import px
from app.ui.schedules.schedule_words import chip_of, decision_word, note_of, times_of
from app.ui.widgets.card import Divider
from app.ui.widgets.display.chip import Chip
from app.ui.widgets.inputs.buttons import Button, GhostButton

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.editing.number_locale import NumberLocale
    from app.engine.schedules.schedules import Schedule

_CHIP = 120


class SchedulePanel(QFrame):
    """A list of schedules; ``decided`` has a schedule and a decision, ``forgotten`` a schedule."""

    decided = Signal(object, object)
    forgotten = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("schedules")
        self.setProperty("background", "surface")
        self.setAccessibleName(self.tr("Plans with a time"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        head = PlainLabel(self.tr("With a time"), "section", "text", self)
        head.setContentsMargins(px(16), px(12), px(16), px(6))
        column.addWidget(head)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(0)
        column.addLayout(self._lines)
        column.addWidget(Divider(self))
        self.hide()

    def show_schedules(self, schedules: Sequence[Schedule], now: int, locale: NumberLocale) -> None:
        """Show these schedules as of ``now``; hide the panel if there are none."""
        while (entry := self._lines.takeAt(0)) is not None:
            if (line := entry.widget()) is not None:
                line.hide()
                line.deleteLater()
        for schedule in schedules:
            self._lines.addWidget(self._line(schedule, now, locale))
        self.setVisible(bool(schedules))

    def _line(self, schedule: Schedule, now: int, locale: NumberLocale) -> QFrame:
        line = QFrame(self)
        line.setObjectName(f"schedule {schedule.schedule_id}")
        row = QHBoxLayout(line)
        row.setContentsMargins(px(16), px(5), px(16), px(5))
        row.setSpacing(px(8))
        place = QWidget(line)
        place.setFixedWidth(px(_CHIP))
        chip = QHBoxLayout(place)
        chip.setContentsMargins(0, 0, 0, 0)
        chip.addWidget(Chip(chip_of(schedule), place))
        chip.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(px(1))
        name = ElidedLabel("", "body_strong", "text", line)
        name.setText(one_line(schedule.name))
        words.addWidget(name)
        about = times_of(schedule, locale)
        if note := note_of(schedule, locale):
            about = f"{note} · {about}"
        text = ElidedLabel("", "caption", "text2", line)
        text.setText(about)
        words.addWidget(text)
        row.addWidget(place)
        row.addLayout(words, 1)
        decisions = decisions_for(schedule, now)
        for decision in decisions:
            button = Button(decision_word(decision), "", line, name=f"schedule_{decision}")
            button.clicked.connect(
                lambda *_, decision=decision: self.decided.emit(schedule, decision)
            )
            row.addWidget(button)
        if schedule.is_over:
            remove = GhostButton(self.tr("Remove"), "trash", line, name="schedule_forget")
            remove.clicked.connect(lambda: self.forgotten.emit(schedule))
            row.addWidget(remove)
        return line
