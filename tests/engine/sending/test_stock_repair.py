"""Stock goes as a difference: what is sold meanwhile stays sold."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxState
from tests.stands import fake_marketplace as fake
from tests.stands.fake_marketplace import FakeMarketplace, item_body
from tests.stands.sending_desk import Desk


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    journal = Journal(tmp_path / "journal.db")
    yield Desk(FakeMarketplace(item_body()), journal, tmp_path)
    journal.close()


def sell(desk: Desk, units: int) -> None:
    item = desk.shop.stored["MX1"]
    item["available_quantity"] -= units
    item["sold_quantity"] += units


def stock(desk: Desk) -> int:
    return int(desk.shop.stored["MX1"]["available_quantity"])


@pytest.mark.parametrize(
    ("mine", "sold_before", "sold_between", "right"),
    [
        (25, 0, 0, 25),
        (25, 2, 0, 23),
        (25, 0, 2, 23),
        (25, 1, 2, 22),
        (3, 0, 1, 2),
        (3, 1, 0, 2),
        (0, 0, 2, 0),
        (0, 3, 0, 0),
    ],
)
async def test_that_sold_units_are_not_put_back(
    desk: Desk, mine: int, sold_before: int, sold_between: int, right: int
) -> None:
    desk.put(("available_quantity", mine))
    sell(desk, sold_before)

    def between(work: Any) -> Any:
        sell(desk, sold_between)
        return work()

    desk.shop.faults["put"] = [between]
    await desk.flush.run()
    assert (desk.states, stock(desk)) == (["done"], right)
    (row,) = desk.outbox.latest()
    assert row.result.findings == ()


@pytest.mark.parametrize("mine", [25, 3])
@pytest.mark.parametrize(
    "when", ["before", "after", "sold, then before", "sold, then after", "after, then sold"]
)
async def test_that_an_unknown_outcome_is_known_by_the_sum(
    desk: Desk, mine: int, when: str
) -> None:
    desk.put(("available_quantity", mine))
    base = item_body()["available_quantity"]

    def fault(work: Any) -> Any:
        if when.startswith("sold"):
            sell(desk, 1)
        if "after" in when:
            work()
        if when.endswith("sold"):
            sell(desk, 1)
        return fake.TIMED_OUT_BEFORE(work)

    desk.shop.faults["put"] = [fault]
    await desk.flush.run()
    sold = desk.shop.stored["MX1"]["sold_quantity"]
    assert (desk.states, stock(desk) + sold) == (["done"], mine)
    assert base == 5


async def test_that_a_repair_without_an_answer_is_looked_at_again(desk: Desk) -> None:
    desk.put(("available_quantity", 25))

    def between(work: Any) -> Any:
        sell(desk, 2)
        return work()

    desk.shop.faults["put"] = [between, fake.TIMED_OUT_BEFORE]
    await desk.flush.run()
    assert (desk.states, stock(desk)) == (["done"], 23)


async def test_that_stock_somebody_else_changed_meanwhile_is_asked_about(desk: Desk) -> None:
    desk.put(("available_quantity", 25))

    def fault(work: Any) -> Any:
        desk.shop.stored["MX1"]["available_quantity"] = 7
        return fake.TIMED_OUT_BEFORE(work)

    desk.shop.faults["put"] = [fault]
    await desk.flush.run()
    (row,) = desk.outbox.latest()
    assert row.state is OutboxState.HELD
    assert row.result.findings[0].params == {"base": 5, "mine": 25, "live": 7}


async def test_that_the_stock_of_variations_counts_one_by_one(desk: Desk) -> None:
    variations = [
        {"id": 1, "price": 10, "available_quantity": 4, "sold_quantity": 0, "picture_ids": []},
        {"id": 2, "price": 10, "available_quantity": 6, "sold_quantity": 0, "picture_ids": []},
    ]
    base = item_body(variations=variations)
    desk.put(("variations.2.available_quantity", 10), base=base)
    live = [variations[0], {**variations[1], "available_quantity": 5, "sold_quantity": 1}]
    desk.shop.stored["MX1"]["variations"] = live
    await desk.flush.run()
    (call,) = [call for call in desk.shop.calls if call[0] == "put"]
    assert call[1] == {"variations": [{"id": 1}, {"id": 2, "available_quantity": 9}]}
