"""Large plans: made, written and shown listing by listing, without having them all in memory."""

from __future__ import annotations

import hashlib
import json
import tracemalloc
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from app.commands.check_report import check_report
from app.commands.exits import Exit
from app.commands.texts.problems import problem_text
from app.commands.wording import finding_text
from app.domain.wire import read_fields, write_json
from app.domain.wire_item import WireItem, item_of
from app.engine.catalog.catalog import ItemCatalog
from app.engine.plans.operation_parsing import parse_operation
from app.engine.plans.plan import PlannedListing
from app.engine.plans.plan_builder import Planning
from app.engine.plans.plan_check import Checked, Outlook
from app.engine.plans.plan_file import PlanFileError, open_plan, read_plan
from app.engine.plans.plan_lines import PlanLines
from app.engine.plans.plan_writer import write_plan
from app.rules.findings import Finding
from app.workspace.catalog.catalog import CatalogWriter

MOST_KILOBYTES = 1_500
"""What may be in memory at any time, whatever the plan; its file alone is five times as large."""
COUNT = 12_000


def items(count: int) -> Iterator[tuple[str, WireItem]]:
    for number in range(count):
        body = {
            "id": f"MX{number}",
            "title": f"Mesa de roble {number} " + "x" * 400,
            "price": 100 + number,
            "currency_id": "MXN",
            "available_quantity": 3,
            "sold_quantity": 0,
        }
        yield f"MX{number}", item_of(body)


@pytest.fixture
def planning(tmp_path: Path) -> Planning:
    writer = CatalogWriter(tmp_path / "catalogue.db")
    for name, value in (("user_id", "77"), ("site_id", "MX")):
        writer.put_fact(name, value)
    writer.close()
    catalog = ItemCatalog(tmp_path / "catalogue.db")
    made = Planning(catalog, [parse_operation("price=+7%")], where="", made_at="2026-11-20")
    catalog.close()
    return made


def test_that_memory_does_not_grow_with_the_plan(planning: Planning, tmp_path: Path) -> None:
    path = tmp_path / "plan.json"
    tracemalloc.start()
    try:
        write_plan(planning.plan, path, planning.listings(items(COUNT)))
        written = tracemalloc.get_traced_memory()[1] / 1024
    finally:
        tracemalloc.stop()
    assert path.stat().st_size / 1024 > 5 * MOST_KILOBYTES
    assert written < MOST_KILOBYTES
    assert planning.planned == COUNT
    # Of what is read the ids are kept, as none may be there twice.
    cut = tmp_path / "cut.json"
    with path.open("rb") as whole:
        lines = [*islice(whole, 3_000)]
    cut.write_bytes(b"".join([*lines[:-1], lines[-1].rstrip(b",\n"), b"\n]}\n"]))
    tracemalloc.start()
    try:
        with open_plan(cut) as plan:
            shown = sum(len(entry.after) for entry in plan.listings)
        read = tracemalloc.get_traced_memory()[1] / 1024
    finally:
        tracemalloc.stop()
    assert shown == 2_998
    assert cut.stat().st_size / 1024 > MOST_KILOBYTES
    assert read < MOST_KILOBYTES


def test_that_a_plan_in_lines_is_the_plan_that_is_read_as_a_whole(
    planning: Planning, tmp_path: Path
) -> None:
    path = tmp_path / "plan.json"
    write_plan(planning.plan, path, planning.listings(items(7)))
    whole = read_plan(path)
    with open_plan(path) as plan:
        assert isinstance(plan.listings, PlanLines)
        assert tuple(plan.listings) == whole.listings == plan.listings[:]
        assert plan.listings[2:4] == whole.listings[2:4]
        assert plan.listings[-1] == whole.listings[-1]
        assert len(plan.listings) == 7
        assert plan.digest == whole.digest == planning.digest
        assert (plan.where, plan.operations, plan.plan_id) == ("", ("price=+7%",), whole.plan_id)


def test_that_a_line_that_is_another_by_now_is_looked_at_again(
    planning: Planning, tmp_path: Path
) -> None:
    path = tmp_path / "plan.json"
    write_plan(planning.plan, path, planning.listings(items(60)))
    with open_plan(path) as plan:
        first = plan.listings[0]
        with path.open("r+b") as file:
            file.seek(path.read_bytes().rindex(b'"before"'))
            file.write(b'"befour"')
        assert plan.listings[0] == first
        with pytest.raises(PlanFileError) as caught:
            plan.listings[-1]
    assert caught.value.code == "plan.field_missing"


WHOLE: WireItem = {
    "id": "MX1",
    "title": "Mesa",
    "status": "active",
    "sub_status": [],
    "currency_id": "MXN",
    "category_id": "MX5",
    "last_updated": "2026-11-20T00:00:00.000Z",
    "price": 100,
    "available_quantity": 3,
    "sold_quantity": 2,
    "seller_custom_field": "A-1",
    "warranty": "12 meses",
    "shipping": {"mode": "me2", "free_shipping": False},
    "attributes": [{"id": "BRAND", "value_name": "Acme"}, {"id": "COLOR", "value_name": "Azul"}],
}
VARIED: WireItem = {
    **WHOLE,
    "variations": [
        {"id": 7, "price": 100, "available_quantity": 3, "sold_quantity": 1, "picture_ids": []}
    ],
}


