"""The listing type of an item: its upgrades, and a change of the type ("Item endpoints")."""

from __future__ import annotations

from starlette.responses import Response

from app.domain.shapes import text_of
from app.domain.wire import read_json
from app.rules.changes.type_change import available_upgrades, check_type_change, type_change
from app.rules.offer.listing_types import current_listing_type
from app.rules.sites import site_rules
from app.service.call import Call
from app.service.endpoints.item_writes import locked_item, owned_item, require_json
from app.service.errors import BadRequest, ValidationRefused
from app.service.http.json_body import read_object
from app.service.items.messages import entries_of
from app.service.items.revision import amend


def upgrades(call: Call) -> Response:
    """Answer with the listing types above an item's own, the least exposed first."""
    item = owned_item(call)
    body = call.market.sites.listing_types(text_of(item.get("site_id")))
    types = {} if body is None else {entry["id"]: entry for entry in read_json(body)}
    return call.answer([types[one] for one in available_upgrades(item, types)])


def change(call: Call) -> Response:
    """Change the listing type of an item; 200 with the item (payload rule 6)."""
    market = call.market
    with locked_item(call) as item:
        require_json(call)
        sent = read_object(call.body).get("id")
        if not isinstance(sent, str):
            raise BadRequest("The body needs the id of a listing type", fields=("id",))
        wanted = current_listing_type(sent)
        site_id = text_of(item.get("site_id"))
        findings = check_type_change(
            item,
            wanted,
            seller=market.users.standing(str(item["seller_id"])),
            site=site_rules(site_id),
            known=market.sites.listing_type_ids(site_id),
        )
        causes = entries_of(findings)
        if causes:
            raise ValidationRefused(causes)
        if wanted == item.get("listing_type_id"):
            return call.answer_wire(item)
        after = amend(market, item, type_change(item, wanted, market.now()))
        market.items.replace(after)
    return call.answer_wire(after)
