"""Charges and nets: the table of the sites, rounded to their money."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.rules.offer.charges import (
    Net,
    break_even,
    charge_of,
    charge_rate,
    net_of_sale,
    sale_charge,
)
from app.rules.offer.listing_types import NEW_MODEL
from app.rules.sites import site_rules, sites

WITH_CHARGES = sorted(site.id for site in sites().values() if site.charges)


@pytest.mark.parametrize(
    ("site_id", "clasica", "premium", "installments"),
    [
        ("AR", "0.12", "0.20", 6),
        ("MX", "0.115", "0.16", 12),
        ("CL", "0.08", "0.12", 12),
        ("VE", "0.09", "0.11", None),
        ("UY", "0.10", "0.12", None),
        ("CO", "0.11", "0.15", 12),
    ],
)
def test_that_a_sale_costs_the_percentage_of_its_site(
    site_id: str, clasica: str, premium: str, installments: int | None
) -> None:
    assert charge_rate(site_id, "free") == 0
    assert charge_rate(site_id, "gold_special") == Decimal(clasica)
    assert charge_rate(site_id, "gold_pro") == Decimal(premium)
    charge = charge_of(site_id, "gold_pro")
    assert charge is not None
    assert charge.installments == installments
    assert charge.interest_free is (site_id != "VE")


def test_that_only_uruguay_gives_instalments_with_clasica() -> None:
    giving = [
        site
        for site in WITH_CHARGES
        if (charge := charge_of(site, "gold_special")) and charge.interest_free
    ]
    assert giving == ["UY"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("bronze", "gold_special"),
        ("silver", "gold_special"),
        ("gold", "gold_special"),
        ("gold_premium", "gold_pro"),
    ],
)
def test_that_an_old_listing_type_costs_what_its_successor_costs(old: str, new: str) -> None:
    assert charge_of("MX", old) == charge_of("MX", new)


@pytest.mark.parametrize(
    ("site_id", "kind"),
    [("XX", "gold_pro"), ("PE", "gold_pro"), ("BR", "free"), ("MX", "diamond"), ("", "")],
)
def test_that_an_unknown_charge_is_none_and_not_zero(site_id: str, kind: str) -> None:
    assert charge_rate(site_id, kind) is None
    assert sale_charge(site_id, kind, Decimal(100)) is None
    assert net_of_sale(site_id, kind, Decimal(100), free_shipping=False) is None
    assert break_even(site_id, kind, Decimal(100)) is None


@pytest.mark.parametrize(
    ("site_id", "kind", "price", "charge"),
    [
        ("MX", "gold_special", "499.90", "57.49"),
        ("MX", "gold_special", "0.04", "0.00"),
        ("MX", "gold_special", "0.05", "0.01"),
        ("MX", "free", "499.90", "0.00"),
        ("CL", "gold_special", "19990", "1599"),
        ("CL", "gold_pro", "19990", "2399"),
        ("CL", "gold_special", "31", "2"),
        ("AR", "gold_pro", "1000", "200.00"),
        ("MX", "gold_pro", "9999999999999999.99", "1600000000000000.00"),
    ],
)
def test_that_a_charge_is_rounded_to_the_money_of_its_site(
    site_id: str, kind: str, price: str, charge: str
) -> None:
    assert str(sale_charge(site_id, kind, Decimal(price))) == charge


def test_that_shipping_counts_only_when_the_seller_pays_it() -> None:
    price, cost = Decimal("600.00"), Decimal("85.50")
    paid = net_of_sale("MX", "gold_special", price, free_shipping=True, shipping_cost=cost)
    not_paid = net_of_sale("MX", "gold_special", price, free_shipping=False, shipping_cost=cost)
    assert paid == Net(price, Decimal("69.00"), cost, Decimal("445.50"))
    assert not_paid == Net(price, Decimal("69.00"), Decimal(0), Decimal("531.00"))


def test_that_a_net_is_unknown_while_the_shipping_cost_is() -> None:
    assert net_of_sale("MX", "free", Decimal(10), free_shipping=True) is None


def test_that_a_net_may_be_below_zero() -> None:
    net = net_of_sale("MX", "free", Decimal(10), free_shipping=True, shipping_cost=Decimal(80))
    assert net is not None
    assert net.net == Decimal("-70.00")


@pytest.mark.parametrize(
    ("site_id", "kind", "cost", "shipping", "price"),
    [
        ("MX", "gold_special", "100", "0", "112.99"),
        ("MX", "gold_special", "100", "85.50", "209.60"),
        ("MX", "free", "100", "0", "100.00"),
        ("CL", "gold_special", "1000", "0", "1087"),
        ("AR", "gold_pro", "80", "0", "100.00"),
        ("MX", "gold_special", "0", "0", "0.00"),
        ("MX", "gold_special", "-5", "0", "0.00"),
    ],
)
def test_that_the_break_even_price_covers_the_cost(
    site_id: str, kind: str, cost: str, shipping: str, price: str
) -> None:
    found = break_even(site_id, kind, Decimal(cost), shipping_cost=Decimal(shipping))
    assert str(found) == price


@settings(deadline=None)
@given(
    site_id=st.sampled_from(WITH_CHARGES),
    kind=st.sampled_from(NEW_MODEL),
    cost=st.decimals(0, 10**7, places=2),
    shipping=st.decimals(0, 10**4, places=2),
)
def test_that_no_lower_price_breaks_even(
    site_id: str, kind: str, cost: Decimal, shipping: Decimal
) -> None:
    def left(at: Decimal) -> Decimal:
        charge = sale_charge(site_id, kind, at)
        assert charge is not None
        return at - charge - shipping

    price = break_even(site_id, kind, cost, shipping_cost=shipping)
    assert price is not None
    assert left(price) >= cost
    step = Decimal(1).scaleb(-site_rules(site_id).decimal_places)
    assert price == 0 or left(price - step) < cost
