"""The socket of the first window, by which a second start of the shop brings it to the front."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from app.domain.wire import Unreadable, read_json
from app.engine.processes.window_lock import (
    LONGEST_MESSAGE,
    RAISED,
    Locked,
    ProcessLock,
    claim_window,
    socket_names,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

VERBS = ("raise",)
LOOK_SECONDS = 2.0
"""The number of seconds between two checks of a read-only window for whether the shop is free."""
MOST_CALLERS = 8
_TIMEOUT_MS = 2_000
_log = logging.getLogger(__name__)


class RaiseListener(QObject):
    """A listener for other starts on ``folder``; only the holder of its lock may create one.

    Reads one line of JSON with one of ``VERBS``; a connection that sends anything else is closed.
    """

    raised = Signal()

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.setMaxPendingConnections(MOST_CALLERS)
        self._server.newConnection.connect(self._accept)
        self._callers: set[QLocalSocket] = set()
        for name in socket_names(folder):
            # An existing socket was left by a killed window: the lock guarantees that there is no
            # other window.
            QLocalServer.removeServer(name)
            if self._server.listen(name):
                return
        _log.info("Nobody can ask this window to come to the front")

    @property
    def name(self) -> str:
        """The address on which it listens; empty if it does not."""
        return self._server.fullServerName() if self._server.isListening() else ""

    def close(self) -> None:
        """Stop listening."""
        self._server.close()
        for caller in tuple(self._callers):
            caller.abort()

    def _accept(self) -> None:
        while (caller := self._server.nextPendingConnection()) is not None:
            if len(self._callers) >= MOST_CALLERS:
                caller.abort()
                caller.deleteLater()
                continue
            self._callers.add(caller)
            # One byte more than the limit, so that a longer message is detected but not stored.
            caller.setReadBufferSize(LONGEST_MESSAGE + 1)
            caller.readyRead.connect(lambda caller=caller: self._listen(caller))
            caller.disconnected.connect(lambda caller=caller: self._forget(caller))
            QTimer.singleShot(_TIMEOUT_MS, caller, caller.abort)
            self._listen(caller)

    def _listen(self, caller: QLocalSocket) -> None:
        if caller.bytesAvailable() > LONGEST_MESSAGE:
            caller.abort()
        elif caller.canReadLine():
            line = bytes(caller.readLine(LONGEST_MESSAGE).data())
            if _verb_of(line) == "raise":
                self.raised.emit()
                caller.write(RAISED)
                caller.flush()
                caller.disconnectFromServer()
            else:
                caller.abort()

    def _forget(self, caller: QLocalSocket) -> None:
        if caller in self._callers:
            self._callers.remove(caller)
            caller.deleteLater()


class WindowClaim:
    """The claim of this window to the shop in ``folder``, held at once or waited for.

    ``lock`` is ``None`` if no lock is possible; ``taken``: another window has the shop.
    """

    def __init__(self, folder: Path, lock: ProcessLock | None, *, taken: bool = False) -> None:
        self.taken = taken
        self._folder = folder
        self._lock = lock
        self._front: RaiseListener | None = None

    def listen(self, come_forward: Callable[[], object]) -> None:
        """Call ``come_forward`` whenever the shop is started a second time."""
        self._front = RaiseListener(self._folder)
        self._front.raised.connect(come_forward)

    async def wait(self, closing: asyncio.Event, look: Callable[[], object]) -> bool:
        """Wait until the shop is free, calling ``look`` repeatedly, or until ``closing`` is set.

        Return whether this window has the shop now.
        """
        while not closing.is_set():
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await closing.wait()
            except TimeoutError:
                look()
                with contextlib.suppress(Locked):
                    self._lock = claim_window(self._folder)
                    self.taken = False
                    return True
        return False

    def release(self) -> None:
        """Release the shop for another window."""
        if self._front is not None:
            self._front.close()
        if self._lock is not None:
            self._lock.release()


def _verb_of(line: bytes) -> str:
    """Return the verb of a message; empty if it has none."""
    try:
        message = read_json(line)
    except Unreadable:
        return ""
    match message:
        case {"verb": str(verb), **rest} if not rest and verb in VERBS:
            return verb
    return ""
