"""Words and figures of the catalogue: listing types, ages, counts, in the language of the
window."""

from __future__ import annotations

from time import time
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

UNKNOWN: Final = "–"

_MINUTE: Final = 60_000
_HOUR: Final = 60 * _MINUTE
_DAY: Final = 24 * _HOUR

# The marketplace gives its listing types the names of its sites; until they are read, these stand
# in. They are
# proper names and not translated.
_LISTING_TYPES: Final = {
    "gold_pro": "Premium",
    "gold_special": "Clásica",
    "gold_premium": "Oro Premium",
    "gold": "Oro",
    "silver": "Plata",
    "bronze": "Bronce",
    "free": "Gratuita",
}


def listing_type_name(listing_type_id: str) -> str:
    """The marketplace's own name of a listing type; an unknown id stands for itself."""
    return _LISTING_TYPES.get(listing_type_id, listing_type_id)


def now_ms() -> int:
    """The time of the wall clock in milliseconds since 1970."""
    return int(time() * 1000)


def age(then_ms: int, at_ms: int) -> str:
    """How long ago ``then_ms`` was at ``at_ms``, as short as it goes; a date from a week on."""
    if then_ms <= 0:
        return UNKNOWN
    passed = at_ms - then_ms
    if passed < _MINUTE:
        return QCoreApplication.translate("Ages", "now")
    if passed < _HOUR:
        return QCoreApplication.translate("Ages", "%n min", "", passed // _MINUTE)
    if passed < _DAY:
        return QCoreApplication.translate("Ages", "%n h", "", passed // _HOUR)
    if passed < 7 * _DAY:
        return QCoreApplication.translate("Ages", "%n d", "", passed // _DAY)
    return day(then_ms)


def ago(then_ms: int, at_ms: int) -> str:
    """How long ago ``then_ms`` was, as the end of a sentence ("synced 2 min ago")."""
    passed = at_ms - then_ms
    if passed < _MINUTE:
        return QCoreApplication.translate("Ages", "just now")
    if passed < _HOUR:
        return QCoreApplication.translate("Ages", "%n min ago", "", passed // _MINUTE)
    if passed < _DAY:
        return QCoreApplication.translate("Ages", "%n h ago", "", passed // _HOUR)
    return QCoreApplication.translate("Ages", "on {day}").format(day=day(then_ms))


def day(moment_ms: int) -> str:
    """The date of a moment in the user's time zone and locale."""
    moment = QDateTime.fromMSecsSinceEpoch(moment_ms)
    return QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)


def moment(moment_ms: int) -> str:
    """Date and time of a moment in the user's time zone and locale."""
    if moment_ms <= 0:
        return UNKNOWN
    shown = QDateTime.fromMSecsSinceEpoch(moment_ms)
    return QLocale().toString(shown, QLocale.FormatType.ShortFormat)


def number(value: int) -> str:
    """A count with the separators of the user's locale; any size (Qt's own stops at 64 bits)."""
    if -(2**62) < value < 2**62:
        return QLocale().toString(value)
    return str(value)


def percent(share: float | None) -> str:
    """A share of 1 as whole hundredths without the sign, the way health is counted."""
    return UNKNOWN if share is None else str(health_points(share))


def health_points(share: float) -> int:
    """Health as 0 to 100; whatever lies outside is cut."""
    if share != share:
        return 0
    return round(min(1.0, max(0.0, share)) * 100)
