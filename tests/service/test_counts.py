"""Counts of searches are made once, and anew after every write that may change them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from app.service.application import ServiceSettings, build_for
from app.service.market.market import Market, open_market
from app.service.stores.database import Row, Value
from app.service.worlds.first_start import open_store
from tests.stands.direct import Direct
from tests.stands.small_world import NEW_SELLER, SmallWorld, stored_item
from tests.stands.virtual_clock import VirtualClock

SEARCHES = {
    "of a site": "/sites/MX/search?q=contada",
    "of a seller": f"/users/{NEW_SELLER}/items/search?q=contada",
    "as a scan": f"/users/{NEW_SELLER}/items/search?q=contada&search_type=scan",
}


class _Desk:
    """A marketplace in a file, which notes how often it counts."""

    def __init__(self, market: Market, monkeypatch: pytest.MonkeyPatch) -> None:
        self.market = market
        self.counted = 0
        one = market.database.one

        def noted(sql: str, values: Sequence[Value] = ()) -> Row | None:
            self.counted += sql.startswith("SELECT count(*)") or "FROM title_words" in sql
            return one(sql, values)

        monkeypatch.setattr(market.database, "one", noted)
        self._direct = Direct(build_for(market, ServiceSettings(practice=True, rate_limit=1000)))
        kept = market.users.token(NEW_SELLER)
        assert kept is not None
        self._token = kept.token

    def total(self, path: str) -> int:
        status, answer = self._direct.call("GET", path, token=self._token)
        assert status == 200
        total: int = answer["paging"]["total"]
        return total


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[_Desk]:
    database = open_store(tmp_path, SmallWorld, seed=1, listings=5)
    market = open_market(database, tmp_path, clock=VirtualClock(), draw_picture=lambda *_: b"")
    yield _Desk(market, monkeypatch)
    database.close()


@pytest.mark.parametrize("path", SEARCHES.values(), ids=SEARCHES)
def test_that_a_search_is_counted_once_until_something_is_written(desk: _Desk, path: str) -> None:
    # Scrolls and the calls that are left to a caller are written each time, and count nothing.
    assert [desk.total(path) for _ in range(3)] == [0, 0, 0]
    assert desk.counted == 1
    item = stored_item(f"MX{NEW_SELLER}50000", SmallWorld().sellers()[1], 1)
    with desk.market.database.transaction():
        desk.market.items.add({**item, "title": "Contada"})
    assert [desk.total(path) for _ in range(2)] == [1, 1]
    assert desk.counted == 2
    with desk.market.database.transaction():
        desk.market.items.replace({**item, "title": "Otra"})
    assert desk.total(path) == 0
