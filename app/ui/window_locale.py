"""The language of the window, and how the window writes numbers on a site."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from app.editing.number_locale import NumberLocale


def window_language() -> str:
    """The language that the window speaks: ``en``, ``es`` or ``pt_BR``."""
    application = QCoreApplication.instance()
    return str(application.property("language") or "en") if application is not None else "en"


def window_locale(site_id: str) -> NumberLocale:
    """How the window writes and reads every number on a site, in its language of the moment."""
    from app.editing.number_locale import number_locale

    return number_locale(window_language(), site_id)


def with_count(words: str, count: int, locale: NumberLocale) -> str:
    """A text that Qt has written ``count`` into, with the marks between its groups that Qt leaves
    out."""
    from app.editing.numbers import format_number

    return words.replace(str(count), format_number(count, locale), 1)
