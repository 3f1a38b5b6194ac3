"""Rehearsal of a plan: the current listings are read, and the plan is run on a copy of them."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

from app.domain.wire import write_json
from app.engine.notices import NoticeError
from app.engine.plans.plan_check import GOOD
from app.engine.previews.client import PreviewProcess
from app.engine.task_group import gather
from app.ui.look.translation import Words
from app.ui.look.window_locale import with_count
from app.ui.loop import is_alive
from app.ui.texts.money import format_number

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence
    from pathlib import Path
    from typing import IO

    from app.engine.session import Session
    from app.ui.plans.plan_view import PlanView

RehearsalWords: Final = Words("RehearsalWords")
# The number of listings per request, and of concurrent requests.
_AT_ONCE: Final = 20
_SIDE_BY_SIDE: Final = 4


class Rehearsing:
    """A rehearsal of the shown plan; cancelling stops it and reports that."""

    def __init__(
        self, session: Session, view: PlanView, written: Callable[[], Awaitable[Path]]
    ) -> None:
        self._session, self._view, self._written = session, view, written

    async def run(self) -> None:
        """Run the shown plan on a copy, and show the outcome for each listing.

        Raise ``NoticeError``.
        """
        ids = [row.item_id for row in self._view.model.going()]
        self._report(self._progress(0, len(ids), reading=True))
        try:
            await self._on_copy(ids, await self._written())
        except asyncio.CancelledError:
            if is_alive(self._view):
                self._report(
                    RehearsalWords.tr("The rehearsal was stopped"),
                    RehearsalWords.tr("Nothing was sent."),
                    stops=False,
                )
            raise
        except NoticeError:
            self._view.report.hide()
            raise

    async def _on_copy(self, ids: Sequence[str], file: Path) -> None:
        live = file.with_suffix(".live")
        try:
            fresh = await self._write_live(ids, live)
            await self._carry_out(file, live if fresh else None)
        finally:
            await asyncio.to_thread(live.unlink, missing_ok=True)

    async def _write_live(self, ids: Sequence[str], file: Path) -> bool:
        """Write the current listings to a file; return false if the marketplace is unreachable."""
        parts = [ids[first : first + _AT_ONCE] for first in range(0, len(ids), _AT_ONCE)]
        try:
            with file.open("wb") as lines:
                for first in range(0, len(parts), _SIDE_BY_SIDE):
                    some = parts[first : first + _SIDE_BY_SIDE]
                    await gather(*(self._read(part, lines) for part in some))
                    done = min(len(ids), (first + len(some)) * _AT_ONCE)
                    self._report(self._progress(done, len(ids), reading=True))
        except NoticeError:
            return False
        return True

    async def _read(self, ids: Sequence[str], lines: IO[bytes]) -> None:
        for item_id, body in (await self._session.outbox.read_now(ids)).items():
            lines.write(write_json([item_id, body]) + b"\n")

    async def _carry_out(self, file: Path, live: Path | None) -> None:
        """Run a plan; ``live`` is the file of the current listings, if they could be read."""
        model = self._view.model
        process = PreviewProcess(self._session.catalog.path.parent)
        taken = refused = 0
        try:
            async for step in process.rehearse(file, live):
                if isinstance(step, tuple):
                    self._report(self._progress(*step, reading=False))
                    continue
                model.rehearsed.update({one.item_id: one for one in step})
                good = sum(one.outlook in GOOD for one in step)
                taken, refused = taken + good, refused + len(step) - good
        finally:
            await process.close()
        self._view.table.viewport().update()
        self._show_outcome(taken, refused, fresh=live is not None)

    def _show_outcome(self, taken: int, refused: int, *, fresh: bool) -> None:
        counted = partial(with_count, locale=self._view.context.locale)
        title = counted(
            RehearsalWords.tr("Rehearsed: %n listings would be accepted", "", taken), taken
        )
        text = RehearsalWords.tr(
            "Carried out on a copy of the listings in a separate marketplace. Nothing was sent."
        )
        if not fresh:
            old = RehearsalWords.tr("No access to the marketplace: they are as of the last sync.")
            text = f"{text} {old}"
        if refused:
            more = RehearsalWords.tr("%n listings would be refused", "", refused)
            text = f"{counted(more, refused)}. {text}"
        self._report(title, text, tone="warn" if refused else "env", stops=False)

    def _progress(self, done: int, total: int, *, reading: bool) -> str:
        words = (
            RehearsalWords.tr("Reading the listings as they are now: {done} of {total}")
            if reading
            else RehearsalWords.tr("Rehearsing: {done} of {total}")
        )
        locale = self._view.context.locale
        return words.format(done=format_number(done, locale), total=format_number(total, locale))

    def _report(self, title: str, text: str = "", *, tone: str = "env", stops: bool = True) -> None:
        self._view.show_report(tone, title, text, refused=0, ended=False, stops=stops)
