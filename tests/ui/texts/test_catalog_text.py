"""Dates are written in the language of the window, whatever the machine's settings are."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
WRITTEN = """
from PySide6.QtWidgets import QApplication
app = QApplication([])
from app.ui.application import install_translations
from app.ui.texts.catalog_text import day
install_translations(app, {language!r})
print(day(1_795_700_000_000))
"""


@pytest.mark.parametrize(
    ("language", "settings", "written"),
    [
        ("en", {}, "26 Nov 2026"),
        ("es", {}, "26 nov 2026"),
        ("pt_BR", {}, "26 nov. 2026"),
        ("es", {"LANGUAGE": "es"}, "26 nov 2026"),
        ("es", {"LANGUAGE": "es", "LANG": "de_DE.UTF-8"}, "26 nov 2026"),
        ("es", {"LANG": "es_AR.UTF-8", "LC_TIME": "en_US.UTF-8"}, "26 nov 2026"),
        ("en", {"LANG": "es_MX.UTF-8"}, "26 Nov 2026"),
    ],
)
def test_that_a_date_is_written_in_the_language_of_the_window(
    language: str, settings: dict[str, str], written: str
) -> None:
    """A process of its own, as Qt reads the settings when it starts."""
    kept = {
        k: v for k, v in os.environ.items() if k != "LANGUAGE" and k[:2] != "LC" and k != "LANG"
    }
    done = subprocess.run(
        [sys.executable, "-c", WRITTEN.format(language=language)],
        env=kept | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen", **settings},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout.strip() == written
