"""Decisions about rows without a session: what they come to, and what is sent afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.row_result import RowResult
from app.engine.outbox.guards import Guards, NotAccepted
from app.engine.outbox.local_outbox import Decision, DecisionOutcome, LocalOutbox, open_outbox
from app.engine.outbox.waiting_rows import over_reported_values
from app.engine.sending.creation import creation
from app.rules.findings import Finding
from app.workspace.errors import SchemaTooNew
from app.workspace.folder import Workspace
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxRow, OutboxState
from app.workspace.outbox_command import Change
from tests.stands.fake_marketplace import FakeMarketplace, item_body
from tests.stands.journal_rows import draft_of, make_newer
from tests.stands.sending_desk import Desk


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    journal = Journal(tmp_path / "journal.db")
    uploads = tmp_path / "uploads"
    uploads.mkdir()
    yield Desk(FakeMarketplace(item_body()), journal, uploads)
    journal.close()


@pytest.fixture
def box(desk: Desk) -> LocalOutbox:
    return LocalOutbox(desk.journal, Guards())


async def conflict(desk: Desk, *edits: tuple[str, Any], **live: Any) -> OutboxRow:
    """A row that is held as somebody else changed the same fields."""
    desk.put(*(edits or (("title", "Mía"),)))
    desk.shop.stored["MX1"].update(live or {"title": "Suya"})
    row = await desk.send()
    assert row.state is OutboxState.HELD
    return row


async def test_that_mine_goes_over_the_value_that_was_reported(
    desk: Desk, box: LocalOutbox
) -> None:
    row = await conflict(desk)
    assert desk.draft_is_back
    assert box.decide(row, ()).did is DecisionOutcome.QUEUED
    assert not desk.draft_is_back
    assert (await desk.send()).state is OutboxState.DONE
    assert desk.shop.stored["MX1"]["title"] == "Mía"


@pytest.mark.parametrize(
    ("path", "mine", "theirs", "yet_another"),
    [("title", "Mía", "Suya", "Otra"), ("available_quantity", 1, 3, 2)],
)
async def test_that_mine_does_not_go_over_what_nobody_was_shown(
    desk: Desk, box: LocalOutbox, path: str, mine: Any, theirs: Any, yet_another: Any
) -> None:
    row = await conflict(desk, (path, mine), **{path: theirs})
    box.decide(row, ())
    desk.shop.stored["MX1"][path] = yet_another
    again = await desk.send()
    assert (again.state, again.result.conflicts) == (OutboxState.HELD, (path,))
    assert again.result.findings[0].params["live"] == yet_another
    assert desk.shop.stored["MX1"][path] == yet_another
    # Decided once more, over what is shown now, it goes.
    box.decide(again, ())
    assert (await desk.send()).state is OutboxState.DONE
    assert desk.shop.stored["MX1"][path] == mine


async def test_that_theirs_sends_nothing_and_leaves_no_draft(desk: Desk, box: LocalOutbox) -> None:
    row = await conflict(desk)
    decision = box.decide(row, ("title",))
    assert (decision.did, decision.row.state) == (
        DecisionOutcome.THEIRS_KEPT,
        OutboxState.CANCELLED,
    )
    assert not desk.draft_is_back
    # What was typed is still to be read.
    assert decision.row.item_draft().value("title") == "Mía"
    assert desk.outbox.claim() is None
    assert desk.shop.stored["MX1"]["title"] == "Suya"


async def test_that_fields_are_decided_one_by_one(desk: Desk, box: LocalOutbox) -> None:
    row = await conflict(
        desk, ("title", "Mía"), ("price", 20), ("condition", "used"), title="Suya", price=30
    )
    assert set(row.result.conflicts) == {"title", "price"}
    assert box.decide(row, ("price",)).did is DecisionOutcome.QUEUED
    desk.shop.stored["MX1"]["price"] = 31
    done = await desk.send()
    assert (done.state, done.progress.left) == (OutboxState.DONE, ("price",))
    stored = desk.shop.stored["MX1"]
    assert (stored["title"], stored["price"], stored["condition"]) == ("Mía", 31, "used")


async def test_that_a_field_can_be_decided_otherwise_the_next_time(
    desk: Desk, box: LocalOutbox
) -> None:
    row = await conflict(desk, ("title", "Mía"), ("price", 20), title="Suya", price=30)
    box.decide(row, ("price",))
    desk.shop.stored["MX1"]["title"] = "Otra"
    again = await desk.send()
    assert again.result.conflicts == ("title",)
    box.decide(again, ())
    assert (await desk.send()).state is OutboxState.DONE
    assert desk.shop.stored["MX1"] | {"title": "Mía", "price": 30} == desk.shop.stored["MX1"]


@pytest.mark.parametrize(
    ("live", "left", "stock"),
    [
        (4, (), 9),
        # Moved by its difference it is what it was when it was planned, and sent all the same.
        (5, (), 10),
        (4, ("available_quantity",), 4),
    ],
)
async def test_that_a_planned_stock_is_left_or_moved_by_its_difference(
    desk: Desk, box: LocalOutbox, live: int, left: tuple[str, ...], stock: int
) -> None:
    base = {**item_body(), "available_quantity": 10, "sold_quantity": 0}
    desk.shop.stored["MX1"].update(available_quantity=live, sold_quantity=0)
    change = Change("MX1", base, {"available_quantity": 15, "video_id": "v"})
    (number,) = desk.outbox.put([change], batch="plan-1")
    row = await desk.send()
    assert row.result.conflicts == ("available_quantity",)
    shown = over_reported_values(row).payload()
    assert shown == {"available_quantity": live + 5, "video_id": "v"}
    assert box.decide(row, left).did is DecisionOutcome.QUEUED
    done = await desk.send()
    assert (done.state, done.number) == (OutboxState.DONE, number)
    assert desk.shop.stored["MX1"]["available_quantity"] == stock


async def test_that_what_is_risky_over_their_value_is_agreed_to(
    desk: Desk, box: LocalOutbox
) -> None:
    row = await conflict(desk, ("price", 110), price=20)
    with pytest.raises(NotAccepted) as refusal:
        box.require_accepted([(row, ())], 0)
    assert [risk.item_id for risk in refusal.value.risks] == ["MX1"]
    box.require_accepted([(row, ())], 1)
    # Nothing goes where theirs stands.
    box.require_accepted([(row, ("price",))], 0)


DECISIONS: dict[str, Callable[[LocalOutbox, OutboxRow], Decision]] = {
    "hold": lambda box, row: box.hold(row),
    "release": lambda box, row: box.release(row),
    "retry": lambda box, row: box.retry(row),
    "mine": lambda box, row: box.decide(row, ()),
    "theirs": lambda box, row: box.decide(row, ("title",)),
    "drop": lambda box, row: box.drop(row),
}
CONFLICT = RowResult((Finding.error("title", "conflict", base="a", mine="b", live="c"),))
LOSES = RowResult((Finding.error("variations.1", "confirm.variation_removed"),))


@pytest.mark.parametrize(
    ("state", "result", "wanted"),
    [
        ("queued", RowResult(), {"hold": "held", "drop": "dropped"}),
        ("sending", RowResult(), {"drop": "on_its_way"}),
        ("unknown", RowResult(), {"drop": "on_its_way"}),
        ("refused", RowResult(), {"retry": "queued", "drop": "dropped"}),
        ("held", RowResult(), {"retry": "queued", "drop": "dropped"}),
        (
            "held",
            CONFLICT,
            {"mine": "queued", "theirs": "theirs_kept", "retry": "to_decide", "drop": "dropped"},
        ),
        (
            "held",
            LOSES,
            {
                "mine": "to_confirm",
                "theirs": "theirs_kept",
                "retry": "to_confirm",
                "drop": "dropped",
            },
        ),
        (
            "held",
            RowResult(CONFLICT.findings, is_unsettled=True),
            {
                "mine": "queued",
                "theirs": "theirs_kept",
                "retry": "to_decide",
                "drop": "may_have_arrived",
            },
        ),
        ("done", RowResult(), {}),
        ("cancelled", RowResult(), {}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
@pytest.mark.parametrize("verb", DECISIONS)
def test_that_a_row_allows_what_makes_sense_in_its_state(
    desk: Desk,
    box: LocalOutbox,
    state: str,
    result: RowResult,
    wanted: dict[str, str],
    verb: str,
) -> None:
    row = desk.outbox.add(draft_of("MX1"))
    if state == "cancelled":
        (row,) = desk.outbox.cancel([row])
    elif state != "queued":
        row = desk.outbox.move(row, OutboxState.SENDING)
        if state != "sending":
            row = desk.outbox.move(row, OutboxState(state), result=result)
    decision = DECISIONS[verb](box, row)
    assert decision.did == wanted.get(verb, "not_possible")
    if decision.did in ("not_possible", "to_decide", "to_confirm", "on_its_way"):
        assert desk.outbox.find(row.number) == row == decision.row


def test_that_what_is_dropped_on_its_way_is_not_sent_again(desk: Desk, box: LocalOutbox) -> None:
    row = desk.outbox.move(desk.outbox.add(draft_of("MX1")), OutboxState.SENDING)
    assert box.drop(row).did is DecisionOutcome.ON_ITS_WAY
    assert desk.outbox.move(row, OutboxState.QUEUED).state is OutboxState.CANCELLED
    assert desk.outbox.claim() is None


def test_that_what_waits_again_is_dropped_at_once(desk: Desk, box: LocalOutbox) -> None:
    row = desk.put(("title", "Mía"))
    row = desk.outbox.move(row, OutboxState.SENDING)
    desk.outbox.move(row, OutboxState.QUEUED)
    decision = box.drop(row)
    assert (decision.did, decision.row.state.value) == (DecisionOutcome.DROPPED, "cancelled")
    assert desk.draft_is_back


@pytest.mark.parametrize("withdrawn", ["row", "batch"])
@pytest.mark.parametrize("state", [OutboxState.REFUSED, OutboxState.HELD])
def test_that_a_withdrawal_from_before_does_not_cancel_what_is_tried_again(
    desk: Desk, box: LocalOutbox, withdrawn: str, state: OutboxState
) -> None:
    desk.outbox.put([Change("MX1", item_body(), {"title": "Mía"})], batch="plan-1")
    row = desk.outbox.move(desk.outbox.latest()[0], OutboxState.SENDING)
    if withdrawn == "row":
        box.drop(row)
    else:
        desk.outbox.withdraw("plan-1")
    row = desk.outbox.move(row, state)
    again = box.retry(row)
    assert (again.did, again.row.state.value) == (DecisionOutcome.QUEUED, "queued")
    # The next withdrawal counts again, also while it is being sent.
    row = desk.outbox.move(again.row, OutboxState.SENDING)
    desk.outbox.withdraw("plan-1")
    assert desk.outbox.move(row, OutboxState.QUEUED).state is OutboxState.CANCELLED


@pytest.mark.parametrize("second", ["mine", "theirs", "drop"])
@pytest.mark.parametrize("first", ["mine", "theirs", "drop"])
async def test_that_of_two_decisions_about_a_row_one_wins_and_the_other_is_reported(
    desk: Desk, box: LocalOutbox, first: str, second: str
) -> None:
    row = await conflict(desk)
    won = DECISIONS[first](box, row)
    lost = DECISIONS[second](box, row)
    assert (lost.did, lost.row) == (DecisionOutcome.MOVED, won.row)
    assert desk.outbox.find(row.number) == won.row


def test_that_what_was_typed_is_a_draft_again_below_what_was_typed_since(
    desk: Desk, box: LocalOutbox
) -> None:
    drafts = Drafts(desk.journal)
    first = desk.put(("title", "Mía"), ("price", 20))
    since = ItemDraft("MX1", item_body())
    since.apply(FieldChange("price", None, 25))
    drafts.keep(since)
    assert box.drop(first).did is DecisionOutcome.DROPPED
    kept = drafts.find("MX1")
    assert kept is not None
    assert (kept.draft.value("title"), kept.draft.value("price")) == ("Mía", 25)


def test_that_what_a_plan_sends_is_no_draft_when_it_is_dropped(
    desk: Desk, box: LocalOutbox
) -> None:
    desk.outbox.put([Change("MX1", item_body(), {"title": "Mía"})], batch="plan-1")
    (row,) = desk.outbox.latest()
    assert box.drop(row).did is DecisionOutcome.DROPPED
    assert not desk.draft_is_back


def test_that_what_goes_behind_a_row_waits_and_goes_with_it(desk: Desk, box: LocalOutbox) -> None:
    first = desk.put(("title", "Mía"))
    second = desk.put(("price", 20))
    on_hold = box.hold(first)
    assert [(r.number, r.state.value) for r in on_hold.behind] == [(second.number, "held")]
    gone = box.release(on_hold.row)
    assert [(r.number, r.state.value) for r in gone.behind] == [(second.number, "queued")]
    again = box.drop(box.hold(gone.row).row)
    assert [(r.number, r.state.value) for r in again.behind] == [(second.number, "queued")]


@pytest.mark.parametrize("list_again", [False, True])
def test_that_a_listing_nobody_found_is_looked_for_before_it_is_listed_again(
    desk: Desk, box: LocalOutbox, list_again: bool
) -> None:
    row = desk.outbox.add(*creation({"title": "Mesa", "price": 10}))
    row = desk.outbox.move(row, OutboxState.SENDING)
    row = desk.outbox.move(row, OutboxState.HELD)
    decision = box.retry(row, list_again=list_again)
    assert (decision.did, decision.row.state.value) == (
        ("queued", "queued") if list_again else ("looking", "unknown")
    )


def test_that_the_journal_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    folder = Workspace(tmp_path)
    journal = folder.journal()
    LocalOutbox(journal, Guards()).store.add(draft_of("MX1"))
    journal.close()
    before = make_newer(folder.journal_path)
    with pytest.raises(SchemaTooNew), open_outbox(folder, Guards()):
        pytest.fail("it is not opened")
    assert folder.journal_path.read_bytes() == before
