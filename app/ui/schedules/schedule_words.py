"""Texts about schedules: their state, their times, and the decisions about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, Qt

from app.engine.schedules.moments import shown_in
from app.engine.schedules.schedule_decisions import Decision
from app.engine.schedules.schedules import ScheduleState
from app.ui.look.chips import ChipStyle
from app.ui.look.text import one_line
from app.ui.look.translation import Words
from app.ui.look.window_locale import with_count
from app.ui.texts.catalog_text import reading_locale

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.editing.number_locale import NumberLocale
    from app.engine.schedules.moments import ScheduleError
    from app.engine.schedules.schedules import Schedule

ScheduleWords: Final = Words("ScheduleWords")

_CHIPS: Final[dict[ScheduleState, Callable[[], ChipStyle]]] = {
    ScheduleState.WAITING: lambda: ChipStyle("info", "clock", ScheduleWords.tr("Scheduled")),
    ScheduleState.STARTING: lambda: ChipStyle("info", "send", ScheduleWords.tr("Beginning")),
    ScheduleState.RUNNING: lambda: ChipStyle("ok", "check-circle", ScheduleWords.tr("Running")),
    ScheduleState.RETURNING: lambda: ChipStyle("info", "undo", ScheduleWords.tr("Ending")),
    ScheduleState.DONE: lambda: ChipStyle("neutral", "check", ScheduleWords.tr("Over")),
    ScheduleState.MISSED: lambda: ChipStyle("warn", "alert", ScheduleWords.tr("Missed")),
    ScheduleState.HELD: lambda: ChipStyle("warn", "pause", ScheduleWords.tr("On hold")),
    ScheduleState.CANCELLED: lambda: ChipStyle("neutral", "stop", ScheduleWords.tr("Cancelled")),
}
_DECISIONS: Final[dict[Decision, Callable[[], str]]] = {
    Decision.START: lambda: ScheduleWords.tr("Begin now"),
    Decision.END: lambda: ScheduleWords.tr("End now"),
    Decision.KEEP: lambda: ScheduleWords.tr("Do not go back"),
    Decision.CANCEL: lambda: ScheduleWords.tr("Cancel it"),
}
_WHY: Final[dict[str, Callable[[], str]]] = {
    "missed": lambda: ScheduleWords.tr("No program was open when it was to begin."),
    "deletions_not_typed": lambda: ScheduleWords.tr("It deletes listings, which no clock does."),
    "not_accepted": lambda: ScheduleWords.tr("Something in it is risky that was not agreed to."),
    "no_token": lambda: ScheduleWords.tr("There was no token when it was to begin."),
    "token_refused": lambda: ScheduleWords.tr("The marketplace did not accept the token."),
    "schedule.no_plan": lambda: ScheduleWords.tr("Its plan cannot be read any more."),
    "restored": lambda: ScheduleWords.tr("It came from a backup: it may have begun before."),
    "kept": lambda: ScheduleWords.tr("Left as it is: nothing goes back."),
    "kept_rest": lambda: ScheduleWords.tr("The rest is left as it is: nothing more goes back."),
}
_PROBLEMS: Final[dict[str, Callable[[], str]]] = {
    "schedule.in_the_past": lambda: ScheduleWords.tr("It would begin in the past."),
    "schedule.ends_before": lambda: ScheduleWords.tr("It would end before it begins."),
    "schedule.nothing": lambda: ScheduleWords.tr("The plan changes nothing."),
    "schedule.for_good": lambda: ScheduleWords.tr(
        "The plan does something that cannot be undone: that is not done by the clock."
    ),
    "schedule.no_moment": lambda: ScheduleWords.tr("This is not a date with a time."),
    "schedule.no_zone": lambda: ScheduleWords.tr("The time zone of the site is not known."),
}


def chip_of(schedule: Schedule) -> ChipStyle:
    """Return the state of a schedule as a chip."""
    return _CHIPS[schedule.state]()


def decision_word(decision: Decision) -> str:
    """Return the text of the button for a decision."""
    return _DECISIONS[decision]()


def moment_word(moment: int, zone: str) -> str:
    """Return a time on the clocks of a zone: "27 Nov 2026, 00:00"."""
    shown = shown_in(moment, zone)
    # The date is that of the zone, whatever the zone of this computer is.
    date = QDate.fromString(shown[:10], Qt.DateFormat.ISODate)
    return f"{reading_locale().toString(date, 'd MMM yyyy')}, {shown[11:]}"


def times_of(schedule: Schedule, locale: NumberLocale) -> str:
    """Return how many listings a schedule changes, and when it begins and ends."""
    listings = with_count(
        ScheduleWords.tr("%n listings", "", schedule.count), schedule.count, locale
    )
    begins = moment_word(schedule.starts_at, schedule.zone)
    if schedule.ends_at is None:
        times = ScheduleWords.tr("from {begins} on").replace("{begins}", begins)
    else:
        times = ScheduleWords.tr("{begins} – {ends}")
        times = times.replace("{begins}", begins)
        times = times.replace("{ends}", moment_word(schedule.ends_at, schedule.zone))
    return f"{listings} · {times} ({schedule.zone})"


def note_of(schedule: Schedule, locale: NumberLocale) -> str:
    """Return a note about its last step; empty if there were no problems."""
    result = schedule.result
    if result is None:
        return ""
    if why := _WHY.get(result.code):
        return why()
    if result.left:
        words = ScheduleWords.tr("%n values left alone; see the outbox", "", result.left)
        return with_count(words, result.left, locale)
    return ""


def problem_sentence(problem: ScheduleError) -> str:
    """Return the sentence for why a schedule cannot be made or changed."""
    if problem.code == "schedule.overlaps":
        words = ScheduleWords.tr(
            "“{name}” changes the same field of {id} at the same time. Cancel it, or choose "
            "another time."
        )
        words = words.replace("{id}", one_line(str(problem.values.get("id"))))
        return words.replace("{name}", one_line(str(problem.values.get("name"))))
    found = _PROBLEMS.get(problem.code)
    return ScheduleWords.tr("This is not possible any more.") if found is None else found()
