"""Which listings are probably listed twice: the same title or own code as another open one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.engine.queries.names import CatalogNames
from app.engine.queries.query import parse_where
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CatalogReader
from tests.stands.attribute_shop import NOW
from tests.stands.sample import sample_rows

# Title, own code and state of each listing.
LISTINGS = (
    ("Mesa de pino", "A-1", "active"),
    ("MESA  de Pino", "A-2", "paused"),
    ("Silla", "B-1", "active"),
    ("Banco", "B-1", "active"),
    ("Lámpara", "C-1", "closed"),
    ("Lámpara", "C-1", "active"),
    ("Reloj", None, "active"),
    ("Horno", None, "active"),
    ("Olla", "", "active"),
    ("Abrigo", "", "active"),
)
TWICE = {0, 1, 2, 3}


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[CatalogReader]:
    path = tmp_path / "catalogue.db"
    rows = [
        row._replace(title=title, seller_custom_field=code, status=status, sub_status="")
        for row, (title, code, status) in zip(sample_rows(len(LISTINGS)), LISTINGS, strict=True)
    ]
    writer = CatalogWriter(path)
    writer.put((row, b"{}") for row in rows)
    writer.close()
    found = CatalogReader(path)
    yield found
    found.close()


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("-status:closed double:yes", TWICE),
        ("double:no", {*range(len(LISTINGS))} - TWICE),
        ("-double:yes", {*range(len(LISTINGS))} - TWICE),
    ],
)
def test_that_open_listings_with_one_title_or_code_are_doubles(
    reader: CatalogReader, text: str, places: set[int]
) -> None:
    found = parse_where(text, NOW, CatalogNames(reader)).each(reader)
    assert {int(row.id.removeprefix("MX")) - 1_000_000_001 for row in found} == places
