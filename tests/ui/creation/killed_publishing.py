"""Publishes a new listing from the window until it is killed; a process of its own.

usage: killed_publishing.py FOLDER before|after

The marketplace lies in FOLDER as files, and outlives this process. Prints the id of the draft, and
"now" when the request is at the marketplace: before it is carried out, or after, with the answer
on its way. Nothing goes on from there.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.service.market.market import Market, open_market
from app.service.worlds.first_start import open_store
from tests.stands.creation_shop import Wire, creation_shop
from tests.stands.small_world import SmallWorld
from tests.stands.virtual_clock import VirtualClock
from tests.ui.creation.test_creating import Bench


def open_files(folder: Path) -> Market:
    """Open the marketplace of the files."""
    database = open_store(folder / "store", SmallWorld, seed=1, listings=5)
    return open_market(
        database, folder / "pictures", clock=VirtualClock(), draw_picture=lambda key, size: b""
    )


class HaltingWire(Wire):
    """Stands still when a listing is made, before or after it is."""

    def __init__(self, market: Market, when: str) -> None:
        super().__init__(market)
        self._when = when

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        makes = request.method == "POST" and request.url.path == "/items"
        if makes and self._when == "before":
            await _halt()
        answer = await super().handle_async_request(request)
        if makes:
            await _halt()
        return answer


async def _halt() -> None:
    print("now", flush=True)
    await asyncio.Event().wait()


async def publish(folder: Path, when: str) -> None:
    """Fill in a new listing, and publish it."""
    market = open_files(folder)
    window: Any = SimpleNamespace(addWidget=lambda *_all, **_named: None)
    wire = HaltingWire(market, when)
    async with creation_shop(market, folder / "shop", wire=wire) as shop:
        bench = Bench(shop, window, folder)
        creation = await bench.filled()
        print(creation.history.draft.item_id, flush=True)
        QTest.mouseClick(bench.publish, Qt.MouseButton.LeftButton)
        await bench.settle()
        await shop.work()


if __name__ == "__main__":
    qt = QApplication([])
    asyncio.run(publish(Path(sys.argv[1]), sys.argv[2]))
