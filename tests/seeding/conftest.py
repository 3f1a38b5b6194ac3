"""A small world, made once for all tests of the seeding."""

from __future__ import annotations

import pytest

from app.service.seeding.world import World, open_world


@pytest.fixture(scope="session")
def world() -> World:
    return open_world(seed=7, listings=60)
