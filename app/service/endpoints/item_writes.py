"""Writes of items: creation, validation, update ("Item endpoints", payload rules 3 to 7)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from starlette.responses import Response

from app.domain.timestamps import parse_timestamp
from app.domain.wire_item import WireItem, item_of
from app.domain.wire_user import WireUser
from app.rules.offer.stock import with_one_quantity
from app.service.call import Call
from app.service.errors import NO_ITEM, NO_USER, Conflict, Forbidden, NotFound
from app.service.http.json_body import read_item_form
from app.service.items.creation import NewListing, build_listing, store_listing
from app.service.items.messages import entries_of
from app.service.items.revision import revise
from app.service.items.validation import judge_listing
from app.service.items.views import body_for
from app.service.stores.items import StoredItem
from app.service.stores.placeholder import with_placeholder

JSON_TYPE = b"application/json"
VERSION_HEADER = b"if-unmodified-since-version"
# Types that a web page can send to any site without a preflight request; no other client needs
# them.
_FORM_TYPES = (b"text/plain", b"application/x-www-form-urlencoded", b"multipart/form-data")


def create(call: Call) -> Response:
    """List a new item; 201 with the item."""
    market = call.market
    seller, form = _seller(call), _creation_form(call)
    with market.database.transaction():
        market.users.hold(str(seller["id"]))
        listing = build_listing(market, form, seller, judge_listing(market, form, seller))
        stored = store_listing(market, listing)
    return listed(call, listing, stored)


def validate(call: Call) -> Response:
    """Check a creation form: 204 if it is valid, 200 with the warnings it would get."""
    seller, form = _seller(call), _creation_form(call)
    judged = judge_listing(call.market, form, seller)
    if judged.warnings:
        return call.answer({"warnings": entries_of(judged.warnings)})
    return Response(status_code=204)


def update(call: Call) -> Response:
    """Update the fields of an item that are in the body; 200 with the item."""
    market = call.market
    with locked_item(call) as before:
        require_json(call)
        changes = with_placeholder(read_item_form(call.body), call.base_url().decode())
        _check_version(call, before)
        after = revise(market, before, changes)
        if after is before:
            return call.answer_wire(before)
        stored = market.items.replace(after)
    return answer_owner(call, stored)


def listed(call: Call, listing: NewListing, stored: StoredItem) -> Response:
    """Answer with a new listing; its title is added to the training data of the prediction."""
    item = listing.item
    call.market.predictor.learn(str(item["site_id"]), str(item["category_id"]), str(item["title"]))
    return answer_owner(call, stored, 201)


def answer_owner(call: Call, stored: StoredItem, status: int = 200) -> Response:
    """Answer with an item as its seller sees it, serialised once for the store and the answer."""
    return call.answer_stored(body_for(stored, stored.seller_id), status)


def owned_item(call: Call) -> WireItem:
    """Return the item in the path, including ``seller_contact``, for its seller only.

    Raise :class:`NotFound`, :class:`Unauthorized` or :class:`Forbidden`.
    """
    caller = call.required_caller()
    return _owned(call.market.items.read(call.variables["item_id"]), caller)


@contextmanager
def locked_item(call: Call) -> Iterator[WireItem]:
    """Lock the item in the path while it is checked and written, for its seller only.

    All of this is one transaction. The seller is locked first, so that the rows of one seller,
    including the numbers of new ones, are written by one process at a time. Raise the errors of
    :func:`owned_item`.
    """
    caller, market = call.required_caller(), call.market
    with market.database.transaction():
        market.users.hold(caller)
        yield _owned(market.timekeeper.hold(call.variables["item_id"]), caller)


def _owned(item: WireItem | None, caller: str) -> WireItem:
    if item is None:
        raise NotFound(NO_ITEM)
    if str(item["seller_id"]) != caller:
        raise Forbidden("This belongs to another user")
    return item


def require_json(call: Call) -> None:
    """Refuse a body declared as a form, which web pages may send to other sites unasked."""
    content_type = call.headers.get(b"content-type", JSON_TYPE)
    if content_type.split(b";")[0].strip().lower() in _FORM_TYPES:
        raise Forbidden("Send the body as application/json")


def _seller(call: Call) -> WireUser:
    seller = call.market.users.read(call.required_caller())
    if seller is None:
        raise NotFound(NO_USER)
    return seller


def _creation_form(call: Call) -> WireItem:
    require_json(call)
    return item_of(with_one_quantity(read_item_form(call.body)))


def _check_version(call: Call, item: WireItem) -> None:
    sent = call.headers.get(VERSION_HEADER)
    if sent is None:
        return
    text = sent.decode("latin-1").strip().strip('"')
    current = item.get("last_updated")
    moment = parse_timestamp(text)
    if text != current and (moment is None or moment != parse_timestamp(current)):
        raise Conflict("The item has changed since that version")
