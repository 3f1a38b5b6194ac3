"""Relisting, deleting and another listing type for several listings: checked, shown, agreed to."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QDialog, QHBoxLayout, QVBoxLayout, QWidget

from app.engine.changes.life import LifeStep
from app.engine.changes.reading import ListingReader
from app.engine.changes.selected import (
    TYPES_IN_FORCE,
    SelectedChange,
    relisted_before,
    selected_change,
)
from app.engine.plans.plan import new_plan_id
from app.ui.look.text import PlainLabel, one_line
from app.ui.look.translation import Words
from app.ui.look.type_scale import px
from app.ui.look.window_locale import with_count
from app.ui.loop import ask
from app.ui.texts.code_names import LISTING_TYPE, code_name
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.life_text import obstacle_text
from app.ui.widgets.ask_sheet import AskSheet
from app.ui.widgets.display.timeline import TimelineLine
from app.ui.widgets.inputs.buttons import Button, PrimaryButton
from app.ui.widgets.inputs.check import RadioButton
from app.ui.window.risks import MOST_NAMED, counted_risks

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.engine.outbox.guards import Risk
    from app.engine.session import Session
    from app.ui.texts.site_format import FormContext
    from app.ui.widgets.display.toast import ToastStack
    from app.ui.window.main_window import MainWindow

SelectionWords: Final = Words("SelectionWords")
#: So many listings are judged before the window has its turn again.
_IN_ONE_GO: Final = 20


class StepsOfSelection:
    """Judges every listing, asks once, and puts what is possible in the outbox as one batch."""

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        toasts: ToastStack,
        context: Callable[[], FormContext],
    ) -> None:
        self._window, self._session, self._toasts = window, session, toasts
        self._context = context
        self._reader = ListingReader(
            account=session.account, categories=session.categories, connection=session.connection
        )

    async def change(self, step: LifeStep, ids: Sequence[str]) -> None:
        """Relist, delete or move to another type; raise ``NoticeError``."""
        type_id = await self._chosen_type(len(ids)) if step is LifeStep.TYPE else ""
        if type_id is None:
            return
        judged = await self._judged(step, ids, type_id)
        changes = [one.change for one in judged if one.change is not None]
        if not changes:
            words = SelectionWords.tr("Nothing to send: no selected listing allows it")
            self._toasts.add("warn", words)
            return
        outbox = self._session.outbox
        risks = await outbox.risks(changes)
        if not await self._agreed(step, type_id, judged, len(ids), risks):
            return
        rows = await outbox.add_changes(changes, batch=new_plan_id(), accepted=risks)
        words = SelectionWords.tr("%n listing(s) in the outbox", "", len(rows))
        words = with_count(words, len(rows), self._context().locale)
        toast = self._toasts.add("ok", words, SelectionWords.tr("Show"))
        toast.acted.connect(lambda: self._window.show_view("outbox"))

    async def _judged(
        self, step: LifeStep, ids: Sequence[str], type_id: str
    ) -> list[SelectedChange]:
        """Return what the step does to each listing, as it was last synced."""
        catalog, account = self._session.catalog, self._session.account
        relisted: frozenset[str] = frozenset()
        if step is LifeStep.RELIST:
            outbox = self._session.outbox
            relisted = await outbox.read(lambda store: relisted_before(store, ids))
        judged = []
        for place, item_id in enumerate(ids, 1):
            stored = catalog.facts(item_id)
            if stored is not None:
                judged.append(
                    selected_change(
                        await self._reader.with_category(stored),
                        step,
                        type_id,
                        seller=account.standing,
                        site=account.site,
                        relisted=relisted,
                    )
                )
            if place % _IN_ONE_GO == 0:
                # Keys and painting have their turn.
                await asyncio.sleep(0)
        return judged

    async def _chosen_type(self, count: int) -> str | None:
        title = self._counted(SelectionWords.tr("Listing type of %n listing(s)", "", count), count)
        sheet = TypeChoice(title, self._window)
        agreed = await ask(sheet)
        chosen = sheet.chosen()
        sheet.deleteLater()
        return chosen if agreed else None

    async def _agreed(
        self,
        step: LifeStep,
        type_id: str,
        judged: Sequence[SelectedChange],
        count: int,
        risks: Sequence[Risk],
    ) -> bool:
        sent = sum(one.change is not None for one in judged)
        refused = [one for one in judged if one.is_refused]
        parts = []
        if same := count - sent - len(refused):
            words = SelectionWords.tr("%n listing(s) without a change", "", same)
            parts.append(self._counted(words, same))
        if refused:
            words = SelectionWords.tr("%n left alone", "", len(refused))
            parts.append(self._counted(words, len(refused)))
        title, go, effect = _words(step, sent, code_name(LISTING_TYPE, type_id))
        deletes = step is LifeStep.DELETE
        sheet = AskSheet(
            self._counted(title, sent),
            " · ".join((*parts, effect)),
            [self._line(step, one) for one in refused[:MOST_NAMED]],
            self._window,
            keep=SelectionWords.tr("Cancel"),
            go=self._counted(go, sent),
            # What the guards ask of a deletion is answered by typing the number.
            ticks=() if deletes else counted_risks(risks),
            typed=str(sent) if deletes else "",
            danger=deletes,
        )
        return await sheet.agreed()

    def _counted(self, words: str, count: int) -> str:
        return with_count(words, count, self._context().locale)

    def _line(self, step: LifeStep, one: SelectedChange) -> TimelineLine:
        errors = [found for found in one.findings if found.is_error]
        why = " · ".join(finding_sentence(found, self._context()) for found in errors)
        if one.obstacle is not None:
            why = obstacle_text(step, one.obstacle, one.status)
        return TimelineLine("x-circle", "bad", one_line(one.title) or one.item_id, why, "")


class TypeChoice(QDialog):
    """Asks which listing type several listings are to have."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("type_choice")
        self.setWindowTitle(title)
        self._group = QButtonGroup(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(12))
        column.addWidget(PlainLabel(title, "view_title", "text", self))
        hint = SelectionWords.tr("Each is checked before anything is sent.")
        column.addWidget(PlainLabel(hint, "body", "text2", self, wrap=True))
        for kind in TYPES_IN_FORCE:
            button = RadioButton(code_name(LISTING_TYPE, kind), self, name=f"choose_{kind}")
            button.setProperty("listing_type", kind)
            self._group.addButton(button)
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        foot = QHBoxLayout()
        foot.setSpacing(px(8))
        foot.addStretch(1)
        cancel = Button(SelectionWords.tr("Cancel"), "", self, name="type_choice_cancel")
        cancel.clicked.connect(self.reject)
        go = PrimaryButton(SelectionWords.tr("Check"), "", self, name="type_choice_go")
        go.setDefault(True)
        go.setEnabled(False)
        go.clicked.connect(self.accept)
        self._group.buttonClicked.connect(lambda _button: go.setEnabled(True))
        foot.addWidget(cancel)
        foot.addWidget(go)
        column.addLayout(foot)
        self.setMinimumWidth(px(420))

    def chosen(self) -> str | None:
        """Return the id of the type; ``None`` while none is chosen."""
        button = self._group.checkedButton()
        return str(button.property("listing_type")) if button is not None else None


def _words(step: LifeStep, count: int, kind: str) -> tuple[str, str, str]:
    """Return the question, the button, and the outcome."""
    match step:
        case LifeStep.RELIST:
            return (
                SelectionWords.tr("Relist %n listing(s)?", "", count),
                SelectionWords.tr("Relist %n listing(s)", "", count),
                SelectionWords.tr(
                    "Each becomes a new listing with a new id, at its price and with its stock"
                ),
            )
        case LifeStep.TYPE:
            title = SelectionWords.tr("Move %n listing(s) to {type}?", "", count)
            go = SelectionWords.tr("Move %n listing(s)", "", count)
            effect = SelectionWords.tr("Charges change; not every type has a way back")
            return title.replace("{type}", kind), go, effect
    return (
        SelectionWords.tr("Delete %n listing(s)?", "", count),
        SelectionWords.tr("Delete %n listing(s)", "", count),
        SelectionWords.tr("They are gone for good: nothing brings them back"),
    )
