"""The history of a listing as a sequence of events: who changed it, and how."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from app.domain.wire_item import item_of
from app.engine.outbox.outbox import OutboxState
from app.ui.activity.change_text import Step, line_of, steps_between, steps_of_call
from app.ui.look.translation import Words
from app.ui.texts.catalog_text import now_ms
from app.ui.texts.finding_text import finding_sentence

if TYPE_CHECKING:
    from app.engine.history.archive import ItemChange
    from app.engine.outbox.outbox import HistoryEntry
    from app.ui.texts.form_context import FormContext

HistoryLines: Final = Words("HistoryLines")


class PastEntry(NamedTuple):
    """One event in the history of a listing; ``at`` is in milliseconds since 1970.

    ``icon`` and its ``role`` show who caused it, ``note`` is the same as text. ``title`` describes
    an event without field changes, ``op_id`` is the operation if it was sent from here.
    """

    at: int
    icon: str
    role: str
    title: str
    steps: tuple[Step, ...]
    note: str
    op_id: str = ""


def past_of(
    entries: Iterable[HistoryEntry], seen: Iterable[ItemChange], context: FormContext
) -> list[PastEntry]:
    """Return the changes that were sent, and those by others that syncs found, the latest first."""
    found = [_of_entry(entry, context) for entry in entries]
    found += [_foreign(steps, at) for at, steps in _seen(seen, context) if steps]
    return sorted(found, key=lambda one: -one.at)


def _seen(
    seen: Iterable[ItemChange], context: FormContext
) -> Iterator[tuple[int, tuple[Step, ...]]]:
    """Yield the changes that each sync found, with the labels of the form."""
    by_sync: dict[int, list[ItemChange]] = {}
    for change in seen:
        if change.path:
            by_sync.setdefault(change.at or now_ms(), []).append(change)
    for at, changes in by_sync.items():
        before = {change.path: change.before for change in changes}
        after = {change.path: change.after for change in changes}
        yield at, steps_between(item_of(before), item_of(after), context)


def _foreign(steps: tuple[Step, ...], at: int) -> PastEntry:
    sold = all(step.path in ("available_quantity", "status") for step in steps)
    note = (
        HistoryLines.tr("On the marketplace: a sale, or stock set elsewhere")
        if sold
        else HistoryLines.tr("On the marketplace: changed elsewhere")
    )
    return PastEntry(at, "sync", "text2", "", steps, note)


def _steps_of(entry: HistoryEntry, context: FormContext) -> tuple[Step, ...]:
    answer = entry.answer if entry.outcome == OutboxState.DONE else None
    return steps_of_call(item_of(entry.before), entry.sent or {}, answer, context)


def _of_entry(entry: HistoryEntry, context: FormContext) -> PastEntry:
    made = _made(entry)
    steps = () if made else _steps_of(entry, context)
    says = made or line_of(steps, named=True)
    findings = entry.findings
    match entry.outcome:
        case OutboxState.DONE:
            note = HistoryLines.tr("Sent by you")
            if findings:
                note = f"{note} · {finding_sentence(findings[0], context)}"
            icon, role = ("alert", "warn") if findings else ("check", "ok")
            title = made or ("" if says else HistoryLines.tr("Already had this value"))
        case OutboxState.REFUSED:
            why = finding_sentence(findings[0], context) if findings else ""
            refused = HistoryLines.tr("Refused by the marketplace")
            note = f"{refused} · {why}" if why else refused
            icon, role = "x-circle", "bad"
            title = made or ("" if says else HistoryLines.tr("A change"))
        case OutboxState.HELD:
            icon, role = "merge", "review"
            title = made or ("" if says else HistoryLines.tr("A change was put on hold"))
            note = HistoryLines.tr("Changed on both sides; nothing was overwritten")
        case _:
            icon, role, note = "history", "text2", entry.outcome
            title = made or ("" if says else entry.call)
    return PastEntry(entry.at, icon, role, title, steps, note, entry.op_id)


def _made(entry: HistoryEntry) -> str:
    """Return a description of a request that creates a listing, which has no values before it."""
    if entry.call == "POST /items":
        return HistoryLines.tr("New listing created")
    if entry.call.startswith("POST /items/") and entry.call.endswith("/relist"):
        return HistoryLines.tr("Listed again under this id")
    return ""
