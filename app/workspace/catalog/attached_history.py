"""The changes found by syncs, attached to a reader of the catalog."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from app.workspace.catalog.snapshots import SCHEMA, SNAPSHOTS_FILE
from app.workspace.errors import StorageError
from app.workspace.sqlite.copies import copy_whole
from app.workspace.sqlite.database import open_writing
from app.workspace.sqlite.migrations import migrate, schema_version, scripts_of
from app.workspace.sqlite.open_files import identity_of
from app.workspace.sqlite.read_only import open_read_only

if TYPE_CHECKING:
    from app.workspace.catalog.catalog_reader import CatalogReader

_NONE = (0, 0)
_TABLES = "SELECT (SELECT count(*) FROM syncs), (SELECT 1 FROM field_changes LIMIT 1)"


class AttachedHistory:
    """The snapshots beside a catalog, attached as schema ``history`` of its reader.

    If there are none, or none that this program can read, the schema has the same tables but they
    are empty.
    """

    def __init__(self, reader: CatalogReader) -> None:
        self._reader = reader
        self._path = reader.path.with_name(SNAPSHOTS_FILE)
        self._folder: TemporaryDirectory[str] | None = None
        self._attached: tuple[int, int] | None = None
        self._used = False

    def bring_in(self) -> None:
        """Attach the snapshots; raise ``StorageError``."""
        file = identity_of(self._path)
        # A file that could not be used may have been migrated in place.
        if (
            self._reader.has("history")
            and self._attached == (file or _NONE)
            and (file is None or self._used or not self._usable())
        ):
            return
        self.close()
        self._used = file is not None and self._usable()
        as_it_is = self._used and _is_shared(self._path)
        self._reader.attach("history", self._path if as_it_is else self._stand_in())
        self._attached = file or _NONE

    def close(self) -> None:
        """Detach the snapshots."""
        if self._attached is not None:
            self._reader.detach("history")
            self._attached = None
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None

    def _usable(self) -> bool:
        """Return whether the file has the schema of this program."""
        try:
            database = open_read_only(self._path)
            if database is None:
                return False
            with closing(database):
                database.rows(_TABLES)
                return schema_version(database) == SCHEMA
        except StorageError:
            return False

    def _stand_in(self) -> Path:
        """Return the path of a copy if the file cannot be shared, or of empty tables."""
        self._folder = TemporaryDirectory(prefix="vitrina-")
        path = Path(self._folder.name, SNAPSHOTS_FILE)
        database = open_read_only(self._path) if self._used else None
        if database is not None:
            with closing(database):
                copy_whole(database, path)
            return path
        with closing(open_writing(path, ())) as empty:
            migrate(empty, scripts_of("snapshots", SCHEMA))
        return path


def _is_shared(path: Path) -> bool:
    """Return whether the shared memory of the write-ahead log can be written."""
    return os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)
