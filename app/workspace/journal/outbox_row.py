"""A row of the outbox: its states, the moves between them, and its content."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple

from app.domain.wire import read_json, write_json
from app.editing.draft import ItemDraft
from app.editing.row_progress import RowProgress
from app.editing.row_result import RowResult
from app.workspace.journal.history import HistoryColumns
from app.workspace.journal.journal import Columns, UncheckedColumns
from app.workspace.journal.row_json import (
    NewerRow,
    read_progress,
    read_result,
    write_progress,
    write_result,
)
from app.workspace.journal.tables import OUTBOX
from app.workspace.outbox_command import Kind, OutboxCommand


def now_ms() -> int:
    """Return the time in milliseconds since 1970, by the wall clock."""
    return int(time.time() * 1000)


class OutboxState(StrEnum):
    """The states of a row."""

    QUEUED = "queued"
    SENDING = "sending"
    DONE = "done"
    REFUSED = "refused"
    UNKNOWN = "unknown"
    """The row was sent, and it is not known yet whether the marketplace made the change."""
    HELD = "held"
    """The row waits for the seller, for example because somebody else changed the same field."""
    CANCELLED = "cancelled"


MOVES: dict[OutboxState, frozenset[OutboxState]] = {
    OutboxState.QUEUED: frozenset({OutboxState.SENDING, OutboxState.HELD, OutboxState.CANCELLED}),
    OutboxState.SENDING: frozenset(
        {
            OutboxState.SENDING,
            OutboxState.QUEUED,
            OutboxState.DONE,
            OutboxState.REFUSED,
            OutboxState.UNKNOWN,
            OutboxState.HELD,
        }
    ),
    OutboxState.UNKNOWN: frozenset(
        {
            OutboxState.UNKNOWN,
            OutboxState.SENDING,
            OutboxState.QUEUED,
            OutboxState.DONE,
            OutboxState.REFUSED,
            OutboxState.HELD,
        }
    ),
    OutboxState.HELD: frozenset({OutboxState.QUEUED, OutboxState.UNKNOWN, OutboxState.CANCELLED}),
    OutboxState.REFUSED: frozenset({OutboxState.QUEUED, OutboxState.CANCELLED}),
    OutboxState.DONE: frozenset(),
    OutboxState.CANCELLED: frozenset(),
}
_NUMBERS_BYTES = 60
"""The approximate number of bytes of a row's state and numbers, including SQLite's overhead."""
_PAGE = 4096
_ALONE = _PAGE - 35
"""The size in bytes of the longest row that SQLite stores entirely on a shared page."""
_LEFT = 489
"""The number of bytes of a longer row that stay on that page if the rest does not fit; all else is
on overflow pages (the format of SQLite's files, "Cell Payload Overflow Pages")."""
_MARGIN = 100
_MAKING = (OutboxState.QUEUED, OutboxState.SENDING, OutboxState.UNKNOWN, OutboxState.DONE)
ENDED = frozenset({OutboxState.DONE, OutboxState.REFUSED, OutboxState.HELD, OutboxState.CANCELLED})


class OutboxMoved(Exception):
    """The row is not in the expected state, because another process moved it."""


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """A row; ``draft`` is the JSON of base and edits; times are in milliseconds since 1970."""

    number: int
    op_id: str
    item_id: str
    title: str
    state: OutboxState
    draft: bytes
    created_at: int
    changed_at: int
    attempts: int
    progress: RowProgress = field(default_factory=RowProgress)
    result: RowResult = field(default_factory=RowResult)

    @property
    def listing_id(self) -> str:
        """The id of its listing: for a new listing its real id, once that is known."""
        return self.progress.item_id or self.item_id

    @property
    def age(self) -> float:
        """The seconds since its last change, by the wall clock; at least 0."""
        return max(now_ms() - self.changed_at, 0) / 1000

    @property
    def kind(self) -> Kind:
        """The kind of its command; raise ``ValueError`` if it cannot be read."""
        return self.command().kind

    @property
    def batch(self) -> str | None:
        """Its batch; raise ``ValueError`` if it cannot be read."""
        return self.command().batch

    @property
    def may_be_made(self) -> bool:
        """Whether it created a new listing, is creating it, or may have created it."""
        asked_for = self.state is OutboxState.HELD and bool(self.progress.posted)
        return self.state in _MAKING or asked_for or bool(self.progress.item_id)

    @property
    def is_lost(self) -> bool:
        """Whether it is for a new listing whose id is unknown.

        Raise ``ValueError`` if it cannot be read.
        """
        return self.kind in (Kind.CREATE, Kind.RELIST) and not self.progress.item_id

    def order(self) -> tuple[ItemDraft, OutboxCommand]:
        """Return the draft to be sent and its command; raise ``ValueError`` as both do."""
        document = read_json(self.draft)
        return ItemDraft.from_json(document), OutboxCommand.from_json(document.get("task"))

    def item_draft(self) -> ItemDraft:
        """Return the draft to be sent; raise ``ValueError`` if it cannot be read."""
        return ItemDraft.from_json(read_json(self.draft))

    def typed_draft(self) -> ItemDraft | None:
        """Return the edits that a seller typed in a form and this row sends, to be continued.

        ``None`` for a row that was not typed in a form, and for a new listing that already exists.
        Raise ``ValueError`` if it cannot be read.
        """
        draft, command = self.order()
        if command.batch is not None:
            return None
        if command.kind is Kind.UPDATE:
            return draft
        edits = command.details.get("edits")
        if command.kind is not Kind.CREATE or edits is None or self.progress.item_id:
            return None
        return ItemDraft.from_json({**draft.to_json(), "edits": edits})

    def command(self) -> OutboxCommand:
        """Return the command; raise ``ValueError`` if it cannot be read."""
        document = read_json(self.draft)
        return OutboxCommand.from_json(document.get("task") if isinstance(document, dict) else None)


class Move(NamedTuple):
    """A change of state to be made, with a history entry; see ``move``."""

    row: OutboxRow
    state: OutboxState
    progress: RowProgress | None = None
    result: RowResult | None = None
    history: HistoryColumns | None = None


def read_row(row: tuple[Any, ...]) -> OutboxRow:
    """Return the row in the columns of ``OUTBOX``, in their order.

    Raise ``NewerRow`` for one that only a newer program can read.
    """
    values = dict(zip(OUTBOX.columns, row, strict=True))
    if values["state"] not in MOVES:
        raise NewerRow(f"the state {values['state']!r} is not known here")
    values["state"] = OutboxState(values["state"])
    progress, result = read_progress(values.pop("steps")), read_result(values.pop("result"))
    return OutboxRow(**values, progress=progress, result=result)


def new_columns(draft: ItemDraft, command: OutboxCommand, now: int) -> Columns:
    """Return the columns of a new row of ``OUTBOX`` for ``draft``, created at ``now``."""
    title = draft.base.get("title") or command.details.get("form", {}).get("title")
    return {
        "op_id": secrets.token_hex(16),
        "item_id": draft.item_id,
        "title": title if isinstance(title, str) else "",
        "state": OutboxState.QUEUED.value,
        "draft": write_json({"task": command.to_json(), **draft.to_json()}),
        "created_at": now,
        "changed_at": now,
        "attempts": 0,
        "steps": write_progress(RowProgress()),
        "result": write_result(RowResult()),
    }


def place_of(command: OutboxCommand) -> UncheckedColumns:
    """Return the columns of ``OUTBOX`` that order the queue; the checksum does not cover them."""
    return {"urgency": command.urgency, "batch": command.batch}


def columns_of(row: OutboxRow) -> Columns:
    """Return the columns of ``OUTBOX`` for ``row``, without its number; inverse of ``read_row``."""
    steps, result = write_progress(row.progress), write_result(row.result)
    if row.progress.before is not None:
        others = (row.op_id, row.item_id, row.title, row.draft, result)
        steps = pad_to_own_pages(steps, sum(map(len, others)) + _NUMBERS_BYTES)
    return {
        "op_id": row.op_id,
        "item_id": row.item_id,
        "title": row.title,
        "state": row.state.value,
        "draft": row.draft,
        "created_at": row.created_at,
        "changed_at": row.changed_at,
        "attempts": row.attempts,
        "steps": steps,
        "result": result,
    }


def pad_to_own_pages(document: bytes, others: int) -> bytes:
    """Return a JSON ``document`` padded with blanks, so that its row hardly shares pages.

    ``others`` is the size of the other columns. A row that grows splits its page, and SQLite never
    merges the halves again when it has shrunk: every row that was sent together with others left
    two thirds of a page empty. A padded row grows on pages that the next rows use again.
    """
    size = others + len(document)
    if size <= _ALONE:
        return document + b" " * (_ALONE + _MARGIN - size)
    # The part beyond whole pages, which does not fit any more.
    beyond = (size - _LEFT) % (_PAGE - 4)
    return document + b" " * max(_ALONE + _MARGIN - _LEFT - beyond, 0)
