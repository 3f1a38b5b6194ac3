"""Saved changes: saved from the operations of a plan, and used in another plan."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, Qt

from app.engine.plans.saved_changes import SavedChange
from app.tasks import Overlap
from app.ui.look.icons import icon
from app.ui.look.text import literal, one_line
from app.ui.look.translation import Words
from app.ui.loop import ask
from app.ui.plans.change_name import NameSheet
from app.ui.plans.operation_kinds import spec_of
from app.ui.texts.file_text import file_reason
from app.ui.widgets.ask_sheet import AskSheet
from app.ui.widgets.menu import Menu

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from app.engine.plans.saved_changes import SavedChanges
    from app.tasks import TaskScope
    from app.ui.plans.plan_view import PlanView

KeptChangeWords: Final = Words("KeptChangeWords")


class KeptChanges(QObject):
    """The handler of the saved-changes button beside the operations of one plan."""

    def __init__(self, view: PlanView, scope: TaskScope, changes: SavedChanges) -> None:
        super().__init__(view)
        self._view, self._scope, self._changes = view, scope, changes
        view.column.kept_wanted.connect(lambda: self._start(self._show))

    def _start(self, work: Callable[[], Awaitable[None]]) -> None:
        self._scope.start(self._guarded(work), key="kept changes", overlap=Overlap.QUEUE)

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except OSError as error:
            title = KeptChangeWords.tr("The saved changes cannot be read or written")
            reason = file_reason(error)
            self._view.show_report("bad", title, reason, refused=0, ended=False)

    async def _show(self) -> None:
        """Show the saved changes and the entry for saving the present operations."""
        found = [one for one in await asyncio.to_thread(self._changes.all) if one.specs]
        column = self._view.column
        menu = Menu(parent=column)
        menu.setObjectName("kept_changes_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        whole = column.texts(self._view.context.locale) is not None
        save = menu.addAction(icon("plus"), KeptChangeWords.tr("Save these changes…"))
        save.setObjectName("kept_change_save")
        save.setEnabled(whole)
        if not whole:
            save.setToolTip(KeptChangeWords.tr("Fill in what to do first"))
        save.triggered.connect(lambda: self._start(self._save))
        if found:
            menu.addSeparator()
        for change in found:
            action = menu.addAction(icon("star"), literal(change.name))
            action.triggered.connect(lambda _on=False, change=change: self._use(change))
        if found:
            menu.addSeparator()
            away = Menu(KeptChangeWords.tr("Delete"), menu, name="kept_changes_delete")
            menu.addMenu(away)
            for change in found:
                action = away.addAction(literal(change.name))
                action.triggered.connect(
                    lambda _on=False, change=change: self._start(lambda: self._drop(change))
                )
        anchor = column.kept
        menu.popup(anchor.mapToGlobal(QPoint(0, anchor.height())))

    def _use(self, change: SavedChange) -> None:
        """Replace the present operations by a saved change."""
        specs = [spec_of([kind, verb, list(typed)]) for kind, verb, typed in change.specs]
        self._view.column.set_specs([spec for spec in specs if spec is not None])
        self._view.column.changed.emit()

    async def _save(self) -> None:
        column = self._view.column
        texts, specs = column.texts(self._view.context.locale), column.specs()
        if texts is None:
            return
        found = await asyncio.to_thread(self._changes.all)
        sheet = NameSheet([one.name for one in found], self._view)
        try:
            agreed = await ask(sheet)
            name = sheet.name.text()
        finally:
            sheet.deleteLater()
        if agreed:
            kept = tuple((one.kind, one.verb, one.typed) for one in specs)
            await asyncio.to_thread(self._changes.keep, SavedChange(name, texts, kept))

    async def _drop(self, change: SavedChange) -> None:
        title = KeptChangeWords.tr("Delete the saved change “{name}”?")
        sheet = AskSheet(
            title.replace("{name}", one_line(change.name)),
            KeptChangeWords.tr("Plans that were made with it stay as they are."),
            (),
            self._view,
            keep=KeptChangeWords.tr("Keep"),
            go=KeptChangeWords.tr("Delete"),
        )
        if await sheet.agreed():
            await asyncio.to_thread(self._changes.drop, change.name)
