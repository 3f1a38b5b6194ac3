"""The engine with its real children: it works, it survives kill -9, and nobody outlives anybody."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import psutil
import pytest
from PIL import Image

from app.client.token import Token
from app.domain.dimensions import parse_dimensions
from app.editing.change import FieldChange
from app.editing.values import PictureRef
from app.engine.catalog.catalog import ItemRow, ListingQuery
from app.engine.catalog.listing_search import ListingSearch
from app.engine.events import (
    Connected,
    Disconnected,
    Event,
    NoticeRaised,
    OutboxChanged,
    ProcessBack,
    ProcessLost,
    Reached,
    Synced,
    WorkEnded,
)
from app.engine.listings.listings import OpenListing
from app.engine.notices import Notice
from app.engine.processes.protocol import (
    EXIT_LOCKED,
    EXIT_STORAGE,
    Connect,
    connect_line,
    start_line,
)
from app.engine.session import Session, Target, open_session
from app.engine.worker import Worker
from app.paths import program
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.catalog.facets_file import FACETS_FILE
from app.workspace.journal.job_orders import Job
from app.workspace.journal.tables import DRAFTS
from app.workspace.lock import ProcessLock
from app.workspace.sqlite.integrity import report_damage
from tests.stands.facets_beside import facets_beside
from tests.stands.patience import gone_within
from tests.stands.processes import start, stop
from tests.stands.seeded_store import lay_store

pytestmark = pytest.mark.usefixtures("forked")

LISTINGS = 40


class Watch:
    """Remembers the events of a session and waits for what a test is after."""

    def __init__(self, session: Session) -> None:
        self.events: list[Event] = []
        self._changed = asyncio.Event()
        session.events.subscribe(self._note)

    def _note(self, event: Event) -> None:
        self.events.append(event)
        self._changed.set()

    def of(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    async def until(self, happened: Callable[[], bool], seconds: float = 60) -> None:
        async with asyncio.timeout(seconds):
            while not happened():
                self._changed.clear()
                await self._changed.wait()


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("practice")
    lay_store(folder, LISTINGS)
    return folder


@pytest.fixture
async def session(store: Path, tmp_path: Path) -> AsyncIterator[Session]:
    target = Target("practice", True, store=store, options=("--listings", str(LISTINGS)))
    made = await open_session(tmp_path / "shop", target)
    yield made
    await made.close()


async def connected(session: Session) -> Watch:
    watch = Watch(session)
    assert await session.connect(), watch.events
    await watch.until(lambda: bool(watch.of(Synced)))
    return watch


def row_at(session: Session, query: ListingQuery, place: int = 0) -> ItemRow:
    """The listing at a place of the table."""
    return ListingSearch(session.catalog.path).rows(query, place, 1)[0]


async def opened(session: Session, path: str, value: Any, place: int = 0) -> OpenListing:
    """An active listing with one edit."""
    row = row_at(session, ListingQuery(view="active", sort="title"), place)
    listing = await session.listings.open(row.id)
    draft = listing.draft
    draft.apply(FieldChange(path, draft.value(path), value))
    return listing


async def test_that_a_listing_is_read_changed_and_remembered(session: Session) -> None:
    watch = await connected(session)
    assert session.catalog.tab_counts()["all"] == watch.of(Synced)[0].receipt.counted == 40
    assert session.catalog.shop().site_id == session.account.site_id == "MX"
    listing = await opened(session, "seller_custom_field", "NUEVO-1")
    assert listing.live
    outcome = await session.listings.save(listing)
    assert (outcome.state, outcome.findings) == ("done", ())
    item_id = listing.draft.item_id
    assert (await session.listings.open(item_id)).item["seller_custom_field"] == "NUEVO-1"
    row = session.catalog.row(item_id)
    assert row is not None
    assert row.seller_custom_field == "NUEVO-1"
    (entry,) = await session.outbox.read(lambda store: store.history.of_item(item_id))
    assert entry.sent == {"seller_custom_field": "NUEVO-1"}


async def test_that_only_the_marketplace_listens_and_only_to_this_machine(session: Session) -> None:
    await connected(session)
    heard = {
        name: {
            one.laddr.ip
            for one in psutil.Process(pid).net_connections()
            if one.status == psutil.CONN_LISTEN
        }
        for name, pid in session.child_ids.items()
    }
    assert heard.pop("marketplace") == {"127.0.0.1"}
    assert set().union(*heard.values()) == set()


async def test_that_a_new_picture_goes_up_with_the_save(session: Session) -> None:
    await connected(session)
    target = io.BytesIO()
    Image.new("RGB", (600, 500), (10, 90, 200)).save(target, "PNG")
    ready = await session.pictures.prepare(target.getvalue())
    listing = await opened(session, "warranty", "", place=1)
    before = listing.draft.base_value("pictures")
    listing.draft.apply(
        FieldChange("pictures", before, (*before[:5], PictureRef("file", ready.sha)))
    )
    outcome = await session.listings.save(listing)
    assert outcome.state == "done"
    assert outcome.item is not None
    assert len(outcome.item["pictures"]) == len(before[:5]) + 1
    newest = outcome.item["pictures"][-1]
    thumbnail = await session.pictures.thumbnail(newest["url"], 64, key=newest["id"])
    assert thumbnail is not None


async def test_that_a_refusal_is_shown_at_its_field_and_the_draft_is_kept(session: Session) -> None:
    await connected(session)
    title = "Mesa " * 60
    listing = await opened(session, "title", title, place=2)
    outcome = await session.listings.save(listing)
    assert outcome.state == "refused"
    assert "title" in {finding.path for finding in outcome.findings}
    assert listing.draft.item_id in await session.listings.drafts()
    again = await session.listings.open(listing.draft.item_id)
    assert again.draft.value("title") == title
    await session.listings.discard(again.draft)
    assert listing.draft.item_id not in await session.listings.drafts()


async def test_that_shipping_is_asked_for_items_and_measures(session: Session) -> None:
    await connected(session)
    house = await session.shipping.for_item(row_at(session, ListingQuery(sort="price")).id)
    assert (house.classified, house.coverage, house.offers) == (True, None, ())
    rows = ListingSearch(session.catalog.path).rows(ListingQuery(sort="price"), 0, 50)
    row = next(row for row in rows if row.free_shipping)
    answer = await session.shipping.for_item(row.id)
    assert answer.coverage is not None
    assert len(answer.offers) == 3
    small = parse_dimensions("10x10x10,200")
    large = parse_dimensions("60x50x40,9000")
    assert small is not None
    assert large is not None
    costs = [
        (
            await session.shipping.for_measures(
                size, category_id=answer.category_id, price=answer.price
            )
        ).shipping_cost
        for size in (small, large)
    ]
    assert 0 < costs[0] < costs[1]


@pytest.mark.parametrize("process", ["worker", "marketplace"])
async def test_that_a_killed_child_is_noticed_reported_and_replaced(
    session: Session, process: str
) -> None:
    watch = await connected(session)
    pid = session.child_ids[process]
    os.kill(pid, signal.SIGKILL)
    await watch.until(lambda: ProcessLost(process, True) in watch.events)
    await watch.until(lambda: ProcessBack(process) in watch.events)
    assert session.child_ids[process] != pid
    listing = await opened(session, "seller_custom_field", f"TRAS-{process}", place=3)
    assert (await session.listings.save(listing)).state == "done"


async def test_that_an_order_to_a_worker_whose_death_was_not_noticed_starts_no_second_one(
    session: Session,
) -> None:
    watch = await connected(session)
    pid = session.child_ids["worker"]
    worker = psutil.Process(pid)
    os.kill(pid, signal.SIGKILL)
    # The loop stands still meanwhile, so that nobody notices.
    assert gone_within([worker], seconds=5) == []
    session.start(Job.SEND)
    assert session.child_ids["worker"] == pid
    await watch.until(lambda: ProcessBack("worker") in watch.events)
    assert session.child_ids["worker"] != pid
    await watch.until(lambda: WorkEnded(Job.SEND) in watch.events)


@pytest.mark.timeout(300)
async def test_that_kills_of_the_worker_lose_and_repeat_no_save(session: Session) -> None:
    watch = await connected(session)
    wanted, numbers = {}, set()
    for place in range(12):
        listing = await opened(session, "seller_custom_field", f"CORTE-{place}", place=place)
        wanted[listing.draft.item_id] = f"CORTE-{place}"
        row = await session.outbox.add(listing.draft)
        numbers.add(row.number)
        if place % 5 == 2:
            # The one killed before it may not be back yet.
            await watch.until(lambda: "worker" in session.child_ids)
            os.kill(session.child_ids["worker"], signal.SIGKILL)

    def done() -> set[int]:
        rows = (event.row for event in watch.of(OutboxChanged))
        return {row.number for row in rows if row.state.value == "done"}

    # What a kill met on its way, and did not arrive, goes again two minutes later.
    await watch.until(lambda: done() == numbers, 200)
    for item_id, code in wanted.items():
        assert (await session.listings.open(item_id)).item["seller_custom_field"] == code
        sent = await session.outbox.read(lambda store, one=item_id: store.history.of_item(one))
        assert len(sent) == 1


async def test_that_a_child_that_dies_at_once_is_given_up_with_its_last_words(
    tmp_path: Path,
) -> None:
    (tmp_path / "store").write_text("this is no folder")
    target = Target("practice", True, store=tmp_path / "store")
    session = await open_session(tmp_path / "shop", target)
    watch = Watch(session)
    assert not await session.connect()
    (lost,) = watch.of(Disconnected)
    assert lost.notice.code == "process_given_up"
    assert lost.notice.detail
    assert session.child_ids == {}
    await session.close()


async def test_that_a_refused_token_is_reported_and_a_good_one_heals(
    session: Session, tmp_path: Path
) -> None:
    await connected(session)
    base_url = session.base_url
    bad = Token("APP-1-" + "0" * 32)
    elsewhere = await open_session(
        tmp_path / "elsewhere", Target("other", False, base_url=base_url, token=bad)
    )
    watch = Watch(elsewhere)
    assert not await elsewhere.connect()
    assert watch.of(Disconnected)[0].notice.code == "token_refused"
    assert elsewhere.account.token_state == "refused"
    assert await elsewhere.sign_in(session.sellers[0].token)
    await watch.until(lambda: bool(watch.of(Synced)))
    assert watch.of(Connected)
    await elsewhere.close()


async def test_that_a_marketplace_that_is_lost_while_it_is_asked_is_reported_and_found_again(
    tmp_path: Path,
) -> None:
    served = start(tmp_path / "store", "--port", "0")
    target = Target("other", False, base_url=served.base_url, token=Token(served.tokens["MX"]))
    session = await open_session(tmp_path / "shop", target)
    try:
        watch = await connected(session)
        stop(served)
        listing = await opened(session, "title", "Otro")
        assert not listing.live
        await watch.until(lambda: bool(watch.of(Disconnected)))
        assert watch.of(Disconnected)[0].notice.code == "unreachable"
        # A question more is no news.
        assert not (await session.listings.open(listing.draft.item_id)).live
        served = start(tmp_path / "store", "--port", served.base_url.rpartition(":")[2])
        await watch.until(lambda: len(watch.of(Connected)) == 2)
        assert len(watch.of(Disconnected)) == 1
        assert (await session.listings.open(listing.draft.item_id)).live
    finally:
        await session.close()
        stop(served)


CONSOLE = """
import asyncio, sys
from pathlib import Path
from app.engine.session import Target, open_session

