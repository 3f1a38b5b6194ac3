"""An item sent back as it was read is what it was (GET, PUT of the whole body, GET)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.domain.wire import read_json
from app.service.application import build_for
from app.service.market.market import Market, open_market
from app.service.seeding.world import open_world
from app.service.worlds.first_start import open_store
from app.service.worlds.world_files import FileWorld
from tests.service import real_shapes
from tests.service.world_folder import as_json, write
from tests.stands.direct import Direct
from tests.stands.virtual_clock import VirtualClock

Wire = dict[str, Any]

CLOSED_WITH_VARIATIONS = ["item.variations.not_modifiable"]


class Stand:
    """A marketplace whose items are sent back, each by its own seller."""

    def __init__(self, market: Market) -> None:
        self.market = market
        self.direct = Direct(build_for(market))
        rows = market.database.rows("SELECT id, seller_id FROM items ORDER BY number")
        self.seller_of: dict[str, str] = dict(rows)

    def call(self, method: str, item_id: str, body: object = None) -> tuple[int, Any]:
        kept = self.market.users.token(self.seller_of[item_id])
        assert kept is not None
        return self.direct.call(method, f"/items/{item_id}", body, token=kept.token)

    def read(self, item_id: str) -> Wire:
        status, item = self.call("GET", item_id)
        assert status == 200
        whole: Wire = item
        return whole


def without_version(item: Wire) -> Wire:
    return {name: value for name, value in item.items() if name != "last_updated"}


def _stand(folder: Path, world: Any) -> Iterator[Stand]:
    database = open_store(folder, world, seed=1, listings=400)
    clock = VirtualClock()
    market = open_market(
        database, folder / "pictures", clock=clock, draw_picture=lambda key, size: b""
    )
    yield Stand(market)
    database.close()


@pytest.fixture(scope="module")
def practice(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stand]:
    yield from _stand(tmp_path_factory.mktemp("practice"), lambda: open_world(1, 400))


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stand]:
    folder = write(tmp_path_factory.mktemp("files"), real_shapes.FILES)
    yield from _stand(
        tmp_path_factory.mktemp("real"),
        lambda: FileWorld(folder, open_world(1, 20), lambda problem: None),
    )


def send_back(stand: Stand, item_id: str) -> None:
    """Send an item back as it was read, and check that it is what it was."""
    before = stand.read(item_id)
    status, answer = stand.call("PUT", item_id, before)
    if before.get("status") == "closed" and before.get("variations"):
        # "Updating variations of an item whose status is closed" is what the document refuses.
        assert (status, [cause["code"] for cause in answer["cause"]]) == (
            400,
            CLOSED_WITH_VARIATIONS,
        )
        rest = {name: value for name, value in before.items() if name != "variations"}
        status, answer = stand.call("PUT", item_id, rest)
    assert status == 200, answer
    assert without_version(answer) == without_version(before)
    assert without_version(stand.read(item_id)) == without_version(before)


def test_that_the_practice_world_has_items_of_every_kind(practice: Stand):
    items = [practice.read(item_id) for item_id in practice.seller_of]
    assert {item["status"] for item in items} >= {"active", "paused", "closed"}
    assert {item["buying_mode"] for item in items} == {"auction", "buy_it_now", "classified"}
    assert len({item["site_id"] for item in items}) == 6
    assert any(item["variations"] for item in items)
    assert any(item["warnings"] for item in items)


def test_that_every_item_of_the_practice_world_can_be_sent_back(practice: Stand):
    for item_id in practice.seller_of:
        send_back(practice, item_id)


@pytest.mark.parametrize("item", real_shapes.ITEMS, ids=lambda item: item["id"])
def test_that_an_item_of_a_real_shape_can_be_sent_back(real: Stand, item: Wire):
    read = real.read(item["id"])
    assert {name: read.get(name) for name in item if name != "descriptions"} == read_json(
        as_json({name: value for name, value in item.items() if name != "descriptions"})
    )
    send_back(real, item["id"])


@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_that_any_part_of_an_item_can_be_sent_back(practice: Stand, real: Stand, data: Any):
    stand = data.draw(st.sampled_from([practice, real]))
    before = stand.read(data.draw(st.sampled_from(list(stand.seller_of))))
    fields = data.draw(st.sets(st.sampled_from(sorted(before))))
    if before.get("status") == "closed":
        fields -= {"variations"}
    if before.get("sub_status") == ["out_of_stock"]:
        # Alone it marks the pause as the seller's own.
        fields = fields | {"sub_status"} if "status" in fields else fields
    status, answer = stand.call("PUT", before["id"], {name: before[name] for name in fields})
    assert status == 200, answer
    assert without_version(stand.read(before["id"])) == without_version(before)


def _own_code(item: Wire) -> bool:
    return not (item.get("status") == "closed" and item.get("variations"))


@pytest.mark.parametrize("stand_name", ["practice", "real"])
def test_that_one_change_in_a_whole_body_changes_that_alone(
    request: pytest.FixtureRequest, stand_name: str
):
    """Also of a closed listing, which takes its seller's own code and nothing else."""
    stand: Stand = request.getfixturevalue(stand_name)
    for item_id in stand.seller_of:
        before = stand.read(item_id)
        if not _own_code(before):
            continue
        changed = {**before, "seller_custom_field": "EIGEN-1"}
        status, answer = stand.call("PUT", item_id, changed)
        assert status == 200, (item_id, answer)
        found = {name for name in answer if answer[name] != before.get(name)}
        assert found <= {"seller_custom_field", "last_updated", "warnings"}, item_id
        assert answer["seller_custom_field"] == "EIGEN-1"
