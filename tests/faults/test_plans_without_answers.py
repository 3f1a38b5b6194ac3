"""Plans whose answers are lost: nothing is done twice, and what is taken back stays so."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from app.editing.stock_rebase import StockJudged
from app.engine.plans.plan import Plan
from app.engine.sending.dispatcher import SETTLE_SECONDS
from app.engine.undo.planner import UndoPlanner
from app.workspace.journal.outbox import OutboxState, OutboxStore
from app.workspace.outbox_command import Change
from tests.faults.plan_desk import PlanDesk


def states(desk: PlanDesk) -> list[str]:
    return [row.state.value for row in desk.shop.rows()]


def come_to_rest(desk: PlanDesk) -> None:
    """Send whatever may still be sent, and let come whatever may still come."""
    for _ in range(2):
        desk.shop.deliver()
        desk.shop.run(desk.shop.network.pass_time(2 * SETTLE_SECONDS))


UNANSWERED = ("before", "after", "late", "504 after", "cut")


@pytest.mark.parametrize("operation", ["price=+10", "stock=+3"])
@pytest.mark.parametrize("fault", UNANSWERED)
def test_that_a_plan_without_an_answer_is_applied_once(
    desk: PlanDesk, fault: str, operation: str
) -> None:
    item_id = desk.shop.made({"available_quantity": 6})
    before = desk.shop.body(item_id)
    plan = desk.plan(item_id, operation)
    desk.seconds = 0.0
    desk.apply(plan, faults=[fault])
    for _ in range(3):
        (applied,) = desk.apply(plan)
        assert len(desk.shop.rows()) == 1
    desk.seconds = 700.0
    (applied,) = desk.apply(plan)
    come_to_rest(desk)
    (applied,) = desk.apply(plan)
    after = desk.shop.body(item_id)
    assert (applied.already, states(desk)) == ((item_id,), ["done"])
    moved = [after[name] - before[name] for name in ("price", "available_quantity")]
    assert moved == ([10, 0] if operation.startswith("price") else [0, 3])


@pytest.mark.parametrize("fault", [*UNANSWERED, "no connection", ""])
@pytest.mark.parametrize("operation", ["price=+10", "stock=+3"])
def test_that_nothing_of_a_plan_is_sent_after_its_undo(
    desk: PlanDesk, fault: str, operation: str
) -> None:
    item_id = desk.shop.made({"available_quantity": 6})
    before = desk.shop.body(item_id)
    plan = desk.plan(item_id, operation)
    desk.seconds = 0.0
    desk.apply(plan, faults=[fault])
    desk.seconds = 700.0
    back = desk.undo(plan)
    come_to_rest(desk)
    after = desk.shop.body(item_id)
    assert [after[n] - before[n] for n in ("price", "available_quantity")] == [0, 0]
    assert not back.skipped
    assert set(states(desk)) <= {"done", "cancelled"}
    again = desk.undo(plan)
    assert (again.sent.rows, again.skipped) == ((), ())


@pytest.mark.parametrize("fault", ["before", "after"])
def test_that_what_cannot_be_found_out_is_named_and_nothing_before_it_taken_back(
    desk: PlanDesk, fault: str
) -> None:
    item_id = desk.shop.made({})
    desk.apply(desk.plan(item_id, "sku=A-1"))
    plan = desk.plan(item_id, "price=+10")
    desk.seconds = 0.0
    desk.apply(plan, faults=[fault])
    if fault == "before":
        assert states(desk)[-1] == "unknown"
    desk.shop.network.unreadable = item_id
    desk.seconds = 10.0
    back = desk.undo(plan)
    if states(desk)[1] == "unknown":
        assert [(one.item_id, one.code) for one in back.skipped] == [(item_id, "unanswered")]
        assert len(desk.shop.rows()) == 2
    desk.shop.network.unreadable = ""
    desk.seconds = 700.0
    desk.undo(plan)
    come_to_rest(desk)
    body = desk.shop.body(item_id)
    assert (body["price"], body["seller_custom_field"]) == (desk.shop.form["price"], "A-1")


def test_that_a_way_back_skips_nothing_without_an_answer(desk: PlanDesk) -> None:
    item_id = desk.shop.made({})
    (first,) = put(desk, Change(item_id, desk.shop.body(item_id), {"title": "Camisa uno"}))
    desk.shop.deliver()
    put(desk, Change(item_id, desk.shop.body(item_id), {"title": "Camisa dos"}))
    desk.shop.network.unreadable = ""
    desk.shop.deliver(["before"], seconds=0.0)

    def look(journal: Any) -> Any:
        store = OutboxStore(journal)
        return UndoPlanner(store, store.history).effects([first.number], None)

    effects, skipped = desk.shop.in_journal(look)
    assert (effects, [one.code for one in skipped]) == ([], ["unanswered"])


@pytest.mark.parametrize("undone", [False, True])
def test_that_what_may_have_arrived_is_not_sent_again_because_another_plan_came(
    desk: PlanDesk, undone: bool
) -> None:
    item_id = desk.shop.made({"available_quantity": 40})
    plan = desk.plan(item_id, "stock=+4")
    act = desk.undo if undone else desk.apply
    if undone:
        desk.apply(plan)
    desk.seconds = 0.0
    act(plan, faults=["late"])
    desk.shop.run(desk.shop.network.pass_time(SETTLE_SECONDS + 10))
    stock = desk.shop.body(item_id)["available_quantity"]
    assert stock == (40 if undone else 44)
    desk.shop.ask("PUT", f"/items/{item_id}", {"available_quantity": stock + 16})
    desk.seconds = 700.0
    for code in ("B-1", "B-2"):
        desk.apply(desk.plan(item_id, f"sku={code}"))
        assert "held" in states(desk)
    act(plan)
    come_to_rest(desk)
    body = desk.shop.body(item_id)
    assert (body["available_quantity"], body["seller_custom_field"]) == (stock + 16, "B-2")


def put(desk: PlanDesk, *changes: Change) -> list[Any]:
    return list(desk.shop.in_journal(lambda journal: OutboxStore(journal).add_changes(changes)))


def restocked_without_an_answer(desk: PlanDesk) -> tuple[str, Any]:
    """A plan of three more that landed and brought no answer, and somebody else's 59."""
    item_id = desk.shop.made({"available_quantity": 6})
    plan = desk.plan(item_id, "stock=+3")
    asked = desk.shop.network.handle_async_request

    async def note(request: Any) -> Any:
        try:
            return await asked(request)
        finally:
            if request.method == "PUT":
                desk.shop.network.handle_async_request = asked
                desk.shop.ask("PUT", f"/items/{item_id}", {"available_quantity": 59})

    desk.shop.network.handle_async_request = note
    desk.apply(plan, faults=["after"])
    return item_id, plan


