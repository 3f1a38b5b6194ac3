"""Base, mine and live: what is sent, what conflicts, and what stock has to add up to afterwards."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from app.editing.change import FieldChange, MergeConflict
from app.editing.draft import ItemDraft
from app.editing.merge import StockTarget, edited_paths, merge, rebase
from app.editing.stock_rebase import is_stock, sold_at
from app.editing.values import UnreadText

BASE: dict[str, Any] = {
    "id": "MX1",
    "title": "base",
    "price": Decimal(10),
    "available_quantity": 5,
    "sold_quantity": 2,
    "shipping": {"free_shipping": False},
    "attributes": [{"id": "BRAND", "value_id": None, "value_name": "base"}],
    "pictures": [{"id": "P1"}, {"id": "P2"}],
    "variations": [],
}
ONE = {"id": 1, "price": 10, "available_quantity": 4, "sold_quantity": 1, "picture_ids": ["P1"]}
TWO = {"id": 2, "price": 10, "available_quantity": 6, "sold_quantity": 0, "picture_ids": ["P2"]}
VARIED = {**BASE, "variations": [ONE, TWO]}


def drafted(base: dict[str, Any], **mine: Any) -> ItemDraft:
    draft = ItemDraft("MX1", base)
    for name, value in mine.items():
        path = name.replace("__", ".")
        draft.apply(FieldChange(path, draft.value(path), value))
    return draft


@pytest.mark.parametrize(
    ("base", "mine", "live", "sent", "conflicts"),
    [
        # Who changed it: nobody, I, they, both alike, both differently.
        ("a", "a", "a", None, False),
        ("a", "b", "a", "b", False),
        ("a", "a", "b", None, False),
        ("a", "b", "b", None, False),
        ("a", "b", "c", None, True),
        # Nothing on one side is a value like any other.
        (None, "b", None, "b", False),
        ("a", None, "a", None, False),
        (None, "b", "c", None, True),
    ],
)
@pytest.mark.parametrize("path", ["title", "warranty"])
def test_that_a_text_takes_the_side_that_changed_it(
    path: str, base: Any, mine: Any, live: Any, sent: Any, conflicts: bool
) -> None:
    draft = drafted({**BASE, path: base}, **{path: mine})
    merged = merge(draft, {**BASE, path: live})
    changed = not conflicts and mine not in (base, live)
    assert merged.draft.is_changed(path) is changed
    assert merged.payload().get(path) == sent
    assert merged.conflicts == ((MergeConflict(path, base, mine, live),) if conflicts else ())


@pytest.mark.parametrize(
    ("base", "mine", "live", "sold", "target"),
    [
        # The difference the seller made, over what is there now.
        (5, 8, 5, 2, StockTarget("available_quantity", 10, 7)),
        (5, 8, 4, 3, StockTarget("available_quantity", 10, 7)),
        (5, 3, 9, 2, StockTarget("available_quantity", 9, 11)),
        # Nothing left stays nothing, however many there are by now.
        (5, 0, 9, 2, StockTarget("available_quantity", None, 11)),
        # What is there already is no target.
        (5, 5, 9, 2, None),
        (5, 0, 0, 7, None),
    ],
)
def test_that_stock_is_a_difference_and_adds_up_with_what_was_sold(
    base: int, mine: int, live: int, sold: int, target: StockTarget | None
) -> None:
    draft = drafted({**BASE, "available_quantity": base}, available_quantity=mine)
    merged = merge(draft, {**BASE, "available_quantity": live, "sold_quantity": sold})
    assert merged.stock == (() if target is None else (target,))
    assert merged.conflicts == ()


def test_that_a_difference_below_nothing_is_a_conflict() -> None:
    draft = drafted({**BASE, "available_quantity": 5}, available_quantity=1)
    merged = merge(draft, {**BASE, "available_quantity": 3})
    assert merged.conflicts == (MergeConflict("available_quantity", 5, 1, 3),)
    assert (merged.stock, merged.payload()) == ((), {})


@pytest.mark.parametrize("live", [None, "3", True, Decimal("3.5")])
def test_that_a_stock_that_is_no_count_is_compared_as_any_value(live: Any) -> None:
    draft = drafted(BASE, available_quantity=8)
    merged = merge(draft, {**BASE, "available_quantity": live})
    assert [conflict.path for conflict in merged.conflicts] == ["available_quantity"]
    assert merged.stock == ()


def test_that_a_decided_field_goes_whatever_is_there() -> None:
    draft = drafted(BASE, title="mine", available_quantity=1)
    live = {**BASE, "title": "theirs", "available_quantity": 3}
    merged = merge(draft, live, decided=("title", "available_quantity"))
    assert merged.payload() == {"title": "mine", "available_quantity": 1}
    assert merged.stock == (StockTarget("available_quantity", 3, 5),)
    assert merged.conflicts == ()


def test_that_what_has_landed_is_left_out() -> None:
    draft = drafted(BASE, title="mine", price=Decimal(12))
    assert merge(draft, BASE, landed=("title",)).payload() == {"price": Decimal(12)}


def test_that_unread_text_stays_out_and_is_kept_by_a_rebase() -> None:
    unread = UnreadText("doce", "input.number.unreadable")
    draft = drafted(BASE, price=unread, title="mine")
    assert merge(draft, BASE).payload() == {"title": "mine"}
    new, conflicts = rebase(draft, {**BASE, "title": "theirs"})
    assert (new.value("price"), new.value("title")) == (unread, "mine")
    assert [conflict.path for conflict in conflicts] == ["title"]


@pytest.mark.parametrize(
    ("mine", "live", "sent"),
    [
        # Every id that is to stay goes along: the marketplace deletes the others.
        ([{**ONE, "price": 12}, TWO], [ONE, TWO], [{"id": 1, "price": 12}, {"id": 2}]),
        (
            [{**ONE, "price": 12}, TWO],
            [ONE, TWO, {"id": 3}],
            [{"id": 1, "price": 12}, {"id": 2}, {"id": 3}],
        ),
        # Left out by the seller, and left out by somebody else meanwhile.
        ([ONE], [ONE, TWO], [{"id": 1}]),
        ([ONE], [ONE], None),
        # Added, also when it lands beside somebody else's.
        (
            [ONE, TWO, {"price": 5}],
            [ONE, TWO, {"id": 3}],
            [{"id": 1}, {"id": 2}, {"id": 3}, {"price": 5}],
        ),
        # Stock of one, over what was sold of it.
        (
            [{**ONE, "available_quantity": 6}, TWO],
            [{**ONE, "available_quantity": 3, "sold_quantity": 2}, TWO],
            [{"id": 1, "available_quantity": 5}, {"id": 2}],
        ),
    ],
)
def test_that_variations_go_with_every_id_that_stays(
    mine: list[Any], live: list[Any], sent: list[Any] | None
) -> None:
    merged = merge(drafted(VARIED, variations=mine), {**VARIED, "variations": live})
    assert merged.payload() == ({} if sent is None else {"variations": sent})


def test_that_variations_that_landed_are_not_added_again() -> None:
    draft = drafted(VARIED, variations=[ONE, TWO, {"price": 5}])
    assert merge(draft, VARIED, landed=("variations",)).payload() == {}


@pytest.mark.parametrize(
    ("pictures", "lost"),
    [(["P1", "P2"], {}), (["P2"], {"1": ("P1",)}), ([], {"1": ("P1",), "2": ("P2",)})],
)
def test_that_pictures_which_variations_show_are_reported_before_they_go(
    pictures: list[str], lost: dict[str, Any]
) -> None:
    draft = ItemDraft("MX1", VARIED)
    kept = tuple(ref for ref in draft.value("pictures") if ref.key in pictures)
    if len(kept) < 2:
        draft.apply(FieldChange("pictures", draft.value("pictures"), kept))
    assert merge(draft, VARIED).pictures_lost() == lost


def test_that_a_whole_list_of_variations_is_edited_field_by_field() -> None:
    draft = drafted(VARIED, variations=[{**ONE, "price": 12, "sold_quantity": 9}, {"price": 1}])
    assert edited_paths(draft) == ("variations.1.price", "variations")


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("available_quantity", True),
        ("variations.1.available_quantity", True),
        ("variations.1.price", False),
        ("available_quantity.x", False),
        ("x.available_quantity", False),
    ],
)
def test_that_a_stock_is_known_by_its_path(path: str, expected: bool) -> None:
    assert is_stock(path) is expected


@pytest.mark.parametrize(("sold", "expected"), [(3, 3), (None, 0), (True, 0), ("3", 0)])
def test_that_sold_units_nobody_says_count_as_none(sold: Any, expected: int) -> None:
    assert sold_at({**BASE, "sold_quantity": sold}, "available_quantity") == expected
    varied = {**BASE, "variations": [{"id": 1, "sold_quantity": sold}]}
    assert sold_at(varied, "variations.1.available_quantity") == expected
