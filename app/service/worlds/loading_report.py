"""The report on the files of a world while a store is filled from them."""

from __future__ import annotations

from datetime import datetime

from app.domain.wire_item import WireItem
from app.service.http.request_log import RequestLog
from app.service.worlds.world_changes import WorldChanges
from app.service.worlds.world_records import RecordProblem
from app.terminal import say


class LoadingReport:
    """Reports problems with records: the first ones in a line each, then their number.

    All of it goes to the log. ``now`` is the marketplace's time, which ends listings.
    """

    def __init__(self, log: RequestLog, now: datetime) -> None:
        self._log = log
        self._count = 0
        self._changes = WorldChanges(now)

    def note(self, problem: RecordProblem) -> None:
        """Report one record."""
        self._count += 1
        name = "record_skipped" if problem.skipped else "record_noted"
        self._log.event(name, where=problem.where, reason=problem.reason)
        if self._count <= _MOST_REPORTED:
            say(problem.line, to_stderr=True)

    def compare(self, before: WireItem, after: WireItem) -> None:
        """Log how a stored listing differs from its record."""
        for what in self._changes.record(before, after):
            self._log.event("listing_changed", item_id=after["id"], what=what)

    def sum_up(self) -> None:
        """Report how many records more there were, and how the listings changed."""
        if self._count > _MOST_REPORTED:
            more = self._count - _MOST_REPORTED
            say(f"... and {more} more, all in the log", to_stderr=True)
        say(*self._changes.lines(), to_stderr=True)


_MOST_REPORTED = 100
