"""Locks held by a process, which the system releases when the process ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Locked(Exception):
    """Another process holds the lock."""


class ProcessLock:
    """A lock on the file at ``path``, held until it is released or the process ends.

    Raises ``Locked`` if another process holds it, and ``OSError`` if the file cannot be created.
    """

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if sys.platform == "win32":
                msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._file)
            raise Locked(str(path)) from None

    def release(self) -> None:
        """Release the lock."""
        os.close(self._file)


class SharedLock:
    """A lock at ``path`` shared by all processes with a file open, to detect whether one is alone.

    Released by ``release`` or when the process ends. Raises ``OSError`` if the lock file cannot be
    created. On Windows, where an open file cannot be moved aside anyway, every process counts as
    alone.
    """

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if sys.platform != "win32":
            fcntl.flock(self._file, fcntl.LOCK_SH)

    def take_alone(self) -> bool:
        """Lock exclusively until ``share``; return false if another process holds the lock."""
        if sys.platform == "win32":
            return True
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            fcntl.flock(self._file, fcntl.LOCK_SH)
            return False
        return True

    def share(self) -> None:
        """Share the lock again, so that other processes can hold it too."""
        if sys.platform != "win32":
            fcntl.flock(self._file, fcntl.LOCK_SH)

    def release(self) -> None:
        """Release the lock."""
        os.close(self._file)
