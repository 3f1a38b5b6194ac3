"""The history of one listing as lines: unsent changes, sent changes, and changes by others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from app.engine.outbox.outbox import OutboxState
from app.ui.activity.change_text import line_of, steps_of_draft
from app.ui.activity.past_entries import past_of
from app.ui.activity.row_state import facts_of_row, group_of
from app.ui.look.translation import Words
from app.ui.texts.catalog_text import age, now_ms
from app.ui.widgets.display.timeline import TimelineLine

if TYPE_CHECKING:
    from app.editing.draft import ItemDraft
    from app.engine.history.archive import ItemChange
    from app.engine.outbox.outbox import HistoryEntry, OutboxRow
    from app.ui.texts.form_context import FormContext

HistoryLines: Final = Words("HistoryLines")


def line_of_draft(draft: ItemDraft, saved_at: int, context: FormContext) -> TimelineLine:
    """Return the line of a saved draft that has not been sent."""
    return TimelineLine(
        "pencil",
        "pendingMark",
        line_of(steps_of_draft(draft, context), named=True),
        HistoryLines.tr("Not sent yet"),
        age(saved_at, now_ms()),
    )


def lines_of_open_rows(rows: Iterable[OutboxRow], context: FormContext) -> list[TimelineLine]:
    """Return the lines of rows that wait in the outbox or are being sent."""
    lines = []
    for row in rows:
        facts = facts_of_row(row, context)
        match row.state:
            case OutboxState.QUEUED:
                icon, role, note = "clock", "pendingMark", HistoryLines.tr("Waiting in the outbox")
            case OutboxState.SENDING:
                icon, role, note = "send", "accentText", HistoryLines.tr("Being sent")
            case OutboxState.UNKNOWN:
                icon, role, note = "help", "warn", HistoryLines.tr("No answer yet; being checked")
            case _:
                continue
        words = line_of(facts.steps, named=True) or row.title
        lines.append(TimelineLine(icon, role, words, note, age(row.changed_at, now_ms())))
    return lines


def lines_of_past(
    entries: Iterable[HistoryEntry], seen: Iterable[ItemChange], context: FormContext
) -> list[TimelineLine]:
    """Return the changes that were sent, and those by others that syncs found, the latest first."""
    return [
        TimelineLine(
            one.icon,
            one.role,
            one.title or line_of(one.steps, named=True),
            one.note,
            age(one.at, now_ms()),
        )
        for one in past_of(entries, seen, context)
    ]


def open_rows_of(item_id: str, rows: Iterable[OutboxRow]) -> list[OutboxRow]:
    """Return the unfinished rows of a listing, the latest first."""
    found = [row for row in rows if row.item_id == item_id and group_of(row) != "sent"]
    return sorted(found, key=lambda row: -row.number)
