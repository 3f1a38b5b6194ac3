"""Common behaviour of text controls in a form: shared undo, limited pastes, context menu."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QMenu, QPlainTextEdit, QWidget

# Far more than any field accepts, but short enough for Qt to lay out at once.
LONGEST_LINE = 10_000
_UNDO_KEYS = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


def _is_picture_only() -> bool:
    pasted = QGuiApplication.clipboard().mimeData()
    return pasted.hasImage() and not pasted.hasText()


class TextControls(QObject):
    """The event filter for the text controls of one field.

    ``cut_off`` is called if a paste was longer than the limit; ``reset`` and ``no_use`` are called
    from the context menu, which is Qt's own without undo.
    """

    def __init__(
        self,
        parent: QWidget,
        cut_off: Callable[[], object],
        reset: Callable[[], object],
        no_use: Callable[[], object],
    ) -> None:
        super().__init__(parent)
        self._cut_off, self._reset, self._no_use = cut_off, reset, no_use
        self.can_reset = False
        self.can_be_of_no_use = False

    def watch(self, control: QWidget) -> None:
        """Install the filter and the limits on ``control``."""
        control.installEventFilter(self)
        if isinstance(control, QLineEdit):
            control.setMaxLength(LONGEST_LINE)
            control.inputRejected.connect(self._cut_off)
        elif isinstance(control, QPlainTextEdit):
            control.setUndoRedoEnabled(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the undo keys to the editor's stack, and show the form's context menu."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if any(event.matches(key) for key in _UNDO_KEYS):
                event.ignore()
                return True
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if any(event.matches(key) for key in _UNDO_KEYS):
                # The event is ignored, so that it is passed on to the editor.
                event.ignore()
                return True
            if event.matches(QKeySequence.StandardKey.Paste) and _is_picture_only():
                # The clipboard has only a picture, which the editor accepts elsewhere.
                event.ignore()
                return True
        elif event.type() == QEvent.Type.ContextMenu and isinstance(event, QContextMenuEvent):
            self._show_menu(watched, event)
            return True
        return super().eventFilter(watched, event)

    def _show_menu(self, watched: QObject, event: QContextMenuEvent) -> None:
        if isinstance(watched, (QLineEdit, QPlainTextEdit)):
            menu = watched.createStandardContextMenu()
            for action in menu.actions()[: 0 if watched.isReadOnly() else 3]:
                menu.removeAction(action)
        else:
            menu = QMenu(watched if isinstance(watched, QWidget) else None)
        before = next(iter(menu.actions()), None)
        action = menu.addAction(self.tr("Reset to the marketplace’s value"))
        action.setEnabled(self.can_reset)
        action.triggered.connect(lambda: self._reset())
        own = [action]
        if self.can_be_of_no_use:
            own.append(menu.addAction(self.tr("Mark as not applicable")))
            own[-1].triggered.connect(lambda: self._no_use())
        if before is not None:
            menu.insertActions(before, own)
            menu.insertSeparator(before)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # ``exec`` is not used, because a nested event loop would block every other task.
        menu.popup(event.globalPos())
