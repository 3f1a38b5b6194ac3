"""P1: kill -9 in the middle of edits loses none that was acknowledged, and makes none twice."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests import ROOT


def kill_edits(folder: Path, kills: int, seed: int, *mutant: str) -> dict[str, Any]:
    """What the process says that edits, kills and looks."""
    script = Path(__file__).with_name("kill_edits.py")
    answer = subprocess.run(
        [sys.executable, str(script), str(folder), str(kills), str(seed), *mutant],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    found: dict[str, Any] = json.loads(answer.stdout)
    return found


@pytest.mark.prove
@pytest.mark.parametrize("part", range(4))
def test_that_1000_kills_lose_no_acknowledged_edit(tmp_path: Path, part: int) -> None:
    found = kill_edits(tmp_path, 250, part)
    assert found["wrong"] == []
    assert found["edits"] >= 500


def test_that_a_few_kills_lose_no_acknowledged_edit(tmp_path: Path) -> None:
    assert kill_edits(tmp_path, 15, 99)["wrong"] == []


def test_that_the_proof_sees_edits_that_are_acknowledged_too_early(tmp_path: Path) -> None:
    assert kill_edits(tmp_path, 40, 99, "ack-first")["wrong"] != []
