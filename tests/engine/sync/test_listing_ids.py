"""Walking a list: in the time of one walk while it is at rest, and right when something moves."""

from __future__ import annotations

import random
from typing import Any

import pytest

from app.engine.sync import listing_ids, second_walk
from app.engine.sync.listing_ids import ListingIds
from app.rules.paging import WALKS
from tests.stands.fake_marketplace import FakeMarketplace

REACHED = 200
"""Results that offsets reach here: what a scan brings is where the walks have no overlap."""
KINDS = ("remove", "add in front", "move to front", "move forward", "swap in")


class OnceShifted(FakeMarketplace):
    """A marketplace whose list changes a single time, before the call that is drawn."""

    def __init__(self, seed: int) -> None:
        self._draw = random.Random(seed)
        super().__init__()
        self.listed = [f"MX{number}" for number in range(1300)]
        self.always = set(self.listed)
        self.scan_begins = self._draw.choice((100, REACHED))
        self._moment = self._draw.randrange(40)
        self._kind = KINDS[seed % len(KINDS)]

    def run(self, name: str, work: Any, *details: Any) -> Any:
        if len(self.calls) == self._moment:
            self._shift()
        return super().run(name, work, *details)

    def _shift(self) -> None:
        assert self.listed is not None
        place = self._draw.randrange(len(self.listed))
        match self._kind:
            case "remove":
                self.always.discard(self.listed.pop(place))
            case "add in front":
                self.listed.insert(0, "MXnew")
            case "move to front":
                self.listed.insert(0, self.listed.pop(place))
            case "move forward":
                self.listed.insert(self._draw.randrange(place + 1), self.listed.pop(place))
            case "swap in":
                # One goes while another comes to the front: behind both nothing shifts.
                moved = self.listed.pop(place)
                self.always.discard(self.listed.pop(self._draw.randrange(len(self.listed))))
                self.listed.insert(0, moved)


async def walk(shop: FakeMarketplace, walks: int = WALKS) -> ListingIds:
    ids = ListingIds(shop.api, "77", walks=walks)
    async for _ in ids.each():
        pass
    return ids


async def missed(seeds: range) -> list[int]:
    """The seeds whose walk missed what was there all the time."""
    shops = {seed: OnceShifted(seed) for seed in seeds}
    return [seed for seed, shop in shops.items() if shop.always - (await walk(shop)).seen]


def shop_of(count: int) -> FakeMarketplace:
    shop = FakeMarketplace()
    shop.listed = [f"MX{n}" for n in range(count)]
    return shop


@pytest.fixture
def short_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing_ids, "OFFSET_LIMIT", REACHED)


@pytest.mark.usefixtures("short_reach")
async def test_that_one_shift_anywhere_hides_nothing() -> None:
    assert await missed(range(300)) == []


@pytest.mark.usefixtures("short_reach")
@pytest.mark.parametrize(
    ("name", "value"),
    [("LAG", -1), ("_digest", len)],
    ids=["both at the same page", "any page of this length will do"],
)
async def test_that_the_proof_sees_a_second_walk_that_is_blind(
    name: str, value: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(second_walk, name, value)
    assert await missed(range(60)) != []


@pytest.mark.parametrize("scan_begins", [100, 1000])
async def test_that_a_list_at_rest_is_walked_twice_side_by_side(scan_begins: int) -> None:
    shop = shop_of(2350)
    shop.scan_begins = scan_begins
    ids = await walk(shop)
    assert (ids.walks, ids.settled, ids.counted) == (2, True, 2350)
    pages = [call[1] for call in shop.calls]
    again = pages.index(0, 1)
    # The second walk begins a few pages after the first, not after its end.
    assert again <= 2 * second_walk.LAG
    shop.calls.clear()
    await walk(shop, walks=1)
    # Beside what two walks ask for there is the first page once more.
    assert len(pages) == 2 * len(shop.calls) + 1


@pytest.mark.parametrize("count", [0, 1, 50, 99])
async def test_that_a_list_on_one_page_is_read_once(count: int) -> None:
    shop = shop_of(count)
    ids = await walk(shop)
    assert (ids.walks, ids.settled, shop.count("search")) == (1, True, 1)


async def test_that_a_shift_costs_one_walk_more() -> None:
    shop = shop_of(2350)
    run = shop.run

    def shift(name: str, work: Any, *details: Any) -> Any:
        if len(shop.calls) == 20:
            assert shop.listed is not None
            shop.listed.insert(0, "MXnew")
        return run(name, work, *details)

    shop.run = shift
    ids = await walk(shop)
    assert (ids.walks, ids.settled, ids.counted) == (3, True, 2351)
