"""Animation settings; there are no animations if the system requests reduced motion."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QApplication, QStyle

# The duration of one cycle of a busy bar, in milliseconds.
BUSY: Final = 1_600


def is_animated() -> bool:
    """Return whether the system allows animations."""
    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return QApplication.style().styleHint(hint) > 0
