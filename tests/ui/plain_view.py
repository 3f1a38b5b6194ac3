"""A view of the window that shows one widget and does nothing of its own."""

from __future__ import annotations

from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QWidget

from app.ui.view import View


class PlainView(View):
    """Shows ``widget``; ``undo_stack`` is what Undo goes through."""

    def __init__(self, widget: QWidget, undo_stack: QUndoStack | None = None) -> None:
        self.widget, self.undo_stack = widget, undo_stack
