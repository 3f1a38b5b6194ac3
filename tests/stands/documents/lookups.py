"""The documents of the commands that look at the marketplace."""

from __future__ import annotations

from app.domain.models.category import CategorySettings
from tests.stands.documents.shapes import (
    BOOL,
    NUMBER,
    OBJECT,
    TEXT,
    WHOLE,
    WORD,
    YES_OR_NO,
    Schema,
    by_name,
    many,
    maybe,
    obj,
)

VARIATION = obj(
    id=TEXT,
    combination=many(obj(id=TEXT, name=TEXT, value=TEXT)),
    price=NUMBER,
    available_quantity=WHOLE,
    sold_quantity=WHOLE,
    seller_custom_field=TEXT,
    picture_ids=many(WORD),
)
ONE_VARIATION = obj(item_id=WORD, variation=VARIATION)
SALE = obj(
    **dict.fromkeys(("price", "charge", "shipping", "own_costs", "net", "margin"), NUMBER),
    by=TEXT,
    currency_id=TEXT,
)
LISTING = obj(
    id=WORD,
    live=YES_OR_NO,
    as_of=TEXT,
    own=YES_OR_NO,
    seller_id=TEXT,
    **dict.fromkeys(
        (
            *("title", "subtitle", "seller_custom_field", "site_id", "category_id", "status"),
            *("currency_id", "listing_type_id", "listing_type", "buying_mode", "condition"),
            *("permalink", "date_created", "last_updated", "stop_time", "description"),
        ),
        TEXT,
    ),
    **dict.fromkeys(("price", "original_price", "health"), NUMBER),
    **dict.fromkeys(("available_quantity", "sold_quantity"), WHOLE),
    sub_status=many(WORD),
    category_path=many(WORD),
    variations=many(VARIATION),
    pictures=many(obj(id=TEXT, url=TEXT, size=TEXT)),
    attributes=many(obj(id=TEXT, name=TEXT, value=TEXT, applies=YES_OR_NO)),
    warnings=many(obj(code={"type": ["string", "integer", "null"]}, message=TEXT)),
    sale=maybe(SALE),
)
PERMISSION = obj(allow=BOOL, codes=many(WORD))
ACCOUNT = obj(
    **dict.fromkeys(("nickname", "site_id", "user_type", "registration_date", "site_status"), TEXT),
    user_id=WORD,
    own=YES_OR_NO,
    tags=many(WORD),
    permissions=obj(list=PERMISSION, buy=PERMISSION, sell=PERMISSION),
    reputation=obj(
        level_id=TEXT,
        power_seller_status=TEXT,
        sales_completed=WHOLE,
        claims_rate=NUMBER,
        delayed_rate=NUMBER,
    ),
    listings=WHOLE,
    limits=obj(
        free_sales=WHOLE, may_list_new_free=BOOL, free_shipping_above=NUMBER, currency_id=TEXT
    ),
)
TYPE = obj(
    id=WORD,
    name=TEXT,
    rate=NUMBER,
    installments=WHOLE,
    unlimited=YES_OR_NO,
    days=WHOLE,
    open_for_new=YES_OR_NO,
    charge=NUMBER,
    left=NUMBER,
)
TYPES = obj(site_id=TEXT, currency_id=TEXT, price=NUMBER, types=many(TYPE))
COVERAGE = obj(areas=many(obj(id=WORD, description=TEXT, zone=TEXT, type=TEXT)))
TREE: Schema = {
    "$defs": {
        "node": obj(
            id=WORD,
            name=TEXT,
            total_items=WHOLE,
            mine={"type": "integer"},
            children=many({"$ref": "#/$defs/node"}),
        )
    },
    **obj(categories=many({"$ref": "#/$defs/node"})),
}
CATEGORY = obj(
    id=WORD,
    name=TEXT,
    path=many(obj(id=WORD, name=TEXT)),
    total_items=WHOLE,
    children=many(obj(id=WORD, name=TEXT, total_items=WHOLE)),
    attribute_types=TEXT,
    settings={"type": "object", "required": list(CategorySettings.model_fields)},
    attributes=many(
        obj(
            id=WORD,
            name=TEXT,
            value_type=TEXT,
            required=YES_OR_NO,
            tags=many(WORD),
            value_max_length=WHOLE,
            values=many(obj(id=TEXT, name=TEXT)),
            units=many(WORD),
            default_unit=TEXT,
            hint=TEXT,
        )
    ),
    listing_types=many(TYPE),
)
SHIPPING = obj(
    **dict.fromkeys(
        (
            *("item_id", "title", "site_id", "category_id", "listing_type_id", "currency_id"),
            *("dimensions", "measures_from", "local_pick_up"),
        ),
        TEXT,
    ),
    **dict.fromkeys(("price", "billable_weight_g", "shipping_cost"), NUMBER),
    **dict.fromkeys(("classified", "offers_free", "mandatory"), BOOL),
    modes=many(obj(mode=TEXT, state=TEXT, local_pick_up=TEXT)),
    costs=by_name(obj(list_cost=NUMBER, currency_id=TEXT)),
    reasons=many(obj(code=WORD, holds=YES_OR_NO)),
    offers=many(
        obj(
            listing_type_id=WORD,
            name=TEXT,
            **dict.fromkeys(("rate", "charge", "shipping", "net"), NUMBER),
            closed_because=TEXT,
        )
    ),
    raw=maybe(OBJECT),
    less_above=maybe(obj(threshold=NUMBER, net_at=NUMBER, net_above=NUMBER, same_again_at=NUMBER)),
)
ORDERS = obj(
    orders=many(
        obj(
            id=WORD,
            status=TEXT,
            date_created=TEXT,
            total_amount=NUMBER,
            currency_id=TEXT,
            tags=many(WORD),
            buyer=maybe(OBJECT),
            items=many(obj(item_id=TEXT, title=TEXT, quantity=WHOLE, unit_price=NUMBER)),
        )
    ),
    complete=YES_OR_NO,
)
QUESTIONS = obj(
    questions=many(
        obj(
            id=WORD,
            item_id=TEXT,
            status=TEXT,
            date_created=TEXT,
            text=TEXT,
            answer=maybe(obj(text=TEXT, status=TEXT, date_created=TEXT)),
        )
    ),
    complete=YES_OR_NO,
)
RESULT: dict[str, object] = {
    **dict.fromkeys(("id", "title", "currency_id"), TEXT),
    "price": NUMBER,
    **dict.fromkeys(("available_quantity", "sold_quantity"), WHOLE),
}
MARKET = obj(
    query=WORD,
    site_id=TEXT,
    currency_id=TEXT,
    total=WHOLE,
    read={"type": "integer"},
    complete=YES_OR_NO,
    others=WHOLE,
    not_compared={"type": "integer"},
    lowest=NUMBER,
    median=NUMBER,
    asked=maybe(obj(price=NUMBER, rank=WHOLE)),
    mine=many(obj(**RESULT, rank=WHOLE)),
    cheapest_others=many(obj(**RESULT, seller_id=TEXT, seller=TEXT)),
)
PREDICTIONS = obj(
    predictions=many(
        obj(
            title=WORD,
            category_id=TEXT,
            category=TEXT,
            probability=NUMBER,
            path=many(obj(id=TEXT, name=TEXT, probability=NUMBER)),
        )
    )
)
