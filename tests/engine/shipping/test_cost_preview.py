"""What is left of a sale: with each listing type, around the threshold, for items and measures."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from app.clock import SystemClock
from app.domain.dimensions import Dimensions, parse_dimensions
from app.domain.models.user import User
from app.engine.catalog.account import Account
from app.engine.catalog.catalog import ItemCatalog
from app.engine.catalog.categories import CategoryBook
from app.engine.connection import Connection
from app.engine.notices import NoticeError
from app.engine.shipping.cost_preview import ShippingPreview
from app.engine.shipping.net_proceeds import Terms, cliff_of, offers_at
from app.rules.sellers import SellerStanding
from app.rules.sites import site_rules
from tests.stands import fake_marketplace as fake
from tests.stands.fake_marketplace import USER, FakeMarketplace, item_body

NAMES = {"free": "Gratuita", "gold_special": "Clásica", "gold_pro": "Premium"}


def terms(site_id: str = "MX", /, **changes: Any) -> Terms:
    values: dict[str, Any] = {
        "site": site_rules(site_id),
        "seller": SellerStanding("5_green", False, 900, site_id),
        "condition": "new",
        "official_store": False,
        "offers_free": False,
        "shipping_cost": Decimal(90),
    }
    return Terms(**{**values, **changes})


@pytest.mark.parametrize(
    ("changes", "price", "nets", "shipping"),
    [
        ({}, 100, [100, "88.50", 84], 0),
        ({}, 549, [549, "485.86", "461.16"], 0),
        ({}, 550, [460, "396.75", 372], 90),
        ({"offers_free": True}, 100, [10, "-1.50", -6], 90),
        ({"condition": "used"}, 600, [600, 531, 504], 0),
        (
            {"seller": SellerStanding("4_light_green", False, 9, "MX")},
            600,
            [600, 531, 504],
            0,
        ),
        ({"official_store": True}, 600, [510, 441, 414], 90),
        ({"site": site_rules("AR")}, 600, [600, 528, 480], 0),
        ({"site": site_rules("CL")}, 999, [999, 919, 879], 0),
    ],
)
def test_that_what_is_left_follows_charges_and_the_threshold(
    changes: dict[str, Any], price: int, nets: list[Any], shipping: int
) -> None:
    offers = offers_at(terms(**changes), Decimal(price), NAMES)
    assert [offer.net for offer in offers] == [Decimal(net) for net in nets]
    assert {offer.shipping for offer in offers} == {Decimal(shipping)}
    for offer in offers:
        assert offer.price - offer.charge - offer.shipping == offer.net
        assert offer.share == offer.net / offer.price


def test_that_offers_say_how_long_they_last_and_to_whom_they_are_open() -> None:
    free, clasica, premium = offers_at(terms(), Decimal(0), NAMES)
    assert (free.days, free.closed_because, free.share) == (60, "too_many_sales", None)
    assert (clasica.days, clasica.closed_because, clasica.name) == (None, None, "Clásica")
    assert (premium.installments, clasica.installments) == (12, 0)
    assert offers_at(terms(condition="used"), Decimal(5), {})[0].closed_because is None
    assert offers_at(terms("XX"), Decimal(5), {}) == ()


def test_that_the_cliff_is_where_a_dearer_sale_earns_less() -> None:
    found = cliff_of(terms(), "gold_special")
    assert found is not None
    assert (found.threshold, found.net_at) == (Decimal(549), Decimal("485.86"))
    assert found.net_above < found.net_at
    at, before = terms(), found.same_again_at - Decimal("0.01")
    assert at.net_at(found.same_again_at, "gold_special") >= found.net_at
    assert at.net_at(before, "gold_special") < found.net_at


@pytest.mark.parametrize(
    "changes",
    [
        {"offers_free": True},
        {"condition": "used"},
        {"site": site_rules("AR")},
        {"shipping_cost": Decimal(0)},
    ],
)
def test_that_there_is_no_cliff_where_nothing_falls(changes: dict[str, Any]) -> None:
    assert cliff_of(terms(**changes), "gold_special") is None


@pytest.mark.parametrize(
    ("changes", "offers"),
    [
        ({"site": site_rules("ZZ")}, 0),
        ({"site": site_rules("PE")}, 0),
        ({"classified": True}, 0),
        ({"shipping_cost": None, "offers_free": True}, 3),
    ],
)
def test_that_no_net_is_made_of_what_is_not_known(changes: dict[str, Any], offers: int) -> None:
    unknown = terms(**changes)
    made = offers_at(unknown, Decimal(600), NAMES)
    assert len(made) == offers
    assert {(offer.net, offer.share) for offer in made} <= {(None, None)}
    assert unknown.net_at(Decimal(600), "gold_special") is None
    assert cliff_of(unknown, "gold_special") is None


def test_that_a_classified_has_neither_charge_nor_shipping_nor_a_duty() -> None:
    house = terms(classified=True, offers_free=True)
    price = Decimal(100_000_000)
    assert (house.charge_at(price, "gold_pro"), house.shipping_at(price)) == (None, None)
    assert (house.rate_of("gold_pro"), house.reasons(price)) == (None, [])
    assert not house.pays_at(price)
    assert not house.rule_applies


def test_that_a_net_has_the_decimals_of_the_listings_currency() -> None:
    dollars = terms("CL", currency_id="USD")
    assert dollars.net_at(Decimal("19.99"), "gold_special") == Decimal("18.39")


class Desk:
    def __init__(self, path: Path) -> None:
        self.shop = FakeMarketplace(item_body("MX1", price=600))
        catalog, connection = ItemCatalog(path), Connection(SystemClock())
        connection._api = self.shop.api
        account = Account(catalog.shop())
        account.learn(User.parse(USER), practice=True)
        self.preview = ShippingPreview(
            catalog=catalog,
            categories=CategoryBook(catalog, connection),
            account=account,
            connection=connection,
            clock=SystemClock(),
        )


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path / "catalogue.db")


async def test_that_an_item_is_answered_as_it_stands(desk: Desk) -> None:
    answer = await desk.preview.for_item("MX1")
    assert answer.item_id == "MX1"
    assert answer.price == 600
    assert (answer.measures_from, answer.dimensions) == ("category", None)
    assert (answer.mandatory, answer.offers_free) == (True, False)
    assert answer.shipping_cost == Decimal("90.00")
    assert {line.mode: line.state for line in answer.modes} == {
        "me2": "in_use",
        "me1": "not_allowed",
        "custom": "allowed",
        "carrier": "not_allowed",
        "not_specified": "not_allowed",
    }
    assert {reason.code: reason.holds for reason in answer.reasons} == {
        "above_threshold": True,
        "new_item": True,
        "official_store": False,
        "top_reputation": True,
        "marketplace_says": True,
    }
    assert [offer.name for offer in answer.offers] == list(NAMES.values())
    assert answer.net_at(Decimal(549), "gold_special") == Decimal("485.86")


async def test_that_another_price_and_an_unknown_coverage_are_taken(desk: Desk) -> None:
    answer = await desk.preview.for_item(
        "MX1", price=Decimal(100), listing_type_id="gold_pro", coverage="the moon"
    )
    assert (answer.mandatory, answer.listing_type_id) == (False, "gold_pro")
    assert answer.chosen_coverage == "all_country"
    own = desk.shop.stored["MX1"]["shipping"]
    own.update(dimensions="10x20x30,500", local_pick_up=True)
    answer = await desk.preview.for_item("MX1")
    assert (answer.measures_from, answer.local_pick_up) == ("item", "in_use")
    assert answer.billable_weight_g == 1200


@pytest.mark.parametrize(
    ("price", "shipping", "falls", "below"),
    [
        (600, {"free_shipping": True, "tags": ["mandatory_free_shipping"]}, True, 0),
        (600, {"free_shipping": True}, True, 0),
        (600, {"free_shipping": False}, True, 0),
        (400, {"free_shipping": True, "tags": ["mandatory_free_shipping"]}, True, 0),
        (400, {"free_shipping": True}, False, 90),
        (400, {"free_shipping": False}, True, 0),
    ],
)
async def test_that_shipping_free_only_by_force_is_no_choice(
    desk: Desk, price: int, shipping: dict[str, Any], falls: bool, below: int
) -> None:
    desk.shop.stored["MX1"]["shipping"] = {"mode": "me2", **shipping}
    answer = await desk.preview.for_item("MX1", price=Decimal(price))
    assert (answer.cliff is not None) is falls
    assert answer.terms.shipping_at(Decimal(400)) == below
    assert answer.terms.shipping_at(Decimal(600)) == 90
    assert answer.offers_free is shipping["free_shipping"]


async def test_that_measures_are_asked_as_the_service_takes_them(desk: Desk) -> None:
    size = parse_dimensions("9x17.5x22,462")
    assert size == Dimensions(*map(Decimal, ("9", "17.5", "22", "462")))
    answer = await desk.preview.for_measures(size, category_id="", price=None)
    assert ("cost", "9x17.5x22,462") in desk.shop.calls
    assert (answer.measures_from, answer.modes[0].state) == ("free", "not_allowed")
    assert answer.price == 0
    assert answer.cliff is not None


@pytest.mark.parametrize("call", ["get", "cost", "modes"])
@pytest.mark.parametrize("fault", [fake.NOT_SENT, fake.GONE, fake.BAD_TOKEN])
async def test_that_a_failed_look_up_is_a_notice(desk: Desk, call: str, fault: Any) -> None:
    desk.shop.faults[call] = [fault]
    with pytest.raises(NoticeError):
        await desk.preview.for_item("MX1")
