"""Amounts, shares and times as text, in the language of this run.

Numbers are formatted as the window does on the site of the shop; times are in UTC.
"""

from __future__ import annotations

import re
from contextlib import closing
from decimal import Decimal
from typing import TYPE_CHECKING

from app.commands.language import ENGLISH, current_language, of_site, run_locale

if TYPE_CHECKING:
    from pathlib import Path

    from app.editing.number_locale import NumberLocale

UNKNOWN = "–"
"""The placeholder for an unknown figure."""


def of_shop(folder: Path, site_id: str = "") -> None:
    """Format the numbers of this command as for the shop in ``folder``.

    If ``site_id`` is empty, it is read from the catalogue of the shop.
    """

    def on_site(language: str) -> NumberLocale:
        from app.editing.number_locale import number_locale

        read, places = _site_of(folder)
        return number_locale(language, site_id or read)._replace(places=places)

    of_site(on_site)


def of_known_site(site_id: str) -> None:
    """Format the numbers of this command as on a known site, without a shop."""

    def on_site(language: str) -> NumberLocale:
        from app.editing.number_locale import number_locale

        return number_locale(language, site_id)

    of_site(on_site)


def _site_of(folder: Path) -> tuple[str, dict[str, int]]:
    """Return the site of a shop, and the decimals of currencies that the site table lacks."""
    from app.engine.catalog.currencies import currency_places
    from app.workspace.catalog.catalog_reader import CATALOG_FILE, CatalogReader
    from app.workspace.errors import StorageError

    try:
        with closing(CatalogReader(folder / CATALOG_FILE)) as reader:
            return reader.fact("site_id") or "", currency_places(reader)
    except (StorageError, OSError):
        return "", {}


def money_text(amount: Decimal | int | None, currency_id: str | None) -> str:
    """Return an amount with the sign or code of its currency.

    Without a currency, return a number with as many decimals as money of the site has.
    """
    if amount is None:
        return UNKNOWN
    from app.editing.numbers import format_money

    locale, exact = run_locale(), Decimal(amount)
    if currency_id:
        return format_money(exact, currency_id, locale)
    own = -int(exact.as_tuple().exponent)
    return decimal_text(exact, max(own, locale.places_of(locale.currency_id) or 0))


def decimal_text(number: Decimal | float, places: int | None = None) -> str:
    """Return a number with ``places`` decimals, or with its own."""
    from app.editing.numbers import format_number

    return format_number(Decimal(str(number)), run_locale(), decimals=places)


def percent_text(share: Decimal | float | None) -> str:
    """Return a share of 1 as a percentage."""
    if share is None:
        return UNKNOWN
    from app.editing.numbers import format_percent

    return format_percent(share, run_locale())


_MOMENT = re.compile(
    r"(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d:\d\d)(?:\.\d+)?(?:Z|[+-]00:00)| (\d\d:\d\d))"
)


def moment_shown(moment: str) -> str:
    """Return a time in ISO form as text to show; other text is returned unchanged.

    The result is in UTC, or has the time zone beside it (``2026-11-27 00:30``).
    """
    parts = _MOMENT.fullmatch(moment)
    if current_language() == ENGLISH or parts is None:
        return moment
    year, month, day, in_utc, of_zone = parts.groups()
    return f"{day}/{month}/{year} " + (of_zone if in_utc is None else f"{in_utc} UTC")
