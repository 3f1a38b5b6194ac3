"""A flush over HTTP that is killed again and again, against the practice marketplace."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from app.client.api import MarketplaceApi
from app.client.requester import Requester
from app.client.token import Token
from app.clock import SystemClock
from app.domain.wire import read_json
from app.engine.sending.creation_search import CreationSearch
from app.engine.sending.dispatcher import SENDINGS_AT_ONCE, Dispatcher
from app.engine.sending.sender import Sender
from app.engine.sending.unanswered_creation import UnansweredCreations
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxState, OutboxStore
from tests.faults.mixed_orders import Order, Shop, orders, photo, read_shop

SETTLE = 1.0
LATE = 0.2
LONGEST_LIFE = 0.12
FAULTS: list[dict[str, Any]] = [
    {"kind": "cut_before_commit", "rate": 0.03},
    {"kind": "cut_after_commit", "rate": 0.03},
    {"kind": "late_commit", "rate": 0.03, "seconds": LATE},
    {"kind": "truncate", "rate": 0.03},
    {"kind": "status", "status": 504, "rate": 0.03},
]
WRITES = (
    ("POST", "/items"),
    ("PUT", "/items/{item_id}"),
    ("POST", "/items/{item_id}/relist"),
    ("POST", "/items/{item_id}/listing_type"),
    ("POST", "/items/{item_id}/pictures"),
    ("PUT", "/items/{item_id}/descriptions/{description_id}"),
)


class Count(NamedTuple):
    """What became of the orders: how many of each name were lost and came twice, kills that hit."""

    lost: Counter[str]
    twice: Counter[str]
    hits: int


class Place:
    """A running marketplace: where it is, and as whom to ask it."""

    def __init__(self, base_url: str, user_id: str, token: str, pid: int) -> None:
        self.base_url = base_url
        self.pid = pid
        self.user_id = user_id
        self.token = token

    def api(self) -> MarketplaceApi:
        """A client of its own."""
        return MarketplaceApi(Requester(self.base_url, Token(self.token), clock=SystemClock()))


@contextmanager
def memory_folder(folder: Path) -> Iterator[Path]:
    """A place for the marketplace's store: in memory where that can be, as nobody kills it."""
    memory = Path("/dev/shm")
    if not os.access(memory, os.W_OK):
        yield folder / "store"
        return
    with tempfile.TemporaryDirectory(prefix="vitrina-p2-", dir=memory) as place:
        yield Path(place) / "store"


@contextmanager
def marketplace(store: Path, listings: int = 30) -> Iterator[Place]:
    """The practice marketplace as a process of its own."""
    command = [sys.executable, "-m", "app", "serve", "--port", "0", "--store", str(store)]
    process = subprocess.Popen(
        [*command, "--json", "--listings", str(listings), "--until-stdin-closes"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    with process:
        assert process.stdout is not None
        assert process.stdin is not None
        ready = read_json(process.stdout.readline())
        seller = read_json(process.stdout.readline())
        try:
            yield Place(
                ready["base_url"], str(seller["user_id"]), seller["access_token"], process.pid
            )
        finally:
            process.stdin.close()
            process.wait(10)


async def prepare(place: Place, journal: Journal, count: int, seed: int) -> list[Order]:
    """Put ``count`` orders in the outbox, and make the marketplace fail."""
    async with place.api() as api:
        shop = await read_shop(api, place.user_id)
        sha = photo(journal.path.parent)
        made = await orders(api, list(shop.items.values()), count, sha)
        OutboxStore(journal).put(order.change for order in made)
        faults = [
            {"method": method, "path": path, **fault} for method, path in WRITES for fault in FAULTS
        ]
        await api.requester.send("POST", "/_practice/faults", json={"seed": seed, "faults": faults})
    return made


async def flush(place: Place, path: Path, ready: Callable[[], None]) -> None:
    """Send what is in the outbox, as the worker does after a start."""
    journal = Journal(path)
    outbox = OutboxStore(journal)
    async with place.api() as api:
        sending = Sender(
            api,
            outbox,
            uploads=path.parent,
            stored=lambda *_: None,
            changed=lambda row: None,
        )
        work = Dispatcher(
            outbox,
            sending,
            clock=SystemClock(),
            publish=lambda event: None,
            searching=CreationSearch(
                outbox, sending.writer, UnansweredCreations(api, place.user_id), auto_relist=True
            ),
            settle_seconds=SETTLE,
            at_once=SENDINGS_AT_ONCE,
        )
        work.recover(lambda row: None)
        ready()
        await work.run()
    journal.close()


def life(place: Place, path: Path, seconds: float | None) -> bool:
    """One life of a flush, killed after ``seconds``; whether it was killed."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            asyncio.run(flush(place, path, lambda: os.close(writing)))
            code = 0
        finally:
            os._exit(code)
    os.close(writing)
    os.read(reading, 1)
    os.close(reading)
    if seconds is not None:
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0
    return os.WIFSIGNALED(status)


def kill_and_count(folder: Path, count: int, kills: int, seed: int) -> Count:
    """Send ``count`` orders through ``kills`` kills."""
    draw = random.Random(seed)
    path = folder / "journal.db"
    with memory_folder(folder) as store, marketplace(store, listings=count + 200) as place:
        journal = Journal(path)
        made = asyncio.run(prepare(place, journal, count, seed))
        journal.close()
        hits = 0
        for number in range(kills):
            # Most hit while it sends; the last ones while it looks for what it lost.
            longest = LONGEST_LIFE if number < kills * 0.97 else 2 * SETTLE
            hits += life(place, path, draw.uniform(0.0, longest))
        life(place, path, None)
        shop = asyncio.run(_read_at_last(place, made))
    journal = Journal(path)
    rows = {row.item_id: row for row in OutboxStore(journal).latest(count)}
    journal.close()
    lost, twice = Counter[str](), Counter[str]()
    for order in made:
        effects = int(order.effects(shop))
        done = rows[order.change.item_id].state is OutboxState.DONE
        lost[order.name] += effects < 1 or not done
        twice[order.name] += max(effects - 1, 0)
    return Count(+lost, +twice, hits)


async def _read_at_last(place: Place, made: list[Order]) -> Shop:
    described = [order.change.item_id for order in made if order.name == "description"]
    async with place.api() as api:
        # What comes late after all counts as twice.
        await asyncio.sleep(2 * LATE)
        return await read_shop(api, place.user_id, described)
