"""What benchmarks over HTTP share: the marketplace and its bare reference, asked side by side."""

from __future__ import annotations

import json
import selectors
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from tests import ROOT
from tests.benchmarks.measure import (
    Measurement,
    child_environment,
    close_input,
    next_line,
    note,
    spread,
)

CONNECTIONS = 8
ROUNDS = 20
SECONDS = 0.4


def compare(
    name: str, listings: int, paths_of: Callable[[list[str]], list[str]], bound: float
) -> Measurement:
    """Ask both for the same paths in turn; ``paths_of`` makes them from the ids of the items."""
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as folder:
        store = Path(folder) / "store"
        ours, our_port = start_ours(store, listings)
        bare, bare_port = start_bare(store)
        try:
            with sqlite3.connect(store / "service.db") as database:
                ids = [row[0] for row in database.execute("SELECT id FROM items")]
            paths = paths_of(ids)
            rates: dict[str, list[float]] = {"ours": [], "reference": []}
            for port in (our_port, bare_port):
                answers_per_second(port, gets(port, paths), 0.5)
            began, worked = time.perf_counter(), time.process_time()
            for _ in range(ROUNDS):
                rates["ours"].append(answers_per_second(our_port, gets(our_port, paths), SECONDS))
                rates["reference"].append(
                    answers_per_second(bare_port, gets(bare_port, paths), SECONDS)
                )
            # One that asks all the time would be what is measured, and not those who answer.
            share = (time.process_time() - worked) / (time.perf_counter() - began)
            note(f"{name}: the one who asks was busy for {share:.0%} of the time")
        finally:
            close_input(ours)
            bare.terminate()
            ours.wait(10)
            bare.wait(10)
    for side, values in rates.items():
        note(f"{name}, {side}: {spread(values)}")
    return Measurement(
        name, median(rates["ours"]), median(rates["reference"]), bound, "/s", at_most=False
    )


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def start_ours(store: Path, listings: int) -> tuple[subprocess.Popen[str], int]:
    """Start the marketplace as the console does; the process and its port."""
    command = [sys.executable, "-m", "app", "serve", "--port", "0", "--store", str(store)]
    process = subprocess.Popen(
        [*command, "--listings", str(listings), "--json", "--until-stdin-closes"],
        env=child_environment(),
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    ready = json.loads(next_line(process))
    return process, int(ready["base_url"].rpartition(":")[2])


def start_bare(store: Path) -> tuple[subprocess.Popen[bytes], int]:
    """Start the reference over the same file; the process and its port."""
    port = free_port()
    script = Path(__file__).with_name("bare_service.py")
    process = subprocess.Popen(
        [sys.executable, str(script), str(store / "service.db"), str(port)],
        env=child_environment(),
        cwd=ROOT,
    )
    until = time.monotonic() + 20
    while time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return process, port
        time.sleep(0.05)
    raise TimeoutError("the reference did not start")


class Asker:
    """One kept connection that asks for path after path and counts the answers."""

    def __init__(self, port: int, requests: list[bytes]) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._requests = requests
        self._next = 0
        self._left = -1
        self._head = b""
        self.answers = 0

    def ask(self) -> None:
        self.socket.sendall(self._requests[self._next])
        self._next = (self._next + 1) % len(self._requests)

    def take(self) -> None:
        """Read what has come; ask again when an answer is complete."""
        data = self.socket.recv(262_144)
        if not data:
            raise ConnectionError("the service hung up")
        if self._left < 0:
            self._head += data
            head, end, body = self._head.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 200"):
                raise ValueError(head.partition(b"\r\n")[0].decode())
            found = head.lower().partition(b"content-length:")[2]
            self._left = int(found.partition(b"\r\n")[0]) - len(body)
            self._head = b""
        else:
            self._left -= len(data)
        if self._left == 0:
            self._left = -1
            self.answers += 1
            self.ask()


def gets(port: int, paths: list[str]) -> list[bytes]:
    """Return the requests that read what is at some paths."""
    return [f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode() for path in paths]


def answers_per_second(port: int, requests: list[bytes], seconds: float) -> float:
    """Ask over several connections for a while; the rate of complete answers."""
    askers = [Asker(port, requests[n::CONNECTIONS]) for n in range(CONNECTIONS)]
    with selectors.DefaultSelector() as selector:
        for asker in askers:
            selector.register(asker.socket, selectors.EVENT_READ, asker)
            asker.ask()
        started = time.perf_counter()
        until = started + seconds
        while (now := time.perf_counter()) < until:
            for key, _ in selector.select(0.1):
                key.data.take()
        elapsed = now - started
    for asker in askers:
        asker.socket.close()
    return sum(asker.answers for asker in askers) / elapsed
