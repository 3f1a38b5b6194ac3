"""Types into the editor of a listing over a real journal until it is killed; a process of its own.

usage: killed_typing.py FOLDER

Prints "typed N TEXT" at every key, and "due N" once that text has to be on the disk: when
``LATEST_SECONDS`` have passed and the journal's thread has done what it was handed by then.
"""

from __future__ import annotations

import asyncio
import copy
import string
import sys
from pathlib import Path
from typing import Any

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from app.domain.models.category import Category
from app.engine.journal_thread import JournalThread
from app.tasks import Overlap, TaskScope
from app.ui.editor.controller import EditorController
from app.workspace.journal.journal import Journal
from app.workspace.journal.sent_drafts import SentDrafts
from tests.stands.editor_session import FakeSession
from tests.ui.editor.conftest import CATEGORY, ITEM, parsed_attributes

LATEST_SECONDS = 0.06
BETWEEN_KEYS = 0.015
LONGEST = 40


async def type_on(folder: Path) -> None:
    """Type letters into the title, faster than anybody pauses, and on and on."""
    thread, drafts = JournalThread(), SentDrafts(Journal(folder / "journal.db"))
    session: Any = FakeSession(copy.deepcopy(ITEM), Category.parse(CATEGORY), parsed_attributes())
    session.listings.keep = lambda draft: thread.run(drafts.keep_rest, draft.copy())

    async def report_due(number: int) -> None:
        await asyncio.sleep(LATEST_SECONDS)
        await thread.run(lambda: None)
        print(f"due {number}", flush=True)

    async with TaskScope("typing") as scope:
        opened = await session.listings.open(ITEM["id"])
        view = EditorController(session, scope, opened, lambda: None).view
        view.show()
        while view.building.running:
            QApplication.processEvents()
            await asyncio.sleep(0)
        line = view.findChild(QLineEdit, "field_title")
        assert line is not None
        for number in range(100_000):
            if number % LONGEST == 0:
                line.clear()
            QTest.keyClicks(line, string.ascii_letters[number % 52])
            print(f"typed {number} {line.text()}", flush=True)
            scope.start(report_due(number), key=f"due {number}", overlap=Overlap.QUEUE)
            await asyncio.sleep(BETWEEN_KEYS)


if __name__ == "__main__":
    qt = QApplication([])
    asyncio.run(type_on(Path(sys.argv[1])))
