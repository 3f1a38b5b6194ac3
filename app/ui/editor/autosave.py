"""The draft of an open listing is kept at every pause in typing."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from app.engine.notices import NoticeError
from app.tasks import Overlap
from app.ui.look.translation import Words
from app.ui.texts.notice_text import text_of

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.editor.history import EditHistory
    from app.ui.editor.view import EditorView

AutosaveText = Words("AutosaveText")
PAUSE_SECONDS = 0.4
"""A pause in typing after which the draft is kept."""


class Autosave:
    """Writes the draft down and says in the head of the editor when, or why not."""

    def __init__(
        self,
        session: Session,
        scope: TaskScope,
        view: EditorView,
        history: EditHistory,
    ) -> None:
        self._session = session
        self._scope = scope
        self._view = view
        self._header = view.header
        self._history = history

    def keep_after_pause(self) -> None:
        """Keep the draft when the seller stops typing; the step of the undo stack ends there."""
        self._scope.start(self._pause(), key="pause", overlap=Overlap.REPLACE)

    def keep_soon(self) -> None:
        """Keep the draft behind the window."""
        self._scope.cancel("pause")
        self._scope.start(self.keep(), key="keep", overlap=Overlap.QUEUE, finish=True)

    async def keep(self) -> bool:
        """Keep the draft now, an empty one is forgotten; return whether that went well."""
        self._scope.cancel("pause")
        return await self._write()

    async def _pause(self) -> None:
        await asyncio.sleep(PAUSE_SECONDS)
        self._history.seal()
        self._scope.start(self._write(), key="keep", overlap=Overlap.QUEUE, finish=True)

    async def _write(self) -> bool:
        self._view.commit()
        draft = self._history.draft
        try:
            await self._session.listings.keep(draft)
        except NoticeError as error:
            words = AutosaveText.tr("draft not saved: {reason}")
            self._header.show_kept(words.format(reason=text_of(error.notice).title))
            return False
        if draft.is_empty():
            self._header.show_kept("")
        else:
            self._header.note_kept()
        return True
