"""The history of one listing as lines: what is not sent, what was sent, what others changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from app.domain.wire_item import item_of
from app.engine.outbox.outbox import OutboxState
from app.ui.activity.change_text import Step, line_of, steps_between, steps_of_call, steps_of_draft
from app.ui.activity.row_state import facts_of_row, group_of
from app.ui.look.translation import Words
from app.ui.texts.catalog_text import age, now_ms
from app.ui.texts.finding_text import finding_sentence
from app.ui.widgets.display.timeline import TimelineLine

if TYPE_CHECKING:
    from app.editing.draft import ItemDraft
    from app.engine.history.archive import ItemChange
    from app.engine.outbox.outbox import HistoryEntry, OutboxRow
    from app.ui.texts.site_format import FormContext

HistoryLines: Final = Words("HistoryLines")


def line_of_draft(draft: ItemDraft, saved_at: int, context: FormContext) -> TimelineLine:
    """Return what is typed and kept, and has not been sent."""
    return TimelineLine(
        "pencil",
        "pendingMark",
        line_of(steps_of_draft(draft, context), named=True),
        HistoryLines.tr("Not sent yet"),
        age(saved_at, now_ms()),
    )


def lines_of_open_rows(rows: Iterable[OutboxRow], context: FormContext) -> list[TimelineLine]:
    """Return what waits in the outbox, or is on its way."""
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
    """Return what was sent, and what syncs found changed by others, the latest first.

    A sync also finds what was sent from here: that is listed once, as the seller's own.
    """
    dated: list[tuple[int, TimelineLine]] = []
    own: set[tuple[str, str]] = set()
    for entry in entries:
        for step in _steps_of(entry, context):
            own.add((step.path, step.after))
        dated.append((entry.at, _line(entry, context)))
    for at, steps in _found(seen, context):
        foreign = tuple(step for step in steps if (step.path, step.after) not in own)
        if foreign:
            dated.append((at, _foreign(foreign, at)))
    dated.sort(key=lambda one: -one[0])
    return [line for _at, line in dated]


def _found(
    seen: Iterable[ItemChange], context: FormContext
) -> Iterator[tuple[int, tuple[Step, ...]]]:
    """Return what each sync found, in the words of the form."""
    by_sync: dict[int, list[ItemChange]] = {}
    for change in seen:
        if change.path:
            by_sync.setdefault(change.at or now_ms(), []).append(change)
    for at, changes in by_sync.items():
        before = {change.path: change.before for change in changes}
        after = {change.path: change.after for change in changes}
        yield at, steps_between(item_of(before), item_of(after), context)


def _foreign(steps: tuple[Step, ...], at: int) -> TimelineLine:
    sold = all(step.path in ("available_quantity", "status") for step in steps)
    return TimelineLine(
        "sync",
        "text2",
        line_of(steps, named=True),
        HistoryLines.tr("On the marketplace: a sale, or stock set elsewhere")
        if sold
        else HistoryLines.tr("On the marketplace: changed elsewhere"),
        age(at, now_ms()),
    )


def _steps_of(entry: HistoryEntry, context: FormContext) -> tuple[Step, ...]:
    before = entry.before if isinstance(entry.before, Mapping) else {}
    sent = entry.sent if isinstance(entry.sent, Mapping) else {}
    return steps_of_call(before, sent, context)


def _line(entry: HistoryEntry, context: FormContext) -> TimelineLine:
    words = _words(entry, context)
    findings = entry.findings
    when = age(entry.at, now_ms())
    match entry.outcome:
        case OutboxState.DONE:
            note = HistoryLines.tr("Sent by you")
            if findings:
                note = f"{note} · {finding_sentence(findings[0], context)}"
            icon, role = ("alert", "warn") if findings else ("check", "ok")
            return TimelineLine(
                icon, role, words or HistoryLines.tr("Already had this value"), note, when
            )
        case OutboxState.REFUSED:
            why = finding_sentence(findings[0], context) if findings else ""
            refused = HistoryLines.tr("Refused by the marketplace")
            note = f"{refused} · {why}" if why else refused
            return TimelineLine("x-circle", "bad", words or HistoryLines.tr("A change"), note, when)
        case OutboxState.HELD:
            return TimelineLine(
                "merge",
                "review",
                words or HistoryLines.tr("A change was put on hold"),
                HistoryLines.tr("Changed on both sides; nothing was overwritten"),
                when,
            )
    return TimelineLine("history", "text2", words or entry.call, entry.outcome, when)


def _words(entry: HistoryEntry, context: FormContext) -> str:
    """Return what a call did: one that makes a listing has no values before it."""
    if entry.call == "POST /items":
        return HistoryLines.tr("New listing created")
    if entry.call.startswith("POST /items/") and entry.call.endswith("/relist"):
        return HistoryLines.tr("Listed again under this id")
    return line_of(_steps_of(entry, context), named=True)


def open_rows_of(item_id: str, rows: Iterable[OutboxRow]) -> list[OutboxRow]:
    """Return the rows of a listing that have not come to an end, the latest first."""
    found = [row for row in rows if row.item_id == item_id and group_of(row) != "sent"]
    return sorted(found, key=lambda row: -row.number)
