"""Whether and how fast things move; nothing does where the system asks for reduced motion."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QApplication, QStyle

#: One passage of a busy bar, in milliseconds.
BUSY: Final = 1_600


def moving() -> bool:
    """Return whether the system lets widgets move."""
    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return QApplication.style().styleHint(hint) > 0
