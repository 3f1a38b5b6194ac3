"""Charges and nets: the table of the sites, rounded to their money."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from app.rules.offer.charges import charge_of, charge_rate, sale_charge
from app.rules.offer.net import Net, net_of_sale
from app.rules.offer.own_figures import CodeFigures, OwnCharge, figures_for
from app.rules.sites import sites

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


OWN = OwnCharge("MX", "", "", Decimal(0), Decimal("0.14"), Decimal(25))
DEARER = OwnCharge("MX", "", "", Decimal(299), Decimal("0.17"))
FOR_PRO = OwnCharge("MX", "", "gold_pro", Decimal(0), Decimal("0.20"))
NEAR = OwnCharge("MX", "MX2", "", Decimal(0), Decimal("0.10"))


@pytest.mark.parametrize(
    ("said", "charges", "path", "kind", "price", "net", "margin", "by_own"),
    [
        ({}, (), (), "gold_special", "100", "88.50", None, False),
        ({"floor": "80"}, (), (), "gold_special", "100", "88.50", None, False),
        ({"unit_cost": "40"}, (), (), "gold_special", "100", "48.50", "0.485", True),
        ({"unit_cost": "0"}, (), (), "gold_special", "100", "88.50", "0.885", True),
        ({"packaging": "3", "tax": "0.16"}, (), (), "gold_special", "100", "69.50", None, True),
        ({"unit_cost": "90"}, (), (), "gold_special", "100", "-1.50", "-0.015", True),
        ({}, (OWN, DEARER), (), "gold_special", "100", "61.00", None, True),
        ({}, (OWN, DEARER), (), "gold_special", "298.99", "232.13", None, True),
        ({}, (OWN, DEARER), (), "gold_special", "299", "248.17", None, True),
        # Below the first step the site's table counts.
        ({}, (DEARER,), (), "gold_special", "100", "88.50", None, True),
        ({}, (OWN, FOR_PRO), (), "gold_pro", "100", "80.00", None, True),
        ({}, (FOR_PRO,), (), "gold_special", "100", "88.50", None, False),
        ({}, (OWN, NEAR), ("MX1", "MX2", "MX3"), "gold_special", "100", "90.00", None, True),
        ({}, (OWN, NEAR), ("MX1",), "gold_special", "100", "61.00", None, True),
        ({"unit_cost": "40", "currency_id": "USD"}, (), (), "gold_special", "100", None, None, 0),
        ({"tax": "0.1", "currency_id": "USD"}, (), (), "gold_special", "100", "78.50", None, True),
    ],
)
def test_that_own_figures_go_before_the_table(
    said: dict[str, str],
    charges: tuple[OwnCharge, ...],
    path: tuple[str, ...],
    kind: str,
    price: str,
    net: str | None,
    margin: str | None,
    by_own: bool,
) -> None:
    figures: dict[str, Any] = {
        name: value if name == "currency_id" else Decimal(value) for name, value in said.items()
    }
    own = figures_for(
        CodeFigures("A-1", **figures) if said else None,
        charges,
        site_currency="MXN",
        category_path=path,
        currency_id="MXN",
    )
    found = net_of_sale("MX", kind, Decimal(price), free_shipping=False, own=own)
    if net is None:
        assert found is None
        return
    assert found is not None
    assert (found.net, found.by_own) == (Decimal(net), by_own)
    assert found.margin == (None if margin is None else Decimal(margin))
