"""The marketplace as a process: opens its store, listens, says so, and ends when told."""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

import uvicorn

from app.clock import SystemClock
from app.logs import quieten
from app.service.application import build_application
from app.service.database import Database, StoreUnreadable, locked_store
from app.service.first_start import PICTURE_FOLDER, make_folder, open_store
from app.service.ready import ready_text
from app.service.seeding.artwork import draw_picture
from app.service.seeding.world import open_world
from app.service.stores.pictures import PictureStore
from app.service.stores.users import UserStore

LAST_PORT = "last_port"


@dataclass(frozen=True, slots=True)
class ServeOptions:
    """How the marketplace is run.

    ``port`` 0 takes the port of the last time, or a free one. ``seed`` and ``listings`` count
    only when the store is made. ``json`` prints the ready lines as JSON. With
    ``until_stdin_closes`` the process ends within two seconds of the end of its standard input.
    """

    store: Path
    host: str = "127.0.0.1"
    port: int = 0
    seed: int = 1
    listings: int = 500
    json: bool = False
    until_stdin_closes: bool = False


class ServiceError(Exception):
    """The marketplace cannot run; the message is for the person who started it."""


def serve(options: ServeOptions) -> int:
    """Run the marketplace until it is told to end; returns the exit status of the process.

    When it is ready, the ready lines go to standard output. What keeps it from running (a port
    that is taken, a store that cannot be read) goes to standard error, and the status is 1.
    """
    quieten()
    try:
        _serve(options)
    except ServiceError as error:
        sys.stderr.write(f"vitrina serve: {error}\n")
        return 1
    return 0


def _serve(options: ServeOptions) -> None:
    try:
        make_folder(options.store)
        with locked_store(options.store):
            database = open_store(
                options.store,
                lambda: open_world(options.seed, options.listings, SystemClock().now()),
                seed=options.seed,
                listings=options.listings,
            )
            with contextlib.closing(database):
                _listen(options, database)
    except StoreUnreadable as error:
        raise ServiceError(str(error)) from error


def _listen(options: ServeOptions, database: Database) -> None:
    with _bound_socket(options, database) as listener:
        host, port = listener.getsockname()[:2]
        database.keep_setting(LAST_PORT, str(port))
        address = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
        text = ready_text(
            f"http://{address}", UserStore(database).seller_lines(), as_json=options.json
        )
        pictures = options.store / PICTURE_FOLDER
        PictureStore(database, pictures).discard_parts()
        application = build_application(
            database, SystemClock(), pictures=pictures, draw_picture=draw_picture
        )
        config = uvicorn.Config(
            application,
            lifespan="off",
            ws="none",
            # Access lines hold the token; errors go to the log of the process.
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_keep_alive=75,
            timeout_graceful_shutdown=1,
        )
        server = _Server(config, lambda: _tell(text))
        if options.until_stdin_closes:
            threading.Thread(target=_wait_for_eof, args=(server,), daemon=True).start()
        server.run([listener])


class _Server(uvicorn.Server):
    """A server that says when it is ready, and ends in order when it is asked to."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to accept connections, then tell."""
        await super().startup(sockets)
        self._ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End in order on SIGTERM and SIGINT; that is a success, so they are not raised again."""

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


def _bound_socket(options: ServeOptions, database: Database) -> socket.socket:
    """Return a socket on the wanted port; for port 0 the last one is tried first.

    Raises :class:`ServiceError` when the port is taken or the host is not this machine.
    """
    if options.host not in _HOSTS:
        raise ServiceError(f"{options.host} is not this machine: use {' or '.join(_HOSTS)}")
    if options.port != 0:
        return _bind(options.host, options.port)
    last = database.setting(LAST_PORT)
    if last is not None and last.isdigit():
        with contextlib.suppress(ServiceError):
            return _bind(options.host, int(last))
    return _bind(options.host, 0)


def _bind(host: str, port: int) -> socket.socket:
    address = "127.0.0.1" if host == "localhost" else host
    listener = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET)
    try:
        if sys.platform == "win32":
            # There, reusing an address lets two processes listen on one port.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((address, port))
        listener.listen(_BACKLOG)
        listener.setblocking(False)
    except OSError as error:
        listener.close()
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise ServiceError(
                f"port {port} is taken by another program: choose another with --port"
            ) from error
        raise ServiceError(f"cannot listen on {host}:{port}: {error.strerror}") from error
    return listener


def _tell(text: str) -> None:
    # Whoever started us may be gone; the marketplace runs on.
    with contextlib.suppress(OSError, ValueError):
        sys.stdout.write(text)
        sys.stdout.flush()


def _wait_for_eof(server: uvicorn.Server) -> None:
    """End the server when standard input ends: its parent is gone, or wants it gone."""
    # Read without sys.stdin, whose lock a thread must not hold when the interpreter ends.
    with contextlib.suppress(OSError):
        while os.read(0, 4096):
            pass
    server.should_exit = True


_HOSTS = ("127.0.0.1", "localhost", "::1")
_BACKLOG = 128
_ENDING_SIGNALS = (signal.SIGINT, signal.SIGTERM)
