"""The connection of own costs to a window: their view, and the figures of selected listings."""

from __future__ import annotations

import asyncio
import csv
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject
from PySide6.QtWidgets import QFileDialog

from app.editing.number_locale import PLAIN, NumberLocale
from app.engine.catalog.category_names import category_names
from app.engine.catalog.export import DIALECTS, whole_file
from app.engine.costs.code_list import codes_of_listings
from app.engine.costs.figures_table import figures_rows
from app.engine.events import NoticeRaised
from app.engine.figures_import import CostsError, SheetError, read_figures_file
from app.engine.notices import NoticeError, notice_of
from app.tasks import Overlap
from app.ui.costs.charges_sheet import ChargesSheet
from app.ui.costs.costs_controller import CostsController, OwnFiguresSteps
from app.ui.costs.costs_view import CostsView
from app.ui.costs.figure_words import problem_text
from app.ui.costs.figures_sheet import FiguresSheet
from app.ui.costs.import_sheet import ImportSheet, preview_of
from app.ui.look.translation import Words
from app.ui.look.window_locale import window_language, with_count
from app.ui.loop import ask, is_alive
from app.ui.texts.file_text import file_reason
from app.ui.texts.form_context import context_of_shop
from app.ui.window.lifecycle_offers import affected_ids

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.costs.figure_edits import FiguresChange
    from app.ui.widgets.display.toast import ToastStack
    from app.ui.window.main_window import MainWindow

COSTS: Final = "costs"
CostsWords: Final = Words("CostsWords")


