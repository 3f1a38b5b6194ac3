"""The progress of a plan that was sent or undone, shown in its window."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from app.engine.outbox.outbox import ENDED, OutboxState
from app.ui.look.translation import Words
from app.ui.look.window_locale import with_count
from app.ui.plans.applying import state_words
from app.ui.plans.plan_stage import stage_of
from app.ui.texts.money import format_number
from app.ui.widgets.timer import single_shot

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Sequence

    from app.engine.outbox.outbox import OutboxRow, RowMark
    from app.engine.plans.plan_store import KeptPlan
    from app.ui.plans.applying import Applying
    from app.ui.plans.plan_view import PlanView
    from app.ui.plans.preview.result_text import ResultWords

ProgressWords: Final = Words("ProgressWords")
_SHOW_MS: Final = 300


class _Batch:
    """The known rows of a batch; of two rows of one listing the later one counts."""

    def __init__(self, marks: Sequence[RowMark] = ()) -> None:
        self._states = {mark.number: (mark.item_id, mark.state) for mark in marks}
        self.counts = Counter(mark.state for mark in marks)

    def __contains__(self, number: int) -> bool:
        return number in self._states

    def __len__(self) -> int:
        return len(self._states)

    def ids(self) -> set[str]:
        """Return the ids of the listings of the rows that are not cancelled."""
        gone = OutboxState.CANCELLED
        return {item_id for item_id, state in self._states.values() if state is not gone}

    def done_ids(self) -> set[str]:
        """Return the ids of the listings whose rows are done."""
        done = OutboxState.DONE
        return {item_id for item_id, state in self._states.values() if state is done}

    @property
    def is_over(self) -> bool:
        """Whether all of its rows have ended."""
        return sum(self.counts[state] for state in ENDED) == len(self)

    def move(self, row: OutboxRow) -> None:
        """Update the state of a row."""
        item_id, state = self._states[row.number]
        self.counts[state] -= 1
        self.counts[row.state] += 1
        self._states[row.number] = (item_id, row.state)


class PlanProgress(QObject):
    """The results of the rows, and their summary in the report.

    All rows are read when it is shown, and once more when the last of them has ended; in between
    each row is updated by itself. Rows that move during the reading are updated after it.
    ``begin`` starts the reading.
    """

    def __init__(
        self,
        applying: Applying,
        view: PlanView,
        kept: Callable[[], KeptPlan],
        begin: Callable[[Callable[[], Awaitable[None]]], object],
    ) -> None:
        super().__init__(view)
        self._applying, self._view, self._kept, self._begin = applying, view, kept, begin
        self._sent, self._back = _Batch(), _Batch()
        self._moved: dict[int, OutboxRow] = {}
        self._others: set[int] = set()
        self._meanwhile: dict[int, OutboxRow] = {}
        self._stale = self._on_hold = self._hold_noted = False
        self._reading = asyncio.Lock()
        self._pause = single_shot(self, _SHOW_MS, self._take)

    def note(self, row: OutboxRow) -> None:
        """Note that a row has moved; rows that move at the same time are shown together."""
        number = row.number
        if self._reading.locked():
            # What is being read may be older.
            self._meanwhile[number] = row
            return
        if number in self._sent or number in self._back:
            self._moved[number] = row
        elif number in self._others:
            return
        elif _batch_of(row) in self._batches():
            # It was added by another process, or is not read yet.
            self._stale = True
        else:
            self._others.add(number)
            return
        if not self._pause.isActive():
            self._pause.start()

    def hold(self, on_hold: bool) -> None:
        """Show that sending is on hold, or continues."""
        self._on_hold, self._hold_noted = on_hold, True
        if self._kept().applied_at and len(self._shown):
            self._show_batch()

    def _take(self) -> None:
        """Show the rows that have moved."""
        if self._reading.locked():
            return
        moved, self._moved = self._moved, {}
        if self._stale:
            self._begin(self.show)
            return
        was_over = self._shown.is_over
        for row in moved.values():
            back = row.number in self._back
            (self._back if back else self._sent).move(row)
            words = self._applying.result(row)
            self._view.model.sent[row.item_id] = _as_undone(words) if back else words
        if self._shown.is_over and not was_over:
            # All rows have ended, so read them again to find missed changes.
            self._begin(self.show)
            return
        self._view.table.repaint_rows({row.item_id for row in moved.values()})
        self._show_batch()

    def _batches(self) -> tuple[str, ...]:
        kept = self._kept()
        return kept.batches if kept.undone_at else kept.batches[:1]

    @property
    def _shown(self) -> _Batch:
        """The batch that the report is about."""
        return self._back if len(self._back) else self._sent

    async def show(self) -> None:
        """Show the progress of the plan; do nothing if it was not sent."""
        if not self._kept().applied_at:
            return
        try:
            async with self._reading:
                await self._read()
        finally:
            moved, self._meanwhile = self._meanwhile, {}
            for row in moved.values():
                self.note(row)

    async def _read(self) -> None:
        kept, view = self._kept(), self._view
        self._hold_noted = False
        sent = await self._applying.marks(kept.batches[0])
        back = await self._applying.marks(kept.batches[1]) if kept.undone_at else []
        on_hold = await self._applying.is_on_hold()
        if not self._hold_noted:
            self._on_hold = on_hold
        self._sent, self._back = _Batch(sent), _Batch(back)
        # The rows just read include the moves that were noted before.
        self._stale = False
        self._moved.clear()
        self._others.clear()
        results = await self._applying.results(sent)
        for item_id, words in (await self._applying.results(back)).items():
            results[item_id] = _as_undone(words)
        # Reading and showing the rows each take long enough for an event-loop turn of their own.
        await asyncio.sleep(0)
        view.model.take_sent(results)
        # There is a tab for refused rows.
        view.show_figures(view.model.figures(), whole=True)
        view.table.viewport().update()
        self._show_batch()

    def _show_batch(self) -> None:
        view, shown, undone = self._view, self._shown, bool(len(self._back))
        self._report(shown.counts, len(shown), undone=undone)
        view.show_stage(stage_of(self._kept(), over=shown.is_over))
        if shown.is_over:
            view.show_undo(self._sent.is_over and bool(self._sent.done_ids() - self._back.ids()))

    def _report(self, counts: Mapping[OutboxState, int], total: int, *, undone: bool) -> None:
        locale = self._view.context.locale
        done = counts.get(OutboxState.DONE, 0)
        refused = counts.get(OutboxState.REFUSED, 0)
        held = counts.get(OutboxState.HELD, 0)
        taken = counts.get(OutboxState.CANCELLED, 0)
        over = done + refused + held + taken == total
        figures = {"done": format_number(done, locale)}
        if undone:
            title = ProgressWords.tr("{done} of %n listings are back as they were", "", total)
        elif over:
            title = ProgressWords.tr("{done} of %n listings were changed", "", total)
        elif self._on_hold:
            title = ProgressWords.tr("On hold: {done} of %n listings are done", "", total)
        else:
            title = ProgressWords.tr("Sending: {done} of %n listings are done", "", total)
        title = with_count(title, total, locale)
        parts = []
        for count, words in (
            (refused, ProgressWords.tr("%n listings refused", "", refused)),
            (held, ProgressWords.tr("%n listings held, changed by somebody since", "", held)),
            (taken, ProgressWords.tr("%n listings taken back before sending", "", taken)),
        ):
            if count:
                parts.append(with_count(words, count, locale))
        if over and refused and not undone:
            parts.append(ProgressWords.tr("Enter opens a listing to correct it"))
        if not over and self._on_hold:
            parts.append(ProgressWords.tr("Sending is on hold; it is resumed in the status bar"))
        elif not over:
            parts.append(ProgressWords.tr("Pause and cancel are in the status bar"))
        waits = held or (self._on_hold and not over)
        tone = "bad" if refused else "warn" if waits else "ok" if over else "info"
        self._view.show_report(
            tone,
            title.format(**figures),
            " · ".join(parts),
            refused=0 if undone or not over else refused,
            ended=over,
        )


def _as_undone(words: ResultWords) -> ResultWords:
    """Return the result of a row that undoes another one."""
    if words.icon != state_words(OutboxState.DONE).icon:
        return words
    return words._replace(icon="undo", word=ProgressWords.tr("Undone"))


def _batch_of(row: OutboxRow) -> str | None:
    try:
        return row.batch
    except ValueError:
        return None
