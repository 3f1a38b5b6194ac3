"""New listings: listed once, whatever becomes of the answer."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.client.errors import Outcome, Unreachable
from app.editing.draft_calls import TAG_FIELD
from app.editing.row_progress import RowProgress
from app.editing.values import PictureRef
from app.engine.sending import unanswered_creation
from app.engine.sending.creation import creation
from app.engine.sending.creation_search import CreationSearch
from app.engine.sending.dispatcher import SETTLE_SECONDS
from app.engine.sending.unanswered_creation import UnansweredCreations
from app.engine.sync.listing_ids import ListingIds
from app.workspace.journal.history import History
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxRow, OutboxState
from app.workspace.outbox_command import Change, Kind
from tests.stands import fake_marketplace as fake
from tests.stands.fake_marketplace import FakeMarketplace, item_body
from tests.stands.sending_desk import DATA, SHA, Desk

FORM: dict[str, Any] = {
    "title": "Silla de pino",
    "category_id": "MX100",
    "price": 250,
    "currency_id": "MXN",
    "available_quantity": 3,
}
OWN = {**FORM, TAG_FIELD: "SKU-7"}


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    uploads = tmp_path / "uploads"
    uploads.mkdir()
    (uploads / f"{SHA}.jpg").write_bytes(DATA)
    journal = Journal(tmp_path / "journal.db")
    yield Desk(FakeMarketplace(item_body()), journal, uploads)
    journal.close()


def search(desk: Desk, *, auto_relist: bool = True) -> None:
    """Let the flush look for lost listings."""
    desk.flush._searching = CreationSearch(
        desk.outbox,
        desk.sending.writer,
        UnansweredCreations(desk.shop.api, "77"),
        auto_relist=auto_relist,
    )


def add(desk: Desk, form: dict[str, Any], **more: Any) -> OutboxRow:
    return desk.outbox.add(*creation(form, **more))


def made(desk: Desk) -> list[dict[str, Any]]:
    return [item for item in desk.shop.stored.values() if item["id"] != "MX1"]


async def test_that_a_new_listing_is_made_with_a_tag_and_written_down(desk: Desk) -> None:
    add(desk, FORM)
    await desk.flush.run()
    (item,) = made(desk)
    (row,) = desk.outbox.latest()
    assert (row.state, row.listing_id) == (OutboxState.DONE, item["id"])
    assert item[TAG_FIELD].startswith("mc-")
    assert len(item[TAG_FIELD]) == 13
    (entry,) = History(desk.journal).of_item(item["id"])
    assert (entry.call, entry.outcome) == ("POST /items", "done")
    assert desk.stored[-1]["title"] == FORM["title"]


async def test_that_the_sellers_own_code_is_left_alone(desk: Desk) -> None:
    add(desk, OWN)
    await desk.flush.run()
    assert made(desk)[0][TAG_FIELD] == "SKU-7"


@pytest.mark.parametrize("form", [FORM, OWN])
@pytest.mark.parametrize(
    ("fault", "posts"),
    [
        (fake.TIMED_OUT_AFTER, 1),
        (fake.GATEWAY_AFTER, 1),
        (fake.CUT_AFTER, 1),
        (fake.TIMED_OUT_BEFORE, 2),
        (fake.NOT_SENT, 2),
        (fake.TOO_MANY, 2),
    ],
)
async def test_that_a_listing_is_there_once_whatever_the_answer(
    desk: Desk, form: dict[str, Any], fault: Any, posts: int
) -> None:
    search(desk)
    add(desk, form)
    desk.shop.faults["post"] = [fault]
    await desk.flush.run()
    assert (desk.states, len(made(desk)), desk.shop.count("post")) == (["done"], 1, posts)


async def test_that_it_is_looked_for_twice_a_settle_time_apart(desk: Desk) -> None:
    search(desk, auto_relist=False)
    add(desk, FORM)
    desk.shop.faults["post"] = [fake.TIMED_OUT_BEFORE]
    await desk.flush.run()
    assert desk.clock.slept == [SETTLE_SECONDS, SETTLE_SECONDS]
    (row,) = desk.outbox.latest()
    assert (row.state, row.result.notice.params["candidates"]) == (OutboxState.HELD, 0)
    assert desk.shop.count("post") == 1


async def test_that_one_that_comes_late_is_found_by_the_second_look(desk: Desk) -> None:
    search(desk)
    add(desk, FORM)

    def late(work: Any) -> Any:
        desk.late = work
        return fake.TIMED_OUT_BEFORE(work)

    def land(work: Any) -> Any:
        found = work()
        desk.late()
        return found

    desk.shop.faults = {"post": [late], "search": [land]}
    await desk.flush.run()
    assert (desk.states, len(made(desk)), desk.shop.count("post")) == (["done"], 1, 1)


@pytest.mark.parametrize(("form", "landed"), [(FORM, 1), (OWN, 1), (FORM, 2), (OWN, 2), (OWN, 0)])
async def test_that_of_two_alike_as_many_are_made_again_as_are_missing(
    desk: Desk, form: dict[str, Any], landed: int
) -> None:
    search(desk)
    add(desk, form)
    add(desk, form)
    faults = [fake.TIMED_OUT_AFTER] * landed + [fake.TIMED_OUT_BEFORE] * (2 - landed)
    desk.shop.faults["post"] = [*faults]
    await desk.flush.run()
    assert (desk.states, len(made(desk))) == (["done", "done"], 2)
    assert desk.shop.count("post") == 4 - landed
    assert len({row.listing_id for row in desk.outbox.latest()}) == 2


async def test_that_more_candidates_than_listings_are_asked_about(desk: Desk) -> None:
    search(desk)
    add(desk, OWN)
    desk.shop.faults["post"] = [fake.TIMED_OUT_AFTER]
    desk.shop.create(OWN)
    await desk.flush.run()
    (row,) = desk.outbox.latest()
    assert (row.state, row.result.notice.params["candidates"]) == (OutboxState.HELD, 2)


async def test_that_what_was_there_before_is_no_candidate(desk: Desk) -> None:
    search(desk)
    old = desk.shop.create(OWN)
    add(desk, OWN, known_ids=[old["id"]])
    desk.shop.faults["post"] = [fake.TIMED_OUT_BEFORE]
    await desk.flush.run()
    assert (desk.states, len(made(desk)), desk.shop.count("post")) == (["done"], 2, 2)


async def test_that_a_look_that_fails_decides_nothing(desk: Desk) -> None:
    search(desk)
    add(desk, FORM)
    desk.shop.faults = {"post": [fake.TIMED_OUT_AFTER], "multiget": [fake.NOT_SENT] * 3}
    await desk.flush.run()
    assert (desk.states, desk.shop.count("post")) == (["done"], 1)


async def test_that_a_refused_listing_names_its_fields(desk: Desk) -> None:
    add(desk, FORM)
    desk.shop.faults["post"] = [fake.INVALID]
    await desk.flush.run()
    (row,) = desk.outbox.latest()
    assert row.state is OutboxState.REFUSED
    assert [f.path for f in row.result.findings] == ["title"]


@pytest.mark.parametrize(
    "faults", [{}, {"post": [fake.TIMED_OUT_AFTER]}, {"upload": [fake.TIMED_OUT_AFTER]}]
)
async def test_that_pictures_and_variations_follow_and_come_once(
    desk: Desk, faults: dict[str, Any]
) -> None:
    search(desk)
    variation = {"price": 250, "available_quantity": 1, "picture_ids": [f"file:{SHA}"]}
    other = {**variation, "picture_ids": ["https://a.example/1.jpg"]}
    pictures = (PictureRef("file", SHA), PictureRef("source", "https://a.example/1.jpg"))
    add(
        desk,
        {**FORM, "pictures": [{"id": "P9"}]},
        pictures=pictures,
        variations=[variation, other],
    )
    desk.shop.faults = {name: list(waiting) for name, waiting in faults.items()}
    await desk.flush.run()
    (item,) = made(desk)
    assert (desk.states, desk.shop.count("post"), desk.shop.count("upload")) == (["done"], 1, 1)
    assert [picture["id"] for picture in item["pictures"]] == ["P11", "P9"]
    assert item["variations"] == [
        {**variation, "picture_ids": ["P11"]},
        {**variation, "picture_ids": ["P9"]},
    ]


@pytest.mark.parametrize(("fault", "relists"), [(None, 1), (fake.TIMED_OUT_AFTER, 1)])
async def test_that_a_closed_listing_is_relisted_once(desk: Desk, fault: Any, relists: int) -> None:
    search(desk)
    desk.shop.stored["MX1"]["status"] = "closed"
    change = Change("MX1", item_body(), {}, Kind.RELIST, details={"body": {"price": 90}})
    desk.outbox.add_changes([change])
    desk.shop.faults["relist"] = [fault]
    await desk.flush.run()
    (item,) = made(desk)
    assert (desk.states, desk.shop.count("relist")) == (["done"], relists)
    assert (item["parent_item_id"], item["price"]) == ("MX1", 90)


@pytest.mark.parametrize(
    ("fault", "calls"), [(None, 1), (fake.TIMED_OUT_AFTER, 1), (fake.TIMED_OUT_BEFORE, 2)]
)
async def test_that_a_listing_type_is_changed(desk: Desk, fault: Any, calls: int) -> None:
    details = {"listing_type_id": "gold_pro"}
    desk.outbox.add_changes([Change("MX1", item_body(), {}, Kind.LISTING_TYPE, details=details)])
    desk.shop.faults["retype"] = [fault]
    await desk.flush.run()
    assert (desk.states, desk.shop.count("retype")) == (["done"], calls)
    assert desk.shop.stored["MX1"]["listing_type_id"] == "gold_pro"


@pytest.mark.parametrize(
    ("progress", "posts"),
    [
        (RowProgress(sent=FORM, posted=(0,)), 1),
        (RowProgress(item_id="MX1"), 0),
    ],
)
async def test_that_a_crash_lists_nothing_twice(
    desk: Desk, progress: RowProgress, posts: int
) -> None:
    search(desk)
    add(desk, FORM)
    row = desk.outbox.claim()
    assert row is not None
    desk.outbox.move(row, OutboxState.SENDING, progress=progress)
    desk.flush.recover(lambda moved: None)
    await desk.flush.run()
    assert (desk.states, desk.shop.count("post")) == (["done"], posts)


async def test_that_a_search_that_fails_has_ended_its_walk_through_the_listings(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = []

    async def each(_ids: ListingIds) -> AsyncIterator[list[str]]:
        try:
            yield ["MX1"]
            yield ["MX2"]
        finally:
            ended.append(True)

    async def unread(*_: object) -> None:
        raise Unreachable("refused", method="GET", path="/items", outcome=Outcome.NOT_SENT)

    monkeypatch.setattr(ListingIds, "each", each)
    monkeypatch.setattr(unanswered_creation, "read_items", unread)
    with pytest.raises(Unreachable):
        await UnansweredCreations(desk.shop.api, "77").candidates([], [])
    assert ended == [True]
