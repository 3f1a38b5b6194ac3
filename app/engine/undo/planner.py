"""Reading what a way back is made of: what was sent, and the listings as they are now."""

from __future__ import annotations

from collections.abc import (
    Awaitable,
    Callable,
    Collection,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)

from app.client.errors import ClientError
from app.domain.wire_item import WireItem
from app.editing.item_paths import DESCRIPTION, known_texts
from app.engine.notices import NoticeError
from app.engine.sending.effects import Effect, effects_of
from app.engine.undo.inverse import UNANSWERED, Skipped, Undo, undo_of
from app.workspace.journal.history import History, HistoryEntry
from app.workspace.journal.outbox import OutboxRow, OutboxState, OutboxStore
from app.workspace.journal.outbox_reads import OutboxReads
from app.workspace.journal.undone import UNDOES, undone_by

ReadItems = Callable[[Sequence[str]], Awaitable[Mapping[str, WireItem | None]]]
"""Reads listings as they are now; ``None`` for one that is gone. Raises ``ClientError``."""
ReadTexts = Callable[[WireItem], Awaitable[WireItem]]
"""Reads the texts of a listing's descriptions, which its body has not. Raises ``ClientError``."""

_AT_ONCE = 200
_LOOKED_THROUGH = 10_000


class UndoPlanner:
    """Finds the way back from rows of an outbox; ``read`` and ``texts`` ask the marketplace."""

    def __init__(
        self,
        store: OutboxStore,
        history: History,
        *,
        read: ReadItems | None = None,
        texts: ReadTexts | None = None,
    ) -> None:
        self._store = store
        self._history = history
        self._read = read
        self._texts = texts

    def effects(
        self, numbers: Collection[int], batch: str | None
    ) -> tuple[list[Effect], tuple[Skipped, ...]]:
        """Return what these rows and the rows of a batch did, but for what was taken back already.

        Beside it the listings with a change of which it is not known whether it was made: what was
        done before that is no base to go back from, and is left out. Raise ``StorageError``.
        """
        found = [] if batch is None else self._store.of_batch(batch)
        found += self._rows_of(sorted(numbers))
        undone: set[str] = set()
        unanswered: set[str] = set()
        # A way back from a new listing is a row of that listing.
        for rows in self._by_item(found):
            undone |= undone_by(rows)
            unanswered |= {row.item_id for row in rows if is_unanswered(row)}
        skipped = {
            row.listing_id: Skipped(row.listing_id, row.title, "", UNANSWERED, {})
            for row in found
            if row.item_id in unanswered or row.listing_id in unanswered
        }
        rows = [r for r in found if r.op_id not in undone and r.listing_id not in skipped]
        return effects_of(self._with_history(rows)), tuple(skipped.values())

    def _with_history(
        self, rows: Sequence[OutboxRow]
    ) -> Iterator[tuple[OutboxRow, list[HistoryEntry]]]:
        for first in range(0, len(rows), _AT_ONCE):
            part = rows[first : first + _AT_ONCE]
            entries = self._history.of_operations([(row.op_id, row.listing_id) for row in part])
            for row in part:
                yield row, entries.get((row.op_id, row.listing_id), [])

    def _rows_of(self, numbers: Sequence[int]) -> list[OutboxRow]:
        """Return the rows of these numbers, however many."""
        parts = (numbers[at : at + _AT_ONCE] for at in range(0, len(numbers), _AT_ONCE))
        return [row for part in parts for row in self._store.rows_of(part)]

    def _by_item(self, found: Sequence[OutboxRow]) -> Iterable[list[OutboxRow]]:
        """Return every row of the listings of ``found``, by listing; each is read once."""
        known = {row.number: row for row in found}
        items = list(dict.fromkeys(item for row in found for item in (row.item_id, row.listing_id)))
        parts = (items[at : at + _AT_ONCE] for at in range(0, len(items), _AT_ONCE))
        numbers = sorted(number for part in parts for number in self._store.numbers_of(part))
        others = self._rows_of([number for number in numbers if number not in known])
        known |= {row.number: row for row in others}
        by_item: dict[str, list[OutboxRow]] = {}
        for number in numbers:
            if (row := known.get(number)) is not None:
                by_item.setdefault(row.item_id, []).append(row)
        return by_item.values()

    async def over(self, effects: Sequence[Effect]) -> Undo:
        """Return the way back from ``effects`` over the listings as they are now.

        Those that cannot be read now are taken as their last answer left them.
        """
        live: dict[str, WireItem | None] = {}
        ids = list(dict.fromkeys(effect.item_id for effect in effects))
        for first in range(0, len(ids) if self._read else 0, _AT_ONCE):
            assert self._read is not None
            try:
                live |= await self._read(ids[first : first + _AT_ONCE])
            except (ClientError, NoticeError):
                break
        for effect in effects:
            if DESCRIPTION in effect.after and (item := live.get(effect.item_id)) is not None:
                live[effect.item_id] = await self._with_texts(known_texts(item, effect.answer))
        return undo_of(effects, live)

    async def _with_texts(self, item: WireItem) -> WireItem:
        try:
            return item if self._texts is None else await self._texts(item)
        except (ClientError, NoticeError):
            return item


def unanswered_of(store: OutboxReads, item_id: str) -> list[OutboxRow]:
    """Return the rows of a listing of which it is not known whether they were done."""
    return [row for row in store.all_of_item(item_id) if is_unanswered(row)]


def last_sent(store: OutboxReads, item_id: str, *, redo: bool = False) -> OutboxRow | None:
    """Return what was sent last for a listing and was not taken back; raise ``StorageError``.

    Ways back are passed over, so that one after the other is taken back; with ``redo`` they
    alone count. What a way back from a way back did counts as sent.
    """
    rows = store.all_of_item(item_id)
    undone = undone_by(rows)
    known = {row.op_id: row for row in rows}
    for entry in store.history.of_item(item_id, _LOOKED_THROUGH):
        row = store.of_operation(entry.op_id)
        if row is None or row.state is not OutboxState.DONE or row.op_id in undone:
            continue
        if _leads_back(row, known) is redo:
            return row
    return None


def is_unanswered(row: OutboxRow) -> bool:
    """Return whether it is not known of a row that left whether the marketplace did it."""
    if row.state is OutboxState.HELD:
        return row.result.is_unsettled
    return row.state in (OutboxState.SENDING, OutboxState.UNKNOWN)


def _leads_back(row: OutboxRow, known: Mapping[str, OutboxRow]) -> bool:
    """Return whether a row undoes other rows; one that undoes an undo does not count."""
    undoes = row.command().details.get(UNDOES, ())
    others = [known[op] for op in undoes if op in known]
    return bool(undoes) and not any(_leads_back(other, known) for other in others)
