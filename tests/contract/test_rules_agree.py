"""One set of rules: what they find is what the marketplace answers, listing by listing."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.rules.findings import Finding, errors_of, warnings_of
from app.rules.listing import check_change, check_listing
from app.rules.sellers import standing_of
from app.rules.sites import site_rules
from tests.contract.test_listing_items import form
from tests.stands.contract_shop import Shop
from tests.stands.small_world import LEAF, NEW_SELLER, TOP_SELLER

PRICES = st.one_of(
    st.none(),
    st.integers(-1, 700),
    st.decimals(0, 700, places=2, allow_nan=False),
    st.sampled_from([Decimal("549.00"), Decimal("549.01"), Decimal("5.001"), 10**17]),
)
VALUES = st.sampled_from(["", None, "Lino", "Rojo", "2", "2 g", "2.5 kg", "2 lb", "Sí", "x" * 41])
ATTRIBUTES = st.lists(
    st.fixed_dictionaries(
        {
            "id": st.sampled_from(["BRAND", "PAGES", "WEIGHT", "COLOR", "WASHABLE", "NOTHING"]),
            "value_name": VALUES,
        }
    ),
    max_size=5,
)
PICTURES = st.lists(
    st.sampled_from([f"https://example.com/{n}.jpg" for n in range(7)]).map(
        lambda source: {"source": source}
    ),
    max_size=8,
)
SHIPPING = st.fixed_dictionaries(
    {"mode": st.sampled_from(["me2", "custom", "carrier", "not_specified"])},
    optional={
        "free_shipping": st.booleans(),
        "dimensions": st.sampled_from(["9x17x22,462", "9x17", None]),
        "methods": st.sampled_from([[], [{"id": 1}]]),
    },
)
CHANGES = st.fixed_dictionaries(
    {},
    optional={
        "title": st.text(max_size=64, alphabet="Camisa ñ\t"),
        "price": PRICES,
        "available_quantity": st.sampled_from([None, -1, 0, 1, 10**9]),
        "condition": st.sampled_from(["new", "used", "broken"]),
        "listing_type_id": st.sampled_from(["free", "gold_special", "gold", "nothing"]),
        "attributes": ATTRIBUTES,
        "pictures": PICTURES,
        "shipping": SHIPPING,
        "seller_contact": st.just({"contact": "Ana"}),
    },
)
MANY = settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    derandomize=True,
)


def judge(shop: Shop, seller: str) -> dict[str, Any]:
    known = shop.market.categories.known(LEAF)
    user = shop.market.users.read(seller)
    assert known is not None
    assert user is not None
    return {
        "category": known.category,
        "attributes": known.attributes,
        "seller": standing_of(user),
        "site": site_rules("MX"),
    }


def causes(findings: Sequence[Finding]) -> set[str]:
    """The errors, and what explains one: the warning about what was dropped at the same place."""
    paths = {finding.path for finding in errors_of(findings)}
    return {finding.code for finding in findings if finding.is_error or finding.path in paths}


@pytest.mark.parametrize("seller", [TOP_SELLER, NEW_SELLER])
@MANY
@given(changes=CHANGES)
async def test_that_a_listing_is_refused_for_what_the_rules_find(shop: Shop, seller, changes):
    sent = form(**changes)
    findings = check_listing(sent, **judge(shop, seller))
    answer = await shop.post("/items/validate", sent, by=seller)
    expected = causes(findings)
    assert set(answer.causes if answer.status == 400 else ()) == expected
    if not expected:
        warned = {finding.code for finding in warnings_of(findings)}
        assert answer.status == (200 if warned else 204)
        assert set(answer.warnings if warned else ()) == warned


@MANY
@given(changes=CHANGES, sold=st.sampled_from([0, 3]), status=st.sampled_from(["active", "closed"]))
async def test_that_an_update_is_refused_for_what_the_rules_find(shop: Shop, changes, sold, status):
    item_id = f"MX{NEW_SELLER}00000"
    item = shop.market.items.read(item_id)
    assert item is not None
    before = {**item, "sold_quantity": sold, "status": status}
    shop.market.items.replace(before)
    findings = check_change(before, changes, **judge(shop, NEW_SELLER))
    answer = await shop.put(f"/items/{item_id}", changes, by=NEW_SELLER)
    expected = causes(findings)
    assert set(answer.causes if answer.status == 400 else ()) == expected
    assert answer.status == (400 if expected else 200)
    shop.market.items.replace(item)
