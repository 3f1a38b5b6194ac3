"""Every kind of write whose answer was lost has exactly one effect, on the real marketplace."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, replace
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from app.editing.values import PictureRef
from app.engine.sending.dispatcher import SETTLE_SECONDS
from app.workspace.journal.outbox import OutboxState
from app.workspace.outbox_command import Change, Kind
from tests.engine.market_bench import ADDRESS, SHA, Bench, fill_store, new_listing, open_bench
from tests.stands.small_world import TOP_SELLER

Item = dict[str, Any]


RED = [{"id": "COLOR", "value_id": "101", "value_name": "Rojo"}]
BLUE = [{"id": "COLOR", "value_id": "102", "value_name": "Azul"}]


@pytest.fixture(scope="module")
def filled_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return fill_store(tmp_path_factory.mktemp("store"))


@pytest.fixture
async def bench(filled_store: Path, tmp_path: Path) -> AsyncIterator[Bench]:
    async with open_bench(filled_store, tmp_path) as bench:
        yield bench


def change(path: str, value: Callable[[Item], Any]) -> Callable[[Item], Change]:
    """An edit of the listing as it is then."""
    return lambda item: Change(item["id"], item, {path: value(item)}, confirmed=True)


def variation(look: list[Item], stock: int = 3, **more: Any) -> Item:
    return {
        "attribute_combinations": look,
        "price": Decimal(160),
        "available_quantity": stock,
        **more,
    }


def with_variations(item: Item) -> Item:
    picture = item["pictures"][0]["id"]
    return {"variations": [variation(RED, picture_ids=[picture])]}


def added(item: Item) -> list[Item]:
    picture = item["pictures"][1]["id"]
    return [*item["variations"], variation(BLUE, picture_ids=[picture])]


def two_variations(item: Item) -> Item:
    pictures = [picture["id"] for picture in item["pictures"]]
    return {
        "variations": [
            variation(RED, picture_ids=[pictures[0]]),
            variation(BLUE, picture_ids=[pictures[1]]),
        ]
    }


def looks(item: Item) -> list[str]:
    return [one["attribute_combinations"][0]["value_name"] for one in item["variations"]]


def refs(item: Item) -> tuple[PictureRef, ...]:
    return tuple(PictureRef("id", picture["id"]) for picture in item["pictures"])


@dataclass(frozen=True)
class Write:
    """One kind of write: from what state, what is asked, which request loses its answer."""

    name: str
    order: Callable[[Item], Change]
    request: tuple[str, str]
    effect: Callable[[Item], Any]
    expected: Any
    prepare: Callable[[Item], Item] | None = None


WRITES = [
    Write(
        "variation added",
        change("variations", added),
        ("PUT", ""),
        looks,
        ["Rojo", "Azul"],
        with_variations,
    ),
    Write(
        "variation removed",
        change("variations", lambda item: item["variations"][:1]),
        ("PUT", ""),
        looks,
        ["Rojo"],
        two_variations,
    ),
    Write(
        "variation replaced by another of the same look",
        change(
            "variations",
            lambda item: [
                {**item["variations"][0], "id": item["variations"][0]["id"]},
                variation(BLUE, 9, picture_ids=[item["pictures"][1]["id"]]),
            ],
        ),
        ("PUT", ""),
        lambda item: [one["available_quantity"] for one in item["variations"]],
        [3, 9],
        two_variations,
    ),
    Write(
        "variation changed",
        lambda item: Change(
            item["id"], item, {f"variations.{item['variations'][0]['id']}.available_quantity": 8}
        ),
        ("PUT", ""),
        lambda item: [one["available_quantity"] for one in item["variations"]],
        [8, 3],
        two_variations,
    ),
    Write(
        "picture uploaded",
        change("pictures", lambda item: (*refs(item), PictureRef("file", SHA))),
        ("POST", "/pictures"),
        lambda item: len(item["pictures"]),
        3,
    ),
    Write(
        "picture put in its place after the upload",
        change("pictures", lambda item: (PictureRef("file", SHA), *refs(item))),
        ("PUT", ""),
        lambda item: [picture["id"][-2:] in ("-a", "-b") for picture in item["pictures"]],
        [False, True, True],
    ),
    Write(
        "picture by address",
        change("pictures", lambda item: (*refs(item), PictureRef("source", ADDRESS))),
        ("PUT", ""),
        lambda item: [picture["url"] == ADDRESS for picture in item["pictures"]],
        [False, False, True],
    ),
    Write(
        "picture replaced by one by address",
        change("pictures", lambda item: (refs(item)[0], PictureRef("source", ADDRESS))),
        ("PUT", ""),
        lambda item: [picture["url"] == ADDRESS for picture in item["pictures"]],
        [False, True],
    ),
    Write(
        "picture removed",
        change("pictures", lambda item: refs(item)[1:]),
        ("PUT", ""),
        lambda item: [picture["id"][-1] for picture in item["pictures"]],
        ["b"],
    ),
    Write(
        "pictures in another order",
        change("pictures", lambda item: refs(item)[::-1]),
        ("PUT", ""),
        lambda item: [picture["id"][-1] for picture in item["pictures"]],
        ["b", "a"],
    ),
    Write(
        "listing type",
        lambda item: Change(
            item["id"], item, {}, Kind.LISTING_TYPE, details={"listing_type_id": "gold_pro"}
        ),
        ("POST", "/listing_type"),
        lambda item: item["listing_type_id"],
        "gold_pro",
    ),
]


def lose(bench: Bench, method: str, end: str, *, after: bool) -> None:
    """Lose the answer of the next request to the listing's address with this end."""
    path = f"/items/{bench.item_id}{end}"
    bench.wire.after = after
    bench.wire.meant = lambda request: (
        request.method == method and request.url.path.startswith(path)
    )


