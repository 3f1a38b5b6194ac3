"""The pictures of the marketplace: the rows of the table, and the files beside it."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from app.service.stores.database import Database
from app.service.stores.practice_pictures import LARGEST, listing_of

DRAWN: Final = "drawn"
UPLOADED: Final = "uploaded"


_PART = ".part"
_ADD = (
    "INSERT INTO pictures (id, owner_id, width, height, source) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT DO NOTHING"
)


class StoredPicture(NamedTuple):
    """One row: the owner, the largest size in pixels, and the origin of a picture.

    ``source`` is :data:`DRAWN`, :data:`UPLOADED` or the address of a foreign picture, whose size is
    unknown.
    """

    id: str
    owner_id: str
    width: int | None
    height: int | None
    source: str


class PictureStore:
    """The table of pictures, and their files.

    The files are in a folder, or in the database if that is on a server, so that the whole store is
    in one place. A file is written under another name and moved into place, so it is never visible
    half-written.
    """

    def __init__(self, database: Database, folder: Path | None) -> None:
        self._database = database
        self._folder = folder

    def get(self, picture_id: str) -> StoredPicture | None:
        """Return the row of a picture, also for practice pictures, which have none in the table."""
        row = self._database.one(
            "SELECT id, owner_id, width, height, source FROM pictures WHERE id = ?", (picture_id,)
        )
        return self._drawn(picture_id) if row is None else StoredPicture(*row)

    def _drawn(self, picture_id: str) -> StoredPicture | None:
        """Return a practice picture: its id determines its content and its listing.

        A million listings have four million of them, which are better not stored as rows.
        """
        item_id = listing_of(picture_id)
        if item_id is None:
            return None
        row = self._database.one("SELECT seller_id FROM items WHERE id = ?", (item_id,))
        if row is None:
            return None
        return StoredPicture(picture_id, row[0], LARGEST, LARGEST, DRAWN)

    def add(self, picture: StoredPicture) -> None:
        """Write the row of a new picture; an existing row is kept."""
        self._database.execute(_ADD, picture)

    def add_many(self, pictures: Iterable[StoredPicture]) -> None:
        """Write many new rows; existing rows are kept."""
        self._database.many(_ADD, pictures)

    def file(self, picture_id: str, variant: str) -> bytes | None:
        """Return the JPEG of one size of a picture, or ``None`` if it was not made before."""
        if self._folder is None:
            row = self._database.one(
                "SELECT body FROM picture_files WHERE id = ? AND variant = ?", (picture_id, variant)
            )
            return None if row is None else row[0]
        try:
            return (self._folder / _name(picture_id, variant)).read_bytes()
        except FileNotFoundError:
            return None

    def keep_file(self, picture_id: str, variant: str, jpeg: bytes, *, durable: bool) -> None:
        """Write the JPEG of one size; ``durable`` files cannot be recreated and are synced to disk.

        Raise ``OSError`` if the disk is full or read-only.
        """
        if self._folder is None:
            self._database.execute(
                "INSERT INTO picture_files (id, variant, body) VALUES (?, ?, ?)"
                " ON CONFLICT DO NOTHING",
                (picture_id, variant, jpeg),
            )
            return
        self._folder.mkdir(mode=0o700, exist_ok=True)
        path = self._folder / _name(picture_id, variant)
        part = path.with_name(f".{secrets.token_hex(8)}{_PART}")
        try:
            with part.open("xb") as file:
                file.write(jpeg)
                if durable:
                    file.flush()
                    os.fsync(file.fileno())
            part.replace(path)
        except OSError:
            part.unlink(missing_ok=True)
            raise

    def discard_parts(self) -> None:
        """Remove files that a killed process left half-written."""
        if self._folder is not None:
            for part in self._folder.glob(f".*{_PART}"):
                part.unlink(missing_ok=True)


def _name(picture_id: str, variant: str) -> str:
    return f"{picture_id}-{variant}.jpg"


def new_picture_id() -> str:
    """Return a new unique picture id."""
    return f"P{secrets.token_hex(10)}"
