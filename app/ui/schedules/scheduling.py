"""Scheduling of the open plan, with the consent of its seller."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.engine.schedules.moments import ScheduleError
from app.ui.schedules.schedule_controller import now_ms
from app.ui.schedules.schedule_words import problem_sentence
from app.ui.schedules.when_sheet import WhenSheet
from app.ui.window.risks import put_accepted

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from app.engine.schedules.schedules import Schedules
    from app.ui.texts.form_context import FormContext

LOCAL_ZONE = "UTC"


class Scheduling:
    """The dialog steps that ask for the time of a plan and store its schedule."""

    def __init__(
        self, schedules: Schedules, zone: Callable[[], str], on_scheduled: Callable[[], object]
    ) -> None:
        self._schedules, self._zone, self.on_scheduled = schedules, zone, on_scheduled

    async def schedule(
        self,
        name: str,
        write: Callable[[], Awaitable[Path]],
        context: FormContext,
        parent: QWidget,
    ) -> bool:
        """Ask for the time and store the plan; return whether it was scheduled.

        ``write`` writes the plan to a file. If the time is not possible, ask again and show the
        reason. Raise ``NoticeError``.
        """
        # If the site is unknown, the default zone is used and named.
        zone = self._zone() or LOCAL_ZONE
        span, problem = None, ""
        while True:
            sheet = WhenSheet(zone, now_ms, parent, earlier=span, problem=problem)
            span = await sheet.asked()
            if span is None:
                return False
            add = partial(self._schedules.add, await write(), span, now_ms(), name=name, zone=zone)
            try:
                return await put_accepted(add, context, parent) is not None
            except ScheduleError as refusal:
                problem = problem_sentence(refusal)
