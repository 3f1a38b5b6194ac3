"""Lines between console and worker: there and back, and garbage is nothing."""

from __future__ import annotations

import pytest

from app.client.token import Token
from app.engine.events import (
    NoticeRaised,
    RowsChanged,
    SendProgress,
    Synced,
    SyncProgress,
)
from app.engine.notices import Notice
from app.engine.processes.protocol import (
    Connect,
    JobEnded,
    RowsMoved,
    Start,
    Stop,
    WorkerConnected,
    WorkerEvent,
    connect_line,
    event_line,
    read_command,
    read_event,
    start_line,
)
from app.engine.sync_receipt import Receipt
from app.workspace.journal.job_orders import Job


@pytest.mark.parametrize(
    "event",
    [
        SyncProgress(5, 10, 0.25),
        SyncProgress(5, 10, 1.0),
        Synced(Receipt(1, 2, 3, 4, 5, 6, True, 7.5, 8)),
        RowsChanged(None),
        RowsChanged(("MX1", "MX2")),
        SendProgress(3, 1),
        NoticeRaised(Notice("rate_limited", {"retry_after": 7}, "slow \u202e down")),
        RowsMoved((3, 2**40)),
        WorkerConnected("77"),
        JobEnded(Job.SYNC),
        JobEnded(Job.SEND, 12),
    ],
)
def test_that_an_event_arrives_as_it_was(event: WorkerEvent) -> None:
    line = event_line(event)
    assert line is not None
    assert line.count(b"\n") == 1
    assert read_event(line) == event


@pytest.mark.parametrize("token", [Token("APP-1-ff"), None])
def test_that_commands_arrive_as_they_were(token: Token | None) -> None:
    command = Connect("http://127.0.0.1:1", token, "77", "ab12")
    assert read_command(connect_line(command)) == command
    assert read_command(start_line(Job.SEND)) == Start(Job.SEND)
    assert read_command(start_line(Job.SYNC, 12)) == Start(Job.SYNC, 12)
    assert read_command(b'{"command": "stop"}\n') == Stop()


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"sync",
        b"[]",
        b"null",
        b'{"command": "dance"}',
        b'{"command": "connect"}',
        b'{"command": "connect", "base_url": 5, "user_id": "7"}',
        b'{"command": "connect", "base_url": "x", "user_id": "7", "token": "a b"}',
        b'{"event": "rows_changed"}',
        b'{"event": "synced", "receipt": {}}',
        b'{"event": "synced", "receipt": {"seconds": "x"}}',
        b'{"event": "notice", "notice": 3}',
        b'{"event": "sync_progress", "done": "1", "total": 2, "seconds": 1}',
        b"\xff\xfe",
        b"{" * 100_000,
    ],
)
def test_that_garbage_is_nothing(line: bytes) -> None:
    assert read_command(line) is None
    assert read_event(line) is None
