"""Background work: overlap, failure, closing."""

from __future__ import annotations

import asyncio

import pytest

from app.tasks import Overlap, TaskScope


async def wait_and_note(name: str, gate: asyncio.Event, notes: list[str]) -> None:
    notes.append(f"{name} begins")
    try:
        await gate.wait()
    except asyncio.CancelledError:
        notes.append(f"{name} cancelled")
        raise
    notes.append(f"{name} ends")


async def turns(count: int = 5) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


@pytest.mark.parametrize(
    ("overlap", "expected"),
    [
        (Overlap.REPLACE, ["a begins", "a cancelled", "b begins", "b ends"]),
        (Overlap.SKIP, ["a begins", "a ends"]),
        (Overlap.QUEUE, ["a begins", "a ends", "b begins", "b ends"]),
    ],
)
async def test_that_overlap_says_what_happens_to_work_of_the_same_key(overlap, expected):
    notes, gate = [], asyncio.Event()
    async with TaskScope("test") as scope:
        scope.start(wait_and_note("a", gate, notes), key="k", overlap=overlap)
        await turns()
        scope.start(wait_and_note("b", gate, notes), key="k", overlap=overlap)
        await turns()
        gate.set()
        await scope.settle()
    assert notes == expected


@pytest.mark.parametrize("overlap", Overlap)
async def test_that_work_that_has_ended_does_not_hinder_new_work_at_that_moment(overlap):
    notes, gate = [], asyncio.Event()
    gate.set()
    async with TaskScope("test") as scope:

        def start_b():
            assert scope.running("k")
            scope.start(wait_and_note("b", gate, notes), key="k", overlap=overlap)

        async def end_a():
            # The loop runs this when the task has ended, and before the scope forgets it.
            asyncio.get_running_loop().call_soon(start_b)

        scope.start(end_a(), key="k", overlap=overlap)
        await scope.settle()
        assert not scope.running()
    assert notes == ["b begins", "b ends"]


async def test_that_different_keys_run_side_by_side():
    notes, gate = [], asyncio.Event()
    async with TaskScope("test") as scope:
        for name in "ab":
            scope.start(wait_and_note(name, gate, notes), key=name, overlap=Overlap.QUEUE)
        await turns()
        assert notes == ["a begins", "b begins"]
        assert scope.running("a")
        assert not scope.running("c")
        gate.set()
        await scope.settle()
        assert not scope.running()


async def test_that_a_queue_keeps_its_order_and_goes_on_after_a_failure():
    done: list[int] = []
    failures: list[tuple[str, str]] = []

    async def step(number: int) -> None:
        await asyncio.sleep(0)
        if number == 3:
            raise ValueError("three")
        done.append(number)

    def failed(key: str, error: Exception) -> None:
        failures.append((key, str(error)))

    async with TaskScope("test", on_failure=failed) as scope:
        for number in range(8):
            scope.start(step(number), key="upload", overlap=Overlap.QUEUE)
        await scope.settle()
    assert done == [0, 1, 2, 4, 5, 6, 7]
    assert failures == [("upload", "three")]


async def test_that_a_failing_task_leaves_its_siblings_running():
    notes, gate = [], asyncio.Event()
    seen: list[str] = []

    async def fail() -> None:
        raise RuntimeError("broken")

    async with TaskScope("test", on_failure=lambda key, _error: seen.append(key)) as scope:
        scope.start(wait_and_note("a", gate, notes), key="a", overlap=Overlap.SKIP)
        scope.start(fail(), key="b", overlap=Overlap.SKIP)
        await turns()
        gate.set()
        await scope.settle()
    assert seen == ["b"]
    assert notes == ["a begins", "a ends"]


@pytest.mark.logs_warnings
async def test_that_a_failure_nobody_listens_to_is_logged(caplog):
    async def fail() -> None:
        raise RuntimeError("broken")

    async with TaskScope("window") as scope:
        scope.start(fail(), key="search", overlap=Overlap.SKIP)
        await scope.settle()
    assert "window: search" in caplog.text
    assert "RuntimeError: broken" in caplog.text


