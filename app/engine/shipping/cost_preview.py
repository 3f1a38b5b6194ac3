"""Shipping cost and net proceeds: four look-ups, the charges and the rules in one answer."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import TYPE_CHECKING, Literal

from app.client.errors import ClientError
from app.clock import Clock
from app.domain.dimensions import (
    Dimensions,
    billable_weight,
    format_dimensions,
    parse_dimensions,
)
from app.domain.models.shipping import Coverage, ShippingMode
from app.domain.shapes import JsonObject, is_blank, object_of, sequence_of, text_of
from app.domain.vocabulary import BuyingMode, Condition, ShippingTag
from app.domain.wire_item import WireItem, item_of
from app.engine.costs.cost_book import own_figures_of
from app.engine.notices import NoticeError, notice_of
from app.engine.shipping.modes import ModeLine, free_methods, mode_lines, pick_up
from app.engine.shipping.net_proceeds import (
    Cliff,
    Offer,
    Terms,
    cliff_of,
    offers_at,
    with_marketplace,
)
from app.rules.numbers import as_number
from app.rules.offer.own_figures import OwnFigures
from app.rules.offer.price import decimal_places, listing_price
from app.rules.offer.shipping import Reason, is_mandatory
from app.rules.sites import SiteRules
from app.workspace.errors import StorageError

if TYPE_CHECKING:
    from app.engine.catalog.account import Account
    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.catalog.categories import CategoryBook
    from app.engine.connection import Connection

__all__ = [
    "Cliff",
    "Dimensions",
    "ModeLine",
    "Offer",
    "Reason",
    "ShippingAnswer",
    "ShippingPreview",
]

ALL_COUNTRY = "all_country"
_COVERAGES = (ALL_COUNTRY, "all_country_except_exclusion_zone")
_USUAL_TYPE = "gold_special"


@dataclass(frozen=True, slots=True)
class ShippingAnswer:
    """The shipping cost of a parcel from the marketplace, and the net of its price.

    Amounts are in ``currency_id``. ``measures_from`` is the source of the measures: the ``item``'s
    own, ``free`` ones that were typed, or the ``category``'s standard (then ``dimensions`` is
    ``None``). ``mandatory`` is about free shipping at ``price``; ``reasons`` are its conditions,
    each with whether it holds. ``offers_free`` is whether the listing ships free now.
    ``shipping_cost`` is ``None`` while it is unknown. A ``classified`` is not sold or shipped here,
    so nothing is requested for it.
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
    modes: tuple[ModeLine, ...]
    local_pick_up: str
    coverage: Coverage | None
    chosen_coverage: str
    shipping_cost: Decimal | None
    mandatory: bool
    offers_free: bool
    reasons: tuple[Reason, ...]
    offers: tuple[Offer, ...]
    cliff: Cliff | None
    terms: Terms

    @property
    def decimals(self) -> int:
        """The number of decimals of its currency."""
        return decimal_places(self.currency_id, self.site)

    @property
    def sent_as(self) -> str:
        """The measures in the form in which they are requested."""
        return "–" if self.dimensions is None else format_dimensions(self.dimensions)

    @property
    def classified(self) -> bool:
        """Whether it is neither sold nor shipped through the marketplace."""
        return self.terms.classified

    def net_at(self, price: Decimal, listing_type_id: str) -> Decimal | None:
        """Return the net of a sale at another price or with another listing type."""
        return self.terms.net_at(price, listing_type_id)


@dataclass(frozen=True, slots=True)
class _Parcel:
    """The data of a request, for an existing or a new listing."""

    item: WireItem
    dimensions: Dimensions | None
    measures_from: Literal["item", "free", "category"]
    category_id: str
    own_price: Decimal | None
    price: Decimal | None
    classified: bool
    listing_type_id: str
    offers_free: bool


def _parcel_of(
    item: WireItem, price: Decimal | None = None, listing_type_id: str | None = None
) -> _Parcel:
    """Return the request data of a listing, by default at its own price and type."""
    shipping = object_of(item.get("shipping"))
    dimensions = parse_dimensions(shipping.get("dimensions"))
    return _Parcel(
        item=item,
        dimensions=dimensions,
        measures_from="category" if dimensions is None else "item",
        category_id=text_of(item.get("category_id")),
        own_price=_own_price(item),
        price=price,
        classified=item.get("buying_mode") == BuyingMode.CLASSIFIED,
        listing_type_id=listing_type_id or text_of(item.get("listing_type_id")),
        offers_free=shipping.get("free_shipping") is True,
    )


