"""Plans and their files: made, written, read again as they were, and refused with the reason."""

from __future__ import annotations

import functools
import itertools
import json
import operator
from collections.abc import Callable, Iterator
from contextlib import closing
from decimal import Decimal
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from app.commands.texts.problems import problem_text
from app.domain.wire import write_json
from app.editing.values import Choice
from app.engine.catalog.catalog import ItemCatalog
from app.engine.plans.operation_parsing import OperationError, parse_operation
from app.engine.plans.plan import Plan
from app.engine.plans.plan_builder import Planning
from app.engine.plans.plan_check import Outlook, compare
from app.engine.plans.plan_file import (
    LARGEST_FILE,
    PlanFileError,
    read_plan,
)
from app.engine.plans.plan_format import PLAN, plan_schema, problems_of
from app.engine.plans.plan_writer import write_plan
from app.workspace.catalog.catalog import CatalogWriter
from tests.stands.sample import sample_rows

BODY = {
    "id": "MX1",
    "title": "Mesa «plegable»",
    "status": "active",
    "sub_status": [],
    "price": Decimal("199.90"),
    "currency_id": "MXN",
    "available_quantity": 4,
    "sold_quantity": 9,
    "seller_custom_field": None,
    "attributes": [{"id": "BRAND", "value_id": None, "value_name": "Acme"}, {"id": "COLOR"}],
    "shipping": {"mode": "me2", "free_shipping": False},
}
SETS = ("price=+7%", "stock=+2", "attributes.BRAND=Otra", "free_shipping=yes", "sku=A-1")


@pytest.fixture
def catalog(tmp_path: Path) -> Iterator[ItemCatalog]:
    writer = CatalogWriter(tmp_path / "catalogue.db")
    rows = sample_rows(3)
    bodies = [
        BODY,
        {**BODY, "id": "MX2", "price": None},
        {**BODY, "id": "MX3", "variations": [{"id": 7, "price": 10, "available_quantity": 1}]},
    ]
    writer.put(
        (row._replace(id=str(body["id"])), write_json(body))
        for row, body in zip(rows, bodies, strict=True)
    )
    for name, value in (("user_id", "77"), ("site_id", "MX")):
        writer.put_fact(name, value)
    writer.close()
    opened = ItemCatalog(tmp_path / "catalogue.db")
    yield opened
    opened.close()


def planned(catalog: ItemCatalog, *sets: str) -> Plan:
    planning = Planning(
        catalog,
        [parse_operation(text) for text in sets or SETS],
        where="mesa",
        made_at="2026-11-20T17:00:00.000Z",
    )
    return planning.whole((one, catalog.facts(one)) for one in ("MX1", "MX2", "MX3", "MX9"))


def test_that_a_plan_has_before_and_after_of_what_changes(catalog: ItemCatalog) -> None:
    plan = planned(catalog)
    assert [entry.item_id for entry in plan.listings] == ["MX1", "MX3"]
    assert plan.skipped == {"no_price": 1, "no_body": 1}
    first, second = plan.listings
    assert first.before == {
        "price": Decimal("199.90"),
        "available_quantity": 4,
        "attributes.BRAND": (Choice(None, "Acme"),),
        "shipping.free_shipping": False,
        "seller_custom_field": None,
    }
    assert first.after["price"] == Decimal("213.89")
    assert set(first.base) >= {"price", "available_quantity", "sold_quantity", "attributes"}
    assert "COLOR" not in str(first.base)
    assert second.after["variations.7.available_quantity"] == 3


def test_that_what_is_so_already_is_not_planned(catalog: ItemCatalog) -> None:
    plan = planned(catalog, "status=active")
    assert (plan.listings, plan.skipped) == ((), {"so_already": 3, "no_body": 1})


def test_that_a_file_gives_the_plan_back(catalog: ItemCatalog, tmp_path: Path) -> None:
    plan = planned(catalog)
    write_plan(plan, tmp_path / "plan.json")
    again = read_plan(tmp_path / "plan.json")
    assert again.listings == plan.listings
    assert again.digest == plan.digest
    assert (again.where, again.operations) == ("mesa", SETS)
    assert list(tmp_path.glob("*.tmp")) + list(tmp_path.glob(".*.tmp")) == []


def test_that_each_plan_has_an_id_and_a_file_without_one_still_opens(
    catalog: ItemCatalog, tmp_path: Path
) -> None:
    path = tmp_path / "plan.json"
    one, other = planned(catalog), planned(catalog)
    assert one.plan_id != other.plan_id
    assert one.batches != other.batches
    write_plan(one, path)
    assert read_plan(path).batches == one.batches
    head = f'"vitrina_plan":4,"plan_id":"{one.plan_id}",'
    path.write_text(path.read_text().replace(head, '"vitrina_plan":1,'))
    # Told by its content, as a program before this one did.
    assert read_plan(path).batches == (f"plan-{one.digest}", f"undo-{one.digest}")
    assert read_plan(path).listings == one.listings


