"""Variations of items, one by one ("Item endpoints")."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.responses import Response

from app.domain.shapes import is_blank, text_of
from app.domain.wire_item import WireItem, WireVariation, variations_in, variations_of
from app.service.call import Call
from app.service.endpoints.item_writes import locked_item, require_json
from app.service.errors import NO_ITEM, BadRequest, NotFound
from app.service.http.json_body import read_item_form, read_object
from app.service.items.revision import revise

_NO_VARIATION = "There is no such variation"


def of_item(call: Call) -> Response:
    """Answer with the variations of an item as a plain list."""
    return call.answer(variations_of(_public_item(call)))


def one(call: Call) -> Response:
    """Answer with one variation of an item."""
    item = _public_item(call)
    return call.answer(variations_of(item)[_place(call, item)])


def add(call: Call) -> Response:
    """Add a variation to an item; 201 with the variation."""
    with locked_item(call) as item:
        sent = _sent(call)
        if not is_blank(sent.get("id")):
            raise BadRequest("A new variation has no id yet", fields=("id",))
        after = _write(call, item, [*_kept(item), sent])
    known = {one["id"] for one in variations_of(item)}
    return call.answer(next(one for one in variations_of(after) if one["id"] not in known), 201)


def update(call: Call) -> Response:
    """Update the fields of a variation that are in the body; 200 with the variation."""
    with locked_item(call) as item:
        place = _place(call, item)
        sent, kept = _sent(call), _kept(item)
        own_id = kept[place]["id"]
        if not is_blank(sent.get("id")) and text_of(sent["id"]) != text_of(own_id):
            raise BadRequest("The id is not that of the address", fields=("id",))
        kept[place] = {**sent, "id": own_id}
        after = _write(call, item, kept)
    return call.answer(variations_of(after)[place])


def remove(call: Call) -> Response:
    """Remove a variation from an item; 200 with the item."""
    with locked_item(call) as item:
        place, kept = _place(call, item), _kept(item)
        after = _write(call, item, [*kept[:place], *kept[place + 1 :]])
    return call.answer_wire(after)


def _write(call: Call, item: WireItem, variations: Sequence[WireVariation]) -> WireItem:
    """Write a locked item with these variations, checked as an update that contains them all."""
    market = call.market
    after = revise(market, item, {"variations": list(variations)})
    if after is not item:
        market.items.replace(after)
    return after


def _sent(call: Call) -> WireVariation:
    """Return the variation in a body as an entry of an update."""
    require_json(call)
    read_object(call.body)
    form = read_item_form(b'{"variations":[' + call.body + b"]}")
    return variations_in(form["variations"])[0]


def _kept(item: WireItem) -> list[WireVariation]:
    return [{"id": one.get("id")} for one in variations_of(item)]


def _place(call: Call, item: WireItem) -> int:
    ids = [text_of(one.get("id")) for one in variations_of(item)]
    try:
        return ids.index(call.variables["variation_id"])
    except ValueError:
        raise NotFound(_NO_VARIATION) from None


def _public_item(call: Call) -> WireItem:
    call.caller()
    item = call.market.items.read(call.variables["item_id"])
    if item is None:
        raise NotFound(NO_ITEM)
    return item
