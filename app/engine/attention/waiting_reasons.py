"""Outbox rows and overdue scheduled plans that wait for the seller."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from app.editing.draft import NEW
from app.engine.attention.reasons import PAGE, Act, Entry, Group, Kind
from app.engine.outbox.row_view import Reason, RowView
from app.workspace.journal.outbox_row import OutboxState
from app.workspace.journal.schedules import ASKING

if TYPE_CHECKING:
    from app.workspace.journal.outbox_reads import OutboxReads
    from app.workspace.journal.outbox_row import OutboxRow
    from app.workspace.journal.schedules import Schedule


def outbox_groups(store: OutboxReads, size: int = PAGE) -> Iterator[Group]:
    """Yield the groups of the outbox, with the latest ``size`` entries of each.

    Damaged rows are counted but not shown. Raise ``StorageError`` if the outbox cannot be read.
    """
    counts, conflicts = store.counts(), store.conflict_numbers(size)
    held = counts[OutboxState.HELD]
    found = _entries(Kind.CONFLICT, store.rows_of(conflicts.numbers)[::-1])
    yield Group(Kind.CONFLICT, conflicts.total, found)
    left = size + len(conflicts.numbers)
    rest = [r for r in store.latest(left, states=[OutboxState.HELD]) if not r.result.conflicts]
    yield Group(Kind.HELD, held - conflicts.total, _entries(Kind.HELD, rest[:size]))
    for kind, state in ((Kind.REFUSED, OutboxState.REFUSED), (Kind.UNKNOWN, OutboxState.UNKNOWN)):
        rows = store.latest(size, states=[state]) if counts[state] else []
        yield Group(kind, counts[state], _entries(kind, rows))


def schedule_group(schedules: Iterable[Schedule], size: int = PAGE) -> Group:
    """Return the group of the schedules that wait for a decision."""
    asking = [one for one in schedules if one.state in ASKING]
    entries = (
        Entry(
            Kind.SCHEDULE,
            "",
            one.name,
            (Act.SCHEDULES,),
            since=one.starts_at,
            schedule=one,
        )
        for one in asking[:size]
    )
    return Group(Kind.SCHEDULE, len(asking), tuple(entries))


def _entries(kind: Kind, rows: Iterable[OutboxRow]) -> tuple[Entry, ...]:
    return tuple(_entry(kind, row) for row in rows)


def _entry(kind: Kind, row: OutboxRow) -> Entry:
    view, item_id = RowView(row), row.listing_id
    field = next((f.path for f in view.findings if f.path), "")
    look = Act.OUTBOX if kind is Kind.UNKNOWN else Act.DECIDE
    # A listing that is not published yet is opened from its outbox row, which knows whether the
    # draft exists.
    is_there = view.reason is not Reason.UNREADABLE and not item_id.startswith(NEW)
    opens = (Act.OPEN,) if is_there else ()
    acts = (*opens, look) if kind is Kind.REFUSED and field else (look, *opens)
    return Entry(kind, item_id, row.title, acts, field=field, since=row.changed_at, row=row)