class Costs(QObject):
    """The handler of requests about own figures; it lives as long as the window."""

    def __init__(
        self, window: MainWindow, session: Session, scope: TaskScope, toasts: ToastStack
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._scope = window, session, scope
        self._toasts = toasts
        self._steps = OwnFiguresSteps(session, scope, self)
        self._steps.on_others = lambda text: toasts.add("warn", text)
        window.own_costs_requested.connect(self._ask_for_chosen)
        window.register_view(
            COSTS, str(QT_TRANSLATE_NOOP("Views", "Own costs")), "coin", self._make_view
        )

    @property
    def _locale(self) -> NumberLocale:
        return context_of_shop(self._session).locale

    def _make_view(self) -> CostsController:
        view = CostsView(self._locale)
        view.add_requested.connect(partial(self._begin, "add", self._add))
        view.import_requested.connect(partial(self._begin, "import", self._import))
        view.export_requested.connect(partial(self._begin, "export", self._export))
        view.charges_requested.connect(partial(self._begin, "charges", self._ask_charges))
        return CostsController(self._session, self._scope, view, self._steps)

    def _begin(self, key: str, work: Callable[[], Awaitable[None]]) -> None:
        self._scope.start(self._guarded(work), key=f"own costs {key}", overlap=Overlap.SKIP)

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except NoticeError as error:
            self._session.events.publish(NoticeRaised(error.notice))

    # -- for listings --------------------------------------------------------------------------

    def _ask_for_chosen(self) -> None:
        listings = self._window.listings
        ids = affected_ids(self._window)
        if self._window.view(self._window.current_view) is None and listings.table.selection:
            # For as many listings as are selected, while status changes have a limit.
            ids = tuple(listings.table.selection.snapshot())
        if ids:
            self._begin("figures", partial(self._ask, ids))

    async def _ask(self, ids: Sequence[str]) -> None:
        found = await asyncio.to_thread(codes_of_listings, self._session.catalog.path, ids)
        if not found.codes:
            text = CostsWords.tr("Costs are kept by own code, and no chosen listing has one")
            self._toasts.add("warn", text)
            return
        await self._ask_figures(found.codes, without=found.without)

    async def _add(self) -> None:
        await self._ask_figures(())

    async def _ask_figures(self, codes: Sequence[str], *, without: int = 0) -> None:
        figures = self._session.own_figures
        known = await figures.of(codes) if codes else {f.code: f for f in await figures.all()}
        currency = self._session.account.site.currency_id
        sheet = FiguresSheet(codes, known, self._locale, currency, self._window, without=without)
        if await ask(sheet) and (change := sheet.change).after:
            self._keep(change)

    def _keep(self, change: FiguresChange) -> None:
        count = len(change.after)
        words = CostsWords.tr("figures of %n codes", "", count)
        self._steps.change(change, with_count(words, count, self._locale))
        kept = CostsWords.tr("The figures of %n codes are changed", "", count)
        toast = self._toasts.add("ok", with_count(kept, count, self._locale), CostsWords.tr("Undo"))
        stack, step = self._steps.undo_stack, self._steps.undo_stack.index()
        toast.acted.connect(lambda: stack.undo() if stack.index() == step else None)

    # -- files -----------------------------------------------------------------------------------

    async def _import(self) -> None:
        path = await self._chosen_file(save=False)
        if path is None:
            return
        sheet = ImportSheet(path.name, self._locales(), self._window)
        sheet.locale_chosen.connect(
            lambda locale: self._scope.start(
                self._read_into(sheet, path, locale),
                key="own costs file",
                overlap=Overlap.REPLACE,
            )
        )
        await self._read_into(sheet, path, self._locale)
        if await ask(sheet) and (change := sheet.change).after:
            self._keep(change)

    async def _read_into(self, sheet: ImportSheet, path: Path, locale: NumberLocale) -> None:
        """Show the effect of the file, unless the dialog was closed meanwhile."""
        try:
            scan = await asyncio.to_thread(read_figures_file, path, locale)
            known = await self._session.own_figures.of([patch.code for _, patch in scan.rows])
            preview = await asyncio.to_thread(preview_of, scan, known, self._locale)
        except (CostsError, SheetError) as problem:
            if is_alive(sheet):
                sheet.show_problem(problem_text(problem))
        except OSError as error:
            if is_alive(sheet):
                sheet.show_problem(file_reason(error))
        else:
            if is_alive(sheet):
                sheet.show_preview(preview)

    def _locales(self) -> list[tuple[str, NumberLocale]]:
        """Return the possible number formats of a file, that of the window first."""
        mine = self._locale
        ways = {
            (mine.decimal, mine.group): mine,
            (".", ","): NumberLocale(".", ","),
            (",", "."): NumberLocale(",", "."),
            (PLAIN.decimal, PLAIN.group): PLAIN,
        }
        return [(f"1{way.group}234{way.decimal}50", way) for way in ways.values()]

    async def _export(self) -> None:
        path = await self._chosen_file(save=True)
        if path is None:
            return
        figures = await self._session.own_figures.all()
        dialect = DIALECTS[window_language()]

        def write() -> None:
            with whole_file(path) as file:
                file.write(dialect.mark)
                rows = figures_rows(figures, decimal=dialect.decimal)
                csv.writer(file, delimiter=dialect.separator).writerows(rows)

        try:
            await asyncio.to_thread(write)
        except OSError as error:
            raise NoticeError(notice_of(error)) from error
        count = len(figures)
        words = CostsWords.tr("The figures of %n codes were written to {file}", "", count)
        words = with_count(words, count, self._locale).format(file=path.name)
        self._toasts.add("ok", words)

    async def _chosen_file(self, *, save: bool) -> Path | None:
        chosen: list[Path] = []
        title = CostsWords.tr("Export own costs") if save else CostsWords.tr("Import own costs")
        dialog = QFileDialog(self._window, title)
        dialog.setObjectName("costs_file_dialog")
        if save:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.setNameFilter(CostsWords.tr("Tables (*.csv)"))
            dialog.setDefaultSuffix("csv")
        else:
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
            names = "*.csv *.txt *.tsv *.xlsx *.xlsm *.xls *.ods"
            dialog.setNameFilter(CostsWords.tr("Tables ({names})").format(names=names))
        dialog.fileSelected.connect(lambda file: chosen.append(Path(file)))
        await ask(dialog)
        return chosen[0] if chosen else None

    # -- charges ---------------------------------------------------------------------------------

    async def _ask_charges(self) -> None:
        site_id = self._session.account.site.id
        names = await asyncio.to_thread(category_names, self._session.catalog.path)
        sheet = ChargesSheet(site_id, names, context_of_shop(self._session), self._window)
        sheet.show_charges(await self._session.own_figures.charges())
        title = CostsWords.tr("own charges")
        sheet.changed.connect(lambda both: self._steps.change_charges(both[0], both[1], title))
        await ask(sheet)
