"""A life-cycle step for several listings: a plan that is checked, shown, confirmed and sent."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from app.clock import SystemClock
from app.domain.timestamps import format_timestamp
from app.engine.changes.lifecycle import STATUSES, LifecycleStep
from app.engine.plans.operation_parsing import parse_operation
from app.engine.plans.plan import new_plan_id
from app.engine.plans.plan_builder import Planning
from app.engine.plans.plan_check import Outlook, check_plan
from app.ui.look.text import one_line
from app.ui.look.translation import Words
from app.ui.look.window_locale import with_count
from app.ui.texts.finding_text import finding_sentence
from app.ui.widgets.ask_sheet import AskSheet
from app.ui.widgets.display.timeline import TimelineLine
from app.ui.window.risks import COUNTS, named

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.engine.outbox.guards import Risk
    from app.engine.plans.plan import Plan
    from app.engine.plans.plan_check import Checked
    from app.engine.session import Session
    from app.ui.texts.form_context import FormContext
    from app.ui.widgets.display.toast import ToastStack
    from app.ui.window.main_window import MainWindow

SelectionWords: Final = Words("SelectionWords")
#: The number of listings that are planned and checked before control returns to the event loop.
_IN_ONE_GO: Final = 20
_GOOD: Final = (Outlook.READY, Outlook.WARNED)


class LifeOfSelection:
    """The handler of a life-cycle step for several listings: plan, question and outbox.

    ``undo`` undoes a batch.
    """

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        toasts: ToastStack,
        undo: Callable[[Sequence[int], str | None, str], None],
        context: Callable[[], FormContext],
    ) -> None:
        self._window, self._session, self._toasts = window, session, toasts
        self._undo, self._context = undo, context

    async def change(self, step: LifecycleStep, ids: Sequence[str]) -> None:
        """Apply ``step`` to the listings with these ids, after the seller has confirmed its effect.

        Relisting, deleting and a change of type open the plan window instead. Raise
        ``NoticeError``.
        """
        if step not in STATUSES:
            # These steps need choices and a look at each row, so they open the plan window.
            self._window.plan_requested.emit(step.value, list(ids))
            return
        plan, checked = await self._planned(step, ids)
        good = {one.item_id for one in checked if one.outlook in _GOOD}
        sent = replace(plan, listings=tuple(e for e in plan.listings if e.item_id in good))
        risks = await self._session.outbox.risks(sent.changes())
        if not await self._agreed(step, sent, len(ids), checked, risks):
            return
        rows = await self._session.outbox.add_changes(
            sent.changes(), batch=sent.batches[0], accepted=risks
        )
        words = SelectionWords.tr("%n listings in the outbox", "", len(rows))
        words = with_count(words, len(rows), self._context().locale)
        is_undone = step is not LifecycleStep.CLOSE
        back = SelectionWords.tr("Undo") if is_undone else SelectionWords.tr("Show")
        toast = self._toasts.add("ok", words, back)
        if step is LifecycleStep.CLOSE:
            toast.acted.connect(lambda: self._window.show_view("outbox"))
        else:
            toast.acted.connect(lambda: self._undo((), sent.batches[0], sent.batches[0]))

    async def _planned(self, step: LifecycleStep, ids: Sequence[str]) -> tuple[Plan, list[Checked]]:
        catalog, clock = self._session.catalog, SystemClock()
        operations = (parse_operation(f"status={STATUSES[step].value}"),)
        made_at, plan_id = format_timestamp(clock.now()), new_plan_id()
        whole: Plan | None = None
        checked: list[Checked] = []
        for first in range(0, len(ids), _IN_ONE_GO):
            planning = Planning(catalog, operations, where="", made_at=made_at, plan_id=plan_id)
            some = ids[first : first + _IN_ONE_GO]
            part = planning.whole((item_id, catalog.facts(item_id)) for item_id in some)
            checked += check_plan(catalog, part)
            whole = (
                part
                if whole is None
                else replace(whole, listings=(*whole.listings, *part.listings))
            )
            # Lets the event loop handle keys and painting.
            await asyncio.sleep(0)
        assert whole is not None, "some are selected"
        return whole, checked

    async def _agreed(
        self,
        step: LifecycleStep,
        plan: Plan,
        count: int,
        checked: Sequence[Checked],
        risks: Sequence[Risk],
    ) -> bool:
        sent = len(plan.listings)
        if not sent:
            self._toasts.add(
                "warn", SelectionWords.tr("Nothing to send: no selected listing allows it")
            )
            return False
        closes = step is LifecycleStep.CLOSE
        refused = [one for one in checked if one.outlook not in _GOOD]
        left = count - sent - len(refused)
        sentences = []
        if left:
            sentences.append(
                self._counted(SelectionWords.tr("%n listings without a change", "", left), left)
            )
        if refused:
            words = SelectionWords.tr("%n left alone", "", len(refused))
            sentences.append(self._counted(words, len(refused)))
        if closes:
            sentences.append(
                SelectionWords.tr("Closed listings can only be relisted, under new ids")
            )
        else:
            sentences.append(SelectionWords.tr("It can be undone"))
        kinds = Counter(finding.code for risk in risks for finding in risk.findings)
        title, go = _words(step, sent)
        sheet = AskSheet(
            self._counted(title, sent),
            " · ".join(sentences),
            named((self._line(one) for one in refused), self._context()),
            self._window,
            keep=SelectionWords.tr("Cancel"),
            go=self._counted(go, sent),
            ticks=[COUNTS[code](number) for code, number in kinds.items()],
            danger=closes,
        )
        return await sheet.agreed()

    def _counted(self, words: str, count: int) -> str:
        return with_count(words, count, self._context().locale)

    def _line(self, checked: Checked) -> TimelineLine:
        why = " · ".join(finding_sentence(one, self._context()) for one in checked.findings)
        return TimelineLine("x-circle", "bad", one_line(checked.title) or checked.item_id, why, "")


def _words(step: LifecycleStep, count: int) -> tuple[str, str]:
    match step:
        case LifecycleStep.PAUSE:
            return SelectionWords.tr("Pause %n listings?", "", count), SelectionWords.tr(
                "Pause %n listings", "", count
            )
        case LifecycleStep.ACTIVATE:
            return SelectionWords.tr("Activate %n listings?", "", count), SelectionWords.tr(
                "Activate %n listings", "", count
            )
    return SelectionWords.tr("Close %n listings?", "", count), SelectionWords.tr(
        "Close %n listings", "", count
    )
