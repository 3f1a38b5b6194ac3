"""Damage to the seller's own data is reported with its count, and mended where it can be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.engine.history.archive import Archive
from app.engine.journal_thread import JournalThread
from app.workspace.folder import Workspace
from app.workspace.journal.drafts import Drafts
from tests.stands.journal_rows import draft_of


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        ("", []),
        ("rows", [("journal_damaged", {"rows": 2, "tables": ["drafts"]})]),
        ("file", [("journal_salvaged", {"rows": 3})]),
    ],
)
async def test_that_damage_is_reported_with_its_count_and_the_file_is_kept(
    tmp_path: Path, damage: str, told: list[Any]
) -> None:
    folder = Workspace(tmp_path / "shop")
    journal = folder.journal()
    for number in range(3):
        Drafts(journal).keep(draft_of(f"MX{number}"))
    folder.backups().make(journal)
    if damage == "rows":
        journal.database.run("UPDATE drafts SET saved_at = saved_at + 1 WHERE item_id <> 'MX0'")
    elif damage == "file":
        journal.close()
        data = bytearray(folder.journal_path.read_bytes())
        data[:100] = bytes(100)
        folder.journal_path.write_bytes(data)
        journal = folder.journal()
    notices: list[Any] = []
    thread = JournalThread()
    archive = Archive(folder, journal, thread, publish=notices.append)
    await archive.look_over()
    await archive.look_over()
    assert [(notice.code, notice.params) for notice in notices] == told
    assert len(Drafts(journal).all()) == 3
    assert folder.journal_path.with_name("journal.db.bad-1").exists() is bool(damage)
    await archive.close()
    journal.close()
    await thread.close()
