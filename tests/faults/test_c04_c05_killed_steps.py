"""C-04, C-05: a kill at any line of a migration, a backup, an export or a save is survived."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests import ROOT

# Each makes thousands of files with every write on the disk: proven, not tested at each change.
LONG = ("journal", "new journal", "catalogue", "new catalogue", "new snapshots")
SHORT = ("snapshots", "backup", "snapshot copy", "settings", "export")


def killed_steps(folder: Path, work: str, *mutant: str) -> dict[str, Any]:
    """What the process says that does the work and is killed in it."""
    script = Path(__file__).with_name("killed_steps.py")
    answer = subprocess.run(
        [sys.executable, str(script), work, str(folder), *mutant],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    found: dict[str, Any] = json.loads(answer.stdout)
    return found


@pytest.mark.prove
@pytest.mark.parametrize("work", LONG)
def test_that_a_kill_at_any_line_of_a_migration_leaves_one_schema(
    tmp_path: Path, work: str
) -> None:
    found = killed_steps(tmp_path, work)
    assert found["wrong"] == []
    assert found["cuts"] > 100


@pytest.mark.parametrize(
    "work", [*SHORT, pytest.param("own costs", marks=pytest.mark.prove, id="own costs")]
)
def test_that_a_kill_at_any_line_leaves_the_old_or_the_new(tmp_path: Path, work: str) -> None:
    found = killed_steps(tmp_path, work)
    assert found["wrong"] == []
    assert found["cuts"] > 20


@pytest.mark.parametrize("work", ["snapshots", "export"])
def test_that_the_proof_sees_what_is_written_in_place(tmp_path: Path, work: str) -> None:
    assert killed_steps(tmp_path, work, "half")["wrong"] != []
