"""The report on the files of a world while a store is filled from them."""

from __future__ import annotations

from datetime import datetime

from app.domain.wire_item import WireItem
from app.service.http.request_log import RequestLog
from app.service.worlds.world_changes import WorldChanges
from app.service.worlds.world_records import RecordProblem
from app.terminal import say


class LoadingReport:
    """A reporter of problems with records: one line for each of the first ones, then their number.

    Everything is logged. ``now`` is the marketplace's time, by which listings may have ended.
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
        """Log the differences between a stored listing and its record."""
        for what in self._changes.record(before, after):
            self._log.event("listing_changed", item_id=after["id"], what=what)

    def sum_up(self) -> None:
        """Report the number of further problems, and the changes of listings."""
        if self._count > _MOST_REPORTED:
            more = self._count - _MOST_REPORTED
            say(f"... and {more} more, all in the log", to_stderr=True)
        say(*self._changes.lines(), to_stderr=True)


_MOST_REPORTED = 100
