"""The journal that stands behind the tests of this folder answers what the views ask of it.

A question that it cannot answer is asked by a timer, and only fails a test that runs for long.
"""

from __future__ import annotations

import inspect
import re

from app.workspace.journal.outbox_reads import OutboxReads
from tests import ROOT
from tests.stands.activity_session import FakeStore

READERS = (
    *sorted((ROOT / "app/ui/activity").rglob("*.py")),
    ROOT / "app/engine/outbox/external_row_changes.py",
)
#: What it answers in the place of ``store.history``.
OF_HISTORY = {"of_item"}


def questions() -> set[str]:
    return {
        name
        for path in READERS
        for name in re.findall(r"\bstore\.(\w+)\(", path.read_text(encoding="utf-8"))
    }


def test_that_it_answers_every_question() -> None:
    asked = questions()
    assert {"latest", "counts", "version"} <= asked
    assert asked <= set(dir(FakeStore))


def test_that_it_is_asked_as_the_journal_is() -> None:
    for name, answer in vars(FakeStore).items():
        if name.startswith("_") or name in OF_HISTORY:
            continue
        real = inspect.signature(getattr(OutboxReads, name)).parameters
        assert set(inspect.signature(answer).parameters) <= set(real), name
