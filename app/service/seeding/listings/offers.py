"""The terms of a listing: condition, type, price, stock, sales and shipping."""

from __future__ import annotations

from decimal import Decimal
from typing import NamedTuple

from app.domain.vocabulary import Condition, ListingTypeId, ShippingTag
from app.domain.wire_item import WireShipping
from app.rules.offer.shipping import FREE_MODE
from app.service.seeding.leaves import PRODUCT, SERVICE
from app.service.seeding.listing_states import OUT_OF_STOCK, PAYMENT_REQUIRED, ListingState
from app.service.seeding.listings.practice_shop import PracticeShop
from app.service.seeding.listings.recipes import Recipe
from app.service.seeding.seeded_random import DRAW_RANGE, Draws

# Reading the value of an enumeration member is slow, and a million listings read six each.
_NEW, _USED, _NOT_SPECIFIED = (
    one.value for one in (Condition.NEW, Condition.USED, Condition.NOT_SPECIFIED)
)
_FREE, _GOLD_SPECIAL, _GOLD_PRO, _GOLD_PREMIUM = (
    one.value
    for one in (
        ListingTypeId.FREE,
        ListingTypeId.GOLD_SPECIAL,
        ListingTypeId.GOLD_PRO,
        ListingTypeId.GOLD_PREMIUM,
    )
)
_MANDATORY = ShippingTag.MANDATORY_FREE_SHIPPING.value

_CLASSIFIED_TYPES = ("silver", "gold", "gold_premium", "bronze", "gold")
_OLD_TYPES = ("bronze", "silver", "gold", "gold_premium")


class PracticeOffer(NamedTuple):
    """The terms of a listing; ``cents`` is the price in hundredths."""

    condition: str
    buying_mode: str
    listing_type_id: str
    cents: int
    original_cents: int
    quantity: int
    sold: int
    free_shipping: bool
    mandatory: bool


def pick_offer(
    shop: PracticeShop,
    recipe: Recipe,
    state: ListingState,
    draws: Draws,
    bucket: int,
    *,
    used: bool,
    auction: bool,
) -> PracticeOffer:
    """Choose the terms of a listing within the rules of its category and its seller."""
    leaf = recipe.leaf
    prices = recipe.prices[bucket]
    cents = prices[draws[8] % len(prices)]
    if used:
        cents = _second_hand(cents)
    if leaf.kind == SERVICE:
        condition = _NOT_SPECIFIED
    else:
        condition = _USED if used else _NEW
    if leaf.kind != PRODUCT:
        listing_type = _CLASSIFIED_TYPES[draws[9] % len(_CLASSIFIED_TYPES)]
        return PracticeOffer(condition, "classified", listing_type, cents, 0, 1, 0, False, False)
    new = condition == _NEW
    threshold = shop.site.rules.free_shipping_threshold
    mandatory = new and shop.top_level and threshold is not None and cents > threshold * 100
    free_shipping = mandatory or (
        bool(shop.site.free_methods) and not leaf.heavy and draws[10] < DRAW_RANGE * 0.16
    )
    single = used or auction
    return PracticeOffer(
        condition=condition,
        buying_mode="auction" if auction else "buy_it_now",
        listing_type_id=_listing_type(state, draws, used=used),
        cents=cents,
        original_cents=_original(cents, draws[11]) if new and not auction else 0,
        quantity=_quantity(state, cents, shop, draws[12], single=single),
        sold=0 if single or not state.sold_before else _sold(shop, cents, draws[13]),
        free_shipping=free_shipping,
        mandatory=mandatory,
    )


def _second_hand(cents: int) -> int:
    """Return three fifths of a price, rounded to three significant digits."""
    cents = cents * 6 // 10
    unit = int("1" + "0" * max(2, len(str(cents)) - 3))
    return max(unit, cents // unit * unit)


def _listing_type(state: ListingState, draws: Draws, *, used: bool) -> str:
    if state is PAYMENT_REQUIRED:
        # The new model has no listing fee; only a type of the old model waits for payment.
        return _GOLD_PREMIUM
    if state is OUT_OF_STOCK:
        return _GOLD_SPECIAL
    share = draws[9] / DRAW_RANGE
    if used and share < 0.6:
        return _FREE
    if share > 0.985:
        return _OLD_TYPES[draws[10] % len(_OLD_TYPES)]
    return _GOLD_PRO if share > 0.72 else _GOLD_SPECIAL


def _original(cents: int, number: int) -> int:
    return cents * 100 // 85 // 1_000 * 1_000 if number < DRAW_RANGE * 0.1 and cents > 20_000 else 0


def _quantity(
    state: ListingState, cents: int, shop: PracticeShop, number: int, *, single: bool
) -> int:
    if not state.in_stock:
        return 0
    if single:
        return 1
    # Small stock of expensive products, large stock of cheap ones.
    most = max(6, min(400, int(12_000_000 * shop.site.factor) // cents))
    return 1 + number * number // DRAW_RANGE * most // DRAW_RANGE


def _sold(shop: PracticeShop, cents: int, number: int) -> int:
    share = number / DRAW_RANGE
    most = 40 + 90_000_000 * float(shop.site.factor) / cents
    return int(share * share * share * min(most, 4_000) * shop.busy)


def shipping_of(
    shop: PracticeShop, recipe: Recipe, offer: PracticeOffer, dimensions: str, draws: Draws
) -> WireShipping:
    """Return the ``shipping`` of a listing; free, with the tag for it, if that is mandatory."""
    leaf = recipe.leaf
    modes = shop.site.heavy_shipping if leaf.heavy else shop.site.shipping
    mode = modes[0] if leaf.kind == PRODUCT else "not_specified"
    local = leaf.kind == PRODUCT and draws[14] < DRAW_RANGE * 0.3
    free = offer.free_shipping
    return {
        "mode": mode,
        "local_pick_up": local,
        "store_pick_up": False,
        "free_shipping": free,
        "free_methods": [
            {"id": method, "rule": {"free_mode": FREE_MODE, "value": None}}
            for method in shop.site.free_methods
        ]
        if free
        else [],
        "methods": [],
        "costs": [],
        "dimensions": dimensions
        if leaf.kind == PRODUCT and draws[15] > DRAW_RANGE * 0.08
        else None,
        "logistic_type": "drop_off" if mode == "me2" else "not_specified",
        "profile_id": None,
        "tags": [_MANDATORY] if offer.mandatory else [],
    }


def wire_price(cents: int) -> int | Decimal:
    """Return hundredths as a wire number, an integer if possible."""
    return Decimal(cents).scaleb(-2) if cents % 100 else cents // 100
