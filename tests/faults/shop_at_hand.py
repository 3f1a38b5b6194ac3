"""A seller's shop in this process: the practice marketplace, an outbox, and a sender."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from app.domain.wire import read_json
from app.engine.sending.dispatcher import SETTLE_SECONDS
from app.service.market.market import open_market
from app.service.worlds.first_start import open_store
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxRow, OutboxState, OutboxStore
from tests.faults.late_market import quick_folder
from tests.faults.market_at_hand import MarketAtHand, send_for, small_picture
from tests.stands.direct import Direct
from tests.stands.forms import new_listing
from tests.stands.small_world import TOP_SELLER, SmallWorld
from tests.stands.virtual_clock import VirtualClock

PICTURE = small_picture()
SHA = hashlib.sha256(PICTURE).hexdigest()


@contextmanager
def small_store() -> Iterator[Path]:
    """A marketplace with one listing of each seller, to be copied."""
    with quick_folder() as folder:
        open_store(folder, SmallWorld, seed=1, listings=1).close()
        yield folder


class ShopAtHand:
    """The shop of the first seller; ``form`` is one of a new listing that is taken.

    Each call opens the journal for itself, as what was left there is all that a start finds.
    """

    settle = SETTLE_SECONDS

    def open_shop(self, store: Path, *, versions: bool = True) -> None:
        """Open a copy of ``store``; see :class:`MarketAtHand`."""
        self.runner = asyncio.Runner()
        self.folder = TemporaryDirectory(dir=store)
        folder = Path(self.folder.name)
        shutil.copy(store / "service.db", folder)
        self.journal = folder / "journal.db"
        self.clock = VirtualClock(datetime.now(UTC))
        self.database = open_store(folder, SmallWorld, seed=1, listings=0)
        self.database.execute("PRAGMA synchronous = OFF")
        market = open_market(
            self.database, folder, clock=self.clock, draw_picture=lambda key, size: b""
        )
        self.network = MarketAtHand(market, self.clock, versions=versions)
        self.direct = Direct(self.network.application)
        (folder / f"{SHA}.jpg").write_bytes(PICTURE)
        self.form = new_listing(market)

    def close_shop(self) -> None:
        """Close it and take it away."""
        self.runner.close()
        self.database.close()
        self.folder.cleanup()

    def deliver(
        self,
        faults: Sequence[str] = (),
        *,
        lag: float = 60.0,
        points: int | None = None,
        seconds: float = 700.0,
        at_once: int = 4,
    ) -> bool:
        """Start the sender, for ``seconds`` or for ``points`` of its life; whether it was killed.

        The next writes meet ``faults``; what comes late comes ``lag`` seconds after it was sent.
        """
        self.network.faults, self.network.lag = list(faults), lag
        killed = self.run(
            send_for(
                self.journal,
                self.network,
                self.clock,
                seconds=seconds,
                points=points,
                settle=self.settle,
                at_once=at_once,
            )
        )
        return bool(killed)

    def made(self, changes: dict[str, Any]) -> str:
        """A listing that somebody else makes."""
        status, body = self.ask("POST", "/items", {**self.form, **changes})
        assert status == 201
        return str(body["id"])

    def body(self, item_id: str) -> dict[str, Any]:
        """The listing as it is now."""
        status, body = self.ask("GET", f"/items/{item_id}")
        assert status == 200
        return dict(body)

    def bodies(self) -> list[dict[str, Any]]:
        """Every listing of the seller as it is stored."""
        rows = self.database.rows("SELECT body FROM items WHERE seller_id = ?", (TOP_SELLER,))
        return [read_json(row[0]) for row in rows]

    def with_texts(self, item_id: str) -> dict[str, Any]:
        """The listing as a form shows it: with the texts of its descriptions."""
        _, records = self.ask("GET", f"/items/{item_id}/descriptions")
        return {**self.body(item_id), "descriptions": records}

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """What the marketplace answers to somebody else with the seller's token."""
        return self.direct.call(method, path, body, token=self.network.token.reveal())

    def rows(self) -> list[OutboxRow]:
        """Every row of the outbox, the oldest first."""
        return self.in_journal(lambda journal: OutboxStore(journal).in_states(OutboxState))

    def is_open(self, item_id: str, path: str) -> bool:
        """Whether a row of the listing that changes the field is still on its way."""
        ended = (OutboxState.DONE, OutboxState.CANCELLED)
        return any(
            path in row.item_draft().changed_paths()
            for row in self.rows()
            if row.item_id == item_id and row.state not in ended
        )

    def in_journal(self, work: Callable[[Journal], Any]) -> Any:
        """What ``work`` answers about the journal, which is open for it alone."""
        journal = Journal(self.journal)
        try:
            return work(journal)
        finally:
            journal.close()

    def run(self, work: Any) -> Any:
        """What ``work`` comes to."""
        return self.runner.run(work)
