"""The history in the journal: the sent requests, the listings before, and the answers."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from app.domain.shapes import JsonObject
from app.domain.wire import read_json, write_json
from app.domain.wire_item import WireItem, item_of
from app.editing.finding_records import findings_of_records, records_of
from app.rules.findings import Finding
from app.workspace.journal.packed import WRITTEN, pack, unpack
from app.workspace.journal.tables import HISTORY

if TYPE_CHECKING:
    from app.workspace.journal.journal import Journal

_TEXTS = "/descriptions"
_LOOKED_BACK = 20
"""The number of entries of a listing that are searched for what was sent since a draft was
begun."""


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """A call that changed a listing, or attempted to.

    ``call`` is method and path, never a token; ``outcome`` is the final state of the row;
    ``before`` is the listing as read before, ``sent`` and ``answer`` are the bodies, ``None`` if
    there is none; ``findings`` are the warnings and causes.
    """

    number: int
    op_id: str
    item_id: str
    at: int
    call: str
    outcome: str
    before: WireItem | None
    sent: JsonObject | None
    answer: WireItem | None
    findings: tuple[Finding, ...]


class HistoryColumns(NamedTuple):
    """An entry in its stored form, with packed bodies."""

    op_id: str
    item_id: str
    at: int
    call: str
    outcome: str
    before: bytes
    sent: bytes
    answer: bytes
    findings: bytes


def history_values(
    *,
    op_id: str,
    item_id: str,
    at: int,
    call: str,
    outcome: str,
    before: WireItem | None,
    sent: JsonObject | None,
    answer: WireItem | None,
    findings: Iterable[Finding],
) -> HistoryColumns:
    """Return the columns of an entry, to be inserted together with a change in the outbox."""
    # Both were parsed from JSON and are long; the answer differs little from the listing before.
    was = b"null" if before is None else WRITTEN.plain(before)
    now = b"null" if answer is None else WRITTEN.plain(answer)
    return HistoryColumns(
        op_id,
        item_id,
        at,
        call,
        outcome,
        before=was if before is None else WRITTEN.packed(before),
        sent=write_json(sent),
        answer=pack(now, was),
        findings=write_json(records_of(findings)),
    )


class History:
    """The history entries of a journal."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    def of_item(self, item_id: str, limit: int = 100) -> list[HistoryEntry]:
        """Return the entries of a listing, latest first."""
        rows = self._journal.select(
            HISTORY, "WHERE item_id = ? ORDER BY number DESC LIMIT ?", (item_id, limit)
        )
        return [read_entry(dict(zip(HISTORY.columns, row, strict=True))) for row in rows]

    def done_over(self, base: WireItem, item_id: str) -> list[str]:
        """Return the operations that changed a listing after it was read as ``base``.

        They are ordered from first to last. An operation counts if its answer is later than
        ``base``; one that sent a description also counts at the same version, as its answer has the
        text only and no version.
        """
        read_at, found = base.get("last_updated"), dict[str, None]()
        for entry in self.of_item(item_id, _LOOKED_BACK):
            if entry.outcome != "done":
                continue
            left = (entry.answer or {}).get("last_updated")
            if not isinstance(read_at, str) or not isinstance(left, str) or left < read_at:
                break
            if left > read_at or _TEXTS in entry.call:
                found[entry.op_id] = None
        return list(reversed(found))

    def of_operation(self, op_id: str, item_id: str) -> list[HistoryEntry]:
        """Return the entries of one operation on a listing, from first to last."""
        rows = self._journal.select(
            HISTORY, "WHERE item_id = ? AND op_id = ? ORDER BY number", (item_id, op_id)
        )
        return [read_entry(dict(zip(HISTORY.columns, row, strict=True))) for row in rows]

    def of_operations(
        self, operations: Collection[tuple[str, str]]
    ) -> dict[tuple[str, str], list[HistoryEntry]]:
        """Return the results of ``of_operation`` for a few hundred operations and listings."""
        found: dict[tuple[str, str], list[HistoryEntry]] = {}
        items, ids = {item for _, item in operations}, {op_id for op_id, _ in operations}
        marks = [", ".join("?" * len(values)) for values in (items, ids)]
        where = f"WHERE item_id IN ({marks[0]}) AND op_id IN ({marks[1]}) ORDER BY number"
        for row in self._journal.select(HISTORY, where, (*items, *ids)):
            entry = read_entry(dict(zip(HISTORY.columns, row, strict=True)))
            found.setdefault((entry.op_id, entry.item_id), []).append(entry)
        return found


def read_entry(values: Mapping[str, Any]) -> HistoryEntry:
    """Return the entry in a row's columns; raise ``ValueError`` if there is none."""
    columns = {name: values[name] for name in HISTORY.columns}
    was, sent = unpack(columns["before"]), read_json(columns["sent"])
    columns["before"], columns["answer"] = _body(was), _body(unpack(columns["answer"], was))
    columns["sent"] = sent if isinstance(sent, dict) else None
    columns["findings"] = findings_of_records(read_json(columns["findings"]))
    return HistoryEntry(**columns)


def _body(data: bytes) -> WireItem | None:
    body = read_json(data)
    return item_of(body) if isinstance(body, dict) else None
