"""The dialog that begins a scheduled plan by hand, after showing its current effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.engine.plans.plan_check import GOOD, Outlook
from app.ui.look.text import one_line
from app.ui.look.translation import Words
from app.ui.look.window_locale import with_count
from app.ui.texts.finding_text import finding_sentence
from app.ui.widgets.ask_sheet import AskSheet
from app.ui.widgets.display.timeline import TimelineLine
from app.ui.window.risks import counted_risks, named

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from app.engine.plans.plan_check import Checked
    from app.engine.schedules.schedules import Present, Schedule
    from app.ui.texts.form_context import FormContext

BeginWords: Final = Words("BeginWords")
_COUNTS: Final[dict[Outlook, Callable[[int], str]]] = {
    Outlook.SO_ALREADY: lambda n: BeginWords.tr("%n listings are so already", "", n),
    Outlook.CHANGED_SINCE: lambda n: BeginWords.tr(
        "%n listings were changed since and would be held", "", n
    ),
    Outlook.REFUSED: lambda n: BeginWords.tr("%n listings would be refused", "", n),
    Outlook.GONE: lambda n: BeginWords.tr("%n listings are gone", "", n),
}


def begin_sheet(
    schedule: Schedule, present: Present, context: FormContext, parent: QWidget
) -> AskSheet:
    """Return the dialog that asks whether to begin a schedule, with its current effect.

    Risks accepted when it was made are not asked again; every new risk has a check box.
    """
    counts = present.counts
    goes = counts.get(Outlook.READY, 0) + counts.get(Outlook.WARNED, 0)
    parts = [with_count(BeginWords.tr("%n listings would change", "", goes), goes, context.locale)]
    parts += [
        with_count(words(counts[outlook]), counts[outlook], context.locale)
        for outlook, words in _COUNTS.items()
        if counts.get(outlook)
    ]
    others = [one for one in present.checked if one.outlook not in GOOD]
    title = BeginWords.tr("Begin “{name}” now?").replace("{name}", one_line(schedule.name))
    return AskSheet(
        title,
        ". ".join([" · ".join(parts), BeginWords.tr("As of the last sync")]) + ".",
        named((_line(one, context) for one in others), context),
        parent,
        keep=BeginWords.tr("Not now"),
        go=BeginWords.tr("Begin now"),
        ticks=counted_risks(present.new_risks),
        danger=False,
    )


def _line(checked: Checked, context: FormContext) -> TimelineLine:
    why = " · ".join(finding_sentence(one, context) for one in checked.findings)
    title = one_line(checked.title) or checked.item_id
    if checked.outlook is Outlook.GONE:
        why = BeginWords.tr("The listing is gone")
    return TimelineLine("alert", "warn", title, why, "")
