"""The seller's own earlier changes of a listing, as the base of a later one."""

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
from app.engine.sending.effects import paths_of_call
from app.workspace.journal.history import HistoryEntry
from app.workspace.journal.outbox import OutboxRow, OutboxState, OutboxStore


@dataclass(frozen=True, slots=True)
class EarlierChanges:
    """What earlier changes made of a listing.

    ``values`` are form values by path, as the marketplace answered them last; ``moved`` is by how
    much stocks went up, sold units counted; ``pictures`` are the ids that uploaded files were
    given, by their checksums.
    """

    values: dict[str, object] = field(default_factory=dict)
    moved: Counter[str] = field(default_factory=Counter)
    pictures: dict[str, str] = field(default_factory=dict)


def earlier_changes(
    outbox: OutboxStore, operations: Iterable[str], base: WireItem
) -> EarlierChanges:
    """Return what of ``operations`` is done, the oldest first; raise ``StorageError``.

    What was refused, or dropped before it left, made nothing of the listing. What a stock moved by
    before the listing was read as ``base`` is in ``base`` already, and not returned.
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
            # Without anything sent the listing had it all before.
            paths = paths_of_call(row, entry) if entry.sent else row.item_draft().changed_paths()
            for path in paths:
                if path != VARIATIONS:
                    found.values.update(_answered(entry.answer or WireItem(), path))
    return found


def _moved(row: OutboxRow, entries: Sequence[HistoryEntry], base: WireItem) -> dict[str, int]:
    """Return by how much a row raised stocks since the listing was read as ``base``."""
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
            # The listing had it before this row was sent: it was sent from elsewhere.
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
    """Return the edits of ``draft`` as made over what the earlier changes left behind.

    Files that were uploaded by one of them are the pictures that became of them. A stock that was
    typed is what it is to be in the end; with ``by`` it is moved by as much as it was planned, over
    what the earlier ones moved it to, so that what somebody else did to it is not taken for theirs.
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
    """Return whether the base holds ``path``: variations added since then are not in it."""
    head, *rest = split_path(path)
    return head != VARIATIONS or read_path(draft.base, f"{VARIATIONS}.{rest[0]}.id") is not None
