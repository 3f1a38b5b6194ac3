"""What makes a draft of a new listing from listings that are there."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.ui.widgets.display.waits import Waits

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager

    from app.editing.draft import ItemDraft
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.widgets.display.toast import ToastStack
    from app.ui.window.main_window import MainWindow


class DraftMaker(QObject):
    """Answers actions of the window that make a new listing of others.

    ``begin`` opens a draft that is kept, with a title and a text that say how it was made.
    """

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        scope: TaskScope,
        toasts: ToastStack,
        begin: Callable[[ItemDraft, tuple[str, str]], object],
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._scope = window, session, scope
        self._toasts, self._begin = toasts, begin
        self._waits = Waits(lambda: toasts)
        self._connect()

    def _reading(self, item_id: str, key: str) -> AbstractContextManager[None]:
        """Show that a listing is read where that takes long; the work of ``key`` ends where the
        seller gives it up."""
        title = self._session.catalog.title(item_id)
        return self._waits.reading(title, partial(self._scope.cancel, key))

    @abstractmethod
    def _connect(self) -> None:
        """Answer the signals of the window."""
