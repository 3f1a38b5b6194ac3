"""A listing is in the catalog before its row is done: no kill leaves an old one in the table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from app.client.token import Token
from app.domain.models.user import User
from app.domain.wire import write_json
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.engine.processes.protocol import Connect
from app.engine.sending.creation import creation
from app.engine.shop_work import ShopWork, open_files, shop_work
from app.engine.sync.item_rows import parse_item_row
from app.workspace.catalog.catalog_reader import CATALOG_FILE, CatalogReader
from app.workspace.folder import Workspace
from app.workspace.journal.outbox import OutboxState, OutboxStore
from app.workspace.listing_rows import ROW_COLUMNS
from app.workspace.outbox_command import Change, Kind
from tests.stands import fake_marketplace as fake
from tests.stands.fake_marketplace import USER, FakeMarketplace, item_body
from tests.stands.virtual_clock import VirtualClock

FORM = {
    "title": "Silla de pino",
    "category_id": "MX100",
    "price": 250,
    "currency_id": "MXN",
    "available_quantity": 3,
}


class Files:
    """The worker's files for one shop, and what a kill after each end of a row would leave."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.shop = FakeMarketplace(item_body())
        self.files = open_files(Workspace(folder), lambda _: None)
        body = write_json(item_body())
        self.files.catalog.put([(parse_item_row(body).row, body)])
        self.left: list[dict[str, tuple[Any, ...]]] = []
        move_all = OutboxStore.move_all

        def move(store: OutboxStore, moves: Any) -> Any:
            ended = move_all(store, moves)
            if any(one.state is OutboxState.DONE for one in moves):
                with closing(CatalogReader(folder / CATALOG_FILE)) as reader:
                    rows = reader.items(f"SELECT {ROW_COLUMNS} FROM items")
                self.left.append(
                    {
                        row.id: (row.price, row.status, row.sub_status, row.listing_type_id)
                        for row in rows
                    }
                )
            return ended

        monkeypatch.setattr(OutboxStore, "move_all", move)

    def work(self) -> ShopWork:
        return shop_work(
            self.shop.api,
            User.parse(USER),
            Connect("http://127.0.0.1:9", Token("APP-7-" + "0" * 32), "77", "store"),
            "practice:store",
            self.files,
            clock=VirtualClock(),
            settle_seconds=120.0,
            publish=lambda _: None,
            failed=lambda error: pytest.fail(str(error)),
        )


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Files]:
    made = Files(tmp_path, monkeypatch)
    yield made
    made.files.close()


def update(outbox: OutboxStore, *edits: tuple[str, Any]) -> None:
    draft = ItemDraft("MX1", item_body())
    for path, value in edits:
        draft.apply(FieldChange(path, draft.value(path), value))
    outbox.add(draft)


def change(outbox: OutboxStore, kind: Kind, details: dict[str, Any]) -> None:
    outbox.add_changes([Change("MX1", item_body(), {}, kind, details=details)])


STORIES = {
    "price": lambda box: update(box, ("price", 90)),
    "closed": lambda box: update(box, ("status", "closed")),
    "created": lambda box: box.add(*creation(FORM)),
    "relisted": lambda box: change(box, Kind.RELIST, {"body": {"price": 90}}),
    "type": lambda box: change(box, Kind.LISTING_TYPE, {"listing_type_id": "gold_pro"}),
}


@pytest.mark.parametrize("fault", [None, fake.TIMED_OUT_AFTER], ids=["answered", "settled"])
@pytest.mark.parametrize("story", STORIES)
async def test_that_the_listing_of_a_row_is_stored_before_the_row_is_done(
    files: Files, story: str, fault: Any
) -> None:
    before = list(files.shop.stored)
    if story == "relisted":
        files.shop.stored["MX1"]["status"] = "closed"
    work = files.work()
    STORIES[story](work.outbox)
    for call in ("put", "post", "relist", "retype"):
        files.shop.faults[call] = [fault]
    await work.flush.run()
    (left,) = files.left
    there = files.shop.stored
    changed = [i for i in there if i not in before] or ["MX1"]
    for item_id in changed:
        row = parse_item_row(write_json(there[item_id])).row
        assert left[item_id] == (row.price, row.status, row.sub_status, row.listing_type_id)
    await work.close()
