"""The first frame: waiting for it, and reporting its time to the start-up benchmark."""

from __future__ import annotations

import os
from time import monotonic_ns
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QTimer

if TYPE_CHECKING:
    from app.ui.window.main_window import MainWindow

ASKED_BY = "VITRINA_FIRST_PAINT"
_LONGEST_WAIT_MS = 1_000


def report_first_paint(window: MainWindow) -> None:
    """Print the time of the first painted row and exit, if ``VITRINA_FIRST_PAINT`` is set."""
    if os.environ.get(ASKED_BY):
        window.first_painted.connect(_report)


def _report() -> None:
    painted = monotonic_ns()
    from app.terminal import say

    say(f"first paint {painted}")
    # Nothing was started yet that would have to be ended.
    os._exit(0)


def wait_for_first_frame(window: MainWindow) -> None:
    """Run Qt's own event loop until the first row is on the screen, or for a second.

    This comes before the loop of asyncio, because importing that would delay the first frame. An
    empty shop paints no row and is not waited for.
    """
    if not window.listings.model.rowCount():
        return
    loop = QEventLoop()
    window.first_painted.connect(loop.quit)
    QTimer.singleShot(_LONGEST_WAIT_MS, loop.quit)
    loop.exec()
    window.first_painted.disconnect(loop.quit)
