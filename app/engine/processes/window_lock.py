"""One window for each workspace: who has it, and how a second start asks the first to come up."""

from __future__ import annotations

import os
import stat
import sys
import time
from pathlib import Path

from app.workspace.lock import Locked, ProcessLock

__all__ = ["Locked", "ProcessLock", "WindowTaken", "claim_or_raise", "claim_window"]

LONGEST_MESSAGE = 4_096
"""Bytes that either side reads of the other."""
RAISE = b'{"verb":"raise"}\n'
RAISED = b'{"done":"raise"}\n'
"""All that is ever sent: never a token, a path or an address."""

ANSWER_SECONDS = 1.0
TIMEOUT_SECONDS = 6.0
"""How long a window may take to begin or to end, during which nobody listens."""
_LONGEST_PATH = 100
_PAUSE_SECONDS = 0.05


class WindowTaken(Exception):
    """Another window has the workspace; ``raised`` says whether it has come to the front."""

    def __init__(self, *, raised: bool) -> None:
        super().__init__("raised" if raised else "silent")
        self.raised = raised


def claim_window(folder: Path) -> ProcessLock | None:
    """Take the workspace at ``folder`` for a window, without waiting for anybody.

    ``None`` where nothing can be written: there is no second writer to keep out. Raise ``Locked``.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return ProcessLock(folder / "window.lock")
    except OSError:
        return None


def claim_or_raise(folder: Path, timeout: float = TIMEOUT_SECONDS) -> ProcessLock | None:
    """Claim the window as ``claim_window`` does; raise ``WindowTaken`` when another one has it.

    That one is asked to come to the front. The lock alone decides who is first: a name somebody
    else has taken, or that a killed window left, means nothing. One that is just beginning or
    ending is waited for, at most for ``timeout`` seconds.
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
    """Return where a window of ``folder`` may listen, the best place first; nobody else can reach
    it.

    In the runtime folder of the session, else in the workspace itself; both only where they are
    this user's alone.
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
    """Return whether the window says it has come up; ``None`` when nobody is there to be asked."""
    raised = None
    for name in socket_names(folder):
        try:
            answer = _ask_pipe(name) if sys.platform == "win32" else _ask_socket(name)
        except OSError:
            # Nobody listens there: what a killed window left, or not a socket at all.
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
            # It is there and does not answer, or not as it should.
            return answer
        return answer


def _ask_pipe(name: str) -> bytes:
    with Path(rf"\\.\pipe\{name}").open("r+b", buffering=0) as line:
        line.write(RAISE)
        return line.read(len(RAISED)) or b""