class ShippingPreview:
    """Requests for shipping costs; the methods raise only ``NoticeError``."""

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
        """Return the answer for an existing listing, at its own price and type or at others."""
        try:
            api = self._connection.api
            item = await api.items.get(item_id)
            parcel = _parcel_of(item, price, listing_type_id)
            found = None if parcel.classified else await api.shipping.free_of_item(item_id)
            return await self._answer(parcel, found, coverage)
        except (ClientError, ValueError) as error:
            raise NoticeError(notice_of(error)) from error

    async def for_new(self, item: WireItem) -> ShippingAnswer:
        """Return the answer for a new listing, as far as it is filled in."""
        parcel = _parcel_of(item)
        try:
            found = None
            if parcel.dimensions is not None and not parcel.classified:
                found = await self._connection.api.shipping.free_by_dimensions(
                    self._account.asked_user(), format_dimensions(parcel.dimensions)
                )
            return await self._answer(parcel, found, ALL_COUNTRY)
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
        """Return the answer for a new parcel with these measures that ships free."""
        try:
            found = await self._connection.api.shipping.free_by_dimensions(
                self._account.asked_user(), format_dimensions(dimensions)
            )
            parcel = _Parcel(
                item={"condition": Condition.NEW.value},
                dimensions=dimensions,
                measures_from="free",
                category_id=category_id,
                own_price=None,
                price=price,
                classified=await self._only_classifieds(category_id),
                listing_type_id=listing_type_id or _USUAL_TYPE,
                offers_free=True,
            )
            return await self._answer(parcel, found, coverage)
        except (ClientError, ValueError) as error:
            raise NoticeError(notice_of(error)) from error

    async def _answer(
        self, parcel: _Parcel, coverage: Coverage | None, wanted: str
    ) -> ShippingAnswer:
        site = self._account.site
        asked = parcel.own_price if parcel.price is None else parcel.price
        price = Decimal(0) if asked is None else asked
        unpriced = asked is None and parcel.measures_from != "free"
        modes = () if parcel.classified else await self._modes(parcel, price)
        currency_id = text_of(parcel.item.get("currency_id")) or site.currency_id
        chosen, cost = _chosen(coverage, wanted, currency_id)
        shipping = object_of(parcel.item.get("shipping"))
        mode_in_use = text_of(shipping.get("mode")) or None
        methods = free_methods(modes, mode_in_use)
        terms = Terms(
            site=site,
            seller=self._account.standing,
            condition=text_of(parcel.item.get("condition")) or None,
            official_store=not is_blank(parcel.item.get("official_store_id")),
            offers_free=parcel.offers_free,
            shipping_cost=cost,
            classified=parcel.classified,
            currency_id=currency_id,
            own=await self.own_figures(
                {**parcel.item, "category_id": parcel.category_id, "currency_id": currency_id}
            ),
        )
        must_now = parcel.own_price is None or is_mandatory(terms.reasons(parcel.own_price))
        forced = (
            parcel.measures_from == "free"
            or methods == "mandatory"
            or ShippingTag.MANDATORY_FREE_SHIPPING in sequence_of(shipping.get("tags"))
        )
        # A listing that ships free only because it has to would not at a price where it need not.
        if forced and must_now and terms.rule_applies:
            terms = replace(terms, offers_free=False)
        reasons = with_marketplace(terms.reasons(price), methods)
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
            price=price,
            currency_id=currency_id,
            listing_type_id=parcel.listing_type_id,
            dimensions=parcel.dimensions,
            measures_from=parcel.measures_from,
            billable_weight_g=weight,
            modes=mode_lines(modes, mode_in_use),
            local_pick_up=pick_up(modes, in_use=shipping.get("local_pick_up") is True),
            coverage=coverage,
            chosen_coverage=chosen,
            shipping_cost=cost,
            # The marketplace's own answer takes precedence over our reading of its rule.
            mandatory=is_mandatory(reasons) if methods is None else methods == "mandatory",
            offers_free=parcel.offers_free,
            reasons=reasons,
            offers=() if unpriced else offers_at(terms, price, names),
            cliff=cliff_of(terms, parcel.listing_type_id),
            terms=terms,
        )

    async def own_figures(self, item: JsonObject) -> OwnFigures:
        """Return the seller's own figures for a listing; raise ``NoticeError``."""
        site_id = self._account.site.id
        try:
            return await asyncio.to_thread(own_figures_of, self._catalog.path, site_id, item)
        except StorageError as error:
            raise NoticeError(notice_of(error)) from error

    async def _modes(self, parcel: _Parcel, price: Decimal) -> tuple[ShippingMode, ...]:
        if not parcel.category_id:
            return ()
        return await self._connection.api.shipping.modes(
            self._account.asked_user(), parcel.category_id, price
        )

    async def _only_classifieds(self, category_id: str) -> bool:
        """Return whether a category allows classifieds only."""
        if not category_id:
            return False
        settings = (await self._categories.category(category_id)).limits
        return tuple(settings.buying_modes or ()) == (BuyingMode.CLASSIFIED.value,)


def _own_price(item: WireItem) -> Decimal | None:
    """Return the price shown in the table: the listing's own, or the lowest of its variations."""
    own = as_number(item.get("price"))
    return listing_price(item_of(item)) if own is None else own


def _chosen(coverage: Coverage | None, wanted: str, currency_id: str) -> tuple[str, Decimal | None]:
    """Return the coverage to use and its cost: the wanted one, or the only one there is.

    The cost is unknown if it is not given or is in another currency than the price.
    """
    costs = {
        name: part.list_cost
        for name in _COVERAGES
        if coverage is not None
        and (part := getattr(coverage, name)) is not None
        and part.list_cost is not None
        and part.currency_id in (None, "", currency_id)
    }
    name = wanted if wanted in costs else next(iter(costs), ALL_COUNTRY)
    return name, costs.get(name)
