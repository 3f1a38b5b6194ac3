"""Garbage that is looked for among all objects only while the window rests."""

from __future__ import annotations

import gc
import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from collections.abc import Callable

_LOOK_MS: Final = 5_000
#: A window rests that used less than this share of one core since the last look.
_AT_REST: Final = 0.02
#: After so many collections of newer objects it is worth the while; Python's own figure.
_WORTH_IT: Final = 10
#: After so many it happens at once: some ten million objects came and stayed meanwhile.
_AT_ONCE: Final = 1_000


class GarbageAtRest(QObject):
    """Collects the garbage that has grown old, which stops every thread, where nobody waits.

    A plan of 5,000 listings is some hundred thousand objects. Python looks through all of them
    again and again while they come and are sent, on whichever thread makes the next one, and the
    window stands still meanwhile. Newer objects are looked through as before, which takes a
    millisecond.

    ``spent`` and ``passed`` tell the seconds that the process has had a core, and those of a clock.
    """

    def __init__(
        self,
        parent: QObject,
        spent: Callable[[], float] = time.process_time,
        passed: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._spent, self._passed = spent, passed
        self._last = spent(), passed()
        young, middle, _ = gc.get_threshold()
        gc.set_threshold(young, middle, _AT_ONCE)
        timer = QTimer(self)
        timer.setInterval(_LOOK_MS)
        timer.timeout.connect(self.look)
        timer.start()

    def look(self) -> None:
        """Collect, where the window has rested since the last look and it is worth the while."""
        spent, passed = self._last
        self._last = now = self._spent(), self._passed()
        rested = now[0] - spent < _AT_REST * (now[1] - passed)
        if rested and gc.get_count()[2] > _WORTH_IT:
            gc.collect()
