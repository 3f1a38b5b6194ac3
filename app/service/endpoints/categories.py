"""Endpoints of a site's catalog: categories, attributes, listing types, areas, currencies."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from app.service.call import Call
from app.service.errors import NO_CATEGORY, NO_SITE, NotFound


def category(call: Call) -> Response:
    """Answer with a category and its settings ("Categories and attributes").

    The active items in it and in its children are counted at the time of the request.
    """
    call.caller()
    category_id = call.identifier("category_id", NO_CATEGORY)
    body = call.market.categories.body(category_id)
    if body is None:
        raise NotFound(NO_CATEGORY)
    fields = _FIELDS.decode(body)
    counts = call.market.site_search.count_by_category(call.market.categories.below(category_id))
    if _TOTAL in fields:
        fields[_TOTAL] = msgspec.Raw(b"%d" % sum(counts.values()))
    children: list[dict[str, msgspec.Raw]] = _CHILDREN.decode(fields.get(_CHILD, b"null")) or []
    for child in children:
        if _TOTAL in child:
            below = call.market.categories.below(msgspec.json.decode(child["id"], type=str))
            child[_TOTAL] = msgspec.Raw(b"%d" % sum(counts.get(id_, 0) for id_ in below))
    if children:
        fields[_CHILD] = msgspec.Raw(_ENCODER.encode(children))
    return call.answer_stored(_ENCODER.encode(fields))


def attributes(call: Call) -> Response:
    """Answer with the attribute definitions of a category ("Categories and attributes")."""
    call.caller()
    body = call.market.categories.attributes(call.identifier("category_id", NO_CATEGORY))
    if body is None:
        raise NotFound(NO_CATEGORY)
    return call.answer_stored(body)


def listing_types(call: Call) -> Response:
    """Answer with the listing types of a site ("Listing types")."""
    call.caller()
    body = call.market.sites.listing_types(call.identifier("site_id", NO_SITE))
    if body is None:
        raise NotFound(NO_SITE)
    return call.answer_stored(body)


def coverage_areas(call: Call) -> Response:
    """Answer with the coverage areas of a site ("Coverage areas")."""
    call.caller()
    body = call.market.sites.coverage_areas(call.identifier("site_id", NO_SITE))
    if body is None:
        raise NotFound(NO_SITE)
    return call.answer_stored(body)


def coverage_area(call: Call) -> Response:
    """Answer with one coverage area ("Coverage areas")."""
    call.caller()
    body = call.market.sites.coverage_area(call.identifier("area_id", _NO_AREA))
    if body is None:
        raise NotFound(_NO_AREA)
    return call.answer_stored(body)


def currencies(call: Call) -> Response:
    """Answer with all currencies ("Other endpoints")."""
    call.caller()
    return call.answer_stored(call.market.sites.currencies())


def currency(call: Call) -> Response:
    """Answer with one currency ("Other endpoints")."""
    call.caller()
    body = call.market.sites.currency(call.identifier("currency_id", _NO_CURRENCY))
    if body is None:
        raise NotFound(_NO_CURRENCY)
    return call.answer_stored(body)


_TOTAL = "total_items_in_this_category"
_CHILD = "children_categories"
_FIELDS = msgspec.json.Decoder(dict[str, msgspec.Raw])
_CHILDREN = msgspec.json.Decoder(list[dict[str, msgspec.Raw]] | None)
_ENCODER = msgspec.json.Encoder()
_NO_AREA = "There is no such coverage area"
_NO_CURRENCY = "There is no such currency"
