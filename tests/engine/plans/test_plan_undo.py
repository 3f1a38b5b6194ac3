"""Taking a plan back while it is still looked for: nothing twice, and nothing before it may go."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from app.domain.wire_item import WireItem, item_of
from app.engine.catalog.account import Account
from app.engine.catalog.catalog import ShopIdentity
from app.engine.journal_thread import JournalThread
from app.engine.notices import Notice, NoticeError
from app.engine.outbox.guards import NotAccepted
from app.engine.outbox.outbox import Outbox
from app.engine.outbox.send_report import Sent, SentRow
from app.engine.plans import plan_undo
from app.engine.plans.apply import Applied
from app.engine.plans.plan import Plan, PlannedListing
from app.engine.plans.plan_undo import undo_plan
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxState, OutboxStore
from app.workspace.outbox_command import Change
from tests.stands.journal_rows import carry_out

COUNT, PART = 22, 4
IDS = [f"MX{number}" for number in range(COUNT)]


def body(item_id: str, **values: Any) -> WireItem:
    plain = {"price": 10, "available_quantity": 5, "sold_quantity": 0, "status": "active"}
    return item_of({"id": item_id, "title": item_id, "currency_id": "MXN", **plain, **values})


def plan_of(path: str, before: Any, after: Any) -> Plan:
    """A plan that changes one field of every listing."""
    listings = [
        PlannedListing(i, i, body(i, **{path: before}), {path: before}, {path: after}) for i in IDS
    ]
    return Plan("77", "MX", "", "", (), listings, plan_id="x")


PRICES = plan_of("price", 10, 11)


class Shop:
    """An open shop whose plan was carried out; ``log`` is what happened in it, in order."""

    def __init__(self, folder: Path) -> None:
        self.log: list[tuple[str, int]] = []
        self.journal = Journal(folder / "journal.db")
        self.store = OutboxStore(self.journal)
        self.live: dict[str, WireItem] = {}
        self.thread = JournalThread()
        self.outbox = Outbox(
            self.journal,
            self.thread,
            publish=lambda event: None,
            wake=lambda: self.log.append(("begin", len(self.store.numbers()))),
            read=self.read,
        )
        self.account = Account(ShopIdentity("MX", "", "77", practice=True))

    async def read(self, ids: Sequence[str]) -> Mapping[str, WireItem | None]:
        self.log.append(("read", len(ids)))
        return {item_id: self.live[item_id] for item_id in ids}

    async def send(
        self, _timeout: float, *, numbers: frozenset[int] | None = None, look: bool = False
    ) -> Sent:
        assert numbers is not None
        self.log.append(("send", len(numbers)))
        self.carry_out()
        rows = self.store.rows_of(numbers)
        return Sent(tuple(map(SentRow.of, rows)), {OutboxState.DONE: len(rows)})

    def carry_out(self) -> None:
        """Send all that waits."""
        carry_out(self.store, self.live)

    def apply(self, plan: Plan) -> None:
        """Have the plan carried out."""
        self.store.put(
            (Change(entry.item_id, entry.base, entry.after) for entry in plan.listings),
            batch=plan.batches[0],
        )
        self.carry_out()
        self.log.clear()

    def undo(self, plan: Plan, *, accepted: int = 0) -> Applied:
        """Take the plan back."""
        return asyncio.run(undo_plan(self, plan, 1.0, accepted=accepted))

    def undone(self, plan: Plan) -> list[str]:
        """The listings of the rows that take the plan back."""
        return [mark.item_id for mark in self.store.marks(plan.batches[1])]


@pytest.fixture
def shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shop]:
    monkeypatch.setattr(plan_undo, "_AT_ONCE", PART)
    made = Shop(tmp_path)
    yield made
    asyncio.run(made.thread.close())
    made.journal.close()


def test_that_the_first_of_it_is_sent_while_the_rest_is_looked_for(shop: Shop) -> None:
    shop.apply(PRICES)
    done = shop.undo(PRICES)
    assert shop.undone(PRICES) == IDS
    assert [row.item_id for row in done.sent.rows] == IDS
    assert all(item["price"] == 10 for item in shop.live.values())
    assert shop.log == [
        *[("read", 4), ("begin", COUNT + 4), ("read", 4), ("read", 4), ("begin", COUNT + 12)],
        *[("read", 4), ("read", 4), ("read", 2), ("send", COUNT)],
    ]


def test_that_a_second_undo_changes_nothing(shop: Shop) -> None:
    shop.apply(PRICES)
    shop.undo(PRICES)
    shop.log.clear()
    again = shop.undo(PRICES)
    assert (again.already, again.sent.rows) == (tuple(IDS), ())
    assert "begin" not in dict(shop.log)


@pytest.mark.parametrize(
    ("plan", "accepted"),
    [
        # As many are to be agreed to as close: none, and all.
        (PRICES, 1),
        (plan_of("status", "closed", "active"), 0),
        (plan_of("status", "closed", "active"), COUNT - 1),
    ],
)
def test_that_nothing_is_sent_of_what_was_not_agreed_to(
    shop: Shop, plan: Plan, accepted: int
) -> None:
    shop.apply(plan)
    with pytest.raises(NotAccepted):
        shop.undo(plan, accepted=accepted)
    assert shop.undone(plan) == []
    assert {name for name, _ in shop.log} == {"read"}


@pytest.mark.parametrize(
    "plan", [plan_of("status", "paused", "active"), plan_of("available_quantity", 4, 5)]
)
def test_that_what_might_close_a_listing_is_sent_at_the_end(shop: Shop, plan: Plan) -> None:
    shop.apply(plan)
    shop.undo(plan)
    assert shop.undone(plan) == IDS
    assert [name for name, _ in shop.log][-2:] == ["read", "send"]
    assert "begin" not in dict(shop.log)


def busy_at(
    put: Callable[..., Awaitable[list[int]]], times: frozenset[int]
) -> Callable[..., Awaitable[list[int]]]:
    """``put``, with the journal in other hands at these of its calls."""
    calls = iter(range(100))

    async def put_or_not(*arguments: Any, **options: Any) -> list[int]:
        if next(calls) in times:
            raise NoticeError(Notice("journal_busy"))
        return await put(*arguments, **options)

    return put_or_not


@pytest.mark.parametrize("times", [{0}, {1}, {0, 1, 2}, {1, 2, 3}])
def test_that_a_busy_journal_delays_a_part_and_loses_none(
    shop: Shop, times: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    shop.apply(PRICES)
    monkeypatch.setattr(shop.outbox, "put", busy_at(shop.outbox.put, frozenset(times)))
    done = shop.undo(PRICES)
    assert sorted(shop.undone(PRICES)) == sorted(IDS)
    assert len(done.sent.rows) == COUNT
    assert all(item["price"] == 10 for item in shop.live.values())


def test_that_a_journal_that_stays_busy_ends_it(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop.apply(PRICES)
    monkeypatch.setattr(shop.outbox, "put", busy_at(shop.outbox.put, frozenset(range(90))))
    with pytest.raises(NoticeError, match="journal_busy"):
        shop.undo(PRICES)
    assert shop.undone(PRICES) == []
