"""The seller's own earlier changes of a listing, as the base of a later change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from app.domain.shapes import text_of
from app.domain.wire_item import WireItem
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.item_paths import read_path, split_path, write_paths
from app.editing.merge import edits_of
from app.editing.stock_rebase import SOLD, STOCK, is_stock, stock_moved, stock_sum
from app.editing.values import is_count, with_uploaded
from app.editing.variation_list import VARIATIONS
from app.engine.sending.sent_effects import paths_of_call
from app.workspace.journal.history import HistoryEntry
from app.workspace.journal.outbox import OutboxRow, OutboxState, OutboxStore


@dataclass(frozen=True, slots=True)
class EarlierChanges:
    """The result of earlier changes of a listing.

    ``values`` are form values by path, as last answered by the marketplace; ``moved`` is the
    increase of stocks, with sold units counted; ``pictures`` are the ids given to uploaded files,
    by checksum.
    """

    values: dict[str, object] = field(default_factory=dict)
    moved: Counter[str] = field(default_factory=Counter)
    pictures: dict[str, str] = field(default_factory=dict)


def earlier_changes(
    outbox: OutboxStore, operations: Iterable[str], base: WireItem
) -> EarlierChanges:
    """Return the result of those ``operations`` that are done; raise ``StorageError``.

    They are given oldest first. Rows that were refused, or dropped before they were sent, changed
    nothing. Stock increases from before the listing was read as ``base`` are already in ``base``,
    and not returned.
    """
    found = EarlierChanges()
    for op_id in operations:
        row = outbox.of_operation(op_id)
        if row is None or row.state is not OutboxState.DONE:
            continue
        found.pictures.update(row.progress.uploaded)
        entries = [
            entry
            for entry in outbox.history.of_operation(op_id, row.listing_id)
            if entry.outcome == OutboxState.DONE and entry.answer
        ]
        found.moved.update(_moved(row, entries, base))
        for entry in entries:
            # If nothing was sent, the listing already had all of it.
            paths = paths_of_call(row, entry) if entry.sent else row.item_draft().changed_paths()
            for path in paths:
                if path != VARIATIONS:
                    found.values.update(_answered(entry.answer or WireItem(), path))
    return found


def _moved(row: OutboxRow, entries: Sequence[HistoryEntry], base: WireItem) -> dict[str, int]:
    """Return the increase of stocks by a row since the listing was read as ``base``."""
    moved: dict[str, int] = {}
    planned = row.command().is_planned
    for path, was, now in edits_of(row.item_draft()):
        if not entries or not is_stock(path) or not is_count(was) or not is_count(now):
            continue
        nothing = WireItem()
        raised = [stock_moved(e.before or nothing, e.answer or nothing, path) for e in entries]
        if any(raised):
            since = zip(raised, entries, strict=True)
            moved[path] = sum(by for by, entry in since if not _is_in(entry, base, path))
        elif planned and path not in row.result.unmet and not _is_in(entries[-1], base, path):
            # The listing had it before this row was sent, so it was sent from elsewhere.
            moved[path] = now - was
    return moved


def _is_in(entry: HistoryEntry, base: WireItem, path: str) -> bool:
    """Return whether ``base`` was read after the call of ``entry``: by time, else by stock."""
    before, answer = entry.before or WireItem(), entry.answer or WireItem()
    read, left, was = (text_of(one.get("last_updated")) for one in (base, answer, before))
    if read and left and read >= left:
        return True
    if read and was and read <= was:
        return False
    return stock_sum(base, path) == stock_sum(answer, path)


def _answered(answer: WireItem, path: str) -> dict[str, object]:
    values = {path: read_path(answer, path)}
    if is_stock(path):
        sold = path.removesuffix(STOCK) + SOLD
        values[sold] = read_path(answer, sold)
    return values


def over_earlier(draft: ItemDraft, earlier: EarlierChanges, *, by: bool = False) -> ItemDraft:
    """Return the edits of ``draft`` on top of the result of the earlier changes.

    Files that were uploaded by an earlier change are replaced by the resulting pictures. A typed
    stock is the final value; with ``by`` the planned increase is applied to the stock that the
    earlier changes left, so that changes by others do not count as theirs.
    """
    known = {path: value for path, value in earlier.values.items() if _is_there(draft, path)}
    if by:
        for path in [one for one in known if is_stock(one)]:
            known.pop(path.removesuffix(STOCK) + SOLD, None)
            stock = read_path(draft.base, path)
            known[path] = stock + earlier.moved[path] if is_count(stock) else stock
    made = ItemDraft.over(draft.item_id, write_paths(draft.base, known))
    for path in draft.changed_paths():
        value = with_uploaded(draft.value(path), earlier.pictures)
        if by and is_stock(path) and path in known:
            now, before = made.base_value(path), draft.base_value(path)
            if is_count(now) and is_count(before) and is_count(value):
                value += now - before
        made.apply(FieldChange(path, None, value))
    return made


def _is_there(draft: ItemDraft, path: str) -> bool:
    """Return whether the base has ``path``: it lacks variations added since then."""
    head, *rest = split_path(path)
    return head != VARIATIONS or read_path(draft.base, f"{VARIATIONS}.{rest[0]}.id") is not None
