"""A marketplace that answers, fails and lists in its own time, on a virtual clock."""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from app.editing.draft_calls import TAG_FIELD
from app.engine.sending.creation import creation
from app.engine.sending.creation_search import PASSES, CreationSearch
from app.engine.sending.dispatcher import SETTLE_SECONDS, Dispatcher
from app.engine.sending.sender import Sender
from app.engine.sending.unanswered_creation import UnansweredCreations
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxStore
from app.workspace.outbox_command import Change, Kind
from tests.stands.fake_marketplace import TIMED_OUT_BEFORE, FakeMarketplace
from tests.stands.virtual_clock import VirtualClock

CALL_SECONDS = 0.02
LONGEST_LAG = 10.0


class LateMarket(FakeMarketplace):
    """Of its new listings 15 of 100 bring no answer: lost before, lost after, or made later.

    What is made later is made between 5 and ``latest`` seconds after; a new listing shows up in the
    seller's list with a lag.
    """

    def __init__(self, clock: VirtualClock, seed: int, latest: float, soonest: float = 5.0) -> None:
        super().__init__()
        self.clock = clock
        self.draw = random.Random(seed)
        self.soonest, self.latest = soonest, latest
        self.listed: list[str] = []
        self.coming: list[tuple[float, int, Callable[[], Any]]] = []
        self.turn = 0
        self.posts = 0

    def run(self, name: str, work: Callable[[], Any], *details: Any) -> Any:
        """Make a call; time passes, and what was to come by now comes."""
        self.clock.advance(CALL_SECONDS)
        self.land()
        self.posts += name == "post"
        if name != "post" or self.draw.random() >= 0.15:
            return work()
        match self.draw.choice(("before", "after", "late")):
            case "after":
                work()
            case "late":
                self.later(self.draw.uniform(self.soonest, self.latest), work)
        return TIMED_OUT_BEFORE(work)

    def create(self, form: dict[str, Any], **fields: Any) -> dict[str, Any]:
        """Make a listing, which shows up a little later."""
        item = super().create(form, **fields)
        self.later(self.draw.uniform(0.0, LONGEST_LAG), lambda: self.listed.append(item["id"]))
        return item

    def later(self, seconds: float, work: Callable[[], Any]) -> None:
        """Have ``work`` done in ``seconds``."""
        self.turn += 1
        heapq.heappush(self.coming, (self.clock.monotonic() + seconds, self.turn, work))

    def land(self) -> None:
        """Do what is due by now."""
        while self.coming and self.coming[0][0] <= self.clock.monotonic():
            heapq.heappop(self.coming)[2]()


def put_twice(outbox: OutboxStore, count: int) -> None:
    """Put ``count`` new listings in the outbox: every text twice, every other pair with a code."""
    changes = []
    for number in range(count):
        pair = number // 2
        form: dict[str, Any] = {
            "title": f"Listing {pair}",
            "price": 100 + pair % 7,
            "category_id": "MX100",
            "currency_id": "MXN",
        }
        if pair % 2:
            form[TAG_FIELD] = f"SKU-{pair}"
        draft, command = creation(form)
        changes.append(Change(draft.item_id, {}, {}, Kind.CREATE, details=command.details))
    outbox.add_changes(changes)


async def list_all(
    folder: Path,
    count: int,
    *,
    seed: int,
    settle: float = SETTLE_SECONDS,
    passes: int = PASSES,
    soonest: float = 5.0,
    latest: float = 60.0,
    auto_relist: bool = True,
) -> tuple[LateMarket, Journal]:
    """Send ``count`` listings until all are settled; what nobody found is listed again."""
    clock = VirtualClock(datetime.now(UTC))
    market = LateMarket(clock, seed, latest, soonest)
    journal = Journal(folder / "journal.db")
    outbox = OutboxStore(journal)
    put_twice(outbox, count)
    sending = Sender(
        market.api,
        outbox,
        uploads=folder,
        stored=lambda *_: None,
        changed=lambda row: None,
    )
    flush = Dispatcher(
        outbox,
        sending,
        clock=clock,
        publish=lambda event: None,
        searching=CreationSearch(
            outbox,
            sending.writer,
            UnansweredCreations(market.api, "77"),
            auto_relist=auto_relist,
            passes=passes,
        ),
        settle_seconds=settle,
        at_once=64,
    )
    await flush.run()
    # First what is made late, then what shows up late of it.
    for seconds in (10 * market.latest, LONGEST_LAG):
        clock.advance(seconds)
        market.land()
    return market, journal


@contextmanager
def quick_folder() -> Iterator[Path]:
    """A folder in memory where there is one: what is shown here is no matter of the disk."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield Path(folder)
