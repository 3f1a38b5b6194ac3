"""Kills a marketplace in the middle of writes, again and again, and looks at what is left.

Run as a script: a process that forks must have no threads, and a test run has some.
"""

from __future__ import annotations

import json
import os
import random
import select
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

from app.clock import SystemClock
from app.service.items.revision import revise
from app.service.market.market import Market, open_market
from app.service.stores.database import Database, StoreInUse, StoreUnreadable
from app.service.stores.store_address import read_store_address
from app.service.worlds.first_start import open_store
from app.service.worlds.origin import StoreOrigin
from app.service.worlds.server_store import open_server_store
from tests.stands.small_world import NEW_SELLER, SmallWorld

ITEMS = [f"MX{NEW_SELLER}{number:05d}" for number in range(20)]


class SlowWorld(SmallWorld):
    """A world that takes its time, so that a kill meets it half written."""

    def items(self, seller: dict[str, Any], count: int) -> Iterator[dict[str, Any]]:
        for item in super().items(seller, count):
            time.sleep(0.002)
            yield item


def opened(store: str) -> Database:
    """Open a store; of a server, when that has noticed the end of who held it."""
    address = read_store_address(store)
    if address is None:
        return open_store(Path(store), SmallWorld, seed=1, listings=5)
    until = time.monotonic() + 20
    while True:
        try:
            return open_server_store(address, SmallWorld, seed=1, listings=5, asked=StoreOrigin())
        except StoreInUse:
            if time.monotonic() > until:
                raise


def market_of(store: str) -> Market:
    return open_market(
        opened(store),
        Path(store) / "pictures",
        clock=SystemClock(),
        draw_picture=lambda key, size: b"",
    )


def write_for_ever(store: str, acknowledge: int) -> NoReturn:
    """Give item after item a new number, in three fields at once, and say so when it is done."""
    market = market_of(store)
    number = 0
    while True:
        number += 1
        item_id = ITEMS[number % len(ITEMS)]
        before = market.items.read(item_id)
        assert before is not None
        changes = {
            "price": 100 + number,
            "title": f"Camisa {number}",
            "attributes": [{"id": "PAGES", "value_name": str(number)}],
        }
        with market.database.transaction():
            market.items.replace(revise(market, before, changes))
        os.write(acknowledge, f"{item_id} {number}\n".encode())


def kill_writes(store: str, kills: int, seed: int) -> dict[str, int]:
    dice = random.Random(seed)
    lost = torn = written = 0
    for _ in range(kills):
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reader)
            write_for_ever(store, writer)
        os.close(writer)
        data = os.read(reader, 64)  # it is writing
        select.select([], [], [], dice.random() * 0.03)
        os.kill(child, signal.SIGKILL)
        while chunk := os.read(reader, 65536):
            data += chunk
        os.close(reader)
        os.waitpid(child, 0)
        said = dict(line.split() for line in data.decode().splitlines())
        written += len(data.splitlines())
        market = market_of(store)
        if read_store_address(store) is None:
            assert market.database.one("PRAGMA integrity_check") == ("ok",)
        for item_id, number in said.items():
            item = market.items.read(item_id)
            assert item is not None
            found = item["price"] - 100
            pages = next(a["value_name"] for a in item["attributes"] if a["id"] == "PAGES")
            torn += not (item["title"] == f"Camisa {found}" and pages == str(found))
            lost += found < int(number)
        market.database.close()
    return {"kills": kills, "written": written, "lost": lost, "torn": torn}


def kill_fills(folder: str, kills: int, seed: int) -> dict[str, int]:
    dice = random.Random(seed)
    half = 0
    for place in range(kills):
        store = Path(folder) / f"fill-{place}"
        store.mkdir()
        child = os.fork()
        if child == 0:
            open_store(store, SlowWorld, seed=1, listings=30)
            os._exit(0)
        select.select([], [], [], 0.01 + dice.random() * 0.1)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        try:
            database = open_store(store, SmallWorld, seed=1, listings=30)
        except StoreUnreadable:
            half += 1
            continue
        half += database.one("SELECT count(*) FROM items") != (70,)
        database.close()
    return {"kills": kills, "half": half}


def main() -> None:
    store, kind, kills, seed = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    run = kill_writes if kind == "writes" else kill_fills
    sys.stdout.write(json.dumps(run(store, kills, seed)) + "\n")


if __name__ == "__main__":
    main()
