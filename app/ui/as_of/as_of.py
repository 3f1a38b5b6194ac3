"""The controller of the earlier shop: chooses the sync, builds its catalog and opens it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from app.engine.catalog.catalog import ItemCatalog
from app.engine.history.archive import SnapshotGone
from app.engine.history.past_copy import PastCopy, copy_as_of
from app.engine.notices import NoticeError
from app.engine.reader.client import ReaderProcess
from app.tasks import Overlap
from app.ui.as_of.as_of_view import AsOfView
from app.ui.look.translation import Words
from app.ui.texts.catalog_text import moment
from app.ui.texts.notice_text import text_of
from app.ui.view import View
from app.ui.window_thread import CallQueue

if TYPE_CHECKING:
    from pathlib import Path

    from app.engine.catalog.questions import Reader
    from app.engine.history.archive import SyncMark
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.window.main_window import MainWindow

AS_OF = "as_of"
AsOfWords: Final = Words("AsOfWords")


class AsOf(QObject):
    """The handler of a window's request to see its shop as of a sync; lives as long as the window.

    ``reader`` creates the process that answers queries of the catalog in a folder.
    """

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        scope: TaskScope,
        reader: Callable[[Path], Reader] | None = None,
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._scope = window, session, scope
        posting = CallQueue()
        posting.setParent(self)
        self._reader = reader or (lambda folder: ReaderProcess(folder, posting.post))
        self._marks: dict[int, SyncMark] = {}
        self._view: AsOfView | None = None
        self._copy: PastCopy | None = None
        self._catalog: ItemCatalog | None = None
        window.past_requested.connect(self.show)
        scope.start(self._close_at_the_end(), key="as of end", overlap=Overlap.SKIP)

    def show(self) -> None:
        """Show the shop as of the sync before the last one; another one can be selected."""
        window = self._window
        if window.view(AS_OF) is None:
            self._view = view = AsOfView()
            view.sync_chosen.connect(self._choose)
            view.back_requested.connect(self._leave)
            window.add_view(AS_OF, _PastView(view, self._leave))
            self._scope.start(self._begin(), key="as of", overlap=Overlap.REPLACE)
        window.show_view(AS_OF)

    async def _begin(self) -> None:
        """Offer the recorded syncs, and show the one before the last."""
        view = self._view
        if view is None:
            return
        try:
            marks = await self._session.archive.syncs()
        except NoticeError as error:
            view.show_message("bad", text_of(error.notice).title)
            return
        self._marks = {mark.number: mark for mark in marks}
        view.show_syncs(marks, self._window.listings.model.text.locale)
        if not marks:
            title = AsOfWords.tr("No sync is remembered yet")
            view.show_message("info", title, AsOfWords.tr("Each sync from now on is one."))
            return
        view.syncs.setCurrentIndex(min(1, len(marks) - 1))
        await self._show(int(view.syncs.currentData()))

    def _choose(self, number: int) -> None:
        self._scope.start(self._show(number), key="as of", overlap=Overlap.REPLACE)

    async def _show(self, number: int) -> None:
        view, when = self._view, moment(self._marks[number].ended_at)
        if view is None:
            return
        self._let_go()
        title = AsOfWords.tr("The shop as it was at {moment}").replace("{moment}", when)
        view.show_message("info", title, AsOfWords.tr("It is being put together…"))
        try:
            made = await copy_as_of(self._session.catalog.path.parent, number)
        except SnapshotGone:
            why = AsOfWords.tr("What changed since is not known for this sync; choose another one.")
            view.show_message("warn", title, why)
            return
        except NoticeError as error:
            view.show_message("bad", title, text_of(error.notice).title)
            return
        if self._window.view(AS_OF) is None or self._view is not view:
            await asyncio.to_thread(made.close)
            return
        self._copy = made
        self._catalog = ItemCatalog(made.path)
        self._catalog.answer_with(self._reader(made.path.parent))
        view.show_shop(self._catalog)
        note = AsOfWords.tr(
            "It can be searched and sorted; nothing can be changed or sent here. What a sale left "
            "is not known for listings that changed since."
        )
        view.show_message("info", title, note)

    def _leave(self) -> None:
        """Return to the present shop."""
        self._window.close_view(AS_OF)
        self._view = None
        self._let_go()

    def _let_go(self) -> None:
        """Remove the earlier catalog, its reader first."""
        if self._view is not None:
            self._view.show_nothing()
        catalog, self._catalog = self._catalog, None
        made, self._copy = self._copy, None
        if catalog is not None:
            catalog.close()
        if made is not None:
            work = asyncio.to_thread(made.close)
            self._scope.start(work, key=f"as of {made.path}", overlap=Overlap.QUEUE, finish=True)

    async def _close_at_the_end(self) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            if self._catalog is not None:
                self._catalog.close()
            if self._copy is not None:
                self._copy.close()


class _PastView(View):
    """An earlier shop as a view of the window; ``leave`` returns to the present one."""

    def __init__(self, view: AsOfView, leave: Callable[[], object]) -> None:
        self.widget, self._leave = view, leave

    def come_forward(self) -> None:
        """Take the focus."""
        self.widget.setFocus()

    def leave(self) -> bool:
        """Return to the present shop."""
        self._leave()
        return True
