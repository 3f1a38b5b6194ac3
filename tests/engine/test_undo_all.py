"""Everything that was sent has a way back, on the real marketplace, or says why it has none."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.values import Choice, PictureRef
from app.editing.variations.changes import Edits, with_removed
from app.editing.variations.rows import Axis, live_rows
from app.editing.variations.split_merge import merged_into, split_by
from app.engine.journal_thread import JournalThread
from app.engine.outbox.outbox import Outbox
from app.engine.sending.creation import creation
from app.engine.sending.description import with_texts
from app.engine.sending.live_items import read_items
from app.engine.undo.inverse import Undo
from app.workspace.journal.outbox import OutboxMoved, OutboxRow, OutboxState
from app.workspace.outbox_command import Change, Kind
from tests.engine.market_bench import (
    ADDRESS,
    SHA,
    Bench,
    creation_form,
    fill_store,
    new_listing,
    open_bench,
)
from tests.engine.test_unknown_outcomes import (
    BLUE,
    RED,
    added,
    looks,
    refs,
    two_variations,
    variation,
    with_variations,
)

Item = dict[str, Any]


@pytest.fixture(scope="module")
def filled_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return fill_store(tmp_path_factory.mktemp("store"))


@dataclass
class Desk:
    """The console's outbox over a bench."""

    bench: Bench
    outbox: Outbox

    async def do(self, *changes: Change, batch: str | None = None) -> list[int]:
        """Have changes sent; the numbers of their rows."""
        rows = await self.outbox.add_changes(changes, batch=batch)
        await self.bench.flush.run()
        for row in rows:
            assert (await self.row(row.number)).state is OutboxState.DONE
        return [row.number for row in rows]

    async def row(self, number: int) -> OutboxRow:
        rows = await self.outbox.read(lambda store: store.latest())
        return next(row for row in rows if row.number == number)

    async def edit(self, changes: Item, *, confirmed: bool = False) -> list[int]:
        return await self.do(
            Change(self.bench.item_id, await self.body(), changes, confirmed=confirmed)
        )

    async def body(self) -> Item:
        """The listing with the texts of its descriptions."""
        return await with_texts(self.bench.api, await self.bench.body())

    async def back(self, numbers: Sequence[int]) -> tuple[Undo, list[int]]:
        """Take rows back; the way and its rows."""
        undo = await self.outbox.undo_of(numbers=numbers)
        return undo, await self.do(*undo.changes)


@pytest.fixture
async def desk(filled_store: Path, tmp_path: Path) -> AsyncIterator[Desk]:
    async with open_bench(filled_store, tmp_path) as bench:
        thread = JournalThread()
        outbox = Outbox(
            bench.journal,
            thread,
            publish=lambda event: None,
            wake=lambda: None,
            read=lambda ids: read_items(bench.api, ids),
            texts=lambda item: with_texts(bench.api, item),
        )
        yield Desk(bench, outbox)
        await thread.close()


def shown(item: Item) -> Item:
    """What a seller sees of a listing: without ids of variations, and without its versions."""
    records = item.get("descriptions") or ()
    return {
        "title": item["title"],
        "type": item["listing_type_id"],
        "pictures": [picture["id"] for picture in item["pictures"]],
        "text": records[0].get("plain_text") if records else None,
        "variations": sorted(
            (
                tuple(part["value_name"] for part in one["attribute_combinations"]),
                one["price"],
                one["available_quantity"],
                tuple(one["picture_ids"]),
                one["seller_custom_field"],
            )
            for one in item["variations"]
        ),
    }


def first_id(item: Item) -> str:
    return str(item["variations"][0]["id"])


def done_to(item: Item, *steps: Callable[[ItemDraft], Edits]) -> Item:
    """What the editor sends of steps with the variations of a listing."""
    draft = ItemDraft(item["id"], item)
    for step in steps:
        for path, value in step(draft):
            draft.apply(FieldChange(path, None, value))
    return {path: draft.value(path) for path in draft.changed_paths()}


def split(draft: ItemDraft) -> Edits:
    return split_by(draft, Axis("", "Aroma"), (Choice(None, "Pino"), Choice(None, "Rosa")))


