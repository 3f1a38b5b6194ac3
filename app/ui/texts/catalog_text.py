"""Texts and numbers of the catalog in the window's language: listing types, ages, counts."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from app.ui.look.translation import Words

if TYPE_CHECKING:
    from PySide6.QtCore import QLocale

UNKNOWN: Final = "–"
Ages: Final = Words("Ages")

_MINUTE: Final = 60_000
_HOUR: Final = 60 * _MINUTE
_DAY: Final = 24 * _HOUR


def now_ms() -> int:
    """Return the current wall-clock time in milliseconds since 1970."""
    return int(time() * 1000)


def age(then_ms: int, at_ms: int) -> str:
    """Return how long before ``at_ms`` the time ``then_ms`` was, as short as possible."""
    if then_ms <= 0:
        return UNKNOWN
    passed = at_ms - then_ms
    if passed < _MINUTE:
        return Ages.tr("now")
    if passed < _HOUR:
        return Ages.tr("%n min", "", passed // _MINUTE)
    if passed < _DAY:
        return Ages.tr("%n h", "", passed // _HOUR)
    if passed < 14 * _DAY:
        return Ages.tr("%n d", "", passed // _DAY)
    if passed < 60 * _DAY:
        return Ages.tr("%n wk", "", passed // (7 * _DAY))
    if passed < 730 * _DAY:
        return Ages.tr("%n mo", "", passed // (30 * _DAY))
    return Ages.tr("%n y", "", passed // (365 * _DAY))


def ago(then_ms: int, at_ms: int) -> str:
    """Return how long ago ``then_ms`` was, as the end of a sentence ("synced 2 min ago")."""
    passed = at_ms - then_ms
    if passed < _MINUTE:
        return Ages.tr("just now")
    if passed < _HOUR:
        return Ages.tr("%n min ago", "", passed // _MINUTE)
    if passed < _DAY:
        return Ages.tr("%n h ago", "", passed // _HOUR)
    return Ages.tr("on {day}").format(day=day(then_ms))


def reading_locale() -> QLocale:
    """Return the locale of dates and counts: the user's own if it has the window's language."""
    # Imported here: QLocale loads a thousand enumeration members, too much before the first paint.
    from PySide6.QtCore import QLocale

    application = QCoreApplication.instance()
    language = str(application.property("language") or "en") if application is not None else "en"
    system = QLocale.system().name()
    if system != "C" and system[:2] == language[:2]:
        # By name: the system locale may take the language from one setting and the month names from
        # another.
        return QLocale(system)
    return QLocale({"en": "en_GB", "es": "es_MX"}.get(language, language))


def day(moment_ms: int) -> str:
    """Return the date of a time in the user's time zone, with the month's name ("20 Mar 2026")."""
    from PySide6.QtCore import QDateTime

    return reading_locale().toString(QDateTime.fromMSecsSinceEpoch(moment_ms).date(), "d MMM yyyy")


def moment(moment_ms: int) -> str:
    """Return date and time in the user's time zone ("20 Mar 2026, 14:31")."""
    from PySide6.QtCore import QDateTime

    if moment_ms <= 0:
        return UNKNOWN
    shown = QDateTime.fromMSecsSinceEpoch(moment_ms)
    return reading_locale().toString(shown, "d MMM yyyy, HH:mm")


def percent(share: float | None) -> str:
    """Return a share of 1 in whole hundredths without a sign, as health is shown."""
    return UNKNOWN if share is None else str(health_points(share))


def health_points(share: float) -> int:
    """Return the health as 0 to 100; values outside are clipped."""
    if share != share:
        return 0
    return round(min(1.0, max(0.0, share)) * 100)
