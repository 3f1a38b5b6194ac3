"""Emptying the outbox through outages: all of it goes once, and an outage is reported once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.values import PictureRef
from app.engine.events import NoticeRaised, SendProgress
from app.engine.sending.dispatcher import LONGEST_WAIT, SETTLE_SECONDS
from app.workspace.errors import StorageFull
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxState
from tests.stands import fake_marketplace as fake
from tests.stands.fake_marketplace import FakeMarketplace, item_body
from tests.stands.sending_desk import DATA, SHA, Desk


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    uploads = tmp_path / "uploads"
    uploads.mkdir()
    (uploads / f"{SHA}.jpg").write_bytes(DATA)
    journal = Journal(tmp_path / "journal.db")
    yield Desk(FakeMarketplace(*(item_body(f"MX{n}") for n in range(1, 6))), journal, uploads)
    journal.close()


def add(desk: Desk, item_id: str, title: str) -> None:
    draft = ItemDraft(item_id, desk.shop.stored[item_id])
    draft.apply(FieldChange("title", draft.value("title"), title))
    desk.outbox.add(draft)


def notices(desk: Desk) -> list[str]:
    return [event.notice.code for event in desk.told if isinstance(event, NoticeRaised)]


async def test_that_everything_queued_goes_in_order_and_once(desk: Desk) -> None:
    for number in (3, 1, 5, 2, 4):
        add(desk, f"MX{number}", f"Título {number}")
    await desk.flush.run()
    assert [c[1]["title"][-1] for c in desk.shop.calls if c[0] == "put"] == [
        "3",
        "1",
        "5",
        "2",
        "4",
    ]
    assert desk.states == ["done"] * 5
    assert desk.told[-1] == SendProgress(0, 0)


async def test_that_an_outage_is_reported_once_and_waited_for_longer_and_longer(desk: Desk) -> None:
    add(desk, "MX1", "Título")
    desk.shop.faults["get"] = [fake.NOT_SENT] * 9
    await desk.flush.run()
    assert (desk.states, notices(desk)) == (["done"], ["unreachable"])
    assert desk.clock.slept == [1, 2, 4, 8, 16, 32, LONGEST_WAIT, LONGEST_WAIT, LONGEST_WAIT]
    assert desk.shop.count("put") == 1


@pytest.mark.parametrize("fault", [fake.BAD_TOKEN, fake.FORBIDDEN])
async def test_that_a_refused_token_stops_at_that_row(desk: Desk, fault: Any) -> None:
    add(desk, "MX1", "Uno")
    add(desk, "MX2", "Dos")
    desk.shop.faults["put"] = [fault]
    await desk.flush.run()
    assert desk.states == ["queued", "queued"]
    assert desk.clock.slept == []
    assert len(notices(desk)) == 1
    await desk.flush.run()
    assert desk.states == ["done", "done"]


async def test_that_a_lost_picture_is_looked_for_only_after_it_could_have_landed(
    desk: Desk,
) -> None:
    draft = ItemDraft("MX1", desk.shop.stored["MX1"])
    draft.apply(FieldChange("pictures", None, (PictureRef("id", "P1"), PictureRef("file", SHA))))
    desk.outbox.add(draft)

    def late(work: Any) -> Any:
        # It times out, and lands while nobody looks.
        asyncio.get_running_loop().call_soon(work)
        return fake.TIMED_OUT_BEFORE(work)

    desk.shop.faults["upload"] = [late]
    await desk.flush.run()
    assert SETTLE_SECONDS in desk.clock.slept
    assert (desk.states, desk.shop.count("upload")) == (["done"], 1)
    assert len(desk.shop.stored["MX1"]["pictures"]) == 2


@pytest.mark.parametrize(
    ("passed", "waits"),
    [
        (0, [2, 3, 10, 15, 30, 60]),
        (50, [10, 60]),
        (SETTLE_SECONDS, []),
        (9_999, []),
        (-9_999, [2, 3, 10, 15, 30, 60]),
    ],
)
async def test_that_a_process_goes_on_with_the_waiting_of_another(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, passed: float, waits: list[float]
) -> None:
    add(desk, "MX1", "Uno")
    desk.shop.faults["put"] = [fake.TIMED_OUT_BEFORE]
    await desk.send()
    (row,) = desk.outbox.latest()
    assert row.state.value == "unknown"
    later = row.changed_at + int(passed * 1000)
    monkeypatch.setattr("app.workspace.journal.outbox_row.now_ms", lambda: later)
    await desk.flush.run()
    assert desk.clock.slept == waits
    assert (desk.states, desk.shop.count("put")) == (["done"], 2)


async def test_that_of_a_hundred_quick_edits_the_last_one_wins_and_all_are_reported(
    desk: Desk,
) -> None:
    for number in range(100):
        draft = ItemDraft("MX1", desk.shop.stored["MX1"])
        draft.apply(FieldChange("title", draft.value("title"), f"Título {number}"))
        desk.outbox.add(draft)
    await desk.flush.run()
    assert desk.states == ["done"] * 100
    assert desk.shop.stored["MX1"]["title"] == "Título 99"
    assert desk.shop.count("put") == 100
    entries = desk.outbox.history.of_item("MX1")
    told = [entry.sent["title"] for entry in entries]
    assert sorted(told) == sorted(f"Título {number}" for number in range(100))


async def test_that_stopping_finishes_the_row_on_its_way_and_no_other(desk: Desk) -> None:
    add(desk, "MX1", "Uno")
    add(desk, "MX2", "Dos")

    def stop(work: Any) -> Any:
        desk.flush.stop()
        return work()

    desk.shop.faults["put"] = [stop]
    await desk.flush.run()
    assert desk.states == ["done", "queued"]


async def test_that_waking_ends_the_wait(desk: Desk) -> None:
    add(desk, "MX1", "Uno")
    desk.shop.faults["get"] = [fake.NOT_SENT]

    async def never(seconds: float) -> None:
        desk.clock.slept.append(seconds)
        asyncio.get_running_loop().call_soon(desk.flush.wake)
        await asyncio.Event().wait()

    desk.clock.sleep = never
    await desk.flush.run()
    assert (desk.states, desk.clock.slept) == (["done"], [1])


async def test_that_a_full_disk_leaves_no_row_behind(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(desk, "MX1", "Uno")

    def full(moves: Any) -> Any:
        raise StorageFull("no space")

    with monkeypatch.context() as disk:
        disk.setattr(desk.outbox, "move_all", full)
        with pytest.raises(StorageFull):
            await desk.flush.run()
    assert desk.states == ["sending"]
    await desk.flush.run()
    assert (desk.states, desk.shop.count("put")) == (["done"], 1)


@pytest.mark.logs_warnings
@pytest.mark.parametrize(
    ("when", "notice"), [("before", "unexpected"), ("after", "outcome_unknown")]
)
async def test_that_what_nobody_thought_of_holds_one_row_and_no_other(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, when: str, notice: str
) -> None:
    for number in (1, 2, 3):
        add(desk, f"MX{number}", f"Título {number}")

    def broken(work: Any) -> Any:
        raise LookupError("nobody thought of this")

    desk.shop.faults["get" if when == "before" else "put"] = [None, broken]
    await desk.flush.run()
    assert sorted(desk.states) == ["done", "done", "held"]
    (held,) = desk.outbox.in_states((OutboxState.HELD,))
    assert held.result.notice.code == notice
    assert notices(desk) == ["unexpected"]
