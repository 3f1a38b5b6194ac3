"""The window shows the calls that the marketplace receives: method, path and body of each."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.domain.calls import Call
from app.domain.wire import write_json
from app.editing.draft_calls import NOT_KNOWN_YET, call_that_was_made
from app.editing.values import PictureRef
from app.engine.sending.creation import creation
from app.engine.sending.description import with_texts
from app.ui.activity.row_state import RowFacts, calls_of_row
from app.workspace.journal.outbox import OutboxRow, OutboxState
from app.workspace.outbox_command import Change, Kind
from tests.engine.market_bench import SHA, Bench, creation_form, fill_store, new_listing, open_bench
from tests.engine.test_unknown_outcomes import WRITES

Received = list[tuple[str, str, Any]]


@pytest.fixture(scope="module")
def filled_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return fill_store(tmp_path_factory.mktemp("filled"))


@pytest.fixture
async def bench(filled_store: Path, tmp_path: Path) -> AsyncIterator[Bench]:
    async with open_bench(filled_store, tmp_path) as bench:
        yield bench


def listen(bench: Bench) -> Received:
    """Note every write that reaches the marketplace."""
    received: Received = []

    def note(request: httpx.Request) -> bool:
        if request.method != "GET":
            is_json = request.headers.get("content-type", "").startswith("application/json")
            body = json.loads(request.content) if is_json else None
            received.append((request.method, request.url.path, body))
        return False

    bench.wire.meant = note
    return received


def shown(row: OutboxRow) -> list[Call]:
    facts = RowFacts(row.item_draft(), (), (), None, row.command())
    return calls_of_row(row, facts)


def as_received(calls: list[Call], received: Received) -> Received:
    """What is shown, with the ids that were not known yet as they came to be."""
    came = iter(
        picture["id"]
        for _, _, body in received
        for picture in (body or {}).get("pictures", ())
        if not str(picture.get("id", "-")).endswith(("-a", "-b")) and "id" in picture
    )

    def filled(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: filled(inner) for name, inner in value.items()}
        if isinstance(value, list):
            return [filled(inner) for inner in value]
        return next(came) if value == NOT_KNOWN_YET else value

    read = [(call.method, call.path, _json(call.body)) for call in calls]
    return [(method, path, filled(body)) for method, path, body in read]


def _json(body: object) -> Any:
    return None if body is None else json.loads(write_json(body))


async def carry(bench: Bench, row: OutboxRow) -> None:
    """Send a row, and compare what was shown with what was received, and with the history."""
    calls = shown(row)
    received = listen(bench)
    await bench.flush.run()
    sent = bench.outbox.find(row.number)
    assert sent is not None
    assert sent.state is OutboxState.DONE, sent.result
    assert calls
    assert as_received(calls, received) == received
    entries = bench.outbox.history.of_operation(row.op_id, sent.listing_id)
    told = [call_that_was_made(entry.call, entry.sent) for entry in entries]
    assert [(call.method, call.path, _json(call.body)) for call in told] == [
        one for one in received if one[2] is not None
    ]


MORE: list[tuple[str, Callable[[dict[str, Any]], Change]]] = [
    (
        "fields",
        lambda item: Change(item["id"], item, {"price": 321, "shipping.local_pick_up": True}),
    ),
    ("description", lambda item: Change(item["id"], item, {"description": "Otra"})),
    (
        "description and picture and title",
        lambda item: Change(
            item["id"],
            item,
            {
                "title": "Otra cosa de lino",
                "description": "Otra",
                "pictures": (PictureRef("file", SHA),),
            },
        ),
    ),
    ("closing", lambda item: Change(item["id"], item, {"status": "closed"})),
]


@pytest.mark.parametrize("write", WRITES, ids=[write.name for write in WRITES])
async def test_that_what_is_shown_is_what_the_marketplace_received(
    bench: Bench, write: Any
) -> None:
    if write.prepare is not None:
        await bench.api.items.update(bench.item_id, write.prepare(await bench.body()))
    (row,) = bench.outbox.add_changes([write.order(await bench.body())])
    await carry(bench, row)


@pytest.mark.parametrize(("name", "order"), MORE, ids=[name for name, _ in MORE])
async def test_that_texts_and_fields_are_shown_as_they_are_received(
    bench: Bench, name: str, order: Callable[[dict[str, Any]], Change]
) -> None:
    item = await with_texts(bench.api, await bench.body())
    (row,) = bench.outbox.add_changes([order(dict(item))])
    await carry(bench, row)


async def test_that_a_deletion_is_shown_as_it_is_received(bench: Bench) -> None:
    await bench.api.items.update(bench.item_id, {"status": "closed"})
    change = Change(bench.item_id, await bench.body(), {"deleted": True})
    (row,) = bench.outbox.add_changes([change])
    await carry(bench, row)


@pytest.mark.parametrize("code", [None, "SKU-1"])
async def test_that_a_creation_is_shown_with_the_tag_it_is_found_by(
    bench: Bench, code: str | None
) -> None:
    form = {**creation_form(bench), "title": "Mantel de lino"}
    row = bench.outbox.add(*creation({**form, "seller_custom_field": code} if code else form))
    (call,) = shown(row)
    assert call.body is not None
    assert str(call.body["seller_custom_field"]).startswith(code or "mc-")
    await carry(bench, row)


@pytest.mark.parametrize("body", [{}, {"price": 300, "quantity": 2}])
async def test_that_a_relisting_is_shown_as_it_is_received(
    bench: Bench, body: dict[str, Any]
) -> None:
    item_id = await new_listing(bench)
    closed = await bench.api.items.update(item_id, {"status": "closed"})
    change = Change(item_id, closed, {}, Kind.RELIST, details={"body": body})
    (row,) = bench.outbox.add_changes([change])
    await carry(bench, row)
