"""The shipping modes a user may use for a category and a price ("Shipping lookups")."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from app.domain.models.category import Category
from app.domain.shapes import text_of
from app.domain.vocabulary import BuyingMode, Condition, Presence, ShippingModeId
from app.domain.wire_item import WireFreeRule
from app.domain.wire_shipping import WireFreeShipping, WireShippingMode
from app.domain.wire_user import WireUser
from app.rules.offer.shipping import FREE_MODE, free_shipping_reasons, is_mandatory
from app.rules.sellers import standing_of
from app.rules.sites import site_rules


def mode_objects(
    user: WireUser, category: Category, price: Decimal | None, method_ids: Sequence[int]
) -> list[WireShippingMode]:
    """Return the mode objects for a seller (a wire user), a category and a price.

    ``free.methods`` is ``mandatory`` if a new item at that price must ship free. The ``method_ids``
    are those with which the site ships free.
    """
    standing = standing_of(user)
    reasons = free_shipping_reasons(
        price=price,
        condition=Condition.NEW.value,
        official_store=False,
        seller=standing,
        site=site_rules(text_of(user.get("site_id"))),
    )
    # A category of classifieds only does not ship, so free shipping is never mandatory.
    shipped = set(category.limits.buying_modes or ()) != {BuyingMode.CLASSIFIED.value}
    mandatory = shipped and is_mandatory(reasons)
    return [
        _mode_object(mode, mandatory=mandatory, method_ids=method_ids)
        for mode in category.limits.shipping_modes or ()
    ]


def _mode_object(mode: str, *, mandatory: bool, method_ids: Sequence[int]) -> WireShippingMode:
    shipped = mode in (ShippingModeId.ME2, ShippingModeId.ME1)
    own_costs = mode in (ShippingModeId.CUSTOM, ShippingModeId.ME1)
    return {
        "mode": mode,
        "shipping_attributes": {
            "dimensions": (Presence.OPTIONAL if shipped else Presence.NOT_ALLOWED).value,
            "costs": (Presence.OPTIONAL if own_costs else Presence.NOT_ALLOWED).value,
            "free": _free(mode, mandatory=mandatory, method_ids=method_ids),
            "local_pick_up": Presence.OPTIONAL.value,
            # The specification does not state on which level this belongs.
            "mandatory_for_user": False,
        },
    }


def _free(mode: str, *, mandatory: bool, method_ids: Sequence[int]) -> WireFreeShipping:
    if mandatory:
        methods = Presence.MANDATORY
    elif mode == ShippingModeId.NOT_SPECIFIED:
        methods = Presence.NOT_ALLOWED
    else:
        methods = Presence.OPTIONAL
    # If free shipping is mandatory, a listing of any mode gets these methods.
    accepted: list[str | int] = [*method_ids] if mandatory or mode == ShippingModeId.ME2 else []
    rule: WireFreeRule = {
        "default": True,
        "free_mode": FREE_MODE,
        "value": None,
        "free_shipping_flag": methods == Presence.MANDATORY,
    }
    return {
        "methods": methods.value,
        "accepted_methods": accepted,
        "rules": [rule] if accepted else [],
        "flat": None,
    }
