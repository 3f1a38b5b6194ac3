"""How far a plan is that was sent, rehearsed or taken back, shown in its window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from app.engine.outbox.outbox import OutboxState
from app.engine.previews.client import PreviewProcess
from app.ui.look.translation import Words
from app.ui.look.window_locale import with_count
from app.ui.plans.applying import counts_of, is_over
from app.ui.texts.money import format_number

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from app.engine.plans.plan_store import KeptPlan
    from app.ui.plans.applying import Applying
    from app.ui.plans.plan_view import PlanView

ProgressWords: Final = Words("ProgressWords")
_SHOW_MS: Final = 300


class PlanProgress(QObject):
    """Shows the results of the rows, and in the report what they come to."""

    def __init__(self, applying: Applying, view: PlanView, kept: Callable[[], KeptPlan]) -> None:
        super().__init__(view)
        self._applying, self._view, self._kept = applying, view, kept
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_SHOW_MS)
        self._then: Callable[[], object] = lambda: None
        self._pause.timeout.connect(lambda: self._then())

    def note(self, then: Callable[[], object]) -> None:
        """Note that a row has moved: ``then`` is called once for all that move in a moment."""
        self._then = then
        if not self._pause.isActive():
            self._pause.start()

    async def show(self) -> None:
        """Show how far the plan is; nothing where it was not sent."""
        kept, view = self._kept(), self._view
        if not kept.applied_at:
            return
        sent = await self._applying.marks(kept.batches[0])
        back = await self._applying.marks(kept.batches[1]) if kept.undone_at else []
        results = await self._applying.results(sent)
        for item_id, words in (await self._applying.results(back)).items():
            done = words.icon == "check"
            undone = words._replace(icon="undo", word=ProgressWords.tr("Undone"))
            results[item_id] = undone if done else words
        view.model.sent = results
        view.table.viewport().update()
        counts = counts_of(back or sent)
        self._report(counts, len(back or sent), undone=bool(kept.undone_at))
        if is_over(back or sent):
            view.show_undo(not kept.undone_at and bool(counts.get(OutboxState.DONE)))

    def _report(self, counts: Mapping[OutboxState, int], total: int, *, undone: bool) -> None:
        locale = self._view.context.locale
        done = counts.get(OutboxState.DONE, 0)
        refused = counts.get(OutboxState.REFUSED, 0)
        held = counts.get(OutboxState.HELD, 0)
        taken = counts.get(OutboxState.CANCELLED, 0)
        over = done + refused + held + taken == total
        figures = {"done": format_number(done, locale), "total": format_number(total, locale)}
        if undone:
            title = ProgressWords.tr("{done} of {total} listings are back as they were")
        elif over:
            title = ProgressWords.tr("{done} of {total} listings were changed")
        else:
            title = ProgressWords.tr("Sending: {done} of {total} listings are done")
        parts = []
        for count, words in (
            (refused, ProgressWords.tr("%n listing(s) refused", "", refused)),
            (held, ProgressWords.tr("%n listing(s) held, changed by somebody since", "", held)),
            (taken, ProgressWords.tr("%n listing(s) taken back before sending", "", taken)),
        ):
            if count:
                parts.append(with_count(words, count, locale))
        if not over:
            parts.append(ProgressWords.tr("Pause and cancel are in the status bar"))
        tone = "bad" if refused else "warn" if held else "ok" if over else "info"
        self._view.show_report(
            tone,
            title.format(**figures),
            " · ".join(parts),
            refused=0 if undone or not over else refused,
            ended=over,
        )

    async def rehearse(self, workspace: Path, file: Path, live: Path | None) -> None:
        """Carry the plan of a file out on a clone, and show the outcome of each listing.

        ``live`` has the listings as they are now, where they could be read.
        """
        view, locale = self._view, self._view.context.locale
        process = PreviewProcess(workspace)
        taken = refused = 0
        try:
            async for step in process.rehearse(file, live):
                if isinstance(step, tuple):
                    done, total = (format_number(figure, locale) for figure in step)
                    words = ProgressWords.tr("Rehearsing: {done} of {total}")
                    title = words.format(done=done, total=total)
                    view.show_report("env", title, "", refused=0, ended=False)
                    continue
                view.model.rehearsed.update({one.item_id: one for one in step})
                good = sum(one.outlook.value in _TAKEN for one in step)
                taken, refused = taken + good, refused + len(step) - good
        finally:
            await process.close()
        view.table.viewport().update()
        words = ProgressWords.tr("Rehearsed: %n listing(s) would be taken", "", taken)
        text = ProgressWords.tr(
            "Carried out on a copy of the listings in a separate marketplace. Nothing was sent."
        )
        if live is None:
            old = ProgressWords.tr("No access to the marketplace: they are as of the last sync.")
            text = f"{text} {old}"
        if refused:
            more = ProgressWords.tr("%n listing(s) would be refused", "", refused)
            text = f"{with_count(more, refused, locale)}. {text}"
        tone = "warn" if refused else "env"
        view.show_report(tone, with_count(words, taken, locale), text, refused=0, ended=False)


_TAKEN: Final = ("ready", "warned", "so_already")
