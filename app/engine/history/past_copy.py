"""Copies of a catalog as of an earlier sync, in files of their own, for display in a window."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, closing
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from app.domain.wire import Unreadable
from app.engine.notices import NoticeError, notice_of
from app.workspace.catalog.catalog_reader import CATALOG_FILE
from app.workspace.errors import StorageError
from app.workspace.folder import Workspace
from app.workspace.sqlite.copies import copy_whole
from app.workspace.sqlite.read_only import open_read_only

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.workspace.catalog.catalog import CatalogWriter
    from app.workspace.catalog.snapshots import Change

_PAGE = 500


class PastCopy:
    """The catalog of a shop as of one sync; ``close`` deletes the file."""

    def __init__(self, folder: TemporaryDirectory[str]) -> None:
        self._folder = folder
        self.path = Path(folder.name, CATALOG_FILE)
        """The catalog file, which is no longer written."""

    def close(self) -> None:
        """Delete the file; callable on any thread."""
        self._folder.cleanup()


async def copy_as_of(workspace: Path, number: int) -> PastCopy:
    """Return the catalog in ``workspace`` as of the sync ``number``, made on another thread.

    The catalog is copied, and later changes are reverted in the copy, so the duration depends on
    their number. The net amount of a sale is not known for listings that changed since. Raise
    ``SnapshotGone`` for a sync that is no longer recorded, and ``NoticeError`` if files cannot be
    read or written.
    """
    try:
        return await asyncio.to_thread(_copy, Workspace(workspace), number)
    except (StorageError, OSError) as error:
        raise NoticeError(notice_of(error)) from error


def _copy(folder: Workspace, number: int) -> PastCopy:
    from app.workspace.catalog.catalog import CatalogWriter

    made = PastCopy(TemporaryDirectory(prefix="vitrina-"))
    with ExitStack() as on_failure:
        on_failure.callback(made.close)
        database = open_read_only(folder.catalog_path)
        if database is None:
            CatalogWriter(made.path).close()
        else:
            with closing(database):
                copy_whole(database, made.path)
        # A change is recorded before it is written to the catalog: changes recorded after the
        # copy do not affect it.
        with (
            closing(folder.snapshots_to_read()) as snapshots,
            closing(CatalogWriter(made.path)) as writer,
        ):
            _put_back(snapshots.since(number), writer)
        on_failure.pop_all()
    return made


def _put_back(changes: Iterable[Change], writer: CatalogWriter) -> None:
    from app.engine.sync.item_rows import parse_item_row

    rest = iter(changes)
    while page := list(islice(rest, _PAGE)):
        writer.remove([change.item_id for change in page if change.before is None])
        rows = []
        for change in page:
            if change.before is not None:
                try:
                    rows.append((parse_item_row(change.before).row, change.before))
                except Unreadable:
                    # As in the export of an earlier state, a listing that cannot be read is left
                    # out.
                    writer.remove([change.item_id])
        writer.put(rows)
