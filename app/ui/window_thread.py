"""Calling of functions on the window's thread from other threads."""

from __future__ import annotations

import contextlib
from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

if TYPE_CHECKING:
    from collections.abc import Callable


class CallQueue(QObject):
    """A queue of functions from other threads: one is called per turn of the window's loop.

    However fast they come, keys and painting are processed between two of them.
    """

    _posted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._waiting: deque[Callable[[], None]] = deque()
        self._turns = QTimer(self)
        self._turns.setInterval(0)
        self._turns.timeout.connect(self._call_next)
        self._posted.connect(self._turns.start, Qt.ConnectionType.QueuedConnection)

    def post(self, function: Callable[[], None]) -> None:
        """Call ``function`` soon; may be called on any thread.

        Does nothing once the window is gone.
        """
        self._waiting.append(function)
        with contextlib.suppress(RuntimeError):
            self._posted.emit()

    def _call_next(self) -> None:
        if self._waiting:
            self._waiting.popleft()()
        else:
            self._turns.stop()
