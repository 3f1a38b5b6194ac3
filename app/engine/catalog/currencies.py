"""Decimal places of currencies that are not in the site table, as the marketplace answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from app.rules.sites import SiteRules, answered_places, site_rules

if TYPE_CHECKING:
    from collections.abc import Mapping


class Documents(Protocol):
    """A store of answers of the marketplace."""

    def documents(self, kind: str) -> Mapping[str, bytes]:
        """Return all stored answers of a kind that has few, by id."""


def currency_places(reader: Documents) -> dict[str, int]:
    """Return the decimal places, by currency id, that the marketplace reported."""
    asked_for = reader.documents("currency")
    if not asked_for:
        return {}
    # Imported here, because the first frame and most shops do not need it.
    from app.domain.models.currency import Currency
    from app.domain.wire import Unreadable, read_json

    found = {}
    for currency_id, body in asked_for.items():
        try:
            places = answered_places(Currency.parse(read_json(body)).decimal_places)
        except Unreadable:
            continue
        if places is not None:
            found[currency_id] = places
    return found


def known_site(site_id: str, reader: Documents) -> SiteRules:
    """Return the rules of a site, including the currencies that the marketplace reported."""
    return site_rules(site_id, currency_places(reader))
