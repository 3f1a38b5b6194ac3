"""The preview rows of a plan, stored when it was applied and not computed again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from app.clock import SystemClock
from app.domain.shapes import sequence_of
from app.domain.timestamps import format_timestamp
from app.domain.wire import Unreadable, read_json, write_plain
from app.engine.catalog.export import whole_file
from app.engine.previews.question import PreviewRow, row_of

if TYPE_CHECKING:
    from app.engine.outbox.outbox import Outbox
    from app.engine.plans.plan_store import KeptPlan, PlanStore


def keep_rows(plan_store: PlanStore, plan_id: str, rows: Iterable[PreviewRow]) -> None:
    """Write the rows of a plan, one per line, before it is sent; raise ``OSError``."""
    with whole_file(plan_store.rows_of(plan_id)) as file:
        for row in rows:
            file.write(write_plain(row.record()).decode() + "\n")


def kept_rows(plan_store: PlanStore, plan_id: str) -> list[PreviewRow]:
    """Return the stored rows of a plan that was applied, as far as they can be read."""
    found = []
    try:
        with plan_store.rows_of(plan_id).open("rb") as file:
            found = [row_of(sequence_of(read_json(line))) for line in file]
    except (OSError, Unreadable, ValueError):
        return found
    return found


async def as_sent(kept: KeptPlan, plan_store: PlanStore, outbox: Outbox) -> KeptPlan:
    """Return a plan with its state updated from its outbox rows.

    If the program ended between writing the outbox and the plan's file, the plan was applied, or
    undone, nevertheless. Raise ``NoticeError``.
    """
    if kept.applied_at:
        if kept.undone_at or not await outbox.read(lambda store: store.marks(kept.batches[1])):
            return kept
        return replace(kept, undone_at=format_timestamp(SystemClock().now()))
    try:
        written = plan_store.rows_of(kept.plan_id).stat().st_mtime
    except OSError:
        # The rows of a plan are written before any part of it is sent.
        return kept
    marks = await outbox.read(lambda store: store.marks(kept.batches[0]))
    if not marks:
        return kept
    moment = format_timestamp(datetime.fromtimestamp(written, UTC))
    return replace(kept, applied_at=moment, count=len({mark.item_id for mark in marks}))