def test_that_stock_that_cannot_be_reported_is_held_and_nothing_is_added_again(
    desk: PlanDesk,
) -> None:
    item_id, plan = restocked_without_an_answer(desk)
    assert states(desk) == ["held"]
    for _ in range(2):
        (applied,) = desk.apply(plan)
        assert [row.state for row in applied.sent.rows] == [OutboxState.HELD]
        assert desk.shop.body(item_id)["available_quantity"] == 59
    back = desk.undo(plan)
    assert [one.code for one in back.skipped] == ["unanswered"]
    assert desk.shop.body(item_id)["available_quantity"] == 59


def decide(desk: PlanDesk) -> None:
    """Decide for one's own in the row that is held."""
    (row,) = [row for row in desk.shop.rows() if row.state is OutboxState.HELD]
    progress = replace(row.progress, decided=row.result.conflicts)
    desk.shop.in_journal(
        lambda journal: OutboxStore(journal).move(row, OutboxState.QUEUED, progress=progress)
    )
    desk.shop.deliver()


@pytest.mark.parametrize(("operation", "expected"), [("stock=-1", 59), ("stock=+3", 63)])
def test_that_deciding_for_ones_own_sends_the_difference_on_what_is_there(
    desk: PlanDesk, operation: str, expected: int
) -> None:
    item_id = desk.shop.made({"available_quantity": 1})
    plan = desk.plan(item_id, operation)
    desk.shop.ask("PUT", f"/items/{item_id}", {"available_quantity": 60})
    desk.apply(plan)
    assert (states(desk), desk.shop.body(item_id)["available_quantity"]) == (["held"], 60)
    decide(desk)
    assert (states(desk), desk.shop.body(item_id)["available_quantity"]) == (["done"], expected)
    (again,) = desk.apply(plan)
    assert again.already == (item_id,)


