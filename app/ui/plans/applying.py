"""Applying a plan through the outbox, tracking it, retrying refused rows, and undoing it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

from app.engine.events import Job
from app.engine.outbox.guards import NotAccepted
from app.engine.outbox.outbox import OutboxState
from app.engine.plans.apply import put_plan
from app.engine.plans.plan_file import read_plan
from app.ui.activity.outbox.undoing import LeftSheet, line_of_note, line_of_skipped
from app.ui.look.translation import Words
from app.ui.look.window_locale import with_count
from app.ui.loop import open_dialog
from app.ui.plans.preview.result_text import ResultWords
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.notice_text import text_of as notice_words
from app.ui.widgets.ask_sheet import AskSheet
from app.ui.window.risks import named, put_accepted

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from app.engine.outbox.guards import Risk
    from app.engine.outbox.outbox import OutboxReads, OutboxRow, RowMark
    from app.engine.plans.plan_store import KeptPlan
    from app.engine.session import Session
    from app.ui.texts.form_context import FormContext

PlanWork: Final = Words("PlanWork")
_AT_ONCE: Final = 200
STUCK: Final = (OutboxState.REFUSED, OutboxState.HELD)


class Applying:
    """The outbox operations of a plan; every method raises ``NoticeError``."""

    def __init__(self, session: Session, parent: QWidget, context: FormContext) -> None:
        self._session, self._parent, self._context = session, parent, context

    async def send(
        self, file: Path, deletions: int = 0, costs: Mapping[str, int | None] | None = None
    ) -> bool:
        """Put the plan of a file in the outbox and have it sent; return false if it is declined.

        The seller declines by not accepting the risks, or by not typing the number of listings that
        it deletes. ``costs`` are the shipping costs found by its preview (hundredths).
        """
        if deletions and not await self._deletion_typed(deletions):
            return False
        # The file may be large, so it is read on another thread.
        plan = await asyncio.to_thread(read_plan, file)

        async def put(*, accepted: Sequence[Risk]) -> frozenset[int]:
            try:
                _, numbers = await put_plan(
                    self._session, plan, accepted=accepted, costs=costs, deletions=deletions
                )
            except NotAccepted as refusal:
                if not deletions or tuple(accepted) == refusal.risks:
                    raise
                # A plan that deletes does nothing else: typing the number is the confirmation.
                return await put(accepted=refusal.risks)
            return numbers

        if await put_accepted(put, self._context, self._parent) is None:
            return False
        self._session.start(Job.SEND)
        return True

    async def _deletion_typed(self, count: int) -> bool:
        """Ask the seller to type the number of listings that are permanently deleted."""
        title = PlanWork.tr("Delete %n listings for good?", "", count)
        go = PlanWork.tr("Delete %n listings", "", count)
        sheet = AskSheet(
            self._counted(title, count),
            PlanWork.tr("They cannot be brought back, and undoing the plan does not do it."),
            (),
            self._parent,
            keep=PlanWork.tr("Cancel"),
            go=self._counted(go, count),
            typed=str(count),
        )
        return await sheet.agreed()

    async def is_on_hold(self) -> bool:
        """Return whether all sending is paused."""
        return await self._session.outbox.read(lambda store: store.is_paused())

    async def marks(self, batch: str) -> list[RowMark]:
        """Return the row states of a batch; of two rows of a listing the later one counts."""
        found = await self._session.outbox.read(lambda store: store.marks(batch))
        return list({mark.item_id: mark for mark in found}.values())

    async def results(self, marks: Sequence[RowMark]) -> dict[str, ResultWords]:
        """Return the state of each listing as text, with the reason if it is stuck."""
        of_state = {state: state_words(state) for state in OutboxState}
        words = {mark.item_id: of_state[mark.state] for mark in marks}
        stuck = [mark.number for mark in marks if mark.state in STUCK]
        for first in range(0, len(stuck), _AT_ONCE):
            some = stuck[first : first + _AT_ONCE]
            rows = await self._session.outbox.read(_rows_of(some))
            words |= {row.item_id: self.result(row) for row in rows}
        return words

    def result(self, row: OutboxRow) -> ResultWords:
        """Return the state of a row as text, with the reason if it is stuck."""
        words = state_words(row.state)
        return words._replace(why=self._why(row)) if row.state in STUCK else words

    async def retry(self, batch: str) -> int:
        """Retry the refused rows of a batch; return their number."""
        refused = [m for m in await self.marks(batch) if m.state is OutboxState.REFUSED]
        for mark in refused:
            await self._session.outbox.retry(mark.number)
        return len(refused)

    async def undo(self, kept: KeptPlan) -> bool:
        """Undo a plan after the seller has seen what remains.

        Return false if the seller declines, or if nothing can be undone now: the reasons are shown.
        """
        outbox, (batch, undoing) = self._session.outbox, kept.batches
        await outbox.withdraw(batch)
        undo = await outbox.undo_of(batch=batch)
        if not undo.changes and not undo.skipped:
            return True
        if not undo.changes:
            lines = [line_of_skipped(one, self._context) for one in undo.skipped]
            open_dialog(LeftSheet(lines, self._parent))
            return False
        count, left = len(undo.changes), len(undo.skipped)
        title = self._counted(PlanWork.tr("Undo the plan in %n listings?", "", count), count)
        text = PlanWork.tr("Every value goes back to what it was before the plan.")
        if left:
            words = PlanWork.tr("%n values are left alone, for the reasons below.", "", left)
            text = f"{text} {self._counted(words, left)}"
        lines = named([line_of_skipped(one, self._context) for one in undo.skipped], self._context)
        lines += named([line_of_note(note) for note in undo.asks], self._context)
        go = self._counted(PlanWork.tr("Undo in %n listings", "", count), count)
        sheet = AskSheet(
            title,
            text,
            lines,
            self._parent,
            keep=PlanWork.tr("Cancel"),
            go=go,
            danger=bool(undo.asks),
        )
        if not await sheet.agreed():
            return False
        put = partial(outbox.put, undo.changes, batch=undoing)
        if await put_accepted(put, self._context, self._parent) is None:
            return False
        self._session.start(Job.SEND)
        return True

    def _counted(self, words: str, count: int) -> str:
        return with_count(words, count, self._context.locale)

    def _why(self, row: OutboxRow) -> str:
        if row.result.findings:
            return finding_sentence(row.result.findings[0], self._context)
        return "" if row.result.notice is None else notice_words(row.result.notice).title


def _rows_of(numbers: Sequence[int]) -> Callable[[OutboxReads], list[OutboxRow]]:
    return lambda store: store.rows_of(numbers)


def state_words(state: OutboxState) -> ResultWords:
    """Return the state of a row as text."""
    match state:
        case OutboxState.QUEUED:
            return ResultWords("clock", "text2", PlanWork.tr("Waiting"))
        case OutboxState.SENDING:
            return ResultWords("send", "text2", PlanWork.tr("Being sent"))
        case OutboxState.UNKNOWN:
            words = PlanWork.tr("Checking whether it arrived")
            return ResultWords("help", "warn", words, "", "warn")
        case OutboxState.DONE:
            return ResultWords("check", "ok", PlanWork.tr("Sent"))
        case OutboxState.HELD:
            return ResultWords("merge", "review", PlanWork.tr("Held"), "", "review")
        case OutboxState.REFUSED:
            return ResultWords("x-circle", "bad", PlanWork.tr("Refused"), "", "bad")
        case OutboxState.CANCELLED:
            return ResultWords("undo", "text2", PlanWork.tr("Taken back"))
