"""The base class for actions that create drafts of new listings from existing ones."""

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
    """The base of handlers for actions that create a new listing from others.

    ``begin`` opens a stored draft, with a title and a text about its origin.
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
        """Show that a listing is being read if that takes long.

        If the seller cancels it, the task ``key`` ends.
        """
        title = self._session.catalog.title(item_id)
        return self._waits.reading(title, partial(self._scope.cancel, key))

    @abstractmethod
    def _connect(self) -> None:
        """Connect the signals of the window."""
