"""The first start of a store: a world is written completely, or not at all."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from app.service.stores.database import Database, StoreOutdated, StoreUnreadable
from app.service.stores.sqlite import (
    create_database,
    finish_database,
    open_database,
    translated_errors,
)
from app.service.worlds.filling import WorldSource, write_world
from app.service.worlds.origin import StoreOrigin, keep_origin, kept_origin

DATABASE_FILE = "service.db"
PICTURE_FOLDER = "pictures"
_UNFINISHED = ("service.db.new", "service.db.new-journal")
_STORE_ID = "store_id"
_FIRST_ID = "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
# The write-ahead log of a database is moved before its file: left behind, it would be applied to a
# new one.
_OF_A_STORE = (f"{DATABASE_FILE}-wal", f"{DATABASE_FILE}-shm", PICTURE_FOLDER, DATABASE_FILE)


class StoreDiffers(Exception):
    """A store has other content than requested; the message describes it."""


def open_store(
    folder: Path,
    world: Callable[[], WorldSource],
    *,
    seed: int,
    listings: int,
    asked: StoreOrigin | None = None,
) -> Database:
    """Open the store in ``folder``; if it is new, first fill it with what ``world`` returns.

    An existing store is opened as it is, whatever ``seed`` and ``listings`` are; ``asked`` is what
    was requested explicitly. If the filling of a store was interrupted, it is filled again; a store
    of an older version of the program is set aside. Raise :class:`StoreDiffers` and
    :class:`StoreUnreadable`.
    """
    path = folder / DATABASE_FILE
    asked = asked or StoreOrigin()
    made = StoreOrigin(seed, listings, asked.world, asked.digest)
    if not path.exists():
        _fill(folder, world(), made)
    try:
        database = open_database(path)
    except StoreOutdated:
        # The old data stays readable; a practice shop can always be created again.
        put_aside(folder)
        _fill(folder, world(), made)
        database = open_database(path)
    try:
        check_origin(folder, database, asked)
    except StoreDiffers:
        database.close()
        raise
    return database


def check_origin(where: object, database: Database, asked: StoreOrigin) -> None:
    """Check that the store at a folder or an address has the requested content.

    Raise :class:`StoreDiffers`.
    """
    kept = kept_origin(database)
    if asked.contradicts(kept):
        raise StoreDiffers(
            f"the store in {where} was made of {kept}, not of {asked}: leave that out,"
            " or put the store aside with --fresh"
        )


def put_aside(folder: Path) -> Path | None:
    """Move the files of a store into a subfolder named after the time.

    Return that folder; ``None`` if there is nothing to move. Raise :class:`StoreUnreadable`.
    """
    there = [path for name in _OF_A_STORE if (path := folder / name).exists()]
    if not there:
        return None
    # Opening it merges the write-ahead log into the file, if the file is readable at all.
    with contextlib.suppress(StoreUnreadable):
        open_database(folder / DATABASE_FILE).close()
    name = f"old-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    with translated_errors(folder):
        aside = folder / name
        number = 1
        while aside.exists():
            number += 1
            aside = folder / f"{name}-{number}"
        aside.mkdir(mode=0o700)
        for path in there:
            if path.exists():
                path.replace(aside / path.name)
        _synchronise(folder)
    return aside


def made_store_id(database: Database) -> str:
    """Return the random id of a store; create it on first use.

    Another world in the same folder is another store.
    """
    known = known_store_id(database)
    if not known:
        # If several processes start at once, the id of the first one is kept.
        database.execute(_FIRST_ID, (_STORE_ID, secrets.token_hex(8)))
        known = known_store_id(database)
    return known


def known_store_id(database: Database) -> str:
    """Return the id of a store that was served before, or an empty text."""
    return database.setting(_STORE_ID) or ""


def make_folder(folder: Path) -> None:
    """Create the folder of a store, readable only by its owner.

    Raise :class:`StoreUnreadable` if the path is something else or the folder cannot be created.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnreadable(f"{folder} cannot be made a store: {error.strerror}") from error


def _fill(folder: Path, world: WorldSource, made: StoreOrigin) -> None:
    """Fill a file beside the store and move it into place when it is complete and on disk."""
    unfinished = folder / _UNFINISHED[0]
    with translated_errors(folder):
        for name in _UNFINISHED:
            (folder / name).unlink(missing_ok=True)
        database = create_database(unfinished)
        try:
            write_world(database, world, seed=made.seed or 0, listings=made.listings or 0)
            keep_origin(database, made)
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
