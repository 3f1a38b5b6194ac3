"""What tests of the whole program begin with: its processes, forked where the start is no point."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator

import pytest

from tests.stands.fork_server import Popen, forking, serving


@pytest.fixture(scope="session")
def fork_server() -> Iterator[str]:
    """The address of the one that forks, or nothing where there is none."""
    if os.name != "posix":
        yield ""
        return
    with serving() as address:
        yield address


@pytest.fixture(scope="module")
def forked(fork_server: str) -> Iterator[None]:
    """The processes of a module's tests are forked."""
    if not fork_server:
        yield
        return
    with forking(fork_server):
        yield


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test's processes are started: asyncio waits for children of its own process alone."""
    monkeypatch.setattr(subprocess, "Popen", Popen)
