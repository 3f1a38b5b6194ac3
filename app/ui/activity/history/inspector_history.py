"""The history of a listing in the inspector: unsent, by the marketplace, and own changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from app.engine.history.changes_elsewhere import sent_calls
from app.engine.notices import NoticeError
from app.tasks import Overlap
from app.ui.activity.history_lines import (
    line_of_draft,
    lines_of_open_rows,
    lines_of_past,
    open_rows_of,
)
from app.ui.texts.form_context import context_of_shop
from app.ui.widgets.display.timeline import TimelineLine

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.listings.inspector.inspector import Inspector

_MOST_LINES = 8
_MOST_ROWS = 200
# While the user moves through the listings with the arrow keys, no history is read until this
# pause.
_PAUSE_MS = 120


class InspectorHistory:
    """The loader of the history of the listing in the inspector."""

    def __init__(self, session: Session, scope: TaskScope, inspector: Inspector) -> None:
        self._session, self._scope, self._inspector = session, scope, inspector
        self._pause = QTimer(inspector)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(self.again)
        inspector.history_requested.connect(lambda _item_id: self._pause.start())
        # The present listing was announced before the signal was connected.
        self._pause.start()

    def again(self, item_id: str = "") -> None:
        """Reload the history of the shown listing; with ``item_id`` only if that one is shown."""
        shown = self._inspector.item_id
        if shown and item_id in ("", shown):
            self._scope.start(self._read(shown), key="inspector history", overlap=Overlap.REPLACE)

    async def _read(self, item_id: str) -> None:
        try:
            lines = await self._lines(item_id)
        except NoticeError:
            # An unreadable journal is reported when something is to be written to it.
            return
        self._inspector.show_history(item_id, lines[:_MOST_LINES])

    async def _lines(self, item_id: str) -> list[TimelineLine]:
        context = context_of_shop(self._session)
        lines = []
        for draft, saved_at in await self._session.listings.kept_drafts():
            if draft.item_id == item_id and not draft.is_empty():
                lines.append(line_of_draft(draft, saved_at, context))
        waiting = open_rows_of(
            item_id, await self._session.outbox.read(lambda store: store.latest(_MOST_ROWS))
        )
        lines += lines_of_open_rows(waiting, context)
        sent = await self._session.outbox.read(lambda store: sent_calls(store.history, item_id))
        seen = await self._session.archive.changes_of(item_id, sent, _MOST_LINES * 4)
        lines += lines_of_past(sent.entries, seen, context)
        return lines
