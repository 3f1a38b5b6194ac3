"""The number format of the user interface, for amounts, counts and measures."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from app.rules.site_facts import SITE_FACTS, Facts, currency_places

BLANK = "\u00a0"
"""The no-break space."""

_PORTUGUESE_SITE = "BR"


class NumberLocale(NamedTuple):
    """A number format: decimal mark, group mark and the currency of the site.

    Amounts in ``currency_id`` are preceded by ``sign``, all others by their currency code;
    ``places`` are the decimal places of currencies that the site table does not know.
    """

    decimal: str
    group: str
    currency_id: str = ""
    sign: str = ""
    places: Mapping[str, int] = MappingProxyType({})

    def __hash__(self) -> int:
        # The last field is a mapping, which cannot be hashed.
        return hash(self[:-1])

    def places_of(self, currency_id: str) -> int | None:
        """Return how many decimals a currency has; ``None`` when it is not known yet."""
        known = currency_places(currency_id)
        return self.places.get(currency_id) if known is None else known


PLAIN = NumberLocale(".", "")
"""The number format of the wire and the command line."""


def number_locale(language: str, site_id: str) -> NumberLocale:
    """Return the number format of a user interface in ``language`` for a site.

    Spanish uses the format of the site's country, Portuguese that of Brazil, and any other language
    a decimal point and commas. If the country is not known, Spanish groups digits by blanks, so
    that neither a reader nor the program can confuse the group mark with a decimal mark.
    """
    return _number_locale(language[:2], site_id)


@lru_cache(maxsize=64)
def _number_locale(language: str, site_id: str) -> NumberLocale:
    # Read from the table itself: building the site rules would delay the first frame.
    facts = SITE_FACTS.get(site_id, {})
    sign = _sign(language, facts.get("currency_sign", ""))
    return NumberLocale(*_marks(language, facts), facts.get("currency_id", ""), sign)


def _marks(language: str, facts: Facts) -> tuple[str, str]:
    if language == "pt":
        facts = SITE_FACTS[_PORTUGUESE_SITE]
    elif language != "es":
        return ".", ","
    return facts.get("decimal_mark", ","), facts.get("group_mark", BLANK)


def _sign(language: str, sign: str) -> str:
    """Return the currency sign of the site as it is written before an amount."""
    if language == "es":
        return sign
    sign = sign.rstrip(BLANK)
    return sign + BLANK if language == "pt" or sign[-1:].isalpha() or sign[-1:] == "." else sign
