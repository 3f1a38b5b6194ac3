"""Requests that change nothing: predicted categories of titles, and shipping costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import TYPE_CHECKING

from app.domain.dimensions import parse_dimensions
from app.domain.identifier import is_identifier
from app.engine.changes.prepared import ChangeError
from app.rules.numbers import as_number

if TYPE_CHECKING:
    from app.api.shop_thread import ShopThread
    from app.domain.models.prediction import Prediction
    from app.engine.facade import OpenShop
    from app.engine.shipping.cost_preview import ShippingAnswer


@dataclass(frozen=True, slots=True)
class Seller:
    """The seller of a shop, as known since the last connection."""

    id: str
    nickname: str
    site_id: str


@dataclass(frozen=True, slots=True)
class Predicted:
    """The category that the marketplace predicts for a title; ``probability`` is 0 to 1.

    ``path`` has the names of the categories that lead to it, the outermost first.
    """

    title: str
    category_id: str
    name: str
    probability: Decimal | None
    path: tuple[str, ...]


def predict(
    thread: ShopThread, titles: Sequence[str], below: str | None
) -> tuple[Predicted | None, ...]:
    """Return the predicted category of each title, or ``None`` if there is no prediction."""

    async def work(shop: OpenShop) -> tuple[Prediction | None, ...]:
        if not titles or not all(str(one).strip() for one in titles):
            raise ChangeError("ask.no_titles")
        if below is not None and not is_identifier(below):
            raise ChangeError("ask.no_category_id", name=str(below)[:64])
        if not shop.account.site.prediction:
            raise ChangeError("ask.no_prediction", site=shop.account.site_id)
        return await shop.lookups.predictions(titles, below=below)

    found = thread.call(work)
    return tuple(_predicted(*pair) for pair in zip(titles, found, strict=True))


def _predicted(title: str, found: Prediction | None) -> Predicted | None:
    if found is None:
        return None
    steps = found.path_from_root or ()
    return Predicted(
        title=title,
        category_id=found.id or "",
        name=found.name or "",
        probability=as_number(found.prediction_probability),
        path=tuple(step.name or step.id or "" for step in steps),
    )


def shipping(
    thread: ShopThread,
    listing_id: str | None,
    *,
    dimensions: str | None,
    category_id: str,
    price: Decimal | int | None,
    listing_type_id: str | None,
) -> ShippingAnswer:
    """Return the shipping modes and costs of a listing or a parcel, and the net of a sale."""

    async def work(shop: OpenShop) -> ShippingAnswer:
        if (listing_id is None) == (dimensions is None):
            raise ChangeError("ask.listing_or_dimensions")
        amount = None if price is None else as_number(price)
        if price is not None and (amount is None or amount < 0):
            raise ChangeError("value.no_amount", name="price", text=str(price)[:60])
        if listing_type_id is not None:
            await shop.listing.reader.require_type(listing_type_id)
        preview = shop.session.shipping
        if listing_id is not None:
            # Reading it refuses another seller's listing, whose shipping is not this seller's to
            # know.
            await shop.listing.reader.read(listing_id)
            return await preview.for_item(listing_id, price=amount, listing_type_id=listing_type_id)
        read = parse_dimensions(str(dimensions).replace(" ", ""))
        if read is None:
            raise ChangeError(
                "value.no_dimensions",
                name="dimensions",
                text=str(dimensions)[:60],
                type=type(dimensions).__name__,
            )
        return await preview.for_measures(
            read, category_id=category_id, price=amount, listing_type_id=listing_type_id
        )

    return thread.call(work)
