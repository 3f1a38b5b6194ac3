"""What is typed to change one listing: every field that can change, and what each takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from app.domain.wire_item import WireItem, item_of
from app.editing.item_paths import read_path
from app.editing.payload import build_payload
from app.editing.values import Choice
from app.engine.changes.edit_fields import EDIT_FIELDS, HELP, parse_edit
from app.engine.changes.field_values import operations_of
from app.engine.changes.prepared import ChangeError
from app.engine.plans.field_hints import OF_ONE, ONE_BY_ONE
from app.engine.plans.listing_operations import PLAN_FIELDS, parse_plan_operation
from app.engine.plans.operation_parsing import FIELDS, OperationError, parse_operation
from app.rules.changes.locks import MODIFIABLE
from app.rules.sites import site_rules
from tests.stands.practice_market import AD, PLAIN, PracticeMarket

MX = site_rules("MX")

READ: list[tuple[str, str, object]] = [
    ("subtitle=De barro", "subtitle", "De barro"),
    ("subtitle=", "subtitle", ""),
    ("subtitle=De\tbarro\r\nnegro\t", "subtitle", "De barro negro"),
    ("title=De\tbarro\r\nnegro", "title", "De barro negro"),
    ("attributes.BRAND=La\nTeja", "attributes.BRAND", (Choice(None, "La Teja"),)),
    ("condition=used", "condition", "used"),
    ("buying_mode=auction", "buying_mode", "auction"),
    ("automatic_relist=yes", "automatic_relist", True),
    ("accepts_paymentplatform=no", "accepts_paymentplatform", False),
    ("official_store_id=77", "official_store_id", 77),
    ("official_store_id=", "official_store_id", None),
    ("shipping_mode=custom", "shipping.mode", "custom"),
    ("local_pick_up=yes", "shipping.local_pick_up", True),
    ("store_pick_up=no", "shipping.store_pick_up", False),
    ("dimensions=10 x 20 x 30, 500", "shipping.dimensions", "10x20x30,500"),
    ("dimensions=", "shipping.dimensions", None),
    ("coverage_areas=MX-PUE, MX-OAX", "coverage_areas", ["MX-PUE", "MX-OAX"]),
    ("coverage_areas=", "coverage_areas", []),
    (
        "payment_methods=Efectivo,Depósito",
        "non_paymentplatform_payment_methods",
        [{"description": "Efectivo"}, {"description": "Depósito"}],
    ),
    (
        "free_methods=501345",
        "shipping.free_methods",
        [{"id": 501345, "rule": {"free_mode": "country", "value": None}}],
    ),
    ("sale_terms.WARRANTY_TIME=12 meses", "sale_terms.WARRANTY_TIME", (Choice(None, "12 meses"),)),
    ("sale_terms.WARRANTY_TIME=", "sale_terms.WARRANTY_TIME", ()),
    ("seller_contact.email=a@b.example", "seller_contact.email", "a@b.example"),
    ("location.city=Puebla", "location.city", {"name": "Puebla"}),
    ("location.zip_code=72000", "location.zip_code", "72000"),
    # What a plan can do is read as a plan reads it.
    ("sku=AB-1", "seller_custom_field", "AB-1"),
    ("attributes.BRAND=Acme", "attributes.BRAND", (Choice(None, "Acme"),)),
]


@pytest.mark.parametrize(("text", "path", "after"), READ, ids=[one[0] for one in READ])
def test_that_a_field_is_read_as_it_is_typed(text: str, path: str, after: object) -> None:
    operation = parse_edit(text)
    assert (operation.path, operation.change(None, MX)) == (path, after)


@pytest.mark.parametrize(
    ("text", "code", "near"),
    [
        ("subtitel=x", "operation.no_field", "subtitle"),
        ("location.town=x", "operation.no_field", None),
        ("seller_contact.mail=x", "operation.no_field", None),
        ("sale_terms.=x", "operation.no_field", None),
        ("subtitle", "operation.no_operation", None),
        ("subtitle=" + "x" * 2_001, "operation.too_long", None),
        ("condition=broken", "operation.not_one_of", None),
        ("shipping_mode=", "operation.not_one_of", None),
        ("automatic_relist=maybe", "operation.yes_or_no", None),
        ("automatic_relist=", "operation.yes_or_no", None),
        ("official_store_id=seventy", "operation.no_id", None),
        ("official_store_id=" + "9" * 19, "operation.no_id", None),
        ("dimensions=10x20", "operation.no_dimensions", None),
        ("location.latitude=north", "operation.no_figure", None),
    ],
)
def test_that_what_cannot_be_read_is_reported_with_its_reason(
    text: str, code: str, near: str | None
) -> None:
    with pytest.raises(OperationError) as raised:
        parse_edit(text)
    assert raised.value.code == code
    if near is not None:
        assert raised.value.values["near"] == near


#: What is typed, and how one listing and a plan are answered: the name that was meant, or the code.
ELSEWHERE = [
    ("listing_type", "field.by_type", None),
    ("listing_type_id", "field.by_type", "listing_type"),
    ("type", "field.by_type", "listing_type"),
    ("description", "field.by_describe", None),
    ("description.append", "field.by_describe", None),
    ("pictures", "field.by_picture", "field.by_plan_pictures"),
    ("variations", "field.by_variation", "field.by_variation"),
    ("variations.123.price", "field.by_variation", "field.by_variation"),
    ("category_id", "field.by_move", "field.by_move"),
    ("relist", "field.by_relist", None),
    ("delete", "field.by_status", None),
    ("unit_cost", "field.by_costs", "field.by_costs"),
    ("currency_id", "field.fixed", "field.fixed"),
    ("condition", None, "field.by_edit"),
    ("location.city", None, "field.by_edit"),
    ("sale_terms.WARRANTY_TIME", None, "field.by_edit"),
    ("shipping.mode", "shipping_mode", "field.by_edit"),
    ("shipping.free_shipping", "free_shipping", "free_shipping"),
    ("available_quantity", "stock", "stock"),
    ("seller_custom_field", "sku", "sku"),
    ("location", "location.city", "field.by_edit"),
    ("permalink", "field.not_the_sellers", "field.not_the_sellers"),
    ("sold_quantity", "field.not_the_sellers", "field.not_the_sellers"),
    ("pryce", "price", "price"),
]


def answered(read: Callable[[str], object], text: str) -> object:
    """Return what is wrong about an operation: the name that was meant, or else the code."""
    try:
        read(text)
    except OperationError as problem:
        return problem.values.get("near", problem.code)
    return None


@pytest.mark.parametrize(("name", "of_one", "of_plan"), ELSEWHERE)
def test_that_a_field_that_is_changed_elsewhere_names_what_changes_it(
    name: str, of_one: str | None, of_plan: str | None
) -> None:
    asked = ((parse_edit, of_one), (parse_plan_operation, of_plan))
    for read, expected in asked:
        found = answered(read, _valid(f"{name}="))
        assert expected is None or found == expected, read.__name__
        assert expected is not None or found not in {*OF_ONE.values(), "operation.no_field"}


def test_that_deleting_is_named_where_it_is_asked_for_as_a_status() -> None:
    assert answered(parse_edit, "status=deleted") == "field.by_status"
    assert answered(parse_plan_operation, "status=deleted") == "delete=yes"


@pytest.mark.parametrize("read", [parse_edit, parse_plan_operation])
@pytest.mark.parametrize("name", [*WireItem.__annotations__])
def test_that_no_field_of_a_listing_is_simply_unknown(
    read: Callable[[str], object], name: str
) -> None:
    assert answered(read, f"{name}=x") != "operation.no_field"


def test_that_the_fields_that_plans_leave_to_one_listing_are_all_named() -> None:
    parts = [name for name in EDIT_FIELDS if "." not in name]
    assert {*ONE_BY_ONE} == {*parts} - {*PLAN_FIELDS}


EDITED = [name for name in FIELDS if "." not in name]


def test_that_every_field_that_can_change_has_a_word_on_the_command_line() -> None:
    texts = [f"{name}=" for name in EDIT_FIELDS] + ["sale_terms.ANY=x", "attributes.ANY=x"]
    heads = {parse_edit(_valid(text)).path.partition(".")[0] for text in texts}
    heads |= {parse_operation(_valid(f"{name}=")).path for name in EDITED}
    # Pictures, variations and the category have commands of their own.
    assert {*MODIFIABLE} - heads == {"pictures", "variations", "category_id"}


@pytest.mark.parametrize("name", [one for one in EDIT_FIELDS if "." not in one])
def test_that_the_help_names_the_field(name: str) -> None:
    assert f"{name}=" in HELP


def _valid(text: str) -> str:
    """The text of an operation with a value that its field takes."""
    values = {
        **dict.fromkeys(("condition=", "status="), "x"),
        "condition=": "new",
        "buying_mode=": "auction",
        "shipping_mode=": "me2",
        "status=": "paused",
        "title=": "Una taza",
        "price=": "5",
        "stock=": "5",
    }
    yes = ("automatic_relist=", "accepts_paymentplatform=", "local_pick_up=")
    values |= dict.fromkeys((*yes, "store_pick_up=", "free_shipping="), "yes")
    return text + values.get(text, "")


@pytest.fixture(scope="module")
def practice(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PracticeMarket]:
    made = PracticeMarket(tmp_path_factory.mktemp("practice"), 120)
    yield made
    made.database.close()


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (
            PLAIN,
            {
                "subtitle": "Con garantía",
                "automatic_relist": True,
                "condition": "used",
                "local_pick_up": True,
                "payment_methods": ["Efectivo"],
                "sale_terms": {"WARRANTY_TIME": "12 meses"},
            },
        ),
        (AD, {"seller_contact": {"email": "a@b.example"}, "location": {"zip_code": "72000"}}),
    ],
)
def test_that_values_of_a_program_arrive(
    practice: PracticeMarket, kind: str, fields: dict[str, Any]
) -> None:
    item = practice.fresh(kind, lambda _item: True)
    edits: dict[str, object] = {}
    for operation in operations_of(fields):
        edits |= operation.changes(item_of(item), MX)
    where = f"/items/{item['id']}"
    practice.call("PUT", where, item["id"], build_payload(item_of(item), edits))
    after = practice.get(where, item["id"])
    for path, value in edits.items():
        found = read_path(after, path)
        if path.startswith("sale_terms."):
            assert [one.name for one in found] == [one.name for one in value]
        else:
            assert found == value, path


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"subtitel": "x"}, "value.no_field"),
        ({"subtitle": object()}, "value.no_text"),
        ({"automatic_relist": "x"}, "operation.yes_or_no"),
        ({"coverage_areas": [1, 2]}, "value.no_text"),
        ({"location": {"town": "x"}}, "value.no_field"),
        ({"location": "Puebla"}, "value.no_field"),
    ],
)
def test_that_a_program_is_reported_what_it_cannot_set(fields: dict[str, Any], code: str) -> None:
    with pytest.raises(ChangeError) as raised:
        operations_of(fields)
    assert raised.value.code == code
