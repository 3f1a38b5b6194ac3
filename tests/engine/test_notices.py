"""Every failure has its notice, and no notice holds what should not be shown."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from app.client.errors import (
    ClientError,
    Conflict,
    Forbidden,
    NotFound,
    Paused,
    RateLimited,
    Refused,
    ServerFault,
    TimedOut,
    Unauthorized,
    Undecodable,
    Unreachable,
    ValidationRefused,
)
from app.client.outcome import Outcome
from app.domain.wire import Unreadable
from app.engine.notices import NOTICE_CODES, Notice, NoticeError, notice_of
from app.logs import quieten
from app.workspace.errors import (
    SchemaTooNew,
    StorageBusy,
    StorageCorrupt,
    StorageError,
    StorageFull,
    StorageReadOnly,
    StorageRemoved,
)

WHERE: dict[str, Any] = {"method": "GET", "path": "/items/MX1"}
SAID: dict[str, Any] = {"error": "", "message": "<b>long</b>" * 200, "causes": (), **WHERE}


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (Unreachable("name", outcome=Outcome.NOT_SENT, **WHERE), "unreachable"),
        (Unreachable("certificate", outcome=Outcome.NOT_SENT, **WHERE), "not_secure"),
        (Unreachable("proxy", outcome=Outcome.NOT_SENT, **WHERE), "proxy_unusable"),
        (Paused(3.0, **WHERE), "unreachable"),
        (TimedOut("answer", outcome=Outcome.UNKNOWN, **WHERE), "timed_out"),
        (Undecodable("html", status=200, **WHERE), "not_the_marketplace"),
        (Undecodable("cut", status=200, **WHERE), "answer_cut"),
        (Unauthorized(status=401, **SAID), "token_refused"),
        (Forbidden(status=403, **SAID), "forbidden"),
        (NotFound(status=404, **SAID), "not_found"),
        (Conflict(status=409, **SAID), "conflict"),
        (RateLimited(status=429, **SAID), "rate_limited"),
        (ServerFault(status=503, **SAID), "marketplace_fault"),
        (ValidationRefused(status=400, **SAID), "refused"),
        (Refused(status=418, **SAID), "refused"),
        (Unreadable("not an item", ["price"]), "unreadable"),
        (SchemaTooNew(7, "Vitrina 9"), "journal_too_new"),
        (StorageFull("x"), "disk_full"),
        (StorageRemoved("x"), "files_removed"),
        (StorageReadOnly("x"), "read_only"),
        (StorageBusy("x"), "journal_busy"),
        (StorageCorrupt("x"), "journal_damaged"),
        (StorageError("x"), "storage"),
        (NoticeError(Notice("no_token")), "no_token"),
        pytest.param(
            ZeroDivisionError("APP-1-secret"), "unexpected", marks=pytest.mark.logs_warnings
        ),
    ],
)
def test_that_every_failure_has_its_notice(error: Exception, code: str) -> None:
    notice = notice_of(error)
    assert notice.code == code
    assert code in NOTICE_CODES
    assert len(notice.detail) <= 300
    assert "secret" not in repr(notice)
    assert Notice.from_json(notice.to_json()) == notice


@pytest.mark.logs_warnings
@pytest.mark.parametrize(
    "error",
    [
        KeyError("editor MX1"),
        RuntimeError("client closed, access_token=APP-77-0123456789abcdef0123456789abcdef"),
        ClientError("odd", outcome=Outcome.UNKNOWN, **WHERE),
    ],
)
def test_that_what_nobody_expected_is_in_the_log_with_its_traceback(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> None:
        raise error

    quieten()
    with pytest.raises(type(error)) as raised:
        fail()
    assert notice_of(raised.value).code == "unexpected"
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    text = logging.Formatter().format(record)
    assert "Traceback" in text
    assert __file__ in text
    assert "0123456789abcdef" not in text


@pytest.mark.parametrize("value", [None, [], {}, {"code": "x"}, {"code": 1, "params": {}}])
def test_that_other_json_is_no_notice(value: object) -> None:
    assert Notice.from_json(value) is None