async def test_that_leaving_the_scope_cancels_and_awaits_all():
    notes, gate = [], asyncio.Event()
    async with TaskScope("test") as scope:
        for name in "ab":
            scope.start(wait_and_note(name, gate, notes), key="k", overlap=Overlap.QUEUE)
        await turns()
    assert notes == ["a begins", "a cancelled"]
    assert not scope.running()


async def test_that_closing_waits_for_writes():
    notes, gate = [], asyncio.Event()
    scope = TaskScope("test")
    scope.start(wait_and_note("a", gate, notes), key="k", overlap=Overlap.QUEUE, finish=True)
    scope.start(wait_and_note("b", gate, notes), key="k", overlap=Overlap.QUEUE, finish=True)
    await turns()
    scope.cancel("k")
    asyncio.get_running_loop().call_later(0.01, gate.set)
    await scope.close()
    assert notes == ["a begins", "a ends", "b begins", "b ends"]


@pytest.mark.logs_warnings
async def test_that_patience_with_a_write_ends():
    notes, gate = [], asyncio.Event()
    scope = TaskScope("test")
    scope.start(wait_and_note("a", gate, notes), key="k", overlap=Overlap.SKIP, finish=True)
    await turns()
    await scope.close(timeout=0.01)
    assert notes == ["a begins", "a cancelled"]


async def test_that_a_write_cannot_be_replaced():
    scope = TaskScope("test")
    with pytest.raises(ValueError, match="cannot be replaced"):
        scope.start(asyncio.sleep(0), key="k", overlap=Overlap.REPLACE, finish=True)


async def test_that_a_closed_scope_takes_no_work():
    scope = TaskScope("test")
    await scope.close()
    assert scope.start(asyncio.sleep(0), key="k", overlap=Overlap.QUEUE) is None


async def test_that_work_cancelled_before_its_first_step_does_not_warn():
    async with TaskScope("test") as scope:
        scope.start(asyncio.sleep(0), key="k", overlap=Overlap.QUEUE)
        scope.cancel("k")


async def test_that_a_task_may_close_its_own_scope():
    scope = TaskScope("test")
    notes, gate = [], asyncio.Event()
    scope.start(wait_and_note("a", gate, notes), key="a", overlap=Overlap.SKIP)
    task = scope.start(scope.close(), key="quit", overlap=Overlap.SKIP)
    assert task is not None
    await task
    assert not scope.running()


async def test_that_only_the_latest_of_many_replacements_is_carried_out():
    done: list[int] = []

    async def search(number: int) -> None:
        await asyncio.sleep(0)
        done.append(number)

    async with TaskScope("test") as scope:
        for number in range(50):
            scope.start(search(number), key="search", overlap=Overlap.REPLACE)
        await scope.settle()
    assert done == [49]


@pytest.mark.parametrize("times", [1, 2, 5])
async def test_that_work_ends_before_who_began_it_however_often_that_one_is_cancelled(times):
    """An owner is cancelled by its window, and again by the program that closes."""
    ended = []

    async def child():
        try:
            await asyncio.Event().wait()
        finally:
            # What a call over the wire needs to let go of its connection.
            for _ in range(20):
                await asyncio.sleep(0)
            ended.append("child")

    async def owner():
        inner = TaskScope("inner")
        try:
            inner.start(child(), key="child", overlap=Overlap.SKIP)
            await asyncio.Event().wait()
        finally:
            await inner.close()

    outer = TaskScope("outer")
    task = outer.start(owner(), key="owner", overlap=Overlap.SKIP)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    for _ in range(times):
        task.cancel()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    await outer.close()
    assert (ended, task.cancelled()) == (["child"], True)


async def test_that_a_write_is_waited_for_by_who_is_cancelled_meanwhile():
    go, written = asyncio.Event(), []

    async def write():
        await go.wait()
        written.append(1)

    scope = TaskScope("inner")
    scope.start(write(), key="write", overlap=Overlap.SKIP, finish=True)
    closing = asyncio.ensure_future(scope.close(timeout=1_000))
    await asyncio.sleep(0)
    closing.cancel()
    await asyncio.sleep(0)
    assert not closing.done()
    go.set()
    with pytest.raises(asyncio.CancelledError):
        await closing
    assert written == [1]
