"""The database files that this process has open, and the check of a file before it is opened.

Closing *any* handle of a file drops every lock that the process has on it (POSIX), including those
of SQLite's open connections: another process would then consider the file unused and delete its
log. So a file is read by other means than SQLite only while no connection has it open.
"""

from __future__ import annotations

import threading
from collections import Counter
from typing import TYPE_CHECKING

from app.workspace.errors import StorageCorrupt, StorageReadOnly

if TYPE_CHECKING:
    from pathlib import Path

HEADER_BYTES = 100

CHANGING = threading.RLock()
"""The lock held while a connection is opened or closed, together with its entries here."""

_open: Counter[tuple[int, int]] = Counter()


def identity_of(path: Path) -> tuple[int, int] | None:
    """Return the identity of the file at ``path``, which a replacement does not share.

    Return ``None`` if there is no file.
    """
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def add(path: Path) -> tuple[int, int] | None:
    """Register a connection to the file at ``path``; return the argument for ``remove``."""
    file = identity_of(path)
    if file is not None:
        _open[file] += 1
    return file


def remove(file: tuple[int, int] | None) -> None:
    """Unregister a connection."""
    if file is not None:
        _open[file] -= 1
        if not _open[file]:
            del _open[file]


def is_open_here(path: Path) -> bool:
    """Return whether this process has the file at ``path`` open as a database."""
    return identity_of(path) in _open


def require_header(path: Path) -> None:
    """Raise ``StorageCorrupt`` if ``path`` does not begin with a valid database header.

    SQLite itself reports some damaged headers as a read-only or too new file. Must not be called
    for a file that ``is_open_here``.
    """
    try:
        with path.open("rb") as file:
            head = file.read(HEADER_BYTES)
    except OSError as error:
        raise StorageReadOnly(str(error)) from error
    if not head:
        return
    sound = (
        len(head) == HEADER_BYTES
        and head.startswith(b"SQLite format 3\0")
        and {*head[18:20]} <= {1, 2}
        and head[21:24] == bytes((64, 32, 32))
        and int.from_bytes(head[44:48], "big") <= 4
        and int.from_bytes(head[56:60], "big") <= 3
    )
    if not sound:
        raise StorageCorrupt("the beginning of the file is none of a database")
