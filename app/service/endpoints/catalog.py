"""What a site offers: categories, their attributes, listing types."""

from __future__ import annotations

from starlette.responses import Response

from app.service.call import Call
from app.service.errors import NotFound


def category(call: Call) -> Response:
    """Answer with a category and its settings ("Categories and attributes")."""
    call.caller()
    body = call.market.categories.body(call.identifier("category_id", _NO_CATEGORY))
    if body is None:
        raise NotFound(_NO_CATEGORY)
    return call.answer_sealed(body)


def attributes(call: Call) -> Response:
    """Answer with the attribute definitions of a category ("Categories and attributes")."""
    call.caller()
    body = call.market.categories.attributes(call.identifier("category_id", _NO_CATEGORY))
    if body is None:
        raise NotFound(_NO_CATEGORY)
    return call.answer_sealed(body)


def listing_types(call: Call) -> Response:
    """Answer with the listing types of a site ("Listing types")."""
    call.caller()
    body = call.market.sites.listing_types(call.identifier("site_id", _NO_SITE))
    if body is None:
        raise NotFound(_NO_SITE)
    return call.answer_sealed(body)


_NO_CATEGORY = "There is no such category"
_NO_SITE = "There is no such site"
