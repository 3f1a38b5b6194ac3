"""The Qt application: style, fonts, theme, languages, and the handling of Qt's messages."""

from __future__ import annotations

import builtins
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, qInstallMessageHandler
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

from app.paths import resource
from app.settings import LANGUAGES as CHOICES
from app.ui.look.theme import DARK, LIGHT, Theme, current, forget_painted, set_theme

# Modules that only some starts need are imported where they are used: Qt's classes are created when
# they are first named, which would delay the first paint.
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QMessageLogContext, QtMsgType, QTranslator

    _Message = tuple[QtMsgType, str, str]
    NoDisplay = Callable[[str, tuple[str, ...]], Sequence[str]]

#: The languages of the program; the first is the one of its source.
LANGUAGES: Final = CHOICES[1:]
#: No system's interface font is meant smaller; below it the two-line rows cannot be read.
_SMALLEST_FONT: Final = 9.75

#: Qt's names of how bad a message is -> the log's levels.
_LEVELS: Final = {
    "QtDebugMsg": 10,
    "QtInfoMsg": 20,
    "QtWarningMsg": 30,
    "QtCriticalMsg": 40,
    "QtFatalMsg": 50,
}

# PySide replaces ``__import__`` by a function that reads the source file of every imported module,
# to find out whether it uses PySide, for the sake of ``from __feature__ import``. Nothing here uses
# that; with the original function the first frame is painted 5 ms earlier.
builtins.__import__ = vars(builtins).get("__orig_import__", builtins.__import__)

_translators: list[QTranslator] = []
NO_DISPLAY: Final = 2
"""The exit code if no window can be opened."""


def create_application(
    argv: Sequence[str],
    choice: str = "system",
    no_display: NoDisplay | None = None,
    *,
    sheet: bool = True,
) -> QApplication:
    """Return the one ``QApplication``, with style and theme.

    ``choice`` is ``system``, ``light`` or ``dark``. ``no_display`` builds the message for the case
    that no window can be opened: it receives the requested display, if any, and the messages of Qt;
    without it only the latter are shown. Without ``sheet`` the style sheet is left to
    ``apply_style_sheet(app)``, to be called right after the first paint.
    """
    messages: list[_Message] = []
    qInstallMessageHandler(partial(_looking_for_a_display, messages, no_display))
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(
        Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    )
    # The style is given by name: querying or setting it would make the binding build every
    # enumeration of QStyle, which takes 4 ms of the first paint.
    app = QApplication([*argv, "-style", "fusion"])
    qInstallMessageHandler(_to_the_log)
    for kind, category, message in messages:
        _log(kind, category, message)
    app.setApplicationName("vitrina")
    app.setApplicationDisplayName("Vitrina")
    app.setOrganizationName("vitrina")
    app.setDesktopFileName("vitrina")
    # The event loop has to outlive the last window, because open resources are closed after it.
    app.setQuitOnLastWindowClosed(False)
    app.setFont(interface_font(app.font()))
    choose_theme(app, choice, sheet=sheet)
    return app


def interface_font(system: QFont) -> QFont:
    """Return Inter if it is installed, else the system's font, with tabular figures."""
    font = QFont(system)
    # Do not check first: looking up a family reads the whole font database.
    font.setFamilies(["Inter", *system.families()])
    if 0 < font.pointSizeF() < _SMALLEST_FONT:
        font.setPointSizeF(_SMALLEST_FONT)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def set_application_icon(app: QApplication) -> None:
    """Set the window icon; call it after the first paint, because drawing all sizes is slow."""
    from PySide6.QtGui import QIcon, QPixmap

    from app.ui.widgets.display.illustration import draw_mark

    icon = QIcon()
    for side in (16, 24, 32, 48, 64, 128, 256):
        icon.addPixmap(QPixmap.fromImage(draw_mark(side)))
    app.setWindowIcon(icon)


