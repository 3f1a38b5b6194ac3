"""Processes of the program without its start: forked from one that has imported everything.

Each is a process of its own, with its own memory, pipes, signals and exit code, as one that was
started. What it spares is half a second of imports, of which a command, its worker and its
marketplace need three times as much. What concerns the start itself is tested with real starts.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import importlib.util
import json
import os
import pkgutil
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import app
from app.domain.base import Resource
from tests import ROOT
from tests.stands.learned_once import learn_once

_ADDRESS = "VITRINA_TESTS_FORK_SERVER"
_WITHOUT = ("app.ui", "app.service.prediction", "app.service.prediction_evaluation")
"""Not imported beforehand: Qt, and what imports numpy, whose threads no fork has."""
_FIRST_NEEDED = ("anyio._backends._asyncio", "lark", "uvicorn.lifespan.off", "uvloop")
"""What libraries import when they are first used."""
_STARTED = ("decoder", "trainer", "tour")
"""What is started all the same: how much memory they have, or whether Qt loads, is their point."""
Popen = subprocess.Popen
"""The one that starts."""


def forks(command: object) -> bool:
    """Whether a command is one of the program's that can be forked."""
    if not isinstance(command, Sequence) or isinstance(command, (str, bytes)):
        return False
    words = [str(word) for word in command]
    ours = words[:3] == [sys.executable, "-m", "app"] and len(words) > 3
    return ours and not words[3].startswith("-") and words[3] not in _STARTED


class Forked(Popen):
    """A ``Popen`` whose process the fork server makes, where it is one of the program's."""

    _line: int | None = None
    """What tells how it ended: of one that nobody waits for it stays open, as a zombie would."""

    def _execute_child(self, args: Any, *rest: Any) -> None:
        # The order of CPython 3.11 to 3.14; what is not used here has the same value everywhere.
        cwd, env = rest[4], rest[5]
        ends = rest[9:15]
        new_session = rest[20]
        if _ADDRESS not in os.environ or not forks(args):
            super()._execute_child(args, *rest)
            return
        environment = dict(os.environ if env is None else env)
        sys.audit("subprocess.Popen", args[0], args, cwd, env)
        inputs = [end if end != -1 else n for n, end in enumerate((ends[0], ends[3], ends[5]))]
        asked = {
            "words": [str(word) for word in args[3:]],
            "cwd": os.fspath(cwd or Path.cwd()),
            "environment": environment,
            "session": bool(new_session),
        }
        line = socket.socket(socket.AF_UNIX)
        line.connect(os.environ[_ADDRESS])
        body = json.dumps(asked).encode()
        socket.send_fds(line, [len(body).to_bytes(4, "big")], inputs)
        line.sendall(body)
        self._line = line.detach()
        self.pid = int.from_bytes(_exactly(self._line, 4), "big")
        self._child_created = True
        # What was made for the child; a file that the caller gave stays the caller's.
        made = {ends[0] if ends[1] != -1 else -1, ends[3] if ends[2] != -1 else -1}
        made |= {ends[5] if ends[4] != -1 else -1, getattr(self, "_devnull", None)}
        for end in made - {-1, None}:
            os.close(end)

    def _try_wait(self, wait_flags: int) -> tuple[int, int]:
        if self._line is None:
            return tuple(super()._try_wait(wait_flags))
        if wait_flags and not select.select([self._line], [], [], 0)[0]:
            return 0, 0
        status = _exactly(self._line, 4)
        os.close(self._line)
        return self.pid, int.from_bytes(status, "big")

    def _internal_poll(self, _deadstate: int | None = None, **rest: Any) -> int | None:
        if self._line is None:
            return super()._internal_poll(_deadstate, **rest)
        if self.returncode is None and self._waitpid_lock.acquire(False):
            try:
                if self.returncode is None:
                    pid, status = self._try_wait(os.WNOHANG)
                    if pid:
                        self._handle_exitstatus(status)
            finally:
                self._waitpid_lock.release()
        return self.returncode


def _exactly(line: int, count: int) -> bytes:
    data = b""
    while len(data) < count:
        more = os.read(line, count - len(data))
        if not more:
            raise OSError("the fork server is gone")
        data += more
    return data


