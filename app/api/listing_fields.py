"""The values that the fields of a listing can be set to, under the names that the commands use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import TypedDict

Amount = Decimal | int | float | str
AttributeValue = str | int | Decimal | float | None | Sequence[str]


class ListingFields(TypedDict, total=False):
    """The fields that ``Listing.edit`` and ``Listing.duplicate`` set, and their values.

    ``price`` is a number, or a text as on the command line: ``"+7%"``, ``"-10"``, ``"+7%,to=.99"``.
    ``stock`` works the same way: ``5`` or ``"+3"``. In a listing with variations both are set in
    every variation. Texts are taken as they are; ``None`` removes an own code, a warranty, a video,
    an attribute or a sale term. Attributes are named by id or by name, sale terms by id.
    """

    price: Amount
    stock: int | str
    status: str
    title: str
    sku: str | None
    warranty: str | None
    video_id: str | None
    condition: str
    free_shipping: bool
    local_pick_up: bool
    store_pick_up: bool
    shipping_mode: str
    free_methods: Sequence[str]
    dimensions: str
    subtitle: str | None
    buying_mode: str
    automatic_relist: bool
    accepts_paymentplatform: bool
    payment_methods: Sequence[str]
    official_store_id: int | None
    coverage_areas: Sequence[str]
    seller_contact: Mapping[str, str | None]
    location: Mapping[str, str | None]
    attributes: Mapping[str, AttributeValue]
    sale_terms: Mapping[str, AttributeValue]
