"""``vitrina serve --workers N`` over a database server, with a view of its processes."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.stands.postgresql_server import PostgresqlServer
from tests.stands.processes import Served, start, stop


class Workers:
    """A served marketplace, whose store is at ``address``; ``pid`` is its supervisor."""

    def __init__(self, served: Served, server: PostgresqlServer, address: str) -> None:
        self.served = served
        self.server = server
        self.address = address

    @property
    def pid(self) -> int:
        return self.served.process.pid

    @property
    def tokens(self) -> dict[str, str]:
        return self.served.tokens_of_users

    def pids(self) -> list[int]:
        """Return the processes of the workers that are there."""
        path = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return [int(word) for word in path.read_text().split() if not _is_over(int(word))]

    def kill(self, pid: int) -> None:
        os.kill(pid, signal.SIGKILL)

    def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Tell the supervisor to end; return its exit code."""
        self.served.process.send_signal(number)
        return self.served.process.wait(20)


def _is_over(pid: int) -> bool:
    """Return whether a process has ended, and is only remembered by its parent."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        # The second where it goes between being opened and being read.
        return True


def gone(pids: list[int]) -> Callable[[], bool]:
    return lambda: all(_is_over(pid) for pid in pids)


def until(there: Callable[[], object]) -> None:
    """Return when something is there; look again and again, for as long as a slow machine needs."""
    for _ in range(6_000):
        if there():
            return
        threading.Event().wait(0.01)
    raise AssertionError("it never was")


@contextlib.contextmanager
def served_by(server: PostgresqlServer, workers: int, *options: str) -> Iterator[Workers]:
    """Serve a new world by so many workers; none of them is left afterwards."""
    address = server.address(server.new_database()).url
    served = start(address, "--workers", str(workers), *options)
    one = Workers(served, server, address)
    try:
        yield one
        pids = one.pids() if served.process.poll() is None else []
    finally:
        stop(served)
    until(gone(pids))
