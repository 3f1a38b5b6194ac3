"""The size of a window that is opened for the first time: it fits the screen it stands on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QSettings
from app.engine.catalog.catalog import ItemCatalog
from app.ui.application import create_application
from app.ui.window.main_window import MainWindow

app = create_application(["vitrina"], sheet=False)
settings = QSettings(sys.argv[2], QSettings.Format.IniFormat)
window = MainWindow(ItemCatalog(Path(sys.argv[1])), settings)
print(window.width(), window.height())
"""


@pytest.mark.parametrize(
    ("screen", "expected"),
    [
        ((1920, 1080), (1440, 900)),
        ((1280, 800), (1264, 752)),
        ((1366, 768), (1350, 720)),
        # Smaller than the window can be: it stays usable, and a part is outside.
        ((800, 600), (1000, 700)),
    ],
)
def test_that_a_first_window_is_no_larger_than_its_screen(
    tmp_path: Path, screen: tuple[int, int], expected: tuple[int, int]
) -> None:
    wide, high = screen
    described = {"name": "one", "x": 0, "y": 0, "width": wide, "height": high}
    (tmp_path / "screens.json").write_text(
        json.dumps({"synchronousWindowSystemEvents": False, "screens": [described]})
    )
    answer = subprocess.run(
        [sys.executable, "-c", PROGRAM, tmp_path / "catalogue.db", tmp_path / "window.ini"],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen:configfile=screens.json"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    assert tuple(map(int, answer.stdout.split())) == expected
