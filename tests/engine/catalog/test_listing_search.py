"""Search, order, counts and sums over the catalog: right against a plain sort in memory."""

from __future__ import annotations

import sqlite3
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from app.engine.catalog import listing_search
from app.engine.catalog.catalog import VIEWS, ListingQuery
from app.engine.catalog.listing_question import Find, Found, pack
from app.engine.catalog.listing_search import PIECE, ListingSearch
from app.engine.catalog.questions import (
    CatalogQuestion,
    First,
    Ids,
    IdsOf,
    Keep,
    Rows,
    RowsOf,
    Sum,
    Summed,
    Warned,
)
from app.engine.catalog.table_query import SORT_COLUMNS
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.errors import StorageInterrupted
from app.workspace.listing_rows import ALARMS, TABS, ItemRow, fold, tab_of
from tests.stands.sample import fill_catalog, sample_rows

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

WORDS = ("", "camara", "cám 12", "e", "mx", "zzz", "sku 1", "ÁMA", "dición 00", "esa")


@pytest.fixture(scope="module")
def shop(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[ListingSearch, list[ItemRow]]]:
    path = tmp_path_factory.mktemp("shop") / "catalogue.db"
    rows = fill_catalog(path, 4_500, own=True)
    search = ListingSearch(path)
    yield search, rows
    search.close()


def in_view(row: ItemRow, view: str) -> bool:
    if view == "all":
        return True
    if view in ALARMS:
        told = row.below_floor if view == "below_floor" else (row.net or 0) < 0
        return bool(told) and tab_of(row) != TABS["closed"]
    if view == "other":
        return row.status not in ("active", "paused", "closed")
    if view == "out_of_stock":
        return row.sub_status == "out_of_stock"
    return row.status == view and not row.sub_status


def key_of(row: ItemRow, sort: str) -> Any:
    value = getattr(row, sort)
    if sort == "title":
        return folded(row.title)[:80]
    return -(2**62) if value is None else value


# The same rows are asked in hundreds of orders; what a row says is folded once.
folded = cache(fold)


@cache
def has_words(row: ItemRow, text: str) -> bool:
    found = folded(f"{row.title} {row.seller_custom_field or ''} {row.id} {row.id[2:]}").split()
    return all(
        any(w in f if len(w) >= 3 else f.startswith(w) for f in found) for w in folded(text).split()
    )


def expected(rows: list[ItemRow], query: ListingQuery) -> list[str]:
    chosen = [
        (key_of(row, query.sort), number, row.id)
        for number, row in enumerate(rows)
        if in_view(row, query.view) and has_words(row, query.text)
    ]
    return [i for _, _, i in sorted(chosen, reverse=query.descending)]


@pytest.mark.parametrize("sort", list(SORT_COLUMNS))
@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("text", WORDS)
def test_that_what_is_found_follows_the_order(
    shop: tuple[ListingSearch, list[ItemRow]], sort: str, view: str, text: str
) -> None:
    search, rows = shop
    for descending in (True, False):
        query = ListingQuery(text=text, view=view, sort=sort, descending=descending)
        wanted = expected(rows, query)
        assert search.ids(query) == wanted
        assert search.found(query).total == len(wanted)


@pytest.mark.parametrize("text", WORDS)
def test_that_the_tabs_add_up_to_all_whatever_is_searched_for(
    shop: tuple[ListingSearch, list[ItemRow]], text: str
) -> None:
    search, rows = shop
    counts = search.found(ListingQuery(text=text)).counts
    assert counts is not None
    assert counts == {view: len(expected(rows, ListingQuery(text, view))) for view in VIEWS}
    assert counts["all"] == sum(counts[view] for view in TABS)


STATES = (
    *((status, "") for status in ("active", "paused", "closed", "under_review", "inactive")),
    *((status, "") for status in ("payment_required", "not_yet_active", "of_tomorrow", "")),
    ("paused", "out_of_stock"),
    ("active", "out_of_stock"),
    ("closed", "expired,out_of_stock"),
    ("under_review", "waiting_for_patch"),
)


