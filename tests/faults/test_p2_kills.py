"""P2: a flush that is killed and lied to lists everything, and nothing twice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.engine.searching import Searching
from app.workspace.outbox import OutboxState
from tests.faults.killed_flush import kill_and_count

SEED = 2


def test_that_kills_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    lost, twice, hits = kill_and_count(tmp_path, 150, 12, SEED)
    assert (lost, twice) == (0, 0)
    assert hits > 0


@pytest.mark.prove
@pytest.mark.timeout(3_000)
def test_that_a_thousand_kills_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    lost, twice, hits = kill_and_count(tmp_path, 10_000, 1_000, SEED)
    print(f"P2 --seed={SEED}: 10000 listings, {hits} kills, lost {lost}, twice {twice}")
    assert (lost, twice) == (0, 0)


def test_that_the_proof_sees_a_blind_repeat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def repeat(self: Any, rows: Any) -> list[Any]:
        return [await self._ledger.move(row, OutboxState.QUEUED) for row in rows]

    monkeypatch.setattr(Searching, "settle", repeat)
    _, twice, _ = kill_and_count(tmp_path, 150, 12, SEED)
    assert twice > 0
