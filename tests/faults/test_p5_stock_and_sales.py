"""P5: stock is right at rest, however many units are sold while it is edited."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.editing.merge import merge
from app.engine.sending import row_merge, sender
from app.engine.sending.dispatcher import Dispatcher
from app.engine.sending.sender import Sender
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxState, OutboxStore
from app.workspace.outbox_command import Change
from tests.faults.late_market import quick_folder
from tests.stands.fake_marketplace import TIMED_OUT_BEFORE, FakeMarketplace, item_body
from tests.stands.virtual_clock import VirtualClock

SEED = 5
LISTINGS = 100


class BusyMarket(FakeMarketplace):
    """Units are sold before and after any call; now and then a write brings no answer."""

    def __init__(self, seed: int) -> None:
        fields = {"available_quantity": 1_000, "sold_quantity": 0}
        super().__init__(*(item_body(f"MX{n}", **fields) for n in range(LISTINGS)))
        self.draw = random.Random(seed)

    def run(self, name: str, work: Callable[[], Any], *details: Any) -> Any:
        """Make a call, with sales around it."""
        if name == "get":
            self.last = str(details[0])
        item = self.stored[self.last]
        self.sell(item)
        lost = name == "put" and self.draw.random() < 0.05
        if lost and self.draw.random() < 0.5:
            return TIMED_OUT_BEFORE(work)
        answer = work()
        self.sell(item)
        return TIMED_OUT_BEFORE(work) if lost else answer

    def sell(self, item: dict[str, Any]) -> None:
        """Sell a few units, perhaps."""
        if self.draw.random() < 0.15:
            units = min(self.draw.randint(1, 3), item["available_quantity"])
            item["available_quantity"] -= units
            item["sold_quantity"] += units


@pytest.fixture
def folder() -> Iterator[Path]:
    with quick_folder() as path:
        yield path


async def wrong_stocks(folder: Path, count: int, seed: int = SEED) -> int:
    """Edit stocks ``count`` times among sales; how many edits are not in the stock at rest.

    Every unit is either there or sold, so both together tell what the edits added up to.
    """
    market = BusyMarket(seed)
    draw = random.Random(seed)
    journal = Journal(folder / "journal.db")
    outbox = OutboxStore(journal)
    totals = dict.fromkeys(market.stored, 1000)
    changes = []
    for number in range(count):
        item_id = f"MX{number % LISTINGS}"
        by = draw.randint(5, 40)
        totals[item_id] += by
        base = {"id": item_id, "available_quantity": 1_000, "sold_quantity": 0}
        changes.append(Change(item_id, base, {"available_quantity": 1_000 + by}))
    outbox.add_changes(changes)
    wrong = 0
    seen = dict.fromkeys(market.stored, 0)

    def told(row: Any) -> None:
        nonlocal wrong
        if row.state is OutboxState.DONE:
            item = market.stored[row.item_id]
            edit = row.item_draft()
            seen[row.item_id] += edit.value("available_quantity") - 1_000
            right = 1_000 + seen[row.item_id]
            if item["available_quantity"] + item["sold_quantity"] != right:
                wrong += 1
                item["available_quantity"] = right - item["sold_quantity"]

    sending = Sender(market.api, outbox, uploads=folder, stored=lambda *_: None, changed=told)
    flush = Dispatcher(outbox, sending, clock=VirtualClock(), publish=lambda event: None)
    await flush.run()
    unsettled = count - outbox.counts()[OutboxState.DONE]
    journal.close()
    assert sum(seen.values()) == sum(totals.values()) - 1_000 * LISTINGS or unsettled
    return wrong + unsettled


async def test_that_no_stock_is_wrong_among_sales(folder: Path) -> None:
    assert await wrong_stocks(folder, 500) == 0


@pytest.mark.prove
@pytest.mark.timeout(900)
async def test_that_no_stock_is_wrong_after_ten_thousand_edits(folder: Path) -> None:
    wrong = await wrong_stocks(folder, 10_000)
    print(f"P5 --seed={SEED}: 10000 stock edits among sales, wrong at rest: {wrong}")
    assert wrong == 0


@pytest.mark.prove
async def test_that_the_proof_sees_edits_without_a_repair(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "repair", lambda *given: {})
    assert await wrong_stocks(folder, 500) > 0


@pytest.mark.prove
async def test_that_the_proof_sees_blind_edits(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def blind(draft: Any, live: Any, *, decided: Any = (), landed: Any = ()) -> Any:
        return merge(draft, live, decided=draft.changed_paths(), landed=landed)

    monkeypatch.setattr(row_merge, "merge", blind)
    assert await wrong_stocks(folder, 500) > 50
