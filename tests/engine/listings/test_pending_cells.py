"""Cells that are edited while the stored drafts are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from app.domain.wire_item import WireItem
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.engine.listings.pending_cells import PendingCells


class Kept:
    """Keeps nothing, and has no draft."""

    def unsent(self) -> list[Any]:
        return []

    def keep_all(self, _drafts: list[ItemDraft]) -> None:
        pass


class Thread:
    """Runs everything at once, and lets a test step in before the answer of the first read."""

    def __init__(self) -> None:
        self.before_answer: Any = None

    async def run(self, function: Any, *arguments: Any) -> Any:
        answer = function(*arguments)
        step, self.before_answer = self.before_answer, None
        if step is not None:
            await step()
        return answer


async def test_that_an_edit_stored_while_the_drafts_are_read_is_not_overwritten(
    tmp_path: Path,
) -> None:
    thread: Any = Thread()
    kept: Any = Kept()
    cells = PendingCells(tmp_path / "catalog.db", kept, thread)

    async def type_and_store() -> None:
        draft = ItemDraft.over("MX1", WireItem(id="MX1", price=100))
        draft.apply(FieldChange("price", None, 102))
        cells.drafts["MX1"] = draft
        cells._unwritten["MX1"] = None
        assert [one.item_id for one in await cells.write()] == ["MX1"]

    thread.before_answer = type_and_store
    await cells.load()
    assert cells.drafts["MX1"].value("price") == 102
