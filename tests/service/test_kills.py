"""A kill at any moment leaves each item wholly there or not at all."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.stands.postgresql_server import PostgresqlServer


def farm(store: object, kind: str, kills: int, seed: int = 7) -> dict[str, int]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.service.kill_farm", str(store), kind, str(kills), str(seed)],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )
    assert done.returncode == 0, done.stderr
    result: dict[str, int] = json.loads(done.stdout)
    return result


def test_that_a_kill_in_a_write_loses_and_tears_nothing(tmp_path: Path):
    result = farm(tmp_path, "writes", kills=8)
    assert (result["lost"], result["torn"]) == (0, 0)
    assert result["written"] > 8


def test_that_a_kill_while_the_store_is_filled_is_made_good_by_the_next_start(tmp_path: Path):
    assert farm(tmp_path, "fills", kills=6)["half"] == 0


@pytest.mark.prove
@pytest.mark.timeout(600)
def test_that_500_kills_in_a_write_lose_and_tear_nothing(tmp_path: Path):
    result = farm(tmp_path, "writes", kills=500, seed=11)
    print(f"\n500 kills: {result['written']} writes, lost {result['lost']}, torn {result['torn']}")
    assert (result["lost"], result["torn"]) == (0, 0)


@pytest.mark.prove
@pytest.mark.timeout(300)
def test_that_100_kills_while_filling_are_made_good(tmp_path: Path):
    assert farm(tmp_path, "fills", kills=100, seed=11)["half"] == 0


def in_a_server(server: PostgresqlServer) -> str:
    return server.address(server.new_database()).url


def test_that_a_kill_in_a_write_to_a_server_loses_and_tears_nothing(postgresql: PostgresqlServer):
    result = farm(in_a_server(postgresql), "writes", kills=4)
    assert (result["lost"], result["torn"]) == (0, 0)
    assert result["written"] >= 4


@pytest.mark.prove
@pytest.mark.timeout(600)
def test_that_500_kills_in_a_write_to_a_server_lose_and_tear_nothing(postgresql: PostgresqlServer):
    result = farm(in_a_server(postgresql), "writes", kills=500, seed=11)
    print(f"\n500 kills: {result['written']} writes, lost {result['lost']}, torn {result['torn']}")
    assert (result["lost"], result["torn"]) == (0, 0)
