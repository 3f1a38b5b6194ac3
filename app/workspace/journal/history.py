"""The history in the journal: what was sent, over what, and what the marketplace made of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.domain.wire import read_json, write_json, write_plain
from app.workspace.journal.journal import HISTORY
from app.workspace.journal.packed import pack, unpack

if TYPE_CHECKING:
    from app.workspace.journal.journal import Journal


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """One call that changed a listing (or was to).

    ``call`` is method and path, never a token; ``outcome`` is the state the sending ended in;
    ``before`` is the listing as it was read before, ``sent`` and ``answer`` the bodies, ``None``
    where there was none; ``findings`` are the warnings and causes as JSON objects.
    """

    number: int
    op_id: str
    item_id: str
    at: int
    call: str
    outcome: str
    before: Any
    sent: Any
    answer: Any
    findings: list[dict[str, Any]]


def history_values(
    *,
    op_id: str,
    item_id: str,
    at: int,
    call: str,
    outcome: str,
    before: Any,
    sent: Any,
    answer: Any,
    findings: list[dict[str, Any]],
) -> dict[str, Any]:
    """The columns of an entry, ready to be inserted together with a change of the outbox."""
    # Both are as they were read, and long; the answer is the listing once more, but for a little.
    was = write_plain(before)
    return {
        "op_id": op_id,
        "item_id": item_id,
        "at": at,
        "call": call,
        "outcome": outcome,
        "before": pack(was),
        "sent": write_json(sent),
        "answer": pack(write_plain(answer), was),
        "findings": write_json(findings),
    }


class History:
    """The entries of one journal."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    def of_item(self, item_id: str, limit: int = 100) -> list[HistoryEntry]:
        """The entries of a listing, the latest first."""
        rows = self._journal.select(
            HISTORY, "WHERE item_id = ? ORDER BY number DESC LIMIT ?", (item_id, limit)
        )
        return [read_entry(dict(zip(HISTORY.columns, row, strict=True))) for row in rows]

    def of_operation(self, op_id: str, item_id: str) -> list[HistoryEntry]:
        """The entries of one sending of a listing, the first first."""
        rows = self._journal.select(
            HISTORY, "WHERE item_id = ? AND op_id = ? ORDER BY number", (item_id, op_id)
        )
        return [read_entry(dict(zip(HISTORY.columns, row, strict=True))) for row in rows]


def read_entry(values: dict[str, Any]) -> HistoryEntry:
    """Return the entry of a row's columns; raise ``ValueError`` where they hold none."""
    values = {name: values[name] for name in HISTORY.columns}
    was = unpack(values["before"])
    values["before"], values["answer"] = read_json(was), read_json(unpack(values["answer"], was))
    for name in ("sent", "findings"):
        values[name] = read_json(values[name])
    return HistoryEntry(**values)
