"""The worker as the console keeps it: whatever moment it dies in, the next one has its orders."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from app.client.token import Token
from app.engine.events import NoticeRaised, ProcessBack, ProcessLost
from app.engine.notices import Notice, NoticeError
from app.engine.processes.kept_child import MOST_RESTARTS, PAUSE_SECONDS
from app.engine.processes.protocol import (
    EXIT_LOCKED,
    EXIT_STORAGE,
    Connect,
    JobEnded,
    Start,
    WorkerConnected,
    WorkerEvent,
    event_line,
    read_command,
)
from app.engine.processes.worker_process import STORAGE_PAUSES, TURN_SECONDS, WorkerProcess
from app.tasks import TaskScope
from app.workspace.journal.job_orders import Job
from tests.stands.staged_children import Stage, StagedChild
from tests.stands.virtual_clock import VirtualClock

WHERE = Connect("http://127.0.0.1:9", Token("APP-7-" + "0" * 32), "7")


class Elsewhere:
    """Another program's worker, which does as the test says."""

    def __init__(self) -> None:
        self.usable = True
        self.act: Callable[[Callable[[], list[Job]], Callable[[WorkerEvent], None]], bool]

    async def follow(
        self,
        asked: Callable[[], list[Job]],
        _shop: str,
        _user_id: str,
        publish: Callable[[WorkerEvent], None],
    ) -> bool:
        return self.act(asked, publish)


class Desk:
    """A console's worker, with staged children."""

    def __init__(self, stage: Stage, scope: TaskScope, folder: Any) -> None:
        self.stage, self.scope = stage, scope
        self.events: list[WorkerEvent] = []
        self.clock = VirtualClock()
        self.elsewhere = Elsewhere()
        followed: Any = self.elsewhere
        self.worker = WorkerProcess(
            folder,
            scope=scope,
            clock=self.clock,
            publish=self.events.append,
            elsewhere=followed,
        )
        self.worker.connect(WHERE)

    @property
    def newest(self) -> StagedChild:
        return self.stage.newest

    def ordered(self) -> list[Start]:
        """The orders that the newest worker was given."""
        commands = map(read_command, self.newest.written)
        return [command for command in commands if isinstance(command, Start)]

    def end(self, job: Job, number: int) -> None:
        self.newest.say(event_line(JobEnded(job, number)))


