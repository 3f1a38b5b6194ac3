"""A seller's own earlier change is never a conflict with a later one: it is waited for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.item_paths import read_path
from app.editing.row_result import HeldBy
from app.editing.values import PictureRef
from app.engine.sending.dispatcher import LOOKS, SETTLE_SECONDS
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.outbox import OutboxRow, OutboxState, OutboxStore
from tests.faults.shop_at_hand import SHA, ShopAtHand

Item = dict[str, Any]


def send(shop: ShopAtHand, base: Item, **changes: Any) -> OutboxRow:
    """Put edits over ``base`` in the outbox, as a form does."""
    draft = ItemDraft(base["id"], base)
    for name, value in changes.items():
        path = name.replace("__", ".")
        draft.apply(FieldChange(path, draft.value(path), value))
    row = shop.in_journal(lambda journal: OutboxStore(journal).add(draft))
    assert isinstance(row, OutboxRow)
    return row


def send_during(shop: ShopAtHand, fault: str, base: Item, **changes: Any) -> None:
    """Send what waits, and edits over ``base`` while the first write is on its way."""
    asked = shop.network.handle_async_request

    async def note(request: Any) -> Any:
        if request.method != "GET":
            shop.network.handle_async_request = asked
            send(shop, base, **changes)
        return await asked(request)

    shop.network.handle_async_request = note
    shop.deliver([fault], seconds=0.0)


def states(shop: ShopAtHand) -> list[str]:
    return [row.state.value for row in shop.rows()]


UNANSWERED = ("before", "after", "late", "cut", "504 after", "unreadable")
EDITS: dict[str, tuple[Any, Any, Any]] = {
    "title": ("Camisa uno", "Camisa dos", "Camisa dos"),
    "price": (310, 320, 320),
    "available_quantity": (8, 10, 10),
    "description": ("Uno", "Dos", "Dos"),
}


@pytest.mark.parametrize("fault", UNANSWERED)
@pytest.mark.parametrize("path", EDITS)
def test_that_a_later_change_goes_after_an_earlier_one_without_an_answer(
    shop: ShopAtHand, path: str, fault: str
) -> None:
    first, second, expected = EDITS[path]
    item_id = shop.made({"description": {"plain_text": "Antes"}})
    base = shop.with_texts(item_id)
    send(shop, base, **{path: first})
    # Made over what the form shows, which knows nothing of the first one yet.
    send_during(shop, fault, base, **{path: second})
    shop.deliver()
    shop.run(shop.network.pass_time(SETTLE_SECONDS))
    assert states(shop) == ["done", "done"]
    assert read_path(shop.with_texts(item_id), path) == expected


@pytest.mark.parametrize("at_once", [1, 4])
def test_that_two_changes_made_before_anything_left_are_no_conflict(
    shop: ShopAtHand, at_once: int
) -> None:
    item_id = shop.made({})
    base = shop.body(item_id)
    for price in (310, 320, 330):
        send(shop, base, price=price)
    shop.deliver(at_once=at_once)
    assert (states(shop), shop.body(item_id)["price"]) == (["done"] * 3, 330)


def test_that_a_picture_of_an_earlier_change_is_not_uploaded_twice(shop: ShopAtHand) -> None:
    item_id = shop.made({})
    base = shop.body(item_id)
    first = PictureRef("id", base["pictures"][0]["id"])
    new = PictureRef("file", SHA)
    send(shop, base, pictures=(first, new))
    send_during(shop, "", base, pictures=(new, first))
    shop.deliver()
    uploads = [write for write in shop.network.writes if write.endswith("/pictures")]
    assert (states(shop), len(uploads)) == (["done", "done"], 1)
    assert [p["id"] for p in shop.body(item_id)["pictures"]][1] == first.key


def test_that_what_somebody_else_changed_after_it_is_still_a_conflict(shop: ShopAtHand) -> None:
    item_id = shop.made({})
    base = shop.body(item_id)
    send(shop, base, price=310)
    send(shop, base, price=320)
    asked = shop.network.handle_async_request

    async def note(request: Any) -> Any:
        answer = await asked(request)
        if request.method != "GET":
            shop.ask("PUT", f"/items/{item_id}", {"price": 999})
        return answer

    shop.network.handle_async_request = note
    shop.deliver()
    assert (states(shop), shop.body(item_id)["price"]) == (["done", "held"], 999)


@pytest.mark.parametrize("end", ["refused", "cancelled"])
def test_that_a_change_that_came_to_nothing_is_no_base(shop: ShopAtHand, end: str) -> None:
    item_id = shop.made({})
    base = shop.body(item_id)
    send(shop, base, price=-1 if end == "refused" else 310)
    send(shop, base, price=320)
    if end == "cancelled":
        row = shop.rows()[0]
        shop.in_journal(lambda journal: OutboxStore(journal).cancel([row]))
    shop.deliver()
    assert (states(shop), shop.body(item_id)["price"]) == ([end, "done"], 320)


def conflict(shop: ShopAtHand) -> str:
    """Two changes of a listing, the first of them in conflict with somebody else's."""
    item_id = shop.made({})
    base = shop.body(item_id)
    send(shop, base, price=310)
    send(shop, base, title="Camisa dos", available_quantity=9)
    shop.ask("PUT", f"/items/{item_id}", {"price": 999})
    shop.deliver()
    return item_id


