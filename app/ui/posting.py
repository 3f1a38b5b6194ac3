"""Has functions called on the window's thread, whoever asks for it."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

if TYPE_CHECKING:
    from collections.abc import Callable


class Posting(QObject):
    """Calls what other threads post, in their order, when the window's own loop comes to it."""

    _posted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._posted.connect(self._call, Qt.ConnectionType.QueuedConnection)

    def post(self, function: Callable[[], None]) -> None:
        """Call ``function`` soon; from any thread. After the end of the window nothing happens."""
        with contextlib.suppress(RuntimeError):
            self._posted.emit(function)

    def _call(self, function: Callable[[], None]) -> None:
        function()
