"""A watch for changes that commands make to outbox and catalog while a window is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from app.engine.events import (
    Event,
    Job,
    ProcessLost,
    RowsChanged,
    SendProgress,
    SyncProgress,
    WorkEnded,
)
from app.engine.notices import NoticeError
from app.engine.outbox.external_row_changes import ExternalRowChanges
from app.tasks import Overlap

if TYPE_CHECKING:
    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.session import Session
    from app.tasks import TaskScope

_EVERY_MS: Final = 1_000


class ExternalChangePoller(QObject):
    """A poller that checks journal and catalog once a second, and publishes what changed.

    ``reload`` is called if too many rows changed for single events, ``ask_hold`` whenever sending
    may have been paused or resumed. Rows that waited for a dropped one are sent.
    """

    def __init__(
        self,
        session: Session,
        scope: TaskScope,
        catalog: ItemCatalog,
        parent: QObject,
        *,
        reload: Callable[[], object],
        ask_hold: Callable[[], object],
    ) -> None:
        super().__init__(parent)
        self._session, self._scope, self._catalog = session, scope, catalog
        self._reload, self._ask_hold = reload, ask_hold
        self._moves = ExternalRowChanges(session.outbox.read)
        self._is_sending = self._is_syncing = False
        self._revision = catalog.revision()
        timer = QTimer(self)
        timer.setInterval(_EVERY_MS)
        timer.timeout.connect(self.look_soon)
        timer.start()

    def on_event(self, event: Event) -> None:
        """Track what the worker of this window does, because it reports its own changes."""
        match event:
            case RowsChanged():
                self._revision = self._catalog.revision()
            case SyncProgress():
                self._is_syncing = True
            case WorkEnded(Job.SYNC):
                self._is_syncing = False
            case SendProgress(waiting, sending):
                self._is_sending = bool(waiting or sending)
            case WorkEnded(Job.SEND):
                self._is_sending = False
            case ProcessLost("worker"):
                self._is_sending = self._is_syncing = False

    def look_soon(self) -> None:
        """Start a check, unless the worker is sending."""
        if not self._is_sending:
            self._scope.start(self.look(), key="outbox outside", overlap=Overlap.SKIP)

    async def look(self) -> None:
        """Publish the changes since the last check."""
        if not self._is_syncing and self._catalog.revision() != self._revision:
            # Taken over by ``on_event``. Which listings they were is not known.
            self._session.events.publish(RowsChanged(None))
        try:
            moved = await self._moves.look()
            if moved.was_written:
                self._ask_hold()
            if moved.is_much:
                self._reload()
            elif moved.numbers and (tracker := self._session.outbox.change_tracker).note(
                moved.numbers
            ):
                await tracker.run()
        except NoticeError:
            # The window reports elsewhere that the journal cannot be read.
            return
        if moved.lets_go:
            self._session.start(Job.SEND)
