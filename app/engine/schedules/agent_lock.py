"""The lock of the process that runs the schedules of a workspace: a window or an agent."""

from __future__ import annotations

from pathlib import Path

from app.workspace.folder import Workspace
from app.workspace.lock import Locked as Locked
from app.workspace.lock import ProcessLock

LOCK = "agent.lock"


def claim_agent(folder: Path) -> ProcessLock:
    """Take the lock for the schedules of a workspace; raise ``Locked`` and ``OSError``.

    It is separate from the worker's lock, which the sending process holds.
    """
    Workspace(folder)
    return ProcessLock(folder / LOCK)
