"""A flush over HTTP that is killed again and again, against the practice marketplace."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from app.client.api import MarketplaceApi
from app.client.requester import Requester
from app.client.token import Token
from app.clock import SystemClock
from app.domain.wire import read_json
from app.engine.creating import TAG_FIELD, creation
from app.engine.flush import SENDINGS_AT_ONCE, Flush
from app.engine.items_now import read_items
from app.engine.listing_ids import ListingIds
from app.engine.reconcile import Reconcile
from app.engine.searching import Searching
from app.engine.sending import Sending
from app.workspace.errand import Change, Kind
from app.workspace.journal import Journal
from app.workspace.outbox import OutboxState, OutboxStore

SETTLE = 1.0
LATE = 0.2
FAULTS: list[dict[str, Any]] = [
    {"kind": "cut_before_commit", "rate": 0.03},
    {"kind": "cut_after_commit", "rate": 0.03},
    {"kind": "late_commit", "rate": 0.03, "seconds": LATE},
    {"kind": "truncate", "rate": 0.03},
    {"kind": "status", "status": 504, "rate": 0.03},
]
_SAME = (
    *("site_id", "title", "category_id", "price", "currency_id", "buying_mode"),
    *("listing_type_id", "condition"),
)
_NOT_SENT = ("ITEM_CONDITION", "PACKAGE_WEIGHT")


class Place:
    """A running marketplace: where it is, and as whom to ask it."""

    def __init__(self, base_url: str, user_id: str, token: str) -> None:
        self.base_url = base_url
        self.user_id = user_id
        self.token = token

    def api(self) -> MarketplaceApi:
        """A client of its own."""
        return MarketplaceApi(Requester(self.base_url, Token(self.token), clock=SystemClock()))


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
            yield Place(ready["base_url"], str(seller["user_id"]), seller["access_token"])
        finally:
            process.stdin.close()
            process.wait(10)


async def prepare(place: Place, journal: Journal, count: int, seed: int) -> None:
    """Put ``count`` new listings in the outbox, and make the marketplace fail."""
    api = place.api()
    async with api:
        form = await _form(api, place.user_id)
        changes = []
        for number in range(count):
            own = {TAG_FIELD: f"P2-{number}"} if number % 2 else {}
            draft, errand = creation({**form, "title": f"Prueba {number}", **own})
            changes.append(Change(draft.item_id, {}, {}, Kind.CREATE, details=errand.details))
        OutboxStore(journal).add_changes(changes)
        faults = [{"method": "POST", "path": "/items", **fault} for fault in FAULTS]
        await api.requester.send("POST", "/_practice/faults", json={"seed": seed, "faults": faults})


async def _form(api: MarketplaceApi, user_id: str) -> dict[str, Any]:
    page = await api.users.search_items(user_id, offset=0, limit=30)
    ids = [text if isinstance(text, str) else text["id"] for text in page.results or ()]
    for item in (await read_items(api, ids)).values():
        assert item is not None
        plain = not item["variations"] and item["buying_mode"] == "buy_it_now"
        if item["status"] == "active" and plain and item["listing_type_id"] == "gold_special":
            shipping = item["shipping"]
            kept = ("mode", "local_pick_up", "free_shipping")
            return {
                **{name: item[name] for name in _SAME},
                "available_quantity": 5,
                "pictures": [{"source": "https://pictures.example/one.jpg"}],
                "attributes": [
                    {"id": entry["id"], "value_name": entry["value_name"]}
                    for entry in item["attributes"]
                    if entry["id"] not in _NOT_SENT
                ],
                "shipping": {name: shipping[name] for name in kept},
            }
    raise AssertionError("the marketplace has no plain listing")


async def flush(place: Place, path: Path, ready: Callable[[], None]) -> None:
    """Send what is in the outbox, as the worker does after a start."""
    journal = Journal(path)
    outbox = OutboxStore(journal)
    async with place.api() as api:
        sending = Sending(
            api,
            outbox,
            uploads=path.parent,
            stored=lambda item: None,
            changed=lambda row: None,
        )
        work = Flush(
            outbox,
            sending,
            clock=SystemClock(),
            tell=lambda event: None,
            searching=Searching(
                outbox, sending.ledger, Reconcile(api, place.user_id), auto_relist=True
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


def kill_and_count(folder: Path, count: int, kills: int, seed: int) -> tuple[int, int, int]:
    """Send ``count`` listings through ``kills`` kills: lost, twice, and kills that hit."""
    draw = random.Random(seed)
    path = folder / "journal.db"
    with marketplace(folder / "store") as place:
        journal = Journal(path)
        asyncio.run(prepare(place, journal, count, seed))
        journal.close()
        hits = 0
        for number in range(kills):
            # Most hit while it sends; the last ones while it looks for what it lost.
            longest = 0.12 if number < kills * 0.97 else 2 * SETTLE
            hits += life(place, path, draw.uniform(0.0, longest))
        life(place, path, None)
        titles = asyncio.run(_titles(place))
    journal = Journal(path)
    done = OutboxStore(journal).counts()[OutboxState.DONE]
    journal.close()
    wanted = Counter(f"Prueba {number}" for number in range(count))
    lost = (wanted - titles).total() + count - done
    return lost, (titles - wanted).total(), hits


async def _titles(place: Place) -> Counter[str]:
    titles: Counter[str] = Counter()
    async with place.api() as api:
        # What comes late after all counts as twice.
        await asyncio.sleep(2 * LATE)
        async for ids in ListingIds(api, place.user_id).each():
            for item in (await read_items(api, ids)).values():
                if item is not None and str(item["title"]).startswith("Prueba "):
                    titles[str(item["title"])] += 1
    return titles
