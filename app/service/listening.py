"""The listening socket: its address and port, and the rule for Host headers."""

from __future__ import annotations

import contextlib
import errno
import socket
import sys
from ipaddress import ip_address

from app.service.http.hosts import LOOPBACK_ONLY, HostRule
from app.service.stores.database import Database, StoreUnreadable

LAST_PORT = "last_port"
"""The setting with the port that was used last."""

_LOOPBACK = ("127.0.0.1", "localhost", "::1")
_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
_BACKLOG = 128


class CannotListen(StoreUnreadable):
    """The marketplace cannot listen on the requested address; the message gives the reason."""


def host_rule(host: str, *, open_to_others: bool) -> HostRule | None:
    """Return the rule for the Host headers that a marketplace at ``host`` accepts.

    Return ``None`` if other machines could reach it there and this is not allowed.
    """
    if host in _LOOPBACK:
        return LOOPBACK_ONLY
    if not open_to_others:
        return None
    machine = socket.gethostname().lower()
    return HostRule(addresses=True, names=frozenset({host.lower(), machine, f"{machine}.local"}))


def bound_socket(host: str, port: int, database: Database) -> socket.socket:
    """Return a socket bound to the wanted port; for port 0 the last used port is tried first.

    The port is stored for the next start; if other processes serve the store as well, the port of
    the first one is kept. Raise :class:`CannotListen` if the port is taken or ``host`` is not an
    address of this machine.
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
    """Return the address of a socket, as it appears in a URL."""
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
            # On Windows, reusing an address would let two processes listen on one port.
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
