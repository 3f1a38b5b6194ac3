"""Rows of the table out of bodies of every quality."""

from __future__ import annotations

import json
import math
from decimal import Decimal
from typing import Any

import pytest

from app.domain.wire import Unreadable
from app.engine.sync.item_rows import amount, cents, parse_item_row

SOUND: dict[str, Any] = {
    "id": "MX1",
    "title": "Cámara",
    "seller_custom_field": "A-1",
    "status": "paused",
    "sub_status": ["warning", "out_of_stock"],
    "price": 12.5,
    "currency_id": "MXN",
    "available_quantity": 3,
    "sold_quantity": 4,
    "health": 0.75,
    "listing_type_id": "gold_pro",
    "last_updated": "2026-11-20T17:00:00.250Z",
    "thumbnail": "http://x/t.jpg",
    "secure_thumbnail": "https://x/t.jpg",
    "shipping": {"free_shipping": True, "mode": "me2"},
    "category_id": "MX9",
    "variations": [{"id": 1}, {"id": 2}],
    "warnings": [{"code": "x"}],
    "unknown": {"kept": "in the body"},
}


def test_that_a_sound_body_gives_every_column() -> None:
    row, bad = parse_item_row(json.dumps(SOUND).encode(), net=900)
    assert bad == ()
    assert row._asdict() == {
        "id": "MX1",
        "title": "Cámara",
        "seller_custom_field": "A-1",
        "status": "paused",
        "sub_status": "warning,out_of_stock",
        "price": 1250,
        "currency_id": "MXN",
        "available_quantity": 3,
        "sold_quantity": 4,
        "net": 900,
        "health": 0.75,
        "listing_type_id": "gold_pro",
        "last_updated": 1795194000250,
        "thumbnail": "https://x/t.jpg",
        "free_shipping": True,
        "category_id": "MX9",
        "variations": 2,
        "warnings": 1,
        # By the seller's own figures, of which a body says nothing.
        "margin": None,
        "unit_cost": None,
        "floor": None,
        "by_own": False,
        "below_floor": None,
    }


def test_that_only_an_id_is_needed() -> None:
    row, bad = parse_item_row(b'{"id": "MX1"}')
    assert (row.id, row.price, row.net, row.health, row.last_updated, bad) == (
        ("MX1", None, None, None, 0, ())
    )


@pytest.mark.parametrize(
    ("field", "value", "column", "expected", "named"),
    [
        ("price", "12", "price", 1200, False),
        ("price", True, "price", None, True),
        ("price", [], "price", None, True),
        ("price", 10**30, "price", None, True),
        ("price", None, "price", None, False),
        ("title", 7, "title", "", True),
        ("title", None, "title", "", True),
        ("status", "brand_new", "status", "brand_new", False),
        ("sub_status", "out_of_stock", "sub_status", "", True),
        ("sub_status", None, "sub_status", "", False),
        ("available_quantity", "5", "available_quantity", 0, True),
        ("available_quantity", 2.5, "available_quantity", 0, True),
        ("available_quantity", 2**70, "available_quantity", 0, True),
        ("sold_quantity", -3, "sold_quantity", -3, False),
        ("health", "good", "health", None, True),
        ("health", 1, "health", 1.0, False),
        ("variations", None, "variations", 0, False),
        ("variations", {}, "variations", 0, True),
        ("shipping", [], "free_shipping", False, True),
        ("shipping", {"free_shipping": "yes"}, "free_shipping", False, True),
        ("last_updated", "yesterday", "last_updated", 0, False),
        ("last_updated", "2026-11-20T17:00:00", "last_updated", 1795194000000, False),
        ("last_updated", 12, "last_updated", 0, True),
        ("warnings", "many", "warnings", 1, True),
        ("id", 55, "id", "55", False),
    ],
)
def test_that_a_field_of_a_wrong_type_costs_only_itself(
    field: str, value: Any, column: str, expected: Any, named: bool
) -> None:
    row, bad = parse_item_row(json.dumps({**SOUND, field: value}).encode())
    assert getattr(row, column) == expected
    assert bad == ((field,) if named else ())
    if field not in {"title", "id"}:
        assert row.title == "Cámara"
    if named:
        assert row.warnings >= 1


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"null",
        b"{}",
        b'{"id": null}',
        b'{"id": ""}',
        b'{"id": "MX1"',
        b'{"id": "MX1", "price": NaN}',
        b'{"id": "\xff"}',
        b"[" * 100_000,
    ],
)
def test_that_a_body_without_an_id_or_sense_is_unreadable(body: bytes) -> None:
    with pytest.raises(Unreadable):
        parse_item_row(body)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (Decimal("12.5"), 1250),
        (Decimal("0.01"), 1),
        (Decimal("12.345"), 1234),
        (Decimal("NaN"), None),
        (Decimal("1e40"), None),
        (None, None),
    ],
)
def test_that_amounts_become_hundredths(value: Decimal | None, expected: int | None) -> None:
    assert cents(value) == expected
    if expected is not None and value is not None and value == round(value, 2):
        assert amount(expected) == value
    assert not math.isnan(float(amount(expected) or 0))
