"""Schedules in the journal: which plan begins and is reverted when, and their states."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from app.domain.shapes import object_of, sequence_of, text_of
from app.domain.wire import Unreadable, read_json, write_json
from app.workspace.journal.journal import RowKey
from app.workspace.journal.outbox import OutboxStore
from app.workspace.journal.step_result import StepResult, read_result
from app.workspace.journal.tables import OUTBOX, SCHEDULES
from app.workspace.outbox_command import batches_of

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from app.workspace.journal.journal import Columns, Journal


class ScheduleState(StrEnum):
    """The states of a schedule."""

    WAITING = "waiting"
    """The schedule starts at its time."""
    STARTING = "starting"
    """A program has claimed the start; the changes of the plan that are not done yet are sent."""
    RUNNING = "running"
    """The plan was started, and is undone at its end."""
    RETURNING = "returning"
    """A program has claimed the undo."""
    DONE = "done"
    MISSED = "missed"
    """No program was running at its time; it starts only if the seller asks for it."""
    HELD = "held"
    """The start was not possible; the result has the reason, and the seller decides."""
    CANCELLED = "cancelled"


OPEN = (
    ScheduleState.WAITING,
    ScheduleState.STARTING,
    ScheduleState.RUNNING,
    ScheduleState.RETURNING,
)
"""States in which the time triggers the next step."""
ASKING = (ScheduleState.MISSED, ScheduleState.HELD)
"""States in which the seller has to decide."""
OVER = (ScheduleState.DONE, ScheduleState.CANCELLED, ScheduleState.MISSED)
"""States of schedules that can be deleted."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """A scheduled plan; times are in milliseconds since 1970.

    ``zone`` is the zone in which they were given, ``ends_at`` is ``None`` if nothing is reverted.
    ``agreed`` are the risky listings of the plan with the codes of the reasons, as the seller
    accepted them; ``floor`` is a least price as a decimal, or empty. ``result`` is the outcome of
    the last step; ``None`` before the first one.
    """

    schedule_id: str
    name: str
    zone: str
    starts_at: int
    ends_at: int | None
    state: ScheduleState
    made_at: int
    changed_at: int
    count: int
    agreed: frozenset[tuple[str, str]] = frozenset()
    floor: str = ""
    result: StepResult | None = None

    @property
    def is_over(self) -> bool:
        """Whether it has ended, unless the seller begins it after all."""
        return self.state in OVER


class ScheduleStore:
    """The schedules of a journal; every method raises ``StorageError``.

    Use it on the thread of the journal.
    """

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    def keep(self, schedule: Schedule) -> None:
        """Store a new schedule."""
        with self._journal.database.transaction():
            self._journal.insert(SCHEDULES, _columns(schedule))

    def all(self, states: Collection[ScheduleState] = ()) -> list[Schedule]:
        """Return the schedules in these states (all if none is given), ordered by their start."""
        marks = ", ".join("?" * len(states))
        where = f"WHERE state IN ({marks}) " if states else ""
        rows = self._journal.select(
            SCHEDULES, f"{where}ORDER BY starts_at, schedule_id", (*states,)
        )
        found = [self._read(*row) for row in rows]
        return [schedule for schedule in found if schedule is not None]

    def of(self, schedule_id: str) -> Schedule | None:
        """Return a schedule, or ``None`` if there is none with that id."""
        rows = self._journal.select(SCHEDULES, "WHERE schedule_id = ?", (schedule_id,))
        return self._read(*rows[0]) if rows else None

    def is_begun(self, schedule_id: str) -> bool:
        """Return whether the outbox has rows of the plan, whose id is that of its schedule."""
        batch, _ = batches_of(schedule_id)
        found = self._journal.database.rows(
            f"SELECT 1 FROM {OUTBOX.name} WHERE batch = ? LIMIT 1", (batch,)
        )
        return bool(found)

    def withdraw_return(self, schedule_id: str) -> None:
        """Withdraw the rows that undo the plan of a schedule and were not sent."""
        _, undoing = batches_of(schedule_id)
        OutboxStore(self._journal).withdraw(undoing)

    def move(self, before: Schedule, after: Schedule) -> bool:
        """Replace ``before`` by ``after``; return false if another process moved it meanwhile.

        Of several processes that claim the same step only one gets it.
        """
        with self._journal.database.transaction():
            return self._journal.update(
                SCHEDULES,
                _columns(after),
                "schedule_id = ? AND state = ? AND changed_at = ?",
                (before.schedule_id, before.state, before.changed_at),
            )

    def remove(self, schedule_id: str) -> None:
        """Delete a schedule; the rows it sent stay in outbox and history."""
        self._journal.database.run("DELETE FROM schedules WHERE schedule_id = ?", (schedule_id,))

    def _read(self, *row: object) -> Schedule | None:
        try:
            return read_schedule(row)
        except ValueError:
            self._journal.damaged.add(RowKey(SCHEDULES.name, str(row[0])))
            return None


def read_schedule(row: Sequence[Any]) -> Schedule:
    """Return the schedule in a row of its table; raise ``ValueError`` if there is none."""
    schedule_id, state, starts_at, changed_at, body = row
    try:
        record = object_of(read_json(body))
    except Unreadable as error:
        raise ValueError("no JSON") from error
    ends_at, made_at, count = (record.get(name) for name in ("ends_at", "made_at", "count"))
    if not (isinstance(made_at, int) and isinstance(count, int)):
        raise ValueError("not a schedule")
    return Schedule(
        schedule_id,
        text_of(record.get("name")),
        text_of(record.get("zone")),
        starts_at,
        ends_at if isinstance(ends_at, int) else None,
        ScheduleState(state),
        made_at,
        changed_at,
        count,
        frozenset(_pairs(record.get("agreed"))),
        text_of(record.get("floor")),
        read_result(record.get("result")),
    )


def not_begun(values: Columns) -> Columns:
    """Return the columns of a schedule that is restored from a backup.

    A schedule that had not begun may have begun since, so the seller has to begin it. A return is
    continued, as it may be done twice.
    """
    begun = (ScheduleState.WAITING, ScheduleState.STARTING)
    if values["state"] not in begun:
        return values
    schedule = read_schedule([values[name] for name in SCHEDULES.columns])
    held = replace(schedule, state=ScheduleState.HELD, result=StepResult("restored"))
    return _columns(held)


def moved(
    schedule: Schedule, state: ScheduleState, now: int, result: StepResult | None = None
) -> Schedule:
    """Return a schedule in another state; ``result`` replaces its previous one if given."""
    # Two changes within a millisecond must differ, as claims compare this time.
    at = max(now, schedule.changed_at + 1)
    return replace(schedule, state=state, changed_at=at, result=result or schedule.result)


def _pairs(value: object) -> list[tuple[str, str]]:
    pairs = [sequence_of(pair) for pair in sequence_of(value)]
    return [(text_of(pair[0]), text_of(pair[1])) for pair in pairs if len(pair) == 2]


def _columns(schedule: Schedule) -> Columns:
    body = {
        "name": schedule.name,
        "zone": schedule.zone,
        "ends_at": schedule.ends_at,
        "made_at": schedule.made_at,
        "count": schedule.count,
        "agreed": sorted(map(list, schedule.agreed)),
        "floor": schedule.floor,
        "result": {} if schedule.result is None else schedule.result.to_json(),
    }
    return {
        "schedule_id": schedule.schedule_id,
        "state": schedule.state.value,
        "starts_at": schedule.starts_at,
        "changed_at": schedule.changed_at,
        "body": write_json(body),
    }
