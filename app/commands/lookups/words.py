"""How amounts, moments and facts are written by the commands that look."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from typing import TYPE_CHECKING

from app.commands.language import tr
from app.commands.texts.figures import amount_text, moment_shown
from app.commands.texts.figures import percent_text as share_text
from app.commands.wording import plain
from app.terminal import say

if TYPE_CHECKING:
    from app.rules.sites import SiteRules

UNKNOWN = "–"


def or_unknown(value: object) -> object:
    """Return ``value``, or the sign for what is not known."""
    return UNKNOWN if value is None or value in ("", (), []) else value


def money_text(amount: Decimal | None, currency_id: str | None, site: SiteRules) -> str:
    """Return an amount with its currency, to the decimals it has there."""
    if amount is None:
        return UNKNOWN
    from app.rules.offer.price import decimal_places

    places = max(decimal_places(currency_id or None, site), -int(amount.as_tuple().exponent or 0))
    return amount_text(amount, places, currency_id or "", site.id)


def percent_text(share: Decimal | None, site_id: str) -> str:
    """Return a share of 1 in per cent, as the site writes numbers."""
    return UNKNOWN if share is None else share_text(share, site_id)


def time_text(timestamp: object) -> str:
    """Return a moment of the marketplace in UTC, to the second."""
    from app.domain.timestamps import parse_timestamp

    moment = parse_timestamp(timestamp)
    return UNKNOWN if moment is None else moment_shown(moment.strftime("%Y-%m-%dT%H:%M:%SZ"))


def yes_no(value: bool | None) -> str:
    """Return yes, no, or the sign for what is not known."""
    return UNKNOWN if value is None else tr("yes") if value else tr("no")


def print_facts(facts: Iterable[tuple[str, object]]) -> None:
    """Print names and what is known of each, one below the other."""
    shown = [(name, plain(or_unknown(value), 200)) for name, value in facts]
    width = max((len(name) for name, _ in shown), default=0)
    say(*(f"  {name.ljust(width)}  {text}" for name, text in shown))
