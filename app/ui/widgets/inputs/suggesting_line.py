"""A line edit with suggestions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from app.ui.widgets.inputs.fields import LineEdit

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QCompleter


class SuggestingLine(LineEdit):
    """A line edit that opens its completer's suggestions with the down arrow.

    Lines without suggestions use a plain :class:`LineEdit`, so that their keys are not processed
    here.
    """

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the suggestions on the down arrow."""
        is_down = event.key() == Qt.Key.Key_Down and not event.modifiers()
        if not (is_down and self.offer_all()):
            super().keyPressEvent(event)

    def offer_all(self) -> bool:
        """Show the matching suggestions, or all if none matches; return whether there are any."""
        # A line without a completer returns ``None``, although Qt's type hints do not say so.
        completer: QCompleter | None = self.completer()
        if completer is None or self.isReadOnly():
            return False
        completer.setCompletionPrefix(self.text())
        if not completer.completionCount():
            completer.setCompletionPrefix("")
        completer.complete()
        return completer.completionCount() > 0
