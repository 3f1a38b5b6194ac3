"""Where a command's words go when nobody can take them."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from app.commands.output import Progress
from app.engine.events import SendProgress

SCHEMA = [sys.executable, "-m", "app", "plan", "schema"]


FULL = """
import io, sys
from app.cli import run

class Full(io.StringIO):
    def write(self, text):
        raise OSError(28, "No space left on device")

sys.stdout = Full()
sys.exit(run(["plan", "schema"]))
"""


def test_that_a_full_output_is_one_line_and_an_exit_code() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", FULL], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 4
    assert ended.stderr == "vitrina: standard output: the disk is full\n"


def test_that_a_reader_who_has_enough_is_no_trouble() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        ended = subprocess.run(
            SCHEMA, stdout=writing, stderr=subprocess.PIPE, text=True, check=False
        )
    finally:
        os.close(writing)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_that_nothing_is_drawn_over_the_result(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    progress = Progress(quiet=False)
    progress.note(SendProgress(3, 1))
    assert "of 4" in capsys.readouterr().err
    progress.end()
    assert capsys.readouterr().err.strip() == ""
    progress.note(SendProgress(0, 0))
    assert capsys.readouterr().err == ""
