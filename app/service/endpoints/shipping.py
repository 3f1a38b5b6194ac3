"""Shipping look-ups: modes of a user, and costs of free shipping ("Shipping lookups")."""

from __future__ import annotations

from decimal import Decimal

from starlette.responses import Response

from app.domain.dimensions import parse_dimensions
from app.domain.identifier import is_identifier
from app.domain.wire_shipping import WireCoverageAnswer
from app.domain.wire_user import WireUser
from app.rules.offer.price import listing_price
from app.rules.sites import site_rules
from app.service.call import Call
from app.service.endpoints.elements import split_ids
from app.service.errors import NO_CATEGORY, NO_ITEM, NO_USER, BadRequest, NotFound
from app.service.http.json_body import read_number
from app.service.items.coverage import coverage_answer, coverage_of_item
from app.service.items.revision import seller_of
from app.service.items.shipping_modes import mode_objects


def modes(call: Call) -> Response:
    """Answer with the shipping modes a user may use for a category and a price."""
    user = _user(call)
    category_id = call.query.get("category_id")
    if not category_id:
        raise BadRequest("The query needs this parameter", fields=("category_id",))
    known = call.market.categories.known(category_id)
    if known is None:
        raise NotFound(NO_CATEGORY)
    methods = call.market.sites.free_methods(str(user.get("site_id")))
    return call.answer(mode_objects(user, known.category, _price(call), methods))


def of_item(call: Call) -> Response:
    """Answer with an item's shipping, its seller's possible modes and the cost of free shipping."""
    call.caller()
    market = call.market
    item = market.items.read(call.variables["item_id"])
    if item is None:
        raise NotFound(NO_ITEM)
    seller = seller_of(market, item)
    known = market.categories.known(item.get("category_id"))
    methods = market.sites.free_methods(str(item.get("site_id")))
    price = listing_price(item)
    return call.answer(
        {
            "item_id": item["id"],
            "shipping": item.get("shipping"),
            "modes": [] if known is None else mode_objects(seller, known.category, price, methods),
            **coverage_of_item(market, item),
        }
    )


def free_of_user(call: Call) -> Response:
    """Answer with the free-shipping coverage for a package, or for one of the user's items."""
    user = _user(call)
    text, item_id = call.query.get("dimensions"), call.query.get("item_id")
    if text:
        dimensions = parse_dimensions(text)
        if dimensions is None:
            raise BadRequest(
                "Dimensions are height x width x length in cm, a comma and the weight in g",
                fields=("dimensions",),
            )
        site = site_rules(str(user.get("site_id") or ""))
        return call.answer(coverage_answer(site, dimensions, user))
    if not item_id:
        raise BadRequest("The query needs one of these parameters", fields=_PACKAGES)
    item = call.market.items.read(item_id)
    if item is None or str(item["seller_id"]) != call.variables["user_id"]:
        raise NotFound(NO_ITEM)
    return call.answer(coverage_of_item(call.market, item))


def free_of_item(call: Call) -> Response:
    """Answer with the free-shipping coverage of one item."""
    call.caller()
    item = call.market.items.read(call.variables["item_id"])
    if item is None:
        raise NotFound(NO_ITEM)
    return call.answer(coverage_of_item(call.market, item))


def free_of_items(call: Call) -> Response:
    """Answer with the free-shipping coverages of several items, by id."""
    call.caller()
    ids = split_ids(call.query.get("ids"))
    if not ids:
        raise NotFound("Ask for a list of item ids")
    answers: dict[str, WireCoverageAnswer] = {}
    for item_id in ids:
        item = call.market.items.read(item_id) if is_identifier(item_id) else None
        # An object by id has no place for error codes, so missing items are left out.
        if item is not None:
            answers[item_id] = coverage_of_item(call.market, item)
    return call.answer(answers)


def _user(call: Call) -> WireUser:
    call.caller()
    user = call.market.users.read(call.identifier("user_id", NO_USER))
    if user is None:
        raise NotFound(NO_USER)
    return user


def _price(call: Call) -> Decimal | None:
    text = call.query.get("item_price")
    if not text:
        return None
    price = read_number(text)
    if price is None or price < 0:
        raise BadRequest("A price is a number, 0 or more", fields=("item_price",))
    return price


_PACKAGES = ("dimensions", "item_id")
