"""Reading a database where nothing can be written, not even the lock of a reader."""

from __future__ import annotations

from pathlib import Path

from app.workspace.errors import StorageError, StorageReadOnly
from app.workspace.sqlite.database import Database, open_checked, open_reading, storage_error_of
from app.workspace.sqlite.migrations import schema_version


def open_read_only(path: Path, refusal: StorageError | None = None) -> Database | None:
    """Open as ``open_reading`` does, also where nothing, not even a lock, can be written.

    There a file with a log or a journal beside it is read as a temporary copy: what is not carried
    into the file yet counts, and what was not finished does not.
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
    """Return the write-ahead log and the journal beside the database at ``path``, if any."""
    sides = (path.with_name(path.name + side) for side in ("-wal", "-journal"))
    return [side for side in sides if side.exists()]


def _open_copy(path: Path, refusal: StorageError | None) -> Database:
    """Open a copy that lives as long as the connection. Raise ``StorageError``."""
    # Imported late: hardly any start needs them.
    import shutil
    import tempfile

    folder = tempfile.TemporaryDirectory(prefix="vitrina-")
    copy = Path(folder.name, path.name)
    try:
        for file in (path, *side_files(path)):
            shutil.copyfile(file, copy.with_name(file.name))
        database = open_checked(str(copy), copy, any_thread=True, refusal=refusal)
        database.keep_until_closed(folder.cleanup)
        # The look at the schema carries an unfinished transaction back.
        schema_version(database)
    except OSError as error:
        folder.cleanup()
        raise storage_error_of(error) from error
    except StorageError:
        folder.cleanup()
        raise
    return database