@pytest.mark.parametrize("item", [WHOLE, VARIED], ids=["plain", "varied"])
@pytest.mark.parametrize(
    "text",
    [
        *("price=+7%", "stock=+3", "status=paused", "title=s/Mesa/Silla/", "sku=B-2", "warranty="),
        *("video_id=x", "free_shipping=yes", "attributes.BRAND=Nike"),
    ],
)
def test_that_the_fields_of_a_planning_are_all_it_needs(
    text: str, item: WireItem, tmp_path: Path
) -> None:
    def planned(whole: bool) -> tuple[PlannedListing, ...]:
        catalog = ItemCatalog(tmp_path / "none.db")
        planning = Planning(catalog, [parse_operation(text)], where="", made_at="", plan_id="p")
        body = item if whole else read_fields(write_json(item), planning.fields)
        return tuple(planning.listings([("MX1", item_of(body))]))

    assert planned(whole=True) == planned(whole=False)
    assert planned(whole=True), "it has something to change"


def test_that_a_check_says_of_each_listing_what_it_found_without_having_them_in_memory(
    capfd: pytest.CaptureFixture[str],
) -> None:
    doubt = (Finding.error("price", "item.price.invalid", least=10),)
    # The table of sentences is no part of what grows with the plan.
    assert finding_text(doubt[0]) == "price: This is not a price"
    outlooks = {Outlook.REFUSED: doubt, Outlook.READY: (), Outlook.GONE: ()}
    each = list(outlooks.items())
    for as_json in (True, False):
        tracemalloc.start()
        try:
            with check_report(as_json=as_json) as report:
                for number in range(COUNT):
                    outlook, findings = each[number % 3]
                    report.add(Checked(f"MX{number}", "Mesa de roble", outlook, findings))
                code = report.show(())
            most = tracemalloc.get_traced_memory()[1] / 1024
        finally:
            tracemalloc.stop()
        said = capfd.readouterr().out
        assert code is Exit.NOT_ALL
        assert len(said) > 350_000
        assert most < 300, "of which 100 kB may wait in memory"
        if as_json:
            document = json.loads(said)
            assert document["counts"] == {"refused": 4_000, "ready": 4_000, "gone": 4_000}
            assert [one["id"] for one in document["listings"]] == [f"MX{n}" for n in range(COUNT)]
            assert document["listings"][0]["findings"][0]["code"] == "item.price.invalid"
        else:
            assert said.startswith(
                "MX0  refused  Mesa de roble\n  price: This is not a price\nMX2  "
            )
            assert said.endswith("\n4,000 refused, 4,000 ready, 4,000 gone\n")


def _pretty(text: str) -> str:
    return json.dumps(json.loads(text), indent=2)


def _head_last(text: str) -> str:
    value = json.loads(text)
    return json.dumps({"listings": value.pop("listings"), **value})


@pytest.mark.parametrize(
    "other",
    [
        _pretty,
        _head_last,
        lambda text: "\ufeff" + text,
        lambda text: text.replace("\n]}", "\n] }"),
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace(",\n{", ",\n\n{"),
    ],
    ids=["indented", "another order", "mark", "blank at the end", "crlf", "empty lines"],
)
def test_that_a_file_in_another_form_opens_as_well(
    other: object, planning: Planning, tmp_path: Path
) -> None:
    path = tmp_path / "plan.json"
    write_plan(planning.plan, path, planning.listings(items(60)))
    listings = read_plan(path).listings
    assert callable(other)
    path.write_text(other(path.read_text(encoding="utf-8")), encoding="utf-8", newline="")
    with open_plan(path) as plan:
        assert tuple(plan.listings) == listings


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"MX1"', '"MX0"', "listings.1 (MX0): occurs twice"),
        ('"after":{"price":', '"after":{"price":-', "after.price is not a price"),
        ("\n]}", ",\n]}", "cannot be read as JSON"),
        ("\n]}\n", "\n]}\n{}", "cannot be read as JSON"),
        ("\n]}\n", "\n", "cannot be read as JSON"),
        ('"vitrina_plan":4', '"vitrina_plan":9', "a newer version"),
    ],
)
def test_that_what_is_wrong_in_a_line_is_reported_as_of_the_whole_file(
    old: str, new: str, told: str, planning: Planning, tmp_path: Path
) -> None:
    path = tmp_path / "plan.json"
    write_plan(planning.plan, path, planning.listings(items(60)))
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    with pytest.raises(PlanFileError, match=r".") as raised, open_plan(path):
        pass
    assert told in problem_text(raised.value)


def test_that_a_mark_is_that_of_the_whole_written_at_once(planning: Planning) -> None:
    plan = planning.whole(items(3))
    assert len(plan.digest) == 20
    told = [[e.item_id, {**e.before}, {**e.after}] for e in plan.listings]
    whole = write_json([plan.user_id, told])
    assert plan.digest == hashlib.sha256(whole).hexdigest()[:20]
    assert all(isinstance(entry, PlannedListing) for entry in plan.listings)
