"""The rows of a plan as they were when it was applied: what was then is not worked out again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from app.domain.shapes import sequence_of
from app.domain.wire import Unreadable, read_json, write_plain
from app.engine.catalog.export import whole_file
from app.engine.previews.question import PreviewRow, row_of

if TYPE_CHECKING:
    from app.engine.plans.plan_store import PlanStore


def keep_rows(plan_store: PlanStore, plan_id: str, rows: Iterable[PreviewRow]) -> None:
    """Write the rows of a plan down, a line each; raise ``OSError``."""
    with whole_file(plan_store.rows_of(plan_id)) as file:
        for row in rows:
            file.write(write_plain(row.record()).decode() + "\n")


def kept_rows(plan_store: PlanStore, plan_id: str) -> list[PreviewRow]:
    """Return the rows of a plan that was applied, as far as they can be read."""
    found = []
    try:
        with plan_store.rows_of(plan_id).open("rb") as file:
            found = [row_of(sequence_of(read_json(line))) for line in file]
    except (OSError, Unreadable, ValueError):
        return found
    return found
