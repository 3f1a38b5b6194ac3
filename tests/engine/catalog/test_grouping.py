"""Listings in groups: the sums that Python makes of them, and queries that find just those."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.catalog.grouping import GROUPED_BY, Groups, ListingGroup, Sums
from app.engine.catalog.listing_search import ListingSearch
from app.engine.catalog.questions import GroupBy, Grouped, Unreadable
from app.engine.catalog.table_query import VIEWS, ListingQuery
from app.engine.reader.frames import (
    answer_frame,
    question_frame,
    read_answer,
    read_question,
)
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.listing_rows import ItemRow
from tests.stands.sample import sample_rows, with_own_figures

STATES = (("active", ""), ("paused", ""), ("paused", "out_of_stock"), ("under_review", "warning"))


def listings() -> list[ItemRow]:
    draw, found = random.Random(4), []
    for row in with_own_figures(sample_rows(240)):
        status, sub_status = draw.choice(STATES)
        changes = {
            "status": status,
            "sub_status": sub_status,
            "price": draw.choice([row.price, 0, None]),
            "net": draw.choice([row.net, None, -300]),
            "warnings": draw.randrange(3),
            "sold_quantity": draw.choice([0, 1, 5, 6, 20, 21, 4_000]),
            "last_updated": draw.choice([0, row.last_updated - draw.randrange(10**11)]),
            "currency_id": "USD" if draw.random() < 0.05 else "MXN",
        }
        found.append(row._replace(**changes))
    return found


@pytest.fixture(scope="module")
def shop(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[ListingSearch, dict[str, ItemRow]]]:
    path = tmp_path_factory.mktemp("shop") / "catalogue.db"
    rows = listings()
    with closing(CatalogWriter(path)) as writer:
        writer.put((row, b"{}") for row in rows)
    with closing(ListingSearch(path)) as search:
        yield search, {row.id: row for row in rows}


def grouped(search: ListingSearch, query: ListingQuery, column: str) -> Groups:
    *_, answer = search.answer(GroupBy(query, column))
    assert isinstance(answer, Grouped)
    return answer.groups


def sums(rows: list[ItemRow]) -> Sums:
    prices = [row.price for row in rows if row.price is not None]
    nets = [row.net for row in rows if row.net is not None]
    currencies = {row.currency_id for row in rows}
    return Sums(
        len(rows),
        sum(row.available_quantity for row in rows),
        sum(row.sold_quantity for row in rows),
        len(prices),
        sum(prices),
        len(nets),
        sum(nets),
        currencies.pop() if len(currencies) == 1 else "",
    )


def figure_of(row: ItemRow, column: str) -> int | None:
    health = None if row.health is None else int(row.health * 100 + 0.5)
    return {
        "price": row.price,
        "net": row.net,
        "margin": row.margin,
        "stock": row.available_quantity,
        "sold": row.sold_quantity,
        "health": health,
    }[column]


def belongs(row: ItemRow, column: str, group: ListingGroup) -> bool:
    """Whether a listing is in a group, said once more."""
    if column in ("price", "net", "margin", "stock", "sold", "health"):
        figure = figure_of(row, column)
        if figure is None or (group.low is None and group.high is None):
            return figure is None and group.low is None and group.high is None
        least = -(2**62) if group.low is None else group.low
        return least <= figure < (2**62 if group.high is None else group.high)
    empty = row.sub_status == "out_of_stock"
    month = datetime.fromtimestamp(row.last_updated / 1000, UTC).strftime("%Y-%m")
    value = {
        "status": "out_of_stock" if empty else row.status,
        "listing_type": row.listing_type_id,
        "currency": row.currency_id,
        "category": row.category_id,
        "free_shipping": str(int(row.free_shipping)),
        "variations": str(int(row.variations > 0)),
        "warnings": str(int(row.warnings > 0)),
        "below_floor": None if row.below_floor is None else str(int(row.below_floor)),
        "updated": month if row.last_updated else None,
    }[column]
    return value == group.value


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(GROUPED_BY),
    st.sampled_from(VIEWS),
    st.sampled_from(("", "mesa", "price:>1000", "-status:paused sold:>5", "zzzz")),
)
def test_that_each_listing_is_in_one_group_and_adds_up_there(
    shop: tuple[ListingSearch, dict[str, ItemRow]], column: str, view: str, text: str
) -> None:
    search, rows = shop
    query = ListingQuery(text, view)
    found = grouped(search, query, column)
    shown = [rows[item_id] for item_id in search.ids(query)]
    members: dict[int, list[ItemRow]] = defaultdict(list)
    for row in shown:
        (at,) = (at for at, group in enumerate(found.groups) if belongs(row, column, group))
        members[at].append(row)
    assert [group.sums for group in found.groups] == [
        sums(members[at]) for at in range(len(found.groups))
    ]
    assert found.total == (sums(shown) if shown else Sums(*[0] * 7, ""))


@pytest.mark.parametrize("column", GROUPED_BY)
def test_that_the_query_of_a_group_finds_just_its_listings(
    shop: tuple[ListingSearch, dict[str, ItemRow]], column: str
) -> None:
    search, rows = shop
    found = grouped(search, ListingQuery(), column)
    assert len(found.groups) > 1
    for group in found.groups:
        if not group.text:
            assert (column, group.value) == ("updated", None)
            continue
        ids = {item_id for item_id, row in rows.items() if belongs(row, column, group)}
        assert {*search.ids(ListingQuery(group.text))} == ids, group.text


def test_that_groups_travel_between_the_processes(
    shop: tuple[ListingSearch, dict[str, ItemRow]],
) -> None:
    search, _ = shop
    question = GroupBy(ListingQuery("mesa", "active"), "price")
    assert read_question(question_frame(1, "groups", question)) == question
    *_, answer = search.answer(question)
    assert isinstance(answer, Grouped)
    assert read_answer(question, answer_frame(1, answer)) == answer
    *_, problem = search.answer(GroupBy(ListingQuery("colour:red"), "price"))
    assert isinstance(problem, Unreadable)
    kept = read_answer(question, answer_frame(1, problem))
    assert isinstance(kept, Unreadable)
    assert kept.problem.code == problem.problem.code


def test_that_codes_come_with_the_largest_first_and_figures_in_order(
    shop: tuple[ListingSearch, dict[str, ItemRow]],
) -> None:
    search, _ = shop
    counts = [g.sums.listings for g in grouped(search, ListingQuery(), "category").groups]
    assert counts == sorted(counts, reverse=True)
    lows = [group.low for group in grouped(search, ListingQuery(), "price").groups]
    assert lows[-1] is None
    assert [*map(bool, lows[:-1])] == [False, *[True] * (len(lows) - 2)]


def test_that_an_unknown_column_is_none(tmp_path: Path) -> None:
    with closing(ListingSearch(tmp_path / "catalogue.db")) as search, pytest.raises(ValueError):
        grouped(search, ListingQuery(), "title")


def test_that_averages_are_of_what_is_known_and_of_one_money() -> None:
    assert Sums(3, 0, 0, 2, 301, 0, 0, "MXN").mean_price == 150
    assert Sums(3, 0, 0, 2, 301, 0, 0, "MXN").mean_net is None
    assert Sums(3, 0, 0, 2, 301, 3, 30, "").mean_price is None
