"""The controller of own costs: loads codes, saves figures, with undo for every change."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QUndoCommand, QUndoStack

from app.engine.costs.code_list import given_codes, listed_codes
from app.engine.events import NoticeRaised, Synced
from app.engine.notices import NoticeError
from app.tasks import Overlap
from app.ui.costs.costs_view import ALL, GIVEN, LACKING, CostsView
from app.ui.costs.figure_edits import FiguresChange
from app.ui.look.text import one_line
from app.ui.look.translation import Words
from app.ui.look.window_locale import with_count
from app.ui.view import View

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from PySide6.QtCore import QObject

    from app.engine.costs.figures_journal import FiguresJournal, OwnCharge
    from app.engine.events import Event
    from app.engine.session import Session
    from app.tasks import TaskScope

CostsWork: Final = Words("CostsWork")
_MOST_NAMED: Final = 3
Charges = tuple["OwnCharge", ...]


class OwnFiguresSteps:
    """Changes of own figures, made one after the other, each a step of ``undo_stack``.

    ``on_others`` is called with a sentence about figures that were not changed; ``on_kept`` is
    called after each change.
    """

    def __init__(self, session: Session, scope: TaskScope, parent: QObject) -> None:
        self._session, self._scope = session, scope
        self.undo_stack = QUndoStack(parent)
        self.on_others: Callable[[str], object] = lambda _text: None
        self.on_kept: Callable[[], object] = lambda: None
        self._waiting: list[Callable[[], Awaitable[None]]] = []

    @property
    def figures(self) -> FiguresJournal:
        """The journal in which figures are saved."""
        return self._session.own_figures

    def change(self, change: FiguresChange, title: str) -> None:
        """Save a change of figures."""
        if change.after:
            self.undo_stack.push(_Step(title, partial(self._put, change), self._undo_of(change)))

    def change_charges(self, before: Charges, after: Charges, title: str) -> None:
        """Replace the charges, as one step that can be undone under ``title``."""
        there, back = (
            partial(self._put_charges, before, after),
            partial(self._put_charges, after, before),
        )
        self.undo_stack.push(_Step(title, there, back))

    def _undo_of(self, change: FiguresChange) -> Callable[[], None]:
        return partial(self._put, change.turned_round())

    def _put(self, change: FiguresChange) -> None:
        self._later(partial(self._replace, change))

    def _put_charges(self, before: Charges, after: Charges) -> None:
        self._later(partial(self._replace_charges, before, after))

    def _later(self, work: Callable[[], Awaitable[None]]) -> None:
        # In sequence, so that an immediate undo finds the change that it undoes.
        self._waiting.append(work)
        self._scope.start(self._work_off(), key="own figures", overlap=Overlap.QUEUE, finish=True)

    async def _work_off(self) -> None:
        while self._waiting:
            work = self._waiting.pop(0)
            try:
                await work()
            except NoticeError as error:
                self._session.events.publish(NoticeRaised(error.notice))
            self.on_kept()

    async def _replace(self, change: FiguresChange) -> None:
        others = await self.figures.replace(change.before, change.after)
        if others:
            named = ", ".join(one_line(code) for code in others[:_MOST_NAMED])
            if len(others) > _MOST_NAMED:
                named += " …"
            text = CostsWork.tr("Changed elsewhere meanwhile, and left as they are: {codes}")
            self.on_others(text.format(codes=named))

    async def _replace_charges(self, before: Charges, after: Charges) -> None:
        if not await self.figures.replace_charges(before, after):
            self.on_others(CostsWork.tr("The charges were changed elsewhere, and left as they are"))


class _Step(QUndoCommand):
    def __init__(self, title: str, there: Callable[[], None], back: Callable[[], None]) -> None:
        super().__init__(title)
        self._there, self._back = there, back

    def redo(self) -> None:
        """Run the step, initially and again after an undo."""
        self._there()

    def undo(self) -> None:
        """Undo the step."""
        self._back()


class CostsController(View):
    """The asynchronous operations of one ``CostsView``."""

    def __init__(
        self, session: Session, scope: TaskScope, view: CostsView, steps: OwnFiguresSteps
    ) -> None:
        self._session, self._scope, self._view = session, scope, view
        self._steps = steps
        self.widget = view
        self.undo_stack = steps.undo_stack
        view.model.currency_id = session.account.site.currency_id
        view.wanted.connect(self.read)
        view.model.changed.connect(self._typed)
        steps.on_others = lambda text: view.show_note(text, bad=True)
        steps.on_kept = self.read
        end = session.events.subscribe(self._on_event)
        view.destroyed.connect(lambda: end())
        self.read()

    def come_forward(self) -> None:
        """Reload, and take the focus."""
        self.read()
        self._view.table.setFocus()

    def read(self) -> None:
        """Reload codes and figures."""
        self._scope.start(self._read(), key="own figures read", overlap=Overlap.REPLACE)

    def _on_event(self, event: Event) -> None:
        if isinstance(event, Synced):
            self.read()

    def _typed(self, change: FiguresChange) -> None:
        self._view.show_note("")
        count = len(change.after)
        words = CostsWork.tr("figures of %n codes", "", count)
        self._steps.change(change, with_count(words, count, self._view.model.locale))

    async def _read(self) -> None:
        view, figures = self._view, self._steps.figures
        text, shown = view.search.text(), view.shown.value() or ALL
        catalog = self._session.catalog.path
        try:
            if shown == GIVEN:
                given = await figures.all()
                found = await asyncio.to_thread(given_codes, catalog, given, text)
                known = {one.code: one for one in given}
            else:
                lacking = shown == LACKING
                found = await asyncio.to_thread(listed_codes, catalog, text, lacking=lacking)
                known = {**await figures.of([one.code for one in found.codes])}
        except NoticeError as error:
            self._session.events.publish(NoticeRaised(error.notice))
            return
        listed = {one.code for one in found.codes}
        view.show_codes(found, {code: one for code, one in known.items() if code in listed})