def merged(draft: ItemDraft) -> Edits:
    keys = [row.key for row in live_rows(draft)]
    return merged_into(draft, keys, keys[1], Decimal(175))


def first_removed(draft: ItemDraft) -> Edits:
    return with_removed(draft, [live_rows(draft)[0].key])


EDITS: list[tuple[str, Callable[[Item], Item] | None, Callable[[Item], Item], list[str]]] = [
    ("variation added", with_variations, lambda i: {"variations": added(i)}, ["variation_goes"]),
    (
        "variation removed",
        two_variations,
        lambda i: {"variations": i["variations"][:1]},
        ["variation_again"],
    ),
    (
        "variation changed",
        two_variations,
        lambda i: {
            f"variations.{first_id(i)}.price": Decimal(170),
            f"variations.{first_id(i)}.available_quantity": 8,
            f"variations.{first_id(i)}.seller_custom_field": "R-1",
        },
        [],
    ),
    (
        "variation changed and one removed",
        two_variations,
        lambda i: {"variations": [{**i["variations"][1], "available_quantity": 1}]},
        ["variation_again"],
    ),
    (
        "variations split",
        two_variations,
        lambda i: done_to(i, split),
        ["variation_goes", "variation_goes"],
    ),
    ("variations merged", two_variations, lambda i: done_to(i, merged), ["variation_again"]),
    (
        "variations split, and one of them removed",
        two_variations,
        lambda i: done_to(i, split, first_removed),
        ["variation_goes", "variation_goes", "variation_again"],
    ),
    (
        "picture of a variation removed",
        lambda i: {
            "variations": [
                {**one, "picture_ids": [p["id"] for p in i["pictures"]]}
                for one in with_variations(i)["variations"]
            ]
        },
        lambda i: {"pictures": refs(i)[:1]},
        [],
    ),
    (
        "picture uploaded",
        None,
        lambda i: {"pictures": (PictureRef("file", SHA), *refs(i))},
        [],
    ),
    (
        "picture by address for one",
        None,
        lambda i: {"pictures": (PictureRef("source", ADDRESS), refs(i)[0])},
        [],
    ),
    ("pictures in order", None, lambda i: {"pictures": refs(i)[::-1]}, []),
    ("description and title", None, lambda i: {"description": "Otra", "title": "Otro"}, []),
]


@pytest.mark.parametrize(
    ("prepare", "edit", "notes"), [row[1:] for row in EDITS], ids=[row[0] for row in EDITS]
)
async def test_that_an_edit_goes_back_and_forth(
    desk: Desk,
    prepare: Callable[[Item], Item] | None,
    edit: Callable[[Item], Item],
    notes: list[str],
) -> None:
    if prepare is not None:
        await desk.bench.api.items.update(desk.bench.item_id, prepare(desk.bench.item()))
    start = await desk.body()
    sent = await desk.edit(edit(start), confirmed=True)
    done = await desk.body()
    assert shown(done) != shown(start)
    undo, way = await desk.back(sent)
    assert (undo.skipped, [note.code for note in undo.notes]) == ((), notes)
    assert shown(await desk.body()) == shown(start)
    assert (await desk.outbox.undo_of(numbers=sent)).changes == ()
    redo, forth = await desk.back(way)
    assert redo.skipped == ()
    assert shown(await desk.body()) == shown(done)
    # Done again, it can be taken back again: the first row as well as the last.
    assert len((await desk.outbox.undo_of(numbers=forth)).changes) == 1
    assert len((await desk.outbox.undo_of(numbers=sent)).changes) == 1


@pytest.mark.parametrize(
    ("moves", "code"),
    [
        (["gold_pro"], None),
        (["gold_pro", "gold_special"], None),
        (["silver"], None),
        (["silver", "gold_pro"], "no_type_below"),
    ],
)
async def test_that_a_type_goes_back_where_that_is_allowed(
    desk: Desk, moves: list[str], code: str | None
) -> None:
    for to in moves:
        details = {"listing_type_id": to}
        body = await desk.bench.body()
        start, change = body["listing_type_id"], Change(desk.bench.item_id, body, {})
        numbers = await desk.do(
            Change(change.item_id, change.base, {}, Kind.LISTING_TYPE, details=details)
        )
    undo, _ = await desk.back(numbers)
    assert [skipped.code for skipped in undo.skipped] == ([code] if code else [])
    assert desk.bench.item()["listing_type_id"] == (moves[-1] if code else start)


