"""The lock that allows one window per workspace, and the request to raise the existing window."""

from __future__ import annotations

import os
import stat
import sys
import time
from pathlib import Path

from app.workspace.lock import Locked, ProcessLock

__all__ = ["Locked", "ProcessLock", "WindowTaken", "claim_or_raise", "claim_window"]

LONGEST_MESSAGE = 4_096
"""The maximum number of bytes that either side reads from the other."""
RAISE = b'{"verb":"raise"}\n'
RAISED = b'{"done":"raise"}\n'
"""The answer to ``RAISE``; no other messages exist, so no token, path or address is ever sent."""

ANSWER_SECONDS = 1.0
TIMEOUT_SECONDS = 6.0
"""The number of seconds that a window may take to start or to close, while nothing listens on the
socket."""
_LONGEST_PATH = 100
_PAUSE_SECONDS = 0.05


class WindowTaken(Exception):
    """Another window has the workspace; ``raised`` is whether it has come to the front."""

    def __init__(self, *, raised: bool) -> None:
        super().__init__("raised" if raised else "silent")
        self.raised = raised


def claim_window(folder: Path) -> ProcessLock | None:
    """Lock the workspace at ``folder`` for a window, without waiting.

    Return ``None`` if nothing can be written there: then no second writer has to be kept out. Raise
    ``Locked``.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return ProcessLock(folder / "window.lock")
    except OSError:
        return None


def claim_or_raise(folder: Path, timeout: float = TIMEOUT_SECONDS) -> ProcessLock | None:
    """Lock the workspace as ``claim_window`` does; raise ``WindowTaken`` if another window has it.

    That window is asked to come to the front. Only the lock decides which window is first: a socket
    name that another program uses, or that a killed window left, has no effect. A window that is
    just starting or closing is waited for, at most for ``timeout`` seconds.
    """
    deadline = time.monotonic() + timeout
    while True:
        try:
            return claim_window(folder)
        except Locked:
            raised = _ask_to_raise(folder)
        if raised is not None or time.monotonic() > deadline:
            raise WindowTaken(raised=raised is True)
        time.sleep(_PAUSE_SECONDS)


def socket_names(folder: Path) -> list[str]:
    """Return the socket names for a window of ``folder``, the best first.

    They are in the runtime folder of the session or in the workspace itself, and only if these are
    accessible to this user alone.
    """
    from hashlib import sha256

    resolved = folder.resolve()
    mark = sha256(os.fsencode(resolved)).hexdigest()[:24]
    if sys.platform == "win32":
        return [f"vitrina-{mark}"]
    places = [resolved / "window.socket"]
    if runtime := os.environ.get("XDG_RUNTIME_DIR"):
        places.insert(0, Path(runtime) / f"vitrina-{mark}.socket")
    return [str(path) for path in places if _is_private(path.parent) and _fits(path)]


def _fits(path: Path) -> bool:
    return len(os.fsencode(path)) <= _LONGEST_PATH


def _is_private(folder: Path) -> bool:
    try:
        found = folder.stat()
    except OSError:
        return False
    return found.st_uid == os.getuid() and not found.st_mode & (stat.S_IRWXG | stat.S_IRWXO)


def _ask_to_raise(folder: Path) -> bool | None:
    """Return whether the window confirms that it was raised; ``None`` if no window answers."""
    raised = None
    for name in socket_names(folder):
        try:
            answer = _ask_pipe(name) if sys.platform == "win32" else _ask_socket(name)
        except OSError:
            # Nothing listens there: the socket of a killed window, or not a socket at all.
            continue
        if answer == RAISED:
            return True
        raised = False
    return raised


def _ask_socket(name: str) -> bytes:
    import socket

    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(ANSWER_SECONDS)
        line.connect(name)
        answer = b""
        try:
            line.sendall(RAISE)
            while not answer.endswith(b"\n") and len(answer) < LONGEST_MESSAGE:
                chunk = line.recv(LONGEST_MESSAGE - len(answer))
                if not chunk:
                    break
                answer += chunk
        except OSError:
            # The window exists but does not answer, or not as expected.
            return answer
        return answer


def _ask_pipe(name: str) -> bytes:
    with Path(rf"\\.\pipe\{name}").open("r+b", buffering=0) as line:
        line.write(RAISE)
        return line.read(len(RAISED)) or b""
