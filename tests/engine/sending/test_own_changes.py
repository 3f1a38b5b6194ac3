"""The seller's own changes of a listing, however they were made, are no conflict with the next."""

from __future__ import annotations

import copy
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.engine.journal_thread import JournalThread
from app.engine.outbox.outbox import Outbox
from app.engine.sending.live_items import read_items
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxState
from app.workspace.outbox_command import PLAN_BATCH, Change
from tests.stands.fake_marketplace import INVALID, FakeMarketplace, item_body
from tests.stands.sending_desk import Desk

ID = "MX1"
TEXTS = [{"id": "D1", "plain_text": "uno"}]


class Shop(FakeMarketplace):
    """A marketplace whose listing has another version after each write."""

    def __init__(self) -> None:
        super().__init__(item_body(descriptions=copy.deepcopy(TEXTS)))
        self.version = 0

    def run(self, name: str, work: Callable[[], Any], *details: Any) -> Any:
        if name not in ("put", "describe", "redescribe"):
            return super().run(name, work, *details)

        def written() -> Any:
            self.version += 1
            self.stored[ID]["last_updated"] = f"2026-11-21T12:00:{self.version:02d}.000Z"
            return work()

        return super().run(name, written, *details)


class Seller:
    """Somebody who changes one field of one listing, in every way there is.

    What is typed is typed over the listing as it was ``over`` so many steps ago, and as it is
    without.
    """

    def __init__(self, desk: Desk, thread: JournalThread, path: str) -> None:
        self.desk, self.path = desk, path
        self.seen = [copy.deepcopy(desk.shop.stored[ID])]
        self.outbox = Outbox(
            desk.journal,
            thread,
            publish=lambda event: None,
            wake=lambda: None,
            read=lambda ids: read_items(desk.shop.api, ids),
        )

    async def type(self, value: Any, over: int) -> None:
        draft = ItemDraft(ID, self.seen[-1 - over])
        draft.apply(FieldChange(self.path, draft.value(self.path), value))
        self.desk.outbox.add(draft)
        await self._go()

    async def plan(self, value: Any, over: int) -> None:
        change = Change(ID, self.seen[-1 - over], {self.path: value})
        self.desk.outbox.add_changes([change], batch=f"{PLAN_BATCH}{len(self.seen)}")
        await self._go()

    async def undo(self, _value: Any, _over: int) -> None:
        done = [row for row in self.desk.outbox.latest() if row.state is OutboxState.DONE]
        undo = await self.outbox.undo_of(numbers=[done[0].number])
        await self.outbox.add_changes(undo.changes, batch=f"undo-{len(self.seen)}")
        await self._go()

    async def be_refused(self, value: Any, over: int) -> None:
        self.desk.shop.faults["redescribe" if self.path == "description" else "put"] = [INVALID]
        await self.type(value, over)
        assert self.desk.outbox.latest(1)[0].state is OutboxState.REFUSED

    async def retry(self, _value: Any, _over: int) -> None:
        (row,) = self.desk.outbox.in_states((OutboxState.REFUSED,))
        await self.outbox.retry(row.number)
        await self._go()

    async def somebody(self, value: Any, _over: int) -> None:
        if self.path == "description":
            await self.desk.shop.api.descriptions.update(ID, "D1", value)
        else:
            await self.desk.shop.api.items.update(ID, {self.path: value})
        self._look()

    async def _go(self) -> None:
        await self.desk.flush.run()
        self._look()

    def _look(self) -> None:
        self.seen.append(copy.deepcopy(self.desk.shop.stored[ID]))


@pytest.fixture
async def hire(tmp_path: Path) -> AsyncIterator[Callable[[str], Seller]]:
    journal, thread = Journal(tmp_path / "journal.db"), JournalThread()
    uploads = tmp_path / "uploads"
    uploads.mkdir()
    yield lambda path: Seller(Desk(Shop(), journal, uploads), thread, path)
    await thread.close()
    journal.close()


#: What the seller does one after the other, as (how, value, over which state), and whether the
#: last value gets there. The values stand for three others of each field.
Step = tuple[str, int, int]
CASES: dict[str, tuple[tuple[Step, ...], bool]] = {
    "typed twice": ((("type", 1, 0), ("type", 2, 1)), True),
    "typed, undone, typed again over what was first": (
        (("type", 1, 0), ("undo", 0, 0), ("type", 2, 2)),
        True,
    ),
    "typed, undone, typed again over what was typed": (
        (("type", 1, 0), ("undo", 0, 0), ("type", 2, 1)),
        True,
    ),
    "typed, undone, the same typed again": (
        (("type", 1, 0), ("undo", 0, 0), ("type", 1, 2)),
        True,
    ),
    "an undo that is undone": (
        (("type", 1, 0), ("undo", 0, 0), ("undo", 0, 0), ("type", 2, 3)),
        True,
    ),
    "refused, tried again, typed over what was first": (
        (("be_refused", 1, 0), ("retry", 0, 0), ("type", 2, 2)),
        True,
    ),
    "refused and tried again after a plan": (
        (("be_refused", 1, 0), ("plan", 2, 0), ("type", 3, 2)),
        True,
    ),
    "typed over what was before a plan": ((("plan", 1, 0), ("type", 2, 1)), True),
    "typed over what was before a plan and its undo": (
        (("plan", 1, 0), ("undo", 0, 0), ("type", 2, 2)),
        True,
    ),
    "planned after typing": ((("type", 1, 0), ("plan", 2, 0)), True),
    # A plan promises what it showed: over another value it asks, whoever changed it.
    "planned before typing": ((("type", 1, 0), ("plan", 2, 1)), False),
    "somebody else before": ((("somebody", 1, 0), ("type", 2, 1)), False),
    "somebody else after what was typed": (
        (("type", 1, 0), ("somebody", 2, 0), ("type", 3, 1)),
        False,
    ),
    "somebody else after an undo": (
        (("type", 1, 0), ("undo", 0, 0), ("somebody", 2, 0), ("type", 3, 3)),
        False,
    ),
    "somebody else before what was typed first": (
        (("somebody", 1, 0), ("type", 2, 0), ("type", 3, 2)),
        True,
    ),
}
WAYS = {
    "type": Seller.type,
    "plan": Seller.plan,
    "undo": Seller.undo,
    "be_refused": Seller.be_refused,
    "retry": Seller.retry,
    "somebody": Seller.somebody,
}
VALUES: dict[str, tuple[Any, ...]] = {
    "title": ("Uno", "Dos", "Tres"),
    "price": (120, 130, 140),
    "description": ("dos", "tres", "cuatro"),
}


@pytest.mark.parametrize("path", VALUES)
@pytest.mark.parametrize("name", CASES)
async def test_that_only_what_others_changed_is_a_conflict(
    hire: Callable[[str], Seller], name: str, path: str
) -> None:
    steps, arrives = CASES[name]
    seller = hire(path)
    for how, value, over in steps:
        await WAYS[how](seller, VALUES[path][value - 1], over)
    row = seller.desk.outbox.latest(1)[0]
    wanted = VALUES[path][steps[-1][1] - 1]
    listing = seller.desk.shop.stored[ID]
    there = listing["descriptions"][0]["plain_text"] if path == "description" else listing[path]
    assert (row.state, there == wanted) == (
        (OutboxState.DONE, True) if arrives else (OutboxState.HELD, False)
    )
