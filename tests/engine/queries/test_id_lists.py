"""Lists of ids and own codes: every form in which a file may come, and nothing dropped silently."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine.queries.id_lists import IdListError, find_listings, read_ids
from app.engine.queries.query import parse_where
from app.workspace.catalog.catalog_reader import CatalogReader
from tests.stands.attribute_shop import NOW, fill


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"MX1\nMX2\n", ["MX1", "MX2"]),
        (b"MX1\r\nMX2", ["MX1", "MX2"]),
        (b"\xef\xbb\xbfMX1\r\n\r\n  \r\nMX2\r\n", ["MX1", "MX2"]),
        ("MX1\nMX2\n".encode("utf-16"), ["MX1", "MX2"]),
        (b"MX1\nMX1\nMX2\nMX1", ["MX1", "MX2"]),
        (b'id,title\nMX1,Mesa\nMX2,"Silla, alta"\n', ["MX1", "MX2"]),
        (b"ID;titulo\nMX1;Mesa\nMX2;Silla, alta\n", ["MX1", "MX2"]),
        (b"MX1\tMesa\nMX2\tSilla\n", ["MX1", "MX2"]),
        (b'"MX1"\n"A ""b"""\n', ["MX1", 'A "b"']),
        ("SKU-ñ\n".encode(), ["SKU-ñ"]),
        (b" MX1 \n", ["MX1"]),
    ],
)
def test_that_a_list_is_read_in_every_form(data: bytes, words: list[str]) -> None:
    assert list(read_ids(data)) == words


@pytest.mark.parametrize(
    ("data", "told"),
    [(b"", "ids.empty"), (b"\r\n\r\n", "ids.empty"), (b"MX1\n\xff\xfe", "ids.encoding")],
)
def test_that_what_is_no_list_is_refused(data: bytes, told: str) -> None:
    with pytest.raises(IdListError, match=told):
        read_ids(data)


def test_that_ids_and_codes_are_found_and_the_rest_is_named(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    listings = fill(path, 12)
    reader = CatalogReader(path)
    row, coded = listings[2][0], next(r for r, _ in listings if r.seller_custom_field)
    words = (row.id.lower(), str(coded.seller_custom_field).lower(), "MX9", "'=A1")
    found = find_listings(reader, words)
    assert found.ids == {row.id, coded.id}
    assert found.unknown == ("MX9", "'=A1")
    where = parse_where(f"-id:{row.id}", NOW).among(found.ids)
    assert [r.id for r in where.each(reader)] == [coded.id]
    reader.close()


def test_that_there_may_be_any_number_of_ids(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    listings = fill(path, 5)
    reader = CatalogReader(path)
    words = read_ids("\n".join([f"NONE{n}" for n in range(60_000)] + ["MX1000000004"]).encode())
    found = find_listings(reader, words)
    assert len(found.unknown) == 60_000
    many = frozenset([*(f"X{n}" for n in range(60_000)), *found.ids])
    assert [r.id for r in parse_where("", NOW).among(many).each(reader)] == [listings[3][0].id]
    reader.close()
