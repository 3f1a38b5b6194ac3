"""Guards: what has to be agreed to before it is sent, and what has not."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from app.rules.guards import (
    Closing,
    Limits,
    Sale,
    closing_of,
    guard_closing,
    guard_closings,
    guard_net,
    guard_price,
    read_limits,
)
from app.rules.sellers import NEWCOMER, SellerStanding
from app.rules.sites import site_rules

D = Decimal


@pytest.mark.parametrize(
    ("before", "after", "floor", "codes"),
    [
        (100, 150, None, []),
        (100, 151, None, ["guard.price_change"]),
        (100, 50, None, []),
        (100, 49, None, ["guard.price_change"]),
        (100, 1000, None, ["guard.price_change"]),
        (100, 0, None, ["guard.price_zero"]),
        (100, D("-1"), None, ["guard.price_zero"]),
        (0, 100, None, []),
        (None, 100, None, []),
        (None, 0, None, ["guard.price_zero"]),
        (100, None, None, []),
        (100, "90", None, []),
        (100, 100, 200, []),
        (100, 90, 90, []),
        (100, 89, 90, ["guard.price_floor"]),
        (10, 80, 90, ["guard.price_change", "guard.price_floor"]),
        (D("100.00"), D("150.01"), None, ["guard.price_change"]),
    ],
)
def test_that_a_price_is_guarded(
    before: Any, after: Any, floor: int | None, codes: list[str]
) -> None:
    least = None if floor is None else D(floor)
    found = list(guard_price("price", before, after, limits=Limits(), floor=least))
    assert [finding.code for finding in found] == codes
    assert not any(finding.is_error for finding in found)


def test_that_a_change_of_price_is_reported_with_its_figures() -> None:
    (found,) = guard_price("variations.7.price", 200, 50, limits=Limits(D(60)))
    assert (found.path, found.params) == (
        "variations.7.price",
        {"before": D(200), "after": D(50), "percent": 75, "limit": D(60)},
    )
    assert list(guard_price("price", 200, 50, limits=Limits(D(75)))) == []


def sale(price: int, net: str | None, *, pays: bool = False) -> Sale:
    return Sale(D(price), pays, None if net is None else D(net))


@pytest.mark.parametrize(
    ("before", "after", "floor", "codes"),
    [
        (sale(540, "478"), sale(560, "411", pays=True), None, ["guard.lower_net"]),
        (sale(540, "478"), sale(700, "500", pays=True), None, []),
        # A lower price leaves less, as its seller knows.
        (sale(560, "411", pays=True), sale(500, "380"), None, []),
        (sale(540, "478"), sale(560, None, pays=True), None, ["guard.lower_net"]),
        (sale(540, None, pays=True), sale(560, None, pays=True), None, []),
        (None, sale(560, "411"), None, []),
        (sale(100, "80"), sale(90, "71"), 72, ["guard.net_floor"]),
        (sale(100, "80"), sale(90, "72"), 72, []),
        (sale(100, "80"), sale(90, None), 72, []),
    ],
)
def test_that_what_is_left_of_a_sale_is_guarded(
    before: Sale | None, after: Sale, floor: int | None, codes: list[str]
) -> None:
    least = None if floor is None else D(floor)
    found = list(guard_net("price", before, after, threshold=D(549), floor=least))
    assert [finding.code for finding in found] == codes


def test_that_a_net_nobody_knows_is_reported_as_unknown() -> None:
    (found,) = guard_net("price", sale(540, "478"), sale(560, None, pays=True), threshold=D(549))
    assert found.params == {
        "before": D(540),
        "after": D(560),
        "threshold": D(549),
        "net_before": D(478),
        "net_after": None,
    }


def body(type_id: str = "free", status: str = "active", stock: int = 5) -> dict[str, Any]:
    return {"status": status, "listing_type_id": type_id, "available_quantity": stock}


@pytest.mark.parametrize(
    ("before", "changes", "closing"),
    [
        (body(), {"status": "closed"}, Closing.ASKED),
        (body(status="paused"), {"status": "closed"}, Closing.ASKED),
        (body(status="closed"), {"status": "closed"}, None),
        (body(), {"status": "paused"}, None),
        (body(), {"available_quantity": 0}, Closing.STOCK),
        (body(), {"available_quantity": 1}, None),
        (body("gold_special"), {"available_quantity": 0}, None),
        (body("gold_pro"), {"available_quantity": 0}, None),
        (body("bronze"), {"available_quantity": 0}, Closing.STOCK),
        (body(""), {"available_quantity": 0}, None),
        (body(status="paused"), {"available_quantity": 0}, None),
        (body(status="closed"), {"deleted": True}, Closing.DELETED),
        (body(status="closed"), {"deleted": False}, None),
    ],
)
def test_that_it_is_known_what_closes_a_listing(
    before: dict[str, Any], changes: dict[str, Any], closing: Closing | None
) -> None:
    assert closing_of(before, {**before, **changes}, changes) == closing


MANY_SALES = SellerStanding("5_green", False, 5_000, "MX")


@pytest.mark.parametrize(
    ("closing", "item", "seller", "codes"),
    [
        (Closing.DELETED, body(), NEWCOMER, ["guard.deletes"]),
        (Closing.STOCK, body(), NEWCOMER, ["guard.closes_without_stock"]),
        (Closing.ASKED, body(), NEWCOMER, []),
        (Closing.ASKED, body(), MANY_SALES, ["guard.closes_not_free"]),
        (Closing.ASKED, {**body(), "condition": "used"}, MANY_SALES, []),
        (Closing.ASKED, body("gold_special"), MANY_SALES, []),
    ],
)
def test_that_closing_for_good_is_guarded(
    closing: Closing, item: dict[str, Any], seller: SellerStanding, codes: list[str]
) -> None:
    found = guard_closing(closing, item, seller=seller, site=site_rules("MX"))
    assert [finding.code for finding in found] == codes


@pytest.mark.parametrize(("count", "risky"), [(1, False), (5, False), (6, True)])
def test_that_closing_more_than_five_at_once_is_guarded(count: int, risky: bool) -> None:
    found = list(guard_closings(Closing.ASKED, count, Limits()))
    wanted = [("guard.closes_many", {"count": count, "limit": 5})] if risky else []
    assert [(finding.code, finding.params) for finding in found] == wanted


@pytest.mark.parametrize(
    ("table", "limits", "refused"),
    [
        ({}, Limits(), ()),
        ({"price_change_percent": 20}, Limits(D(20)), ()),
        ({"price_change_percent": 12.5}, Limits(D("12.5")), ()),
        ({"closings": 0}, Limits(closings=0), ()),
        ({"least_price": {"MXN": "99.90"}}, Limits(least_prices={"MXN": D("99.90")}), ()),
        ({"least_net": {"ARS": 50}}, Limits(least_nets={"ARS": D(50)}), ()),
        ({"a_newer_one": 3}, Limits(), ()),
        ({"price_change_percent": 0}, Limits(), ("price_change_percent",)),
        ({"price_change_percent": True}, Limits(), ("price_change_percent",)),
        ({"price_change_percent": "a lot"}, Limits(), ("price_change_percent",)),
        ({"price_change_percent": "NaN"}, Limits(), ("price_change_percent",)),
        ({"closings": -1}, Limits(), ("closings",)),
        ({"closings": True}, Limits(), ("closings",)),
        ({"closings": 2.5}, Limits(), ("closings",)),
        ({"least_price": 5}, Limits(), ("least_price",)),
        (
            {"least_net": {"MXN": -1, "ARS": 2}},
            Limits(least_nets={"ARS": D(2)}),
            ("least_net.MXN",),
        ),
    ],
)
def test_that_limits_are_read_and_what_is_not_understood_is_named(
    table: dict[str, object], limits: Limits, refused: tuple[str, ...]
) -> None:
    assert read_limits(table) == (limits, refused)
