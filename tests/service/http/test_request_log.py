"""The log of requests: its lines, their order, their times, and when they are written."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from app.service.http.request_log import RequestLog


def _lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_that_requests_and_events_stand_in_the_order_in_which_they_happened(tmp_path: Path) -> None:
    log = RequestLog(tmp_path / "log")
    log.request("GET", "/items/MX1", "/items/{item_id}", 200, time.perf_counter())
    log.event("late")
    log.request("PUT", "/items/MX1", None, None, time.perf_counter())
    log.close()
    assert [line["event"] for line in _lines(tmp_path / "log")] == ["request", "late", "request"]


def test_that_a_request_has_the_time_of_its_answer_and_not_of_the_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = RequestLog(tmp_path / "log")
    for answered in (1_000_000_000.5, 1_000_000_000.75, 1_000_000_061.125):
        monkeypatch.setattr(time, "time", lambda answered=answered: answered)
        log.request("GET", "/sites", "/sites", 200, time.perf_counter())
    monkeypatch.setattr(time, "time", lambda: 1_000_009_000.0)
    log.close()
    assert [line["time"] for line in _lines(tmp_path / "log")] == [
        "2001-09-09T01:46:40.500Z",
        "2001-09-09T01:46:40.750Z",
        "2001-09-09T01:47:41.125Z",
    ]


@pytest.mark.parametrize(
    "path",
    [
        "/items/MX1",
        '/say "so"',
        "/back\\slash",
        "/line\nbreak",
        "/100%",
        "/ñandú",
        "/\ud800",
        "/" + "x" * 60_000,
    ],
)
@pytest.mark.parametrize(("route", "status"), [("/items/{item_id}", 404), (None, None)])
def test_that_any_path_makes_one_readable_line(
    tmp_path: Path, path: str, route: str | None, status: int | None
) -> None:
    log = RequestLog(tmp_path / "log")
    log.request("GET", path, route, status, time.perf_counter())
    log.close()
    [line] = _lines(tmp_path / "log")
    assert (line["method"], line["path"], line["route"], line["status"]) == (
        "GET",
        path,
        route,
        status,
    )
    assert 0 <= line["ms"] < 60_000


def test_that_a_token_in_a_path_is_hidden(tmp_path: Path) -> None:
    log = RequestLog(tmp_path / "log")
    token = "APP-1234567890-112233-0123456789abcdef0123456789abcdef-1"
    log.request("GET", f"/items/{token}", None, 404, time.perf_counter())
    log.close()
    assert "0123456789abcdef" not in (tmp_path / "log").read_text("utf-8")


@pytest.mark.parametrize("path", ["/sites", "/" + "x" * 5_000])
def test_that_what_waits_in_memory_is_limited_by_its_size(tmp_path: Path, path: str) -> None:
    log = RequestLog(tmp_path / "log")
    file = tmp_path / "log"
    for _ in range(1_000):
        log.request("GET", path, path, 200, time.perf_counter())
        if file.stat().st_size:
            break
    written = len(_lines(file))
    log.close()
    # Few enough for the memory, and enough to be worth a write.
    assert 5 < written < 600
    assert written * len(path) < 80_000


def test_that_a_request_alone_is_written_by_the_next_late_flush(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    log = RequestLog(tmp_path / "log")
    log.request("GET", "/sites", "/sites", 200, time.perf_counter())
    log.flush_late()
    assert not _lines(tmp_path / "log")
    now += 0.6
    log.flush_late()
    assert len(_lines(tmp_path / "log")) == 1
    log.close()
