"""The site table has the document's facts, and the money and numbers of every country."""

from __future__ import annotations

from decimal import Decimal

import pytest
from babel import Locale
from babel.numbers import (
    get_currency_precision,
    get_currency_symbol,
    get_decimal_symbol,
    get_group_symbol,
    get_territory_currencies,
)

from app.rules.site_facts import SITE_FACTS, WRITTEN, currency_places
from app.rules.sites import site_rules, sites

SPECIFIED = ["AR", "MX", "CL", "VE", "UY", "CO"]
LATIN_AMERICA = [
    *("AR", "BO", "BR", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "HT", "MX", "NI", "PA"),
    *("PE", "PR", "PY", "SV", "UY", "VE"),
]
LANGUAGES = {"BR": "pt", "HT": "fr"}


def test_that_the_six_sites_come_first_and_all_of_latin_america_is_there() -> None:
    assert list(sites())[:6] == SPECIFIED
    assert sorted(sites()) == LATIN_AMERICA
    assert len({sites()[site_id].currency_id for site_id in SPECIFIED}) == 6


@pytest.mark.parametrize("site_id", LATIN_AMERICA)
def test_that_money_and_numbers_are_those_of_the_unicode_data(site_id: str) -> None:
    site = site_rules(site_id)
    own = Locale(LANGUAGES.get(site_id, "es"), site_id)
    assert site.country == own.get_territory_name("pt" if site_id == "BR" else "es")
    assert site.currency_id in get_territory_currencies(site_id)
    assert site.decimal_places == get_currency_precision(site.currency_id)
    sign, *marks = (SITE_FACTS[site_id][written] for written in WRITTEN)
    assert marks == [get_decimal_symbol(own), get_group_symbol(own)]
    assert sign.strip() == get_currency_symbol(site.currency_id, own)


def test_that_only_the_specified_sites_have_known_charges_and_limits() -> None:
    assert [site.id for site in sites().values() if site.charges] == SPECIFIED
    assert [site.id for site in sites().values() if site.free_sales_limit is not None] == SPECIFIED


def test_that_one_site_has_a_threshold_more_free_sales_and_both_coverages() -> None:
    thresholds = {site.id: site.free_shipping_threshold for site in sites().values()}
    assert {id_ for id_, threshold in thresholds.items() if threshold is not None} == {"MX"}
    assert thresholds["MX"] == Decimal(549)
    limits = {site_id: site_rules(site_id).free_sales_limit for site_id in SPECIFIED}
    assert limits == {**dict.fromkeys(SPECIFIED, 5), "MX": 20}
    coverages = {site.id: len(site.coverages) for site in sites().values() if site.coverages}
    assert coverages == {"MX": 2, "CO": 1}


def test_that_prediction_is_there_for_all_specified_sites_but_one() -> None:
    assert [site.id for site in sites().values() if not site.prediction] == ["VE"]


def test_that_an_unknown_site_is_known_by_its_id_alone() -> None:
    unknown = site_rules("ZZ")
    assert (unknown.id, unknown.country, unknown.currency_id) == ("ZZ", "", "")
    assert unknown.charges == {}
    assert (unknown.free_shipping_threshold, unknown.free_sales_limit) == (None, None)
    assert unknown.coverages == ()


def test_that_the_decimals_of_a_currency_are_known_or_not() -> None:
    places = [currency_places(currency) for currency in ("CLP", "PYG", "ARS", "USD", "JPY", "")]
    assert places == [0, 0, 2, 2, None, None]
