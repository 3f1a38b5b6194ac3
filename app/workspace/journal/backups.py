"""Backups of the journal: created, thinned out, and restored without losing newer data."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from dataclasses import replace as replace_fields
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from app.domain.wire import read_json
from app.editing.row_result import HeldBy
from app.workspace.errors import SchemaTooNew, StorageCorrupt, StorageError
from app.workspace.journal.history import read_entry
from app.workspace.journal.journal import SCHEMA, Journal, RowKey, made_by
from app.workspace.journal.own_costs import charge_of_row, figures_of_row, note_figures_changed
from app.workspace.journal.owner import take_over
from app.workspace.journal.row_json import read_progress, read_result, write_result
from app.workspace.journal.salvage import intact_rows, is_table, open_untrusted
from app.workspace.journal.schedules import not_begun, read_schedule
from app.workspace.journal.tables import (
    DRAFTS,
    FIRST_TABLES,
    HISTORY,
    OUTBOX,
    OWN_CHARGES,
    OWN_FIGURES,
    SCHEDULES,
    TABLES,
    Table,
)
from app.workspace.sqlite.copies import copy_whole, free_bad_name, plain_errors
from app.workspace.sqlite.migrations import schema_version

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from app.workspace.sqlite.database import Database

EVERY_MS = 8 * 3600 * 1000
"""The number of milliseconds between two automatic backups: three a day."""
KEPT_OF_A_DAY = 3
KEPT_DAYS = 14
"""The number of days before the last one for which the latest backup of the day is kept."""
KEPT_REPLACED = 3
"""The number of copies of the state replaced by a restore that are kept in addition, whatever their
day."""
_NAME = re.compile(r"(journal|replaced)-([0-9]{8}T[0-9]{6})(?:-([0-9]{1,6}))?\.db")
_MOMENT = "%Y%m%dT%H%M%S"
# Rows that may have been sent since the backup are not sent again without asking.
_NOW = {"queued": "held", "sending": "unknown"}


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup of the journal: its path, its time (milliseconds since 1970), and its bytes.

    It is ``replaced`` if it was made by a restore, of the journal before it.
    """

    path: Path
    made_at: int
    size: int
    replaced: bool = False


class Restored(NamedTuple):
    """The numbers of restored rows."""

    drafts: int
    outbox: int
    history: int
    own_figures: int = 0
    own_charges: int = 0
    schedules: int = 0

    @property
    def rows(self) -> int:
        """The total number of rows."""
        return sum(self)


