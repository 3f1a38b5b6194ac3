"""Texts of one font as rows of a table draw them: how long they are, and cut to their room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from app.ui.look.text import one_line

if TYPE_CHECKING:
    from PySide6.QtGui import QFontMetrics

_MOST = 4_000
_ELIDE = Qt.TextElideMode.ElideRight


class FittedTexts:
    """Measures and cuts texts by the font of ``line``; the latest are kept."""

    def __init__(self, line: QFontMetrics) -> None:
        self._line = line
        self._advances: dict[str, int] = {}
        self._cut: dict[tuple[str, int], str] = {}
        # One more, for what was rounded away.
        self._widest = 1 + max(line.horizontalAdvance(chr(code)) for code in range(32, 127))

    def advance(self, text: str) -> int:
        """Return how long ``text`` is, in pixels."""
        long = self._advances.get(text)
        if long is None:
            if len(self._advances) > _MOST:
                self._advances.clear()
            long = self._advances[text] = self._line.horizontalAdvance(text)
        return long

    def cut(self, text: str, room: int) -> str:
        """Return ``text`` in one line of at most ``room`` pixels."""
        key = (text, room)
        found = self._cut.get(key)
        if found is None:
            if len(self._cut) > _MOST:
                self._cut.clear()
            found = one_line(text)
            # To measure a text is as much work as to draw it, and most fit whatever letters they
            # are made of; of those beyond the plain ones nobody knows.
            if not found.isascii() or len(found) * self._widest > room:
                found = self._line.elidedText(found, _ELIDE, max(0, room))
            self._cut[key] = found
        return found
