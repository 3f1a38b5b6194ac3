"""The decimals of currencies that no site of the table has, as the marketplace answered."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from app.domain.money import MOST_PLACES
from app.rules.sites import SiteRules, site_rules

if TYPE_CHECKING:
    from collections.abc import Mapping


class Documents(Protocol):
    """Has stored answers of the marketplace."""

    def documents(self, kind: str) -> Mapping[str, bytes]:
        """Return all stored answers of a kind that has few, by id."""


def currency_places(reader: Documents) -> dict[str, int]:
    """Return the decimals of the currencies that the marketplace was asked for, by id."""
    asked_for = reader.documents("currency")
    if not asked_for:
        return {}
    # Imported here: the first frame and most shops can do without.
    from app.domain.models.currency import Currency
    from app.domain.wire import Unreadable, read_json

    found = {}
    for currency_id, body in asked_for.items():
        try:
            places = Currency.parse(read_json(body)).decimal_places
        except Unreadable:
            continue
        if places is not None and 0 <= places <= MOST_PLACES:
            found[currency_id] = places
    return found


def known_site(site_id: str, reader: Documents) -> SiteRules:
    """Return the facts of a site, with what the marketplace answered about its currencies."""
    site, places = site_rules(site_id), currency_places(reader)
    return replace(site, currencies=places) if places else site
