"""The history of one listing as lines: what is not sent, what was sent, what others changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from app.engine.answers import from_json
from app.engine.outbox import OutboxState
from app.ui.activity.change_text import Step, line_of, steps_between, steps_of_call, steps_of_draft
from app.ui.activity.row_state import group_of, read_row
from app.ui.activity.timeline import TimelineLine
from app.ui.catalogue_text import age, now_ms
from app.ui.finding_text import finding_sentence
from app.ui.words import Words

if TYPE_CHECKING:
    from app.editing.draft import ItemDraft
    from app.engine.outbox import HistoryEntry, OutboxRow
    from app.ui.forms.context import FormContext

HistoryLines: Final = Words("HistoryLines")


def line_of_draft(draft: ItemDraft, saved_at: int, context: FormContext) -> TimelineLine:
    """What is typed and kept, and has not been sent."""
    return TimelineLine(
        "pencil",
        "pendingMark",
        line_of(steps_of_draft(draft, context), named=True),
        HistoryLines.tr("Not sent yet"),
        age(saved_at, now_ms()),
    )


def lines_of_open_rows(rows: Iterable[OutboxRow], context: FormContext) -> list[TimelineLine]:
    """What waits in the outbox, or is on its way."""
    lines = []
    for row in rows:
        facts = read_row(row, context)
        match row.state:
            case OutboxState.QUEUED:
                icon, role, note = "clock", "pendingMark", HistoryLines.tr("Waits in the outbox")
            case OutboxState.SENDING:
                icon, role, note = "send", "accentText", HistoryLines.tr("Being sent")
            case OutboxState.UNKNOWN:
                icon, role, note = "help", "warn", HistoryLines.tr("No answer yet; being looked up")
            case _:
                continue
        words = line_of(facts.steps, named=True) or row.title
        lines.append(TimelineLine(icon, role, words, note, age(row.changed_at, now_ms())))
    return lines


def lines_of_entries(entries: Iterable[HistoryEntry], context: FormContext) -> list[TimelineLine]:
    """What was sent, the latest first; between two calls stands what others changed meanwhile."""
    lines: list[TimelineLine] = []
    later: HistoryEntry | None = None
    for entry in entries:
        # What the marketplace answered then, against what was read before the next call.
        if later is not None and isinstance(entry.answer, Mapping):
            theirs = _known_on_both(entry.answer, later.before)
            if steps := steps_between(*theirs, context):
                lines.append(_foreign(steps, later))
        lines.append(_line(entry, context))
        if isinstance(entry.before, Mapping):
            later = entry
    return lines


def _known_on_both(
    one: Mapping[str, Any], other: Mapping[str, Any]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Two bodies less what only one of them tells: an answer may hold fewer fields."""
    shared = one.keys() & other.keys()
    return {key: one[key] for key in shared}, {key: other[key] for key in shared}


def _foreign(steps: tuple[Step, ...], seen: HistoryEntry) -> TimelineLine:
    sold = all(step.path in ("available_quantity", "status") for step in steps)
    return TimelineLine(
        "sync",
        "text2",
        line_of(steps, named=True),
        HistoryLines.tr("On the marketplace, by a sale or by stock set elsewhere")
        if sold
        else HistoryLines.tr("On the marketplace, changed elsewhere"),
        age(seen.at, now_ms()),
    )


def _line(entry: HistoryEntry, context: FormContext) -> TimelineLine:
    before = entry.before if isinstance(entry.before, Mapping) else {}
    sent = entry.sent if isinstance(entry.sent, Mapping) else {}
    words = line_of(steps_of_call(before, sent, context), named=True)
    findings = from_json(entry.findings)
    when = age(entry.at, now_ms())
    match entry.outcome:
        case OutboxState.DONE:
            note = HistoryLines.tr("Sent by you")
            lost = [finding for finding in findings if finding.code != "answer.normalised"]
            if lost:
                note = f"{note} · {finding_sentence(lost[0], context)}"
            icon, role = ("alert", "warn") if lost else ("check", "ok")
            return TimelineLine(icon, role, words or HistoryLines.tr("Was already so"), note, when)
        case OutboxState.REFUSED:
            why = finding_sentence(findings[0], context) if findings else ""
            refused = HistoryLines.tr("Refused by the marketplace")
            note = f"{refused} · {why}" if why else refused
            return TimelineLine("x-circle", "bad", words or HistoryLines.tr("A change"), note, when)
        case OutboxState.HELD:
            return TimelineLine(
                "merge",
                "review",
                words or HistoryLines.tr("A change was held back"),
                HistoryLines.tr("Changed on both sides; nothing was overwritten"),
                when,
            )
    return TimelineLine("history", "text2", words or entry.call, entry.outcome, when)


def open_rows_of(item_id: str, rows: Iterable[OutboxRow]) -> list[OutboxRow]:
    """The rows of a listing that have not come to an end, the latest first."""
    found = [row for row in rows if row.item_id == item_id and group_of(row) != "sent"]
    return sorted(found, key=lambda row: -row.number)
