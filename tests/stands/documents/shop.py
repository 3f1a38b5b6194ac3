"""The documents of everything else: reading the shop, its files, own costs, practice."""

from __future__ import annotations

from dataclasses import fields

from app.engine.attention.reasons import Act, Kind
from app.engine.history.doctor import Health
from app.engine.sync_receipt import Receipt
from app.service.practice.faults import FaultKind
from app.workspace.journal.backups import Restored
from tests.stands.documents.outbox import SUMMARY
from tests.stands.documents.shapes import (
    ANY,
    AT,
    COUNT,
    FINDING,
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
    with_optional,
)

RECEIPT = obj(
    **{
        one.name: {"complete": YES_OR_NO, "seconds": NUMBER}.get(one.name, COUNT)
        for one in fields(Receipt)
    }
)
CHECKS = obj(
    checks=many(
        obj(name=WORD, health={"enum": [health.value for health in Health]}, figures=OBJECT)
    )
)
BACKUPS = obj(backups=many(obj(name=WORD, made_at=AT, bytes=COUNT)))
RESTORED = obj(backup=WORD, **dict.fromkeys(Restored._fields, COUNT))
SYNCS = obj(
    syncs=many(
        obj(
            **dict.fromkeys(
                ("number", "ended_at", "counted", "added", "changed", "removed"), COUNT
            ),
            complete=YES_OR_NO,
        )
    )
)
HISTORY = obj(
    item_id=WORD,
    entries=many(
        obj(
            number=COUNT,
            op_id=WORD,
            item_id=WORD,
            at=COUNT,
            call=WORD,
            outcome=WORD,
            before=maybe(OBJECT),
            sent=maybe(OBJECT),
            answer=maybe(OBJECT),
            findings=many(FINDING),
            taken_back=YES_OR_NO,
        )
    ),
    changes=many(obj(at=maybe(COUNT), path=WORD, before=ANY, after=ANY)),
)
WRITTEN = with_optional(obj(file=WORD, format=WORD, listings=COUNT), unknown=many(WORD))
EXPORTED = many(
    obj(
        **dict.fromkeys(("id", "title", "status", "sub_status", "currency_id"), WORD),
        **dict.fromkeys(("listing_type_id", "last_updated", "category_id"), WORD),
        seller_custom_field=TEXT,
        **dict.fromkeys(("price", "net", "health"), NUMBER),
        **dict.fromkeys(("available_quantity", "sold_quantity", "variations", "warnings"), COUNT),
        free_shipping=YES_OR_NO,
    )
)
FIGURES = obj(
    code=WORD,
    **dict.fromkeys(("unit_cost", "packaging", "tax_percent", "floor"), NUMBER),
    currency_id=TEXT,
)
CHARGE = obj(
    site_id=WORD,
    category_id=TEXT,
    listing_type_id=TEXT,
    **dict.fromkeys(("from_price", "rate_percent", "fixed"), NUMBER),
)
COSTS = obj(codes=many(FIGURES), charges=many(CHARGE))
COSTS_SET = obj(code=WORD, changed=YES_OR_NO, figures=FIGURES)
COSTS_CHARGED: Schema = {"anyOf": [obj(charge=CHARGE), obj(removed=COUNT)]}
COSTS_REMOVED = obj(removed=COUNT, unknown=many(WORD))
COSTS_IMPORTED = obj(changed=COUNT, same=COUNT, passed_over=many(WORD))
COSTS_WRITTEN = obj(file=WORD, codes=COUNT)
ATTENTION = obj(
    as_of=AT,
    total=COUNT,
    groups=many(
        obj(
            kind={"enum": [kind.value for kind in Kind]},
            count=COUNT,
            where=TEXT,
            entries=many(
                obj(
                    **dict.fromkeys(("item_id", "since", "field", "says", "ends_at"), TEXT),
                    title=WORD,
                    acts=many({"enum": [act.value for act in Act]}),
                    row=maybe(obj(**SUMMARY)),
                    schedule=TEXT,
                    lacks=maybe(obj(attributes=many(WORD), pictures=COUNT, goals=many(WORD))),
                )
            ),
        )
    ),
)
FOLDER_PLAN = obj(
    file=TEXT,
    plan_id=WORD,
    planned=COUNT,
    pictures=COUNT,
    listings=many(WORD),
    notes=many(
        {**with_optional(obj(name=WORD, code=WORD, left=YES_OR_NO)), "additionalProperties": True}
    ),
    refused=many(obj(id=WORD, codes=many(WORD))),
)
# What the marketplace in the box answers is passed on as it came: more keys may come.
STOCK: Schema = {
    "type": "object",
    "required": ["id", "available_quantity", "sold_quantity"],
    "properties": {"available_quantity": COUNT, "sold_quantity": COUNT},
}
SALES: Schema = {
    "type": "object",
    "required": ["per_hour", "seed", "sold", "missed", "next"],
    "properties": {"per_hour": {"type": "number"}, "next": TEXT},
}
FAULT: Schema = {
    "type": "object",
    "required": ["kind", "hits"],
    "properties": {"kind": {"enum": [kind.value for kind in FaultKind]}, "hits": COUNT},
}
FAULTS = obj(seed=WHOLE, faults=many(FAULT), calls=by_name(COUNT))
STATE = obj(
    base_url=WORD,
    running=YES_OR_NO,
    now=WORD,
    sales=SALES,
    seed=WHOLE,
    faults=many(FAULT),
    calls=by_name(COUNT),
)
SOLD: Schema = {
    "type": "object",
    "required": ["order", "item", "variation"],
    "properties": {
        "order": {"type": "object", "required": ["id", "status", "buyer", "order_items"]},
        "item": STOCK,
        "variation": maybe(STOCK),
    },
}
SALE_OR_RATE: Schema = {"anyOf": [SOLD, obj(sales=SALES)]}
NOW: Schema = {"type": "object", "required": ["now"], "properties": {"now": WORD}}
SCORES = obj(titles=COUNT, top_1=NUMBER, top_3=NUMBER, calibration_error=NUMBER)
