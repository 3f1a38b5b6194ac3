"""Sending that is paused by another process claims nothing that was added afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxStore
from app.workspace.outbox_command import Change

CHANGE = Change("MX1", {"id": "MX1", "price": 1}, {"price": 2})


def test_that_nothing_is_claimed_that_is_added_after_another_process_pauses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process pauses and adds a row while this one waits for the lock to claim."""
    with (
        closing(Journal(tmp_path / "journal.db")) as journal,
        closing(Journal(tmp_path / "journal.db")) as journal_of_other,
    ):
        store, other = OutboxStore(journal), OutboxStore(journal_of_other)
        own = journal.database.transaction

        @contextmanager
        def transaction() -> Iterator[None]:
            other.pause()
            other.put([CHANGE], batch="a")
            with own():
                yield

        monkeypatch.setattr(journal.database, "transaction", transaction)
        assert store.claim_many(5) == []
        monkeypatch.undo()
        other.pause(False)
        assert len(store.claim_many(5)) == 1
