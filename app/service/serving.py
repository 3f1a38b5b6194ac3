"""One run of the HTTP server: from the first connection to the last."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn

from app.service.http.connections import LIMITS, BoundedConnection, ConnectionLimits, http_protocol
from app.service.http.request_log import RequestLog
from app.service.serving_file import Parent

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Scope


class Server:
    """One run of the server, from ready to an orderly shutdown.

    ``alive`` is called once a second, as long as requests can be answered.
    """

    def __init__(
        self,
        parent: Parent | None,
        log: RequestLog,
        limits: ConnectionLimits = LIMITS,
        *,
        alive: Callable[[], None] | None = None,
    ) -> None:
        self._alive = alive
        self._parent = parent
        self._log = log
        self._limits = limits
        self._server: _Uvicorn | None = None

    def serve_until_stopped(
        self, application: ASGIApp, listener: socket.socket, ready: Callable[[], None]
    ) -> None:
        """Answer requests until a signal, or the end of the parent process."""
        config = uvicorn.Config(
            application,
            lifespan="off",
            ws="none",
            http=http_protocol(self._limits),
            # Access lines would contain the token; the marketplace writes a log of its own.
            access_log=False,
            log_config=None,
            server_header=False,
            # The marketplace sets the header from its own clock.
            date_header=False,
            # A client that sends X-Forwarded-Proto must not determine the addresses in answers.
            proxy_headers=False,
            timeout_keep_alive=75,
            timeout_graceful_shutdown=1,
        )
        server = self._server = _Uvicorn(config, ready, self._log, self._alive)
        if self._parent is not None:
            self._parent.on_gone = server.end
            if self._parent.gone.is_set():
                return
        server.run([listener])

    def end(self) -> None:
        """Shut down gracefully; may be called from any thread."""
        if self._server is not None:
            self._server.end()

    def hang_up(self, scope: Scope) -> None:
        """Close the connection of a request without sending another byte."""
        if self._server is None:
            return
        for protocol in list(self._server.server_state.connections):
            # All connection classes of uvicorn have both attributes, except the one that detects
            # the protocol.
            if getattr(protocol, "client", None) == scope["client"]:
                transport: asyncio.Transport = protocol.transport
                transport.close()


class _Uvicorn(uvicorn.Server):
    """The uvicorn server with the marketplace's hooks."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        log: RequestLog,
        alive: Callable[[], None] | None,
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._log = log
        self._alive = alive

    def end(self) -> None:
        """Shut down gracefully; may be called from any thread."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to accept connections, then call ``ready``."""
        await super().startup(sockets)
        self._ready()

    async def on_tick(self, counter: int) -> bool:
        """Flush the log and end overdue requests; called ten times a second."""
        self._log.flush_late()
        if counter % _TICKS == 0:
            if self._alive is not None:
                self._alive()
            now = asyncio.get_running_loop().time()
            for connection in list(self.server_state.connections):
                if isinstance(connection, BoundedConnection):
                    connection.close_if_overdue(now)
        return await super().on_tick(counter)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Shut down gracefully on SIGTERM and SIGINT.

        This counts as success, so the signals are not raised again.
        """

        def end(_signal: int, _frame: FrameType | None) -> None:
            self.should_exit = True

        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, end) for number in _ENDING_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


_ENDING_SIGNALS = (signal.SIGINT, signal.SIGTERM)
# Connections are checked, and ``alive`` is called, once a second.
_TICKS = 10
