"""An editor for a listing, made of what the marketplace has of it now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.engine.events import OutboxChanged
from app.engine.outbox.outbox import OutboxState
from app.ui.editor.controller import EditorController

if TYPE_CHECKING:
    from app.engine.events import Event
    from app.engine.listings.listings import OpenListing
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.editor.history import EditHistory
    from app.ui.window.frame import WindowFrame


async def opened_editor(
    session: Session,
    scope: TaskScope,
    item_id: str,
    window: Callable[[], WindowFrame],
    on_back: Callable[[], object],
    on_other: Callable[[EditHistory | None], object],
    change_category: Callable[[EditorController], object],
    history: EditHistory | None,
) -> EditorController:
    """Return the editor of a listing that is there, with what its head can do.

    The arguments after ``window`` are those of ``EditorController``. Raise ``NoticeError`` where
    neither the marketplace nor the catalog has the listing.
    """
    opened = await _read(session, item_id)
    controller = EditorController(
        session, scope, opened, on_back, on_other, change_category, history
    )
    header = controller.view.header
    header.more = lambda: (*window().listing_actions(), *window().life_actions())
    header.show_steps(window().step_actions())
    controller.undo_sent = lambda number: window().undo_requested.emit(number)
    return controller


async def _read(session: Session, item_id: str) -> OpenListing:
    """Return a listing as it is: read again where something was done to it meanwhile, because
    there is no editor yet that would hear of it."""
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
