"""Withdrawn batches and operations, which must not be sent again if they are queued again."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.workspace.journal.journal import Journal
    from app.workspace.journal.outbox_row import OutboxRow

_FACT = "withdrawn "


class Withdrawn:
    """The withdrawals of a journal; to be used inside a transaction."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    def note(self, name: str, number: int) -> None:
        """Withdraw the batch or operation ``name``; of a batch the rows up to ``number``."""
        self._journal.database.run(
            "INSERT OR REPLACE INTO facts VALUES (?, ?)", (f"{_FACT}{name}", str(number))
        )

    def covers(self, row: OutboxRow) -> bool:
        """Return whether a row was withdrawn."""
        facts = self._journal.database.rows(
            "SELECT value FROM facts WHERE name IN (?, ?)",
            (f"{_FACT}{row.batch}", f"{_FACT}{row.op_id}"),
        )
        return any(row.number <= int(value) for (value,) in facts)