def test_that_every_state_there_can_be_is_in_exactly_one_tab(tmp_path: Path) -> None:
    rows = [
        row._replace(status=status, sub_status=sub_status)
        for row, (status, sub_status) in zip(sample_rows(len(STATES)), STATES, strict=True)
    ]
    writer = CatalogWriter(tmp_path / "c.db")
    writer.put((row, b"{}") for row in rows)
    writer.close()
    search = ListingSearch(tmp_path / "c.db")
    tabs = {view: search.ids(ListingQuery(view=view)) for view in TABS}
    assert sorted(i for ids in tabs.values() for i in ids) == sorted(row.id for row in rows)
    # As the writer keeps count, and as a search counts.
    counted = {view: len(ids) for view, ids in tabs.items()} | {"all": len(rows)}
    counted |= dict.fromkeys(ALARMS, 0)
    assert search.found(ListingQuery()).counts == counted
    assert search.found(ListingQuery("mx")).counts == counted
    search.close()


@pytest.mark.parametrize("sort", ["price", "title"])
@pytest.mark.parametrize("view", ["all", "paused"])
@pytest.mark.parametrize("text", ["m", "sku"])
def test_that_a_frequent_search_has_its_first_page_before_the_rest(
    shop: tuple[ListingSearch, list[ItemRow]],
    monkeypatch: pytest.MonkeyPatch,
    sort: str,
    view: str,
    text: str,
) -> None:
    search, rows = shop
    monkeypatch.setattr(listing_search, "_SMALL", 100)
    monkeypatch.setattr(listing_search, "_FEW", 10)
    monkeypatch.setattr(listing_search, "_PAGE_SECONDS", 60.0)
    search.close()
    query = ListingQuery(text, view, sort)
    wanted = expected(rows, query)
    answers = [answer for answer in search.answer(Find(query)) if isinstance(answer, Found)]
    assert [answer.whole for answer in answers] == [False, True]
    assert answers[0].counts is None
    assert list(answers[1].numbers[: answers[0].known]) == list(answers[0].numbers)
    assert answers[1].total == len(wanted)
    first = next(iter(search.answer(First(query, 5))))
    assert isinstance(first, Rows)
    assert [row.id for row in first.rows] == wanted[:5]


@pytest.mark.parametrize(("text", "view"), [("", "all"), ("", "closed"), ("mesa", "all")])
def test_that_the_first_rows_are_those_of_the_whole(
    shop: tuple[ListingSearch, list[ItemRow]], text: str, view: str
) -> None:
    search, rows = shop
    query = ListingQuery(text, view, "title", False)
    first = next(iter(search.answer(First(query, 12))))
    assert isinstance(first, Rows)
    assert [row.id for row in first.rows] == expected(rows, query)[:12]


def pieces(search: ListingSearch, question: CatalogQuestion) -> list[str]:
    found: list[str] = []
    for answer in search.answer(question):
        assert isinstance(answer, Ids)
        assert len(answer.ids) <= PIECE
        found += answer.ids
    assert answer.last
    return found


def test_that_ids_are_known_from_numbers_of_a_query_and_of_warnings(
    shop: tuple[ListingSearch, list[ItemRow]],
) -> None:
    search, rows = shop
    ids = [row.id for row in rows]
    query = ListingQuery("mesa", "paused")
    wanted = set(expected(rows, query))
    found = search.found(ListingQuery(sort="title"))
    assert pieces(search, IdsOf(found.packed)) == search.ids(ListingQuery(sort="title"))
    assert pieces(search, Keep(query, (*ids, "MX0"))) == [i for i in ids if i in wanted]
    assert pieces(search, Keep(ListingQuery("!"), tuple(ids))) == []
    assert pieces(search, Warned(tuple(ids))) == [row.id for row in rows if row.warnings]
    copied = [a for a in search.answer(RowsOf((ids[9], "MX0", ids[2]))) if isinstance(a, Rows)]
    assert [row for answer in copied for row in answer.rows] == [rows[9], rows[2]]
    assert [answer.last for answer in copied] == [False, True]
    *_, kept = search.answer(Find(query, (ids[0], ids[1], "MX0")))
    assert isinstance(kept, Found)
    assert kept.kept == tuple(i for i in ids[:2] if i in wanted)


