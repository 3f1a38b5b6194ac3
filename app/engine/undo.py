"""The way back from what was sent: the inverse of entries of the outbox, as changes of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from app.domain.vocabulary import ItemStatus
from app.editing.item_paths import read_path, split_path
from app.editing.merge import SOLD, VARIATIONS, is_stock, sold_at
from app.editing.values import encode_value, same_value
from app.rules.locks import locked_fields
from app.rules.shapes import text_of
from app.rules.status import allowed_transitions
from app.workspace.errand import Change, Kind
from app.workspace.history import HistoryEntry
from app.workspace.outbox import OutboxRow, OutboxState

CHANGED_SINCE = "changed_since"
NOT_UNDOABLE = "not_undoable"
GONE = "gone"
LOCKED = "locked"
UNDOES = "undoes"
"""In the details of a change that leads back: the operations it takes back."""

Item = Mapping[str, Any]


class Left(NamedTuple):
    """A field that is left alone: ``changed_since`` (``before``, ``after``, ``live`` in params),
    ``locked`` (param ``lock``), ``not_undoable`` (closed, created, relisted), or ``gone``.
    """

    item_id: str
    title: str
    path: str
    code: str
    params: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Undo:
    """What would lead back, one change for each listing, and what is left alone.

    Nothing is sent by it: ``Outbox.add_changes(undo.changes)`` puts it in the outbox.
    """

    changes: tuple[Change, ...]
    left: tuple[Left, ...]


@dataclass(slots=True)
class Deed:
    """What sendings did to one listing, from the first to the last of them.

    ``before`` and ``after`` are form values by path; ``moved`` is by how much a stock went up.
    """

    item_id: str
    title: str
    before: dict[str, Any] = field(default_factory=dict)
    after: dict[str, Any] = field(default_factory=dict)
    moved: dict[str, int] = field(default_factory=dict)
    answer: Item = field(default_factory=dict)
    fixed: list[str] = field(default_factory=list)
    operations: list[str] = field(default_factory=list)


def deeds_of(rows: Iterable[tuple[OutboxRow, Sequence[HistoryEntry]]]) -> dict[str, Deed]:
    """What was done to each listing by rows that are done; the oldest first."""
    deeds: dict[str, Deed] = {}
    for row, entries in rows:
        if row.state is not OutboxState.DONE:
            continue
        deed = deeds.setdefault(row.listing_id, Deed(row.listing_id, row.title))
        deed.operations.append(row.op_id)
        kind = row.errand().kind
        if kind is not Kind.UPDATE:
            deed.fixed.append(kind.value)
            continue
        for entry in entries:
            if entry.outcome == OutboxState.DONE and entry.sent and entry.before and entry.answer:
                _add(deed, row, entry)
    return deeds


def undone_by(rows: Iterable[OutboxRow]) -> set[str]:
    """The operations that these rows took back, or are about to."""
    undone: set[str] = set()
    for row in rows:
        if row.state not in (OutboxState.CANCELLED, OutboxState.REFUSED):
            undone.update(row.errand().details.get(UNDOES, ()))
    return undone


def _add(deed: Deed, row: OutboxRow, entry: HistoryEntry) -> None:
    deed.answer = entry.answer
    for path in _paths(row):
        if path == VARIATIONS:
            deed.fixed.append(path)
            continue
        before, after = read_path(entry.before, path), read_path(entry.answer, path)
        if is_stock(path) and isinstance(before, int) and isinstance(after, int):
            moved = after + sold_at(entry.answer, path) - before - sold_at(entry.before, path)
            deed.moved[path] = deed.moved.get(path, 0) + moved
        else:
            deed.before.setdefault(path, before)
            deed.after[path] = after


def _paths(row: OutboxRow) -> tuple[str, ...]:
    draft = row.item_draft()
    unread = draft.unread()
    return tuple(path for path in draft.changed_paths() if path not in unread)


def undo_of(deeds: Mapping[str, Deed], live: Mapping[str, Item | None]) -> Undo:
    """The way back over the listings as they are now (``None``: it is not there any more).

    A field that says something else than what was sent is left alone and named. Stock goes back by
    the difference it was moved by, so that units sold since stay sold. For a listing that is not
    in ``live`` its last answer counts as such.
    """
    changes: list[Change] = []
    left: list[Left] = []
    for deed in deeds.values():
        item = live.get(deed.item_id, deed.answer)
        if item is None:
            left.append(Left(deed.item_id, deed.title, "", GONE, {}))
            continue
        left += [Left(deed.item_id, deed.title, what, NOT_UNDOABLE, {}) for what in deed.fixed]
        back, stays = _back(deed, item)
        left += stays
        if back:
            details = {UNDOES: deed.operations}
            changes.append(Change(deed.item_id, slim(item, back), back, details=details))
    return Undo(tuple(changes), tuple(left))


def _back(deed: Deed, live: Item) -> tuple[dict[str, Any], list[Left]]:
    locks = locked_fields(live)
    back: dict[str, Any] = {}
    left: list[Left] = []

    def leave(path: str, code: str, **params: Any) -> None:
        left.append(Left(deed.item_id, deed.title, path, code, params))

    for path, before in deed.before.items():
        after, now = deed.after[path], read_path(live, path)
        if same_value(now, before):
            continue
        if not same_value(now, after):
            values = {"before": before, "after": after, "live": now}
            leave(path, CHANGED_SINCE, **{k: encode_value(v) for k, v in values.items()})
        elif path == "status" and before not in allowed_transitions(live):
            leave(path, NOT_UNDOABLE, status=now)
        elif lock := locks.get(path) or locks.get(split_path(path)[0]):
            leave(path, LOCKED, lock=lock)
        else:
            back[path] = before
    for path, moved in deed.moved.items():
        stock = read_path(live, path)
        if not moved:
            continue
        if not isinstance(stock, int) or stock < moved:
            leave(path, CHANGED_SINCE, moved=moved, live=stock)
        elif text_of(live.get("status")) == ItemStatus.CLOSED:
            leave(path, NOT_UNDOABLE, status=ItemStatus.CLOSED.value)
        else:
            back[path] = stock - moved
    return back, left


def slim(item: Item, paths: Iterable[str]) -> dict[str, Any]:
    """As much of a body as a change at ``paths`` is merged with."""
    heads = {split_path(path)[0] for path in paths}
    kept = {"id", "title", "currency_id", SOLD, *heads}
    if "description" in heads:
        kept.add("descriptions")
    return {name: value for name, value in item.items() if name in kept}
