"""The first start of a store: a world is written in one go, or not at all."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from app.service.database import (
    Database,
    StoreOutdated,
    StoreUnreadable,
    create_database,
    finish_database,
    open_database,
    translated_errors,
)
from app.service.filling import WorldSource, write_world

DATABASE_FILE = "service.db"
PICTURE_FOLDER = "pictures"
_UNFINISHED = ("service.db.new", "service.db.new-journal")
_OUTDATED = "service.db.old"


def open_store(
    folder: Path, world: Callable[[], WorldSource], *, seed: int, listings: int
) -> Database:
    """Open the store in ``folder``; fill a new one first, with what ``world`` returns.

    A store that exists is opened as it is, whatever ``seed`` and ``listings`` say. One whose
    filling was interrupted is filled anew, and one of an older version of the program is laid
    aside. Raises :class:`StoreUnreadable`.
    """
    path = folder / DATABASE_FILE
    if not path.exists():
        _fill(folder, world(), seed=seed, listings=listings)
    try:
        return open_database(path)
    except StoreOutdated:
        # What was rehearsed in it stays readable; a practice shop can always be made anew.
        with translated_errors(folder):
            path.replace(folder / _OUTDATED)
    _fill(folder, world(), seed=seed, listings=listings)
    return open_database(path)


def make_folder(folder: Path) -> None:
    """Make the folder of a store, readable by its owner alone.

    Raises :class:`StoreUnreadable` when there is something else or it cannot be made.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnreadable(f"{folder} cannot be made a store: {error.strerror}") from error


def _fill(folder: Path, world: WorldSource, *, seed: int, listings: int) -> None:
    """Fill a file beside the store and move it into place when it is complete and on disk."""
    unfinished = folder / _UNFINISHED[0]
    with translated_errors(folder):
        for name in _UNFINISHED:
            (folder / name).unlink(missing_ok=True)
        database = create_database(unfinished)
        try:
            write_world(database, world, seed=seed, listings=listings)
            finish_database(database)
        except BaseException:
            database.close()
            unfinished.unlink(missing_ok=True)
            raise
        _synchronise(unfinished)
        unfinished.replace(folder / DATABASE_FILE)
        _synchronise(folder)


def _synchronise(path: Path) -> None:
    if path.is_dir() and os.name == "nt":
        return  # Windows has no way to synchronise a folder, and needs none.
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
