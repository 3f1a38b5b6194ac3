"""The price that leaves enough, by the very functions that tell what is left."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.shipping.net_proceeds import Terms
from app.rules.offer.own_figures import OwnCharge, OwnFigures
from app.rules.sellers import SellerStanding
from app.rules.sites import site_rules

D = Decimal
TOP = SellerStanding("5_green", False, 900, "MX")


def terms(
    site_id: str = "MX", own: OwnFigures | None = None, *, free: bool = False, cost: str = "90"
) -> Terms:
    own = own or OwnFigures()
    return Terms(site_rules(site_id), TOP, "new", False, free, D(cost), own=own)


def steps(*charges: tuple[str, str, str]) -> dict[str, tuple[OwnCharge, ...]]:
    return {"": tuple(OwnCharge("MX", "", "", D(a), D(b), D(c)) for a, b, c in charges)}


@pytest.mark.parametrize(
    ("site_id", "kind", "amount", "share", "own", "start", "price"),
    [
        ("MX", "gold_special", "100", "0", OwnFigures(), "0", "112.99"),
        ("MX", "free", "100", "0", OwnFigures(), "0", "100.00"),
        ("CL", "gold_special", "1000", "0", OwnFigures(), "0", "1087"),
        ("AR", "gold_pro", "80", "0", OwnFigures(), "0", "100.00"),
        ("MX", "gold_special", "0", "0", OwnFigures(), "0", "0.01"),
        # 20 % of the price beside a unit cost of 100: 100 / (1 - 0.115 - 0.2).
        ("MX", "gold_special", "0", "0.2", OwnFigures(D(100)), "0", "145.99"),
        ("MX", "gold_special", "0", "0.2", OwnFigures(D(100), tax=D("0.16")), "0", "190.49"),
        # Above 549 this seller pays 90 for shipping: 500 are left at 565.00 no more.
        ("MX", "gold_special", "485.86", "0", OwnFigures(), "0", "548.99"),
        ("MX", "gold_special", "485.87", "0", OwnFigures(), "0", "650.70"),
        # A dearer step of one's own begins before enough is left.
        (
            *("MX", "gold_special", "260", "0"),
            OwnFigures(charges=steps(("0", "0.14", "0"), ("299", "0.14", "25"))),
            *("0", "331.39"),
        ),
        ("MX", "gold_special", "0", "0.885", OwnFigures(D(1)), "0", None),
        # The charge of a cent is nothing.
        ("MX", "gold_special", "0", "0.95", OwnFigures(), "0", "0.01"),
        ("MX", "gold_special", "0", "0.9", OwnFigures(D(1)), "0", None),
        ("MX", "nobody_knows", "10", "0", OwnFigures(), "0", None),
        ("MX", "gold_special", "10", "0", OwnFigures(unknown=True), "0", None),
        ("BO", "gold_special", "10", "0", OwnFigures(), "0", None),
        # Never below where it is to begin.
        ("MX", "gold_special", "100", "0", OwnFigures(), "140.005", "140.01"),
    ],
)
def test_that_the_smallest_price_is_found(
    site_id: str,
    kind: str,
    amount: str,
    share: str,
    own: OwnFigures,
    start: str,
    price: str | None,
) -> None:
    found = terms(site_id, own).price_leaving(kind, D(amount), D(share), start=D(start))
    assert found == (None if price is None else D(price))


def test_that_nothing_is_found_while_the_shipping_cost_is_unknown() -> None:
    asked = Terms(site_rules("MX"), TOP, "new", False, True, None)
    assert asked.price_leaving("gold_special", D(100)) is None


RATES = st.decimals("0", "0.4", places=3)
AMOUNTS = st.decimals(0, 900, places=2)


@st.composite
def own_figures(draw: st.DrawFn) -> OwnFigures:
    begins = sorted(draw(st.sets(st.integers(1, 900), max_size=3)))
    made = [
        OwnCharge("MX", "", "", D(begin), draw(RATES), draw(st.decimals(0, 60, places=2)))
        for begin in begins
    ]
    return OwnFigures(
        unit_cost=draw(st.none() | AMOUNTS),
        packaging=draw(st.none() | st.decimals(0, 40, places=2)),
        tax=draw(st.none() | st.decimals(0, "0.2", places=3)),
        charges={"": tuple(made)} if made else {},
    )


@settings(deadline=None, max_examples=200)
@given(
    site_id=st.sampled_from(["MX", "CL", "UY"]),
    own=own_figures(),
    free=st.booleans(),
    amount=AMOUNTS,
    share=st.sampled_from(["0", "0.05", "0.2", "0.333"]),
    start=st.sampled_from(["0", "0", "120", "548.99"]),
)
def test_that_it_leaves_enough_and_no_lower_price_does(
    site_id: str, own: OwnFigures, free: bool, amount: Decimal, share: str, start: str
) -> None:
    asked = terms(site_id, own, free=free)
    step = D(1).scaleb(-asked.site.decimal_places)

    def enough(price: Decimal) -> bool:
        net = asked.net_at(price, "gold_special")
        return net is not None and net >= amount + D(share) * price

    price = asked.price_leaving("gold_special", amount, D(share), start=D(start))
    if price is None:
        assert not any(enough(D(one)) for one in range(max(1, int(D(start))), 3_000, 7))
        return
    assert price >= D(start)
    assert price % step == 0
    assert enough(price)
    lowest = max(step, D(start))
    below = [price - step * n for n in (1, 2, 3, 5, 8, 13, 100, 1_000, 10_000)]
    assert not any(enough(one) for one in below if one >= lowest)
