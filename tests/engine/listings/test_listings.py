"""A listing open in an editor: opened with or without a marketplace, kept, saved."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from decimal import Decimal
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.client.api import MarketplaceApi
from app.client.errors import NotFound, Unreachable
from app.client.outcome import Outcome
from app.client.requester import Requester
from app.clock import SystemClock
from app.domain.models.user import User
from app.domain.wire import Unreadable
from app.editing.change import FieldChange
from app.editing.checks import check_draft
from app.editing.draft import ItemDraft
from app.editing.form.fields import FieldKind
from app.editing.form.form import build_form
from app.editing.row_result import RowResult
from app.editing.values import Choice
from app.engine.catalog.account import Account
from app.engine.catalog.catalog import ItemCatalog
from app.engine.catalog.categories import CategoryBook
from app.engine.connection import Connection
from app.engine.journal_thread import JournalThread
from app.engine.listings.listings import Listings, outcome_of
from app.engine.notices import Notice, NoticeError
from app.engine.outbox.outbox import Outbox
from app.engine.sync.sync import Sync
from app.engine.task_group import gather
from app.rules.findings import Finding
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.folder import Workspace
from app.workspace.journal.history import history_values
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxRow, OutboxState, OutboxStore
from app.workspace.journal.row_json import read_result
from tests.stands import fake_marketplace as fake
from tests.stands.fake_marketplace import USER, FakeMarketplace, item_body
from tests.stands.virtual_clock import VirtualClock


@dataclass
class Desk:
    """The parts of a session around one fake marketplace."""

    listings: Listings
    outbox: Outbox
    journal: Journal
    shop: FakeMarketplace
    connection: Connection
    catalog: ItemCatalog
    woken: list[bool]

    async def edited(self, path: str, value: Any) -> Any:
        listing = await self.listings.open("MX1")
        draft = listing.draft
        draft.apply(FieldChange(path, draft.value(path), value))
        return listing


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    folder = Workspace(tmp_path / "shop")
    shop = FakeMarketplace(item_body("MX1"))
    writer = CatalogWriter(folder.catalog_path)
    await Sync(
        shop.api,
        writer,
        user_id="77",
        site_id="MX",
        clock=SystemClock(),
        publish=lambda event: None,
    ).run()
    writer.close()
    catalog, thread, journal = (
        ItemCatalog(folder.catalog_path),
        JournalThread(),
        folder.journal(),
    )
    connection = Connection(SystemClock())
    connection._api = shop.api
    account = Account(catalog.shop())
    account.learn(User.parse(USER), practice=True)
    woken: list[bool] = []
    outbox = Outbox(journal, thread, publish=lambda event: None, wake=lambda: woken.append(True))
    listings = Listings(
        catalog=catalog,
        categories=CategoryBook(catalog, connection),
        account=account,
        connection=connection,
        outbox=outbox,
        journal=journal,
        thread=thread,
    )
    yield Desk(listings, outbox, journal, shop, connection, catalog, woken)
    await thread.run(journal.close)
    await thread.close()


async def test_that_a_listing_opens_live_and_without_asking_for_its_category(desk: Desk) -> None:
    desk.shop.calls.clear()
    listing = await desk.listings.open("MX1")
    assert (listing.live, listing.category.name) == (True, "Mesas")
    assert [definition.id for definition in listing.attributes] == ["BRAND"]
    assert listing.seller.is_top_level
    assert listing.site.id == "MX"
    assert [call[0] for call in desk.shop.calls] == ["get"]


@pytest.mark.parametrize("fault", [fake.NOT_SENT, fake.TIMED_OUT_BEFORE, fake.BAD_TOKEN])
async def test_that_without_the_marketplace_it_opens_as_last_synced(desk: Desk, fault: Any) -> None:
    desk.shop.faults["get"] = [fault]
    listing = await desk.listings.open("MX1")
    assert (listing.live, listing.item["title"]) == (False, "Mesa de roble")


@pytest.mark.parametrize(("item_id", "code"), [("MX9", "not_found"), ("../x", "not_found")])
async def test_that_a_listing_that_is_nowhere_is_reported(
    desk: Desk, item_id: str, code: str
) -> None:
    with pytest.raises(NoticeError) as refused:
        await desk.listings.open(item_id)
    assert refused.value.notice.code == code


class _Gone:
    """The categories of a marketplace that fails to give any."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    async def get(self, category_id: str) -> Any:
        raise self._error

    attributes = get


