"""Changes by a program beside others: the listing and its rows are of one moment."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from app.engine.changes import listing_changes
from app.engine.changes.listing_changes import ListingChanges
from app.engine.changes.new_listings import AlreadyListed
from app.engine.changes.prepared import PreparedChange
from app.engine.listings.creations import Creations
from app.engine.listings.listings import Listings
from app.workspace.journal.outbox import OutboxState
from app.workspace.outbox_command import Change, Kind

FORM = Change("new-1", {}, {}, Kind.CREATE, details={"form": {"title": "Mesa"}})


def row(number: int, state: str, changed_at: int = 1) -> Any:
    return SimpleNamespace(
        number=number, state=OutboxState(state), changed_at=changed_at, listing_id=f"MX{number}"
    )


class Outbox:
    """An outbox whose rows of a listing are other ones each time they are read."""

    def __init__(self, *readings: list[Any]) -> None:
        self.readings = list(readings)
        self.added: list[Change] = []

    async def read(self, question: Callable[[Any], Any]) -> Any:
        return question(self)

    def all_of_item(self, _item_id: str) -> list[Any]:
        return self.readings.pop(0)

    async def put_decided(self, decide: Callable[[Any], list[Change]], **_: object) -> list[int]:
        self.added = decide(self)
        return [9] * len(self.added)


def changes(outbox: Outbox, *listings: str) -> ListingChanges:
    """Changes over an outbox, and a listing that is another one each time it is read."""
    read = list(listings)

    async def reading(_item_id: str, *, texts: bool) -> Any:
        del texts
        return read.pop(0)

    made = ListingChanges.__new__(ListingChanges)
    made._shop = cast(Any, SimpleNamespace(outbox=outbox))
    made.reader = cast(Any, SimpleNamespace(read=reading))
    return made


async def test_that_a_listing_is_read_again_if_one_of_its_changes_ends_meanwhile() -> None:
    outbox = Outbox([row(1, "sending")], [row(1, "done", 2)], [row(1, "done", 2)])
    made = changes(outbox, "before it", "after it")
    intent: Any = SimpleNamespace(item_id="MX1", needs_texts=False)
    assert await made._at_rest(intent) == ("after it", [])
    assert outbox.readings == []


@pytest.mark.parametrize("state", ["queued", "sending", "unknown", "held"])
async def test_that_a_listing_that_another_program_just_made_is_waited_for(
    monkeypatch: pytest.MonkeyPatch, state: str
) -> None:
    monkeypatch.setattr(listing_changes, "same_creations", lambda *_: [row(1, state)])
    outbox = Outbox()
    assert await changes(outbox)._put(FORM, PreparedChange("", "Mesa")) == [1]
    assert outbox.added == []


async def test_that_a_listing_that_another_program_has_listed_is_not_listed_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(listing_changes, "same_creations", lambda *_: [row(1, "done")])
    with pytest.raises(AlreadyListed) as raised:
        await changes(Outbox())._put(FORM, PreparedChange("", "Mesa"))
    assert raised.value.listing_id == "MX1"
    agreed = PreparedChange("", "Mesa", known_rows=frozenset({1}))
    assert await changes(Outbox())._put(FORM, agreed) == [9]


class RefusedMeanwhile:
    """Drafts to which the edits of a row return as soon as its rows were read."""

    def __init__(self) -> None:
        self.draft: Any = None

    def on_its_way(self, _item_id: str) -> list[Any]:
        self.draft = SimpleNamespace(draft="typed")
        return []

    def made_of(self, _draft_id: str) -> None:
        self.on_its_way("")

    def find(self, _item_id: str) -> Any:
        return self.draft


async def test_that_what_was_typed_is_found_though_its_row_is_refused_meanwhile() -> None:
    listings = Listings.__new__(Listings)
    listings._sent, listings._drafts = {}, cast(Any, RefusedMeanwhile())
    kept, _rows = listings._kept_and_sent("MX1")
    assert kept is not None

    async def run(work: Callable[[], Any]) -> Any:
        return work()

    creations = Creations.__new__(Creations)
    creations._drafts = cast(Any, RefusedMeanwhile())
    creations._thread = cast(Any, SimpleNamespace(run=run))
    assert await creations.kept("new-1") == ("typed", None)
