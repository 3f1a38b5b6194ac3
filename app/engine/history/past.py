"""The shop at an earlier sync, and the changes of a listing from sync to sync."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from app.domain.coded_error import CodedError
from app.domain.shapes import JsonObject, object_of
from app.domain.timestamps import parse_timestamp
from app.domain.wire import Unreadable, read_json
from app.engine.history.changes_elsewhere import ItemChange, SentCalls, Span, changed_elsewhere
from app.workspace.catalog.catalog_reader import CATALOG_FILE, CatalogReader
from app.workspace.catalog.snapshots import SnapshotGone
from app.workspace.listing_rows import ROW_COLUMNS, ItemRow

if TYPE_CHECKING:
    from app.workspace.catalog.catalog import CatalogWriter
    from app.workspace.catalog.snapshots import Change, Snapshots, SyncMark
    from app.workspace.folder import Workspace

_PAGE = 1_000
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_NUMBER = re.compile(r"[0-9]{1,9}")


class NoSuchSync(CodedError):
    """The error of a request that identifies no sync; ``code`` is the reason."""


def find_sync(marks: Sequence[SyncMark], wanted: str) -> SyncMark:
    """Return the sync with the number ``wanted``, or the last one up to that day or time.

    A day counts to its end in UTC. Raise ``NoSuchSync`` if there is none.
    """
    text = wanted.strip()
    if _NUMBER.fullmatch(text):
        found = next((mark for mark in marks if mark.number == int(text)), None)
        if found is None:
            raise NoSuchSync("sync.not_there", number=str(int(text)))
        return found
    moment = parse_timestamp(f"{text}T00:00:00Z" if _DAY.fullmatch(text) else text)
    if moment is None:
        raise NoSuchSync("sync.unreadable")
    if _DAY.fullmatch(text):
        moment += timedelta(days=1)
    earlier = [m for m in marks if datetime.fromtimestamp(m.ended_at / 1000, UTC) < moment]
    if not earlier:
        raise NoSuchSync("sync.too_early")
    return max(earlier, key=lambda mark: mark.ended_at)


@contextmanager
def catalog_as_of(folder: Workspace, wanted: str) -> Iterator[CatalogReader]:
    """Yield a reader of the catalog as of the sync that ``wanted`` means (``find_sync``).

    The catalog is in a temporary folder while the block runs. Raise ``NoSuchSync`` and
    ``StorageError``.
    """
    # Imported late, because no catalog is written for the present state.
    from app.workspace.catalog.catalog import CatalogWriter

    with ExitStack() as stack:
        snapshots = stack.enter_context(closing(folder.snapshots_to_read()))
        mark = find_sync(snapshots.syncs(), wanted)
        past = stack.enter_context(closing(PastShop(folder.catalog_path, snapshots)))
        path = Path(stack.enter_context(TemporaryDirectory(prefix="vitrina-"))) / CATALOG_FILE
        with closing(CatalogWriter(path)) as writer:
            try:
                past.fill(mark.number, writer)
            except SnapshotGone:
                raise NoSuchSync("sync.lost", number=str(mark.number)) from None
        yield stack.enter_context(closing(CatalogReader(path)))


@contextmanager
def catalog_at(folder: Workspace, as_of: str | None) -> Iterator[CatalogReader]:
    """Yield a reader of the present catalog, or of an earlier one with ``as_of``.

    See ``catalog_as_of``.
    """
    if as_of is not None:
        with catalog_as_of(folder, as_of) as reader:
            yield reader
        return
    with closing(CatalogReader(folder.catalog_path, mapped=False)) as reader:
        yield reader


class PastShop:
    """The catalog at ``catalog`` combined with ``snapshots``, which the caller closes.

    Use it from the thread that owns the snapshots.
    """

    def __init__(self, catalog: Path, snapshots: Snapshots) -> None:
        self._reader = CatalogReader(catalog)
        self._snapshots = snapshots

    def rows_as_of(self, number: int) -> Iterator[ItemRow]:
        """Yield the listings as of the sync ``number``, by id; raise ``SnapshotGone``.

        ``net`` is not known for listings that have changed since, because earlier fees and costs
        are not stored.
        """
        past = {change.item_id: change for change in self._snapshots.since(number)}
        rest = sorted(
            (change for change in past.values() if change.before is not None),
            key=lambda change: change.item_id,
            reverse=True,
        )
        for row in self._rows():
            while rest and rest[-1].item_id <= row.id:
                yield from _row_before(rest.pop())
            if row.id not in past:
                yield row
        while rest:
            yield from _row_before(rest.pop())

    def fill(self, number: int, writer: CatalogWriter) -> int:
        """Write the shop as of the sync ``number`` to an empty catalog.

        Return the number of listings. Code that reads a catalog can then read the earlier state.
        Raise ``SnapshotGone``, and ``StorageError``.
        """
        past = {change.item_id: change.before for change in self._snapshots.since(number)}
        rows: list[tuple[ItemRow, bytes]] = []
        count = 0
        for row in self.rows_as_of(number):
            body = past[row.id] if row.id in past else self._reader.body(row.id)
            rows.append((row, body or b""))
            if len(rows) == _PAGE:
                writer.put(rows)
                count += len(rows)
                rows.clear()
        writer.put(rows)
        return count + len(rows)

    def changes_of(self, item_id: str, sent: SentCalls, limit: int = 100) -> list[ItemChange]:
        """Return at most ``limit`` field changes that syncs found in a listing, the latest first.

        Changes ``sent`` from here, and their side effects, are not included.
        """
        marks = {mark.number: mark.ended_at for mark in self._snapshots.syncs()}
        after = self._reader.body(item_id)
        found: list[ItemChange] = []
        for change in self._snapshots.of_item(item_id):
            span = Span(
                marks.get(change.sync - 1, 0),
                marks.get(change.sync),
                change.kind,
                _object(change.before),
                _object(after),
            )
            found += changed_elsewhere(span, sent)
            after = change.before
            if len(found) >= limit:
                break
        return found[:limit]

    def close(self) -> None:
        """Close the catalog."""
        self._reader.close()

    def _rows(self) -> Iterator[ItemRow]:
        last = ""
        while True:
            rows = self._reader.items(
                f"SELECT {ROW_COLUMNS} FROM items WHERE id > ? ORDER BY id LIMIT ?", (last, _PAGE)
            )
            if not rows:
                return
            yield from rows
            last = rows[-1].id


def _row_before(change: Change) -> Iterator[ItemRow]:
    from app.engine.sync.item_rows import parse_item_row

    try:
        yield parse_item_row(change.before or b"").row
    except Unreadable:
        return


def _object(body: bytes | None) -> JsonObject:
    try:
        return object_of(None if body is None else read_json(body))
    except Unreadable:
        return {}
