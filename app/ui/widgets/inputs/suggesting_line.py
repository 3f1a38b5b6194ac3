"""One line of text that suggests values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from app.ui.widgets.inputs.fields import LineEdit

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QCompleter


class SuggestingLine(LineEdit):
    """Shows the suggestions of its completer at the down arrow, as any list does.

    Lines without suggestions are a plain :class:`LineEdit`: each of their keys would pass here.
    """

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show what may be meant at the down arrow."""
        is_down = event.key() == Qt.Key.Key_Down and not event.modifiers()
        if not (is_down and self.offer_all()):
            super().keyPressEvent(event)

    def offer_all(self) -> bool:
        """Show the suggestions for what is typed, or all of them where none fits; return whether
        there are any.
        """
        # A line that has none gives none, whatever the declaration of Qt's says.
        completer: QCompleter | None = self.completer()
        if completer is None or self.isReadOnly():
            return False
        completer.setCompletionPrefix(self.text())
        if not completer.completionCount():
            completer.setCompletionPrefix("")
        completer.complete()
        return completer.completionCount() > 0
