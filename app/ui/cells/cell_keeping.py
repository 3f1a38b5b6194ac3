"""Pending cells of a table: saved to disk, checked, marked, each change with an undo step."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoCommand, QUndoStack

from app.engine.events import DraftsKept, OutboxChanged, Synced
from app.engine.listings.cell_findings import cell_errors
from app.engine.notices import NoticeError
from app.tasks import Overlap
from app.ui.cells.cell_marks import Marks
from app.ui.cells.cell_reader import CellReader
from app.ui.cells.cell_words import obstacle_words, pending_words
from app.ui.texts.form_context import context_of_shop
from app.ui.texts.notice_text import text_of as notice_words
from app.ui.widgets.timer import single_shot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engine.events import Event
    from app.engine.listings.pending_cells import CellStep
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.listings.cells.pending_bar import PendingBar
    from app.ui.listings.table.table import ListingsTable

_WRITE, _LOAD, _JUDGE = "cells write", "cells load", "cells judge"
_AGAIN_MS: Final = 200
MOST_JUDGED: Final = 300
"""The maximum number of listings checked during typing; the review checks all."""


class CellKeeping(QObject):
    """The owner of the pending cells, which shows their state in the table and the bar below it."""

    def __init__(
        self,
        table: ListingsTable,
        bar: PendingBar,
        session: Session,
        scope: TaskScope,
    ) -> None:
        super().__init__(table)
        self._session, self.scope = session, scope
        self.table, self.bar = table, bar
        self.pending = session.listings.cells
        self.reader = CellReader(session)
        self.marks = Marks(self.pending, self.reader, session.catalog)
        self.stack = QUndoStack(self)
        self._says_obstacles = False
        table.rows.marks = self.marks
        self._load_soon = single_shot(self, _AGAIN_MS, self.load)
        end = session.events.subscribe(self._on_event)
        self.destroyed.connect(lambda: end())
        scope.start(self._clear_at_the_end(), key="cells", overlap=Overlap.SKIP)

    async def _clear_at_the_end(self) -> None:
        """Deactivate the undo stack at the end, while its window still exists."""
        try:
            await asyncio.Event().wait()
        finally:
            self.stack.setActive(False)

    def _on_event(self, event: Event) -> None:
        match event:
            case Synced():
                self.reader.forget()
                self._load_soon.start()
            case OutboxChanged():
                self._load_soon.start()

    def made(self, steps: Sequence[CellStep], text: str) -> None:
        """Record changed cells as one undo step, and save them at once.

        Without steps a conflict may have been decided, which is saved, too.
        """
        if steps:
            self.stack.push(_CellCommand(self, steps, text))
            self.bar.show_note("", "")
        self.changed()

    # -- kept and shown ------------------------------------------------------------------------

    def changed(self) -> None:
        """Show the pending cells, and save them."""
        self.show()
        self.scope.start(self._write(), key=_WRITE, overlap=Overlap.QUEUE, finish=True)

    async def _write(self) -> None:
        try:
            if drafts := await self.pending.write():
                # An open editor of the same listing continues with the saved draft.
                self._session.events.publish(DraftsKept(drafts))
        except NoticeError as error:
            self.bar.show_note("bad", notice_words(error.notice).title)
        # Only after saving, because both together would slow down the window.
        self.scope.start(self._judge(), key=_JUDGE, overlap=Overlap.REPLACE)

    def load(self) -> None:
        """Reload the saved cells, which others may have changed."""
        self.scope.start(self._load(), key=_LOAD, overlap=Overlap.REPLACE)

    async def _load(self) -> None:
        await self.pending.load()
        self.changed()

    async def _judge(self) -> None:
        parts = self.pending.parts(MOST_JUDGED)
        path = self._session.catalog.path
        self.marks.errors = await asyncio.to_thread(cell_errors, path, parts) if parts else {}
        self.show()

    def show(self) -> None:
        """Update the bar and the marks."""
        locale = context_of_shop(self._session).locale
        changes, listings = self.pending.count()
        self.bar.show_count(changes, pending_words(changes, listings, locale))
        self.bar.let_send(self.pending.has_readable())
        words = self.obstacles() if changes else ""
        if words or self._says_obstacles:
            self.bar.show_note("bad" if words else "", words)
        self._says_obstacles = bool(words)
        self.table.viewport().update()

    def obstacles(self) -> str:
        """Return the reasons why pending cells cannot be sent, as text."""
        conflicts = sum(map(len, self.pending.conflicts.values()))
        unread = sum(len(draft.unread()) for draft in self.pending.drafts.values())
        refused = sum(map(len, self.marks.errors.values()))
        return obstacle_words(conflicts, unread, refused)


class _CellCommand(QUndoCommand):
    """One undo step with cells that changed together; done already when it is pushed."""

    def __init__(self, keeping: CellKeeping, steps: Sequence[CellStep], text: str) -> None:
        super().__init__(text)
        self._keeping, self._steps = keeping, tuple(steps)
        self._is_made = True

    def redo(self) -> None:
        """Make the changes again."""
        if not self._is_made:
            self._keeping.pending.go(self._steps)
            self._keeping.changed()
        self._is_made = False

    def undo(self) -> None:
        """Undo the changes, the last one first."""
        self._keeping.pending.go(step.inverse() for step in reversed(self._steps))
        self._keeping.changed()
