"""Progress and result of a row as they are kept: every form opens, and nothing unknown is lost."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path

import pytest

from app.domain.wire import write_json
from app.domain.wire_item import item_of
from app.editing.merge import StockTarget
from app.editing.notice import Notice
from app.editing.row_progress import PendingDescription, PendingUpload, RowProgress
from app.editing.row_result import HeldBy, RowResult
from app.rules.findings import Finding
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxState, OutboxStore
from app.workspace.journal.row_json import (
    VERSION,
    NewerRow,
    read_progress,
    read_result,
    write_progress,
    write_result,
)
from app.workspace.journal.tables import OUTBOX
from tests.stands.journal_rows import LONG, draft_of

FULL = RowProgress(
    call="PUT /items/MX1",
    before={"id": "MX1", "price": Decimal("10.50")},
    sent={"price": Decimal("12.00")},
    stock=(StockTarget("available_quantity", 7, 5), StockTarget("variations.1.x", None, 2)),
    is_repairing=True,
    arrived=("title",),
    uploaded={"ab": "P1"},
    uploading=PendingUpload("cd", ("P1", "P2")),
    describing=PendingDescription(("9",), True),
    is_described=True,
    decided=("price", "title"),
    decided_over={"price": Decimal("11.50"), "pictures": {"$pictures": [["id", "P1"]]}},
    left=("condition",),
    is_confirmed=True,
    posted=(1, 2),
    looked=1,
    item_id="MX9",
)
DONE = RowResult(is_settled=True, unmet=("title",), sums={"available_quantity": 7}, was_there=True)
HELD = RowResult(
    (Finding.error("price", "conflict", base=1, mine=2, live=Decimal("3.50")),),
    Notice("held_behind", {"path": "x"}, "said"),
    held_by=HeldBy.EARLIER,
    is_unsettled=True,
)

# Rows as programs before this version wrote them.
OLD_PROGRESS = [
    (b"{}", RowProgress()),
    (
        b'{"call":"PUT /items/MX1","before":{"id":"MX1"},"sent":{"title":"x"},'
        b'"stock":[["available_quantity",7,5],["available_quantity",null,2]],"repairing":true,'
        b'"landed":["price"],"uploaded":{"ab":"P1"},"decided":["price"],"confirmed":true}',
        RowProgress(
            call="PUT /items/MX1",
            before={"id": "MX1"},
            sent={"title": "x"},
            stock=(
                StockTarget("available_quantity", 7, 5),
                StockTarget("available_quantity", None, 2),
            ),
            is_repairing=True,
            arrived=("price",),
            uploaded={"ab": "P1"},
            decided=("price",),
            is_confirmed=True,
        ),
    ),
    (
        b'{"uploading":{"sha":"ab","known":["P1"]},"describing":{"known":[],"last":false},'
        b'"described":true,"stock":[]}',
        RowProgress(
            uploading=PendingUpload("ab", ("P1",)),
            describing=PendingDescription((), False),
            is_described=True,
        ),
    ),
    (
        b'{"call":"POST /items/MX1/relist","sent":{},"posted":[5,6],"looked":0,"item_id":"MX2"}',
        RowProgress(call="POST /items/MX1/relist", sent={}, posted=(5, 6), item_id="MX2"),
    ),
]
OLD_RESULTS = [
    (b"{}", RowResult()),
    (b'{"findings":[],"settled":false}', RowResult()),
    (
        b'{"findings":[{"path":"price","code":"conflict","severity":"error","params":{"mine":2}}],'
        b'"notice":null,"unsettled":true}',
        RowResult((Finding.error("price", "conflict", mine=2),), is_unsettled=True),
    ),
    (
        b'{"held_by":"earlier","notice":{"code":"held_behind","params":{},"detail":""}}',
        RowResult(held_by=HeldBy.EARLIER, notice=Notice("held_behind")),
    ),
    (
        b'{"findings":[],"settled":true,"unmet":["title"],"sums":{"available_quantity":7}}',
        RowResult(is_settled=True, unmet=("title",), sums={"available_quantity": 7}),
    ),
    (b'{"there":true,"findings":[],"settled":false}', RowResult(was_there=True)),
]


UNDER_WAY = RowProgress(call="PUT /items/MX1", before=item_of(LONG), sent={"title": "x"})


@pytest.mark.parametrize("progress", [RowProgress(), FULL, RowProgress(sent={}), UNDER_WAY])
def test_that_progress_is_read_as_it_was_written(progress: RowProgress) -> None:
    assert read_progress(write_progress(progress)) == progress


def test_that_a_long_listing_is_kept_packed() -> None:
    assert len(write_progress(UNDER_WAY)) < len(write_json(LONG)) / 4


@pytest.mark.parametrize("result", [RowResult(), DONE, HELD])
def test_that_a_result_is_read_as_it_was_written(result: RowResult) -> None:
    assert read_result(write_result(result)) == result


@pytest.mark.parametrize(("kept", "progress"), OLD_PROGRESS)
def test_that_progress_of_an_earlier_program_opens(kept: bytes, progress: RowProgress) -> None:
    assert read_progress(kept) == progress


@pytest.mark.parametrize(("kept", "result"), OLD_RESULTS)
def test_that_a_result_of_an_earlier_program_opens(kept: bytes, result: RowResult) -> None:
    assert read_result(kept) == result


def test_that_an_earlier_program_finds_its_keys() -> None:
    keys = json.loads(write_progress(FULL))
    assert keys.pop("version") == VERSION
    assert set(keys) == {
        *("call", "before", "sent", "stock", "repairing", "landed", "uploaded", "uploading"),
        *("describing", "described", "decided", "confirmed", "posted", "looked", "item_id"),
        # What it does not know it keeps: a field that was left is in conflict there again.
        *("decided_over", "left"),
    }
    assert json.loads(write_progress(RowProgress())) == {"version": VERSION}


@pytest.mark.parametrize("read_and_write", ["progress", "result"])
def test_that_what_a_newer_program_added_is_kept(read_and_write: str) -> None:
    kept = b'{"version":1,"colour":{"of":"time"}}'
    if read_and_write == "progress":
        again = write_progress(read_progress(kept))
    else:
        again = write_result(read_result(kept))
    assert json.loads(again) == {"version": 1, "colour": {"of": "time"}}


@pytest.mark.parametrize("kept", [b'{"findings":3,"held_by":"somebody"}', b'{"settled":"perhaps"}'])
def test_that_a_result_of_another_kind_is_kept_and_not_understood(kept: bytes) -> None:
    result = read_result(kept)
    assert (result.findings, result.held_by, result.is_settled) == ((), None, False)
    assert json.loads(write_result(result)) == {**json.loads(kept), "version": VERSION}


@pytest.mark.parametrize(
    "kept",
    [
        b'{"version":2}',
        b'{"version":"1"}',
        b'{"version":true}',
        b'{"sent":3}',
        b'{"before":"no base64"}',
        b'{"before":"AHoxbm8gbGlzdGluZw=="}',
        b'{"before":"WzFd"}',
        b'{"uploading":{"sha":"ab"}}',
        b'{"stock":[["available_quantity"]]}',
        b'{"posted":["now"]}',
    ],
)
def test_that_progress_nobody_here_understands_is_neither_sent_nor_written_over(
    tmp_path: Path, kept: bytes
) -> None:
    with pytest.raises(NewerRow):
        read_progress(kept)
    journal = Journal(tmp_path / "journal.db")
    outbox = OutboxStore(journal)
    strange, plain = outbox.add(draft_of("MX1")), outbox.add(draft_of("MX2"))
    values = {name: getattr(strange, name, b"{}") for name in OUTBOX.checked}
    values.update(state=strange.state.value, steps=kept, result=b"{}")
    journal.update(OUTBOX, values, "number = ?", (strange.number,))
    assert outbox.find(strange.number) is None
    assert [row.number for row in outbox.claim_many(1)] == [plain.number]
    assert outbox.claim_many(1) == []
    assert outbox.counts()[OutboxState.QUEUED] == 1
    (row,) = journal.select(OUTBOX, "WHERE number = ?", (strange.number,))
    assert row[OUTBOX.columns.index("steps")] == kept
    journal.close()


@pytest.mark.parametrize("kept", [b"[]", b"3", b"null"])
def test_that_what_is_no_object_is_refused(kept: bytes) -> None:
    with pytest.raises(ValueError, match="no object"):
        read_progress(kept)
