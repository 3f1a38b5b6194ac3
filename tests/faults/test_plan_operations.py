"""Operations that only plans have: description, listing type, relisting, deletion; and back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.commands.texts.problems import problem_text
from app.domain.wire_item import item_of
from app.engine.outbox.guards import DeletionsNotTyped
from app.engine.outbox.outbox import OutboxState
from app.engine.plans import listing_operations, plan_file
from app.engine.plans.apply import put_plan
from app.engine.plans.listing_operations import parse_operations
from app.engine.plans.operation import OperationError
from app.engine.plans.plan import Plan
from app.engine.plans.plan_check import Outlook, compare
from app.engine.plans.plan_file import PlanFileError, read_plan
from app.engine.plans.plan_writer import write_plan
from tests.faults.plan_desk import PlanDesk

TEXT = "Mesa de pino.\n\nMide 80 cm."


@pytest.mark.parametrize("name", [*listing_operations._FIELDS])
def test_that_every_operation_is_reported_and_its_field_fits_a_plan_file(name: str) -> None:
    assert f"{name}=" in listing_operations.PLAN_HELP
    assert plan_file.PATH.fullmatch(listing_operations._FIELDS[name][0])


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        (("listing_type=gold pro!",), "not a listing type"),
        (("relist=no",), "yes, not 'no'"),
        (("delete=3",), "yes, not '3'"),
        (("description= ",), "a text is missing"),
        (("description=s/a/b",), "a replacement is"),
        (("description.append=",), "a text is missing"),
        (("description=" + "x" * 50_001,), "longer"),
        (("description=\udcff",), "not characters"),
        (("deleted=yes",), "no 'deleted' to set; did you mean 'delete'?"),
        (
            ("listing_type=gold_pro", "price=+7%"),
            "listing_type_id: cannot be combined with the others in one plan",
        ),
        (
            ("delete=yes", "status=closed"),
            "deleted: cannot be combined with the others in one plan",
        ),
        (("relist=yes", "title=Otra"), "relisted: cannot be combined with the others in one plan"),
    ],
)
def test_that_an_operation_that_cannot_be_read_says_why(texts: tuple[str, ...], told: str) -> None:
    with pytest.raises(OperationError) as raised:
        parse_operations(texts)
    assert told in problem_text(raised.value)


def listing(desk: PlanDesk, status: str = "active") -> str:
    """One of the seller's listings that can change its type, in a state."""
    item_id = desk.shop.made(
        {"listing_type_id": "gold_special", "description": {"plain_text": TEXT}}
    )
    if status != "active":
        desk.apply(desk.plan(item_id, f"status={status}"))
        assert desk.shop.body(item_id)["status"] == status
    return item_id


def states(applied: Any) -> list[str]:
    return [row.state for row in applied.sent.rows]


def test_that_another_listing_type_goes_there_and_back_and_says_where_it_cannot(
    desk: PlanDesk,
) -> None:
    item_id = listing(desk)
    plan = desk.plan(item_id, "listing_type=gold_pro")
    (applied,) = desk.apply(plan)
    assert states(applied) == [OutboxState.DONE]
    assert desk.shop.body(item_id)["listing_type_id"] == "gold_pro"
    (again,) = desk.apply(plan)
    assert (again.sent.rows, again.already) == ((), (item_id,))
    desk.undo(plan)
    assert desk.shop.body(item_id)["listing_type_id"] == "gold_special"
    (anew,) = desk.apply(plan)
    assert states(anew) == [OutboxState.DONE]


def test_that_a_relisting_makes_one_new_listing_with_what_was_asked_and_undo_closes_it(
    desk: PlanDesk,
) -> None:
    item_id = listing(desk, "closed")
    before = desk.shop.body(item_id)
    plan = desk.plan(item_id, "relist=yes", "price=+10", "stock=4", "listing_type=gold_pro")
    (applied,) = desk.apply(plan)
    assert states(applied) == [OutboxState.DONE]
    (new,) = (one for one in desk.shop.bodies() if one.get("parent_item_id") == item_id)
    assert (new["price"], new["available_quantity"]) == (before["price"] + 10, 4)
    assert (new["listing_type_id"], new["parent_item_id"]) == ("gold_pro", item_id)
    (again,) = desk.apply(plan)
    assert (again.sent.rows, again.already) == ((), (item_id,))
    back = desk.undo(plan)
    assert [note.code for note in back.notes] == ["closes"]
    assert desk.shop.body(new["id"])["status"] == "closed"
    assert desk.undo(plan).sent.rows == ()


