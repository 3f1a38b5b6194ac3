"""Opening of the sheets view, for the export and the import of listings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from app.engine.notices import NoticeError
from app.engine.plans.plan_store import PlanStore
from app.engine.sheets.client import SheetProcess
from app.engine.sheets.jobs import ExportJob
from app.engine.sheets.table import SheetError
from app.tasks import Overlap
from app.ui.look.text import one_line
from app.ui.look.translation import Words
from app.ui.look.window_locale import window_language, with_count
from app.ui.sheets.file_choice import file_to_write
from app.ui.sheets.import_controller import ImportController
from app.ui.sheets.sheets_view import SheetsView
from app.ui.sheets.start_view import Offer
from app.ui.texts.file_text import file_reason
from app.ui.texts.form_context import context_of_shop
from app.ui.texts.money import format_number
from app.ui.texts.notice_text import text_of as notice_words
from app.ui.view import View

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from app.engine.plans.plan_store import KeptPlan
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.window.main_window import MainWindow

SHEETS: Final = "sheets"
SheetSteps: Final = Words("SheetSteps")
_EXPORT: Final = "sheet export"


class Sheets(QObject):
    """The handler of the actions for spreadsheets; it lives as long as the window."""

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
        self._made: SheetsController | None = None
        window.register_view(
            SHEETS, str(QT_TRANSLATE_NOOP("Views", "Spreadsheets")), "table", self._make
        )
        window.export_requested.connect(self._export)
        window.import_requested.connect(self._import)

    def _make(self) -> SheetsController:
        self._made = SheetsController(self._window, self._session, self._scope, self._open_plan)
        return self._made

    def _export(self) -> None:
        self._window.show_view(SHEETS)
        if self._made is not None:
            self._made.offer_export()

    def _import(self) -> None:
        self._window.show_view(SHEETS)
        if self._made is not None:
            self._made.imports.choose()


class SheetsController(View):
    """The controller of the sheets view: writes sheets, and starts the import of one."""

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        scope: TaskScope,
        open_plan: Callable[[KeptPlan], object],
    ) -> None:
        self._window, self._session, self._scope = window, session, scope
        self._locale = context_of_shop(session).locale
        view = self.widget = self._view = SheetsView(self._locale)
        workspace = session.catalog.path.parent
        self._process = SheetProcess(workspace)
        plan_store = PlanStore(workspace / "plans")
        self.imports = ImportController(session, scope, view, plan_store, open_plan)
        start = view.start
        start.export_wanted.connect(self._ask_export)
        start.export_cancelled.connect(self._cancel_export)
        start.import_wanted.connect(self.imports.choose)
        start.dropped.connect(self.imports.open)
        self._offer(chosen=True)

    def come_forward(self) -> None:
        """Show what could be exported now."""
        self._offer(chosen=not self._view.start.shown.isChecked())
        self._view.setFocus()

    def offer_export(self) -> None:
        """Show what can be exported, with the selected listings as default if there are any."""
        self._view.show_import(shown=False)
        self._offer(chosen=True)
        self._view.setFocus()

    def _offer(self, *, chosen: bool) -> None:
        listings = self._window.listings
        query, tabs = listings.model.query, listings.tabs
        known = () if tabs is None else tabs.tabs.tabs()
        tab = next((one.title for one in known if one.key == query.view), query.view)
        offer = Offer(listings.model.rowCount(), tab, query.text, len(listings.table.selection))
        start = self._view.start
        start.show_offer(offer, self._locale, selected=chosen)
        if self._scope.running(_EXPORT):
            start.export.setEnabled(False)

    def _ask_export(self) -> None:
        self._scope.start(self._export(), key=_EXPORT, overlap=Overlap.SKIP)

    def _cancel_export(self) -> None:
        self._scope.cancel(_EXPORT)
        self._view.start.show_outcome("info", SheetSteps.tr("Cancelled; no file was written"))

    async def _export(self) -> None:
        start, listings = self._view.start, self._window.listings
        form = "xlsx" if start.xlsx.isChecked() else "csv"
        ids = None
        if start.selected.isChecked():
            ids = tuple(listings.table.selection.snapshot())
        query = listings.model.query
        name = SheetSteps.tr("listings")
        file = await file_to_write(self._view, name, form)
        if file is None:
            return
        job = ExportJob(file, form, window_language(), ids, None if ids is not None else query)
        start.show_progress(SheetSteps.tr("Beginning"), None)
        try:
            done = await self._process.export(job, self._progress)
        except OSError as error:
            self._show_failure(file, file_reason(error))
        except SheetError as problem:
            self._show_failure(file, problem.code)
        except NoticeError as error:
            self._show_failure(file, notice_words(error.notice).title)
        else:
            words = SheetSteps.tr("%n listings written", "", done.listings)
            title = with_count(words, done.listings, self._locale)
            start.show_outcome("ok", title, one_line(str(file)))

    def _show_failure(self, file: Path, reason: str) -> None:
        title = SheetSteps.tr("“{name}” could not be written")
        title = title.replace("{name}", one_line(file.name))
        self._view.start.show_outcome("bad", title, reason)

    def _progress(self, _step: str, done: int, total: int) -> None:
        words = SheetSteps.tr("{done} of %n listings", "", total)
        words = with_count(words, total, self._locale)
        words = words.format(done=format_number(done, self._locale))
        self._view.start.show_progress(words, done / total if total else None)
