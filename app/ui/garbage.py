"""Full garbage collection, run only while the window is idle."""

from __future__ import annotations

import gc
import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from collections.abc import Callable

_LOOK_MS: Final = 5_000
#: The window is idle if it used less than this share of one core since the last check.
_AT_REST: Final = 0.02
#: The number of younger collections after which a full one is worthwhile; Python's own default.
_WORTH_IT: Final = 10
#: The number after which it happens at once: some ten million objects were created and kept.
_AT_ONCE: Final = 1_000


class IdleGarbageCollection(QObject):
    """The collection of the oldest garbage generation while the window is idle.

    A full collection stops every thread. A plan of 5,000 listings consists of some hundred thousand
    objects. Python would scan all of them repeatedly while they are created and sent, on whichever
    thread creates the next object, and block the window meanwhile. Younger generations are
    collected as usual, which takes a millisecond.

    ``spent`` and ``passed`` return the processor time of the process and the time of a clock, in
    seconds.
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
        """Collect if the window has been idle since the last call and enough garbage may exist."""
        spent, passed = self._last
        self._last = now = self._spent(), self._passed()
        rested = now[0] - spent < _AT_REST * (now[1] - passed)
        if rested and gc.get_count()[2] > _WORTH_IT:
            gc.collect()
