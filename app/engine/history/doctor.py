"""Health checks of a workspace."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from app.engine.catalog.catalog import ItemCatalog
from app.engine.notices import notice_of
from app.workspace.catalog.catalog_reader import CATALOG_FILE
from app.workspace.errors import SchemaTooNew, StorageError
from app.workspace.folder import Workspace
from app.workspace.journal.backups import Backups
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxState, OutboxStore
from app.workspace.lock import Locked, ProcessLock

LEAST_FREE_BYTES = 200_000_000
OLD_SYNC_MS = 7 * 86_400_000


class Health(StrEnum):
    """The result of a check."""

    OK = "ok"
    LOOK = "look"
    """The part works, but the seller should know about something."""
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class Check:
    """One check: its name, its result and its figures."""

    name: str
    health: Health
    figures: dict[str, object] = field(default_factory=dict)


def examine(path: Path, now_ms: int) -> Iterator[Check]:
    """Check the workspace at ``path``; nothing is created or changed.

    (An exception is a journal that must be migrated or salvaged, as at every start.)
    """
    if not path.is_dir():
        yield Check("workspace", Health.LOOK, {"path": str(path), "problem": "not made yet"})
        return
    yield _folder(path)
    yield _disk(path)
    yield _worker(path)
    yield from _catalog(path, now_ms)
    yield from _journal(path)
    yield _backups(path)
    aside = sorted(file.name for file in path.glob("*.bad-*"))
    if aside:
        yield Check("set aside", Health.LOOK, {"files": aside[:20]})


def _folder(path: Path) -> Check:
    figures: dict[str, object] = {"path": str(path)}
    if not os.access(path, os.W_OK | os.X_OK):
        return Check("workspace", Health.BAD, {**figures, "problem": "cannot be written"})
    if os.name == "posix" and path.stat().st_mode & 0o077:
        return Check("workspace", Health.LOOK, {**figures, "problem": "others can look into it"})
    return Check("workspace", Health.OK, figures)


def _disk(path: Path) -> Check:
    free = shutil.disk_usage(path).free
    health = Health.OK if free >= LEAST_FREE_BYTES else Health.LOOK
    return Check("disk", health, {"free_mb": free // 1_000_000})


def _worker(path: Path) -> Check:
    lock_path = Workspace(path).lock_path
    if lock_path.exists():
        try:
            ProcessLock(lock_path).release()
        except Locked:
            return Check("worker", Health.OK, {"running": True})
        except OSError:
            return Check("worker", Health.BAD, {"problem": "its lock cannot be opened"})
    return Check("worker", Health.OK, {"running": False})


def _catalog(path: Path, now_ms: int) -> Iterator[Check]:
    catalog = ItemCatalog(path / CATALOG_FILE)
    try:
        count = catalog.tab_counts()["all"]
        synced = catalog.synced_at()
        if catalog.refusal is not None:
            yield Check("catalogue", Health.BAD, {"problem": "made by a newer version"})
            return
        if catalog.damaged:
            # This is not bad, because the next sync restores everything in it.
            yield Check("catalogue", Health.LOOK, {"problem": "damaged; sync makes it again"})
            return
        figures: dict[str, object] = {"listings": count, "synced_at": synced}
        if synced is None:
            yield Check("catalogue", Health.LOOK, {**figures, "problem": "never synced"})
        elif now_ms - synced > OLD_SYNC_MS:
            yield Check("catalogue", Health.LOOK, {**figures, "problem": "a week old or more"})
        else:
            yield Check("catalogue", Health.OK, figures)
    finally:
        catalog.close()


def _journal(path: Path) -> Iterator[Check]:
    if not (path / "journal.db").exists():
        yield Check("journal", Health.OK, {"problem": "nothing written yet"})
        return
    try:
        journal = Workspace(path).journal_to_read()
    except StorageError as error:
        yield Check("journal", Health.BAD, {"problem": notice_of(error).code})
        return
    try:
        if isinstance(journal.refusal, SchemaTooNew):
            made_by = journal.refusal.made_by
            yield Check("journal", Health.LOOK, {"problem": "too new", "made_by": made_by})
        else:
            yield _rows(journal)
        yield _outbox(journal)
        yield Check("drafts", Health.OK, {"kept": len(Drafts(journal).all())})
    except StorageError as error:
        yield Check("journal", Health.BAD, {"problem": notice_of(error).code})
    finally:
        journal.close()


def _backups(path: Path) -> Check:
    backups = Backups(path).list()
    latest = backups[0].made_at if backups else None
    return Check("backups", Health.OK, {"kept": len(backups), "latest_at": latest})


def _rows(journal: Journal) -> Check:
    if journal.salvaged is not None:
        return Check("journal", Health.BAD, {"problem": "was damaged", "saved": journal.salvaged})
    damaged = journal.check()
    if damaged:
        return Check("journal", Health.BAD, {"problem": "damaged rows", "rows": len(damaged)})
    return Check("journal", Health.OK, {"damaged_rows": 0})


def _outbox(journal: Journal) -> Check:
    store = OutboxStore(journal)
    waiting = (OutboxState.QUEUED, OutboxState.SENDING)
    asking = (OutboxState.UNKNOWN, OutboxState.HELD, OutboxState.REFUSED)
    figures: dict[str, object] = {
        "waiting": len(store.in_states(waiting)),
        "paused": store.is_paused(),
    }
    figures |= {state.value: count for state in asking if (count := len(store.in_states((state,))))}
    health = Health.LOOK if any(state.value in figures for state in asking) else Health.OK
    return Check("outbox", health, figures)