def test_that_two_tasks_at_the_same_time_put_it_in_once(desk: PlanDesk) -> None:
    item_id = desk.shop.made({"available_quantity": 44})
    plan = desk.plan(item_id, "stock=+10")
    desk.apply(plan, plan)
    assert states(desk) == ["done"]
    assert desk.shop.body(item_id)["available_quantity"] == 54


def test_that_a_look_up_outside_the_transaction_is_found_out(
    desk: PlanDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def apart(
        self: Any, decide: Any, *, batch: str | None = None, accepted: int, **_more: None
    ) -> list[int]:
        changes: Iterable[Change] = await self._thread.run(lambda: list(decide(self._store)))
        return list(await self.put(changes, batch=batch, accepted=accepted))

    monkeypatch.setattr("app.engine.outbox.outbox.Outbox.put_decided", apart)
    with pytest.raises(AssertionError):
        test_that_two_tasks_at_the_same_time_put_it_in_once(desk)


def test_that_two_workspaces_at_the_same_time_count_once(desk: PlanDesk) -> None:
    item_id = desk.shop.made({"available_quantity": 44})
    plan = desk.plan(item_id, "stock=+10")
    other = PlanDesk(desk.shop, desk.path.parent / "other" / "journal.db")
    desk.seconds = 0.0
    desk.apply(plan, faults=["late"])
    other.apply(plan)
    desk.seconds = 700.0
    desk.apply(plan)
    come_to_rest(desk)
    for again in (other, PlanDesk(desk.shop, desk.path.parent / "third" / "journal.db")):
        (applied,) = again.apply(plan)
        assert applied.already == (item_id,)
    assert desk.shop.body(item_id)["available_quantity"] == 54


def test_that_an_undo_from_two_sides_moves_stock_once(desk: PlanDesk) -> None:
    item_id = desk.shop.made({"available_quantity": 44})
    plan = desk.plan(item_id, "stock=+10")
    desk.apply(plan)

    def undo_of(journal: Any) -> Any:
        store = OutboxStore(journal)
        return UndoPlanner(store, store.history).effects([desk.shop.rows()[0].number], None)[0]

    from app.engine.undo.inverse import undo_of as way

    (change,) = way(desk.shop.in_journal(undo_of), {}).changes
    assert len(put(desk, change)) == 1
    assert put(desk, change) == []


def test_that_what_was_put_back_is_held(desk: PlanDesk) -> None:
    item_id = desk.shop.made({})
    price = desk.shop.body(item_id)["price"]
    plan = desk.plan(item_id, "price=+1")
    desk.apply(plan)
    desk.shop.ask("PUT", f"/items/{item_id}", {"price": price})
    (again,) = desk.apply(plan)
    assert ([row.state for row in again.sent.rows], again.already) == ([OutboxState.HELD], ())
    (new,) = desk.apply(desk.plan(item_id, "price=+1"))
    assert [row.state for row in new.sent.rows] == [OutboxState.DONE]
    assert desk.shop.body(item_id)["price"] == price + 1


def test_that_already_by_the_catalogue_is_found_out(
    desk: PlanDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stored(shop: Any, plan: Plan, ids: Iterable[str]) -> dict[str, Any]:
        # The catalog has what the marketplace answered to the plan itself.
        entries = {entry.item_id: entry for entry in plan.listings}
        return {item_id: entries[item_id].draft().preview() for item_id in ids}

    monkeypatch.setattr("app.engine.plans.apply.read_parts", stored)
    with pytest.raises(AssertionError):
        test_that_what_was_put_back_is_held(desk)


def test_that_stock_by_its_target_is_found_out(
    desk: PlanDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def as_planned(draft: Any, live: Any, decided: Any) -> StockJudged:
        return StockJudged(draft, (), ())

    monkeypatch.setattr("app.engine.sending.row_merge.judge_stock", as_planned)
    with pytest.raises(AssertionError):
        test_that_two_workspaces_at_the_same_time_count_once(desk)


def test_that_an_undo_that_skips_the_unknown_is_found_out(
    desk: PlanDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cancel(self: OutboxStore, batch: str) -> list[Any]:
        rows = [row for row in self.of_batch(batch) if row.state in ("queued", "held", "refused")]
        return self.cancel(rows)

    monkeypatch.setattr(OutboxStore, "withdraw", cancel)
    monkeypatch.setattr("app.engine.undo.planner.is_unanswered", lambda row: False)
    monkeypatch.setattr("app.engine.plans.plan_undo._OPEN", ())
    with pytest.raises(AssertionError):
        test_that_nothing_of_a_plan_is_sent_after_its_undo(desk, "before", "price=+10")


def test_that_what_landed_of_a_change_is_taken_back_with_the_rest(desk: PlanDesk) -> None:
    item_id = desk.shop.made({"available_quantity": 6})
    price = desk.shop.body(item_id)["price"]
    plan = desk.plan(item_id, "price=+10", "sku=A-1")
    asked = desk.shop.network.handle_async_request

    async def note(request: Any) -> Any:
        try:
            return await asked(request)
        finally:
            if request.method == "PUT":
                # Somebody else undoes a part of it in that very moment.
                desk.shop.network.handle_async_request = asked
                desk.shop.ask("PUT", f"/items/{item_id}", {"seller_custom_field": None})

    desk.shop.network.handle_async_request = note
    desk.apply(plan, faults=["after"])
    assert (states(desk), desk.shop.body(item_id)["seller_custom_field"]) == (["done"], "A-1")
    desk.undo(plan)
    body = desk.shop.body(item_id)
    assert (body["price"], body["seller_custom_field"]) == (price, None)


def test_that_two_plans_of_stock_add_up_though_the_first_has_no_answer(desk: PlanDesk) -> None:
    item_id = desk.shop.made({"available_quantity": 40})
    first, second = desk.plan(item_id, "stock=+16"), desk.plan(item_id, "stock=+4")
    desk.seconds = 0.0
    desk.shop.network.unreadable = ""
    desk.apply(first, faults=["before"])
    desk.seconds = 700.0
    desk.apply(second)
    assert (states(desk), desk.shop.body(item_id)["available_quantity"]) == (["done", "done"], 60)


def test_that_a_plan_done_elsewhere_is_there_behind_an_own_change(desk: PlanDesk) -> None:
    item_id = desk.shop.made({"available_quantity": 40})
    plan = desk.plan(item_id, "stock=+16")
    PlanDesk(desk.shop, desk.path.parent / "other" / "journal.db").apply(plan)
    desk.seconds = 0.0
    desk.apply(desk.plan(item_id, "stock=+4"), faults=["before"])
    desk.seconds = 700.0
    (applied,) = desk.apply(plan)
    assert (applied.already, states(desk)) == ((item_id,), ["done", "done"])
    assert desk.shop.body(item_id)["available_quantity"] == 60


def test_that_a_plan_made_over_an_own_change_without_an_answer_is_no_conflict(
    desk: PlanDesk,
) -> None:
    item_id = desk.shop.made({"available_quantity": 40})
    desk.seconds = 0.0
    desk.apply(desk.plan(item_id, "stock=+4"), faults=["after"])
    desk.seconds = 700.0
    desk.apply(desk.plan(item_id, "stock=+16"))
    assert (states(desk), desk.shop.body(item_id)["available_quantity"]) == (["done", "done"], 60)


def test_that_what_somebody_else_did_before_an_own_change_is_held(desk: PlanDesk) -> None:
    item_id = desk.shop.made({"available_quantity": 40})
    plan = desk.plan(item_id, "stock=+16")
    desk.shop.ask("PUT", f"/items/{item_id}", {"available_quantity": 41})
    desk.seconds = 0.0
    desk.apply(desk.plan(item_id, "stock=+4"), faults=["before"])
    desk.seconds = 700.0
    desk.apply(plan)
    assert (states(desk), desk.shop.body(item_id)["available_quantity"]) == (["done", "held"], 45)