@contextmanager
def serving() -> Iterator[str]:
    """Run a fork server; its address."""
    with tempfile.TemporaryDirectory(prefix="fork-") as folder:
        address = str(Path(folder, "line"))
        server = Popen(
            [sys.executable, "-m", "tests.stands.fork_server", address],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        assert server.stdin is not None
        assert server.stdout is not None
        with server.stdout, server.stdin:
            assert server.stdout.readline() == b"ready\n"
            yield address
        server.wait(10)


@contextmanager
def forking(address: str) -> Iterator[None]:
    """Within it what this process starts is forked, and what those start is, too."""
    os.environ[_ADDRESS] = address
    subprocess.Popen = Forked
    try:
        yield
    finally:
        subprocess.Popen = Popen
        del os.environ[_ADDRESS]


class _Child(Exception):
    """Raised in a process that was forked, with what was asked for."""

    def __init__(self, asked: Mapping[str, Any]) -> None:
        super().__init__()
        self.asked = asked


def _serve(address: str) -> None:
    """Fork whatever is asked for, until standard input ends; raise ``_Child`` in what is forked."""
    lines: dict[int, socket.socket] = {}
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(wake)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(address)
        listener.listen(64)
        os.write(1, b"ready\n")
        while True:
            ready = select.select([listener, woken, 0], [], [])[0]
            if 0 in ready:
                return
            if woken in ready:
                os.read(woken, 4096)
                for pid, status in _ended():
                    with contextlib.suppress(OSError), lines.pop(pid) as line:
                        line.sendall(status.to_bytes(4, "big"))
            if listener in ready:
                line = listener.accept()[0]
                size, ends, _, _ = socket.recv_fds(line, 4, 3)
                asked = json.loads(_exactly(line.fileno(), int.from_bytes(size, "big")))
                pid = os.fork()
                if pid == 0:
                    signal.set_wakeup_fd(-1)
                    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                    for number, end in enumerate(ends):
                        os.dup2(end, number)
                    for end in (*ends, woken, wake):
                        os.close(end)
                    for other in (line, *lines.values()):
                        other.close()
                    raise _Child(asked)
                lines[pid] = line
                for end in ends:
                    os.close(end)
                line.sendall(pid.to_bytes(4, "big"))


def _ended() -> Iterator[tuple[int, int]]:
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if not pid:
            return
        yield pid, status


def _become(asked: Mapping[str, Any]) -> NoReturn:
    """Be the program, as it was asked for."""
    if asked["session"]:
        os.setsid()
    os.chdir(asked["cwd"])
    os.environ.clear()
    os.environ.update(asked["environment"])
    time.tzset()
    subprocess.Popen = Forked
    sys.argv = [str(ROOT / "app" / "__main__.py"), *asked["words"]]
    from app.__main__ import main

    try:
        code = main()
    except SystemExit as end:
        if not isinstance(end.code, int):
            raise
        code = end.code
    # As the interpreter ends, but for taking apart what the server has imported.
    threading._shutdown()
    atexit._run_exitfuncs()
    for file in (sys.stdout, sys.stderr):
        if file is not None and not file.closed:
            file.flush()
    os._exit(code)


def _import_all() -> None:
    """Import whatever a process may need, and have its models made."""
    for module in pkgutil.walk_packages(app.__path__, "app."):
        if not module.name.startswith(_WITHOUT):
            importlib.import_module(module.name)
    for name in _FIRST_NEEDED:
        if importlib.util.find_spec(name) is not None:
            importlib.import_module(name)
    # A model is made when it is first read, which takes as long as a command.
    models = Resource.__subclasses__()
    while models:
        model = models.pop()
        model.model_rebuild()
        models += model.__subclasses__()


def _read_tables() -> None:
    """Have the tables of the practice world read, which every new store is made from."""
    from app.service.seeding.world import open_world

    world = open_world(seed=1, listings=1)
    for category in world.categories():
        world.attributes(category["id"])


def main() -> int:
    """Import the program and serve; in what is forked, be the program."""
    _import_all()
    _read_tables()
    learn_once()
    # What is here to stay is looked through in no process, and stays shared by all.
    gc.collect()
    gc.freeze()
    try:
        _serve(sys.argv[1])
    except _Child as child:
        asked = child.asked
    else:
        return 0
    _become(asked)


if __name__ == "__main__":
    sys.exit(main())