@pytest.mark.parametrize("kind", ["create", "relist"])
async def test_that_a_listing_that_was_made_is_closed(desk: Desk, kind: str) -> None:
    if kind == "create":
        row = await desk.outbox.add(*creation({**creation_form(desk.bench), "title": "Silla"}))
        await desk.bench.flush.run()
        numbers = [row.number]
    else:
        desk.bench.item_id = await new_listing(desk.bench)
        await desk.bench.api.items.update(desk.bench.item_id, {"status": "closed"})
        body = await desk.bench.body()
        change = Change(desk.bench.item_id, body, {}, Kind.RELIST, details={"body": {}})
        numbers = await desk.do(change)
    made = (await desk.row(numbers[0])).listing_id
    desk.bench.item_id = made
    # What was done to it since goes with it.
    numbers += await desk.edit({"title": "Otra silla"})
    undo, way = await desk.back(numbers)
    assert undo.skipped == ()
    assert [(note.item_id, note.code, note.params) for note in undo.asks] == [
        (made, "closes", {"kind": kind, "sold": 0})
    ]
    assert desk.bench.item()["status"] == "closed"
    assert (await desk.outbox.undo_of(numbers=numbers)).changes == ()
    redo = await desk.outbox.undo_of(numbers=way)
    assert redo.changes == ()
    assert [(skipped.code, skipped.params) for skipped in redo.skipped] == [
        ("not_undoable", {"status": "closed"})
    ]


SINCE: list[tuple[str, Callable[[Item], Item] | None, Any, Callable[[Item], Item], Any]] = [
    (
        "variation sold since",
        with_variations,
        lambda i: {"variations": added(i)},
        lambda i: {
            "variations": [
                {"id": i["variations"][0]["id"]},
                {"id": i["variations"][1]["id"], "price": Decimal(999)},
            ]
        },
        ("price", None, Decimal(160), Decimal(999)),
    ),
    (
        "pictures since",
        None,
        lambda i: {"pictures": refs(i)[::-1]},
        lambda i: {"pictures": [{"id": i["pictures"][0]["id"]}]},
        ("pictures",),
    ),
]


@pytest.mark.parametrize(
    ("prepare", "edit", "since", "told"), [row[1:] for row in SINCE], ids=[row[0] for row in SINCE]
)
async def test_that_what_changed_since_is_left_alone_with_both_values(
    desk: Desk,
    prepare: Callable[[Item], Item] | None,
    edit: Callable[[Item], Item],
    since: Callable[[Item], Item],
    told: tuple[Any, ...],
) -> None:
    if prepare is not None:
        await desk.bench.api.items.update(desk.bench.item_id, prepare(desk.bench.item()))
    sent = await desk.edit(edit(await desk.body()))
    await desk.bench.api.items.update(desk.bench.item_id, since(desk.bench.item()))
    now = shown(await desk.body())
    undo, _ = await desk.back(sent)
    (skipped,) = undo.skipped
    assert (skipped.code, skipped.path.rpartition(".")[2]) == ("changed_since", told[0])
    assert set(skipped.params) == {"before", "after", "live"}
    if len(told) > 1:
        assert tuple(skipped.params.values()) == told[1:]
    assert shown(await desk.body()) == now


async def test_that_a_text_somebody_changed_since_stays(desk: Desk) -> None:
    sent = await desk.edit({"description": "Nuestra"})
    (record, *_) = await desk.bench.api.descriptions.of_item(desk.bench.item_id)
    await desk.bench.api.descriptions.update(desk.bench.item_id, str(record.id), "Suya")
    undo, _ = await desk.back(sent)
    assert [(skipped.path, skipped.params["live"]) for skipped in undo.skipped] == [
        ("description", "Suya")
    ]


