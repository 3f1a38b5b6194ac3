"""The steps of an import: reading, questions, reading again, preview as a plan, new listings."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from app.clock import SystemClock
from app.domain.timestamps import format_timestamp
from app.engine.notices import NoticeError
from app.engine.plans.plan import new_plan_id
from app.engine.plans.plan_store import LONGEST_NAME, KeptPlan
from app.engine.previews.question import PreviewQuestion
from app.engine.sheets.client import SheetProcess
from app.engine.sheets.jobs import ImportJob
from app.engine.sheets.mapping import NOT_USED, remember, remembered
from app.engine.sheets.table import SheetError
from app.tasks import Overlap
from app.ui.look.text import one_line
from app.ui.look.translation import Words
from app.ui.sheets.file_choice import file_to_read, folder_of_pictures
from app.ui.sheets.new_rows_work import NewRowsWork
from app.ui.sheets.sheet_words import problem_sentence
from app.ui.texts.file_text import file_reason
from app.ui.texts.form_context import context_of_shop
from app.ui.texts.money import format_number
from app.ui.texts.notice_text import text_of as notice_words

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from app.engine.plans.plan_store import PlanStore
    from app.engine.session import Session
    from app.engine.sheets.row_changes import Question
    from app.engine.sheets.sheet_import import Imported
    from app.tasks import TaskScope
    from app.ui.sheets.sheets_view import SheetsView

ImportSteps: Final = Words("ImportSteps")
_IMPORTED: Final = "import"
_READ, _ROWS, _CHOOSE = "sheet read", "sheet rows", "sheet choose"


class ImportController:
    """The asynchronous steps of one ``ImportView``; ``open_plan`` opens a plan."""

    def __init__(
        self,
        session: Session,
        scope: TaskScope,
        view: SheetsView,
        plan_store: PlanStore,
        open_plan: Callable[[KeptPlan], object],
    ) -> None:
        self._session, self._scope, self._view = session, scope, view
        self._plan_store, self._open_plan = plan_store, open_plan
        self._workspace = session.catalog.path.parent
        self._process = SheetProcess(self._workspace)
        self._file: Path | None = None
        self._found: Imported | None = None
        self._kept: KeptPlan | None = None
        self._chosen: dict[str, str] = {}
        self._decimals: dict[str, tuple[Question, str]] = {}
        self._clear = False
        page = view.imported
        self._page, self._new = page, page.new_rows
        self._work = NewRowsWork(session, self._new, context_of_shop(session))
        page.back_wanted.connect(self._leave)
        page.other_wanted.connect(self.choose)
        page.cancelled.connect(self._cancel)
        page.preview_wanted.connect(lambda: self._begin(self._preview, "sheet preview"))
        page.columns.mapped.connect(self._map)
        page.questions.answered.connect(self._answer)
        page.questions.clearing.connect(self._set_clear)
        self._new.folder_wanted.connect(lambda: self._begin(self._choose_folder, _CHOOSE))
        self._new.folder_cleared.connect(lambda: self._set_folder(None))
        self._new.predict_changed.connect(lambda _on: self._new.forget_states())
        self._new.check_wanted.connect(lambda: self._begin(self._check, _ROWS))
        self._new.list_wanted.connect(lambda: self._begin(self._list, _ROWS))
        self._new.cancelled.connect(lambda: scope.cancel(_ROWS))

    # -- the file ------------------------------------------------------------------------------

    def choose(self) -> None:
        """Ask for a file, and read it."""
        self._begin(self._choose, _CHOOSE)

    async def _choose(self) -> None:
        file = await file_to_read(self._view)
        if file is not None:
            self.open(file)

    def open(self, file: Path) -> None:
        """Read a file from the beginning; it replaces any other."""
        self._scope.cancel(_ROWS)
        self._file, self._found, self._kept = file, None, None
        self._chosen, self._decimals, self._clear = {}, {}, False
        self._set_folder(None)
        self._page.show_file(file.name)
        self._view.show_import(shown=True)
        self._read_again()

    def _leave(self) -> None:
        """Go back to the start page and discard what was read."""
        for work in (_READ, _ROWS):
            self._scope.cancel(work)
        self._file = self._found = None
        self._view.show_import(shown=False)

    def _cancel(self) -> None:
        self._scope.cancel(_READ)
        self._page.show_progress("", None)
        if self._found is None:
            self._leave()

    def _read_again(self) -> None:
        self._begin(self._read, _READ, Overlap.REPLACE)

    async def _read(self) -> None:
        file = self._file
        if file is None:
            return
        page = self._page
        page.show_progress(ImportSteps.tr("Opening {name}").replace("{name}", file.name), None)
        known = await asyncio.to_thread(remembered, self._workspace)
        out = await asyncio.to_thread(self._plan_store.sheet_of, _IMPORTED)
        answers = {path: mark for path, (_, mark) in self._decimals.items()}
        job = ImportJob(file, out, {**known, **self._chosen}, answers, self._clear)
        try:
            found = await self._process.read(job, self._progress)
        except SheetError as problem:
            self._show_problem(problem_sentence(problem.code, problem.values, page.numbers))
        except OSError as error:
            self._show_problem(file_reason(error))
        except NoticeError as error:
            self._show_problem(notice_words(error.notice).title)
        else:
            self._found, self._kept = found, None
            page.show_progress("", None)
            page.show_found(found, self._decimals, clear=self._clear)

    def _show_problem(self, reason: str) -> None:
        name = "" if self._file is None else one_line(self._file.name)
        self._page.show_progress("", None)
        title = ImportSteps.tr("“{name}” cannot be read").replace("{name}", name)
        self._page.show_problem(title, reason)

    def _progress(self, step: str, done: int, total: int) -> None:
        locale = self._page.numbers
        if step == "reading":
            words = ImportSteps.tr("Reading row {done}")
        else:
            words = ImportSteps.tr("Comparing {done} of {total}")
        words = words.format(done=format_number(done, locale), total=format_number(total, locale))
        self._page.show_progress(words, done / total if total else None)

    # -- what is answered -----------------------------------------------------------------

    def _map(self, heading: str, path: str) -> None:
        # Two columns cannot have the same path: the one that had it before becomes unused.
        found = self._found
        for columns in () if found is None else found.columns:
            place = None if path == NOT_USED else columns.mapped.place_of(path)
            if place is not None and columns.headings[place] != heading:
                self._chosen[columns.headings[place]] = NOT_USED
        self._chosen[heading] = path
        self._decimals.pop(path, None)
        self._begin(self._remember, "sheet remember", Overlap.QUEUE)
        self._read_again()

    async def _remember(self) -> None:
        await asyncio.to_thread(remember, self._workspace, dict(self._chosen))

    def _answer(self, path: str, mark: str) -> None:
        asked = {} if self._found is None else {one.path: one for one in self._found.questions}
        question = asked.get(path) or (self._decimals[path][0] if path in self._decimals else None)
        if question is not None:
            self._decimals[path] = (question, mark)
            self._read_again()

    def _set_clear(self, on: bool) -> None:
        self._clear = on
        self._read_again()

    # -- what changes --------------------------------------------------------------------------

    async def _preview(self) -> None:
        """Open the plan of the changes; it is stored like any other plan."""
        file, found = self._file, self._found
        if file is None or found is None or self._scope.running(_READ):
            return
        if self._kept is None:
            plan_id = new_plan_id()
            read = await asyncio.to_thread(self._plan_store.sheet_of, _IMPORTED)
            own = await asyncio.to_thread(self._plan_store.sheet_of, plan_id)
            await asyncio.to_thread(read.replace, own)
            name = " ".join(file.name.split())[:LONGEST_NAME]
            made = format_timestamp(SystemClock().now())
            question = PreviewQuestion((), sheet=own.name).record()
            self._kept = KeptPlan(plan_id, name, made, question=question)
        self._open_plan(self._kept)

    # -- new listings --------------------------------------------------------------------------

    async def _choose_folder(self) -> None:
        folder = await folder_of_pictures(self._view)
        if folder is not None:
            self._set_folder(folder)

    def _set_folder(self, folder: Path | None) -> None:
        self._work.folder = folder
        self._new.show_folder(folder)
        self._new.forget_states()

    async def _check(self) -> None:
        if self._found is not None:
            await self._work.check(self._found, predict=self._new.predict.isChecked())

    async def _list(self) -> None:
        if self._found is not None:
            await self._work.list_rows(self._found, predict=self._new.predict.isChecked())

    def _begin(
        self,
        work: Callable[[], Awaitable[None]],
        key: str,
        overlap: Overlap = Overlap.SKIP,
    ) -> None:
        self._scope.start(_awaited(work), key=key, overlap=overlap)


async def _awaited(work: Callable[[], Awaitable[None]]) -> None:
    await work()
