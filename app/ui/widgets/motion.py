"""How long things move; nothing moves where the system asks for stillness."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QApplication, QStyle

HOVER: Final = 120
PANEL: Final = 160
TOAST: Final = 200
#: One passage of a busy bar, in milliseconds.
BUSY: Final = 1_600


def moving() -> bool:
    """Whether the system lets widgets move."""
    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return QApplication.style().styleHint(hint) > 0


def duration(wanted: int) -> int:
    """``wanted`` milliseconds, or none where nothing is to move."""
    return wanted if moving() else 0