async def carry(bench: Bench, order: Change) -> OutboxState:
    bench.wire.writes.clear()
    bench.outbox.add_changes([order])
    await bench.flush.run()
    (row,) = bench.outbox.latest(1)
    assert not row.result.notice, row.result
    return row.state


@pytest.mark.parametrize("after", [True, False], ids=["done", "not done"])
@pytest.mark.parametrize("write", WRITES, ids=[write.name for write in WRITES])
async def test_that_a_lost_answer_leaves_one_effect(
    bench: Bench, write: Write, after: bool
) -> None:
    if write.prepare is not None:
        await bench.api.items.update(bench.item_id, write.prepare(bench.item()))
    method, end = write.request
    lose(bench, method, end, after=after)
    assert await carry(bench, write.order(await bench.body())) is OutboxState.DONE
    assert write.effect(bench.item()) == write.expected
    asked = [one for one in bench.wire.writes if one == f"{method} /items/{bench.item_id}{end}"]
    assert len(asked) == (1 if after else 2)


@pytest.mark.parametrize("after", [True, False], ids=["done", "not done"])
@pytest.mark.parametrize("first", [True, False], ids=["first", "another"])
async def test_that_a_description_is_there_once(bench: Bench, first: bool, after: bool) -> None:
    if first:
        bench.item_id = await new_listing(bench)
    base = await bench.body()
    base["descriptions"] = [
        one.to_wire() for one in await bench.api.descriptions.of_item(bench.item_id)
    ]
    lose(bench, "POST" if first else "PUT", "/descriptions", after=after)
    order = Change(bench.item_id, base, {"description": "Nueva", "title": "Otra"})
    assert await carry(bench, order) is OutboxState.DONE
    records = await bench.api.descriptions.of_item(bench.item_id)
    assert [record.plain_text for record in records] == ["Nueva"]
    assert [old.plain_text for old in records[0].revisions or ()] == (
        [] if first else ["Una camisa"]
    )
    assert bench.item()["title"] == "Otra"
    assert sum("/descriptions" in one for one in bench.wire.writes) == (1 if after else 2)


@pytest.mark.parametrize("after", [True, False], ids=["done", "not done"])
async def test_that_a_relisting_is_there_once(bench: Bench, after: bool) -> None:
    bench.item_id = await new_listing(bench)
    await bench.api.items.update(bench.item_id, {"status": "closed"})
    lose(bench, "POST", "/relist", after=after)
    order = Change(bench.item_id, bench.item(), {}, Kind.RELIST, details={"body": {}})
    assert await carry(bench, order) is OutboxState.DONE
    page = await bench.api.users.search_items(TOP_SELLER, offset=0, limit=50)
    bodies = [await bench.api.items.get(str(one)) for one in page.results or ()]
    assert sum(body.get("parent_item_id") == bench.item_id for body in bodies) == 1
    (row,) = bench.outbox.latest(1)
    assert (await bench.api.items.get(row.listing_id))["parent_item_id"] == bench.item_id


ADDING: dict[str, tuple[str, str, Callable[[Item], Any], Callable[[Item], int]]] = {
    "variations": ("PUT", "", added, lambda item: len(item["variations"])),
    "pictures": (
        "PUT",
        "",
        lambda item: (refs(item)[0], PictureRef("source", ADDRESS)),
        lambda item: len(item["pictures"]),
    ),
    "description": (
        "POST",
        "/descriptions",
        lambda item: "Nueva",
        lambda item: len(item["descriptions"]),
    ),
}


@pytest.mark.parametrize("path", ADDING)
async def test_that_what_lands_late_is_waited_for(bench: Bench, path: str) -> None:
    method, end, value, count = ADDING[path]
    if path == "description":
        bench.item_id = await new_listing(bench)
    if path == "variations":
        await bench.api.items.update(bench.item_id, with_variations(bench.item()))
    base = await bench.body()
    expected = count({**base, path: value(base)}) if path != "description" else 1
    lose(bench, method, end, after=False)
    bench.wire.late = SETTLE_SECONDS / 2
    assert await carry(bench, Change(bench.item_id, base, {path: value(base)})) is OutboxState.DONE
    assert count(bench.item()) == expected
    assert len(bench.wire.writes) == 1


@pytest.mark.parametrize("path", ["variations", "pictures"])
async def test_that_what_landed_is_not_asked_about_with_what_did_not(
    bench: Bench, path: str
) -> None:
    method, end, value, count = ADDING[path]
    await bench.api.items.update(bench.item_id, with_variations(bench.item()))
    base = await bench.body()
    lose(bench, method, end, after=True)
    order = Change(bench.item_id, base, {path: value(base), "title": "Mía"}, confirmed=True)
    bench.outbox.add_changes([order])
    claimed = bench.outbox.claim()
    assert claimed is not None
    await bench.flush._sending.send(claimed)
    await bench.api.items.update(bench.item_id, {"title": "Suya"})
    await bench.flush.run()
    (row,) = bench.outbox.latest(1)
    assert (row.state, [f.path for f in row.result.findings]) == (
        OutboxState.HELD,
        ["title"],
    )
    bench.outbox.move(row, OutboxState.QUEUED, progress=replace(row.progress, decided=("title",)))
    await bench.flush.run()
    assert count(bench.item()) == 2
    assert bench.item()["title"] == "Mía"
