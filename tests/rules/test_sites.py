"""The site table has the document's facts, and an answer for sites it does not know."""

from __future__ import annotations

from decimal import Decimal

from app.rules.sites import SITES, site_rules


def test_that_there_are_six_sites_each_with_its_own_money() -> None:
    assert list(SITES) == ["AR", "MX", "CL", "VE", "UY", "CO"]
    assert len({site.currency_id for site in SITES.values()}) == 6
    assert all(site.locale == f"es_{site.id}" for site in SITES.values())


def test_that_one_site_has_a_threshold_more_free_sales_and_both_coverages() -> None:
    thresholds = {site.id: site.free_shipping_threshold for site in SITES.values()}
    assert {id_ for id_, threshold in thresholds.items() if threshold is not None} == {"MX"}
    assert thresholds["MX"] == Decimal(549)
    assert {site.id: site.free_sales_limit for site in SITES.values()} == {
        **dict.fromkeys(SITES, 5),
        "MX": 20,
    }
    assert {site.id: len(site.coverages) for site in SITES.values()} == {
        **dict.fromkeys(SITES, 0),
        "MX": 2,
        "CO": 1,
    }


def test_that_prediction_is_there_for_five_sites() -> None:
    assert [site.id for site in SITES.values() if not site.prediction] == ["VE"]


def test_that_chilean_money_has_no_decimals() -> None:
    assert {site.id for site in SITES.values() if site.decimal_places == 0} == {"CL"}


def test_that_an_unknown_site_has_no_special_rules() -> None:
    unknown = site_rules("ZZ")
    assert (unknown.id, unknown.currency_id, unknown.free_shipping_threshold) == ("ZZ", "", None)
    assert unknown.coverages == ()
