"""P4: nothing is listed twice while it is made in time, and what comes later is always told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.engine.sending.dispatcher import SETTLE_SECONDS
from app.engine.sending.listed_twice import find_duplicates, in_catalog
from app.engine.sending.unanswered_creation import CreationKeyIndex
from app.engine.sync.sync import Sync
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxState, OutboxStore
from tests.faults.late_market import LateMarket, list_all, quick_folder

SEED = 4


@pytest.fixture
def folder() -> Iterator[Path]:
    with quick_folder() as path:
        yield path


def miscounted(market: LateMarket, journal: Journal, count: int) -> tuple[int, int]:
    """How many listings are there too often, and how many are missing or not settled."""
    found = Counter(item["title"] for item in market.stored.values())
    wanted = Counter(f"Listing {number // 2}" for number in range(count))
    unsettled = count - OutboxStore(journal).counts()[OutboxState.DONE]
    journal.close()
    return (found - wanted).total(), (wanted - found).total() + unsettled


async def test_that_a_thousand_listings_come_once(folder: Path) -> None:
    market, journal = await list_all(folder, 1_000, seed=SEED)
    assert miscounted(market, journal, 1_000) == (0, 0)


@pytest.mark.prove
@pytest.mark.timeout(900)
async def test_that_fifty_thousand_listings_come_once(folder: Path) -> None:
    count = 50_000
    market, journal = await list_all(folder, count, seed=SEED)
    result = miscounted(market, journal, count)
    print(f"P4 --seed={SEED}: {count} listings, {market.posts} requests, twice/lost: {result}")
    assert result == (0, 0)


@pytest.mark.parametrize(
    "mutant", [{"settle": 0.0}, {"settle": 5.0}, {"settle": 30.0, "passes": 1}]
)
async def test_that_the_proof_sees_a_shorter_wait(folder: Path, mutant: dict[str, Any]) -> None:
    market, journal = await list_all(folder, 1_000, seed=SEED, **mutant)
    twice, _ = miscounted(market, journal, 1_000)
    assert twice > 0


# ---- what comes after nobody waits for it any more

LATER = {"soonest": SETTLE_SECONDS / 2, "latest": 5 * SETTLE_SECONDS}


async def reported_and_unbound(
    folder: Path, count: int, *, again: bool
) -> tuple[set[str], set[str]]:
    """The late twins that the next sync tells of, and the listings that no row knows.

    ``again``: what was not found is listed again without asking.
    """
    market, journal = await list_all(folder, count, seed=SEED, auto_relist=again, **LATER)
    before = dict(market.stored)
    catalog = CatalogWriter(folder / "catalogue.db")
    sync = Sync(
        market.api,
        catalog,
        user_id="77",
        site_id="MX",
        clock=market.clock,
        publish=lambda event: None,
    )
    assert (await sync.run()).counted == len(market.stored)
    catalog.close()
    shop, outbox = CatalogReader(folder / "catalogue.db"), OutboxStore(journal)
    twins = find_duplicates(outbox, in_catalog(shop))
    unbound = set(market.stored) - outbox.bound_ids()
    shop.close()
    journal.close()
    assert market.stored == before, "nothing is closed without asking"
    assert market.count("put") == 0
    # Only what was asked for again, and then found, has a listing beside its twin.
    assert again or not any(twin.kept for twin in twins)
    return {twin.duplicate for twin in twins}, unbound


@pytest.mark.parametrize("again", [True, False], ids=["listed again", "asked about"])
async def test_that_what_comes_too_late_is_reported_at_the_next_sync(
    folder: Path, again: bool
) -> None:
    told, unbound = await reported_and_unbound(folder, 500, again=again)
    assert told == unbound != set()


@pytest.mark.prove
@pytest.mark.timeout(300)
@pytest.mark.parametrize("again", [True, False], ids=["listed again", "asked about"])
async def test_that_every_late_twin_of_many_is_reported(folder: Path, again: bool) -> None:
    count = 10_000
    told, unbound = await reported_and_unbound(folder, count, again=again)
    print(f"P4 --seed={SEED}: {count} listings, {len(unbound)} came too late, {len(told)} told")
    assert told == unbound != set()


async def test_that_twins_told_by_their_tags_alone_are_seen(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        CreationKeyIndex, "met_by", lambda self, light: self.named_by(light) is not None
    )
    told, unbound = await reported_and_unbound(folder, 500, again=True)
    assert told < unbound
