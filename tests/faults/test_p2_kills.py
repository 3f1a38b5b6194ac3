"""P2: a flush that is killed and lied to does everything that was asked for, and nothing twice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.engine.sending.creation_search import CreationSearch
from app.engine.sending.sender import Sender
from app.workspace.journal.outbox import OutboxState
from tests.faults import killed_flush
from tests.faults.killed_flush import kill_and_count

SEED = 2
SHOPS = 4
"""The orders are spread over so many shops, which can be worked on side by side."""
ORDERS = 10_000 // SHOPS
KILLS = 1_000 // SHOPS


def test_that_kills_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    count = kill_and_count(tmp_path, 150, 12, SEED)
    assert (count.lost, count.twice) == ({}, {})
    assert count.hits > 0


@pytest.mark.prove
@pytest.mark.timeout(600)
@pytest.mark.parametrize("seed", range(SEED, SEED + SHOPS))
def test_that_a_thousand_kills_lose_nothing_and_double_nothing(tmp_path: Path, seed: int) -> None:
    count = kill_and_count(tmp_path, ORDERS, KILLS, seed)
    lost, twice = count.lost.total(), count.twice.total()
    print(f"P2 --seed={seed}: {ORDERS} orders, {count.hits} kills, lost {lost}, twice {twice}")
    assert (count.lost, count.twice) == ({}, {})


async def list_again(self: Any, rows: Any) -> list[Any]:
    return [await self._writer.move(row, OutboxState.QUEUED) for row in rows]


async def send_again(self: Any, row: Any, *, last: bool = True) -> Any:
    return await self._requeue(row)


@pytest.mark.prove
@pytest.mark.parametrize(
    ("owner", "careless", "name"),
    [(CreationSearch, list_again, "listed"), (Sender, send_again, "stock")],
)
def test_that_the_proof_sees_a_blind_repeat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: type, careless: Any, name: str
) -> None:
    # So often that a few orders are enough to see it.
    monkeypatch.setattr(killed_flush, "FAULTS", [{"kind": "cut_after_commit", "rate": 0.4}])
    monkeypatch.setattr(owner, "settle", careless)
    assert kill_and_count(tmp_path, 100, 3, SEED).twice[name] > 0
