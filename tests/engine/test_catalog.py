"""The table's reads over the catalogue: right against a plain sort in memory, and quick."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from app.engine.catalog import SORTS, VIEWS, ItemCatalog, ListingQuery
from app.workspace.catalogue import CatalogueWriter
from app.workspace.rows import ItemRow, fold
from tests.engine.sample import fill_catalogue, sample_rows

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

MANY = 100_000


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> tuple[ItemCatalog, list[ItemRow]]:
    path = tmp_path_factory.mktemp("small") / "catalogue.db"
    rows = fill_catalogue(path, 4_500)
    return ItemCatalog(path), rows


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> ItemCatalog:
    path = tmp_path_factory.mktemp("large") / "catalogue.db"
    fill_catalogue(path, MANY)
    return ItemCatalog(path)


def in_view(row: ItemRow, view: str) -> bool:
    if view == "all":
        return True
    if view == "out_of_stock":
        return row.sub_status == "out_of_stock"
    return row.status == view and not row.sub_status


def key_of(row: ItemRow, sort: str) -> Any:
    value = getattr(row, sort)
    if sort == "title":
        return fold(row.title)[:80]
    return -(2**62) if value is None else value


def expected(rows: list[ItemRow], query: ListingQuery) -> list[str]:
    words = fold(query.text).split()
    chosen = []
    for number, row in enumerate(rows):
        found = fold(f"{row.title} {row.seller_custom_field or ''} {row.id} {row.id[3:]}").split()
        if in_view(row, query.view) and all(any(f.startswith(w) for f in found) for w in words):
            chosen.append((key_of(row, query.sort), number, row.id))
    return [i for _, _, i in sorted(chosen, reverse=query.descending)]


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize(
    ("view", "text"),
    [*((view, "") for view in VIEWS), ("all", "camara"), ("paused", "cám 12"), ("all", "e")],
)
def test_that_windows_follow_the_order(
    small: tuple[ItemCatalog, list[ItemRow]], sort: str, view: str, text: str
) -> None:
    catalog, rows = small
    for descending in (True, False):
        query = ListingQuery(text=text, view=view, sort=sort, descending=descending)
        wanted = expected(rows, query)
        assert catalog.count(query) == len(wanted)
        for first in (0, 40, len(wanted) // 2, len(wanted) - 5, 90, len(wanted) // 2 + 70):
            if first >= 0:
                window = catalog.window(query, first, 60)
                assert [row.id for row in window] == wanted[first : first + 60]
        if wanted:
            assert catalog.position(query, wanted[len(wanted) // 3]) == len(wanted) // 3
        assert catalog.ids(query) == wanted


def test_that_rows_come_back_as_they_were_stored(small: tuple[ItemCatalog, list[ItemRow]]) -> None:
    catalog, rows = small
    assert catalog.row(rows[17].id) == rows[17]
    assert catalog.row("MX0") is None
    assert catalog.position(ListingQuery(), "MX0") is None
    assert catalog.facts(rows[17].id) == {"id": rows[17].id, "title": rows[17].title}
    assert catalog.facts("MX0") is None
    wanted = [rows[9].id, "MX0", rows[2].id]
    assert catalog.rows(wanted) == [rows[9], rows[2]]
    assert catalog.shop() == ("", "", "", False)
    assert catalog.synced_at() is None
    assert sum(n for view, n in catalog.tab_counts().items() if view != "all") == len(rows)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("camara", True),
        ("CÁMARA", True),
        ("cam", True),
        ("SKU-000001", True),
        ("mx1000000001", True),
        ("1000000001", True),
        ("amara", False),
        ("'; drop table items; --", False),
        ('" OR *', False),
        ("camara NOT camara", False),
        ("NEAR(", False),
        ("%", False),
        ("_", False),
        ("cam\x00ara", False),
        ("\ud800", False),
        ("x" * 1_000_000, False),
        ("   ", True),
    ],
)
def test_that_a_search_is_literal(tmp_path: Path, text: str, found: bool) -> None:
    row = sample_rows(1)[0]._replace(title="Cámara réflex", seller_custom_field="SKU-000001")
    writer = CatalogueWriter(tmp_path / "c.db")
    writer.put([(row, b"{}")])
    catalog = ItemCatalog(tmp_path / "c.db")
    query = ListingQuery(text=text)
    assert (catalog.count(query), len(catalog.window(query, 0, 10))) == (
        (1, 1) if found else (0, 0)
    )
    assert catalog.count(ListingQuery()) == 1
    writer.close()


def test_that_a_search_is_made_again_after_the_worker_wrote(tmp_path: Path) -> None:
    path = tmp_path / "c.db"
    rows = fill_catalogue(path, 50)
    catalog = ItemCatalog(path)
    before, revision = catalog.count(ListingQuery(text="nuevo")), catalog.revision()
    assert catalog.revision() == revision
    writer = CatalogueWriter(path)
    writer.put([(rows[0]._replace(title="Nuevo nombre"), b"{}")])
    assert (before, catalog.count(ListingQuery(text="nuevo"))) == (0, 1)
    assert catalog.revision() != revision
    assert [r.title for r in catalog.window(ListingQuery(text="nuevo"), 0, 5)] == ["Nuevo nombre"]
    writer.remove([rows[0].id])
    assert catalog.count(ListingQuery(text="nuevo")) == 0
    assert catalog.count(ListingQuery()) == 49
    writer.close()


@pytest.mark.parametrize(
    "content", [None, b"", b"no database at all" * 500, b"SQLite format 3\x00" + b"\xff" * 9000]
)
def test_that_a_missing_or_damaged_catalogue_has_no_rows(
    tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "c.db"
    if content is not None:
        path.write_bytes(content)
    catalog = ItemCatalog(path)
    assert catalog.count(ListingQuery()) == 0
    assert catalog.window(ListingQuery(text="a"), 0, 60) == []
    assert catalog.position(ListingQuery(), "MX1") is None
    assert catalog.ids(ListingQuery()) == []
    assert set(catalog.tab_counts().values()) == {0}
    fill_catalogue(path, 20)
    assert catalog.count(ListingQuery()) == 20


def test_that_a_selection_adds_up(large: ItemCatalog) -> None:
    ids = large.ids(ListingQuery())[:10_000]
    totals = large.totals(ids)
    rows = large.rows(ids)
    assert totals.count == len(rows) == sum(totals.states.values()) == 10_000
    assert totals.stock == sum(row.available_quantity for row in rows)
    assert totals.net_lowest == min(row.net for row in rows if row.net is not None)
    assert large.totals([]).net_mean is None


@pytest.mark.parametrize("bad", [{"sort": "title; drop"}, {"view": "nowhere"}])
def test_that_an_unknown_order_or_view_is_refused(bad: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="no such"):
        ListingQuery(**bad)  # type: ignore[arg-type]


STEPS_EACH = 100
"""The grain of the count below."""


def steps(catalog: ItemCatalog, action: Callable[[], object]) -> int:
    """Steps of the database's own machine: they do not depend on how busy the computer is."""
    catalog.tab_counts()
    database = catalog._reader._database
    assert database is not None
    counted = 0

    def count() -> int:
        nonlocal counted
        counted += STEPS_EACH
        return 0

    database._connection.set_progress_handler(count, STEPS_EACH)
    try:
        action()
    finally:
        database._connection.set_progress_handler(None, 0)
    return counted


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize(
    ("view", "text"),
    [("all", ""), ("closed", ""), ("paused", "mesa"), ("all", "sku"), ("all", "mx")],
)
def test_that_a_window_of_100_000_rows_is_sought_and_not_counted(
    large: ItemCatalog, sort: str, view: str, text: str
) -> None:
    query = ListingQuery(text=text, view=view, sort=sort)
    total = large.count(query)
    last = large.window(query, total - 1, 1)[0].id
    spent = {
        "first": steps(large, lambda: large.window(query, 0, 60)),
        "jump": steps(large, lambda: large.window(query, total // 2, 60)),
        "next": steps(large, lambda: large.window(query, total // 2 + 60, 60)),
        "end": steps(large, lambda: large.window(query, total - 60, 60)),
        "row": steps(large, lambda: large.row(last)),
        "position": steps(large, lambda: large.position(query, last)),
    }
    whole = steps(large, lambda: large.ids(ListingQuery(sort=sort)))
    assert whole > 200_000, "the measure sees a walk through everything"
    # The first jump walks there once, over the index alone. The next window is sought from where
    # the last began, but among listings that sort alike those before it are passed by once more.
    allowed = {"jump": 8 * MANY, "next": 3 * MANY, "position": 12 * MANY}
    # What a search or a tab finds among few is picked out of an index each time.
    usual = 20_000 if query == ListingQuery(sort=sort) else 3 * MANY
    assert all(count <= allowed.get(name, usual) for name, count in spent.items()), spent


def test_that_reading_the_catalogue_imports_nothing_heavy() -> None:
    program = (
        "import sys; import app.engine.catalog;"
        "print([m for m in ('pydantic', 'httpx', 'asyncio', 'json', 'msgspec', 'logging')"
        " if m in sys.modules])"
    )
    found = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == "[]"


def test_that_counts_that_are_no_numbers_are_counted_anew(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    fill_catalogue(path, 50)
    whole = ItemCatalog(path).tab_counts()
    with sqlite3.connect(path) as raw:
        raw.execute("UPDATE counts SET listings = x'00' WHERE tab = 1")
    raw.close()
    assert ItemCatalog(path).tab_counts() == whole
