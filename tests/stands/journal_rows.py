"""Drafts, rows and entries to fill a journal with."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from app.domain.wire_item import WireItem, item_of
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.row_progress import RowProgress
from app.workspace.journal.history import history_values
from app.workspace.journal.outbox import Move, OutboxState, OutboxStore

# As long as listings are: what is long is packed.
LONG = {"title": "Mesa", "tags": ["t"] * 200}


def draft_of(item_id: str, title: str = "Nuevo") -> ItemDraft:
    draft = ItemDraft(item_id, {"id": item_id, "title": "Mesa", "price": 10})
    draft.apply(FieldChange("title", "Mesa", title))
    return draft


def entry(op_id: str) -> dict[str, Any]:
    return history_values(
        op_id=op_id,
        item_id="MX1",
        at=1,
        call="PUT /items/MX1",
        outcome="done",
        before=LONG,
        sent={"title": "Nuevo"},
        answer={**LONG, "title": "Nuevo"},
        findings=[],
    )


def claimed(outbox: OutboxStore) -> Any:
    row = outbox.claim()
    assert row is not None
    return row


def carry_out(outbox: OutboxStore, live: dict[str, WireItem], *, together: int = 1_000) -> None:
    """Take every row to its end as the worker does; ``live`` are the listings, by their ids."""
    while rows := outbox.claim_many(together):
        begun: list[Move] = []
        for row in rows:
            draft = row.item_draft()
            before = live.setdefault(row.item_id, draft.base)
            sent = {path: draft.value(path) for path in draft.changed_paths()}
            progress = RowProgress(call="PUT", before=before, sent=sent)
            begun.append(Move(row, OutboxState.SENDING, progress))
        ended: list[Move] = []
        for row in outbox.move_all(begun):
            assert not isinstance(row, Exception)
            before, sent = live[row.item_id], row.progress.sent or {}
            live[row.item_id] = item_of({**before, **sent})
            told = history_values(
                op_id=row.op_id,
                item_id=row.item_id,
                at=1,
                call="PUT",
                outcome="done",
                before=before,
                sent=sent,
                answer=live[row.item_id],
                findings=[],
            )
            ended.append(Move(row, OutboxState.DONE, RowProgress(), history=told))
        assert all(not isinstance(row, Exception) for row in outbox.move_all(ended))


def make_newer(path: Path) -> bytes:
    """Turn the journal at ``path`` into one of a newer program; answers its bytes."""
    with sqlite3.connect(path) as raw:
        raw.execute("PRAGMA user_version = 7")
        raw.execute("UPDATE facts SET value = 'Vitrina 9' WHERE name = 'made_by'")
        raw.execute("ALTER TABLE drafts ADD COLUMN colour TEXT")
        # A checksum over columns that are not known here.
        raw.execute("UPDATE drafts SET schema = 7, crc = 1 WHERE item_id = 'MX2'")
        raw.execute("CREATE TABLE wishes (x)")
        # A state that is unknown here.
        names = "op_id, item_id, title, draft, created_at, changed_at, attempts, steps, result, crc"
        raw.execute(
            f"INSERT INTO outbox (state, schema, {names}) SELECT 'dreaming', 7, 'new', item_id,"
            f" {names.split(', ', 2)[2]} FROM outbox LIMIT 1"
        )
    raw.close()
    return path.read_bytes()
