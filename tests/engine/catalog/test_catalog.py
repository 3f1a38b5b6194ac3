"""What the window reads of the catalog itself: windows of rows, and never more."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from app.engine.catalog.catalog import MOST_STEPS, VIEWS, ItemCatalog, ListingQuery
from app.engine.catalog.listing_question import Find, Found
from app.engine.catalog.listing_search import ListingSearch
from app.engine.catalog.table_query import SORT_COLUMNS
from app.workspace.errors import StorageInterrupted
from app.workspace.listing_rows import TABS
from tests.stands.inline_reader import InlineReader
from tests.stands.sample import fill_catalog

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from app.workspace.listing_rows import ItemRow

MANY = 30_000


@pytest.fixture(scope="module")
def large(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[ItemCatalog, list[ItemRow]]]:
    path = tmp_path_factory.mktemp("large") / "catalogue.db"
    rows = fill_catalog(path, MANY, own=True)
    catalog = ItemCatalog(path)
    yield catalog, rows
    catalog.close()


@pytest.mark.parametrize("sort", list(SORT_COLUMNS))
@pytest.mark.parametrize("view", VIEWS)
def test_that_the_first_page_is_the_beginning_of_the_whole(
    large: tuple[ItemCatalog, list[ItemRow]], sort: str, view: str
) -> None:
    catalog, _ = large
    search = ListingSearch(catalog.path)
    for descending in (True, False):
        query = ListingQuery(view=view, sort=sort, descending=descending)
        page, whole = catalog.first_page(query, 60), search.found(query)
        # Where they lie deep there are none: it is not for the window to look for them.
        assert list(page.numbers) in ([], list(whole.numbers[:60]))
        assert page.known or view != "all"
        assert (page.total, page.counts) == (whole.total, whole.counts)
    search.close()


def test_that_a_shop_that_fits_into_the_first_page_is_known_whole(tmp_path: Path) -> None:
    fill_catalog(tmp_path / "c.db", 20)
    catalog = ItemCatalog(tmp_path / "c.db")
    assert catalog.first_page(ListingQuery(), 60).whole
    assert not catalog.first_page(ListingQuery(), 5).whole
    assert not catalog.first_page(ListingQuery("mesa"), 60).whole
    catalog.close()


def test_that_what_lies_too_deep_is_left_to_the_reader(
    large: tuple[ItemCatalog, list[ItemRow]],
) -> None:
    impatient = ItemCatalog(large[0].path, most_steps=10_000)
    query = ListingQuery(view="closed", sort="status", descending=True)
    found = impatient.first_page(query, 60)
    assert (found.known, found.whole) == (0, False)
    assert found.total == large[0].tab_counts()["closed"]
    assert impatient.first_page(ListingQuery(), 60).known == 60
    impatient.close()


def test_that_rows_come_back_as_they_were_stored(
    large: tuple[ItemCatalog, list[ItemRow]],
) -> None:
    catalog, rows = large
    assert catalog.row(rows[17].id) == rows[17]
    assert catalog.row("MX0") is None
    assert catalog.number_of("MX0") is None
    number = catalog.number_of(rows[17].id)
    assert number is not None
    assert catalog.rows_at([number, 10**9]) == [rows[17], None]
    assert catalog.facts(rows[17].id) == {"id": rows[17].id, "title": rows[17].title}
    assert catalog.facts("MX0") is None
    wanted = [rows[9].id, "MX0", rows[2].id]
    assert catalog.rows(wanted) == [rows[9], rows[2]]
    assert catalog.shop() == ("", "", "", False)
    assert catalog.synced_at() is None
    assert sum(catalog.tab_counts()[view] for view in TABS) == len(rows)


@pytest.mark.parametrize("content", [None, b"", b"no database at all" * 500])
def test_that_a_missing_or_damaged_catalogue_has_no_rows(
    tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "c.db"
    if content is not None:
        path.write_bytes(content)
    catalog = ItemCatalog(path)
    assert catalog.first_page(ListingQuery(), 60).total == 0
    assert catalog.rows_at([1, 2]) == [None, None]
    assert catalog.number_of("MX1") is None
    assert set(catalog.tab_counts().values()) == {0}
    fill_catalog(path, 20)
    assert catalog.first_page(ListingQuery(), 60).total == 20
    catalog.close()


@pytest.mark.parametrize("bad", [{"sort": "title; drop"}, {"view": "nowhere"}])
def test_that_an_unknown_order_or_view_is_refused(bad: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="no such"):
        ListingQuery(**bad)


@pytest.mark.parametrize(
    "statement",
    [
        "SELECT number FROM items WHERE words LIKE '%zzz%'",
        "SELECT id FROM items ORDER BY thumbnail",
        "SELECT sum(price) FROM items",
        "SELECT number, id FROM items",
    ],
)
def test_that_a_statement_of_the_window_is_stopped_when_it_is_not_bounded(
    large: tuple[ItemCatalog, list[ItemRow]], statement: str
) -> None:
    catalog, rows = large
    assert MOST_STEPS < 10 * MANY
    with pytest.raises(StorageInterrupted):
        catalog._reader.rows(statement)
    assert catalog.row(rows[3].id) == rows[3], "and the next one is answered"


def test_that_questions_wait_for_a_reader(large: tuple[ItemCatalog, list[ItemRow]]) -> None:
    catalog = ItemCatalog(large[0].path)
    told: list[object] = []
    for text in ("mesa", "silla"):
        catalog.ask("find", Find(ListingQuery(text)), told.append)
    assert told == []
    catalog.answer_with(InlineReader(catalog.path))
    assert [answer.query.text for answer in told if isinstance(answer, Found)] == ["silla"]
    catalog.close()


def test_that_reading_the_catalogue_imports_nothing_heavy() -> None:
    program = (
        "import sys; import app.engine.catalog.catalog;"
        "print([m for m in ('pydantic', 'httpx', 'asyncio', 'json', 'msgspec', 'logging')"
        " if m in sys.modules])"
    )
    found = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == "[]"


def test_that_counts_that_are_no_numbers_are_counted_anew(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    fill_catalog(path, 50)
    whole = ItemCatalog(path).tab_counts()
    with sqlite3.connect(path) as raw:
        raw.execute("UPDATE counts SET listings = x'00' WHERE tab = 1")
    raw.close()
    assert ItemCatalog(path).tab_counts() == whole
