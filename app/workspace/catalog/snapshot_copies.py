"""Copies of the snapshots beside the backups of the journal: made daily, and restored."""

from __future__ import annotations

import re
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from app.workspace.errors import StorageError
from app.workspace.journal.salvage import is_table, open_untrusted
from app.workspace.sqlite.copies import plain_errors

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from app.workspace.sqlite.database import Database

EVERY_MS = 24 * 3600 * 1000
"""The number of milliseconds between two copies: they are large, and the results of a day of syncs
are soon found again."""
KEPT = 2
LARGEST_BYTES = 2 * 1024**3
_NAME = re.compile(r"snapshots-([0-9]{8}T[0-9]{6})\.db")
_MOMENT = "%Y%m%dT%H%M%S"


class SnapshotCopies:
    """The copies in the folder of a workspace; use it on the thread that owns the snapshots."""

    def __init__(self, workspace: Path) -> None:
        self._folder = workspace / "backups"

    def list(self) -> list[Path]:
        """Return the existing copies, latest first."""
        found = (path for path in self._folder.glob("snapshots-*.db") if _NAME.fullmatch(path.name))
        return sorted(found, reverse=True)

    def make_if_due(
        self, copy_to: Callable[[Path], object], now_ms: int | None = None
    ) -> Path | None:
        """Copy the snapshots with ``copy_to``, unless there is a copy from the last day.

        Return its path. Raise ``StorageError``.
        """
        now = int(time.time() * 1000) if now_ms is None else now_ms
        there = self.list()
        if there and 0 <= now - _made_at(there[0]) < EVERY_MS:
            return None
        moment = datetime.fromtimestamp(now // 1000, UTC).strftime(_MOMENT)
        path = self._folder / f"snapshots-{moment}.db"
        copy_to(path)
        with plain_errors():
            for old in self.list()[KEPT:]:
                old.unlink(missing_ok=True)
        return path

    def bring_back(self, take_over: Callable[[Database], int]) -> int:
        """Fill empty snapshots with ``take_over`` from the latest readable copy.

        Return the number of restored syncs. Raise ``StorageError`` if they cannot be written.
        """
        for path in self.list():
            try:
                source = open_untrusted(path)
            except StorageError:
                continue
            try:
                if all(is_table(source, name) for name in ("syncs", "changes", "breaks")):
                    return take_over(source)
            except StorageError:
                continue
            finally:
                source.close()
        return 0

    def forget(self) -> None:
        """Delete the copies, because the workspace will hold another shop.

        Raise ``StorageError``.
        """
        with plain_errors():
            for path in self.list():
                path.unlink(missing_ok=True)


def _made_at(path: Path) -> int:
    found = _NAME.fullmatch(path.name)
    assert found is not None, "only our own names are listed"
    return int(datetime.strptime(found[1], _MOMENT).replace(tzinfo=UTC).timestamp() * 1000)
