"""The way back from what was sent, around what somebody changed since."""

from __future__ import annotations

from collections.abc import AsyncIterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from app.editing.change import FieldChange
from app.editing.row_progress import RowProgress
from app.editing.values import Choice
from app.engine.journal_thread import JournalThread
from app.engine.outbox.outbox import Outbox
from app.engine.sending.creation import creation
from app.engine.sending.live_items import read_items
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxState
from app.workspace.outbox_command import Change, Kind
from tests.stands import fake_marketplace as fake
from tests.stands.fake_marketplace import FakeMarketplace, item_body
from tests.stands.sending_desk import Desk

EDITS: dict[str, Any] = {
    "title": "Mesa nueva",
    "price": Decimal("120.50"),
    "available_quantity": 9,
    "status": "paused",
    "attributes.BRAND": (Choice(None, "Haya"),),
}


class Counter:
    """An outbox of the console over the journal of a desk."""

    def __init__(self, desk: Desk, thread: JournalThread) -> None:
        self.desk = desk
        self.woken = 0
        self.outbox = Outbox(
            desk.journal,
            thread,
            publish=lambda event: None,
            wake=self.wake,
            read=lambda ids: read_items(desk.shop.api, ids),
        )

    def wake(self) -> None:
        self.woken += 1

    async def send(self, item_id: str, changes: dict[str, Any], batch: str | None = "b") -> None:
        base = self.desk.shop.stored[item_id]
        risks = await self.outbox.risks([Change(item_id, base, changes)])
        await self.outbox.add_change(item_id, base, changes, batch=batch, accepted=risks)
        await self.desk.flush.run()


@pytest.fixture
async def counter(tmp_path: Path) -> AsyncIterator[Counter]:
    journal = Journal(tmp_path / "journal.db")
    thread = JournalThread()
    shop = FakeMarketplace(item_body("MX1"), item_body("MX2"))
    yield Counter(Desk(shop, journal, tmp_path), thread)
    await thread.close()
    journal.close()


async def test_that_a_batch_goes_all_the_way_back(counter: Counter) -> None:
    shop = counter.desk.shop
    before = {item_id: dict(item) for item_id, item in shop.stored.items()}
    await counter.send("MX1", EDITS)
    await counter.send("MX2", {"title": "Otra"})
    await counter.send("MX2", {"title": "Y otra"})
    undo = await counter.outbox.undo_of(batch="b")
    assert undo.skipped == ()
    await counter.outbox.add_changes(undo.changes, batch="undo-b")
    await counter.desk.flush.run()
    assert await counter.outbox.read(lambda store: store.counts("undo-b")) == {
        **dict.fromkeys(OutboxState, 0),
        OutboxState.DONE: 2,
    }
    for item_id, item in before.items():
        for name in ("title", "price", "available_quantity", "status"):
            assert shop.stored[item_id][name] == item[name]
        (brand,) = shop.stored[item_id]["attributes"]
        assert brand["value_name"] == "Roble"
    again = await counter.outbox.undo_of(batch="b")
    assert (again.changes, again.skipped) == ((), ())


@pytest.mark.parametrize(
    ("sent", "since", "changes", "skipped"),
    [
        ({"title": "A"}, {"title": "B"}, {}, [("title", "changed_since")]),
        ({"title": "A"}, {"title": "Mesa de roble"}, {}, []),
        ({"title": "A", "price": 7}, {"title": "B"}, {"price": 100}, [("title", "changed_since")]),
        (
            {"title": "A"},
            {"sold_quantity": 2, "available_quantity": 3},
            {},
            [("title", "locked")],
        ),
        (
            {"available_quantity": 9},
            {"available_quantity": 7, "sold_quantity": 2},
            {"available_quantity": 3},
            [],
        ),
        (
            {"available_quantity": 9},
            {"available_quantity": 1, "sold_quantity": 8},
            {},
            [("available_quantity", "changed_since")],
        ),
        ({"status": "closed"}, {}, {}, [("status", "not_undoable")]),
    ],
)
async def test_that_what_changed_since_is_left_alone_and_named(
    counter: Counter,
    sent: dict[str, Any],
    since: dict[str, Any],
    changes: dict[str, Any],
    skipped: list[tuple[str, str]],
) -> None:
    await counter.send("MX1", sent, batch=None)
    counter.desk.shop.stored["MX1"].update(since)
    (row,) = await counter.outbox.read(lambda store: store.latest())
    undo = await counter.outbox.undo_of(numbers=[row.number])
    assert [change.changes for change in undo.changes] == ([changes] if changes else [])
    assert [(one.path, one.code) for one in undo.skipped] == skipped


async def test_that_a_listing_that_is_gone_is_named(counter: Counter) -> None:
    await counter.send("MX1", {"title": "A"})
    counter.desk.shop.stored.clear()
    undo = await counter.outbox.undo_of(batch="b")
    assert (undo.changes, [one.code for one in undo.skipped]) == ((), ["gone"])


async def test_that_without_a_marketplace_the_last_answer_counts(counter: Counter) -> None:
    await counter.send("MX1", {"title": "A"})
    counter.desk.shop.faults["multiget"] = [fake.NOT_SENT]
    undo = await counter.outbox.undo_of(batch="b")
    assert [change.changes for change in undo.changes] == [{"title": "Mesa de roble"}]


async def test_that_a_change_made_after_asking_is_a_conflict(counter: Counter) -> None:
    await counter.send("MX1", {"title": "A"})
    undo = await counter.outbox.undo_of(batch="b")
    counter.desk.shop.stored["MX1"]["title"] = "B"
    await counter.outbox.add_changes(undo.changes, batch="undo-b")
    await counter.desk.flush.run()
    (row,) = await counter.outbox.read(lambda store: store.latest(batch="undo-b"))
    assert (row.state, counter.desk.shop.stored["MX1"]["title"]) == (OutboxState.HELD, "B")


