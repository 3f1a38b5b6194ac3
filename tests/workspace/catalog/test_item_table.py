"""The table of the listings' rows: after any changes it is as if it had been made anew."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.listing_rows import STORED_COLUMNS, ItemRow, with_words
from tests.stands.sample import sample_rows

OTHERS: dict[str, object] = {
    "title": "Lámpara de pie",
    "seller_custom_field": "ABC-9",
    "status": "closed",
    "sub_status": "out_of_stock",
    "price": None,
    "currency_id": "BRL",
    "available_quantity": 77,
    "sold_quantity": 88,
    "net": -5,
    "health": 0.015,
    "listing_type_id": "gold_premium",
    "last_updated": 1,
    "thumbnail": "http://pictures.test/other.jpg",
    "free_shipping": True,
    "category_id": "MX999",
    "variations": 33,
    "warnings": 2,
}
"""Another value for each column but the id; no sample has it in the first place."""
TABLE = "SELECT * FROM items ORDER BY id"


def contents(path: Path) -> list[object]:
    """Everything that the catalog tells about its listings, without their numbers."""
    reader = CatalogReader(path)
    found: list[object] = [row[1:] for row in reader.rows(TABLE)]
    found += reader.rows("SELECT * FROM counts ORDER BY tab")
    found += reader.rows("SELECT kind, id FROM alarms JOIN items USING (number) ORDER BY kind, id")
    found += reader.rows("SELECT id, body FROM items JOIN bodies USING (number) ORDER BY id")
    for word in ("lampara", "abc", "mx"):
        condition, values = with_words([word])
        found += reader.rows(
            f"SELECT id FROM items WHERE number IN ({condition}) ORDER BY id", values
        )
    reader.close()
    return found


def made_anew(path: Path, rows: list[ItemRow]) -> list[object]:
    writer = CatalogWriter(path)
    writer.put((row, row.title.encode()) for row in rows)
    writer.close()
    return contents(path)


def samples() -> list[ItemRow]:
    rows = sample_rows(6)
    return [row._replace(status="active", sub_status="", free_shipping=False) for row in rows]


def test_that_every_column_but_the_id_has_another_value() -> None:
    assert ["id", *OTHERS] == list(STORED_COLUMNS)
    for row in samples():
        assert all(getattr(row, name) != value for name, value in OTHERS.items())


@pytest.mark.parametrize("name", OTHERS)
def test_that_a_change_of_one_column_is_stored_with_what_follows_from_it(
    tmp_path: Path, name: str
) -> None:
    rows = samples()
    changed = [row._replace(**{name: OTHERS[name]}) for row in rows[:3]] + rows[3:]
    writer = CatalogWriter(tmp_path / "changed.db")
    for state in (rows, changed, rows, changed):
        writer.put((row, row.title.encode()) for row in state)
    writer.close()
    assert contents(tmp_path / "changed.db") == made_anew(tmp_path / "anew.db", changed)


def test_that_after_many_changes_the_table_is_as_if_made_anew(tmp_path: Path) -> None:
    draw, path = random.Random(5), tmp_path / "changed.db"
    now = {row.id: row for row in samples()}
    writer = CatalogWriter(path)
    for _ in range(60):
        batch = []
        # Some listings come twice, and some were not there before.
        for row in draw.choices(samples(), k=4):
            names = draw.sample(sorted(OTHERS), draw.randrange(4))
            before = now[row.id] if draw.random() < 0.5 else row
            now[row.id] = before._replace(**{name: OTHERS[name] for name in names})
            batch.append((now[row.id], now[row.id].title.encode()))
        writer.put(batch)
    writer.close()
    assert contents(path) == made_anew(tmp_path / "anew.db", list(now.values()))


def test_that_only_what_differs_is_written(tmp_path: Path) -> None:
    rows = samples()
    writer = CatalogWriter(tmp_path / "catalogue.db")
    writer.put((row, b"{}") for row in rows)
    asked: list[str] = []
    database = writer._database
    database._connection.set_trace_callback(asked.append)
    writer.put((row._replace(price=7, last_updated=9), b"{}") for row in rows[:2])
    writer.put((row, b"{}") for row in rows[3:])
    writer.close()
    written = [sql.split(" WHERE ")[0] for sql in asked if " items " in sql and "SELECT" not in sql]
    assert written == ["UPDATE items SET price = 7, last_updated = 9"] * 2
