"""The journal's thread: one function after the other, and a notice of what its files refuse."""

from __future__ import annotations

import pytest

from app.engine.journal_thread import JournalThread
from app.engine.notices import NoticeError
from app.workspace.errors import (
    StorageBusy,
    StorageCorrupt,
    StorageError,
    StorageFull,
    StorageReadOnly,
)


async def test_that_the_thread_runs_one_after_the_other_and_hands_on_errors() -> None:
    thread = JournalThread()
    order: list[int] = []
    await thread.run(order.append, 1)
    assert await thread.run(len, order) == 1
    with pytest.raises(ZeroDivisionError):
        await thread.run(lambda: 1 // 0)
    await thread.run(order.append, 2)
    await thread.close()
    assert order == [1, 2]


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (StorageFull("x"), "disk_full"),
        (StorageReadOnly("x"), "read_only"),
        (StorageBusy("x"), "journal_busy"),
        (StorageCorrupt("x"), "journal_damaged"),
        (StorageError("x"), "storage"),
    ],
)
async def test_that_what_the_files_refuse_is_a_notice_to_whoever_waits(
    error: StorageError, code: str
) -> None:
    def refused() -> None:
        raise error

    thread = JournalThread()
    with pytest.raises(NoticeError, match=code) as caught:
        await thread.run(refused)
    await thread.close()
    assert caught.value.__cause__ is error
