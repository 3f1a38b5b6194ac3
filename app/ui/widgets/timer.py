"""Timers, in a module of their own: the first frame needs them before asyncio."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject


def single_shot(parent: QObject, milliseconds: int, act: Callable[[], object]) -> QTimer:
    """Return a timer that calls ``act`` once, ``milliseconds`` after its last start."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(act)
    return timer
