"""Durable copies of a database, complete or not at all, and names for damaged files."""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import TYPE_CHECKING

from app.paths import drop_remains
from app.workspace.errors import StorageFull, StorageReadOnly

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from app.workspace.sqlite.database import Database


def copy_whole(database: Database, path: Path) -> None:
    """Copy ``database`` to ``path``; its folder is created if it does not exist.

    The copy is readable by its owner only. Raise ``StorageError``.
    """
    with plain_errors():
        path.parent.mkdir(mode=0o700, exist_ok=True)
        drop_remains(path.parent, "*.part*")
        part = path.with_suffix(".part")
        part.unlink(missing_ok=True)
        database.run("VACUUM INTO ?", (str(part),))
        part.chmod(0o600)
        _write_through(part)
        part.replace(path)
        _write_through(path.parent)


@contextmanager
def plain_errors() -> Iterator[None]:
    """Convert the system's file errors to ``StorageError``."""
    try:
        yield
    except OSError as error:
        kind = StorageFull if error.errno in (28, 122) else StorageReadOnly
        raise kind(str(error)) from error


def _write_through(path: Path) -> None:
    """Flush a file, or a directory, to the disk."""
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def free_bad_name(path: Path) -> Path:
    """Return an unused name ``<name>.bad-<n>`` for the damaged file at ``path``."""
    number = 1
    while (bad := path.with_name(f"{path.name}.bad-{number}")).exists():
        number += 1
    return bad


def put_aside(path: Path) -> Path:
    """Move a damaged file and its side files to ``<name>.bad-<n>``; return the new path.

    It may be examined later, and no data of a seller is ever deleted.
    """
    bad = free_bad_name(path)
    for side in ("", "-wal", "-shm", "-journal"):
        file = path.with_name(path.name + side)
        if file.exists():
            file.rename(f"{bad}{side}")
    return bad
