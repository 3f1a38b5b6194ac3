"""The lock of who looks after the schedules of a workspace: a window, or an agent."""

from __future__ import annotations

from pathlib import Path

from app.workspace.folder import Workspace
from app.workspace.lock import Locked as Locked
from app.workspace.lock import ProcessLock

LOCK = "agent.lock"


def claim_agent(folder: Path) -> ProcessLock:
    """Be the one who looks after the schedules of a workspace; raise ``Locked`` and ``OSError``.

    The lock is its own: the worker's stays with who sends.
    """
    Workspace(folder)
    return ProcessLock(folder / LOCK)
