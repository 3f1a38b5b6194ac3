"""What shipping costs and what is left: the four look-ups, the charges and the rules in one
answer."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from decimal import Decimal
from typing import TYPE_CHECKING, Any, Literal

from app.client.errors import ClientError
from app.clock import Clock
from app.domain.shipping import Coverage, ShippingMode
from app.domain.vocabulary import Condition, ShippingTag
from app.engine.notices import NoticeError, notice_of
from app.engine.offers import Cliff, Offer, Terms, cliff_of, offers_at, with_marketplace
from app.rules.dimensions import (
    Dimensions,
    billable_weight,
    format_dimensions,
    parse_dimensions,
)
from app.rules.price import decimal_places, listing_price
from app.rules.shapes import is_blank, object_of, sequence_of, text_of
from app.rules.shipping import Reason, is_mandatory
from app.rules.sites import SiteRules

if TYPE_CHECKING:
    from app.engine.account import Account
    from app.engine.catalog import ItemCatalog
    from app.engine.categories import CategoryBook
    from app.engine.connection import Connection

__all__ = [
    "Cliff",
    "Dimensions",
    "ModeLine",
    "Offer",
    "Reason",
    "ShippingAnswer",
    "ShippingPreview",
    "parse_package",
]

MODES = ("me2", "me1", "custom", "carrier", "not_specified")
ALL_COUNTRY = "all_country"
_COVERAGES = (ALL_COUNTRY, "all_country_except_exclusion_zone")
_USUAL_TYPE = "gold_special"


@dataclass(frozen=True, slots=True)
class ModeLine:
    """One shipping mode: whether it is in use, allowed, not allowed, or mandatory for the
    seller."""

    mode: str
    state: Literal["in_use", "allowed", "not_allowed", "mandatory"]
    local_pick_up: str


@dataclass(frozen=True, slots=True)
class ShippingAnswer:
    """What the marketplace says about shipping a parcel, and what is left of the price.

    Amounts are in ``currency_id``. ``measures_from`` says whose measures count: the ``item``'s own,
    ``free`` ones that were typed, or the ``category``'s standard (then ``dimensions`` is ``None``).
    ``mandatory`` is about free shipping at ``price``; ``reasons`` are the conditions, each with
    whether it holds. ``offers_free`` says whether the listing ships free now.
    """

    item_id: str | None
    title: str | None
    site: SiteRules
    category_id: str
    price: Decimal
    currency_id: str
    listing_type_id: str
    dimensions: Dimensions | None
    measures_from: Literal["item", "free", "category"]
    billable_weight_g: Decimal | None
    shipping_mode: str | None
    modes: tuple[ModeLine, ...]
    local_pick_up: str
    coverage: Coverage | None
    chosen_coverage: str
    shipping_cost: Decimal
    mandatory: bool
    offers_free: bool
    reasons: tuple[Reason, ...]
    offers: tuple[Offer, ...]
    cliff: Cliff | None
    asked_at: datetime
    terms: Terms

    @property
    def decimals(self) -> int:
        """How many decimals its currency has."""
        return decimal_places(self.currency_id, self.site)

    @property
    def sent_as(self) -> str:
        """The measures as they are asked for."""
        return "–" if self.dimensions is None else format_dimensions(self.dimensions)

    def net_at(self, price: Decimal, listing_type_id: str) -> Decimal:
        """What would be left of a sale at another price or with another listing type."""
        return self.terms.net_at(price, listing_type_id)


@dataclass(frozen=True, slots=True)
class _Parcel:
    """What is asked about, wherever it comes from."""

    item: dict[str, Any]
    dimensions: Dimensions | None
    measures_from: Literal["item", "free", "category"]
    category_id: str
    price: Decimal
    listing_type_id: str
    offers_free: bool


def parse_package(text: object) -> Dimensions | None:
    """Read a package as the wire writes it (``9x17x22,462``); ``None`` when it is not that."""
    return parse_dimensions(text)


class ShippingPreview:
    """Asks the marketplace what shipping costs; both questions raise only ``NoticeError``."""

    def __init__(
        self,
        *,
        catalog: ItemCatalog,
        categories: CategoryBook,
        account: Account,
        connection: Connection,
        clock: Clock,
    ) -> None:
        self._catalog = catalog
        self._categories = categories
        self._account = account
        self._connection = connection
        self._clock = clock

    async def for_item(
        self,
        item_id: str,
        *,
        price: Decimal | None = None,
        listing_type_id: str | None = None,
        coverage: str = ALL_COUNTRY,
    ) -> ShippingAnswer:
        """About a listing as it stands, at its own price and type or at others."""
        try:
            api = self._connection.api
            item = await api.items.get(item_id)
            found = await api.shipping.free_of_item(item_id)
            shipping = object_of(item.get("shipping"))
            dimensions = parse_dimensions(shipping.get("dimensions"))
            parcel = _Parcel(
                item=item,
                dimensions=dimensions,
                measures_from="category" if dimensions is None else "item",
                category_id=text_of(item.get("category_id")),
                price=listing_price(item) or Decimal(0) if price is None else price,
                listing_type_id=listing_type_id or text_of(item.get("listing_type_id")),
                offers_free=shipping.get("free_shipping") is True,
            )
            return await self._answer(parcel, found, coverage)
        except (ClientError, ValueError) as error:
            raise NoticeError(notice_of(error)) from error

    async def for_measures(
        self,
        dimensions: Dimensions,
        *,
        category_id: str,
        price: Decimal | None,
        listing_type_id: str | None = None,
        coverage: str = ALL_COUNTRY,
    ) -> ShippingAnswer:
        """About a new parcel of these measures that is to ship free."""
        try:
            found = await self._connection.api.shipping.free_by_dimensions(
                self._account.user_id, format_dimensions(dimensions)
            )
            parcel = _Parcel(
                item={"condition": Condition.NEW.value},
                dimensions=dimensions,
                measures_from="free",
                category_id=category_id,
                price=price or Decimal(0),
                listing_type_id=listing_type_id or _USUAL_TYPE,
                offers_free=True,
            )
            return await self._answer(parcel, found, coverage)
        except (ClientError, ValueError) as error:
            raise NoticeError(notice_of(error)) from error

    async def _answer(
        self, parcel: _Parcel, coverage: Coverage | None, wanted: str
    ) -> ShippingAnswer:
        site, modes = self._account.site, await self._modes(parcel)
        chosen, cost = _chosen(coverage, wanted)
        shipping = object_of(parcel.item.get("shipping"))
        mode_in_use = text_of(shipping.get("mode")) or None
        methods = _free_methods(modes, mode_in_use)
        terms = Terms(
            site=site,
            seller=self._account.standing,
            condition=text_of(parcel.item.get("condition")) or None,
            official_store=not is_blank(parcel.item.get("official_store_id")),
            offers_free=parcel.offers_free,
            shipping_cost=cost,
        )
        forced = (
            parcel.measures_from == "free"
            or methods == "mandatory"
            or ShippingTag.MANDATORY_FREE_SHIPPING in sequence_of(shipping.get("tags"))
        )
        if forced and terms.rule_applies:
            terms = replace(terms, offers_free=False)
        reasons = with_marketplace(terms.reasons(parcel.price), methods)
        names = {
            text_of(kind.id): kind.name or ""
            for kind in await self._categories.listing_types(site.id)
        }
        weight = None if parcel.dimensions is None else billable_weight(parcel.dimensions) * 1000
        return ShippingAnswer(
            item_id=text_of(parcel.item.get("id")) or None,
            title=text_of(parcel.item.get("title")) or None,
            site=site,
            category_id=parcel.category_id,
            price=parcel.price,
            currency_id=text_of(parcel.item.get("currency_id")) or site.currency_id,
            listing_type_id=parcel.listing_type_id,
            dimensions=parcel.dimensions,
            measures_from=parcel.measures_from,
            billable_weight_g=weight,
            shipping_mode=mode_in_use,
            modes=tuple(_line(mode, modes, mode_in_use) for mode in MODES),
            local_pick_up=_pick_up(modes, in_use=shipping.get("local_pick_up") is True),
            coverage=coverage,
            chosen_coverage=chosen,
            shipping_cost=cost,
            # The marketplace's own word goes before our reading of its rule.
            mandatory=is_mandatory(reasons) if methods is None else methods == "mandatory",
            offers_free=parcel.offers_free,
            reasons=reasons,
            offers=offers_at(terms, parcel.price, names),
            cliff=cliff_of(terms, parcel.listing_type_id),
            asked_at=self._clock.now(),
            terms=terms,
        )

    async def _modes(self, parcel: _Parcel) -> tuple[ShippingMode, ...]:
        if not parcel.category_id:
            return ()
        return await self._connection.api.shipping.modes(
            self._account.user_id, parcel.category_id, parcel.price
        )


def _chosen(coverage: Coverage | None, wanted: str) -> tuple[str, Decimal]:
    """The coverage that counts and its cost: the wanted one, or the one there is."""
    costs = {
        name: part.list_cost
        for name in _COVERAGES
        if coverage is not None
        and (part := getattr(coverage, name)) is not None
        and part.list_cost is not None
    }
    name = wanted if wanted in costs else next(iter(costs), ALL_COUNTRY)
    return name, costs.get(name, Decimal(0))


def _free_methods(modes: tuple[ShippingMode, ...], in_use: str | None) -> str | None:
    """What ``free.methods`` says for the mode in use, or for any mode when none is."""
    for mode in modes:
        attributes = mode.shipping_attributes
        if in_use is not None and mode.mode != in_use:
            continue
        if attributes is not None and attributes.free is not None:
            return attributes.free.methods
    return None


def _line(mode: str, modes: tuple[ShippingMode, ...], in_use: str | None) -> ModeLine:
    found = next((known for known in modes if known.mode == mode), None)
    attributes = found.shipping_attributes if found is not None else None
    state: Literal["in_use", "allowed", "not_allowed", "mandatory"] = "not_allowed"
    if mode == in_use:
        state = "in_use"
    elif found is not None:
        forced = found.mandatory_for_user or (
            attributes is not None and attributes.mandatory_for_user
        )
        state = "mandatory" if forced else "allowed"
    pick_up = (attributes.local_pick_up if attributes is not None else None) or "not_allowed"
    return ModeLine(mode, state, pick_up)


def _pick_up(modes: tuple[ShippingMode, ...], *, in_use: bool) -> str:
    if in_use:
        return "in_use"
    allowed = any(
        mode.shipping_attributes is not None
        and mode.shipping_attributes.local_pick_up not in (None, "not_allowed")
        for mode in modes
    )
    return "optional" if allowed else "not_allowed"
