"""Listings to look at: which and how many there are, kept by the file whatever is written."""

from __future__ import annotations

import random
from pathlib import Path

from app.engine.catalog.catalog import ItemCatalog
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.listing_rows import ALARMS, TABS, ItemRow, tab_of
from tests.stands.sample import sample_rows, with_own_figures


def alarmed(rows: list[ItemRow]) -> dict[str, set[str]]:
    on_sale = [row for row in rows if tab_of(row) != TABS["closed"]]
    return {
        "losing": {row.id for row in on_sale if row.net is not None and row.net < 0},
        "below_floor": {row.id for row in on_sale if row.below_floor},
    }


def kept(path: Path) -> dict[str, set[str]]:
    reader = CatalogReader(path)
    found = {
        view: {
            item_id
            for (item_id,) in reader.rows(
                "SELECT id FROM alarms JOIN items USING (number) WHERE kind = ?", (kind,)
            )
        }
        for view, kind in ALARMS.items()
    }
    reader.close()
    return found


def test_that_alarms_and_their_counts_follow_whatever_is_written(tmp_path: Path) -> None:
    path, draw = tmp_path / "catalogue.db", random.Random(5)
    writer, catalog = CatalogWriter(path), ItemCatalog(path)
    there: dict[str, ItemRow] = {}
    for round_ in range(40):
        some = draw.sample(sample_rows(60, seed=round_), 20)
        if draw.random() < 0.7:
            some = with_own_figures(some, seed=round_)
        match draw.randrange(4):
            case 0:
                gone = draw.sample(sorted(there), len(there) // 3)
                writer.remove(gone)
                there = {i: row for i, row in there.items() if i not in gone}
            case 1:
                priced = [
                    there[row.id]._replace(
                        net=row.net, floor=row.floor, below_floor=row.below_floor
                    )
                    for row in some
                    if row.id in there
                ]
                writer.put_nets(priced)
                there |= {row.id: row for row in priced}
            case _:
                writer.put((row, b"{}") for row in some)
                there |= {row.id: row for row in some}
        expected = alarmed([*there.values()])
        assert kept(path) == expected
        counts = catalog.tab_counts()
        assert {view: counts[view] for view in ALARMS} == {v: len(i) for v, i in expected.items()}
    assert any(expected.values())
    writer.clear()
    assert not any(kept(path).values())
    assert set(catalog.tab_counts().values()) == {0}
    writer.close()
    catalog.close()