_WHERE: dict[str, Any] = {"method": "GET", "path": "/categories/MX77"}
_SAID: dict[str, Any] = {"status": 404, "error": "", "message": "", "causes": (), **_WHERE}


@pytest.mark.parametrize(
    ("category_id", "error", "code"),
    [
        (None, None, "category.none"),
        ("", None, "category.none"),
        ("MX77", NotFound(**_SAID), "category.gone"),
        ("MX77", Unreachable("refused", outcome=Outcome.NOT_SENT, **_WHERE), "category.unread"),
        ("MX77", Unreadable("no category", ["id"]), "category.unread"),
    ],
)
async def test_that_a_listing_without_a_known_category_opens_with_what_it_says_itself(
    desk: Desk,
    monkeypatch: pytest.MonkeyPatch,
    category_id: str | None,
    error: Exception | None,
    code: str,
) -> None:
    several = {"id": "ROOMS", "values": [{"id": "1", "name": "Baño"}, {"id": "2", "name": "Sala"}]}
    brand = {"id": "BRAND", "name": "Marca", "value_id": "9", "value_name": "Nórdica"}
    desk.shop.stored["MX1"].update(category_id=category_id, attributes=[brand, several])
    if error is not None:
        monkeypatch.setattr(desk.connection.api, "categories", _Gone(error))
    listing = await desk.listings.open("MX1")
    (said,) = listing.missing
    assert (said.path, said.code, said.is_error) == ("", code, False)
    form = {
        spec.path: spec.kind
        for section in build_form(listing.item, listing.category, listing.attributes)
        for spec in section.all_fields
    }
    assert form["price"] is FieldKind.MONEY
    assert form["available_quantity"] is FieldKind.INTEGER
    assert {"title", "pictures", "description"} <= set(form)
    assert form["attributes.BRAND"] is FieldKind.TEXT
    assert form["attributes.ROOMS"] is FieldKind.SEVERAL
    draft = listing.draft
    draft.apply(FieldChange("price", 100, Decimal(120)))
    draft.apply(FieldChange("attributes.BRAND", (), (Choice(None, "Otra"),)))
    found = check_draft(
        draft,
        category=listing.category,
        attributes=listing.attributes,
        seller=listing.seller,
        site=listing.site,
    )
    assert found == ()


async def test_that_a_listing_opens_while_the_connection_is_made_anew(desk: Desk) -> None:
    """Offline it is tried again every few seconds, with a new client each time."""
    asked: list[str] = []

    class Nobody(httpx.AsyncBaseTransport):
        async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
            asked.append(request.url.path)
            await desk.connection.open("http://127.0.0.1:9", None)
            raise httpx.ConnectError("nobody answers")

    requester = Requester("http://127.0.0.1:9", None, clock=VirtualClock(), transport=Nobody())
    desk.connection._api = MarketplaceApi(requester)
    listing = await desk.listings.open("MX1")
    assert (listing.live, listing.item["title"]) == (False, "Mesa de roble")
    assert asked == ["/items/MX1"]
    await desk.connection.close()


async def test_that_a_kept_draft_comes_back_over_the_newer_listing(desk: Desk) -> None:
    listing = await desk.edited("title", "Mía")
    await desk.listings.keep(listing.draft)
    desk.shop.stored["MX1"].update(price=500)
    again = await desk.listings.open("MX1")
    assert (again.draft.value("title"), again.draft.value("price")) == ("Mía", 500)
    assert again.conflicts == ()
    desk.shop.stored["MX1"].update(title="Suya")
    contested = await desk.listings.open("MX1")
    (conflict,) = contested.conflicts
    assert (conflict.path, conflict.params["mine"], conflict.params["live"]) == (
        ("title", "Mía", "Suya")
    )
    assert "MX1" in await desk.listings.drafts()


async def test_that_an_emptied_draft_is_forgotten(desk: Desk) -> None:
    listing = await desk.edited("title", "Mía")
    await desk.listings.keep(listing.draft)
    listing.draft.apply(FieldChange("title", "Mía", "Mesa de roble"))
    await desk.listings.keep(listing.draft)
    assert await desk.listings.drafts() == {}


async def test_that_a_full_disk_is_reported_and_the_earlier_draft_is_there(desk: Desk) -> None:
    listing = await desk.edited("title", "kept")
    await desk.listings.keep(listing.draft)
    pages = desk.journal.database.first("PRAGMA page_count")[0]
    desk.journal.database.rows(f"PRAGMA max_page_count = {pages}")
    listing.draft.apply(FieldChange("title", "kept", "x" * 200_000))
    for attempt in (desk.listings.keep(listing.draft), desk.listings.save(listing)):
        with pytest.raises(NoticeError) as refused:
            await attempt
        assert refused.value.notice.code == "disk_full"
    assert listing.draft.value("title") == "x" * 200_000
    assert (await desk.listings.open("MX1")).draft.value("title") == "kept"
    desk.journal.database.rows("PRAGMA max_page_count = 100000")
    await desk.listings.keep(listing.draft)