class Backups:
    """The backups in the folder of a workspace; every writing method raises ``StorageError``.

    Use it on the thread that owns the journal.
    """

    def __init__(self, workspace: Path) -> None:
        self._folder = workspace / "backups"

    def list(self) -> list[Backup]:
        """Return the existing backups, latest first."""
        found = (_backup(path) for path in self._folder.glob("*.db"))
        ours = [backup for backup in found if backup is not None]
        return sorted(ours, key=lambda backup: (backup.made_at, backup.replaced), reverse=True)

    def is_due(self, journal: Journal, now_ms: int | None = None) -> bool:
        """Return whether the journal changed since the last backup, and that is old enough."""
        if journal.refusal is not None:
            return False
        backups = [backup for backup in self.list() if not backup.replaced]
        if not backups:
            return True
        now = _now() if now_ms is None else now_ms
        changed = journal.path.stat().st_mtime * 1000 > backups[0].made_at
        return changed and not 0 <= now - backups[0].made_at < EVERY_MS

    def make(self, journal: Journal, now_ms: int | None = None) -> Backup:
        """Copy the journal, and delete backups that are not kept any longer.

        The copy gets its name only when it is complete and on the disk.
        """
        return self._copy("journal", journal, _now() if now_ms is None else now_ms)

    def _copy(
        self, kind: str, journal: Journal, now: int, *, sparing: Path | None = None
    ) -> Backup:
        path = self._name(kind, now)
        copy_whole(journal.database, path)
        with plain_errors():
            self._thin_out(sparing)
        made = _backup(path)
        assert made is not None
        return made

    def restore(self, backup: Backup | Path, journal: Journal) -> Restored:
        """Restore the rows of a backup to the open journal; nothing is deleted.

        Its drafts replace those of the same listings; missing rows of the outbox and the history
        are added. Rows that waited to be sent come back as held, as they may have been sent since.
        All of it is one transaction; the previous journal is copied first. Raise ``StorageCorrupt``
        for a file that is no journal, ``SchemaTooNew`` for one of a newer program, and
        ``BelongsElsewhere`` for one of another marketplace or seller.
        """
        path = backup.path if isinstance(backup, Backup) else backup
        source = open_untrusted(path)
        try:
            if (version := schema_version(source)) > SCHEMA:
                raise SchemaTooNew(version, made_by(source))
            source.rows("SELECT count(*) FROM sqlite_schema")
            if not version or not any(is_table(source, table.name) for table in TABLES):
                raise StorageCorrupt("the file is no journal")
            take_over(source, journal.database)
            self._copy("replaced", journal, _now(), sparing=path)
            return _merge(source, journal, replace=True)
        finally:
            source.close()

    def fill_in(self, journal: Journal) -> Restored:
        """Restore from the backups the rows that a damaged file lost, after it was salvaged."""
        found = Restored(0, 0, 0)
        for backup in self.list():
            try:
                source = open_untrusted(backup.path)
            except StorageError:
                continue
            try:
                take_over(source, journal.database)
                more = _merge(source, journal, replace=False)
            except StorageError:
                continue
            finally:
                source.close()
            found = Restored(*(a + b for a, b in zip(found, more, strict=True)))
        return found

    def repair(self, journal: Journal) -> int:
        """Replace damaged rows by those of the backups; return how many could be repaired.

        The damaged file is kept beside the journal.
        """
        found: dict[RowKey, tuple[Table, dict[str, Any]]] = {}
        for backup in self.list():
            if len(found) == len(journal.damaged):
                break
            try:
                source = open_untrusted(backup.path)
            except StorageError:
                continue
            try:
                for one in journal.damaged - found.keys():
                    table = next(table for table in TABLES if table.name == one.table)
                    for values in _values(source, table):
                        if str(values[table.key]) == one.key:
                            found[one] = table, values
            finally:
                source.close()
        if found:
            journal.database.copy_pages(free_bad_name(journal.path))
        with journal.database.transaction():
            for table, values in found.values():
                if table is OUTBOX:
                    values["state"] = _NOW.get(values["state"], values["state"])
                elif table is SCHEDULES:
                    values = dict(not_begun(values))
                journal.update(table, values, f"{table.key} = ?", (values[table.key],))
        journal.damaged -= found.keys()
        return len(found)

    def _name(self, kind: str, now: int) -> Path:
        stem = f"{kind}-{datetime.fromtimestamp(now // 1000, UTC).strftime(_MOMENT)}"
        # The number exceeds all others of the same second, as it orders them; gaps are not reused.
        taken = [_NAME.fullmatch(path.name) for path in self._folder.glob(f"{stem}*.db")]
        number = max((int(found[3] or 0) + 1 for found in taken if found), default=0)
        return self._folder / (f"{stem}-{number}.db" if number else f"{stem}.db")

    def _thin_out(self, sparing: Path | None) -> None:
        """Keep the latest backups of the last day, and the latest one of each day before.

        Backups made by restores are counted separately, so that trying a restore costs no backup.
        """
        days: dict[str, list[Backup]] = {}
        there = self.list()
        for backup in there:
            if not backup.replaced:
                days.setdefault(backup.path.stem[:16], []).append(backup)
        gone = [backup for backup in there if backup.replaced][KEPT_REPLACED:]
        for place, of_day in enumerate(days.values()):
            kept = KEPT_OF_A_DAY if place == 0 else int(place <= KEPT_DAYS)
            gone += of_day[kept:]
        for backup in gone:
            if backup.path != sparing:
                backup.path.unlink(missing_ok=True)


