"""Reading of a database on media where nothing can be written, not even a reader's lock."""

from __future__ import annotations

from pathlib import Path

from app.workspace.errors import StorageError, StorageReadOnly
from app.workspace.sqlite.database import Database, open_checked, open_reading, storage_error_of
from app.workspace.sqlite.migrations import schema_version


def open_read_only(path: Path, refusal: StorageError | None = None) -> Database | None:
    """Open like ``open_reading``, even where nothing, not even a lock, can be written.

    There a file with a log or a journal beside it is read from a temporary copy: committed data in
    the log counts, and unfinished transactions do not.
    """
    database = open_reading(path, refusal=refusal)
    if database is not None:
        try:
            schema_version(database)
        except StorageReadOnly:
            database.close()
            if any(side.stat().st_size for side in side_files(path)):
                return _open_copy(path, refusal)
            return open_reading(path, immutable=True, refusal=refusal)
        except StorageError:
            database.close()
            raise
    return database


def side_files(path: Path) -> list[Path]:
    """Return the existing write-ahead log and journal beside the database at ``path``."""
    sides = (path.with_name(path.name + side) for side in ("-wal", "-journal"))
    return [side for side in sides if side.exists()]


def _open_copy(path: Path, refusal: StorageError | None) -> Database:
    """Open a copy that exists as long as the connection. Raise ``StorageError``."""
    # Imported late: they are hardly ever needed.
    import shutil
    import tempfile

    folder = tempfile.TemporaryDirectory(prefix="vitrina-")
    copy = Path(folder.name, path.name)
    try:
        for file in (path, *side_files(path)):
            shutil.copyfile(file, copy.with_name(file.name))
        database = open_checked(str(copy), copy, any_thread=True, refusal=refusal)
        database.keep_until_closed(folder.cleanup)
        # Reading the schema version rolls an unfinished transaction back.
        schema_version(database)
    except OSError as error:
        folder.cleanup()
        raise storage_error_of(error) from error
    except StorageError:
        folder.cleanup()
        raise
    return database
