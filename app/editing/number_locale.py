"""How the window writes and reads numbers, for every amount, count and measure."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from app.rules.sites import SiteRules, currency_places, site_rules

BLANK = "\u00a0"
"""A blank at which no line is broken."""

_PORTUGUESE_SITE = "BR"


class NumberLocale(NamedTuple):
    """The mark before decimals, the one between groups of three, and the site's own money.

    Amounts in ``currency_id`` have ``sign`` before them, all others the code of their currency;
    ``places`` are the decimals of currencies that the site table does not know.
    """

    decimal: str
    group: str
    currency_id: str = ""
    sign: str = ""
    places: Mapping[str, int] = MappingProxyType({})

    def __hash__(self) -> int:
        # What is looked up by id has no hash.
        return hash(self[:-1])

    def places_of(self, currency_id: str) -> int | None:
        """Return how many decimals a currency has; ``None`` when it is not known yet."""
        known = currency_places(currency_id)
        return self.places.get(currency_id) if known is None else known


PLAIN = NumberLocale(".", "")
"""How the wire and the command line write numbers."""


def number_locale(language: str, site_id: str) -> NumberLocale:
    """Return how a window in ``language`` on a site writes and reads numbers.

    Spanish as the site's country does, Portuguese as Brazil, English with a point and commas.
    Where the country is not known, Spanish groups by blanks: then neither point nor comma can be
    taken for a group by the one who reads, nor for a decimal mark by the program.
    """
    return _number_locale(language[:2], site_id)


@lru_cache(maxsize=64)
def _number_locale(language: str, site_id: str) -> NumberLocale:
    site = site_rules(site_id)
    decimal, group = _marks(language, site)
    return NumberLocale(decimal, group, site.currency_id, _sign(language, site.currency_sign))


def _marks(language: str, site: SiteRules) -> tuple[str, str]:
    if language == "pt":
        site = site_rules(_PORTUGUESE_SITE)
    elif language != "es":
        return ".", ","
    return site.decimal_mark or ",", site.group_mark or BLANK


def _sign(language: str, sign: str) -> str:
    """Return the sign of the site's money as it is written before the figures."""
    if language == "es":
        return sign
    sign = sign.rstrip(BLANK)
    return sign + BLANK if language == "pt" or sign[-1:].isalpha() or sign[-1:] == "." else sign
