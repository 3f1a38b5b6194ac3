"""A practice shop that was synced once, for tests of the commands, and a way to run them."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.engine.facade import OpenShop, open_shop
from app.engine.session import Target
from tests.stands.seeded_store import lay_store

LISTINGS = 40


def practice(workspace: Path) -> Target:
    """The practice shop of a workspace of its own, as ``--workspace`` finds it."""
    return Target(
        "practice",
        practice=True,
        store=workspace / "marketplace",
        options=("--listings", str(LISTINGS)),
    )


def fill(workspace: Path) -> None:
    """Make a marketplace and read it."""
    lay_store(workspace / "marketplace", LISTINGS)

    async def sync() -> None:
        async with open_shop(workspace, practice(workspace)) as shop:
            await shop.sync()

    asyncio.run(sync())


@dataclass(frozen=True)
class Answer:
    """What a command answered."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Standard output as the one JSON document it has to be."""
        (line,) = self.out.splitlines()
        return json.loads(line)


def vitrina(
    *arguments: object, workspace: Path | None = None, seconds: int = 100, **variables: str
) -> Answer:
    """Run the program as a process of its own, without a display, for so many ``seconds``."""
    words = [str(argument) for argument in arguments]
    if workspace is not None:
        words += ["--workspace", str(workspace)]
    ended = subprocess.run(
        [sys.executable, "-m", "app", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=seconds,
        check=False,
        env={**os.environ, **variables},
    )
    assert "Traceback" not in ended.stderr, ended.stderr
    return Answer(ended.returncode, ended.stdout, ended.stderr)


async def change_live(shop: OpenShop, item_id: str, **fields: object) -> None:
    """Change a listing behind the workspace's back, as a colleague would."""
    from app.client.api import MarketplaceApi
    from app.client.requester import Requester
    from app.clock import SystemClock

    session = shop.session
    api = MarketplaceApi(Requester(session.base_url, session.sellers[0].token, clock=SystemClock()))
    try:
        await api.items.update(item_id, fields)
    finally:
        await api.close()
