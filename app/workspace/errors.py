"""Exceptions about the seller's files, with a plain meaning.

StorageError
├── StorageFull        no room on the disk; nothing of the step was kept
├── StorageRemoved     a part of the file was removed while a program has it open
├── StorageReadOnly    the folder, the file or the file system cannot be written
├── StorageBusy        another process held the file longer than five seconds
├── StorageCorrupt     the file is not a sound database (any more)
├── WrongStatement     the statement asks for what the file does not have: a mistake of the program
├── StorageInterrupted the statement was stopped before its end; nothing is wrong with the file
├── BelongsElsewhere   the file is of another marketplace or seller
└── SchemaTooNew       the file was made by a newer program (``made_by``, ``version``): only look
"""

from __future__ import annotations


class StorageError(Exception):
    """A file of the workspace could not be read or written; the message is for a log."""


class StorageFull(StorageError):
    """The disk is full (or a quota is reached); the transaction was rolled back."""


class StorageRemoved(StorageError):
    """The write-ahead log was deleted while a program still had the database open.

    The file can be opened again once that program has closed it.
    """


class StorageReadOnly(StorageError):
    """The path cannot be written; reading may still work."""


class StorageBusy(StorageError):
    """Another process kept the file locked for longer than the time-out."""


class StorageCorrupt(StorageError):
    """The file is damaged or is no database at all."""


class WrongStatement(StorageError):
    """A statement names a table or column that does not exist; the file may be intact."""


class StorageInterrupted(StorageError):
    """A statement was stopped because its result is not needed any more or it takes too long."""


class BelongsElsewhere(StorageError):
    """The file belongs to another marketplace or seller; nothing was read from it."""


class SchemaTooNew(StorageError):
    """``file`` has a schema ``version`` newer than this program; ``made_by`` names its creator."""

    def __init__(self, version: int, made_by: str, file: str = "journal.db") -> None:
        super().__init__(f"{file}: schema {version}, made by {made_by or 'a newer version'}")
        self.file = file
        self.version = version
        self.made_by = made_by