def choose_theme(app: QApplication, choice: str, *, sheet: bool = True) -> None:
    """Apply the theme ``choice`` (``system``, ``light``, ``dark``).

    ``system`` also follows later changes of the system's theme.
    """
    hints = app.styleHints()
    app.setProperty("theme_choice", choice)
    if not app.property("theme_followed"):
        app.setProperty("theme_followed", True)
        hints.colorSchemeChanged.connect(lambda _scheme: _follow(app))
        accessibility = hints.accessibility()
        accessibility.contrastPreferenceChanged.connect(lambda _preference: _follow(app))
    if sheet:
        _apply(app, wanted_theme(app))
    else:
        # The first frame is painted from the palette and the role table only.
        set_theme(app, wanted_theme(app))


def wanted_theme(app: QApplication) -> Theme:
    """Return the theme that results from the seller's choice and the system."""
    hints = app.styleHints()
    name = app.property("theme_choice")
    if name not in (LIGHT, DARK):
        name = DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT
    accessibility = hints.accessibility()
    contrast = accessibility.contrastPreference() == Qt.ContrastPreference.HighContrast
    return Theme(str(name), contrast)


def _follow(app: QApplication) -> None:
    theme = wanted_theme(app)
    if theme != current():
        _apply(app, theme)


def _apply(app: QApplication, theme: Theme) -> None:
    from app.ui.look.style_sheet import apply_theme

    apply_theme(app, theme)


def system_language() -> str:
    """Return the language of ``LANGUAGES`` that the system prefers.

    Any Portuguese counts as Brazilian.
    """
    from PySide6.QtCore import QLocale

    for name in QLocale.system().uiLanguages():
        for language in LANGUAGES:
            if name[:2].lower() == language[:2]:
                return language
    return LANGUAGES[0]


def load_source_texts() -> None:
    """Show the texts of the source, and numbers in English format."""
    from PySide6.QtCore import QCoreApplication

    while _translators:
        QCoreApplication.removeTranslator(_translators.pop())
    if (app := QCoreApplication.instance()) is not None:
        app.setProperty("language", LANGUAGES[0])


def install_translations(app: QApplication, language: str) -> str:
    """Use ``language`` (one of ``LANGUAGES``, or ``system``); return the one that is in use.

    Windows receive a ``LanguageChange`` event. If the file is missing, the texts remain English.
    """
    from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator

    if language not in LANGUAGES:
        language = system_language()
    load_source_texts()
    app.setProperty("language", language)
    try:
        own = str(resource("translations"))
    except FileNotFoundError:
        own = ""
    shipped = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in ((f"qtbase_{language}", shipped), (f"vitrina_{language}", own)):
        translator = QTranslator(app)
        if translator.load(name, folder):
            QCoreApplication.installTranslator(translator)
            _translators.append(translator)
    forget_painted()
    return language


def _to_the_log(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    _log(kind, context.category, message)


def _log(kind: QtMsgType, category: str, message: str) -> None:
    if "propagateSizeHints" in message:
        # The offscreen platform logs this for every window, and nothing can be done about it.
        return
    # Imported here because most starts log nothing.
    import logging

    level = _LEVELS.get(kind.name, 30)
    if level >= logging.CRITICAL or kind.name == "QtCriticalMsg":
        from app import crash

        crash.note("Qt", None, f"{category}: {message}")
        return
    logging.getLogger("qt").log(level, "%s: %s", category, message)


def _looking_for_a_display(
    messages: list[_Message],
    no_display: NoDisplay | None,
    kind: QtMsgType,
    context: QMessageLogContext,
    message: str,
) -> None:
    """Collect Qt's messages in ``messages`` during start-up; exit if there is no display.

    Qt would abort the process instead, before there is a log or a window.
    """
    messages.append((kind, context.category, message.strip()))
    if kind.name != "QtFatalMsg":
        return
    import os

    from app.terminal import say

    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    chosen = [f"{name}={value}" for name in names if (value := os.environ.get(name))]
    reasons = tuple(text for _, _, text in messages[:-1])
    lines = reasons if no_display is None else no_display(", ".join(chosen), reasons)
    say(*lines, to_stderr=True)
    # Qt aborts as soon as this returns, and an exception raised here would not be caught.
    os._exit(NO_DISPLAY)
