"""The marker for texts that the window and the commands translate when they show them."""

from __future__ import annotations


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Return ``text`` unchanged; Qt's extraction tool finds texts by the name of this function."""
    return text
