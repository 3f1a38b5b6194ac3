"""Preparation of an undo: reading of the sent rows and of the current listings."""

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
from app.engine.sending.sent_effects import Effect, effects_of
from app.engine.undo.inverse import UNANSWERED, Skipped, Undo, undo_of
from app.workspace.journal.history import History, HistoryEntry
from app.workspace.journal.outbox import OutboxRow, OutboxState, OutboxStore
from app.workspace.journal.outbox_reads import OutboxReads
from app.workspace.journal.undone import UNDOES, undone_by

ReadItems = Callable[[Sequence[str]], Awaitable[Mapping[str, WireItem | None]]]
"""Reads the current listings; ``None`` for a deleted one. Raises ``ClientError``."""
ReadTexts = Callable[[WireItem], Awaitable[WireItem]]
"""Reads the texts of a listing's descriptions, which its body does not contain. Raises
``ClientError``."""

_AT_ONCE = 200
_LOOKED_THROUGH = 10_000


class UndoPlanner:
    """A planner of undos for outbox rows; ``read`` and ``texts`` query the marketplace."""

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
        """Return the effects of these rows and of a batch, without those already undone.

        The second value are the listings with a change whose outcome is unknown: earlier changes of
        them cannot be undone safely and are left out. Raise ``StorageError``.
        """
        found = [] if batch is None else self._store.of_batch(batch)
        found += self._rows_of(sorted(numbers))
        undone: set[str] = set()
        unanswered: set[str] = set()
        # The undo of a new listing is a row of that listing.
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

    def sending(self, ids: Sequence[str]) -> list[int]:
        """Return the numbers of the rows of these listings that are being sent right now."""
        parts = (ids[at : at + _AT_ONCE] for at in range(0, len(ids), _AT_ONCE))
        rows = self._rows_of(sorted(n for part in parts for n in self._store.numbers_of(part)))
        return [row.number for row in rows if row.state is OutboxState.SENDING]

    def _with_history(
        self, rows: Sequence[OutboxRow]
    ) -> Iterator[tuple[OutboxRow, list[HistoryEntry]]]:
        for first in range(0, len(rows), _AT_ONCE):
            part = rows[first : first + _AT_ONCE]
            entries = self._history.of_operations([(row.op_id, row.listing_id) for row in part])
            for row in part:
                yield row, entries.get((row.op_id, row.listing_id), [])

    def _rows_of(self, numbers: Sequence[int]) -> list[OutboxRow]:
        """Return the rows with these numbers, read in parts."""
        parts = (numbers[at : at + _AT_ONCE] for at in range(0, len(numbers), _AT_ONCE))
        return [row for part in parts for row in self._store.rows_of(part)]

    def _by_item(self, found: Sequence[OutboxRow]) -> Iterable[list[OutboxRow]]:
        """Return all rows of the listings of ``found``, grouped by listing; each is read once."""
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
        """Return the undo of ``effects`` for the current listings.

        For listings that cannot be read now their last answer is used.
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
    """Return the rows of a listing whose outcome is unknown."""
    return [row for row in store.all_of_item(item_id) if is_unanswered(row)]


def last_sent(store: OutboxReads, item_id: str, *, redo: bool = False) -> OutboxRow | None:
    """Return the last row sent for a listing that was not undone; raise ``StorageError``.

    Undo rows are skipped, so that repeated undos go further back; with ``redo`` only they count.
    The undo of an undo counts as an ordinary row.
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
    """Return whether a row was sent and its outcome is unknown."""
    if row.state is OutboxState.HELD:
        return row.result.is_unsettled
    return row.state in (OutboxState.SENDING, OutboxState.UNKNOWN)


def _leads_back(row: OutboxRow, known: Mapping[str, OutboxRow]) -> bool:
    """Return whether a row undoes other rows; the undo of an undo does not count."""
    undoes = row.command().details.get(UNDOES, ())
    others = [known[op] for op in undoes if op in known]
    return bool(undoes) and not any(_leads_back(other, known) for other in others)