async def test_that_a_batch_waits_while_paused_and_can_be_taken_back(counter: Counter) -> None:
    base = item_body()
    await counter.outbox.set_paused(True)
    changes = [Change(f"MX{n}", base, {"title": "A"}) for n in (1, 2)]
    await counter.outbox.add_changes(changes, batch="b")
    await counter.desk.flush.run()
    assert (
        await counter.outbox.read(lambda store: store.is_paused()),
        counter.desk.shop.count("put"),
    ) == (True, 0)
    assert await counter.outbox.withdraw_all_queued() == 2
    await counter.outbox.add_change("MX1", base, {"title": "B"}, batch="c")
    await counter.outbox.set_paused(False)
    await counter.desk.flush.run()
    counts = await counter.outbox.read(lambda store: store.counts())
    assert (counts[OutboxState.CANCELLED], counts[OutboxState.DONE]) == (2, 1)
    assert counter.woken == 3


async def test_that_what_stops_sales_goes_first_then_prices(counter: Counter) -> None:
    shop = counter.desk.shop
    edits: list[dict[str, Any]] = [
        {"title": "A"},
        {"price": 80},
        {"status": "paused"},
        {"price": 81, "available_quantity": 1},
        {"title": "B"},
    ]
    for number, changes in enumerate(edits):
        shop.stored[f"MX{number + 10}"] = item_body(f"MX{number + 10}")
        await counter.outbox.add_change(f"MX{number + 10}", item_body(), changes)
    await counter.desk.flush.run()
    order = [edits.index(call[1]) for call in shop.calls if call[0] == "put"]
    assert order == [2, 3, 1, 0, 4]


async def test_that_a_listing_nobody_found_is_looked_for_again_or_dropped(
    counter: Counter,
) -> None:
    row = await counter.outbox.add(*creation({"title": "Silla", "price": 1}))
    claimed = counter.desk.outbox.claim()
    assert claimed is not None
    progress = RowProgress(sent={}, posted=(1,), looked=2)
    counter.desk.outbox.move(claimed, OutboxState.HELD, progress=progress)
    await counter.outbox.look(row.number)
    (found,) = await counter.outbox.read(lambda store: store.latest())
    assert (found.state, found.progress.looked) == (OutboxState.UNKNOWN, 0)
    counter.desk.outbox.move(found, OutboxState.HELD)
    assert await counter.outbox.cancel(row.number)


async def test_that_a_change_of_nothing_is_no_row(counter: Counter) -> None:
    assert await counter.outbox.add_change("MX1", item_body(), {"price": 100}) is None
    assert (await counter.outbox.read(lambda store: store.latest()), counter.woken) == ([], 0)


async def test_that_relisting_and_another_type_are_batches_too(counter: Counter) -> None:
    shop = counter.desk.shop
    shop.stored["MX1"]["status"] = "closed"
    body, wanted = {"price": 90}, {"listing_type_id": "gold_pro"}
    changes = [
        Change("MX1", shop.stored["MX1"], {}, Kind.RELIST, details={"body": body}),
        Change("MX2", shop.stored["MX2"], {}, Kind.LISTING_TYPE, details=wanted),
    ]
    await counter.outbox.add_changes(changes, batch="b")
    await counter.desk.flush.run()
    rows = await counter.outbox.read(lambda store: store.latest(batch="b"))
    assert [(row.kind, row.state) for row in rows] == [
        (Kind.LISTING_TYPE, OutboxState.DONE),
        (Kind.RELIST, OutboxState.DONE),
    ]
    undo = await counter.outbox.undo_of(batch="b")
    assert [(change.kind, change.details.get("closes")) for change in undo.changes] == [
        (Kind.UPDATE, "relist"),
        (Kind.LISTING_TYPE, None),
    ]
    assert [(note.code, note.params["kind"]) for note in undo.asks] == [("closes", "relist")]


async def test_that_one_row_is_held_and_let_go(counter: Counter) -> None:
    desk, drafts = counter.desk, Drafts(counter.desk.journal)
    kept = desk.put(("title", "A"), ("available_quantity", 9))
    await counter.outbox.add_change("MX2", item_body("MX2"), {"title": "B"}, batch="b")
    (other, _) = await counter.outbox.read(lambda store: store.latest())
    assert await counter.outbox.hold(kept.number)
    assert await counter.outbox.hold(other.number)
    await desk.flush.run()
    assert desk.shop.count("put") == 0
    # What was typed is a draft meanwhile; what a plan wants is not.
    assert [drafts.find(item) is not None for item in ("MX1", "MX2")] == [True, False]
    for row in (kept, other):
        await counter.outbox.retry(row.number)
    # Or the stock would be moved once more by whoever opens the draft.
    assert drafts.find("MX1") is None
    await desk.flush.run()
    assert desk.states == ["done", "done"]
    assert not await counter.outbox.hold(kept.number)
    assert desk.shop.stored["MX1"]["available_quantity"] == 9


async def test_that_a_draft_edited_while_its_row_was_held_stays(counter: Counter) -> None:
    row = counter.desk.put(("title", "A"))
    assert await counter.outbox.hold(row.number)
    drafts = Drafts(counter.desk.journal)
    kept = drafts.find("MX1")
    assert kept is not None
    kept.draft.apply(FieldChange("title", "A", "Mejor"))
    drafts.keep(kept.draft)
    await counter.outbox.retry(row.number)
    found = drafts.find("MX1")
    assert found is not None
    assert found.draft.value("title") == "Mejor"