async def main():
    target = Target("practice", True, store=Path(sys.argv[1]))
    session = await open_session(Path(sys.argv[2]), target)
    if not await session.connect():
        sys.exit("no marketplace")
    async with asyncio.timeout(60):
        while "worker" not in session.child_ids:
            await asyncio.sleep(0.05)
    print(*session.child_ids.values(), flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_that_no_child_outlives_the_console_by_five_seconds(
    store: Path, tmp_path: Path, how: signal.Signals
) -> None:
    console = subprocess.Popen(
        [sys.executable, "-c", CONSOLE, str(store), str(tmp_path / "shop")],
        stdout=subprocess.PIPE,
    )
    assert console.stdout is not None
    try:
        children = [psutil.Process(int(pid)) for pid in console.stdout.readline().split()]
        assert len(children) == 2
        os.kill(console.pid, how)
        console.wait(10)
    finally:
        console.kill()
        console.communicate()
    assert gone_within(children, seconds=5) == []


async def test_that_the_token_is_in_no_argument_environment_or_file(session: Session) -> None:
    watch = await connected(session)
    listing = await opened(session, "seller_custom_field", "CANARIO", place=4)
    await session.listings.save(listing)
    os.kill(session.child_ids["worker"], signal.SIGKILL)
    await watch.until(lambda: ProcessBack("worker") in watch.events)
    secret = session.sellers[0].token.reveal()
    for pid in session.child_ids.values():
        process = psutil.Process(pid)
        assert secret not in " ".join(process.cmdline())
        assert secret not in str(process.environ())
    assert "VITRINA_TOKEN" not in psutil.Process(session.child_ids["worker"]).environ()
    folder = session.pictures._workspace.path
    for file in folder.rglob("*"):
        if file.is_file():
            assert secret.encode() not in file.read_bytes(), file.name
    assert secret not in repr(watch.events) + repr(session.sellers)


def run_worker_once(folder: Path, text: bytes) -> subprocess.CompletedProcess[bytes]:
    command = program("worker", "--workspace", str(folder))
    return subprocess.run(command, input=text, capture_output=True, timeout=30)


def test_that_a_second_worker_says_so_and_goes(tmp_path: Path) -> None:
    lock = ProcessLock(tmp_path / "worker.lock")
    ended = run_worker_once(tmp_path, b"")
    lock.release()
    assert (ended.returncode, b"worker_elsewhere" in ended.stdout) == (EXIT_LOCKED, True)
    assert run_worker_once(tmp_path, b"").returncode == 0


async def test_that_a_workspace_a_command_works_on_is_waited_for_and_no_fault(
    store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.engine.processes.worker_process.TURN_SECONDS", 0.05)
    monkeypatch.setattr("app.engine.processes.job_orders.UNCLAIMED_SECONDS", 0.05)
    (tmp_path / "shop").mkdir()
    lock = ProcessLock(tmp_path / "shop" / "worker.lock")
    target = Target("practice", True, store=store, options=("--listings", str(LISTINGS)))
    session = await open_session(tmp_path / "shop", target)
    watch = Watch(session)
    assert await session.connect()
    elsewhere = NoticeRaised(Notice("worker_elsewhere"))
    await watch.until(lambda: elsewhere in watch.events)
    pids = {session.child_ids.get("worker")}
    async with asyncio.timeout(20):
        while len(pids - {None}) < 3:
            pids.add(session.child_ids.get("worker"))
            await asyncio.sleep(0.01)
    lock.release()
    await watch.until(lambda: bool(watch.of(Synced)))
    await session.close()
    assert watch.events.count(elsewhere) == 1
    assert watch.of(ProcessLost) == []
    back = watch.events.index(ProcessBack("worker"))
    assert watch.events.index(elsewhere) < back < watch.events.index(watch.of(Synced)[0])


async def test_that_files_that_cannot_be_used_are_reported_once_and_tried_again(
    store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.engine.processes.worker_process.STORAGE_PAUSES", (0.05,))
    target = Target("practice", True, store=store, options=("--listings", str(LISTINGS)))
    session = await open_session(tmp_path / "shop", target)
    (tmp_path / "shop" / "snapshots.db").mkdir()
    watch = Watch(session)
    assert await session.connect()
    await watch.until(lambda: bool(watch.of(NoticeRaised)))
    pids = {session.child_ids.get("worker")}
    async with asyncio.timeout(20):
        while len(pids - {None}) < 3:
            pids.add(session.child_ids.get("worker"))
            await asyncio.sleep(0.01)
    (tmp_path / "shop" / "snapshots.db").rmdir()
    await watch.until(lambda: bool(watch.of(Synced)))
    await session.close()
    assert len(watch.of(NoticeRaised)) == 1
    assert watch.of(ProcessLost) == []
    assert ProcessBack("worker") in watch.events


async def test_that_a_marketplace_that_was_given_up_is_started_when_it_is_asked_for(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = await connected(session)
    monkeypatch.setattr("app.engine.processes.kept_child.MOST_RESTARTS", 0)
    first = session.child_ids["marketplace"]
    os.kill(first, signal.SIGKILL)
    await watch.until(lambda: ProcessLost("marketplace", False) in watch.events)
    assert await session.connect()
    assert session.child_ids["marketplace"] != first
    assert session.account.user is not None


@pytest.mark.parametrize("text", [b"", b"garbage\n{}\n[1]\n", b'{"command": "sync"}\n', b"\xff\n"])
def test_that_a_worker_takes_anything_and_ends_with_its_input(tmp_path: Path, text: bytes) -> None:
    ended = run_worker_once(tmp_path, text)
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_that_a_worker_that_reaches_nobody_still_ends_with_its_input(tmp_path: Path) -> None:
    line = connect_line(Connect("http://127.0.0.1:9", Token("APP-1-00000000"), "1"))
    ended = run_worker_once(tmp_path, line + start_line(Job.SYNC) + start_line(Job.SEND))
    assert ended.returncode == 0


async def test_that_a_worker_made_ready_does_the_job_that_follows(
    store: Path, tmp_path: Path
) -> None:
    target = Target("practice", True, store=store, options=("--listings", str(LISTINGS)), begin=())
    session = await open_session(tmp_path / "shop", target)
    watch = Watch(session)
    assert await session.connect()
    assert "worker" not in session.child_ids
    session.prepare()
    session.prepare()
    pid = session.child_ids["worker"]
    await watch.until(lambda: bool(watch.of(Reached)))
    assert not watch.of(WorkEnded)
    session.start(Job.SYNC)
    await watch.until(lambda: bool(watch.of(Synced)))
    assert session.child_ids["worker"] == pid
    await session.close()


async def test_that_the_worker_keeps_the_facets_up_to_date_once_somebody_has_asked(
    session: Session,
) -> None:
    await connected(session)
    reader = CatalogReader(session.catalog.path)
    with facets_beside(reader):
        pass
    reader.close()

    def made_of(*run: str) -> int:
        with closing(sqlite3.connect(session.catalog.path.with_name(FACETS_FILE))) as database:
            for statement in run:
                database.execute(statement)
            database.commit()
            return int(database.execute("SELECT change FROM made_of").fetchone()[0])

    whole = made_of()
    assert made_of("UPDATE made_of SET change = 0") == 0 < whole
    watch = Watch(session)
    session.start(Job.SYNC)
    await watch.until(lambda: bool(watch.of(Synced)))
    async with asyncio.timeout(20):
        while made_of() != whole:
            await asyncio.sleep(0.02)


async def test_that_an_idle_worker_ends_by_itself(tmp_path: Path) -> None:
    ours, theirs = os.pipe()
    with os.fdopen(ours, "rb", buffering=0) as reader, os.fdopen(theirs, "wb") as writer:
        worker = Worker(tmp_path, reader, io.BytesIO(), idle_seconds=0.05)
        async with asyncio.timeout(5):
            assert await worker.run() == 0
        writer.close()


async def test_that_damaged_rows_of_the_journal_are_reported(session: Session) -> None:
    await connected(session)
    session._journal.insert(DRAFTS, {"item_id": "MX1", "saved_at": 1, "body": b"{}"})
    session._journal.database.run("UPDATE drafts SET saved_at = 2")
    watch = await connected(session)
    assert NoticeRaised(Notice("journal_damaged", {"rows": 1, "tables": ["drafts"]})) in (
        watch.events
    )


def test_that_a_worker_without_usable_files_says_so(tmp_path: Path) -> None:
    (tmp_path / "journal.db").mkdir()
    ended = run_worker_once(tmp_path, b"")
    assert ended.returncode == EXIT_STORAGE
    assert b'"notice"' in ended.stdout


async def test_that_a_damaged_catalogue_is_made_again_while_drafts_stay(session: Session) -> None:
    folder = session.pictures._workspace.path
    (folder / "catalogue.db").write_bytes(b"not a database" * 1000)
    assert session.catalog.tab_counts()["all"] == 0
    watch = await connected(session)
    assert "catalogue_rebuilt" in [e.notice.code for e in watch.of(NoticeRaised)]
    assert session.catalog.tab_counts()["all"] == 40
    assert (folder / "catalogue.db.bad-1").exists()


async def test_that_a_catalogue_that_is_lost_in_a_sync_is_read_again(session: Session) -> None:
    watch = await connected(session)
    await watch.until(lambda: len(watch.of(WorkEnded)) == 2)
    folder = session.pictures._workspace.path
    report_damage(folder / "catalogue.db")
    watch.events.clear()
    session.start(Job.SYNC)
    await watch.until(lambda: bool(watch.of(Synced)))
    assert [e.notice.code for e in watch.of(NoticeRaised)] == ["catalogue_rebuilt"]
    assert session.catalog.tab_counts()["all"] == LISTINGS


async def test_that_a_catalogue_that_is_lost_is_read_again_by_a_worker_that_only_sends(
    session: Session,
) -> None:
    watch = await connected(session)
    await watch.until(lambda: len(watch.of(WorkEnded)) == 2)
    folder = session.pictures._workspace.path
    report_damage(folder / "catalogue.db")
    watch.events.clear()
    os.kill(session.child_ids["worker"], signal.SIGKILL)
    await watch.until(lambda: bool(watch.of(Synced)))
    assert session.catalog.tab_counts()["all"] == LISTINGS
