"""Search while one types: the words are asked for as soon as the loop has taken the keys."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal


class LiveSearch(QObject):
    """Takes words as they are typed; ``requested`` carries those that are to be searched for.

    There is no wait for the keys to rest: of several searches the newest one counts, and the work
    of an earlier one is stopped. Keys that come together are taken together.
    """

    requested = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._words = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._ask)

    def type(self, words: str) -> None:
        """Take the words as they are now, to be searched for when no more keys wait."""
        self._words = words
        self._timer.start()

    def now(self) -> None:
        """Do not wait any longer, if there is something that waits."""
        if self._timer.isActive():
            self._timer.stop()
            self._ask()

    def _ask(self) -> None:
        self.requested.emit(self._words)
