"""The list below a field with what may be meant, in the look of a menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QListView

from app.ui.widgets.field_state import set_look

if TYPE_CHECKING:
    from PySide6.QtWidgets import QCompleter


def completion_list(completer: QCompleter, *, name: str = "") -> QListView:
    """Have ``completer`` show its words in a list in the look of the program; return the list."""
    words = QListView()
    words.setObjectName(name)
    words.setUniformItemSizes(True)
    completer.setPopup(words)
    set_look(words, "kind", "completion")
    return words
