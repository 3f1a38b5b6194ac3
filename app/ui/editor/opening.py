"""Creation of editors for listings, from their present state at the marketplace."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from app.editing.draft import NEW
from app.engine.events import OutboxChanged
from app.engine.outbox.outbox import OutboxState
from app.ui.editor.controller import EditorController
from app.ui.look.text import one_line
from app.ui.look.translation import Words

if TYPE_CHECKING:
    from app.engine.events import Event
    from app.engine.listings.listings import OpenListing
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.editor.editing import Editing, OpenNew
    from app.ui.editor.history import EditHistory
    from app.ui.widgets.display.waits import Waits
    from app.ui.window.frame import WindowFrame

OpeningWords: Final = Words("OpeningWords")


class Opening:
    """The factory of editors for listings and for the drafts of new ones.

    ``window`` returns the current window, whose ``waits`` show slow operations. An editor calls
    ``leave`` when the seller goes back, and ``anew`` when it needs other fields.
    """

    def __init__(
        self,
        session: Session,
        window: Callable[[], WindowFrame],
        waits: Waits,
        leave: Callable[[str], object],
        anew: Callable[[str, TaskScope, EditHistory | None], object],
    ) -> None:
        self._session, self._window, self._waits = session, window, waits
        self._leave, self._anew = leave, anew
        self.open_new: OpenNew | None = None
        """Opens the draft of a new listing."""
        self.change_category: Callable[[EditorController], object] = lambda _editor: None
        """Moves the listing of an editor to another category."""

    async def editor(
        self,
        item_id: str,
        scope: TaskScope,
        history: EditHistory | None = None,
        *,
        give_up: Callable[[], object] | None = None,
    ) -> Editing:
        """Return an editor, with the actions of its header.

        ``give_up`` cancels this operation, if that is possible. Raise ``NoticeError`` if neither
        the marketplace nor the catalog has the listing.
        """
        back, anew = partial(self._leave, item_id), partial(self._anew, item_id, scope)
        with self._waits.shown(lambda: self._words(item_id), give_up):
            if self.open_new is not None and item_id.startswith(NEW):
                return await self.open_new(item_id, scope, back)
            opened = await _read(self._session, item_id)
        controller = EditorController(
            self._session, scope, opened, back, anew, self.change_category, history
        )
        header = controller.view.header
        window = self._window
        header.more = lambda: (*window().listing_actions(), *window().lifecycle_actions())
        header.show_steps(window().step_actions())
        controller.undo_sent = lambda number: window().undo_requested.emit(number)
        return controller

    def _words(self, item_id: str) -> str:
        if item_id.startswith(NEW):
            return OpeningWords.tr("Opening a new listing…")
        title = one_line(self._window().catalog.title(item_id))
        return OpeningWords.tr("Opening “{title}”…").replace("{title}", title)


async def _read(session: Session, item_id: str) -> OpenListing:
    """Return a listing in its present state.

    It is read again if it was changed meanwhile, because no editor exists yet to receive that
    event.
    """
    moved = False

    def note(event: Event) -> None:
        nonlocal moved
        if isinstance(event, OutboxChanged) and event.row.item_id == item_id:
            moved = moved or event.row.state is OutboxState.DONE

    unsubscribe = session.events.subscribe(note)
    try:
        while True:
            moved = False
            opened = await session.listings.open(item_id)
            if not moved:
                return opened
    finally:
        unsubscribe()
