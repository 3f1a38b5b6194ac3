"""Commands beside an open window: its worker does their work, and they report the outcome."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from app.engine.events import Synced, SyncProgress
from app.engine.session import Session, open_session
from app.workspace.journal.job_orders import OrderState
from app.workspace.lock import ProcessLock
from app.workspace.sqlite.database import open_reading
from tests.engine.test_processes import Watch
from tests.stands.command_line import Answer, fill, practice, vitrina

pytestmark = pytest.mark.usefixtures("forked")


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    workspace = tmp_path_factory.mktemp("beside") / "shop"
    fill(workspace)
    return workspace


@pytest.fixture
def shop(filled: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(filled, tmp_path / "shop"))


@pytest.fixture
async def window(shop: Path) -> AsyncIterator[Session]:
    """What an open window has: a connected shop whose worker has just synced and waits."""
    session = await opened(shop)
    yield session
    await session.close()


async def opened(shop: Path) -> Session:
    session = await open_session(shop, practice(shop))
    watch = Watch(session)
    await session.connect()
    await watch.until(lambda: bool(watch.of(Synced)), 60)
    assert "worker" in session.child_ids
    return session


async def command(*words: object, shop: Path) -> Answer:
    return await asyncio.to_thread(vitrina, *words, workspace=shop)


async def planned(shop: Path, *sets: str) -> Path:
    plan = shop.parent / f"plan{len(list(shop.parent.glob('plan*')))}.json"
    options = [word for text in sets for word in ("--set", text)]
    where = "status:active variations:0"
    made = await command("plan", "new", "--where", where, *options, "--out", plan, shop=shop)
    assert made.code == 0, made.err
    return plan


def orders(shop: Path) -> list[tuple[str, str]]:
    database = open_reading(shop / "journal.db")
    assert database is not None
    rows = database.rows("SELECT kind, state FROM orders ORDER BY number")
    database.close()
    return [(kind, state) for kind, state in rows]


async def test_that_a_sync_is_done_by_the_worker_of_the_window(shop: Path, window: Session) -> None:
    worker, watch = window.child_ids["worker"], Watch(window)
    answer = await command("sync", "--json", shop=shop)
    assert answer.code == 0, answer.err
    assert (answer.json["counted"], answer.json["complete"]) == (40, True)
    assert orders(shop) == [("sync", OrderState.DONE)]
    assert window.child_ids["worker"] == worker
    # The window shows it as a sync of its own.
    assert watch.of(SyncProgress)
    assert watch.of(Synced)[0].receipt.counted == 40


async def test_that_looking_asks_the_marketplace_of_the_window_and_orders_nothing(
    shop: Path, window: Session
) -> None:
    row = window.catalog.rows_at([1])[0]
    assert row is not None
    for words in (("show", row.id), ("show", row.id, "--stored"), ("account",), ("orders",)):
        answer = await command(*words, "--json", shop=shop)
        assert (answer.code, answer.err) == (0, "")
        assert answer.json
    assert orders(shop) == []


async def test_that_a_plan_is_applied_and_taken_back_beside_a_window(
    shop: Path, window: Session
) -> None:
    plan = await planned(shop, "sku=BESIDE")
    applied = await command("plan", "apply", plan, "--json", shop=shop)
    assert applied.code == 0, applied.err
    wanted = len(json.loads(plan.read_text())["listings"])
    assert applied.json["counts"] == {"done": wanted}
    again = await command("plan", "apply", plan, "--json", shop=shop)
    assert (again.code, again.json["counts"]) == (0, {})
    undone = await command("plan", "undo", plan, "--json", shop=shop)
    assert (undone.code, undone.json["counts"]) == (0, {"done": wanted})
    assert {state for _, state in orders(shop)} == {OrderState.DONE}


async def test_that_one_listing_is_changed_beside_a_window(shop: Path, window: Session) -> None:
    item_id = (await active(shop))[0]
    answer = await command("edit", item_id, "sku=BESIDE-1", "--json", shop=shop)
    assert (answer.code, answer.json["row"]["state"]) == (0, "done"), answer.err
    again = await command("edit", item_id, "sku=BESIDE-1", "--json", shop=shop)
    assert (again.code, again.json["row"]) == (0, None)


async def active(shop: Path) -> list[str]:
    """The ids of the listings that sell, without variations."""
    where = ("--where", "status:active variations:0", "--format", "json")
    answer = await command("export", *where, shop=shop)
    return [row["id"] for row in json.loads(answer.out)]


async def test_that_four_commands_at_once_all_end(shop: Path, window: Session) -> None:
    plans = [await planned(shop, f"{field}=T-1") for field in ("sku", "video_id")]
    answers = await asyncio.gather(
        command("plan", "apply", plans[0], shop=shop),
        command("plan", "apply", plans[1], shop=shop),
        command("sync", shop=shop),
        command("send", shop=shop),
    )
    assert [answer.code for answer in answers] == [0, 0, 0, 0], [a.err for a in answers]


async def test_that_an_order_outlives_the_window_that_took_it(shop: Path) -> None:
    window = await opened(shop)
    plan = await planned(shop, "sku=KILLED")
    os.kill(window.child_ids["worker"], signal.SIGSTOP)
    running = asyncio.create_task(command("plan", "apply", plan, "--json", shop=shop))
    async with asyncio.timeout(60):
        while not orders(shop):
            await asyncio.sleep(0.05)
    os.kill(window.child_ids["worker"], signal.SIGKILL)
    await window.close()
    answer = await running
    assert answer.code == 0, answer.err
    assert answer.json["counts"] == {"done": len(json.loads(plan.read_text())["listings"])}


async def test_that_an_order_goes_on_when_the_window_that_took_it_is_closed(shop: Path) -> None:
    window = await opened(shop)
    plan = await planned(shop, "sku=CLOSED")
    running = asyncio.create_task(command("plan", "apply", plan, "--json", shop=shop))
    async with asyncio.timeout(60):
        while not any(state == OrderState.CLAIMED for _, state in orders(shop)):
            await asyncio.sleep(0.01)
    await window.close()
    answer = await running
    assert answer.code == 0, answer.err
    assert answer.json["counts"] == {"done": len(json.loads(plan.read_text())["listings"])}


@pytest.mark.prove
async def test_that_what_no_worker_takes_stays_in_the_outbox_and_is_reported(shop: Path) -> None:
    plan = await planned(shop, "sku=WAITS")
    lock = ProcessLock(shop / "worker.lock")
    answer = await command("plan", "apply", plan, "--json", shop=shop)
    lock.release()
    assert answer.code == 6
    assert answer.json["counts"] == {"queued": len(json.loads(plan.read_text())["listings"])}
    assert "working on this shop" in answer.err
    assert orders(shop) == []
    sent = await command("send", "--json", shop=shop)
    assert sent.code == 0, sent.err