def ended_with(row: OutboxRow, answer: dict[str, Any]) -> dict[str, Any]:
    return history_values(
        op_id=row.op_id,
        item_id=row.item_id,
        at=1,
        call="PUT /items/MX1",
        outcome="done",
        before=None,
        sent=None,
        answer=answer,
        findings=[],
    )


async def test_that_saving_nothing_sends_nothing(desk: Desk) -> None:
    listing = await desk.listings.open("MX1")
    assert (await desk.listings.save(listing)).state == "done"
    assert await desk.outbox.read(lambda store: store.latest()) == []


@pytest.mark.parametrize("confirmed", [True, False])
async def test_that_a_save_waits_for_the_end_of_its_row(desk: Desk, confirmed: bool) -> None:
    listing = await desk.edited("title", "Mía")
    store = OutboxStore(desk.journal)

    async def work() -> None:
        row = store.claim()
        assert row is not None
        assert row.command().confirmed is confirmed
        store.move(row, OutboxState.DONE, history=ended_with(row, {"id": "MX1"}))
        assert desk.outbox.change_tracker.note([row.number])
        await desk.outbox.change_tracker.run()

    async def save() -> None:
        outcome = await desk.listings.save(listing, confirmed=confirmed)
        assert (outcome.state, outcome.item) == ("done", {"id": "MX1"})

    async def later() -> None:
        while not desk.woken:
            await SystemClock().sleep(0.01)
        await work()

    await gather(save(), later())


@pytest.mark.parametrize(
    ("state", "told"),
    [
        ("queued", "queued"),
        ("sending", "queued"),
        ("done", "done"),
        ("refused", "refused"),
        ("unknown", "unknown"),
        ("held", "held"),
        ("cancelled", "cancelled"),
    ],
)
@pytest.mark.parametrize("result", [b"{}", b'{"findings": 3, "notice": [], "item": 7}'])
async def test_that_every_state_is_an_outcome(
    desk: Desk, state: str, told: str, result: bytes
) -> None:
    row = await desk.outbox.add((await desk.edited("title", "Mía")).draft)
    assert (
        outcome_of(replace(row, state=OutboxState(state), result=read_result(result))).state == told
    )


@pytest.mark.parametrize(
    "found",
    [(), (Finding.error("title", "item.title.not_modifiable"),)],
)
async def test_that_an_edit_is_rehearsed_over_the_live_listing(
    desk: Desk, found: tuple[Finding, ...]
) -> None:
    rehearsed = []

    async def rehearse(draft: Any, listing: Any, stage: Any, clock: Any) -> tuple[Finding, ...]:
        rehearsed.append((draft.payload(), listing["price"], stage.category.name))
        return found

    listing = await desk.edited("title", "Mesa de pino")
    desk.shop.change("MX1", {"price": 777})
    desk.listings._rehearse = rehearse
    desk.shop.calls.clear()
    assert await desk.listings.validate(listing) == found
    assert rehearsed == [({"title": "Mesa de pino"}, 777, "Mesas")]
    # The shop is asked for its listing, and to judge nothing.
    assert [call[0] for call in desk.shop.calls] == ["get"]


async def test_that_a_rehearsal_that_cannot_be_run_is_reported(desk: Desk) -> None:
    async def rehearse(*_all: Any) -> tuple[Finding, ...]:
        raise NoticeError(Notice("process_given_up", {"process": "marketplace"}))

    desk.listings._rehearse = rehearse
    with pytest.raises(NoticeError):
        await desk.listings.validate(await desk.edited("title", "Mesa de pino"))