def _backup(path: Path) -> Backup | None:
    """Return the backup at ``path``, by its name; ``None`` if it is not one of ours, or gone."""
    found = _NAME.fullmatch(path.name)
    if found is None:
        return None
    kind, moment, number = found.groups()
    try:
        made = datetime.strptime(moment, _MOMENT).replace(tzinfo=UTC)
        made_at = int(made.timestamp() * 1000) + int(number or 0)
        return Backup(path, made_at, path.stat().st_size, kind == "replaced")
    except (ValueError, OSError):
        return None


def _merge(source: Database, journal: Journal, *, replace: bool) -> Restored:
    counts = []
    with journal.database.transaction():
        for table in TABLES:
            count = 0
            for values in _values(source, table):
                if _take(journal, table, values, replace=replace):
                    count += 1
            counts.append(count)
        if any(counts[len(FIRST_TABLES) :]):
            note_figures_changed(journal)
    return Restored(*counts)


def _values(source: Database, table: Table) -> Iterator[dict[str, Any]]:
    for row in intact_rows(source, table):
        values = dict(zip(table.columns, row, strict=False))
        if _is_usable(table, values):
            yield values


def _is_usable(table: Table, values: dict[str, Any]) -> bool:
    """Return whether a row has values of the right types, as a checksum can be forged."""
    numbers = {"number", "saved_at", "starts_at", "created_at", "changed_at", "attempts", "at"}
    packed = {"before", "sent", "answer", "findings"}
    blobs = {"body": read_json, "draft": read_json, "steps": read_progress, "result": read_result}
    try:
        for name in table.columns:
            value = values[name]
            if name in blobs:
                blobs[name](value)
            elif name not in packed and type(value) is not (int if name in numbers else str):
                return False
        if table is HISTORY:
            read_entry(values)
        elif table is OWN_FIGURES:
            figures_of_row(tuple(values[name] for name in table.columns))
        elif table is SCHEDULES:
            read_schedule(tuple(values[name] for name in table.columns))
        elif table is OWN_CHARGES:
            charge_of_row(tuple(values[name] for name in table.columns))
    except (ValueError, TypeError, AttributeError):
        return False
    states = {"queued", "sending", "done", "refused", "unknown", "held", "cancelled"}
    return table is not OUTBOX or values["state"] in states


def _take(journal: Journal, table: Table, values: dict[str, Any], *, replace: bool) -> bool:
    """Add a row unless it already exists; return whether it was added."""
    run = journal.database.first
    if table in (DRAFTS, OWN_FIGURES, OWN_CHARGES):
        stated = [name for name in table.columns if name != "saved_at"]
        there = run(
            f"SELECT {', '.join(stated)} FROM {table.name} WHERE {table.key} = ?",
            (values[table.key],),
        )
        if there is not None and (not replace or there == tuple(values[name] for name in stated)):
            return False
        journal.insert(table, values, replace=True)
        return True
    if table is SCHEDULES:
        wanted = (values[table.key],)
        if run("SELECT 1 FROM schedules WHERE schedule_id = ?", wanted) is not None:
            return False
        journal.insert(table, not_begun(values))
        return True
    if table is OUTBOX:
        if run("SELECT 1 FROM outbox WHERE op_id = ?", (values["op_id"],)) is not None:
            return False
        values["state"] = _NOW.get(values["state"], values["state"])
        if values["state"] == "held":
            result = replace_fields(read_result(values["result"]), held_by=HeldBy.RESTORE)
            values["result"] = write_result(result)
    elif (
        run(
            "SELECT 1 FROM history WHERE op_id = ? AND at = ? AND call = ?",
            (values["op_id"], values["at"], values["call"]),
        )
        is not None
    ):
        return False
    journal.insert(table, values)
    return True


def _now() -> int:
    return int(time.time() * 1000)
