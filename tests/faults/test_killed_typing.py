"""kill -9 in the middle of typing: what stood in the field 60 ms before is in the draft."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from app.workspace.journal.drafts import Drafts
from app.workspace.journal.journal import Journal
from tests import ROOT

SCRIPT = Path(__file__).with_name("killed_typing.py")


DUE_AT_LEAST = 25
"""Letters of which it is known that they have to be there when the kill comes."""


def test_that_a_kill_while_typing_loses_no_more_than_the_last_moment(tmp_path: Path) -> None:
    child = subprocess.Popen(
        [sys.executable, str(SCRIPT), str(tmp_path)],
        env=os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    typed, due = [], -1
    try:
        for line in child.stdout:
            what, number, *text = line.split()
            if what == "typed":
                typed += text
            else:
                due = int(number)
                if due >= DUE_AT_LEAST:
                    child.kill()
    finally:
        child.kill()
        child.wait()
        child.stdout.close()
    journal = Journal(tmp_path / "journal.db")
    kept = Drafts(journal).find("MX1048190452")
    journal.close()
    assert kept is not None
    assert due >= DUE_AT_LEAST
    # What was typed and not told of any more may be kept as well.
    title = str(kept.draft.value("title"))
    assert title not in typed or typed.index(title) >= due
    assert title in typed or title[:-1] in (typed[-1], "")