def test_that_the_mark_is_of_what_the_plan_does(catalog: ItemCatalog) -> None:
    one, other = planned(catalog), planned(catalog, "price=+8%")
    later = Plan("77", "MX", "2027-01-01T00:00:00.000Z", "", (), one.listings)
    assert one.digest == later.digest != other.digest
    assert Plan("78", "MX", "", "", (), one.listings).digest != one.digest


@pytest.mark.parametrize(
    ("now", "outlook", "paths"),
    [
        ({}, Outlook.READY, []),
        ({"title": "Other"}, Outlook.READY, []),
        ({"available_quantity": 3, "sold_quantity": 10}, Outlook.READY, []),
        ({"price": 150}, Outlook.CHANGED_SINCE, ["price"]),
        ({"available_quantity": 3}, Outlook.CHANGED_SINCE, ["available_quantity"]),
        ({"price": Decimal("213.89"), "available_quantity": 6}, Outlook.SO_ALREADY, []),
        ({"price": Decimal("213.89")}, Outlook.READY, []),
    ],
)
def test_that_a_plan_sees_what_changed_since(
    now: dict[str, Any], outlook: Outlook, paths: list[str], catalog: ItemCatalog
) -> None:
    entry = planned(catalog, "price=+7%", "stock=+2").listings[0]
    found, findings = compare(entry, {**BODY, **now})
    assert (found, [finding.path for finding in findings]) == (outlook, paths)
    assert compare(entry, None) == (Outlook.GONE, ())


def test_that_a_plan_over_a_body_sends_only_its_fields(catalog: ItemCatalog) -> None:
    entry = planned(catalog).listings[1]
    draft = entry.draft({**BODY, "variations": [{"id": 7, "price": 11}, {"id": 8}]})
    payload = draft.payload()
    assert [v["id"] for v in payload["variations"]] == [7, 8]
    assert set(payload) == {"variations", "attributes", "shipping", "seller_custom_field"}


def test_that_a_plan_is_done_in_what_it_leads_to(catalog: ItemCatalog) -> None:
    entry = planned(catalog).listings[0]
    assert not entry.is_done_in(BODY)
    assert entry.is_done_in(entry.draft(BODY).preview())


Change = Callable[[dict[str, Any]], object]