def test_that_a_change_is_held_with_the_earlier_one_it_goes_after(shop: ShopAtHand) -> None:
    item_id = conflict(shop)
    assert states(shop) == ["held", "held"]
    assert shop.rows()[1].result.held_by is HeldBy.EARLIER
    assert shop.body(item_id)["title"] != "Camisa dos"
    # Nothing typed is lost: the draft has the edits of both.
    kept = shop.in_journal(lambda journal: Drafts(journal).find(item_id))
    values = {path: kept.draft.value(path) for path in kept.draft.changed_paths()}
    assert values == {"price": 310, "title": "Camisa dos", "available_quantity": 9}


@pytest.mark.parametrize("end", [OutboxState.QUEUED, OutboxState.CANCELLED])
def test_that_what_was_held_behind_a_change_goes_when_that_is_decided(
    shop: ShopAtHand, end: OutboxState
) -> None:
    item_id = conflict(shop)
    first = shop.rows()[0]
    progress = replace(first.progress, decided=("price",))
    shop.in_journal(lambda journal: OutboxStore(journal).move(first, end, progress=progress))
    shop.deliver()
    decided = end is OutboxState.QUEUED
    assert states(shop) == ["done" if decided else "cancelled", "done"]
    body = shop.body(item_id)
    assert (body["title"], body["price"]) == ("Camisa dos", 310 if decided else 999)


def looks(shop: ShopAtHand, settle: float) -> list[float]:
    """When a change without an answer that never lands is looked up and sent again."""
    shop.settle = settle
    item_id = shop.made({})
    send(shop, shop.body(item_id), price=310)
    shop.deliver(["before"], seconds=0.0)
    began, times = shop.clock.monotonic(), []
    asked = shop.network.handle_async_request

    async def note(request: Any) -> Any:
        times.append(round(shop.clock.monotonic() - began, 1))
        return await asked(request)

    shop.network.handle_async_request = note
    shop.deliver(seconds=settle + 10)
    assert states(shop) == ["done"]
    return times


@pytest.mark.parametrize("settle", [SETTLE_SECONDS, SETTLE_SECONDS / 10])
def test_that_an_unanswered_update_is_looked_up_at_once_and_then_less_often(
    store: Path, settle: float
) -> None:
    shop = ShopAtHand()
    shop.open_shop(store)
    try:
        times = looks(shop, settle)
        scale = settle / SETTLE_SECONDS
        # The first look was in the first life; the process after it looks at once, too. At the
        # end it is looked up, read for the merge, and sent.
        expected = [0.0, *(seconds * scale for seconds in LOOKS[1:]), settle, settle, settle]
        assert times == pytest.approx(expected, abs=0.5 * max(scale, 0.5))
    finally:
        shop.close_shop()


def test_that_many_without_an_answer_are_looked_up_together(shop: ShopAtHand) -> None:
    for number in range(6):
        item_id = shop.made({"title": f"Camisa {number}"})
        send(shop, shop.body(item_id), price=310)
    reads: list[str] = []
    asked = shop.network.handle_async_request

    async def note(request: Any) -> Any:
        if request.method == "GET" and not shop.network.faults:
            reads.append(request.url.path)
        return await asked(request)

    shop.network.handle_async_request = note
    shop.deliver(["after"] * 6, seconds=5.0, at_once=8)
    assert states(shop) == ["done"] * 6
    assert reads == ["/items"]