@pytest.mark.parametrize(
    ("state", "cancelled", "retried"),
    [
        ("queued", True, False),
        ("sending", False, False),
        ("unknown", False, False),
        ("held", True, True),
        ("refused", True, True),
        ("done", False, False),
    ],
)
async def test_that_rows_are_taken_back_and_tried_again_while_that_makes_sense(
    desk: Desk, state: str, cancelled: bool, retried: bool
) -> None:
    store = OutboxStore(desk.journal)

    async def row_in_state() -> int:
        row = await desk.outbox.add((await desk.edited("title", "Mía")).draft)
        if state != "queued":
            row = store.move(row, OutboxState.SENDING)
            if state != "sending":
                told = RowResult((Finding.error("title", "conflict"),))
                row = store.move(row, OutboxState(state), result=told)
        return row.number

    number = await row_in_state()
    await desk.outbox.retry(number)
    row = store.find(number)
    assert row is not None
    assert (row.state is OutboxState.QUEUED) == (retried or state == "queued")
    assert row.progress.decided == (("title",) if retried else ())
    assert await desk.outbox.cancel(number) is (cancelled or retried)
    assert await desk.outbox.cancel(10_000) is False
    assert await desk.outbox.wait(10_000, 0.01) is None


async def test_that_what_was_typed_since_is_discarded_and_restored_as_well(desk: Desk) -> None:
    shown = (await desk.edited("title", "Mía")).draft.copy()
    since = shown.copy()
    since.apply(FieldChange("price", None, 25))
    await desk.listings.keep(since)
    gone = await desk.listings.discard(shown)
    assert await desk.listings.drafts() == {}
    assert dict(gone.changes()) == {"title": "Mía", "price": 25}
    newer = ItemDraft(shown.item_id, shown.base)
    newer.apply(FieldChange("price", None, 30))
    await desk.listings.keep(newer)
    await desk.listings.restore(gone)
    (kept,) = await desk.listings.kept_drafts()
    assert dict(kept.draft.changes()) == {"title": "Mía", "price": 30}


async def _reach(desk: Desk, number: int, *states: OutboxState) -> OutboxRow:
    store = OutboxStore(desk.journal)
    row = store.find(number)
    assert row is not None
    for state in states:
        row = store.move(row, state)
    return row


SENDING, DONE, UNKNOWN = OutboxState.SENDING, OutboxState.DONE, OutboxState.UNKNOWN


@pytest.mark.parametrize(
    "states", [(), (SENDING,), (SENDING, UNKNOWN), (SENDING, DONE)], ids=lambda one: str(one)
)
async def test_that_what_is_on_its_way_is_no_draft(
    desk: Desk, states: tuple[OutboxState, ...]
) -> None:
    """The editor goes on keeping what stands in it, whatever it has received of the sending."""
    listing = await desk.edited("title", "Mía")
    row = await desk.listings.send(listing)
    await _reach(desk, row.number, *states)
    await desk.listings.keep(listing.draft)
    assert await desk.listings.drafts() == {}
    listing.draft.apply(FieldChange("price", 100, Decimal(120)))
    await desk.listings.keep(listing.draft)
    (kept,) = await desk.listings.kept_drafts()
    assert kept.draft.changed_paths() == ("price",)


@pytest.mark.parametrize("state", [OutboxState.REFUSED, OutboxState.HELD])
async def test_that_what_came_to_nothing_is_a_draft_again_beside_what_was_typed_since(
    desk: Desk, state: OutboxState
) -> None:
    listing = await desk.edited("title", "Mía")
    row = await desk.listings.send(listing)
    listing.draft.apply(FieldChange("price", 100, Decimal(120)))
    await desk.listings.keep(listing.draft)
    await _reach(desk, row.number, SENDING, state)
    (kept,) = await desk.listings.kept_drafts()
    assert set(kept.draft.changed_paths()) == {"title", "price"}
    await desk.listings.keep(listing.draft)
    (kept,) = await desk.listings.kept_drafts()
    assert set(kept.draft.changed_paths()) == {"title", "price"}


async def test_that_what_is_on_its_way_stands_in_the_listing_that_is_opened_again(
    desk: Desk,
) -> None:
    listing = await desk.edited("title", "Mía")
    row = await desk.listings.send(listing)
    again = await desk.listings.open("MX1")
    assert again.on_its_way is not None
    assert (again.on_its_way.number, again.sent_paths) == (row.number, ("title",))
    assert again.draft.value("title") == "Mía"
    await _reach(desk, row.number, SENDING, DONE)
    later = await desk.listings.open("MX1")
    assert (later.on_its_way, later.sent_paths) == (None, ())


async def test_that_the_same_value_typed_after_its_sending_was_reported_is_a_draft(
    desk: Desk,
) -> None:
    listing = await desk.edited("title", "Mía")
    row = await desk.listings.send(listing)
    await desk.listings.end_of(await _reach(desk, row.number, SENDING, DONE))
    await desk.listings.keep(listing.draft)
    assert "MX1" in await desk.listings.drafts()
