"""Texts of one font for rows of a table: their width, and elision to the available width."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from app.ui.look.text import one_line

if TYPE_CHECKING:
    from PySide6.QtGui import QFontMetrics

_MOST = 4_000
_ELIDE = Qt.TextElideMode.ElideRight


class FittedTexts:
    """Measured and elided texts in the font of ``line``, with a cache."""

    def __init__(self, line: QFontMetrics) -> None:
        self._line = line
        self._advances: dict[str, int] = {}
        self._cut: dict[tuple[str, int], str] = {}
        # One more pixel, for rounding.
        self._widest = 1 + max(line.horizontalAdvance(chr(code)) for code in range(32, 127))

    def advance(self, text: str) -> int:
        """Return the width of ``text`` in pixels."""
        long = self._advances.get(text)
        if long is None:
            if len(self._advances) > _MOST:
                self._advances.clear()
            long = self._advances[text] = self._line.horizontalAdvance(text)
        return long

    def cut(self, text: str, room: int) -> str:
        """Return ``text`` in one line of at most ``room`` pixels, elided if needed."""
        key = (text, room)
        found = self._cut.get(key)
        if found is None:
            if len(self._cut) > _MOST:
                self._cut.clear()
            found = one_line(text)
            # Measuring a text costs as much as drawing it, and most texts fit whatever characters
            # they have; the widths of characters beyond ASCII are not known.
            if not found.isascii() or len(found) * self._widest > room:
                found = self._line.elidedText(found, _ELIDE, max(0, room))
            self._cut[key] = found
        return found
