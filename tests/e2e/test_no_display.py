"""Where no window can be opened, plain words name the reason and nothing is aborted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.commands.exits import Exit

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
@pytest.mark.parametrize(
    ("arguments", "chosen", "named"),
    [
        ((), {}, "there is no display"),
        ((), {"DISPLAY": ":9876"}, "DISPLAY=:9876"),
        ((), {"QT_QPA_PLATFORM": "unheard"}, "QT_QPA_PLATFORM=unheard"),
        # Without any of them a tour draws off the screen.
        (("tour", "--out", "pictures"), {"DISPLAY": ":9876"}, "DISPLAY=:9876"),
    ],
)
def test_that_a_missing_display_is_named(
    tmp_path: Path, arguments: tuple[str, ...], chosen: dict[str, str], named: str
) -> None:
    kept = {name: value for name, value in os.environ.items() if name not in DISPLAYS}
    answer = subprocess.run(
        [sys.executable, "-m", "app", *arguments],
        env={**kept, **chosen, "XDG_RUNTIME_DIR": str(tmp_path), "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    lines = answer.stderr.splitlines()
    assert answer.returncode == Exit.USAGE, answer.stderr
    assert lines[0] == f"vitrina: no window can be opened here ({named})"
    assert "Traceback" not in answer.stderr
    assert "unexpected" not in answer.stderr
    assert lines[-1] == "commands need no display: vitrina --help"
