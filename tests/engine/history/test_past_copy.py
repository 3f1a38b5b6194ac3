"""The file of an earlier shop: what the export of that sync has, made by putting back changes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app.engine.history.past import catalog_as_of
from app.engine.history.past_copy import copy_as_of
from app.engine.notices import NoticeError
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.catalog.snapshots import SnapshotGone
from app.workspace.errors import StorageFull
from app.workspace.folder import Workspace
from app.workspace.listing_rows import ROW_COLUMNS
from tests.engine.history.test_past import Stand
from tests.stands.fake_marketplace import item_body


@pytest.fixture
def stand(tmp_path: Path) -> Iterator[Stand]:
    made = Stand(tmp_path)
    yield made
    made.past.close()
    made.writer.close()
    made.snapshots.close()


def content(reader: CatalogReader) -> tuple[list[tuple[object, ...]], dict[str, bytes]]:
    rows = reader.rows(f"SELECT {ROW_COLUMNS} FROM items ORDER BY id")
    bodies = reader.rows("SELECT id, body FROM bodies JOIN items USING (number)")
    return rows, dict(bodies)


async def test_that_the_copy_is_the_shop_as_of_each_sync(stand: Stand, tmp_path: Path) -> None:
    await stand.sync()
    stand.change("MX1", title="Mesa dos", price=120)
    stand.shop.stored["MX9"] = item_body("MX9", title="Nueva")
    await stand.sync()
    del stand.shop.stored["MX2"]
    stand.change("MX1", title="Mesa tres")
    await stand.sync()
    stand.shop.stored["MX2"] = item_body("MX2", title="De vuelta")
    del stand.shop.stored["MX9"]
    await stand.sync(full=True)
    folder = Workspace(tmp_path)
    for number in stand.states:
        made = await copy_as_of(tmp_path, number)
        with (
            closing(CatalogReader(made.path)) as reader,
            catalog_as_of(folder, str(number)) as wanted,
        ):
            assert content(reader) == content(wanted)
            found = reader.rows("SELECT rowid FROM search WHERE search MATCH 'mesa*'")
            assert len(found) == sum(
                "mesa" in str(item["title"]).casefold() for item in stand.states[number].values()
            )
        made.close()
        assert not made.path.exists()
    stand.writer.require_intact()
    assert stand.titles_as_of(4) == {i: o["title"] for i, o in stand.shop.stored.items()}


async def test_that_a_sync_that_is_forgotten_leaves_nothing_behind(
    stand: Stand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stand.sync()
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    with pytest.raises(SnapshotGone):
        await copy_as_of(tmp_path, 9)
    assert [*temporary.iterdir()] == []

    def full(*_: object) -> None:
        raise StorageFull("no room")

    monkeypatch.setattr("app.engine.history.past_copy.copy_whole", full)
    with pytest.raises(NoticeError, match="disk_full"):
        await copy_as_of(tmp_path, 1)
    assert [*temporary.iterdir()] == []
