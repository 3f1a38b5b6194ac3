"""Orders by several columns, by some without an index, by attributes: as Python sorts them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.catalog import facet_marks, listing_search
from app.engine.catalog.listing_question import Find
from app.engine.catalog.listing_search import ListingSearch
from app.engine.catalog.questions import Making
from app.engine.catalog.table_query import MOST_KEYS, SORTS, VIEWS, ListingQuery
from app.engine.reader.frames import question_frame, read_question
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.listing_rows import ItemRow, fold
from tests.stands.listings_shop import listing

COUNT = 120
LEAST = -(10**18)
SIZES = ("9 mm", "10 mm", "Grande", "único", "")


def size_of(number: int) -> str:
    return SIZES[number % len(SIZES)]


def row_of(number: int) -> ItemRow:
    dice = random.Random(number)
    return listing(
        number,
        price=dice.choice((None, 100, 200, 200)),
        available_quantity=dice.randrange(3),
        variations=dice.randrange(2),
        unit_cost=dice.choice((None, 5, 6)),
        seller_custom_field=dice.choice((None, "A", "b")),
    )


def body_of(number: int) -> bytes:
    several = [{"id": "COLOR", "value_name": name} for name in ("Rojo", "Azul")[: number % 3]]
    entries = [{"id": "SIZE", "value_name": size_of(number)}] if size_of(number) else []
    variations = [{"attribute_combinations": [entry]} for entry in several]
    return json.dumps({"attributes": entries, "variations": variations}).encode()


@pytest.fixture(scope="module")
def search(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ListingSearch]:
    path = Path(tmp_path_factory.mktemp("sorted"), "catalogue.db")
    writer = CatalogWriter(path)
    writer.put((row_of(number), body_of(number)) for number in range(COUNT))
    writer.close()
    found = ListingSearch(path)
    yield found
    found.close()


def size_key(number: int) -> tuple[int, float, str]:
    size = size_of(number)
    if not size:
        return (-1, 0, "")
    figure = size.split()[0]
    return (0, float(figure), fold(size)) if figure.isdecimal() else (1, 0, fold(size))


KEYS: dict[str, Callable[[int], object]] = {
    "price": lambda n: LEAST if row_of(n).price is None else row_of(n).price,
    "available_quantity": lambda n: row_of(n).available_quantity,
    "variations": lambda n: row_of(n).variations,
    "unit_cost": lambda n: LEAST if row_of(n).unit_cost is None else row_of(n).unit_cost,
    "seller_custom_field": lambda n: row_of(n).seller_custom_field or "",
    "status": lambda n: row_of(n).status,
    "attributes.SIZE": size_key,
    "attributes.COLOR": lambda n: ("", "rojo", "azul")[n % 3],
    "attributes.NOBODY_HAS": lambda n: 0,
}


@settings(deadline=None)
@given(
    keys=st.lists(
        st.tuples(st.sampled_from(sorted(KEYS)), st.booleans()),
        min_size=1,
        max_size=MOST_KEYS,
        unique_by=lambda key: key[0],
    ),
    words=st.sampled_from(["", "taza", "price:200"]),
    view=st.sampled_from(VIEWS),
    few=st.integers(0, 3).map(lambda n: 10**6 if n else -1),
)
def test_that_an_order_is_that_of_a_plain_sort(
    search: ListingSearch, keys: list[tuple[str, bool]], words: str, view: str, few: int
) -> None:
    query = ListingQuery(words, view).sorted_by(*keys)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(listing_search, "_FEW", few)
        patch.setattr(facet_marks, "_FEW", few)
        found = search.found(query)
    shown = [number - 1 for number in found.numbers]
    expected = sorted(shown, reverse=keys[0][1])
    for sort, descending in reversed(keys):
        expected.sort(key=KEYS[sort], reverse=descending)
    assert shown == expected
    assert found.counts is not None
    states = ("active", "paused", "out_of_stock", "closed", "other")
    assert found.counts["all"] == sum(found.counts[state] for state in states)
    assert found.counts[view] == len(shown)
    assert [row.id for row in search.rows(query)] == [listing(n).id for n in shown]


def test_that_an_order_by_an_attribute_makes_its_tables_first(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    writer = CatalogWriter(path)
    writer.put((row_of(number), body_of(number)) for number in range(COUNT))
    writer.close()
    search = ListingSearch(path)
    steps = list(search.answer(Find(ListingQuery(sort="attributes.SIZE"))))
    assert isinstance(steps[0], Making)
    again = list(search.answer(Find(ListingQuery(sort="attributes.SIZE", descending=False))))
    assert not any(isinstance(step, Making) for step in again), "once"
    search.close()


def test_that_every_sort_is_one_of_the_catalogue(search: ListingSearch) -> None:
    for sort in SORTS:
        assert search.found(ListingQuery(sort=sort)).total == COUNT, sort


@pytest.mark.parametrize(
    ("sort", "then"),
    [
        ("", ()),
        ("nothing", ()),
        ("attributes.", ()),
        (f"attributes.{'X' * 300}", ()),
        ("price", (("price", True),)),
        ("price", (("1; DROP TABLE items", True),)),
        ("price", tuple((f"attributes.A{n}", True) for n in range(MOST_KEYS))),
    ],
)
def test_that_what_is_no_order_is_refused(sort: str, then: tuple[tuple[str, bool], ...]) -> None:
    with pytest.raises(ValueError):
        ListingQuery(sort=sort, then=then)


def test_that_a_further_key_comes_turns_round_and_goes() -> None:
    query = ListingQuery(sort="price", descending=True)
    query = query.sorted_also_by("title")
    assert query.keys == (("price", True), ("title", False))
    query = query.sorted_also_by("title")
    assert query.keys == (("price", True), ("title", True))
    assert query.sorted_also_by("title").keys == (("price", True),)
    assert ListingQuery(sort="price").sorted_also_by("price").keys == (("price", False),)
    question = read_question(question_frame(1, "find", Find(query)))
    assert question == Find(query)


@pytest.mark.parametrize("sort", ["attributes.SIZE", "attributes.COLOR"])
@pytest.mark.parametrize("down", [False, True])
@pytest.mark.parametrize("view", ["all", "active", "losing"])
def test_that_the_first_of_an_attribute_are_those_of_the_whole_order(
    sort: str, down: bool, view: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listing_search, "_SMALL", 0)
    monkeypatch.setattr(listing_search, "PAGE", 40)
    path = tmp_path / "catalogue.db"
    writer = CatalogWriter(path)
    writer.put((row_of(number), body_of(number)) for number in range(COUNT))
    found = ListingSearch(path)
    query = ListingQuery(sort=sort, descending=down, view=view)
    found.found(query)
    # Some have other values now than a list of the facets says, and some are gone.
    writer.put((row_of(number), body_of(number + 1)) for number in range(0, COUNT, 7))
    writer.remove([row_of(number).id for number in range(3, COUNT, 10)])
    writer.close()
    answers = [one for one in found.answer(Find(query)) if not isinstance(one, Making)]
    whole = answers[-1]
    if view != "losing":
        assert not answers[0].whole
        assert [*answers[0].numbers] == [*whole.numbers][:40]
    assert whole.whole
    found.close()
