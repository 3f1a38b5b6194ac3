"""The window's watch on what a command did: reported, reloaded or sent, and left to a worker."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from app.engine.catalog.catalog import ItemCatalog
from app.engine.events import (
    Event,
    ProcessLost,
    RowsChanged,
    SendProgress,
    SyncProgress,
    WorkEnded,
)
from app.engine.outbox.external_row_changes import MOST_REPORTED, ChangedRows
from app.engine.outbox.row_change_tracker import RowChangeTracker
from app.engine.session import Session
from app.tasks import TaskScope
from app.ui.activity.external_change_poller import ExternalChangePoller
from app.workspace.journal.job_orders import Job
from tests.stands.virtual_clock import VirtualClock


class Bench:
    """A watch over a session that notes what it is asked for."""

    def __init__(self) -> None:
        self.did: list[object] = []
        self.moved = ChangedRows()
        self.revision = 1
        self.owner = QObject()
        outbox = SimpleNamespace(
            read=None, change_tracker=RowChangeTracker(self._read, self.did.append, VirtualClock())
        )
        session = SimpleNamespace(
            outbox=outbox,
            start=self.did.append,
            events=SimpleNamespace(publish=self._publish),
        )
        scope = SimpleNamespace(start=self._start)
        self.watch = ExternalChangePoller(
            cast(Session, session),
            cast(TaskScope, scope),
            cast(ItemCatalog, SimpleNamespace(revision=lambda: self.revision)),
            self.owner,
            reload=lambda: self.did.append("anew"),
            ask_hold=lambda: self.did.append("hold?"),
        )
        self.watch._moves = cast(Any, SimpleNamespace(look=self._look))

    def _publish(self, event: Event) -> None:
        self.did.append(event)
        self.watch.on_event(event)

    async def _read(self, numbers: Any) -> list[Any]:
        return list(numbers)

    async def _look(self) -> ChangedRows:
        return self.moved

    def _start(self, work: Any, **_how: object) -> None:
        with pytest.raises(StopIteration):
            work.send(None)
        self.did.append("looked")


@pytest.fixture
def bench(qapp: QApplication) -> Iterator[Bench]:
    made = Bench()
    yield made
    made.owner.deleteLater()


@pytest.mark.parametrize(
    ("moved", "did"),
    [
        (ChangedRows(), []),
        (ChangedRows(was_written=True), ["hold?"]),
        (ChangedRows((3, 5), was_written=True), ["hold?", 3, 5]),
        (ChangedRows((3,), lets_go=True, was_written=True), ["hold?", 3, Job.SEND]),
        (ChangedRows(tuple(range(MOST_REPORTED + 1)), was_written=True), ["hold?", "anew"]),
    ],
)
def test_that_what_moved_is_reported_and_what_was_let_go_is_sent(
    bench: Bench, moved: ChangedRows, did: list[object]
) -> None:
    bench.moved = moved
    bench.watch.look_soon()
    assert bench.did == [*did, "looked"]


@pytest.mark.parametrize(
    ("events", "looks"),
    [
        ([], True),
        ([SendProgress(2, 1)], False),
        ([SendProgress(0, 0)], True),
        ([SendProgress(2, 1), WorkEnded(Job.SYNC)], False),
        # What waits behind a held row waits on after the sending.
        ([SendProgress(2, 0), WorkEnded(Job.SEND)], True),
        ([SendProgress(2, 1), ProcessLost("worker", True)], True),
    ],
)
def test_that_a_worker_that_sends_tells_by_itself(
    bench: Bench, events: list[Event], looks: bool
) -> None:
    for event in events:
        bench.watch.on_event(event)
    bench.watch.look_soon()
    assert bench.did == (["looked"] if looks else [])


def test_that_a_catalog_that_another_program_wrote_is_shown_again_once(bench: Bench) -> None:
    bench.watch.look_soon()
    bench.revision = 2
    bench.watch.look_soon()
    bench.watch.look_soon()
    assert bench.did == ["looked", RowsChanged(None), "looked", "looked"]


def test_that_what_the_worker_reported_of_the_catalog_is_not_reported_again(bench: Bench) -> None:
    bench.revision = 2
    bench.watch.on_event(RowsChanged(("MX1",)))
    bench.watch.look_soon()
    assert bench.did == ["looked"]


@pytest.mark.parametrize("end", [WorkEnded(Job.SYNC), ProcessLost("worker", True)])
def test_that_what_a_sync_of_the_window_writes_is_left_to_its_own_reports(
    bench: Bench, end: Event
) -> None:
    bench.watch.on_event(SyncProgress(1, 60, 0.1))
    bench.revision = 2
    bench.watch.look_soon()
    assert bench.did == ["looked"]
    bench.watch.on_event(end)
    bench.watch.look_soon()
    assert bench.did[1:] == [RowsChanged(None), "looked"]
