"""The reaction to a discarded draft: a toast with an undo button."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.engine.events import DraftDiscarded, DraftRestored, Event, NoticeRaised
from app.engine.notices import NoticeError
from app.tasks import Overlap
from app.ui.look.translation import Words

if TYPE_CHECKING:
    from app.editing.draft import ItemDraft
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.widgets.display.toast import ToastStack
    from app.ui.window.frame import WindowFrame

DraftWork: Final = Words("DraftWork")


class Discarding:
    """A handler of discarded drafts, which shows a toast and closes the tab of a new listing."""

    def __init__(
        self, session: Session, scope: TaskScope, window: WindowFrame, toasts: ToastStack
    ) -> None:
        self._session, self._scope, self._window, self._toasts = session, scope, window, toasts

    def on_event(self, event: Event) -> None:
        """Handle a draft discarded in the list of drafts or in the view of a new listing."""
        if not isinstance(event, DraftDiscarded):
            return
        draft, tabs = event.draft, self._window.tabs
        had_tab = draft.is_new and tabs is not None and tabs.close_tab(f"editor {draft.item_id}")
        words = DraftWork.tr("The draft was discarded")
        toast = self._toasts.add("ok", words, DraftWork.tr("Restore it"))
        toast.acted.connect(lambda: self._start(draft, reopen=bool(had_tab)))

    def _start(self, draft: ItemDraft, *, reopen: bool) -> None:
        work = self._bring_back(draft, reopen=reopen)
        self._scope.start(work, key=f"draft keep {draft.item_id}", overlap=Overlap.SKIP)

    async def _bring_back(self, draft: ItemDraft, *, reopen: bool) -> None:
        try:
            await self._session.listings.restore(draft)
        except NoticeError as error:
            self._session.events.publish(NoticeRaised(error.notice))
            return
        self._session.events.publish(DraftRestored(draft))
        if reopen:
            self._window.open_item(draft.item_id)
