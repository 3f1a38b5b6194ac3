"""P6: a sync of a list that shifts while it is read misses nothing that lived throughout."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from app.engine.catalog.catalog import ListingQuery
from app.engine.catalog.listing_search import ListingSearch
from app.engine.sync import listing_ids, sync
from app.engine.sync.listing_ids import ListingIds
from app.workspace.catalog.catalog import CatalogWriter
from tests.stands.fake_marketplace import FakeMarketplace, item_body
from tests.stands.virtual_clock import VirtualClock

CHANGES_PER_PAGE = 2
KINDS = ("remove", "add in front", "add behind", "move to front")


class DriftingMarketplace(FakeMarketplace):
    """A marketplace whose list changes between any two calls."""

    def __init__(self, size: int, draw: random.Random) -> None:
        super().__init__(*(item_body(f"MX{number}") for number in range(size)))
        self.listed = list(self.stored)
        draw.shuffle(self.listed)
        self.always = set(self.stored)
        self.scan_begins = draw.choice((100, 1000))
        self._draw = draw
        self._next = size
        # Some lists only shrink, some only grow: each alone can hide what the other shows.
        self._kinds = draw.choice((KINDS, KINDS[:1], KINDS[1:3], KINDS[3:], (KINDS[0], KINDS[1])))

    def run(self, name: str, work: Any, *details: Any) -> Any:
        answer = super().run(name, work, *details)
        if name in ("search", "scan"):
            for _ in range(self._draw.randint(0, 2 * CHANGES_PER_PAGE)):
                self._drift()
        return answer

    def _drift(self) -> None:
        assert self.listed is not None
        kind = self._draw.choice(self._kinds)
        if kind in ("remove", "move to front"):
            if len(self.listed) < 10:
                return
            item_id = self.listed.pop(self._draw.randrange(len(self.listed)))
            if kind == "move to front":
                self.listed.insert(0, item_id)
                return
            del self.stored[item_id]
            self.always.discard(item_id)
            return
        item_id = f"MX{self._next}"
        self._next += 1
        self.stored[item_id] = item_body(item_id)
        self.listed.insert(0 if kind == "add in front" else len(self.listed), item_id)


async def drifting_sync(path: Path, seed: int) -> tuple[int, int]:
    """How many listings one sync missed, and how many it has twice."""
    draw = random.Random(seed)
    shop = DriftingMarketplace(draw.choice((300, 950, 1000, 1000, 1000, 1050, 1300)), draw)
    writer = CatalogWriter(path / f"{seed}.db")
    reading = sync.Sync(
        shop.api,
        writer,
        user_id="77",
        site_id="MX",
        clock=VirtualClock(),
        publish=lambda event: None,
    )
    await reading.run()
    writer.close()
    search = ListingSearch(path / f"{seed}.db")
    ids = search.ids(ListingQuery())
    search.close()
    return len(shop.always - set(ids)), len(ids) - len(set(ids))


async def prove(path: Path, seeds: range) -> list[str]:
    """A line to run it again for every sync that went wrong."""
    wrong = []
    for seed in seeds:
        missed, doubled = await drifting_sync(path, seed)
        if missed or doubled:
            wrong.append(f"seed {seed}: {missed} missed, {doubled} twice")
        for file in path.iterdir():
            file.unlink()
    return wrong


@pytest.mark.prove
@pytest.mark.parametrize("part", range(4))
async def test_that_no_listing_is_missed_or_doubled_in_200_drifting_syncs(
    tmp_path: Path, part: int
) -> None:
    assert await prove(tmp_path, range(part * 50, part * 50 + 50)) == []


async def test_that_no_listing_is_missed_in_a_few_drifting_syncs(tmp_path: Path) -> None:
    assert await prove(tmp_path, range(1000, 1004)) == []


async def test_that_the_proof_sees_a_list_that_is_walked_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sync, "ListingIds", partial(ListingIds, walks=1))
    monkeypatch.setattr(listing_ids, "OVERLAP", 0)
    monkeypatch.setattr(listing_ids, "_STEPS_BACK", 0)
    assert len(await prove(tmp_path, range(1000, 1012))) >= 4
