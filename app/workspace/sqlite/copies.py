"""Copies of a database, whole and on the disk or not at all; and where a damaged one is kept."""

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
    """Copy ``database`` as it is now to ``path``, in a folder that is made when it is not there.

    The copy is for its owner only. Raise ``StorageError``.
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
    """Turn what the system says about files into ``StorageError``."""
    try:
        yield
    except OSError as error:
        kind = StorageFull if error.errno in (28, 122) else StorageReadOnly
        raise kind(str(error)) from error


def _write_through(path: Path) -> None:
    """Have the system write a file, or a folder's list of names, to the disk."""
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def free_bad_name(path: Path) -> Path:
    """Return ``<name>.bad-<n>``, under which the damaged file at ``path`` can be kept."""
    number = 1
    while (bad := path.with_name(f"{path.name}.bad-{number}")).exists():
        number += 1
    return bad


def put_aside(path: Path) -> Path:
    """Keep a damaged file and its side files as ``<name>.bad-<n>``; return where it is now.

    Somebody may want to look at it, and nothing of a seller's is ever deleted.
    """
    bad = free_bad_name(path)
    for side in ("", "-wal", "-shm", "-journal"):
        file = path.with_name(path.name + side)
        if file.exists():
            file.rename(f"{bad}{side}")
    return bad
