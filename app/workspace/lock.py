"""A lock that one process holds, and that the system frees when the process is gone."""

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
    """Holds the lock file at ``path`` until it is released or the process ends, however it ends.

    Raises ``Locked`` when another process holds it, and ``OSError`` where the file cannot be made.
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
        """Let another process have it."""
        os.close(self._file)


class SharedLock:
    """Held at ``path`` by every process that has a file open, so that one can tell if it is alone.

    Freed by ``release`` or when the process ends. Raises ``OSError`` where the lock file cannot be
    made. On Windows, where an open file cannot be moved aside anyway, everybody counts as alone.
    """

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if sys.platform != "win32":
            fcntl.flock(self._file, fcntl.LOCK_SH)

    def take_alone(self) -> bool:
        """Keep all others out until ``share``; false when somebody else holds it."""
        if sys.platform == "win32":
            return True
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            fcntl.flock(self._file, fcntl.LOCK_SH)
            return False
        return True

    def share(self) -> None:
        """Share the lock again, so that others can hold it too."""
        if sys.platform != "win32":
            fcntl.flock(self._file, fcntl.LOCK_SH)

    def release(self) -> None:
        """Release the lock."""
        os.close(self._file)