async def _put(desk: PlanDesk, plan: Plan, deletions: int) -> frozenset[int]:
    async with desk.opened() as shop:
        risks = await shop.outbox.risks(plan.changes())
        return (await put_plan(shop, plan, accepted=risks, deletions=deletions))[1]


def test_that_nothing_is_deleted_before_its_number_is_typed_and_nothing_brings_it_back(
    desk: PlanDesk,
) -> None:
    item_id = listing(desk, "closed")
    plan = desk.plan(item_id, "delete=yes")
    with pytest.raises(DeletionsNotTyped):
        # All that is risky is agreed to, as a schedule does it; no number was typed.
        desk.shop.run(_put(desk, plan, 0))
    assert "deleted" not in desk.shop.body(item_id)["sub_status"]
    assert len(desk.shop.run(_put(desk, plan, 1))) == 1
    (applied,) = desk.apply(plan)
    assert states(applied) == [OutboxState.DONE]
    assert "deleted" in desk.shop.body(item_id)["sub_status"]
    left = desk.undo(plan)
    assert [(one.path, one.code) for one in left.skipped] == [("deleted", "not_undoable")]


@pytest.mark.parametrize(
    ("operation", "made"),
    [
        ("description=Nuevo texto.\nDos líneas.", "Nuevo texto.\nDos líneas."),
        ("description.append=Envío hoy.", "{before}\n\nEnvío hoy."),
        ("description=s/{word}/XYZ/", "{replaced}"),
    ],
)
def test_that_a_description_changes_and_comes_back(
    desk: PlanDesk, operation: str, made: str
) -> None:
    item_id = listing(desk)
    body = desk.shop.with_texts(item_id)
    text = body["descriptions"][0]["plain_text"]
    word = text.split()[0]
    plan = desk.plan(item_id, operation.replace("{word}", word), base=body)
    (applied,) = desk.apply(plan)
    assert states(applied) == [OutboxState.DONE]
    wanted = made.replace("{before}", text).replace("{replaced}", text.replace(word, "XYZ"))
    assert desk.shop.with_texts(item_id)["descriptions"][0]["plain_text"] == wanted
    (again,) = desk.apply(plan)
    assert (again.sent.rows, again.already) == ((), (item_id,))
    desk.undo(plan)
    assert desk.shop.with_texts(item_id)["descriptions"][0]["plain_text"] == text


def test_that_a_description_that_was_not_read_is_left_out(desk: PlanDesk) -> None:
    body = {**desk.shop.body(listing(desk)), "descriptions": [{"id": "1"}]}
    with pytest.raises(AssertionError, match="text_unread"):
        desk.plan(body["id"], "description=Nuevo", base=body)


def test_that_a_plan_file_gives_them_back_and_refuses_what_cannot_go_together(
    desk: PlanDesk, tmp_path: Path
) -> None:
    item_id, path = listing(desk, "closed"), tmp_path / "plan.json"
    plan = desk.plan(item_id, "relist=yes", "price=+10")
    write_plan(plan, path)
    assert read_plan(path).listings == plan.listings
    live = item_of(desk.shop.body(item_id))
    assert compare(plan.listings[0], live)[0] is Outlook.READY
    record = json.loads(path.read_text())
    for paths, told in (
        ({"deleted": True, "relisted": True}, "deleted cannot change together"),
        ({"relisted": 1}, "after.relisted can only be true"),
        ({"listing_type_id": "Gold"}, "after.listing_type_id is not a listing type"),
        ({"description": " "}, "after.description is not a text"),
    ):
        entry = {**record["listings"][0], "before": dict.fromkeys(paths), "after": paths}
        path.write_text(json.dumps({**record, "listings": [entry]}))
        with pytest.raises(PlanFileError) as raised:
            read_plan(path)
        assert told in problem_text(raised.value)
