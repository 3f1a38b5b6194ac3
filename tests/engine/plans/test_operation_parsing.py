"""The operations of a plan: what each makes of a value, and what cannot be read."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.commands.texts.problems import problem_text
from app.editing.values import Choice, PictureRef
from app.engine.plans import operation_parsing, plan_file
from app.engine.plans.operation_parsing import OperationError, Skip, parse_operation
from app.rules.sites import site_rules

MX, CL = site_rules("MX"), site_rules("CL")
ITEM: dict[str, Any] = {
    "id": "MX1",
    "title": "Mesa PLEGABLE de pino, mesa chica",
    "price": Decimal("199.90"),
    "available_quantity": 4,
    "status": "active",
    "seller_custom_field": "OLD-7",
    "shipping": {"free_shipping": False},
    "attributes": [{"id": "COLOR", "value_id": "7", "value_name": "Rojo vivo"}],
    "pictures": [{"id": "p1"}, {"id": "p2"}, {"id": "p3"}],
}
P1, P2, P3 = (PictureRef("id", f"p{n}") for n in (1, 2, 3))
URL = PictureRef("source", "https://a.test/1.jpg")


@pytest.mark.parametrize(
    ("text", "path", "after"),
    [
        ("price=250", "price", Decimal("250.00")),
        ("price=+7%", "price", Decimal("213.89")),
        ("price=-50%", "price", Decimal("99.95")),
        ("price=+10", "price", Decimal("209.90")),
        ("price=-2.50", "price", Decimal("197.40")),
        ("price=0.500", "price", Decimal("0.50")),
        ("price=2.9900", "price", Decimal("2.99")),
        ("price=1234.5", "price", Decimal("1234.50")),
        ("price=+7%,to=10", "price", Decimal("210.00")),
        ("price=+7%,to=.99", "price", Decimal("213.99")),
        ("price=+0%,to=.50", "price", Decimal("199.50")),
        ("price=0.30,to=.99", "price", Decimal("0.99")),
        ("stock=9", "available_quantity", 9),
        ("stock=+3", "available_quantity", 7),
        ("stock=-9", "available_quantity", 0),
        ("status=paused", "status", "paused"),
        ("title=Mesa nueva", "title", "Mesa nueva"),
        ("title=s/pino/roble/", "title", "Mesa PLEGABLE de roble, mesa chica"),
        ("title=s/mesa/banco/i", "title", "banco PLEGABLE de pino, banco chica"),
        ("title=s|de pino, ||", "title", "Mesa PLEGABLE mesa chica"),
        (r"title=s/pino/\1/", "title", r"Mesa PLEGABLE de \1, mesa chica"),
        ("title=s-hook", "title", "s-hook"),
        ("title= s/a/b", "title", "s/a/b"),
        ("sku=s/OLD-/NEW-/", "seller_custom_field", "NEW-7"),
        ("sku=", "seller_custom_field", ""),
        ("warranty=12 meses", "warranty", "12 meses"),
        ("free_shipping=yes", "shipping.free_shipping", True),
        ("attributes.BRAND=Acme", "attributes.BRAND", (Choice(None, "Acme"),)),
        ("attributes.BRAND=", "attributes.BRAND", ()),
        ("attributes.BRAND.add=Acme", "attributes.BRAND", (Choice(None, "Acme"),)),
        (
            "attributes.COLOR.replace=s/ROJO/azul /i",
            "attributes.COLOR",
            (Choice(None, "azul vivo"),),
        ),
        ("title.prefix= Oferta:", "title", "Oferta: Mesa PLEGABLE de pino, mesa chica"),
        ("title.suffix=2026", "title", "Mesa PLEGABLE de pino, mesa chica 2026"),
        ("subtitle=Envío hoy", "subtitle", "Envío hoy"),
        ("local_pick_up=yes", "shipping.local_pick_up", True),
        ("pictures.add=https://a.test/1.jpg", "pictures", (P1, P2, P3, URL)),
        ("pictures.cover=https://a.test/1.jpg", "pictures", (URL, P1, P2, P3)),
        ("pictures.cover=3", "pictures", (P3, P1, P2)),
        ("pictures.remove=2", "pictures", (P1, P3)),
        ("pictures.remove=last", "pictures", (P1, P2)),
        ("pictures.order=3, 2", "pictures", (P3, P2, P1)),
    ],
)
def test_that_an_operation_makes_of_a_value_what_it_says(text: str, path: str, after: Any) -> None:
    assert parse_operation(text).changes(ITEM, MX) == {path: after}


def test_that_an_amount_has_as_many_decimals_as_its_currency() -> None:
    raised = parse_operation("price=+7%")
    assert raised.changes(ITEM, CL) == {"price": Decimal(214)}
    in_dollars = {**ITEM, "currency_id": "USD"}
    assert raised.changes(in_dollars, CL) == {"price": Decimal("213.89")}
    assert parse_operation("price=200,to=.99").changes(in_dollars, CL) == {
        "price": Decimal("199.99")
    }
    varied = {**in_dollars, "variations": [{"id": 1, "price": Decimal("9.90")}]}
    assert raised.changes(varied, CL) == {"variations.1.price": Decimal("10.59")}


def test_that_price_and_stock_are_set_in_every_variation() -> None:
    item = {**ITEM, "variations": [{"id": 1, "price": 10, "available_quantity": 2}, {"id": 2}]}
    assert parse_operation("price=20").changes(item, MX) == {
        "variations.1.price": Decimal(20),
        "variations.2.price": Decimal(20),
    }
    assert parse_operation("stock=5").changes(item, MX) == {
        "variations.1.available_quantity": 5,
        "variations.2.available_quantity": 5,
    }
    with pytest.raises(Skip, match="no_price"):
        parse_operation("price=+7%").changes(item, MX)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("price=-100%", "price_not_above_0"),
        ("price=-200", "price_not_above_0"),
        ("title=s/roble/pino/", "not_found"),
        ("warranty=s/a/b/", "not_found"),
        ("title=s/Mesa PLEGABLE de pino, mesa chica//", "nothing_left"),
        ("title.prefix=Mesa", "so_already"),
        ("attributes.COLOR.add=Azul", "has_value"),
        ("attributes.COLOR.replace=s/verde/azul/", "not_found"),
        ("attributes.BRAND.replace=s/verde/azul/", "not_found"),
        ("pictures.cover=4", "no_such_picture"),
        ("pictures.remove=4", "no_such_picture"),
        ("pictures.order=1,4", "no_such_picture"),
    ],
)
def test_that_a_listing_it_does_not_fit_is_left_out(text: str, reason: str) -> None:
    with pytest.raises(Skip, match=reason):
        parse_operation(text).changes(ITEM, MX)


@pytest.mark.parametrize("text", ["price=+7%", "price=-5", "price=+10,to=.99", "price=+0%,to=10"])
@pytest.mark.parametrize("price", [Decimal("1E+30"), 10**12, Decimal("999999999999999.99")])
def test_that_what_no_price_can_be_is_left_out(text: str, price: Any) -> None:
    with pytest.raises(Skip, match="no_price"):
        parse_operation(text).changes({**ITEM, "price": price}, MX)
    assert parse_operation("price=5").changes({**ITEM, "price": price}, MX) == {"price": 5}


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("price=+7%,to=.99", None),
        ("price=+7%,to=.5", None),
        ("price=+7%,to=10", 210),
        ("price=99.90", None),
        ("price=+0.5", None),
        ("price=99.0", 99),
        ("price=99.90,to=10", 100),
    ],
)
def test_that_a_price_ends_only_in_decimals_that_its_currency_has(
    text: str, after: int | None
) -> None:
    operation = parse_operation(text)
    if after is None:
        with pytest.raises(Skip, match="no_such_decimals"):
            operation.changes(ITEM, CL)
    else:
        assert operation.changes(ITEM, CL) == {"price": Decimal(after)}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("price", "FIELD=VALUE"),
        ("colour=red", "no 'colour'"),
        ("price=", "not an amount"),
        ("price=7%", "not an amount"),
        ("price=1,000", "'1,000' can be read as 1000 or 1;"),
        ("price=2.990", "'2.990' can be read as 2990 or 2.99;"),
        ("price=120.500", "'120.500' can be read as 120500 or 120.5;"),
        ("price=+1.125%", "'1.125' can be read as 1125 or 1.1250;"),
        ("price=-10.000", "'10.000' can be read as 10000 or 10;"),
        ("price=+7%,to=1.000", "'1.000' can be read as 1000 or 1;"),
        ("price=2,99", "not an amount such as 199.90; did you mean 2.99?"),
        ("price=1.234,56", "did you mean 1234.56?"),
        ("stock=2.990", "did you mean 2990?"),
        ("stock=+1.000", "'1.000' can be read as 1000 or 1;"),
        ("price=1e3", "not an amount"),
        ("price=+7%,to=0", "above 0"),
        ("price=cheap", "not an amount"),
        ("stock=1.5", "not a count"),
        ("stock=+7%", "not a count"),
        ("status=gone", "active, paused or closed"),
        ("title=", "needs one"),
        ("title=s/pino/roble", "a replacement is"),
        ("title=s/pino/roble/g", "a replacement is"),
        ("title=s,pino,roble", "a replacement is"),
        ("sku=s/A", "a replacement is"),
        ("warranty=s|a", "a replacement is"),
        ("free_shipping=true", "yes or no"),
        ("attributes.brand=x", "no 'attributes.brand'"),
        ("attributes.BRAND.double=x", "no 'attributes.BRAND.double'"),
        ("attributes.BRAND.add= ", "a text is missing"),
        ("attributes.BRAND.replace=x", "a replacement is"),
        ("title.prefix= ", "a text is missing"),
        ("local_pick_up=maybe", "yes or no"),
        ("pictures.add=file:///etc/passwd", "not the address"),
        ("pictures.cover=0", "not the address"),
        ("pictures.remove=0", "not the place"),
        ("pictures.remove=x", "not the place"),
        ("pictures.order=1,1", "not the place"),
        ("pictures.order=", "not the place"),
        ("sku=" + "x" * 2001, "longer"),
        ("title=Mesa \udcff", "not characters"),
        ("attributes.BRAND=\ud800", "not characters"),
    ],
)
def test_that_an_operation_that_cannot_be_read_says_why(text: str, told: str) -> None:
    with pytest.raises(OperationError) as raised:
        parse_operation(text)
    assert told in problem_text(raised.value)


@given(
    st.decimals(min_value="0.01", max_value="9999999", places=2),
    st.sampled_from(["+7%", "-3%", "+0.5%", "+10", "5"]),
    st.sampled_from(["", ",to=.99", ",to=10", ",to=.5", ",to=0.05"]),
)
def test_that_a_price_stays_above_nothing_and_within_the_currency(
    price: Decimal, change: str, to: str
) -> None:
    try:
        after = parse_operation(f"price={change}{to}").changes({"price": price}, MX)["price"]
    except Skip:
        return
    assert after > 0
    assert after == after.quantize(Decimal("0.01"))


def test_that_a_picture_stays_while_a_variation_shows_it_and_where_it_is_the_only_one() -> None:
    shown = {**ITEM, "variations": [{"id": 1, "picture_ids": ["p1", "p3"]}]}
    for text, item, reason in (
        ("pictures.remove=3", shown, "shown_by_variation"),
        ("pictures.remove=last", shown, "shown_by_variation"),
        ("pictures.remove=1", {**ITEM, "pictures": [{"id": "p1"}]}, "no_picture_left"),
        ("pictures.remove=last", {**ITEM, "pictures": []}, "no_such_picture"),
    ):
        with pytest.raises(Skip, match=reason):
            parse_operation(text).changes(item, MX)
    assert parse_operation("pictures.remove=2").changes(shown, MX) == {"pictures": (P1, P3)}


@pytest.mark.parametrize("name", [*operation_parsing._FIELDS, *operation_parsing.PICTURES])
def test_that_every_operation_is_reported_and_its_field_fits_a_plan_file(name: str) -> None:
    path = operation_parsing._FIELDS[name][0] if name in operation_parsing._FIELDS else "pictures"
    assert f"{name}=" in operation_parsing.HELP
    assert plan_file.PATH.fullmatch(path)