def first(document: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = document["listings"][0]
    return found


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda d: d.pop("vitrina_plan"), "not a plan"),
        (lambda d: d.update(vitrina_plan=5), "newer version"),
        (lambda d: d.update(vitrina_plan=True), "vitrina_plan"),
        (lambda d: d.update(vitrina_plan=0), "vitrina_plan"),
        (lambda d: d.update(vitrina_plan=1), "plan_id"),
        (lambda d: d.pop("plan_id"), "plan_id"),
        (lambda d: d.update(plan_id="../x"), "letters, digits, dash and underscore only"),
        (lambda d: d.pop("shop"), "shop"),
        (lambda d: d["shop"].update(user_id=77), "shop.user_id"),
        (lambda d: d.update(extra=1), "extra"),
        (lambda d: d.update(listings={}), "listings"),
        (lambda d: d["listings"].append(first(d)), "twice"),
        (lambda d: first(d).update(id="../../x"), "listings.0.id"),
        (lambda d: first(d).pop("base"), "base"),
        (lambda d: first(d).update(after={}), "after"),
        (lambda d: first(d)["after"].pop("price"), "different paths"),
        (lambda d: first(d)["after"].update(price="12"), "not a price"),
        (lambda d: first(d)["after"].update(price=-1), "not a price"),
        (lambda d: first(d)["after"].update(price=True), "not a price"),
        (lambda d: first(d)["after"].update(price=None), "must not be empty"),
        (lambda d: first(d)["after"].update(available_quantity=1.5), "not a count"),
        (lambda d: first(d)["after"].update(seller_custom_field=5), "not a text"),
        (lambda d: first(d)["after"].update({"attributes.BRAND": "x"}), "chosen"),
        (lambda d: first(d)["after"].update({"attributes.BRAND": {"$choices": [[1]]}}), "chosen"),
        (lambda d: first(d)["after"].update({"shipping.free_shipping": "yes"}), "true or false"),
        (lambda d: first(d)["before"].update(price=1), "differs from base"),
        (lambda d: first(d)["base"].update(id="MX999"), "base belongs to another listing"),
        (lambda d: first(d).update(id="../../etc"), "letters, digits, dash and underscore only"),
        (
            lambda d: [first(d)[side].update(seller_id=1) for side in ("before", "after")],
            "not a field",
        ),
        (
            lambda d: [first(d)[side].update(status="gone") for side in ("before", "after")],
            "status",
        ),
    ],
)
def test_that_a_file_that_is_no_plan_is_refused_with_the_reason(
    change: Change, told: str, catalog: ItemCatalog, tmp_path: Path
) -> None:
    path = tmp_path / "plan.json"
    write_plan(planned(catalog), path)
    document = json.loads(path.read_text())
    change(document)
    path.write_text(json.dumps(document))
    with pytest.raises(PlanFileError) as raised:
        read_plan(path)
    assert told in problem_text(raised.value)


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b"\xff", b"[" * 100_000, b"PK\x03"])
def test_that_any_other_file_is_refused(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "plan.json"
    path.write_bytes(data)
    with pytest.raises(PlanFileError):
        read_plan(path)


def test_that_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "plan.json"
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    with pytest.raises(PlanFileError, match="plan.too_large"):
        read_plan(path)


def test_that_the_schema_names_every_part() -> None:
    schema = plan_schema()
    assert schema["$schema"].startswith("https://json-schema.org/")
    assert set(schema["required"]) == {"vitrina_plan", "made_at", "shop", "listings"}
    listing = schema["$defs"]["ListingRecord"]
    assert set(listing["required"]) == {"id", "title", "base", "before", "after"}
    assert "price" in listing["properties"]["after"]["propertyNames"]["pattern"]


BAD = (None, True, 0, 3, 1.5, "", "x", "x" * 5_000, "../x", [], [1], ["x"] * 101, {}, {"a": 1})


def test_that_the_schema_and_the_reading_agree_on_every_field(
    catalog: ItemCatalog, tmp_path: Path
) -> None:
    """Both follow from one table: what one refuses the other refuses, too."""
    path = tmp_path / "plan.json"
    write_plan(planned(catalog), path)
    whole = json.loads(path.read_text())
    judge = jsonschema_rs.validator_for(plan_schema())
    parts = ((), ("shop",), ("listings", 0))
    tried = 0
    for part in parts:
        names = [*functools.reduce(operator.getitem, part, whole), "surplus"]
        for name, value in itertools.product(names, (*BAD, "missing")):
            document = json.loads(path.read_text())
            place = functools.reduce(operator.getitem, part, document)
            place[name] = value
            if value == "missing":
                del place[name]
            if name in ("before", "after") and value == {"a": 1}:
                # Which paths there are is looked at after the form.
                continue
            refused = any(problems_of(document, PLAN))
            assert refused is not judge.is_valid(document), (part, name, value)
            tried += refused
    assert tried > 150


DEFINITIONS = [
    {"id": "WEIGHT", "value_type": "number_unit"},
    {"id": "MODEL", "value_type": "string"},
]


@pytest.mark.parametrize(
    ("setting", "told"),
    [
        ("attributes.WEIGHT=2.990 kg", "can be read as 2990 kg or 2.99 kg"),
        ("attributes.NOBODY_KNOWS=2.990", "can be read as 2990 or 2.99"),
        ("attributes.WEIGHT=2.9900 kg", ""),
        ("attributes.WEIGHT=0.500 kg", ""),
        ("attributes.MODEL=2.990", ""),
    ],
)
def test_that_a_number_of_an_attribute_that_could_be_two_is_no_plan(
    tmp_path: Path, setting: str, told: str
) -> None:
    writer = CatalogWriter(tmp_path / "catalogue.db")
    body = {**BODY, "category_id": "MX7"}
    writer.put([(sample_rows(1)[0]._replace(id="MX1"), write_json(body))])
    writer.put_document("attributes", "MX7", write_json(DEFINITIONS))
    writer.close()
    catalog = ItemCatalog(tmp_path / "catalogue.db")
    if told:
        with pytest.raises(OperationError) as raised:
            planned(catalog, setting)
        assert told in problem_text(raised.value)
    else:
        assert len(planned(catalog, setting).listings) == 1
    catalog.close()


@pytest.mark.parametrize(
    ("setting", "reason"),
    [
        ("attributes.BRND=3", "no_such_attribute"),
        ("attributes.BRND.add=3", "no_such_attribute"),
        ("attributes.OWN=3", ""),
        ("attributes.OWN=", ""),
        ("attributes.MODEL=3", ""),
    ],
)
@pytest.mark.parametrize("known", [True, False])
def test_that_what_the_category_does_not_have_is_not_planned(
    tmp_path: Path, setting: str, reason: str, known: bool
) -> None:
    writer = CatalogWriter(tmp_path / "catalogue.db")
    own = {"id": "OWN", "value_id": None, "value_name": "2"}
    body = {**BODY, "category_id": "MX7", "attributes": [own]}
    writer.put([(sample_rows(1)[0]._replace(id="MX1"), write_json(body))])
    if known:
        writer.put_document("attributes", "MX7", write_json(DEFINITIONS))
    writer.close()
    with closing(ItemCatalog(tmp_path / "catalogue.db")) as catalog:
        plan = planned(catalog, setting)
    skipped = {reason} if reason and known else set()
    assert (len(plan.listings), {*plan.skipped} - {"no_body"}) == (0 if skipped else 1, skipped)


def test_that_the_mark_of_an_editor_before_the_file_is_no_trouble(
    catalog: ItemCatalog, tmp_path: Path
) -> None:
    path, marked = tmp_path / "plan.json", tmp_path / "marked.json"
    write_plan(planned(catalog), path)
    marked.write_text(path.read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert read_plan(marked) == read_plan(path)
    marked.write_text(path.read_text(encoding="utf-8"), encoding="utf-16")
    with pytest.raises(PlanFileError, match="plan.encoding"):
        read_plan(marked)
