"""The popup list of a completer, in the style of a menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QListView

from app.ui.widgets.field_state import set_look

if TYPE_CHECKING:
    from PySide6.QtWidgets import QCompleter


def completion_list(completer: QCompleter, *, name: str = "") -> QListView:
    """Give ``completer`` a popup list in the program's style; return the list."""
    words = QListView()
    words.setObjectName(name)
    words.setUniformItemSizes(True)
    completer.setPopup(words)
    set_look(words, "kind", "completion")
    return words
