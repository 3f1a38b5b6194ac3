"""A marketplace in this process that is filled from files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx

from app.service.application import build_for
from app.service.market.market import Market, open_market
from app.service.seeding.pictures.artwork import draw_picture
from app.service.seeding.world import open_world
from app.service.stores.database import Database
from app.service.worlds.first_start import open_store
from app.service.worlds.world_changes import WorldChanges
from app.service.worlds.world_files import FileWorld
from app.service.worlds.world_records import RecordProblem
from tests.service.world_folder import Files, write
from tests.stands.virtual_clock import VirtualClock


class Loaded:
    """A marketplace filled from files, and the records that were left out."""

    def __init__(self, folder: Path, files: Files) -> None:
        world = write(folder / "world", files)
        (folder / "world").mkdir(exist_ok=True)
        (folder / "store").mkdir()
        self.problems: list[RecordProblem] = []
        clock = VirtualClock()
        self.changes = WorldChanges(clock.now())
        self.database: Database = open_store(
            folder / "store",
            lambda: FileWorld(world, open_world(1, 20), self.problems.append, self._compare),
            seed=1,
            listings=20,
        )
        self.market: Market = open_market(
            self.database,
            folder / "store" / "pictures",
            clock=clock,
            draw_picture=draw_picture,
        )

    @property
    def said(self) -> list[str]:
        """Where each problem is, without the folder."""
        return [problem.where.rpartition("world/")[2] for problem in self.problems]

    def client(self, user_id: str | None = None) -> httpx.AsyncClient:
        kept = None if user_id is None else self.market.users.token(user_id)
        return httpx.AsyncClient(
            transport=httpx.ASGITransport(build_for(self.market)),
            base_url="http://127.0.0.1",
            headers={} if kept is None else {"authorization": f"Bearer {kept.token}"},
        )

    def _compare(self, before: Files, after: Files) -> None:
        self.changes.record(before, after)


Load = Callable[[Files], Loaded]
