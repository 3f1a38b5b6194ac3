"""Automatic saving of the draft of an open listing while it is edited."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Protocol

from app.engine.notices import NoticeError
from app.tasks import Overlap
from app.ui.look.translation import Words
from app.ui.texts.notice_text import text_of

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.editor.history import EditHistory

AutosaveText = Words("AutosaveText")
PAUSE_SECONDS = 0.4
"""The pause in typing, in seconds, after which the step of the undo stack ends."""
BETWEEN_SECONDS = 0.05
"""The minimum number of seconds from the start of one save to the start of the next."""


class Head(Protocol):
    """The header that shows whether the draft is saved."""

    def show_kept(self, words: str) -> None:
        """Show a message about the draft."""

    def note_kept(self) -> None:
        """Record that the draft was saved just now."""


class DraftView(Protocol):
    """The view in which a draft is edited."""

    @property
    def header(self) -> Head:
        """The header that shows whether the draft is saved."""

    def commit(self) -> None:
        """Report the present content of every field."""


class Autosave:
    """The automatic saving of a draft, with its time or error shown in the editor's header.

    The first edit after a pause is saved at once and later ones together, so that a killed process
    loses no more than the last ``BETWEEN_SECONDS`` and one write.
    """

    def __init__(
        self,
        session: Session,
        scope: TaskScope,
        view: DraftView,
        history: EditHistory,
    ) -> None:
        self._session = session
        self._scope = scope
        self._view = view
        self._header: Head | None = view.header
        self._history = history
        self._is_due = False
        self._next = 0.0
        self.is_off = False
        """Whether saving is off because the draft was discarded, here or elsewhere."""

    def let_go(self) -> None:
        """Stop updating the header, because the view closes; pending saves are still written."""
        self._scope.cancel("pause")
        self._header = None

    def keep_typed(self) -> None:
        """Save the draft in the background, including input that arrives before the save."""
        self._scope.start(self._pause(), key="pause", overlap=Overlap.REPLACE)
        if not self._is_due:
            self._is_due = True
            self._scope.start(self._write_due(), key="keep", overlap=Overlap.QUEUE, finish=True)

    def keep_soon(self) -> None:
        """Save the draft in the background."""
        self._scope.cancel("pause")
        self._scope.start(self.keep(), key="keep", overlap=Overlap.QUEUE, finish=True)

    async def keep(self) -> bool:
        """Save the draft now, or delete it if it is empty; return whether that succeeded."""
        self._scope.cancel("pause")
        self._view.commit()
        return await self._write()

    async def _pause(self) -> None:
        await asyncio.sleep(PAUSE_SECONDS)
        self._history.end_step()
        self._view.commit()

    async def _write_due(self) -> None:
        await asyncio.sleep(max(0.0, self._next - monotonic()))
        self._is_due = False
        self._next = monotonic() + BETWEEN_SECONDS
        await self._write()

    async def _write(self) -> bool:
        if self.is_off:
            return True
        draft = self._history.draft
        try:
            await self._session.listings.keep(draft)
        except NoticeError as error:
            words = AutosaveText.tr("draft not saved: {reason}")
            self._say(words.format(reason=text_of(error.notice).title))
            return False
        if draft.is_empty():
            self._say("")
        elif self._header is not None:
            self._header.note_kept()
        return True

    def _say(self, text: str) -> None:
        if self._header is not None:
            self._header.show_kept(text)
