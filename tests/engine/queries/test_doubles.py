"""Which listings are probably there twice: the title, own code or bar code of another open one."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from app.engine.queries.attached_files import AttachedFile, AttachedFiles
from app.engine.queries.names import CatalogNames
from app.engine.queries.query import parse_where
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CatalogReader
from tests.stands.attribute_shop import NOW
from tests.stands.sample import sample_rows

# Title, own code, state and bar codes of each listing, those of variations in brackets; after them
# the own codes of variations.
LISTINGS: tuple[tuple[str | None, ...], ...] = (
    ("Mesa de pino", "A-1", "active", ""),
    ("MESA  de Pino", "A-2", "paused", ""),
    ("Silla", "B-1", "active", ""),
    ("Banco", "B-1", "active", ""),
    ("Lámpara", "C-1", "closed", "750-2"),
    ("Lámpara", "C-1", "active", "7502"),
    ("Reloj", None, "active", "(75 03)"),
    ("Horno", None, "active", "7503"),
    ("Olla", "", "active", "(7504)(7504)"),
    ("Abrigo", "", "active", "N/A"),
    ("Kayak", "K-1", "active", "N/A"),
    ("Quena", "Q-1", "paused", "(7501)(7503)"),
    ("Camisa", "S-1", "active", "", "S-2", "S-3", "S-3"),
    ("Blusa", "S-2", "paused", ""),
    ("Falda", "S-9", "active", "", "S-4", "S-9"),
    ("Saco", None, "active", "", "S-4"),
    ("Gorra", "S-3", "closed", ""),
    ("Bata", "S-8", "closed", "", "S-5"),
    ("Capa", "S-5", "active", ""),
)
TITLE, SKU, CODE = {0, 1}, {2, 3, 12, 13, 14, 15}, {6, 7, 11}
ALL = {*range(len(LISTINGS))}


def body_of(codes: str, own: Sequence[str | None]) -> bytes:
    """The body of a listing with these bar codes, and own codes of variations."""

    def entry(code: str) -> list[dict[str, object]]:
        value = {"value_id": "-1", "value_name": None} if code == "N/A" else {"value_name": code}
        return [{"id": "GTIN", "name": "Código universal", **value}]

    found: dict[str, object] = {"attributes": []}
    if codes.startswith("("):
        variations = [{"attributes": entry(code)} for code in codes[1:-1].split(")(")]
        found["variations"] = variations
    elif codes:
        found["attributes"] = entry(codes)
    if own:
        found["variations"] = [{"seller_custom_field": code} for code in own]
    return json.dumps(found).encode()


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[CatalogReader]:
    path = tmp_path / "catalogue.db"
    rows = [
        row._replace(
            title=title,
            seller_custom_field=code,
            status=status,
            sub_status="",
            variations=len(own),
        )
        for row, (title, code, status, _, *own) in zip(
            sample_rows(len(LISTINGS)), LISTINGS, strict=True
        )
    ]
    writer = CatalogWriter(path)
    writer.put(
        (row, body_of(codes or "", own))
        for row, (_, _, _, codes, *own) in zip(rows, LISTINGS, strict=True)
    )
    writer.close()
    with closing(CatalogReader(path)) as found, closing(AttachedFiles(found)) as beside:
        for _ in beside.bring_in([AttachedFile.FACETS]):
            pass
        yield found


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("-status:closed double:yes", TITLE | SKU | CODE),
        ("double:no", ALL - TITLE - SKU - CODE),
        ("-double:yes", ALL - TITLE - SKU - CODE),
        ("double:title", TITLE),
        ("double:sku", SKU),
        ("double:barcode", CODE),
        ("double:sku,barcode", SKU | CODE),
        ("-double:barcode", ALL - CODE),
    ],
)
def test_that_open_listings_with_one_title_or_code_are_doubles(
    reader: CatalogReader, text: str, places: set[int]
) -> None:
    found = parse_where(text, NOW, CatalogNames(reader)).each(reader)
    assert {int(row.id.removeprefix("MX")) - 1_000_000_001 for row in found} == places


@pytest.mark.parametrize(
    ("text", "files"),
    [
        ("double:yes", {AttachedFile.FACETS}),
        ("double:title,barcode", {AttachedFile.FACETS}),
        ("double:title,sku", set()),
        ("missing:>0 changed:any", {*AttachedFile}),
    ],
)
def test_that_only_bar_codes_need_the_attributes(text: str, files: set[AttachedFile]) -> None:
    assert parse_where(text, NOW).files == files
