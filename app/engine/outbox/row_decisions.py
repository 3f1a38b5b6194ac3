"""The seller's decisions about outbox rows: hold, release, search again, withdraw."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from app.domain.shapes import JsonObject
from app.editing.combining import without_edits
from app.editing.row_result import HeldBy, RowResult, reported_values
from app.editing.stock_rebase import is_stock
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.outbox import OutboxRow, OutboxState, OutboxStore

LEFT = (OutboxState.SENDING, OutboxState.UNKNOWN, OutboxState.DONE, OutboxState.CANCELLED)
"""States of rows that were sent or never will be; nothing can be withdrawn any more."""
STUCK = (OutboxState.HELD, OutboxState.REFUSED)
"""States that rows keep until the seller acts."""


def retry_row(
    store: OutboxStore, drafts: Drafts, number: int, *, left: Collection[str] = ()
) -> list[OutboxRow]:
    """Queue a held or refused row again; return it and the later rows of its listing.

    For fields that somebody else changed, the seller's value is chosen over the reported one,
    except at the paths in ``left``, which keep the marketplace's value. Reported losses count as
    confirmed. Edits that are queued again are removed from the draft, unless they were edited
    since.
    """
    row = store.find(number)
    if row is None or row.state not in STUCK:
        return []
    conflicts = row.result.conflicts
    mine = [path for path in conflicts if path not in left]
    before = row.progress
    progress = replace(
        before,
        decided=(*(path for path in before.decided if path not in conflicts), *mine),
        decided_over={**before.decided_over, **_shown(row)},
        left=tuple(dict.fromkeys((*(p for p in before.left if p not in conflicts), *left))),
        is_confirmed=before.is_confirmed or row.result.asks_to_confirm,
    )
    # A withdrawal from before, of the row or of its batch, is no reason to cancel it now.
    store.want(row.op_id)
    row = store.move(row, OutboxState.QUEUED, progress=progress)
    rows = [row, *(one for one in store.rows_after(row) if one.state is row.state)]
    _take_from_draft(drafts, rows)
    return rows


def _shown(row: OutboxRow) -> JsonObject:
    """Return the marketplace's values, by path, that the conflicts of a row reported.

    Stocks of a plan are left out, because they are changed by a difference over any value.
    """
    planned = row.command().is_planned
    reported = reported_values(row.result.findings)
    return {path: value for path, value in reported.items() if not (planned and is_stock(path))}


def keep_theirs(store: OutboxStore, drafts: Drafts, number: int) -> list[OutboxRow]:
    """Cancel a row in favour of the marketplace's values; return it and the rows behind it.

    Its edits are removed from the draft, too; the row still has them.
    """
    row = store.find(number)
    if row is None or row.state not in STUCK:
        return []
    gone = store.cancel([row])
    _take_from_draft(drafts, gone)
    return [*gone, *_waiting_behind(store, gone)]


def hold_row(store: OutboxStore, number: int) -> list[OutboxRow]:
    """Hold a row that was not sent; return it and the rows behind it."""
    row = store.find(number)
    if row is None or row.state is not OutboxState.QUEUED:
        return []
    row = store.move(row, OutboxState.HELD, result=RowResult(held_by=HeldBy.SELLER))
    return [row, *store.rows_after(row)]


def search_row(store: OutboxStore, number: int) -> list[OutboxRow]:
    """Search again for a listing if it could not be determined whether it was created."""
    row = store.find(number)
    if row is None or row.state is not OutboxState.HELD or not row.is_lost:
        return []
    return [store.move(row, OutboxState.UNKNOWN, progress=replace(row.progress, looked=0))]


def drop_rows(store: OutboxStore, rows: Iterable[OutboxRow]) -> list[OutboxRow]:
    """Cancel those of ``rows`` that were not sent; return them and the rows behind them.

    Edits that were typed into a form are a draft again; later edits take precedence.
    """
    gone = store.cancel(row for row in rows if row.state not in LEFT)
    return [*gone, *_waiting_behind(store, gone)]


def _waiting_behind(store: OutboxStore, gone: Iterable[OutboxRow]) -> list[OutboxRow]:
    """Return the rows that waited for cancelled ones, each once; none of them is cancelled."""
    later = {one.number: one for row in gone for one in store.rows_after(row)}
    return [one for one in later.values() if one.state not in LEFT]


def _take_from_draft(drafts: Drafts, rows: list[OutboxRow]) -> None:
    """Remove the edits of rows of one listing from its draft, except those edited since."""
    if not rows or (kept := drafts.find(rows[0].item_id)) is None:
        return
    left = without_edits(kept.draft, [one.item_draft() for one in rows])
    if left.is_empty():
        drafts.discard(left.item_id)
    elif left.changed_paths() != kept.draft.changed_paths():
        drafts.keep(left)
