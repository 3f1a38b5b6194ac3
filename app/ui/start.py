"""The first frame: an application and a window that shows the shop before all else is loaded."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from app.ui.application import create_application
from app.ui.first_paint import report_first_paint, wait_for_first_frame
from app.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from app.engine.catalog.catalog import ItemCatalog
    from app.settings import Settings
    from app.ui.application import NoDisplay


def show_shop(
    arguments: Sequence[str],
    catalog: ItemCatalog,
    settings: Settings,
    view_settings: Path,
    no_display: NoDisplay,
    size: tuple[int, int] | None = None,
) -> tuple[QApplication, MainWindow]:
    """Show the window over ``catalog`` and return when its first frame is on the screen.

    ``view_settings`` is the file with the window and column geometry; ``no_display`` formats the
    message for when no window can be opened; ``size`` (logical pixels) takes precedence over the
    stored one. The style sheet, and translations that the first frame does not need, are loaded
    after that frame.
    """
    from PySide6.QtCore import QSettings

    app = create_application(arguments, settings.theme, no_display, sheet=False)
    if not _reads_english(settings.language):
        _load_texts(app, settings.language)
    window = MainWindow(
        catalog,
        QSettings(str(view_settings), QSettings.Format.IniFormat),
        theme=settings.theme,
        language=settings.language,
    )
    report_first_paint(window)
    if size is not None:
        window.resize(*size)
    window.show()
    wait_for_first_frame(window)
    from app.ui.look.style_sheet import apply_style_sheet

    apply_style_sheet(app)
    _load_texts(app, settings.language)
    return app, window


def _reads_english(language: str) -> bool:
    """Return whether the first frame can use the source texts without translation.

    English has a translation file too, but only for plurals. Asking Qt for the system language
    takes longer than painting the table, so the environment is checked if it has the answer.
    """
    if language != "system":
        return language == "en"
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value.startswith(("en", "C", "POSIX"))
    return sys.platform not in ("win32", "darwin")


def _load_texts(app: QApplication, language: str) -> None:
    # Imported here: for English it is needed only after the first frame.
    from app.ui.application import install_translations

    install_translations(app, language)
