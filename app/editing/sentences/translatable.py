"""The mark of a text that the window and the commands translate when they show it."""

from __future__ import annotations


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Return ``text`` itself; Qt's extractor finds it by the name of this function."""
    return text