@pytest.fixture
async def desk(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> AsyncIterator[Desk]:
    async with TaskScope("test") as scope:
        yield Desk(Stage(monkeypatch), scope, tmp_path)


def dies_before_it_says_anything(desk: Desk) -> None:
    desk.worker.order(Job.SEND)
    desk.newest.notice()


def dies_with_an_order_that_it_was_not_given(desk: Desk) -> None:
    desk.worker.order(Job.SYNC)
    desk.end(Job.SYNC, 1)
    desk.newest.die()
    desk.worker.order(Job.SEND)
    desk.newest.notice()


def ends_by_itself_with_an_order_that_it_was_not_given(desk: Desk) -> None:
    desk.worker.prepare()
    desk.newest.die()
    desk.worker.order(Job.SEND)
    desk.newest.notice(code=0)


def dies_with_an_order_that_came_while_an_earlier_one_ended(desk: Desk) -> None:
    desk.worker.order(Job.SEND)
    desk.worker.order(Job.SEND)
    desk.end(Job.SEND, 1)
    desk.newest.notice()


def dies_with_an_order_that_was_cut_short(desk: Desk) -> None:
    desk.worker.order(Job.SEND)
    desk.end(Job.SEND, 0)
    desk.newest.notice()


def is_ordered_while_it_is_about_to_be_started(desk: Desk) -> None:
    desk.worker.prepare()
    desk.newest.notice()
    desk.worker.order(Job.SEND)


def dies_again_at_once(desk: Desk) -> None:
    desk.worker.order(Job.SEND)
    desk.newest.notice()
    desk.worker.order(Job.SEND)
    desk.newest.notice()


@pytest.mark.parametrize(
    "story",
    [
        dies_before_it_says_anything,
        dies_with_an_order_that_it_was_not_given,
        ends_by_itself_with_an_order_that_it_was_not_given,
        dies_with_an_order_that_came_while_an_earlier_one_ended,
        dies_with_an_order_that_was_cut_short,
        is_ordered_while_it_is_about_to_be_started,
        dies_again_at_once,
    ],
)
async def test_that_the_next_worker_has_what_a_dead_one_left(
    desk: Desk, story: Callable[[Desk], None]
) -> None:
    story(desk)
    await desk.scope.settle()
    assert desk.stage.alive == [desk.newest]
    assert desk.worker.pid == desk.newest.pid
    (order,) = desk.ordered()
    assert order.job is Job.SEND
    desk.newest.say(event_line(WorkerConnected("7")))
    lost = [event for event in desk.events if isinstance(event, ProcessLost)]
    back = [event for event in desk.events if isinstance(event, ProcessBack)]
    assert len(back) == bool(lost)
    desk.end(Job.SEND, order.number)
    desk.newest.notice(code=0)
    await desk.scope.settle()
    assert (desk.stage.alive, desk.worker.pid) == ([], None)


async def test_that_no_second_worker_is_started_before_the_end_of_the_first_is_noticed(
    desk: Desk,
) -> None:
    desk.worker.order(Job.SEND)
    first = desk.newest
    first.die()
    for _ in range(3):
        desk.worker.order(Job.SEND)
        desk.worker.prepare()
    assert desk.stage.children == [first]
    first.notice()
    await desk.scope.settle()
    assert len(desk.stage.children) == 2
    assert desk.worker.pid == desk.newest.pid


async def test_that_a_worker_that_dies_again_and_again_is_given_up_and_reported(
    desk: Desk,
) -> None:
    desk.worker.order(Job.SEND)
    for _ in range(MOST_RESTARTS):
        desk.newest.notice()
        await desk.scope.settle()
    desk.newest.notice(1, "last words")
    await desk.scope.settle()
    assert (desk.stage.alive, desk.worker.pid) == ([], None)
    assert desk.events == [
        *[ProcessLost("worker", True)] * MOST_RESTARTS,
        ProcessLost("worker", False),
        NoticeRaised(Notice("process_given_up", {"process": "worker"}, "last words")),
    ]
    # Whoever asks for something has it tried again.
    desk.worker.order(Job.SEND)
    assert [order.job for order in desk.ordered()] == [Job.SEND]


async def test_that_a_worker_that_cannot_be_started_is_tried_again_and_then_given_up(
    desk: Desk,
) -> None:
    desk.stage.refusal = OSError("no process")
    desk.worker.order(Job.SEND)
    await desk.scope.settle()
    assert desk.events[MOST_RESTARTS:] == [
        ProcessLost("worker", False),
        NoticeRaised(Notice("process_given_up", {"process": "worker"}, "no process")),
    ]


async def test_that_a_worker_that_could_not_be_started_once_is_started(desk: Desk) -> None:
    desk.stage.refusal = OSError("no process")
    desk.worker.order(Job.SEND)
    desk.stage.refusal = None
    await desk.scope.settle()
    assert [order.job for order in desk.ordered()] == [Job.SEND]


async def test_that_a_death_does_not_wait_for_the_pause_of_an_earlier_end(desk: Desk) -> None:
    desk.worker.order(Job.SEND)
    for _ in STORAGE_PAUSES:
        desk.newest.notice(EXIT_STORAGE)
        await desk.scope.settle()
    desk.newest.notice(EXIT_STORAGE)
    desk.worker.order(Job.SEND)
    desk.newest.notice()
    desk.clock.slept.clear()
    await desk.scope.settle()
    assert desk.clock.slept == [PAUSE_SECONDS]
    assert desk.stage.alive == [desk.newest]


async def test_that_a_damaged_file_is_reported_once_and_tried_less_and_less_often(
    desk: Desk,
) -> None:
    damaged = NoticeRaised(Notice("journal_damaged"))
    desk.worker.order(Job.SYNC)
    for _ in range(len(STORAGE_PAUSES) + 1):
        desk.newest.say(event_line(damaged))
        desk.newest.notice(EXIT_STORAGE)
        await desk.scope.settle()
    assert desk.clock.slept == [*STORAGE_PAUSES, STORAGE_PAUSES[-1]]
    assert desk.events == [damaged]


async def test_that_a_file_that_is_damaged_again_and_again_is_tried_less_and_less_often(
    desk: Desk,
) -> None:
    desk.worker.order(Job.SYNC)
    for _ in STORAGE_PAUSES:
        desk.newest.say(event_line(NoticeRaised(Notice("catalogue_rebuilt"))))
        desk.newest.say(event_line(WorkerConnected("7")))
        desk.newest.notice(EXIT_STORAGE)
        await desk.scope.settle()
    assert desk.clock.slept == [*STORAGE_PAUSES]
    desk.end(Job.SYNC, 1)
    desk.newest.notice(EXIT_STORAGE)
    await desk.scope.settle()
    assert desk.clock.slept[-1] == STORAGE_PAUSES[0]


async def test_that_what_another_programs_worker_did_not_end_is_done_by_our_own(
    desk: Desk,
) -> None:
    def act(asked: Callable[[], list[Job]], publish: Callable[[WorkerEvent], None]) -> bool:
        assert asked() == [Job.SEND, Job.SYNC]
        desk.worker.order(Job.SEND)
        assert asked() == [Job.SEND]
        publish(JobEnded(Job.SEND))
        publish(JobEnded(Job.SYNC))
        return False

    desk.elsewhere.act = act
    desk.worker.order(Job.SEND)
    desk.worker.order(Job.SYNC)
    desk.newest.notice(EXIT_LOCKED)
    await desk.scope.settle()
    assert desk.stage.alive == [desk.newest]
    assert [order.job for order in desk.ordered()] == [Job.SEND]


async def test_that_what_another_programs_worker_ended_is_not_done_again(desk: Desk) -> None:
    def act(asked: Callable[[], list[Job]], publish: Callable[[WorkerEvent], None]) -> bool:
        asked()
        publish(JobEnded(Job.SEND))
        return True

    desk.elsewhere.act = act
    desk.worker.order(Job.SEND)
    desk.newest.notice(EXIT_LOCKED)
    await desk.scope.settle()
    assert (desk.stage.alive, desk.worker.pid) == ([], None)
    desk.worker.prepare()
    assert desk.ordered() == []


async def test_that_a_worker_is_started_where_no_order_can_be_given_to_another_programs(
    desk: Desk,
) -> None:
    def act(_asked: object, _publish: object) -> bool:
        raise NoticeError(Notice("journal_busy"))

    desk.elsewhere.act = act
    desk.worker.order(Job.SEND)
    desk.newest.notice(EXIT_LOCKED)
    await desk.scope.settle()
    assert desk.clock.slept == [TURN_SECONDS]
    assert [order.job for order in desk.ordered()] == [Job.SEND]
    assert desk.events == [NoticeRaised(Notice("journal_busy"))]


async def test_that_a_closed_worker_is_not_started_again(desk: Desk) -> None:
    desk.worker.order(Job.SEND)
    await desk.worker.close()
    desk.worker.order(Job.SEND)
    await desk.scope.settle()
    assert len(desk.stage.children) == 1
    assert desk.events == []
