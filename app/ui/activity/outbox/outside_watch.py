"""What a command does to the outbox beside an open window, while no worker of it tells of that."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from app.engine.events import Event, Job, ProcessLost, SendProgress, WorkEnded
from app.engine.notices import NoticeError
from app.engine.outbox.outside_moves import OutsideMoves
from app.tasks import Overlap

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.tasks import TaskScope

_EVERY_MS: Final = 1_000


class OutsideWatch(QObject):
    """Looks once a second whether the journal was written to, and publishes what moved.

    ``reload`` is called where too much moved to tell it row by row, ``ask_hold`` whenever
    sending may have been held or resumed. What a dropped row had kept waiting is sent.
    """

    def __init__(
        self,
        session: Session,
        scope: TaskScope,
        parent: QObject,
        *,
        reload: Callable[[], object],
        ask_hold: Callable[[], object],
    ) -> None:
        super().__init__(parent)
        self._session, self._scope = session, scope
        self._reload, self._ask_hold = reload, ask_hold
        self._moves = OutsideMoves(session.outbox.read)
        self._is_sending = False
        timer = QTimer(self)
        timer.setInterval(_EVERY_MS)
        timer.timeout.connect(self.look_soon)
        timer.start()

    def on_event(self, event: Event) -> None:
        """Leave it to the worker to tell what it moves while it sends."""
        match event:
            case SendProgress(waiting, sending):
                self._is_sending = bool(waiting or sending)
            case WorkEnded(Job.SEND) | ProcessLost("worker"):
                self._is_sending = False

    def look_soon(self) -> None:
        """Look behind the window, unless the worker is sending."""
        if not self._is_sending:
            self._scope.start(self.look(), key="outbox outside", overlap=Overlap.SKIP)

    async def look(self) -> None:
        """Tell what was moved since the look before."""
        try:
            moved = await self._moves.look()
            if moved.was_written:
                self._ask_hold()
            if moved.is_much:
                self._reload()
            elif moved.numbers and (following := self._session.outbox.following).note(
                moved.numbers
            ):
                await following.run()
        except NoticeError:
            # The window says elsewhere that the journal cannot be read.
            return
        if moved.lets_go:
            self._session.start(Job.SEND)