async def test_that_a_first_description_cannot_be_taken_away(desk: Desk) -> None:
    desk.bench.item_id = await new_listing(desk.bench)
    undo, _ = await desk.back(await desk.edit({"description": "Primera"}))
    assert [(skipped.path, skipped.code) for skipped in undo.skipped] == [
        ("description", "no_empty_text")
    ]


async def test_that_the_first_variations_leave_price_and_stock_to_the_listing(desk: Desk) -> None:
    sent = await desk.edit(with_variations(await desk.body()))
    undo, _ = await desk.back(sent)
    assert looks(desk.bench.item()) == []
    assert {(skipped.path, skipped.code) for skipped in undo.skipped} == {
        ("price", "locked"),
        ("available_quantity", "locked"),
    }


async def test_that_a_new_listing_somebody_stopped_since_is_left_alone(desk: Desk) -> None:
    row = await desk.outbox.add(*creation(creation_form(desk.bench)))
    await desk.bench.flush.run()
    made = (await desk.row(row.number)).listing_id
    await desk.bench.api.items.update(made, {"status": "paused"})
    undo, _ = await desk.back([row.number])
    assert [(skipped.path, skipped.params) for skipped in undo.skipped] == [
        ("status", {"before": None, "after": "active", "live": "paused"})
    ]


async def test_that_a_batch_of_every_kind_goes_back(desk: Desk) -> None:
    body = await desk.body()
    batch: list[int] = []
    await desk.do(Change(desk.bench.item_id, body, {"title": "Otra"}), batch="b")
    retype = {"listing_type_id": "gold_pro"}
    await desk.do(
        Change(desk.bench.item_id, body, {}, Kind.LISTING_TYPE, details=retype), batch="b"
    )
    row = await desk.outbox.add(*creation(creation_form(desk.bench), batch="b"))
    await desk.bench.flush.run()
    undo = await desk.outbox.undo_of(batch="b")
    batch += await desk.do(*undo.changes, batch="undo-b")
    assert (len(batch), undo.skipped, len(undo.asks)) == (3, (), 1)
    assert shown(await desk.body()) == shown(body)
    made = (await desk.row(row.number)).listing_id
    assert (await desk.bench.api.items.get(made))["status"] == "closed"
    assert (await desk.outbox.undo_of(batch="b")).changes == ()
    redo = await desk.outbox.undo_of(batch="undo-b")
    assert [change.kind for change in redo.changes] == [Kind.UPDATE, Kind.LISTING_TYPE]


def any_edit(draw: Random, item: Item) -> Item:
    """One edit of the kinds that a seller makes."""
    variations = item["variations"]
    some = draw.choice(variations) if variations else None
    edits: list[Item] = [
        {"title": f"Título {draw.randrange(99)}"},
        {"seller_custom_field": f"C-{draw.randrange(99)}"},
        {"description": f"Texto {draw.randrange(99)}"},
        {"pictures": tuple(draw.sample(refs(item), len(item["pictures"])))},
    ]
    if some is not None:
        edits += [
            {f"variations.{some['id']}.price": Decimal(draw.randrange(100, 200))},
            {f"variations.{some['id']}.available_quantity": draw.randrange(1, 30)},
        ]
        # The last one stays: its listing had no price of its own since.
        if len(variations) > 1:
            edits.append({"variations": [one for one in variations if one is not some]})
        if len(variations) < 2:
            missing = BLUE if looks(item) == ["Rojo"] else RED
            picture = item["pictures"][0]["id"]
            edits.append({"variations": [*variations, variation(missing, picture_ids=[picture])]})
    return draw.choice(edits)


@pytest.mark.parametrize("seed", range(40))
async def test_that_any_row_of_edits_goes_back_to_where_it_began(desk: Desk, seed: int) -> None:
    draw = Random(seed)
    await desk.bench.api.items.update(desk.bench.item_id, two_variations(desk.bench.item()))
    start = shown(await desk.body())
    for _ in range(draw.randint(1, 6)):
        body = await desk.body()
        change = Change(desk.bench.item_id, body, any_edit(draw, body), confirmed=True)
        risks = await desk.outbox.risks([change])
        await desk.outbox.add_changes([change], batch="b", accepted=risks)
        await desk.bench.flush.run()
    counts = await desk.outbox.read(lambda store: store.counts("b"))
    assert sum(counts.values()) == counts[OutboxState.DONE]
    done = shown(await desk.body())
    undo = await desk.outbox.undo_of(batch="b")
    assert undo.skipped == ()
    way = await desk.do(*undo.changes)
    assert shown(await desk.body()) == start
    redo, _ = await desk.back(way)
    assert redo.skipped == ()
    assert shown(await desk.body()) == done


