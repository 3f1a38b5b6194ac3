"""The dialog that asks when a plan begins and when it is reverted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QTimeZone
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from app.engine.schedules.moments import ScheduleError, moment_in, shown_in
from app.engine.schedules.overlap import Span
from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.loop import ask
from app.ui.schedules.schedule_words import moment_word, problem_sentence
from app.ui.texts.catalog_text import reading_locale
from app.ui.widgets.inputs.buttons import Button, PrimaryButton
from app.ui.widgets.inputs.check import CheckBox
from app.ui.widgets.inputs.day_field import MomentField

if TYPE_CHECKING:
    from collections.abc import Callable

_HOUR_MS = 3_600_000
_TYPED = "yyyy-MM-dd HH:mm"


class WhenSheet(QDialog):
    """A dialog with two times in the zone of the site; only possible times can be accepted.

    ``now`` returns the time in milliseconds since 1970. ``problem`` is why the times ``earlier``
    were not possible.
    """

    def __init__(
        self,
        zone: str,
        now: Callable[[], int],
        parent: QWidget | None = None,
        *,
        earlier: Span | None = None,
        problem: str = "",
    ) -> None:
        super().__init__(parent)
        self.setObjectName("when_sheet")
        self._zone, self._now = zone, now
        title = self.tr("When does the plan begin?")
        self.setWindowTitle(title)
        self.begins = self._field("when_begins", self.tr("Begins"))
        self.goes_back = CheckBox(self.tr("Take it back later"), self, name="when_goes_back")
        self.goes_back.setChecked(True)
        self.ends = self._field("when_ends", self.tr("Ends"))
        self._suggest()
        if earlier is not None:
            self._take(earlier)
        self._says = PlainLabel("", "body", "text2", self, wrap=True)
        self._says.setObjectName("when_says")
        self._keep = Button(self.tr("Cancel"), "", self, name="when_cancel")
        self._keep.clicked.connect(self.reject)
        self._go = PrimaryButton(self.tr("Schedule the plan"), "clock", self, name="when_go")
        self._go.setDefault(True)
        self._go.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(10))
        column.addWidget(PlainLabel(title, "view_title", "text", self))
        text = self.tr(
            "It happens while the window is open or the agent runs. A beginning that is missed "
            "waits for you; an end that is late is made at once."
        )
        column.addWidget(PlainLabel(text, "body", "text2", self, wrap=True))
        column.addLayout(self._line(self.tr("Begins"), self.begins))
        column.addWidget(self.goes_back)
        column.addLayout(self._line(self.tr("Ends"), self.ends))
        column.addWidget(self._says)
        foot = QHBoxLayout()
        foot.setSpacing(px(8))
        foot.addStretch(1)
        foot.addWidget(self._keep)
        foot.addWidget(self._go)
        column.addLayout(foot)
        self.setMinimumWidth(px(460))
        for field in (self.begins, self.ends):
            field.dateTimeChanged.connect(self._look)
        self.goes_back.toggled.connect(self._look)
        self._look()
        if problem:
            self._says.setText(problem)
        self.begins.setFocus()

    def _field(self, name: str, words: str) -> MomentField:
        field = MomentField(self, name=name)
        field.setAccessibleName(words)
        # UTC means no zone here: the displayed time is read in the zone of the site.
        field.setTimeZone(QTimeZone.utc())
        field.setLocale(reading_locale())
        return field

    def _line(self, words: str, field: MomentField) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(px(8))
        label = PlainLabel(words, "body", "text", self)
        label.setFixedWidth(px(90))
        line.addWidget(label)
        line.addWidget(field, 1)
        return line

    def _suggest(self) -> None:
        """Fill in the next midnight, and the same time three days later."""
        begins = shown_in(self._now() + 24 * _HOUR_MS, self._zone)[:10] + " 00:00"
        first = QDateTime.fromString(begins, _TYPED)
        for field, days in ((self.begins, 0), (self.ends, 3)):
            day = first.addDays(days)
            field.setDateTime(QDateTime(day.date(), day.time(), QTimeZone.utc()))

    def _take(self, span: Span) -> None:
        self._show(self.begins, span.starts_at)
        self.goes_back.setChecked(span.ends_at is not None)
        if span.ends_at is not None:
            self._show(self.ends, span.ends_at)

    def _show(self, field: MomentField, moment: int) -> None:
        there = QDateTime.fromString(shown_in(moment, self._zone), _TYPED)
        field.setDateTime(QDateTime(there.date(), there.time(), QTimeZone.utc()))

    def span(self) -> Span:
        """Return the chosen times; raise ``ScheduleError`` if they are not possible."""
        begins = moment_in(self.begins.dateTime().toString(_TYPED), self._zone)
        ends = None
        if self.goes_back.isChecked():
            ends = moment_in(self.ends.dateTime().toString(_TYPED), self._zone)
        if begins <= self._now():
            raise ScheduleError("schedule.in_the_past")
        if ends is not None and ends <= begins:
            raise ScheduleError("schedule.ends_before")
        return Span(begins, ends)

    def _look(self) -> None:
        self.ends.setEnabled(self.goes_back.isChecked())
        try:
            span = self.span()
        except ScheduleError as problem:
            self._says.setText(problem_sentence(problem))
            self._go.setEnabled(False)
            return
        begins = moment_word(span.starts_at, self._zone)
        words = self.tr("Begins on {begins}, and stays.")
        if span.ends_at is not None:
            words = self.tr(
                "Begins on {begins}. On {ends} every value goes back to what it was; what "
                "somebody changed meanwhile is on hold in the outbox, for you to decide."
            ).replace("{ends}", moment_word(span.ends_at, self._zone))
        zone = self.tr("Times are those of {zone}.").replace("{zone}", self._zone)
        self._says.setText(f"{words.replace('{begins}', begins)} {zone}")
        self._go.setEnabled(True)

    async def asked(self) -> Span | None:
        """Show the dialog and wait; return ``None`` if it was cancelled."""
        return self.span() if await ask(self) else None
