"""The language of the window and its number format on a site."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from app.ui.look.theme import forget_painted

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.editing.number_locale import NumberLocale


_PLACES: Final[dict[str, int]] = {}


def window_language() -> str:
    """Return the language of the window: ``en``, ``es`` or ``pt_BR``."""
    application = QCoreApplication.instance()
    return str(application.property("language") or "en") if application is not None else "en"


def window_locale(site_id: str) -> NumberLocale:
    """Return the number format of the window on a site, in its present language."""
    from app.editing.number_locale import number_locale

    found = number_locale(window_language(), site_id)
    return found._replace(places=_PLACES) if _PLACES else found


def learn_currencies(places: Mapping[str, int]) -> None:
    """Store the decimal places of currencies that are not in the site table."""
    if places != _PLACES:
        _PLACES.clear()
        _PLACES.update(places)
        forget_painted()


def with_count(words: str, count: int, locale: NumberLocale) -> str:
    """Return a text into which Qt inserted ``count``, with the group marks that Qt omits."""
    from app.editing.numbers import format_number

    if count < 1000:
        return words
    return words.replace(str(count), format_number(count, locale), 1)
