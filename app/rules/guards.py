"""Guards: checks for risky changes that the seller has to confirm before they are sent.

Their findings are warnings, as the service accepts such changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from enum import StrEnum
from typing import NamedTuple

from app.domain.shapes import JsonObject, text_of
from app.domain.vocabulary import ItemStatus, ListingTypeId
from app.domain.wire_item import WireItem
from app.rules.changes.status import is_closed, resulting_status
from app.rules.findings import Finding
from app.rules.numbers import as_number
from app.rules.offer.listing_types import may_list_free
from app.rules.offer.stock import offered_stock
from app.rules.sellers import SellerStanding
from app.rules.sites import SiteRules

_HUNDRED = Decimal(100)


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits beyond which a change has to be confirmed.

    ``price_change`` is in percent, up or down; ``closings`` is the number of listings that may be
    closed at once; ``least_prices`` and ``least_nets`` (the net of one sale) are amounts by
    currency.
    """

    price_change: Decimal = Decimal(50)
    closings: int = 5
    least_prices: Mapping[str, Decimal] = field(default_factory=dict, hash=False)
    least_nets: Mapping[str, Decimal] = field(default_factory=dict, hash=False)


def read_limits(table: Mapping[str, object]) -> tuple[Limits, tuple[str, ...]]:
    """Return the limits in a settings table, and the names of invalid settings.

    Its keys are ``price_change_percent``, ``closings``, and the tables ``least_price`` and
    ``least_net``. Invalid settings have no effect; unknown keys are ignored.
    """
    refused: list[str] = []

    def amount(name: str, value: object) -> Decimal | None:
        number = _written(value) if isinstance(value, str) else as_number(value)
        if number is None or number <= 0:
            refused.append(name)
            return None
        return number

    def amounts(name: str) -> dict[str, Decimal]:
        entries = table.get(name, {})
        if not isinstance(entries, Mapping):
            refused.append(name)
            return {}
        read = ((str(key), amount(f"{name}.{key}", value)) for key, value in entries.items())
        return {key: value for key, value in read if value is not None}

    plain = Limits()
    change = amount("price_change_percent", table.get("price_change_percent", plain.price_change))
    closings = table.get("closings", plain.closings)
    if not isinstance(closings, int) or isinstance(closings, bool) or closings < 0:
        refused.append("closings")
        closings = plain.closings
    limits = Limits(
        plain.price_change if change is None else change,
        closings,
        amounts("least_price"),
        amounts("least_net"),
    )
    return limits, tuple(refused)


def _written(text: str) -> Decimal | None:
    try:
        number = Decimal(text)
    except ArithmeticError:
        return None
    return number if number.is_finite() else None


def guard_price(
    path: str, before: object, after: object, *, limits: Limits, floor: Decimal | None = None
) -> Iterator[Finding]:
    """Check one price of a listing or a variation against the limits.

    A missing price is not checked. ``floor`` is the least price of this listing, if it has one.
    """
    was, now = as_number(before), as_number(after)
    if now is None or now == was:
        return
    if now <= 0:
        yield Finding.warning(path, "guard.price_zero", before=was, after=now)
        return
    if was:
        percent = abs(now - was) / was * _HUNDRED
        if percent > limits.price_change:
            yield Finding.warning(
                path,
                "guard.price_change",
                before=was,
                after=now,
                percent=round(percent),
                limit=limits.price_change,
            )
    if floor is not None and now < floor:
        yield Finding.warning(path, "guard.price_floor", before=was, after=now, floor=floor)


class Sale(NamedTuple):
    """A sale: its price, whether the seller pays for shipping, and its net.

    ``net`` is ``None`` while it is unknown.
    """

    price: Decimal
    pays_shipping: bool
    net: Decimal | None


def guard_net(
    path: str,
    before: Sale | None,
    after: Sale,
    *,
    threshold: Decimal | None = None,
    floor: Decimal | None = None,
) -> Iterator[Finding]:
    """Check the net of a sale when its price changes.

    Findings report a higher price with a lower net, and a sale for which the seller starts to pay
    the shipping while its cost is unknown. ``threshold`` is the site's price above which the seller
    pays; ``floor`` is the least net allowed.
    """
    if before is not None and after.price > before.price:
        figures = {"before": before.price, "after": after.price, "threshold": threshold}
        nets = {"net_before": before.net, "net_after": after.net}
        if before.net is not None and after.net is not None:
            lower = after.net < before.net
        else:
            lower = after.pays_shipping and not before.pays_shipping
        if lower:
            yield Finding.warning(path, "guard.lower_net", **figures, **nets)
    if floor is not None and after.net is not None and after.net < floor:
        yield Finding.warning(
            path, "guard.net_floor", after=after.price, net_after=after.net, floor=floor
        )


class Closing(StrEnum):
    """The ways in which a change closes a listing."""

    ASKED = "asked"
    STOCK = "stock"
    """A listing of this type is closed, not paused, when it has no stock."""
    DELETED = "deleted"


def closing_of(before: WireItem, after: WireItem, changes: JsonObject) -> Closing | None:
    """Return how ``changes`` (by field name) close a listing; ``None`` if they do not.

    ``before`` and ``after`` are its bodies. If the type of the listing is unknown, the effect of an
    empty stock is unknown too.
    """
    if changes.get("deleted") is True:
        return Closing.DELETED
    if is_closed(before):
        return None
    if changes.get("status") == ItemStatus.CLOSED:
        return Closing.ASKED
    if not text_of(before.get("listing_type_id")):
        return None
    status, _ = resulting_status(before, changes, offered_stock(after))
    return Closing.STOCK if status == ItemStatus.CLOSED else None


def guard_closing(
    closing: Closing, item: WireItem, *, seller: SellerStanding, site: SiteRules
) -> Iterator[Finding]:
    """Check a closing for consequences that are hard to undo.

    A closed listing can be relisted under a new id. But a deleted one cannot, a listing without
    stock may be closed unintentionally, and a free listing whose seller may not list it free any
    more would cost something to relist.
    """
    if closing is Closing.DELETED:
        yield Finding.warning("deleted", "guard.deletes")
    elif closing is Closing.STOCK:
        yield Finding.warning("available_quantity", "guard.closes_without_stock")
    elif item.get("listing_type_id") == ListingTypeId.FREE and not may_list_free(
        seller, site, text_of(item.get("condition")) or None
    ):
        yield Finding.warning("status", "guard.closes_not_free")


def guard_closings(closing: Closing, count: int, limits: Limits) -> Iterator[Finding]:
    """Check one of ``count`` closings requested at once."""
    if count > limits.closings:
        path = "deleted" if closing is Closing.DELETED else "status"
        yield Finding.warning(path, "guard.closes_many", count=count, limit=limits.closings)