def test_that_a_place_is_found_by_number() -> None:
    # Bytes that look like a number where two others meet.
    numbers = [0x01000000, 0x00000001, 7, 0x00010000, 1]
    found = Found(ListingQuery(), pack(numbers), whole=True)
    assert [found.place_of(number) for number in numbers] == [0, 1, 2, 3, 1]
    assert found.place_of(256) is None


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("camara", True),
        ("CÁMARA", True),
        ("cam", True),
        ("SKU-000001", True),
        ("mx1000000001", True),
        ("1000000001", True),
        ("amara", True),
        ("amará", True),
        ("x1000", True),
        ("ra", False),
        ("ex", False),
        ("marra", False),
        ("'; drop table items; --", False),
        ('" OR *', False),
        ("camara NOT camara", False),
        ("NEAR(", False),
        ("%", False),
        ("_", False),
        ("cam\x00ara", True),
        ("cam\x00ra", False),
        ("\ud800", False),
        ("x" * 1_000_000, False),
        ("   ", True),
    ],
)
def test_that_a_search_is_literal(tmp_path: Path, text: str, found: bool) -> None:
    row = sample_rows(1)[0]._replace(title="Cámara réflex", seller_custom_field="SKU-000001")
    writer = CatalogWriter(tmp_path / "c.db")
    writer.put([(row, b"{}")])
    search = ListingSearch(tmp_path / "c.db")
    assert len(search.rows(ListingQuery(text=text))) == int(found)
    assert pieces(search, Keep(ListingQuery(text=text), (row.id,))) == [row.id] * found
    assert search.found(ListingQuery()).total == 1
    search.close()
    writer.close()


def test_that_a_search_is_made_again_after_the_worker_wrote(tmp_path: Path) -> None:
    path = tmp_path / "c.db"
    rows = fill_catalog(path, 50)
    search = ListingSearch(path)
    before = search.found(ListingQuery(text="nuevo")).total
    writer = CatalogWriter(path)
    writer.put([(rows[0]._replace(title="Nuevo nombre"), b"{}")])
    assert (before, search.found(ListingQuery(text="nuevo")).total) == (0, 1)
    assert [r.title for r in search.rows(ListingQuery(text="nuevo"))] == ["Nuevo nombre"]
    writer.remove([rows[0].id])
    assert search.found(ListingQuery(text="nuevo")).total == 0
    assert search.found(ListingQuery()).total == 49
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
    search = ListingSearch(path)
    for query in (ListingQuery(), ListingQuery("a"), ListingQuery(view="paused")):
        assert search.rows(query) == []
        assert set((search.found(query).counts or {}).values()) == {0}
    fill_catalog(path, 20)
    assert search.found(ListingQuery()).total == 20
    search.close()


def test_that_a_selection_adds_up(shop: tuple[ListingSearch, list[ItemRow]]) -> None:
    search, rows = shop
    chosen = rows[100:3_000]
    summed = next(iter(search.answer(Sum(tuple(row.id for row in chosen)))))
    assert isinstance(summed, Summed)
    totals = summed.totals
    nets = [row.net for row in chosen if row.net is not None]
    assert totals.count == len(chosen) == sum(totals.states.values())
    assert totals.stock == sum(row.available_quantity for row in chosen)
    assert totals.value_cents == sum((r.price or 0) * r.available_quantity for r in chosen)
    assert (totals.net_lowest, totals.net_highest) == (min(nets), max(nets))
    assert totals.net_mean == round(sum(nets) / len(nets))
    assert totals.warned == sum(bool(row.warnings) for row in chosen)
    nothing = next(iter(search.answer(Sum(()))))
    assert isinstance(nothing, Summed)
    assert nothing.totals.net_mean is None


@pytest.mark.parametrize(
    "question",
    [Find(ListingQuery()), Find(ListingQuery("m")), First(ListingQuery("e"), 5)],
    ids=repr,
)
def test_that_what_nobody_waits_for_is_stopped_and_the_next_is_answered(
    tmp_path: Path, question: CatalogQuestion
) -> None:
    path = tmp_path / "c.db"
    fill_catalog(path, 4_500)
    outdated = False
    search = ListingSearch(path, stop=lambda: outdated)
    assert search.found(ListingQuery("zzz")).total == 0
    outdated = True
    with pytest.raises(StorageInterrupted):
        list(search.answer(question))
    outdated = False
    assert search.found(ListingQuery()).total == 4_500
    search.close()


def test_that_counts_that_are_no_numbers_are_counted_anew(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    fill_catalog(path, 50)
    search = ListingSearch(path)
    whole = search.found(ListingQuery()).counts
    with sqlite3.connect(path) as raw:
        raw.execute("UPDATE counts SET listings = x'00' WHERE tab = 1")
    raw.close()
    assert search.found(ListingQuery()).counts == whole
    search.close()
