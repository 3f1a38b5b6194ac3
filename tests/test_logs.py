"""The log file and the redaction of tokens."""

from __future__ import annotations

import io
import logging
import stat
from pathlib import Path

import pytest

from app import logs
from app.logs import RotatingFile, quieten, redact, set_up_logs

SECRET = "APP-123456-0123456789abcdef0123456789abcdef"


@pytest.fixture(autouse=True)
def _logging_as_it_was():
    factory, level = logging.getLogRecordFactory(), logging.getLogger().level
    talkative = {name: logging.getLogger(name).level for name in ("httpx", "httpcore")}
    handlers = list(logging.getLogger().handlers)
    yield
    logging.setLogRecordFactory(factory)
    logging.getLogger().setLevel(level)
    for name, old in talkative.items():
        logging.getLogger(name).setLevel(old)
    for handler in set(logging.getLogger().handlers) - set(handlers):
        logging.getLogger().removeHandler(handler)
        if isinstance(handler, RotatingFile):
            handler.close()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("GET /items/1?access_token=abc&x=1", "GET /items/1?access_token=***&x=1"),
        ("GET /items/1?access_token=abc#top", "GET /items/1?access_token=***#top"),
        ("next=%2Fitems%3Faccess_token%3Dabc&b", "next=%2Fitems%3Faccess_token%3D***&b"),
        ("{'access_token': 'abc', 'a': 1}", "{'access_token': '***', 'a': 1}"),
        ('{"access_token":"abc"}', '{"access_token":"***"}'),
        ("Authorization: Bearer abc.def-1", "Authorization: Bearer ***"),
        ("bearer  abc", "bearer  ***"),
        (f"seller MX 123456 NICK {SECRET}", "seller MX 123456 NICK APP-123456-***"),
        ("nothing to hide", "nothing to hide"),
    ],
)
def test_that_a_token_is_hidden_in_every_form_it_is_written_in(text, expected):
    assert redact(text) == expected


def emit(write) -> str:
    quieten()
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    logger = logging.getLogger("test.redaction")
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    try:
        write(logger)
    finally:
        logger.removeHandler(handler)
    return stream.getvalue()


def raise_and_log(logger: logging.Logger) -> None:
    try:
        raise ValueError(f"refused: {SECRET}")
    except ValueError:
        logger.info("failed", exc_info=True)


@pytest.mark.parametrize(
    "write",
    [
        lambda logger: logger.info(f"token {SECRET}"),
        lambda logger: logger.info("token %s", SECRET),
        lambda logger: logger.info("%(t)s", {"t": SECRET}),
        lambda logger: logger.info(SECRET, stack_info=True),
        lambda logger: logger.info("wrong %d", SECRET),
        raise_and_log,
    ],
)
def test_that_no_handler_sees_a_token(write):
    text = emit(write)
    assert text
    assert SECRET not in text
    assert "APP-123456-***" in text


def test_that_libraries_that_log_addresses_are_silenced():
    quieten()
    for name in ("httpx", "httpcore", "uvicorn.access"):
        assert not logging.getLogger(name).isEnabledFor(logging.INFO)


def test_that_the_log_is_a_private_file_of_its_own(tmp_path):
    path = set_up_logs(tmp_path / "logs", name="worker")
    logging.getLogger("app.test").info("token %s", SECRET)
    assert path == tmp_path / "logs" / "worker.log"
    assert path.read_text().endswith("INFO app.test token APP-123456-***\n")
    assert path.stat().st_mode & 0o077 == 0


def test_that_folders_made_for_a_log_are_for_their_owner_only(tmp_path: Path) -> None:
    set_up_logs(tmp_path / "shop" / "log", name="command")
    for folder in (tmp_path / "shop", tmp_path / "shop" / "log"):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_that_a_process_has_one_log(tmp_path):
    first = set_up_logs(tmp_path / "first", name="command")
    (earlier,) = (one for one in logging.getLogger().handlers if isinstance(one, RotatingFile))
    second = set_up_logs(tmp_path / "second", name="command")
    logging.getLogger("test.one_log").info("said once")
    assert "said once" not in first.read_text()
    assert "said once" in second.read_text()
    assert earlier.stream is None, "its file is closed"


def test_that_a_log_begins_anew_when_it_is_large_and_the_last_four_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "MOST_BYTES", 2_000)
    path = set_up_logs(tmp_path, name="large")
    for number in range(130):
        logging.getLogger("large").info("%03d %s", number, "x" * 100)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["large.log", *(f"large.log.{n}" for n in range(1, 5))]
    assert all(file.stat().st_size <= 2_000 for file in files)
    assert all(file.stat().st_mode & 0o777 == 0o600 for file in files)
    # From the oldest to the newest nothing is missing.
    kept = "".join(file.read_text() for file in [*files[:0:-1], path])
    numbers = [int(line.split(" large ")[1][:3]) for line in kept.splitlines()]
    assert numbers == list(range(numbers[0], 130))
