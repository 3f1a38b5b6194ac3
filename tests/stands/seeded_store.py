"""Stores of the practice world: filled once in a run, and copied for whoever serves one."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path

from app.clock import SystemClock
from app.service.seeding.world import open_world
from app.service.worlds.first_start import DATABASE_FILE, make_folder, open_store
from app.service.worlds.origin import SEED


def lay_store(folder: Path, listings: int) -> None:
    """Put a store in ``folder`` as the first start makes it, unless there is one."""
    make_folder(folder)
    if not (folder / DATABASE_FILE).exists():
        # With its mode: it is readable by its owner alone.
        shutil.copy(_filled(listings), folder / DATABASE_FILE)


@cache
def _filled(listings: int) -> Path:
    folder = Path(tempfile.mkdtemp(prefix="seeded-store-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    now = SystemClock().now()
    world = open_world(SEED, listings, now)
    open_store(folder, lambda: world, seed=SEED, listings=listings).close()
    return folder / DATABASE_FILE
