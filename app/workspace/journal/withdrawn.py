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

    def want(self, op_id: str) -> None:
        """Exempt an operation from earlier withdrawals, because the seller wants it sent again."""
        self.note(op_id, 0)

    def forget_wanted(self, batch: str) -> None:
        """Let the next withdrawal of a batch apply to its operations that were wanted again."""
        self._journal.database.run(
            f"DELETE FROM facts WHERE value = '0' AND name IN "
            f"(SELECT '{_FACT}' || op_id FROM outbox WHERE batch = ?)",
            (batch,),
        )

    def covers(self, row: OutboxRow) -> bool:
        """Return whether a row was withdrawn; what is noted for its operation alone decides."""
        of_batch, of_operation = f"{_FACT}{row.batch}", f"{_FACT}{row.op_id}"
        facts = dict(
            self._journal.database.rows(
                "SELECT name, value FROM facts WHERE name IN (?, ?)", (of_batch, of_operation)
            )
        )
        return row.number <= int(facts.get(of_operation) or facts.get(of_batch) or 0)
