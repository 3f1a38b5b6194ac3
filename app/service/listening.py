"""The listening socket: its address, its port, and which hosts may reach it."""

from __future__ import annotations

import contextlib
import errno
import socket
import sys
from ipaddress import ip_address

from app.service.http.hosts import LOOPBACK_ONLY, HostRule
from app.service.stores.database import Database, StoreUnreadable

LAST_PORT = "last_port"
"""The setting that keeps the port of the last time."""

_LOOPBACK = ("127.0.0.1", "localhost", "::1")
_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
_BACKLOG = 128


class CannotListen(StoreUnreadable):
    """The marketplace cannot listen where it was told to; the message says why."""


def host_rule(host: str, *, open_to_others: bool) -> HostRule | None:
    """Return which Host headers a marketplace at ``host`` answers.

    ``None`` when others could reach it there and nobody allowed it.
    """
    if host in _LOOPBACK:
        return LOOPBACK_ONLY
    if not open_to_others:
        return None
    machine = socket.gethostname().lower()
    return HostRule(addresses=True, names=frozenset({host.lower(), machine, f"{machine}.local"}))


def bound_socket(host: str, port: int, database: Database) -> socket.socket:
    """Return a socket on the wanted port; for port 0 the last one is tried first.

    The port is kept for the next time; where others serve the store as well, the first one's is.
    Raise :class:`CannotListen` when it is taken or ``host``
    is not an address of this machine.
    """
    listener = None
    last = database.setting(LAST_PORT)
    if port == 0 and last is not None and last.isdigit():
        with contextlib.suppress(CannotListen):
            listener = _bind(host, int(last))
    if listener is None:
        listener = _bind(host, port)
    if port or last is None or not database.shared:
        database.keep_setting(LAST_PORT, str(listener.getsockname()[1]))
    return listener


def shown_address(listener: socket.socket) -> str:
    """Return the address to reach a socket by, as it stands in a URL."""
    host, port = listener.getsockname()[:2]
    host = _EVERYWHERE.get(host, host)
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _bind(host: str, port: int) -> socket.socket:
    address = "127.0.0.1" if host == "localhost" else host
    try:
        family = socket.AF_INET6 if ip_address(address).version == 6 else socket.AF_INET
    except ValueError:
        family = socket.AF_INET
    listener = socket.socket(family)
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
            raise CannotListen(
                f"port {port} is taken by another program: choose another with --port"
            ) from error
        raise CannotListen(f"cannot listen on {host}:{port}: {error.strerror}") from error
    return listener
