"""A toast for a wait, shown only if it lasts for more than half a second."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer
from shiboken6 import isValid

from app.ui.look.text import one_line
from app.ui.look.translation import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    from app.ui.widgets.display.toast import Toast, ToastStack

SIGN_AFTER_MS: Final = 500
"""The number of milliseconds after which a sign of waiting is shown."""
Waiting: Final = Words("Waiting")


class Waits:
    """An indicator of waits that uses ``toasts``, those of the current window."""

    def __init__(self, toasts: Callable[[], ToastStack | None] = lambda: None) -> None:
        self._toasts = toasts

    @contextmanager
    def shown(
        self, words: Callable[[], str], give_up: Callable[[], object] | None = None
    ) -> Iterator[None]:
        """Show ``words`` if the ``with`` block takes longer than half a second, until it ends.

        ``give_up`` is called by the toast's cancel button, its close button and Esc, and cancels
        the wait.
        """
        toast: Toast | None = None

        def show() -> None:
            nonlocal toast
            stack = self._toasts()
            if stack is not None:
                action = Waiting.tr("Cancel") if give_up is not None else ""
                toast = stack.add("info", words(), action, stays=True)
                if give_up is not None:
                    toast.acted.connect(give_up)
                    toast.dismissed.connect(give_up)

        timer = QTimer()
        timer.setSingleShot(True)
        timer.setInterval(SIGN_AFTER_MS)
        timer.timeout.connect(show)
        timer.start()
        try:
            yield
        finally:
            timer.stop()
            if toast is not None and isValid(toast):
                toast.finish()

    def reading(self, title: str, give_up: Callable[[], object]) -> AbstractContextManager[None]:
        """Show that a listing is being read; its ``title`` is text from the marketplace."""
        words = Waiting.tr("Reading “{title}”…")
        return self.shown(lambda: words.replace("{title}", one_line(title)), give_up)
