"""The marketplace as a process of its own, for tests that need a real one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.stands.seeded_store import lay_store

_MAKES_A_STORE = {"--world", "--seed", "--fresh", "--clock"}


class Served:
    """A running marketplace: its address, its sellers by site, and the process."""

    def __init__(self, process: subprocess.Popen[str], base_url: str, tokens: dict[str, str]):
        self.process = process
        self.base_url = base_url
        self.store = Path()
        self.port = int(base_url.rpartition(":")[2])
        self.tokens = tokens
        self.users = {site: token.split("-")[1] for site, token in tokens.items()}
        self.tokens_of_users: dict[str, str] = {}

    def client(self) -> httpx.Client:
        # Nothing is encrypted on this machine, and reading certificates takes longer than asking.
        return httpx.Client(base_url=self.base_url, trust_env=False, verify=False, timeout=10)


def command(store: Path | str, *options: str) -> list[str]:
    return [sys.executable, "-m", "app", "serve", "--store", str(store), "--json", *options]


def start(store: Path | str, *options: str, listings: int = 20, sellers: int = 6) -> Served:
    """Start a marketplace and wait for its ready lines; stop it with ``stop``.

    The ``store`` is a folder or an address. One in a folder is laid beforehand, unless the options
    say of what to make it.
    """
    if isinstance(store, Path) and not _MAKES_A_STORE & set(options):
        lay_store(store, listings)
    process = subprocess.Popen(
        command(store, "--listings", str(listings), *options),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )
    lines = _ready_lines(process, sellers)
    tokens = {line["site_id"]: line["access_token"] for line in lines[1:]}
    served = Served(process, lines[0]["base_url"], tokens)
    if isinstance(store, Path):
        served.store = store
    served.tokens_of_users = {line["user_id"]: line["access_token"] for line in lines[1:]}
    return served


def stop(served: Served) -> None:
    served.process.kill()
    served.process.communicate(timeout=10)


@contextmanager
def running(
    store: Path | str, *options: str, listings: int = 20, sellers: int = 6
) -> Iterator[Served]:
    served = start(store, *options, listings=listings, sellers=sellers)
    try:
        yield served
    finally:
        stop(served)


def _ready_lines(process: subprocess.Popen[str], sellers: int) -> list[dict[str, Any]]:
    assert process.stdout is not None
    assert process.stderr is not None
    lines = []
    # One for the address and one for each of the sellers.
    for _ in range(1 + sellers):
        line = process.stdout.readline()
        if not line:
            process.wait(10)
            raise AssertionError(f"not ready: {process.stderr.read()}")
        lines.append(json.loads(line))
    return lines
