"""Plans from the pictures of a folder, whose files are named after own codes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from app.clock import SystemClock
from app.domain.timestamps import format_timestamp
from app.engine.changes.folder_plan import read_folder, write_folder
from app.engine.events import NoticeRaised
from app.engine.notices import NoticeError
from app.engine.plans.plan import new_plan_id
from app.engine.plans.plan_store import LONGEST_NAME, KeptPlan, PlanStore
from app.engine.previews.question import PreviewQuestion, Source
from app.tasks import Overlap
from app.ui.look.translation import Words
from app.ui.loop import ask
from app.ui.sheets.file_choice import folder_of_pictures
from app.ui.sheets.folder_sheet import FolderSheet
from app.ui.texts.file_text import file_reason
from app.ui.texts.form_context import context_of_shop

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from app.engine.changes.picture_folder import FolderAct, FolderPlan
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.window.main_window import MainWindow

FolderSteps: Final = Words("FolderSteps")
_FOLDER, _READ = "picture folder", "picture folder read"


class PictureFolders(QObject):
    """The handler of the action for a picture folder; it lives as long as the window."""

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        scope: TaskScope,
        open_plan: Callable[[KeptPlan], object],
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._scope = window, session, scope
        self._open_plan = open_plan
        self._plan_store = PlanStore(session.catalog.path.parent / "plans")
        window.picture_folder_requested.connect(self._begin)

    def _begin(self) -> None:
        self._scope.start(self._choose(), key=_FOLDER, overlap=Overlap.SKIP)

    async def _choose(self) -> None:
        folder = await folder_of_pictures(self._window)
        if folder is None:
            return
        sheet = FolderSheet(
            folder.name or str(folder), context_of_shop(self._session), self._window
        )
        sheet.read_wanted.connect(
            lambda: self._scope.start(self._read(folder, sheet), key=_READ, overlap=Overlap.REPLACE)
        )
        try:
            agreed = await ask(sheet)
        finally:
            self._scope.cancel(_READ)
            sheet.deleteLater()
        if agreed and sheet.found is not None:
            await self._open(folder, sheet.found)

    async def _read(self, folder: Path, sheet: FolderSheet) -> None:
        act: FolderAct = "replace" if sheet.place.value() == "replace" else "add"
        sheet.show_progress(0, 0)
        try:
            found = await read_folder(
                folder,
                self._session.catalog,
                self._session.pictures.prepare,
                act,
                sheet.show_progress,
            )
        except OSError as error:
            sheet.show_problem(file_reason(error))
        except NoticeError as error:
            self._session.events.publish(NoticeRaised(error.notice))
            sheet.show_problem(FolderSteps.tr("The folder could not be read"))
        else:
            sheet.show_found(found)

    async def _open(self, folder: Path, found: FolderPlan) -> None:
        """Store the plan like any other, and open it."""
        plan_id, made = new_plan_id(), format_timestamp(SystemClock().now())
        file = await asyncio.to_thread(self._plan_store.sheet_of, plan_id)
        await write_folder(found, self._session.catalog, plan_id, made, file)
        name = " ".join(folder.name.split())[:LONGEST_NAME]
        question = PreviewQuestion((), sheet=file.name, source=Source.FOLDER).record()
        self._open_plan(KeptPlan(plan_id, name, made, question=question))
