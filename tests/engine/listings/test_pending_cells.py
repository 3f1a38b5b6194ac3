"""Cells that are edited while the stored drafts are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from app.domain.wire import write_json
from app.domain.wire_item import WireItem
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.engine.listings.pending_cells import CellEdit, PendingCells
from app.workspace.catalog.catalog import CatalogWriter
from tests.stands.sample import sample_rows


class Kept:
    """Keeps drafts in memory, and nothing of them is in the outbox."""

    def __init__(self) -> None:
        self.drafts: dict[str, ItemDraft] = {}

    def unsent(self) -> list[tuple[ItemDraft, int]]:
        return [(draft.copy(), 1) for draft in self.drafts.values()]

    def rows_of(self, _item_id: str) -> list[Any]:
        return []

    def keep_all(self, drafts: list[ItemDraft]) -> None:
        self.drafts |= {draft.item_id: draft for draft in drafts}


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


async def test_that_a_conflict_decided_for_the_same_value_stays_decided(tmp_path: Path) -> None:
    row = sample_rows(1)[0]
    catalog = CatalogWriter(tmp_path / "catalog.db")
    thread: Any = Thread()
    kept: Any = Kept()
    cells = PendingCells(tmp_path / "catalog.db", kept, thread)
    earlier, now = (WireItem(id=row.id, price=price) for price in (100, 109))
    cells.lay([CellEdit(row.id, "price", 102)], {row.id: earlier})
    await cells.write()
    catalog.put([(row, write_json(now))])
    await cells.load()
    assert cells.conflicts == {row.id: frozenset({"price"})}

    assert cells.lay([CellEdit(row.id, "price", 102)], {row.id: now}) == [], "nothing to undo"
    assert cells.conflicts == {}
    assert [one.base_value("price") for one in await cells.write()] == [109]
    await cells.load()
    assert cells.conflicts == {}
    assert cells.drafts[row.id].value("price") == 102
    catalog.close()