@pytest.mark.parametrize("ends", ["in the wait", "before it"])
async def test_that_what_is_being_sent_has_a_moment_to_end_before_it_is_undone(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, ends: str
) -> None:
    began, may_end = asyncio.Event(), asyncio.Event()
    update = desk.bench.api.items.update

    async def slow(*arguments: Any, **named: Any) -> Any:
        began.set()
        await may_end.wait()
        return await update(*arguments, **named)

    before = await desk.body()
    monkeypatch.setattr(desk.bench.api.items, "update", slow)
    (row,) = await desk.outbox.add_changes(
        [Change(desk.bench.item_id, before, {"title": "Mesa de pino"})]
    )
    async with asyncio.TaskGroup() as tasks:
        sending = tasks.create_task(desk.bench.flush.run())

        async def end(*_: object) -> None:
            may_end.set()
            await sending

        if ends == "in the wait":
            monkeypatch.setattr(desk.outbox, "wait", end)
        else:
            run = desk.outbox._thread.run

            async def run_late(work: Any, *arguments: Any) -> Any:
                if getattr(work, "__name__", "") == "sending":
                    await end()
                return await run(work, *arguments)

            monkeypatch.setattr(desk.outbox._thread, "run", run_late)
        await began.wait()
        undo = await desk.outbox.undo_of(numbers=[row.number])
        may_end.set()
    assert not undo.skipped
    assert [change.changes for change in undo.changes] == [{"title": before["title"]}]


async def test_that_what_waits_is_taken_back_and_not_sent_after_the_undo(desk: Desk) -> None:
    before = await desk.body()
    change = Change(desk.bench.item_id, before, {"title": "Mesa de pino"})
    (done,) = await desk.do(change, batch="batch-1")
    other = Change(desk.bench.item_id, await desk.body(), {"title": "Mesa de roble"})
    rows = await desk.outbox.add_changes([other], batch="batch-1")
    taken = await desk.outbox.withdraw_queued(numbers=[done], batch="batch-1")
    assert [row.number for row in taken] == [row.number for row in rows]
    assert await desk.outbox.withdraw_queued(batch="batch-1") == []
    await desk.bench.flush.run()
    assert (await desk.body())["title"] == "Mesa de pino"


@pytest.mark.parametrize("all_of_them", [True, False])
async def test_that_each_row_that_is_withdrawn_counts_once(
    desk: Desk, *, all_of_them: bool
) -> None:
    before = await desk.body()
    numbers = []
    for title in ("Mesa de pino", "Mesa de roble", "Mesa de nogal"):
        change = Change(desk.bench.item_id, before, {"title": title})
        numbers += [row.number for row in await desk.outbox.add_changes([change])]
    # What was withdrawn before is behind the others, too.
    assert await desk.outbox.cancel(numbers[-1])
    if all_of_them:
        assert await desk.outbox.withdraw_all_queued() == 2
    else:
        rows = await desk.outbox.withdraw_queued(numbers=numbers)
        assert [row.number for row in rows] == numbers[:2]


@pytest.mark.parametrize("decide", ["hold", "retry", "look"])
async def test_that_a_row_that_the_worker_moves_at_the_same_moment_is_left_to_it(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, decide: str
) -> None:
    (row,) = await desk.outbox.add_changes(
        [Change(desk.bench.item_id, await desk.body(), {"title": "Mesa de pino"})]
    )

    def moved(*_: object, **__: object) -> Any:
        raise OutboxMoved("outbox row 1")

    for name in ("hold_row", "retry_row", "search_row"):
        monkeypatch.setattr(f"app.engine.outbox.outbox.{name}", moved)
    assert not await getattr(desk.outbox, decide)(row.number)
