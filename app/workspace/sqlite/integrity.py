"""Whether a catalogue can be trusted as it lies there, without reading all of it at every start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.workspace.errors import StorageCorrupt, StorageError
from app.workspace.sqlite.database import open_reading

if TYPE_CHECKING:
    from pathlib import Path

    from app.workspace.sqlite.database import Database

INDEXES = ("search", "pieces")
"""The indexes of words; files of earlier versions have the first one alone."""
LARGEST_CHECKED = 256 * 1024 * 1024
"""Files beyond this many bytes are not read through; damage in them is noticed when it is met."""


def report_damage(path: Path) -> None:
    """Leave word beside ``path`` that it was found damaged, for whoever opens it to write."""
    try:
        path.with_name(path.name + ".damaged").touch(mode=0o600)
    except OSError:
        # Where nothing can be written nothing can be made again either.
        return


def forget_report(path: Path) -> None:
    """Forget a report: the damaged file is out of the way."""
    path.with_name(path.name + ".damaged").unlink(missing_ok=True)


def require_unreported(path: Path) -> None:
    """Raise ``StorageCorrupt`` when somebody left word that the file is damaged."""
    if path.with_name(path.name + ".damaged").exists():
        raise StorageCorrupt("somebody who read it found damage")


def require_intact(path: Path, database: Database) -> None:
    """Check what was not closed as we left it; raise ``StorageCorrupt``."""
    require_unreported(path)
    if _read(path) == _stamp(path) or path.stat().st_size > LARGEST_CHECKED:
        return
    if database.first("PRAGMA integrity_check(1)")[0] != "ok":
        raise StorageCorrupt("the check found damage")
    # Words and their pieces are databases inside the database, with checks of their own.
    for (index,) in database.rows("SELECT name FROM sqlite_schema WHERE name IN (?, ?)", INDEXES):
        database.run(f"INSERT INTO {index} ({index}, rank) VALUES ('integrity-check', 1)")


def is_sound(path: Path) -> bool:
    """Return whether a file that is read beside another can be read; one that is missing cannot."""
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


def note_closed(path: Path) -> None:
    """Note that the file was closed in good order, as it is now."""
    try:
        note = path.with_name(path.name + ".closed")
        note.touch(mode=0o600)
        note.write_text(_stamp(path), encoding="ascii")
    except OSError:
        # Without the note the next start reads the whole file, which does no harm.
        return


def _read(path: Path) -> str:
    try:
        return path.with_name(path.name + ".closed").read_text(encoding="ascii")
    except (OSError, UnicodeError):
        return ""


def _stamp(path: Path) -> str:
    found = path.stat()
    return f"{found.st_ino} {found.st_size} {found.st_mtime_ns}"
