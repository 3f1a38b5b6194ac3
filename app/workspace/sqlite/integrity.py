"""Checks whether a catalog is intact, without reading all of it at every start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.workspace.errors import StorageCorrupt, StorageError
from app.workspace.sqlite.database import open_reading

if TYPE_CHECKING:
    from pathlib import Path

    from app.workspace.sqlite.database import Database

INDEXES = ("search", "pieces")
"""The indexes of words; files of earlier versions have only the first."""
LARGEST_CHECKED = 256 * 1024 * 1024
"""The maximum size in bytes of a file that is checked entirely; in larger files damage is noticed
when it is met."""


def report_damage(path: Path) -> None:
    """Create a file beside ``path`` that reports it as damaged to the next writer."""
    try:
        path.with_name(path.name + ".damaged").touch(mode=0o600)
    except OSError:
        # If nothing can be written, the file cannot be recreated either.
        return


def forget_report(path: Path) -> None:
    """Delete a report, because the damaged file was moved away."""
    path.with_name(path.name + ".damaged").unlink(missing_ok=True)


def require_unreported(path: Path) -> None:
    """Raise ``StorageCorrupt`` if the file was reported as damaged."""
    if path.with_name(path.name + ".damaged").exists():
        raise StorageCorrupt("somebody who read it found damage")


def require_intact(path: Path, database: Database) -> None:
    """Check a file that was not closed properly; raise ``StorageCorrupt``."""
    require_unreported(path)
    if _read(path) == _stamp(path) or path.stat().st_size > LARGEST_CHECKED:
        return
    if database.first("PRAGMA integrity_check(1)")[0] != "ok":
        raise StorageCorrupt("the check found damage")
    # The full-text indexes are databases inside the database, with checks of their own.
    for (index,) in database.rows("SELECT name FROM sqlite_schema WHERE name IN (?, ?)", INDEXES):
        database.run(f"INSERT INTO {index} ({index}, rank) VALUES ('integrity-check', 1)")


def is_sound(path: Path) -> bool:
    """Return whether an attached file is intact; a missing one is not."""
    try:
        database = open_reading(path)
        if database is None:
            return False
        try:
            return bool(database.first("PRAGMA quick_check(1)")[0] == "ok")
        finally:
            database.close()
    except StorageError:
        return False


def note_closed(path: Path, *, damaged: bool) -> None:
    """Record that the file was closed properly in its current state, or that it is ``damaged``."""
    if damaged:
        report_damage(path)
        return
    try:
        note = path.with_name(path.name + ".closed")
        note.touch(mode=0o600)
        note.write_text(_stamp(path), encoding="ascii")
    except OSError:
        # Without the record the next start reads the whole file, which is harmless.
        return


def _read(path: Path) -> str:
    try:
        return path.with_name(path.name + ".closed").read_text(encoding="ascii")
    except (OSError, UnicodeError):
        return ""


def _stamp(path: Path) -> str:
    found = path.stat()
    return f"{found.st_ino} {found.st_size} {found.st_mtime_ns}"
