"""The draft of an open listing is written down while it is typed."""

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
"""A pause in typing after which the step of the undo stack ends."""
BETWEEN_SECONDS = 0.05
"""How long after a write has begun the next one does, where more was typed in the meantime."""


class Head(Protocol):
    """Where it stands whether the draft is kept."""

    def show_kept(self, words: str) -> None:
        """Say something about the draft."""

    def note_kept(self) -> None:
        """Note that the draft was kept just now."""


class DraftView(Protocol):
    """What a draft is typed into."""

    @property
    def header(self) -> Head:
        """Where it stands whether the draft is kept."""

    def commit(self) -> None:
        """Report what stands in every field."""


class Autosave:
    """Writes the draft down and says in the head of the editor when, or why not.

    The first key after a rest is written at once, and what follows together, so that a process that
    is killed takes no more with it than the last ``BETWEEN_SECONDS`` and one write.
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
        """Whether nothing is written: the draft was thrown away, elsewhere or in its view."""

    def let_go(self) -> None:
        """Say nothing in the head any more: the view goes, and what is still due is written."""
        self._scope.cancel("pause")
        self._header = None

    def keep_typed(self) -> None:
        """Keep the draft behind the window, with what is typed until it is its turn."""
        self._scope.start(self._pause(), key="pause", overlap=Overlap.REPLACE)
        if not self._is_due:
            self._is_due = True
            self._scope.start(self._write_due(), key="keep", overlap=Overlap.QUEUE, finish=True)

    def keep_soon(self) -> None:
        """Keep the draft behind the window."""
        self._scope.cancel("pause")
        self._scope.start(self.keep(), key="keep", overlap=Overlap.QUEUE, finish=True)

    async def keep(self) -> bool:
        """Keep the draft now, an empty one is forgotten; return whether that went well."""
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
