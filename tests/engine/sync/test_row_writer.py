"""Items that answers brought are stored together, soon, and at the latest when all ends."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from app.engine.events import Event, RowsChanged
from app.engine.sync import row_writer
from app.engine.sync.row_writer import MOST_WAITING, RowWriter
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.errors import StorageError, StorageFull
from tests.stands.fake_marketplace import item_body


class Stand:
    """A store over a catalog, with what it told."""

    def __init__(self, folder: Path) -> None:
        self.catalog = CatalogWriter(folder / "catalogue.db")
        self.told: list[Event] = []
        self.failed: list[StorageError] = []
        self.store = RowWriter(self.catalog, "MX", self.told.append, self.failed.append)

    def prices(self, *ids: str) -> list[Any]:
        rows = self.catalog.rows_of(ids)
        return [rows[item_id].price for item_id in ids if item_id in rows]


@pytest.fixture
def stand(tmp_path: Path) -> Stand:
    return Stand(tmp_path)


async def test_that_items_of_one_moment_are_stored_together(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(row_writer, "LINGER_SECONDS", 0.0)
    stand.store.keep(item_body("MX1", price=1))
    stand.store.keep(item_body("MX2", price=2))
    stand.store.keep(item_body("MX1", price=3))
    stand.store.keep({"no": "item"})
    assert stand.told == []
    async with asyncio.timeout(30):
        while not stand.told:
            await asyncio.sleep(0)
    assert stand.told == [RowsChanged(("MX1", "MX2"))]
    assert stand.prices("MX1", "MX2") == [300, 200]


async def test_that_many_do_not_wait(stand: Stand) -> None:
    for number in range(MOST_WAITING):
        stand.store.keep(item_body(f"MX{number}"))
    assert [len(event.ids) for event in stand.told if isinstance(event, RowsChanged)] == [
        MOST_WAITING
    ]


async def test_that_the_end_waits_for_nothing(stand: Stand) -> None:
    stand.store.keep(item_body("MX1", price=7))
    stand.store.close()
    stand.store.close()
    assert (stand.prices("MX1"), len(stand.told)) == ([700], 1)


async def test_that_a_full_disk_is_reported_and_ends_nothing(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = StorageFull("full")

    def fail(listings: object, over: object) -> None:
        raise full

    monkeypatch.setattr(stand.catalog, "put", fail)
    stand.store.keep(item_body("MX1"))
    stand.store.close()
    assert (stand.failed, stand.told) == ([full], [])
